"""The page's scripts contain no texts for people; these come from the tables of texts."""

import re

from simulator.web.page_files import PAGE

SCRIPTS = [*PAGE.rglob("*.js"), *(PAGE.parents[1] / "games").rglob("*.js")]
# Strings that are not texts: attributes of drawings and styles, names of classes, media queries, console output.
NO_TEXT = re.compile(r"[<>=#;(){}]|^[MLmhv\d .-]+$|^\W|-|\b(slot|seat|die|end|badge|pt|act|box|note|tile)\b|console")
KEYS = {"Enter", "Escape", "Arrow", "Process"}  # names of keys in browsers
SELECTORS = {"tbody th"}
LITERAL = re.compile(r"'([^'\n]*)'|`([^`]*)`")


def test_scripts_hold_no_words_of_their_own():
    found = []
    for path in SCRIPTS:
        for line in path.read_text("utf-8").splitlines():
            code = line.partition("// ")[0]
            if re.match(r"\s*(//|\*|/\*\*|import |console)", line) or "console." in code or "Error(" in code:
                continue
            found += [(path.name, text) for text in map("".join, LITERAL.findall(code)) if is_text(text)]
    assert not found


def is_text(literal: str) -> bool:
    """Return whether a JavaScript string looks like a text: two words, or one word with a capital letter."""
    bare_text = re.sub(r"\$\{[^}]*\}", "", literal).strip()
    if bare_text in KEYS | SELECTORS or "px" in bare_text or NO_TEXT.search(bare_text):
        return False
    return bool(re.search(r"[A-Za-z]{2,} [A-Za-z]{2,}|^[A-Z][a-z]{2,}$", bare_text))

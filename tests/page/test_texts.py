"""The page in the test language: all its texts are translated and fit, and its scripts hold no texts of their own."""

import re
from pathlib import Path

import pytest
from people import Player
from playwright.sync_api import expect

from host_tools.languages.pseudo import NAME, pseudo_source
from simulator import texts
from simulator.web.page_files import PAGE
from tray24 import games

SIZES = [(1280, 800), (390, 844)]
SCRIPTS = [*PAGE.rglob("*.js"), *(PAGE.parents[1] / "games").rglob("*.js")]
# Strings that are not texts: attributes of drawings and styles, names of classes, media queries, console output.
NO_TEXT = re.compile(r"[<>=#;(){}]|^[MLmhv\d .-]+$|^\W|-|\b(slot|seat|die|end|badge|pt|act|box|note|tile)\b|console")
KEYS = {"Enter", "Escape", "Arrow"}  # names of keys in browsers
SELECTORS = {"tbody th"}
LITERAL = re.compile(r"'([^'\n]*)'|`([^`]*)`")
# The page shows these in the tray's own words, which have tests of their own: words of the tray, the log, names, and
# the text of RULES.md, which is English in all languages.
NOT_OF_PAGE = (
    ".numbered ul, .oled, .log ol, .rules, .games, .choice, .which, .word, .brand, .badge, kbd, code, .acts.alone"
)
SAID = f"""() => {{
  const other = '{NOT_OF_PAGE}', found = new Set();
  for (const one of document.querySelectorAll('body *')) {{
    if (one.closest(other) || one.closest('script, style')) continue;
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) if (one.getAttribute(name)) found.add(one.getAttribute(name));
    for (const node of one.childNodes) if (node.nodeType === 3 && node.data.trim()) found.add(node.data.trim());
  }}
  return [...found];
}}"""
# Drawings, and marks over wells and dice, may be larger than their buttons.
OVERFLOWS = """() => [...document.querySelectorAll('button:not(.well, .grab, .usb, .seatbtn), h1, h2, h3, dialog')].filter(
  one => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1 && one.clientWidth
).map(one => [one.className || one.tagName, one.textContent.trim().slice(0, 60), one.scrollWidth, one.clientWidth])"""


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
    """Return whether a literal has two words, or one word that begins with a capital letter."""
    bare = re.sub(r"\$\{[^}]*\}", "", literal).strip()
    if bare in KEYS | SELECTORS or "px" in bare or NO_TEXT.search(bare):
        return False
    return bool(re.search(r"[A-Za-z]{2,} [A-Za-z]{2,}|^[A-Z][a-z]{2,}$", bare))


@pytest.fixture
def test_language(tmp_path, monkeypatch):
    """Switch all texts of page and host to the test language."""
    source_of = texts.source_of

    def pseudo_source_of(language: str, part: str):
        if language != NAME:
            return source_of(language, part)
        file = Path(tmp_path / f"{part}.ftl")
        english = source_of(texts.ENGLISH, part)
        if english.is_file():
            file.write_text(pseudo_source(english.read_text("utf-8")), "utf-8")
        return file

    monkeypatch.setattr(texts, "source_of", pseudo_source_of)
    texts.choose(NAME)
    yield
    texts.choose(texts.ENGLISH)


def plain(page, names: set[str]) -> list[str]:
    """Return the texts of the page that contain a word of plain English."""
    return [
        said
        for said in page.evaluate(SAID)
        if any(
            len(word) > 1 and word not in names and not word.endswith("ö")
            for word in re.findall(r"[A-Za-zäéöüÄÖÜ]+", said)
        )
    ]


@pytest.mark.parametrize("width, height", SIZES)
def test_all_that_the_page_says_is_translated_and_has_room(open_page, serve, test_language, width, height):
    player = Player(open_page({"width": width, "height": height}), serve().url).open()
    page = player.page
    names = {"Ann", "Ida", "Mira", "Jon", "Otto", "Vera"} | OF_TRAY
    expect(page.locator(".choice button").first).to_be_visible()
    assert plain(page, names) == []
    assert page.evaluate(OVERFLOWS) == []
    page.keyboard.press("?")
    assert page.evaluate(OVERFLOWS) == []
    page.keyboard.press("Escape")
    expect(page.locator("#help")).to_be_hidden()
    page.keyboard.press("n")
    # A game from elsewhere shows its options in the tray's words.
    for name in (name for name in games.names() if games.package(name).startswith("tray24.")):
        page.locator(f"#new-match label:has(input[value={name}])").click()
        assert plain(page, names) == []
        assert page.evaluate(OVERFLOWS) == []
    page.keyboard.press("Escape")
    expect(page.locator("#new-match")).to_be_hidden()
    page.locator("[data-do=quick]").click()
    expect(page.locator(".hand:not(.welcome, .winner) .act").first).to_be_visible()
    assert plain(page, names) == []
    assert page.evaluate(OVERFLOWS) == []


# The page uses the tray's names of games.
OF_TRAY = {"Tray", "Tray24", "game", "Center", "die", "Dice", "line", "Yacht", "Dominoes", "Threes", "keen", "random"}

"""The page's scripts make their elements with `write.js`, which escapes texts; nothing else parses HTML."""

import re

import pytest
from source_tree import ROOT

_PARSER = "simulator/web/page/js/write.js"
_PARSES = re.compile(
    r"\.(?:inner|outer)HTML\b|\binsertAdjacentHTML\b|\bsetHTML(?:Unsafe)?\b|\bcreateContextualFragment\b|\bsrcdoc\b"
    r"|document\.write|['\"]text/html['\"]|setAttribute\('(?:style|on\w+)'|\beval\(|\bnew Function\b"
)


def parsing(text: str) -> list[str]:
    """Return what in a script turns texts into HTML or code."""
    return _PARSES.findall(text)


def test_only_one_module_parses_html():
    scripts = [
        *(ROOT / "simulator").rglob("*.js"),
        *(ROOT / "host_tools").rglob("*.js"),
        *(ROOT / "tests/games").rglob("*.js"),
    ]
    found = {path.relative_to(ROOT).as_posix(): parsing(path.read_text(encoding="utf-8")) for path in scripts}
    assert {path: uses for path, uses in found.items() if uses} == {_PARSER: [".innerHTML"]}


@pytest.mark.parametrize(
    "line",
    [
        "row.innerHTML = label;",
        "list.insertAdjacentHTML('beforeend', row)",
        "page.outerHTML = text",
        "new DOMParser().parseFromString(text, 'text/html')",
        "button.setAttribute('onclick', words)",
        "frame.srcdoc = words",
    ],
)
def test_each_way_of_parsing_is_seen(line):
    assert parsing(line)

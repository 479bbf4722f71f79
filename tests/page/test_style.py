"""Style sheets that a browser recomputes quickly."""

import re

import pytest

from simulator.games import page_folder
from simulator.web.page_files import PAGE
from tray24 import games

SHEETS = sorted([*PAGE.rglob("*.css"), *(path for name in games.names() for path in page_folder(name).glob("*.css"))])
# After each change within such a part the browser would style most of the page again: five times the work.
WATCHED = re.compile(r"(?:html|body|:root|\.table|\.stage|\.tray|\.field)[^\s,{}>+~]*:has\(")


@pytest.mark.parametrize("path", SHEETS, ids=lambda path: f"{path.parent.parent.name}/{path.name}")
def test_no_rule_watches_the_whole_table(path):
    assert not WATCHED.findall(path.read_text(encoding="utf-8"))

"""The page's files are small in their source form, because they are sent without being minified.

The types of its JavaScript are comments, which a browser loads, too: they have a limit of their own.
"""

import re

import pytest

from simulator.games import find_page_folder
from simulator.web.page_files import PAGE
from tray24 import games

pytestmark = pytest.mark.smoke

MAX_BYTES = 450_000
MAX_BYTES_OF_TYPES = 24_000
TYPES = re.compile(rb"/\*\* @(?:type|param|returns) [^\n]*?\*/|@(?:type|param|returns) [^\n]*\n")
OURS = ("basic", "center", "line", "yacht", "dominoes")


def test_the_page_with_all_games_has_at_most_450_kb_and_24_kb_of_types():
    assert set(OURS) <= set(games.list_games())
    files = [path for folder in (PAGE, *map(find_page_folder, OURS)) for path in folder.rglob("*") if path.is_file()]
    texts = [path.read_bytes() for path in files]
    types = sum(len(found) for text in texts for found in TYPES.findall(text))
    assert sum(map(len, texts)) - types <= MAX_BYTES
    assert types <= MAX_BYTES_OF_TYPES

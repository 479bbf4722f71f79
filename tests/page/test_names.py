"""The page's common files contain no game's name: what belongs to one game is in its folder."""

import re

import pytest

from simulator.web.page_files import PAGE
from tray24 import games

pytestmark = pytest.mark.smoke

FILES = sorted(path for path in PAGE.rglob("*") if path.suffix in (".js", ".css"))
NAMES = "|".join(games.list_games())
# A comparison with a name, a name as a key in a table, a file or a style named after a game.
NAMED = re.compile(rf"""[=!]== ['"]({NAMES})\b|\b({NAMES}): [\[{{]|/({NAMES})\.js|\[data-game=|\['({NAMES})'\]""")


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(PAGE)))
def test_no_file_of_the_page_names_a_game(path):
    assert not [found[0] for found in NAMED.finditer(path.read_text(encoding="utf-8"))]

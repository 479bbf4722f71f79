"""The page is small as it is written: nothing makes its files smaller before they are sent."""

import pytest

from simulator.games import page_folder
from simulator.web.page_files import PAGE
from tray24 import games

pytestmark = pytest.mark.smoke

MOST_BYTES = 450_000
OURS = ("basic", "center", "line", "yacht", "dominoes")


def test_the_page_with_all_games_has_at_most_450_kb():
    assert set(OURS) <= set(games.names())
    files = [path for folder in (PAGE, *map(page_folder, OURS)) for path in folder.rglob("*") if path.is_file()]
    assert sum(path.stat().st_size for path in files) <= MOST_BYTES

"""People who act at random follow the tray, but play any legal die, lift dice, undo and pull the plug."""

import pytest
from real_script import Table
from real_whims import TileWhims, Whims

from tray24 import games
from tray24.match.record import replay


@pytest.mark.parametrize("game", [name for name in games.names() if games.game_class(name).real])
@pytest.mark.parametrize("seed", [1, 2])
def test_whatever_people_do_the_record_is_legal_and_means_the_same(game, seed):
    whims = (TileWhims if game == "dominoes" else Whims)(game, seed, Table(sensors=seed % 2 > 0))
    whims.go_on(250)
    table = whims.table
    lines = table.lines()
    _, replayed = replay(table.ui.match.profile.head() + lines)
    assert replayed.game.describe() == table.game.describe()
    assert len(lines) > 30
    assert whims.cuts or seed == 2

"""Matches with real dice of people who act at random: they play any legal die, lift dice, undo and pull the plug."""

import pytest
from random_players import RandomPlayer, RandomTilePlayer
from real_script import RealScript

from tray24 import games
from tray24.match.record import replay


@pytest.mark.parametrize("game", [name for name in games.list_games() if games.get_game_class(name).real])
@pytest.mark.parametrize("seed", [1, 2])
def test_whatever_people_do_the_record_is_legal_and_means_the_same(game, seed):
    random_player = (RandomTilePlayer if game == "dominoes" else RandomPlayer)(
        game, seed, RealScript(sensors=seed % 2 > 0)
    )
    random_player.play_steps(250)
    table = random_player.table
    lines = table.read_lines()
    _, replayed_match = replay(table.ui.match.profile.format_head() + lines)
    assert replayed_match.game.describe() == table.game.describe()
    assert len(lines) > 30
    assert random_player.cuts or seed == 2

"""Loaded positions of the tray game, `basic`: contradictions are refused; a round may begin within a match."""

import pytest
from helpers import enter_lines, list_legal_lines, make_basic
from refusals import expect_refusal

from tray24 import games


@pytest.mark.parametrize(
    "keys",
    [
        {"half": "right"},
        {"last": 5},
        {"tray": {"0": "r5", "3": "r6"}},
        {"tray": {"0": "W"}},
        {"tray": {"24": "r5"}},
        {"hands": [["r8"]]},
        {"hands": [["r8"] * 13, ["g1"] * 13]},
        {"hands": [["q8"], ["g1"]]},
        {"hands": [["W=r"], ["g1"]]},
        {"hands": [["-"], ["g1"]]},
        {"catchable": 1},
        {"turn": 2},
        {"direction": 0},
        {"direction": 1.0},
        {"tray": {"\N{SUPERSCRIPT TWO}": "r5"}},
        {"phase": "draw", "hands": [[1, "r8"], [5, {}]]},
        {"bag": 24},
        {"colour": "r"},
        {"phase": "score"},
        {"scores": [1]},
        {"over": True},
        {"phase": "drawn"},
        {"phase": "drawn", "die": "b9"},
        {"phase": "color"},
    ],
)
def test_positions_that_contradict_themselves_are_refused(keys):
    position = {"turn": 0, "phase": "move", "tray": {"0": "r5"}, "hands": [["r8", "y1"], ["g8", "g9"]], **keys}
    with expect_refusal("given"):
        games.load_game("basic", 2, {}, position)


def test_a_fresh_hand_can_be_loaded_in_the_middle_of_a_match():
    keys = {"turn": None, "phase": "draw", "starter": 2, "hand": 4, "scores": [100, 20, 0]}
    game = enter_lines(games.load_game("basic", 3, {}, keys), "* draw 2 7", "* start r1")
    assert (game.turn, game.hand, game.scores) == (2, 4, [100, 20, 0])


@pytest.mark.parametrize(("phase", "late"), [("choose", True), ("move", False)])
def test_who_may_be_caught_may_still_call_until_the_next_player_acts(phase, late):
    game = make_basic([["g8", "g9", "y1"], ["r1"]], phase=phase, catchable=1)
    assert ("1 uno" in list_legal_lines(game)) is late
    assert "0 catch 1" in list_legal_lines(game)

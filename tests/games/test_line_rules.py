"""Rules L1-L10 of the dice line: its behavior, and its legal moves compared with a second, simple program."""

import pytest
from helpers import create_game, enter_lines, list_legal_lines
from hypothesis import strategies as st
from refusals import expect_refusal

from tray24 import games
from tray24.games import from_bytes
from tray24.rules.errors import RuleError

seeds = st.integers(0, 1 << 32)


def make_line(hands, dice, options=None, **keys):
    keys = {"turn": 0, "phase": "move", "line": dice, "hands": hands, **keys}
    return games.load_game("line", 2, options, keys)


def test_the_table_may_say_who_starts_instead_of_the_roll_off():
    game = enter_lines(create_game("line", 2), "* draw 0 0 1 2 3 4", "* draw 1 5 6 7 8 9", "* first 1")
    assert game.format_awaited_deal() == "* roll 0" and game.starter == 1


def test_with_one_die_in_the_line_who_can_play_must():
    game = make_line([["r5", "W", "g1", "g2", "g3"], ["b1", "b2", "b3", "b4", "b5"]], ["r4"])
    assert list_legal_lines(game) == {"0 play r5", "0 play W"}
    with expect_refusal("L5"):
        enter_lines(game, "0 reroll")


def test_an_unknown_face_frees_from_that_duty():
    game = make_line([["r5", "?", "g1", "g2", "g3"], ["b1", "b2", "b3", "b4", "b5"]], ["r1"])
    assert enter_lines(game, "0 reroll").format_awaited_deal() == "* roll 0"


def make_caught_match():
    """Return a dice-line match in which seat 0 played a draw one (D1) onto a line of one die, without calling UNO.

    Seat 1 can catch seat 0, and must then give it a die (rule L8).
    """
    eight = ["g1", "g2", "g3", "g4", "g5", "y1", "y2", "y3"]
    game = make_line([["rD1", "y4"], eight], ["r1"])
    return enter_lines(game, "0 play rD1", "* roll 1 y5 g2 y5 g4 g5 y1 y2 y3 y5")


def test_the_opponent_gives_the_die_she_names_lowest_id_first():
    game = enter_lines(make_caught_match(), "1 catch 0")
    assert (
        game.describe()["phase"] == "give"
        and "1 give y5" in list_legal_lines(game)
        and len(list_legal_lines(game)) == 7
    )
    with expect_refusal("L8"):
        enter_lines(game, "1 pass")
    lowest = game.hands[1][0]
    game = enter_lines(from_bytes(game.save()), "1 give y5")
    assert game.format_awaited_deal() == "* roll 0" and game.hands[0] == [lowest, 2]


def test_the_opponent_keeps_her_only_die_and_the_caught_player_only_rolls():
    game = make_caught_match()
    game.bag, game.hands[1] = game.hands[1][1:], game.hands[1][:1]  # eleven dice leave seat 1 more than one
    enter_lines(game, "1 catch 0")
    assert (game.format_awaited_deal(), game.due, len(game.hands[1])) == ("* roll 0", 1, 1)


SIX_DICE = ["y5", "gD1", "y1", "rD2", "b2", "W"]  # of seat 1, with three dice in the line and two of seat 0


def enter_after(*lines, hand=("r5", "y3"), dice=("y4", "g1", "r2"), **keys):
    return enter_lines(
        make_line([list(hand), SIX_DICE + ["g2"] * (5 - len(hand) - len(dice))], list(dice), **keys), *lines
    )


UNO_AND_CATCH = {
    ("0 uno",): {"0 play r5", "0 draw"},  # once a turn
    ("0 uno", "0 play r5"): {"1 play y5", "1 play rD2", "1 play W", "1 draw"},  # a seat that has called is not caught
    ("0 play r5", "0 uno"): {"1 play y5", "1 play rD2", "1 play W", "1 draw"},
    ("0 uno", "0 play r5", "1 draw", "* roll 1 y1 g1 y2 b1 b2 g3 b4"): {"0 draw"},  # one die is left
    ("0 draw", "* roll 0 r1 r2 g3", "0 play r2"): {"1 play b2", "1 play rD2", "1 play W", "1 draw"},  # two are left
    # The next player's first action closes the window, whatever it is.
    ("0 play r5", "1 draw", "* roll 1 y1 g1 r1 W b1 b2 b3"): {"1 play r1", "1 play W", "1 pass"},
}


@pytest.mark.parametrize("lines", UNO_AND_CATCH)
def test_uno_is_called_once_and_in_time(lines):
    assert list_legal_lines(enter_after(*lines)) == UNO_AND_CATCH[lines]


def test_her_own_reroll_closes_the_window_of_who_moves_again():
    game = enter_lines(make_caught_match(), "0 reroll", "* roll 0 r4")
    assert list_legal_lines(game) == {"0 play r4", "0 pass"}


def test_a_late_call_is_no_call_for_the_turn_after():
    game = enter_after("0 play rD1", "* roll 1 y5 gD1 y1 rD2 b2 W y4", "0 uno", "0 draw", hand=("rD1", "y3"))
    enter_lines(game, "* roll 0 W y3")
    assert "0 uno" in list_legal_lines(game)
    assert enter_lines(game, "0 play W").catchable == 0


def test_a_late_call_leaves_the_call_of_the_next_player():
    game = make_line([["r5", "y3"], ["r4", "W"]], ["y4", "g1", "r2", "b1", "b2", "b3", "r1"])
    assert enter_lines(game, "0 play r5", "1 uno", "0 uno", "1 play r4").catchable < 0
    game = make_line([["r5", "y3"], ["r4", "W"]], ["y4", "g1", "r2", "b1", "b2", "b3", "r1"])
    assert enter_lines(game, "0 play r5", "0 uno", "1 uno", "1 play r4").catchable < 0


def test_caught_before_the_color_is_named():
    game = enter_after("0 play W", "1 catch 0", "* roll 0 r1 r2", hand=("W", "y3"), dice=("r2",))
    assert game.describe()["phase"] == "color" and list_legal_lines(game) == {"0 color " + color for color in "rygb"}


def test_a_last_die_ends_the_time_for_catching():
    eight = ["g1", "g2", "g3", "g4", "b5", "y1", "y2", "r1"]
    game = make_line([["r5"], ["r3", "r4"]], eight, {"target": 1}, turn=1)
    game = enter_lines(game, "1 play r3", "0 play r5")
    assert game.over and game.describe()["catchable"] is None and game.list_winners() == [0]


def test_dice_are_rolled_in_the_order_of_their_ids():
    assert enter_after("0 draw").hands[0] == [0, 3, 4]


def test_the_lowest_unknown_die_is_played():
    assert enter_after("0 play r4", hand=("?", "?")).hands[0] == [4]


REFUSALS = {
    ("0 pass",): "L4",
    ("0 draw", "* roll 0 r1 g3 g4", "0 draw"): "L4",
    ("0 play y3",): "L3",
    ("0 play r5", "1 play W", "1 draw"): "L7",
    ("1 uno",): "L8",
    ("0 catch 1",): "L8",
}


@pytest.mark.parametrize("lines", REFUSALS)
def test_a_refusal_names_its_rule(lines):
    with expect_refusal("^" + REFUSALS[lines]):
        enter_after(*lines)


def test_the_last_die_of_the_line_is_not_drawn():
    with expect_refusal("^L5"):
        enter_after("0 draw", dice=("r2",))


@pytest.mark.parametrize("face", ["r0", "r6", "rS", "gR", "WD4", "W=r", "-"])
def test_faces_of_other_games_are_refused(face):
    with pytest.raises(RuleError):
        enter_after("0 draw", "* roll 0 r1 g3 " + face)


def test_best_of_is_nothing_or_three():
    with pytest.raises(RuleError):
        create_game("line", 2, best_of=5)


def test_a_last_d2_is_still_taken_for_and_scored():
    game = make_line([["rD2"], ["g1", "g2", "g3", "g4", "g5", "y1", "y2"]], ["y4", "y5", "r1"])
    position = enter_lines(game, "0 play rD2", "* roll 1 " + " ".join(["g1"] * 9)).describe()
    assert position["scores"] == [9, 0] and position["await"] == "* draw 0"


def test_dice_of_a_position_are_eleven():
    with pytest.raises(RuleError):
        make_line([["r1"], ["r2"]], ["r3"])

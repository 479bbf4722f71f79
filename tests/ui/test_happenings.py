"""Effects on seats are told on the display: lost turns, a turn of play, draws, challenges, catches."""

import pytest
from real_script import Table
from ui_script import Script

from tray24.rules.notation import parse_line
from tray24.ui.toolkit.canvas import wrap
from tray24.ui.toolkit.screens import TEXT_WIDTH


def after(game, hands, *lines, options=None, **given):
    """Play lines from a position, in which seat 0 is to play; return the script."""
    key = "racks" if game == "dominoes" else "hands"
    given = {"turn": 0, "phase": "move", key: [list(hand) for hand in hands], **given}
    script = Script().match(*[""] * len(hands), game=game, given=given, **options or {})
    for text in lines:
        play = script.ui.play_screen
        assert play.attempt(parse_line(script.game, text), script.now_ms), text
        play.entry.settle(script.now_ms)
    return script.wait(100)


HANDS = (["gS", "gR", "gD2", "WD4", "g2"], ["b1", "b2"], ["b3", "b4"])


@pytest.mark.parametrize(
    ("lines", "words"),
    [
        (["0 play gS 1"], "Seat 3 misses a turn"),
        (["0 play gR 1"], "Play turns round"),
        (["0 play gD2 1"], "Seat 3 draws 2"),
        (["0 play g2 1"], "Seat 1: green 2"),
    ],
)
def test_a_sign_is_told(lines, words):
    script = after("basic", HANDS, *lines, tray={"0": "g5"})
    assert script.shows(words)
    assert len(wrap(words, TEXT_WIDTH)) == 1


@pytest.mark.parametrize("target", [500, 1])
def test_a_skip_as_the_last_die_costs_nobody_a_turn(target):
    script = after("basic", (["gS"], ["b1"], ["b3"]), "0 play gS 1", tray={"0": "g5"}, options={"target": target})
    message = script.ui.play_screen.message
    assert script.game.over == (target == 1) and message == "Seat 1: green skip"


def test_a_call_and_a_catch_are_told_as_such():
    script = after("basic", (["g1", "g2"], ["b1"], ["b3"]), "0 uno", tray={"0": "g5"})
    assert script.shows("Seat 1: UNO!")
    script = after("basic", (["g1", "g2"], ["b1", "b2"], ["b3"]), "0 play g1 1", "2 catch 0", tray={"0": "g5"})
    assert script.shows("Seat 5 catches Seat 1!")


def test_who_loses_a_challenge_draws():
    hands = (["WD4", "g1"], ["b1", "b2"])
    lines = ("0 play WD4", "0 color r", "1 challenge")
    assert after("center", hands, *lines, center="y5").shows("No bluff: Seat 3 draws 4")


def test_what_is_taken_from_the_line_is_told():
    line = ["g5", "g4", "g3", "y1"]
    script = after("line", (["yD2", "r2"], ["b1", "b2", "b3", "b4", "b5"]), "0 play yD2", line=line)
    assert script.shows("Seat 3 draws 2")


def test_closed_arms_are_told():
    racks = (["r3/DE", "gR/gR"], ["bS/bS"], ["r2/rR"])
    given = {"doublets": ["y8/y8"], "arms": [{"end": "r6"}, {"end": "g8"}]}
    assert after("dominoes", racks, "0 play r3/DE r3 0", **given).shows("That arm is closed")


def test_with_real_dice_a_lost_turn_and_the_turn_of_play_are_told():
    given = {"turn": 0, "phase": "move", "hands": [["?"] * 4, ["?"] * 4, ["?"] * 4], "tray": {"7": "g5"}}
    table = Table().real_match(3, given=given).play("gS", 8)
    assert table.game.turn == 2 and table.shows("Seat 2 misses a turn")
    table = Table().real_match(3, given=given).play("gR", 8)
    assert table.game.turn == 2 and table.shows("Play turns round")


def test_the_effect_of_a_starting_die_is_told():
    table = Table().begun(3, "gS").press("green")
    assert table.game.turn == 2 and table.shows("Seat 2 misses a turn")

"""The display shows what lines do to seats: lost turns, a changed direction, draws, challenges, catches."""

import pytest
from real_script import RealScript
from ui_script import Script

from tray24.rules.notation import parse_line
from tray24.ui.toolkit.canvas import wrap_text
from tray24.ui.toolkit.screens import TEXT_WIDTH


def play_moves(game, hands, *lines, options=None, **position):
    """Play moves from a position in which seat 0 is to move. Return the `Script` (the tray's user interface)."""
    key = "racks" if game == "dominoes" else "hands"
    position = {"turn": 0, "phase": "move", key: [list(hand) for hand in hands], **position}
    script = Script().start_match(*[""] * len(hands), game=game, position=position, **options or {})
    for text in lines:
        play = script.ui.play_screen
        assert play.try_move(parse_line(script.game, text), script.now_ms), text
        play.entry.finish_move(script.now_ms)
    return script.wait(100)


GREEN_5 = {"tray": {"0": "g5"}}
TWO_ARMS = {"doublets": ["y8/y8"], "arms": [{"end": "r6"}, {"end": "g8"}]}
CHALLENGED = ["0 play WD4", "0 color r", "1 challenge"]
RACKS = (["r3/DE", "gR/gR"], ["bS/bS"], ["r2/rR"])
HANDS = (["gS", "gR", "gD2", "WD4", "g2"], ["b1", "b2"], ["b3", "b4"])


@pytest.mark.parametrize(
    ("game", "hands", "lines", "position", "text"),
    [
        ("basic", HANDS, ["0 play gS 1"], GREEN_5, "Seat 3 misses a turn"),
        ("basic", HANDS, ["0 play gR 1"], GREEN_5, "Play turns round"),
        ("basic", HANDS, ["0 play gD2 1"], GREEN_5, "Seat 3 draws 2"),
        ("basic", HANDS, ["0 play g2 1"], GREEN_5, "Seat 1: green 2"),
        ("basic", (["g1", "g2"], ["b1"], ["b3"]), ["0 uno"], GREEN_5, "Seat 1: UNO!"),
        ("basic", (["g1", "g2"], ["b1"], ["b3"]), ["0 play g1 1", "2 catch 0"], GREEN_5, "Seat 5 catches Seat 1!"),
        ("center", (["WD4", "g1"], ["b1", "b2"]), CHALLENGED, {"center": "y5"}, "No bluff: Seat 3 draws 4"),
        ("line", (["yD2", "r2"], ["b1"] * 5), ["0 play yD2"], {"line": ["g5", "g4", "g3", "y1"]}, "Seat 3 takes 2"),
        ("dominoes", RACKS, ["0 play r3/DE r3 0"], TWO_ARMS, "That arm is closed"),
    ],
)
def test_what_a_move_does_to_a_seat_is_shown_in_one_line(game, hands, lines, position, text):
    assert play_moves(game, hands, *lines, **position).is_shown(text)
    assert len(wrap_text(text, TEXT_WIDTH)) == 1


@pytest.mark.parametrize("target", [500, 1])
def test_a_skip_as_the_last_die_costs_nobody_a_turn(target):
    script = play_moves("basic", (["gS"], ["b1"], ["b3"]), "0 play gS 1", tray={"0": "g5"}, options={"target": target})
    message = script.ui.play_screen.message
    assert script.game.over == (target == 1) and message == "Seat 1: green skip"


def test_with_real_dice_a_lost_turn_and_a_reversal_are_shown():
    position = {"turn": 0, "phase": "move", "hands": [["?"] * 4, ["?"] * 4, ["?"] * 4], "tray": {"7": "g5"}}
    table = RealScript().start_real_match(3, position=position).play_die("gS", 8)
    assert table.game.turn == 2 and table.is_shown("Seat 2 misses a turn")
    table = RealScript().start_real_match(3, position=position).play_die("gR", 8)
    assert table.game.turn == 2 and table.is_shown("Play turns round")


def test_the_effect_of_a_starting_die_is_shown():
    table = RealScript().start_with_die(3, "gS").press("green")
    assert table.game.turn == 2 and table.is_shown("Seat 2 misses a turn")

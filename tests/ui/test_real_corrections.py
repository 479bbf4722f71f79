"""Faces that were entered wrong, before the first choice or after a round, are removed line by line with undo."""

from real_script import RealScript
from test_real_dominoes import enter_faces, start_with_lead
from test_real_ends import start_last_turn
from test_real_others import restart

from tray24.match.record import replay
from tray24.rules.moves import DRAW


def undo_first_die(table, slot=7):
    """Undo the starting die and lift it from `slot`; players who have drawn dice return them."""
    table.hold_button("red").press("green").lift_dice(slot)
    while table.screen.prompt == "order":
        table.press("green")
    return table.wait(3000)


def test_the_kind_of_the_very_first_die_is_entered_again():
    table = undo_first_die(RealScript().start_with_die(2, "r7", 7))
    assert table.is_shown("Put red 7")
    table.hold_button("red").wait(3000)
    assert table.is_shown("Draw, roll, put it anywhere")
    table.play_die("r9", 7)
    assert table.tray == {"7": "r9"}
    assert table.read_lines() == [
        "* first 0",
        "* draw 0 0",
        "* start r9",
        "0 place 7",
        "* draw 1 1 2 3 4",
        "* draw 0 5 6 7 8",
    ]
    replay(table.ui.match.profile.format_head() + table.read_lines())


def test_the_starting_seat_is_entered_again():
    table = RealScript().start_real_match(2).press(1).hold_button("red")
    assert table.screen.prompt == "first"
    assert table.read_lines() == []
    table.press(2).play_die("g4", 8)
    assert table.game.turn == 0
    assert [name for name in table.files.list_names() if name.endswith(".t24")] == ["match.t24"]


def test_there_is_an_end_to_what_can_be_taken_back():
    table = RealScript().start_real_match(2).press(1).hold_button("red").hold_button("red")
    assert table.is_shown("Nothing to take back")


def test_the_center_die_is_entered_again_and_nobody_gives_dice_back():
    table = (
        RealScript()
        .start_real_match(2, game="center")
        .press(1)
        .play_die("r3", 8)
        .press("green")
        .hold_button("red")
        .lift_dice(8)
    )
    assert table.screen.prompt == "turn", table.ui.format_text()
    table.play_die("r4", 8)
    assert table.game.describe()["center"] == "r4"
    assert table.read_lines()[-1] == "* roll 1 ? ? ? ? ?"


def test_it_can_be_taken_back_after_a_power_cut():
    table = restart(undo_first_die(restart(RealScript().start_with_die(2, "r7", 7))))
    table.hold_button("red").play_die("b2", 7)
    assert table.tray == {"7": "b2"}


def test_what_was_left_in_a_hand_is_entered_again_after_the_round():
    table = start_last_turn().play_die("r5", 8).enter_face("b9").enter_face("b1").press("green")
    assert table.game.scores == [15 - 5, 0]
    table.press("green").hold_button("red")
    assert table.screen.get_acting_seat() == 1
    table.enter_face("b9").enter_face("b2").press("green")
    assert table.game.scores == [11, 0]
    assert table.read_lines()[-4:] == ["* undo", "0 play r5 8", "* reveal 1 b9 b2", "* draw 1 0"]


def test_the_first_die_of_a_later_round_is_entered_again_and_the_last_round_stands():
    table = (
        start_last_turn()
        .play_die("r5", 8)
        .enter_face("b9")
        .enter_face("b1")
        .press("green")
        .press("green")
        .lift_dice(7, 8)
    )
    undo_first_die(table.play_die("g4", 20), 20).hold_button("red").play_die("g5", 20)
    assert table.tray == {"20": "g5"}
    assert table.game.scores == [10, 0]
    assert table.read_lines().count("* undo") == 2


def test_a_winner_is_revoked_when_a_face_was_entered_wrong():
    table = start_last_turn(options={"target": 10}).play_die("r5", 8).enter_face("b9").enter_face("b1").press("green")
    assert table.screen.name == "winner"
    table.hold_button("red").enter_face("b1").enter_face("b2").press("green")
    assert table.screen.name == "scores"
    assert table.game.scores == [3, 0]


def test_five_dice_of_yacht_are_entered_again():
    table = RealScript().start_real_match(1, game="yacht").press("green")
    for face in ("r1", "r2", "r3", "r4", "r5"):
        table.enter_face(face)
    table.press("green")
    assert table.game.turn == 0
    table.hold_button("red")
    assert table.screen.prompt == "hue"
    for face in ("b1", "r2", "r3", "r4", "r5"):
        table.enter_face(face)
    table.press("green")
    assert table.read_lines()[-1].startswith("* roll 0")


def test_a_verdict_is_entered_again():
    position = {"turn": 0, "phase": "move", "center": "r3", "hands": [["?"] * 3, ["?"] * 3]}
    table = RealScript().start_real_match(2, position, game="center")
    table.set_content(8, 1).play_die("WD4", 9).press("yellow", "blue", "green")
    assert table.screen.prompt == "verdict"
    table.press("green").hold_button("red")
    assert table.screen.prompt == "verdict", table.ui.format_text()


def test_a_tile_drawn_because_nobody_leads_goes_back():
    table = RealScript().start_real_match(2, game="dominoes").press("green", "green")
    assert table.count_dice() == [7, 6]
    table.press("green").hold_button("red")
    assert table.count_dice() == [6, 6]
    assert table.is_shown("Seat 1 gives 1 back")


def test_a_drawn_tile_is_taken_back_before_the_entered_lead():
    table = start_with_lead()
    table.choose_item(DRAW << 16)
    table.hold_button("red").press("green", "green")
    assert table.count_dice() == [5, 6]
    enter_faces(table.hold_button("red").press("green"), "g7")
    assert table.game.describe()["table"] == ["g7/g7"]

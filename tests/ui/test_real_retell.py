"""Faces that were entered wrong, before anybody has chosen or after a hand: undo removes them, line by line."""

from real_script import Table
from test_real_dominoes import led, tell
from test_real_ends import last
from test_real_others import again

from tray24.match.record import replay
from tray24.rules.moves import DRAW


def place_back(table, slot=7):
    """Undo the first die and lift it again; players who have drawn return their dice."""
    table.hold("red").press("green").lift(slot)
    while table.screen.kind == "order":
        table.press("green")
    return table.wait(3000)


def test_the_kind_of_the_very_first_die_is_told_anew():
    table = place_back(Table().begun(2, "r7", 7))
    assert table.shows("Put red 7")
    table.hold("red").wait(3000)
    assert table.shows("Draw, roll, put it anywhere")
    table.play("r9", 7)
    assert table.tray == {"7": "r9"}
    assert table.lines() == [
        "* first 0",
        "* draw 0 0",
        "* start r9",
        "0 place 7",
        "* draw 1 1 2 3 4",
        "* draw 0 5 6 7 8",
    ]
    replay(table.ui.match.profile.head() + table.lines())


def test_who_begins_is_told_anew():
    table = Table().real_match(2).press(1).hold("red")
    assert table.screen.kind == "first"
    assert table.lines() == []
    table.press(2).play("g4", 8)
    assert table.game.turn == 0
    assert [name for name in table.files.names() if name.endswith(".t24")] == ["match.t24"]


def test_there_is_an_end_to_what_can_be_taken_back():
    table = Table().real_match(2).press(1).hold("red").hold("red")
    assert table.shows("Nothing to take back")


def test_the_center_die_is_told_anew_and_nobody_gives_dice_back():
    table = Table().real_match(2, game="center").press(1).play("r3", 8).press("green").hold("red").lift(8)
    assert table.screen.kind == "turn", table.ui.text()
    table.play("r4", 8)
    assert table.game.describe()["center"] == "r4"
    assert table.lines()[-1] == "* roll 1 ? ? ? ? ?"


def test_it_can_be_taken_back_after_a_power_cut():
    table = again(place_back(again(Table().begun(2, "r7", 7))))
    table.hold("red").play("b2", 7)
    assert table.tray == {"7": "b2"}


def test_what_was_left_in_a_hand_is_told_anew_after_its_end():
    table = last().play("r5", 8).tell("b9").tell("b1").press("green")
    assert table.game.scores == [15 - 5, 0]
    table.press("green").hold("red")
    assert table.screen.asked_seat() == 1
    table.tell("b9").tell("b2").press("green")
    assert table.game.scores == [11, 0]
    assert table.lines()[-4:] == ["* undo", "0 play r5 8", "* reveal 1 b9 b2", "* draw 1 0"]


def test_the_first_die_of_a_later_hand_is_told_anew_and_the_last_hand_stands():
    table = last().play("r5", 8).tell("b9").tell("b1").press("green").press("green").lift(7, 8)
    place_back(table.play("g4", 20), 20).hold("red").play("g5", 20)
    assert table.tray == {"20": "g5"}
    assert table.game.scores == [10, 0]
    assert table.lines().count("* undo") == 2


def test_a_winner_is_none_when_a_face_was_told_wrong():
    table = last(options={"target": 10}).play("r5", 8).tell("b9").tell("b1").press("green")
    assert table.screen.name == "winner"
    table.hold("red").tell("b1").tell("b2").press("green")
    assert table.screen.name == "scores"
    assert table.game.scores == [3, 0]


def test_five_dice_of_yacht_are_told_anew():
    table = Table().real_match(1, game="yacht").press("green")
    for face in ("r1", "r2", "r3", "r4", "r5"):
        table.tell(face)
    table.press("green")
    assert table.game.turn == 0
    table.hold("red")
    assert table.screen.kind == "hue"
    for face in ("b1", "r2", "r3", "r4", "r5"):
        table.tell(face)
    table.press("green")
    assert table.lines()[-1].startswith("* roll 0")


def test_a_verdict_is_told_anew():
    given = {"turn": 0, "phase": "move", "center": "r3", "hands": [["?"] * 3, ["?"] * 3]}
    table = Table().real_match(2, given, game="center")
    table.look(8, 1).play("WD4", 9).press("yellow", "blue", "green")
    assert table.screen.kind == "verdict"
    table.press("green").hold("red")
    assert table.screen.kind == "verdict", table.ui.text()


def test_a_tile_drawn_because_nobody_leads_goes_back():
    table = Table().real_match(2, game="dominoes").press("green", "green")
    assert table.counts() == [7, 6]
    table.press("green").hold("red")
    assert table.counts() == [6, 6]
    assert table.shows("Seat 1 gives 1 back")


def test_a_drawn_tile_is_no_told_line():
    table = led()
    table.take(DRAW << 16)
    table.hold("red").press("green", "green")
    assert table.counts() == [5, 6]
    tell(table.hold("red").press("green"), "g7")
    assert table.game.describe()["table"] == ["g7/g7"]

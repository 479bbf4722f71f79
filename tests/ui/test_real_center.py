"""Real dice in the center-die game: a die beside the center die, rolling again, challenges that the table judges."""

from real_script import Table

from tray24.games.center.screen import CENTER_SLOT
from tray24.rules.moves import ACCEPT, CHALLENGE, DRAW, PASS, REROLL
from tray24.ui.match.kinds import verb_item, verb_of
from tray24.ui.match.real.table import ALL_DRAW_AND_ROLL, DRAWS_AND_ROLLS, NOBODY

BESIDE = CENTER_SLOT + 1


def begun(seats=2, face="r3", **options):
    """Start a match: seat 1 has rolled the center die and placed it, and all have drawn and rolled."""
    table = Table().real_match(seats, game="center", **options).press(1)
    return table.play(face, CENTER_SLOT).press("green")


def test_the_center_die_is_rolled_until_it_is_a_number():
    table = Table().real_match(2, game="center").press(1)
    table.play("rS", CENTER_SLOT)
    assert table.shows("Roll until it is a number")
    table.lift(CENTER_SLOT).play("b6", CENTER_SLOT)
    assert table.game.describe()["center"] == "b6"
    assert table.counts() == [5, 5]
    assert table.screen.orders == [(ALL_DRAW_AND_ROLL, NOBODY, 5)]
    assert table.shows("All draw 5 dice and roll")


def test_a_die_is_put_beside_the_center_die_which_is_then_lifted():
    table = begun().put("g", BESIDE)
    assert table.shows("green 3")
    table.press("green")
    assert table.game.describe()["center"] == "g3"
    assert table.shows("Lift the die in slot 8")
    table.lift(CENTER_SLOT)
    assert table.screen.kind == "turn"
    table.play("g1", CENTER_SLOT).lift(BESIDE)
    assert table.game.describe()["center"] == "g1"
    assert table.game.turn == 0


def test_what_does_not_match_is_refused():
    table = begun().put("g", BESIDE)
    while table.screen.wheel.face & 31 != 1:
        table.press("blue")
    table.press("green")
    assert table.screen.kind == "bad"
    assert table.ui.say.refusal(table.screen.refusal).startswith("needs the color or sign of red 3")


def test_she_may_roll_again_then_draw_then_keep():
    table = begun()
    assert table.screen.items == (verb_item(REROLL),)
    table.press("green")
    assert table.screen.items == (verb_item(DRAW),)
    table.press("green")
    assert table.screen.items == (verb_item(PASS),)
    assert table.shows("Draw, roll, put it if it fits")
    table.press("green")
    assert table.game.turn == 1
    assert table.counts() == [6, 5]


def wild_four(seats=3):
    table = begun(seats).play("WD4", BESIDE)
    return table.press("blue")


def test_a_wild_plus_4_leaves_the_former_die_until_it_is_accepted():
    table = wild_four()
    assert table.screen.kind == "turn"
    assert [verb_of(item) for item in table.screen.items] == [ACCEPT, CHALLENGE]
    assert table.shows("Challenge")
    table.press("green")
    assert table.counts() == [4, 9, 5]
    table.lift(CENTER_SLOT)
    assert table.screen.orders == [(DRAWS_AND_ROLLS, 1, 4)]
    assert table.shows("Seat 2: draw 4 and roll")


def test_the_table_judges_a_challenge():
    table = wild_four().press("blue", "green")
    assert table.screen.kind == "verdict"
    assert table.screen.asked_seat() == 0  # the seat that played it; the die that was the center is named
    assert table.shows("Did a die fit red 3?")
    table.press("green")
    assert table.lines()[-3] == "* verdict legal"
    assert table.counts() == [4, 9, 5]


def test_an_illegal_wild_plus_4_goes_back_and_the_former_die_is_the_center_again():
    table = wild_four().press("blue", "green", "blue", "green")
    assert "* verdict illegal" in table.lines()
    assert table.game.describe()["center"] == "r3"
    assert table.shows("Lift the die in slot 9")
    table.lift(BESIDE)
    assert table.shows("Seat 1: draw 4 and roll")
    assert table.counts() == [9, 5, 5]
    assert table.game.turn == 1


def test_the_color_of_a_wild_is_named_and_undo_brings_the_center_die_back():
    table = begun().play("W", BESIDE).press("green")
    assert table.game.describe()["center"] == "W=g"
    table.lift(CENTER_SLOT).hold("red")
    assert table.screen.kind == "color"
    table.hold("red")
    assert table.screen.kind == "guide"
    assert table.shows("Put red 3 into slot 8")


def test_the_hand_ends_with_what_is_left_told():
    given = {"turn": 0, "phase": "move", "center": "r3", "hands": [["?"], ["?", "?"]]}
    table = Table()
    table.sensing.seen[CENTER_SLOT] = 1
    table.real_match(2, given, game="center")
    table.play("r6", BESIDE).lift(CENTER_SLOT).tell("b1").tell("W").press("green")
    assert table.game.scores == [51, 0]
    table.press("green").lift(BESIDE)
    assert table.shows("Draw, roll, put it as lit")


def test_without_sensors_only_the_place_beside_is_told():
    table = Table(sensors=False).real_match(2, game="center").press(1)
    table.press("green").tell("r3").press("green")
    assert table.screen.items[0] == BESIDE
    table.press("green").tell("r4").press("green")
    assert table.game.describe()["center"] == "r4"
    assert table.screen.items[0] == CENTER_SLOT

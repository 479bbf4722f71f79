"""Real dice in the center-die game: dice beside the center die, rolling again, challenges that players decide."""

from real_script import RealScript

from tray24.games.center.screen import CENTER_SLOT
from tray24.rules.moves import ACCEPT, CHALLENGE, DRAW, PASS, REROLL
from tray24.ui.match.prompts import get_verb, make_verb_item
from tray24.ui.match.real.tasks import ALL_DRAW_AND_ROLL, DRAWS_AND_ROLLS, NOBODY

BESIDE = CENTER_SLOT + 1


def start_center(seats=2, face="r3", **options):
    """Start a match of the center-die game with real dice.

    Seat 1 has rolled the center die and placed it, and all have drawn and rolled.
    """
    table = RealScript().start_real_match(seats, game="center", **options).press(1)
    return table.play_die(face, CENTER_SLOT).press("green")


def test_the_center_die_is_rolled_until_it_is_a_number():
    table = RealScript().start_real_match(2, game="center").press(1)
    table.play_die("rS", CENTER_SLOT)
    assert table.is_shown("Roll until it is a number")
    table.lift_dice(CENTER_SLOT).play_die("b6", CENTER_SLOT)
    assert table.game.describe()["center"] == "b6"
    assert table.count_dice() == [5, 5]
    assert table.screen.tasks == [(ALL_DRAW_AND_ROLL, NOBODY, 5)]
    assert table.is_shown("All draw 5 dice and roll")


def test_a_die_is_put_beside_the_center_die_which_is_then_lifted():
    table = start_center().place_die("g", BESIDE)
    assert table.is_shown("green 3")
    table.press("green")
    assert table.game.describe()["center"] == "g3"
    assert table.is_shown("Lift the die in slot 8")
    table.lift_dice(CENTER_SLOT)
    assert table.screen.prompt == "turn"
    table.play_die("g1", CENTER_SLOT).lift_dice(BESIDE)
    assert table.game.describe()["center"] == "g1"
    assert table.game.turn == 0


def test_what_does_not_match_is_refused():
    table = start_center().place_die("g", BESIDE)
    while table.screen.wheel.face & 31 != 1:
        table.press("blue")
    table.press("green")
    assert table.screen.prompt == "bad"
    assert table.ui.say.describe_refusal(table.screen.refusal).startswith("needs the color or sign of red 3")


def test_she_may_roll_again_then_draw_then_keep():
    table = start_center()
    assert table.screen.items == (make_verb_item(REROLL),)
    table.press("green")
    assert table.screen.items == (make_verb_item(DRAW),)
    table.press("green")
    assert table.screen.items == (make_verb_item(PASS),)
    assert table.is_shown("Draw, roll, put it if it fits")
    table.press("green")
    assert table.game.turn == 1
    assert table.count_dice() == [6, 5]


def play_wild_four(seats=3):
    table = start_center(seats).play_die("WD4", BESIDE)
    return table.press("blue")


def test_a_wild_plus_4_leaves_the_former_die_until_it_is_accepted():
    table = play_wild_four()
    assert table.screen.prompt == "turn"
    assert [get_verb(item) for item in table.screen.items] == [ACCEPT, CHALLENGE]
    assert table.is_shown("Challenge")
    table.press("green")
    assert table.count_dice() == [4, 9, 5]
    table.lift_dice(CENTER_SLOT)
    assert table.screen.tasks == [(DRAWS_AND_ROLLS, 1, 4)]
    assert table.is_shown("Seat 2: draw 4 and roll")


def test_the_table_judges_a_challenge():
    table = play_wild_four().press("blue", "green")
    assert table.screen.prompt == "verdict"
    assert table.screen.get_acting_seat() == 0  # the seat that played it; the die that was the center is named
    assert table.is_shown("Did a die fit red 3?")
    table.press("green")
    assert table.read_lines()[-3] == "* verdict legal"
    assert table.count_dice() == [4, 9, 5]


def test_an_illegal_wild_plus_4_goes_back_and_the_former_die_is_the_center_again():
    table = play_wild_four().press("blue", "green", "blue", "green")
    assert "* verdict illegal" in table.read_lines()
    assert table.game.describe()["center"] == "r3"
    assert table.is_shown("Lift the die in slot 9")
    table.lift_dice(BESIDE)
    assert table.is_shown("Seat 1: draw 4 and roll")
    assert table.count_dice() == [9, 5, 5]
    assert table.game.turn == 1


def test_the_color_of_a_wild_is_named_and_undo_brings_the_center_die_back():
    table = start_center().play_die("W", BESIDE).press("green")
    assert table.game.describe()["center"] == "W=g"
    table.lift_dice(CENTER_SLOT).hold_button("red")
    assert table.screen.prompt == "color"
    table.hold_button("red")
    assert table.screen.prompt == "guide"
    assert table.is_shown("Put red 3 into slot 8")


def test_the_round_ends_when_what_is_left_is_entered():
    position = {"turn": 0, "phase": "move", "center": "r3", "hands": [["?"], ["?", "?"]]}
    table = RealScript()
    table.sensing.seen[CENTER_SLOT] = 1
    table.start_real_match(2, position, game="center")
    table.play_die("r6", BESIDE).lift_dice(CENTER_SLOT).enter_face("b1").enter_face("W").press("green")
    assert table.game.scores == [51, 0]
    table.press("green").lift_dice(BESIDE)
    assert table.is_shown("Draw, roll, put it as lit")


def test_without_sensors_only_the_place_beside_the_center_is_entered():
    table = RealScript(sensors=False).start_real_match(2, game="center").press(1)
    table.press("green").enter_face("r3").press("green")
    assert table.screen.items[0] == BESIDE
    table.press("green").enter_face("r4").press("green")
    assert table.game.describe()["center"] == "r4"
    assert table.screen.items[0] == CENTER_SLOT

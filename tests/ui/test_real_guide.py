"""Misplaced real dice: dumps, shortages, undo, resume, lost and wrong dice, slots without a sensor."""

from real_script import Table

from tray24.pins import SLOTS
from tray24.rules.moves import PASS
from tray24.ui.match.kinds import verb_item

TURN = {"turn": 0, "phase": "choose", "half": "left", "tray": {"7": "r7"}}
# The left half without slot 20: the next die fills it.
FULL = {str(slot): "r%d" % (slot % 9) for slot in (0, 1, 2, 6, 7, 8, 12, 13, 14, 18, 19)}


def turn(hands=(4, 4), table=None, laid=True, **more):
    given = {**TURN, "hands": [["?"] * dice for dice in hands], **more}
    return (table or Table()).real_match(len(hands), given, laid)


def blinks(table, slot):
    """Return the colors that a slot shows within 2.4 seconds."""
    shown = set()
    for _ in range(60):
        table.wait(40)
        shown.add(table.slot(slot))
    return shown


# Misplaced dice.


def test_a_die_that_was_taken_away_is_to_be_put_back():
    table = turn().lift(7)
    assert table.screen.kind == "guide"
    assert table.shows("Put red 7 into slot 7")
    table.put("r", 7)
    assert table.screen.kind == "turn"
    assert table.lines() == []


def test_the_slot_of_a_missing_die_is_lit_in_its_color():
    table = turn().lift(7)
    assert all(red > 3 * green and red > 3 * blue for red, green, blue in blinks(table, 7))


def test_a_die_of_another_color_is_told():
    table = turn().lift(7).put("b", 7)
    assert table.shows("Slot 7 needs red 7")
    assert table.screen.kind == "guide"
    table.put("r", 7)
    assert table.screen.kind == "turn"


def test_a_finger_on_a_die_is_no_wrong_die():
    table = turn().put("?", 7).wait(2000)
    assert table.screen.kind == "turn"


def test_a_die_may_be_exchanged_while_another_is_told():
    table = turn().put("b", 8).lift(7)
    assert table.screen.kind == "guide"
    table.put("r", 7)
    assert table.screen.kind == "wheel"
    table.tell("b7")
    assert table.tray["8"] == "b7"


def test_who_knows_better_holds_green_and_the_slot_is_told_by_keys_from_then_on():
    table = turn().lift(7)
    assert table.shows("If it is so, hold green")
    table.hold("green")
    assert table.screen.kind == "turn"
    assert table.screen.slots.masked() == 1 << 7
    assert table.shows("No sensor: tell slot 7")


def test_a_die_that_is_none_is_put_off_by_holding_green():
    table = turn().put("r", 20).hold("green")
    assert table.screen.kind == "turn"
    table.wait(5000).put("?", 8).wait(600)
    assert table.screen.kind == "hue"
    table.hold("green")
    assert table.screen.kind == "turn"
    assert table.screen.slots.masked() == 1 << 20 | 1 << 8


# Dumps.


def test_a_full_half_is_emptied_die_by_die():
    table = turn(tray=FULL).play("r0", 20)
    assert table.tray == {"20": "r0"}
    assert table.screen.kind == "guide"
    assert table.shows("Lift the 11 dice that blink")
    table.lift(0, 1, 2, 6, 7, 8, 12, 13, 14, 18)
    assert table.shows("Lift the die in slot 19")
    assert (0, 0, 0) in blinks(table, 19)
    table.lift(19)
    assert table.screen.kind == "turn"
    assert table.game.turn == 1


def test_a_die_put_before_the_tray_is_clear_waits():
    table = turn(tray=FULL).play("r0", 20)
    table.lift(0, 1, 2, 6, 7, 8, 12, 13, 14, 18)
    table.put("r", 14)  # the next player is quick
    assert table.screen.kind == "guide"
    table.lift(19)
    assert (table.screen.kind, table.screen.slot) == ("wheel", 14)


def test_a_wild_that_fills_the_half_gets_its_color_before_the_tray_is_cleared():
    table = turn(tray=FULL).play("W", 20)
    assert table.screen.kind == "color"
    table.press("green")
    assert table.tray == {"20": "W=g"}
    assert table.shows("Lift the 11 dice that blink")


def test_a_shortage_empties_the_tray_but_for_the_last_die():
    tray = {"0": "r1", "1": "r2", "2": "r3", "6": "r4", "7": "r5"}
    table = turn((9, 9), tray=tray, last=7)
    table.play("rD2", 8)
    assert table.tray == {"8": "rD2"}
    assert table.counts() == [8, 11]
    assert table.screen.kind == "guide"
    table.lift(0, 1, 2, 6, 7)
    assert table.shows("Seat 2: draw 2 and roll")


# Undo.


def test_undo_of_a_play_guides_the_die_back_to_the_hand():
    table = turn(phase="move").play("r5", 8).hold("red")
    assert table.tray == {"7": "r7"}
    assert table.shows("Lift the die in slot 8")
    table.lift(8)
    assert table.shows("Seat 1 takes 1 back")
    table.press("green")
    assert table.screen.kind == "turn"
    assert table.lines()[-1] == "* undo"


def test_undo_of_a_penalty_tells_who_gives_dice_back():
    table = turn((4, 4, 4), phase="move").play("gD2", 8)
    assert table.screen.kind == "bad"
    table.lift(8).play("rD2", 8).press("green").hold("red")
    assert table.screen.name == "question"
    assert table.shows("Take back a roll or a draw")
    table.press("green")
    assert table.counts() == [4, 4, 4]
    table.lift(8)
    assert table.shows("Seat 1 takes 1 back")
    table.press("green")
    assert table.shows("Seat 2 gives 2 back")


def test_undo_of_a_dump_puts_all_dice_back():
    table = turn(tray=FULL, phase="move").play("r0", 20)
    table.lift(0, 1, 2, 6, 7, 8, 12, 13, 14, 18, 19).hold("red")
    assert table.shows("Put red 0 into slot 0")
    for slot in FULL:
        table.put("r", int(slot))
    assert table.shows("Lift the die in slot 20")
    table.lift(20).press("green")
    assert table.screen.kind == "turn"
    assert len(table.tray) == 11


def test_the_color_red_of_a_die_that_is_held_takes_back_but_once():
    table = turn(phase="move").play("r5", 8)
    table.put("?", 9).lift(9).put("?", 14).wait(600)
    assert table.screen.kind == "hue"
    table.hold("red")
    assert table.lines().count("* undo") == 1


def test_undo_of_the_start_lets_the_same_die_be_put_elsewhere():
    table = Table().begun(2, "r7", 7).hold("red").press("green")
    assert table.shows("Lift the die in slot 7")
    table.lift(7).press("green", "green", "green")
    assert table.shows("Put red 7")
    table.put("b", 3)
    assert table.shows("This is another die")
    table.lift(3).put("r", 16)
    assert table.tray == {"16": "r7"}


# Leaving, power cuts.


def test_after_a_power_cut_the_tray_is_checked():
    first = Table().begun(2, "r7", 7).press("green").play("r5", 8)
    table = Table(first.files)
    table.sensing.seen[7] = 1
    table.sensing.seen[22] = 3
    table.powered().press("green")
    assert table.screen.kind == "guide"
    assert table.shows("Put red 5 into slot 8")
    table.put("r", 8)
    assert table.shows("Lift the die in slot 22")
    table.lift(22)
    assert table.screen.kind == "turn"
    assert table.game.turn == 0


def test_a_cut_between_a_roll_and_what_it_showed_is_mended():
    first = Table().begun(2, "r7", 7).press("green")
    first.ui.match.enter(1 << 24 | 1 << 16)
    first.ui.match.journal.save()
    assert first.lines()[-1] == "1 roll"
    table = Table(first.files)
    table.sensing.seen[7] = 1
    table.powered().press("green")
    assert table.lines()[-1] == "* roll 1 ? ? ? ?"
    assert table.screen.kind == "turn"


def test_a_match_that_was_left_goes_on_where_it_was():
    table = Table().begun(2, "r7", 7).press("green").put("r", 8)
    table.lift(8).press("red")
    assert table.screen.name == "pause"
    table.take("leave")
    table.put("r", 8)  # nobody looks
    assert table.screen.name == "home"
    table.press("green")
    assert table.shows("Lift the die in slot 8")
    table.lift(8)
    assert table.screen.kind == "turn"


def test_dice_on_the_tray_are_lifted_before_a_match_begins():
    table = Table()
    table.sensing.seen[3] = 2
    table.real_match(2)
    assert table.shows("Lift the die in slot 3")
    table.lift(3)
    assert table.screen.kind == "first"


# Slots without a trusted sensor.


def test_a_slot_without_a_sensor_is_told_by_cursor_and_keys():
    table = turn(table=Table(masked=(8,)), phase="move")
    assert table.screen.items[0] == 8
    assert table.shows("Tell slot 8")
    table.press("green")
    assert table.screen.kind == "hue"
    table.tell("b7")
    assert table.tray["8"] == "b7"
    assert table.game.turn == 1
    assert table.screen.kind == "turn"  # nobody needs to confirm that die


def test_a_die_refused_in_such_a_slot_is_told_again():
    table = turn(table=Table(masked=(8,)), phase="move").press("green").tell("b3")
    assert table.shows("Blue 3 fits no neighbor")
    assert table.screen.kind == "wheel"
    table.press("red", "green").tell("b7")
    assert table.tray["8"] == "b7"


def test_without_sensors_a_match_is_told_by_keys():
    table = Table(sensors=False).real_match(2).press(1)
    assert table.screen.items == tuple(range(SLOTS))
    table.take(7).tell("r7").press("green")
    assert table.tray == {"7": "r7"}
    table.press("green")
    assert table.lines()[-2:] == ["1 roll", "* roll 1 ? ? ? ?"]
    table.take(8).tell("r5")
    assert table.tray == {"7": "r7", "8": "r5"}


def test_without_sensors_people_say_when_the_tray_is_as_lit():
    table = turn(table=Table(sensors=False), tray=FULL, phase="move")
    assert table.shows("Arrange 11 slots as lit")
    table.press("green").press("green").tell("r0")
    assert table.screen.kind == "guide"
    assert table.shows("Arrange 11 slots as lit")
    table.press("green")
    assert table.screen.kind == "turn"
    table.hold("red")
    assert table.shows("Arrange 12 slots as lit")


def test_a_drawn_die_is_kept_by_keys_where_no_sensor_is():
    table = turn(table=Table(sensors=False), phase="move").press("green")
    table.take(verb_item(4))
    assert table.screen.items[-1] == verb_item(PASS)
    table.take(verb_item(PASS))
    assert table.game.turn == 1


# Faults.


def test_a_sensor_that_fails_is_told_and_the_game_goes_on():
    table = turn(phase="move")
    table.sensing.fail(8)
    table.wait(60)
    assert table.shows("No sensor: tell slot 8")
    assert 8 in table.screen.items
    table.press("green").tell("r5")
    assert table.tray["8"] == "r5"


def test_a_sensor_that_fails_under_a_die_changes_nothing():
    table = turn(phase="move")
    table.sensing.fail(7)
    table.wait(3000)
    assert table.screen.kind == "turn"
    table.play("r5", 8)
    assert table.tray == {"7": "r7", "8": "r5"}

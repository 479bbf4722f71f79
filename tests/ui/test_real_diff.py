"""Dice that are not where the game expects them: overturned trays, missing or wrong dice, undo, resume, bad sensors."""

from real_script import RealScript

from tray24.pins import SLOTS
from tray24.rules.moves import PASS
from tray24.ui.match.prompts import make_verb_item

TURN = {"turn": 0, "phase": "choose", "half": "left", "tray": {"7": "r7"}}
# The left half without slot 20: the next die fills it.
FULL = {str(slot): "r%d" % (slot % 9) for slot in (0, 1, 2, 6, 7, 8, 12, 13, 14, 18, 19)}


def start_turn(hands=(4, 4), table=None, is_laid=True, **fields):
    position = {**TURN, "hands": [["?"] * dice for dice in hands], **fields}
    return (table or RealScript()).start_real_match(len(hands), position, is_laid)


def watch_colors(table, slot):
    """Return all colors that a slot shows within 2.4 seconds, as (red, green, blue)."""
    colors = set()
    for _ in range(60):
        table.wait(40)
        colors.add(table.read_led(slot))
    return colors


# Misplaced dice.


def test_a_die_that_was_taken_away_is_to_be_put_back():
    table = start_turn().lift_dice(7)
    assert table.screen.prompt == "guide"
    assert table.is_shown("Put red 7 into slot 7")
    table.place_die("r", 7)
    assert table.screen.prompt == "turn"
    assert table.read_lines() == []


def test_the_slot_of_a_missing_die_is_lit_in_its_color():
    table = start_turn().lift_dice(7)
    assert all(red > 3 * green and red > 3 * blue for red, green, blue in watch_colors(table, 7))


def test_a_die_of_another_color_is_reported():
    table = start_turn().lift_dice(7).place_die("b", 7)
    assert table.is_shown("Slot 7 needs red 7")
    assert table.screen.prompt == "guide"
    table.place_die("r", 7)
    assert table.screen.prompt == "turn"


def test_a_finger_on_a_die_is_no_wrong_die():
    table = start_turn().place_die("?", 7).wait(2000)
    assert table.screen.prompt == "turn"


def test_a_die_may_be_exchanged_while_another_is_entered():
    table = start_turn().place_die("b", 8).lift_dice(7)
    assert table.screen.prompt == "guide"
    table.place_die("r", 7)
    assert table.screen.prompt == "wheel"
    table.enter_face("b7")
    assert table.tray["8"] == "b7"


def test_a_player_overrules_a_sensor_with_green_and_enters_the_slot_by_keys_from_then_on():
    table = start_turn().lift_dice(7)
    assert table.is_shown("If it is so, hold green")
    table.hold_button("green")
    assert table.screen.prompt == "turn"
    assert table.screen.slots.get_masked() == 1 << 7
    assert table.is_shown("No sensor: tell slot 7")


def test_a_die_that_is_none_is_put_off_by_holding_green():
    table = start_turn().place_die("r", 20).hold_button("green")
    assert table.screen.prompt == "turn"
    table.wait(5000).place_die("?", 8).wait(600)
    assert table.screen.prompt == "hue"
    table.hold_button("green")
    assert table.screen.prompt == "turn"
    assert table.screen.slots.get_masked() == 1 << 20 | 1 << 8


# Dumps.


def test_a_full_half_is_emptied_die_by_die():
    table = start_turn(tray=FULL).play_die("r0", 20)
    assert table.tray == {"20": "r0"}
    assert table.screen.prompt == "guide"
    assert table.is_shown("Lift the 11 dice that blink")
    table.lift_dice(0, 1, 2, 6, 7, 8, 12, 13, 14, 18)
    assert table.is_shown("Lift the die in slot 19")
    assert (0, 0, 0) in watch_colors(table, 19)
    table.lift_dice(19)
    assert table.screen.prompt == "turn"
    assert table.game.turn == 1


def test_a_die_put_before_the_tray_is_clear_waits():
    table = start_turn(tray=FULL).play_die("r0", 20)
    table.lift_dice(0, 1, 2, 6, 7, 8, 12, 13, 14, 18)
    table.place_die("r", 14)  # the next player is quick
    assert table.screen.prompt == "guide"
    table.lift_dice(19)
    assert (table.screen.prompt, table.screen.slot) == ("wheel", 14)


def test_a_wild_that_fills_the_half_gets_its_color_before_the_tray_is_cleared():
    table = start_turn(tray=FULL).play_die("W", 20)
    assert table.screen.prompt == "color"
    table.press("green")
    assert table.tray == {"20": "W=g"}
    assert table.is_shown("Lift the 11 dice that blink")


def test_a_shortage_empties_the_tray_but_for_the_last_die():
    tray = {"0": "r1", "1": "r2", "2": "r3", "6": "r4", "7": "r5"}
    table = start_turn((9, 9), tray=tray, last=7)
    table.play_die("rD2", 8)
    assert table.tray == {"8": "rD2"}
    assert table.count_dice() == [8, 11]
    assert table.screen.prompt == "guide"
    table.lift_dice(0, 1, 2, 6, 7)
    assert table.is_shown("Seat 2: draw 2 and roll")


# Undo.


def test_undo_of_a_play_guides_the_die_back_to_the_hand():
    table = start_turn(phase="move").play_die("r5", 8).hold_button("red")
    assert table.tray == {"7": "r7"}
    assert table.is_shown("Lift the die in slot 8")
    table.lift_dice(8)
    assert table.is_shown("Seat 1 takes 1 back")
    table.press("green")
    assert table.screen.prompt == "turn"
    assert table.read_lines()[-1] == "* undo"


def test_undo_of_a_penalty_shows_which_seat_gives_dice_back():
    table = start_turn((4, 4, 4), phase="move").play_die("gD2", 8)
    assert table.screen.prompt == "bad"
    table.lift_dice(8).play_die("rD2", 8).press("green").hold_button("red")
    assert table.screen.name == "question"
    assert table.is_shown("Take back a roll or a draw")
    table.press("green")
    assert table.count_dice() == [4, 4, 4]
    table.lift_dice(8)
    assert table.is_shown("Seat 1 takes 1 back")
    table.press("green")
    assert table.is_shown("Seat 2 gives 2 back")


def test_undo_of_a_dump_puts_all_dice_back():
    table = start_turn(tray=FULL, phase="move").play_die("r0", 20)
    table.lift_dice(0, 1, 2, 6, 7, 8, 12, 13, 14, 18, 19).hold_button("red")
    assert table.is_shown("Put red 0 into slot 0")
    for slot in FULL:
        table.place_die("r", int(slot))
    assert table.is_shown("Lift the die in slot 20")
    table.lift_dice(20).press("green")
    assert table.screen.prompt == "turn"
    assert len(table.tray) == 11


def test_the_color_red_of_a_die_that_is_held_takes_back_but_once():
    table = start_turn(phase="move").play_die("r5", 8)
    table.place_die("?", 9).lift_dice(9).place_die("?", 14).wait(600)
    assert table.screen.prompt == "hue"
    table.hold_button("red")
    assert table.read_lines().count("* undo") == 1


def test_undo_of_the_start_lets_the_same_die_be_put_elsewhere():
    table = RealScript().start_with_die(2, "r7", 7).hold_button("red").press("green")
    assert table.is_shown("Lift the die in slot 7")
    table.lift_dice(7).press("green", "green", "green")
    assert table.is_shown("Put red 7")
    table.place_die("b", 3)
    assert table.is_shown("This is another die")
    table.lift_dice(3).place_die("r", 16)
    assert table.tray == {"16": "r7"}


# Leaving, power cuts.


def test_after_a_power_cut_the_tray_is_checked():
    first_table = RealScript().start_with_die(2, "r7", 7).press("green").play_die("r5", 8)
    table = RealScript(first_table.files)
    table.sensing.seen[7] = 1
    table.sensing.seen[22] = 3
    table.finish_power_on().press("green")
    assert table.screen.prompt == "guide"
    assert table.is_shown("Put red 5 into slot 8")
    table.place_die("r", 8)
    assert table.is_shown("Lift the die in slot 22")
    table.lift_dice(22)
    assert table.screen.prompt == "turn"
    assert table.game.turn == 0


def test_a_cut_between_a_roll_and_what_it_showed_is_mended():
    first_table = RealScript().start_with_die(2, "r7", 7).press("green")
    first_table.ui.match.enter(1 << 24 | 1 << 16)
    first_table.ui.match.journal.save()
    assert first_table.read_lines()[-1] == "1 roll"
    table = RealScript(first_table.files)
    table.sensing.seen[7] = 1
    table.finish_power_on().press("green")
    assert table.read_lines()[-1] == "* roll 1 ? ? ? ?"
    assert table.screen.prompt == "turn"


def test_a_match_that_was_left_goes_on_where_it_was():
    table = RealScript().start_with_die(2, "r7", 7).press("green").place_die("r", 8)
    table.lift_dice(8).press("red")
    assert table.screen.name == "pause"
    table.choose_item("leave")
    table.place_die("r", 8)  # nobody looks
    assert table.screen.name == "home"
    table.press("green")
    assert table.is_shown("Lift the die in slot 8")
    table.lift_dice(8)
    assert table.screen.prompt == "turn"


def test_dice_on_the_tray_are_lifted_before_a_match_begins():
    table = RealScript()
    table.sensing.seen[3] = 2
    table.start_real_match(2)
    assert table.is_shown("Lift the die in slot 3")
    table.lift_dice(3)
    assert table.screen.prompt == "first"


# Slots without a trusted sensor.


def test_a_slot_without_a_sensor_is_entered_by_cursor_and_keys():
    table = start_turn(table=RealScript(masked_slots=(8,)), phase="move")
    assert table.screen.items[0] == 8
    assert table.is_shown("Tell slot 8")
    table.press("green")
    assert table.screen.prompt == "hue"
    table.enter_face("b7")
    assert table.tray["8"] == "b7"
    assert table.game.turn == 1
    assert table.screen.prompt == "turn"  # nobody needs to confirm that die


def test_a_die_refused_in_a_slot_without_a_sensor_is_entered_again():
    table = start_turn(table=RealScript(masked_slots=(8,)), phase="move").press("green").enter_face("b3")
    assert table.is_shown("Blue 3 fits no neighbor")
    assert table.screen.prompt == "wheel"
    table.press("red", "green").enter_face("b7")
    assert table.tray["8"] == "b7"


def test_without_sensors_a_match_is_entered_by_keys():
    table = RealScript(sensors=False).start_real_match(2).press(1)
    assert table.screen.items == tuple(range(SLOTS))
    table.choose_item(7).enter_face("r7").press("green")
    assert table.tray == {"7": "r7"}
    table.press("green")
    assert table.read_lines()[-2:] == ["1 roll", "* roll 1 ? ? ? ?"]
    table.choose_item(8).enter_face("r5")
    assert table.tray == {"7": "r7", "8": "r5"}


def test_without_sensors_people_say_when_the_tray_is_as_lit():
    table = start_turn(table=RealScript(sensors=False), tray=FULL, phase="move")
    assert table.is_shown("Arrange 11 slots as lit")
    table.press("green").press("green").enter_face("r0")
    assert table.screen.prompt == "guide"
    assert table.is_shown("Arrange 11 slots as lit")
    table.press("green")
    assert table.screen.prompt == "turn"
    table.hold_button("red")
    assert table.is_shown("Arrange 12 slots as lit")


def test_a_drawn_die_is_kept_by_keys_where_no_sensor_is():
    table = start_turn(table=RealScript(sensors=False), phase="move").press("green")
    table.choose_item(make_verb_item(4))
    assert table.screen.items[-1] == make_verb_item(PASS)
    table.choose_item(make_verb_item(PASS))
    assert table.game.turn == 1


# Faults.


def test_a_sensor_that_fails_is_reported_and_the_game_goes_on():
    table = start_turn(phase="move")
    table.sensing.mark_faulty(8)
    table.wait(60)
    assert table.is_shown("No sensor: tell slot 8")
    assert 8 in table.screen.items
    table.press("green").enter_face("r5")
    assert table.tray["8"] == "r5"


def test_a_sensor_that_fails_under_a_die_changes_nothing():
    table = start_turn(phase="move")
    table.sensing.mark_faulty(7)
    table.wait(3000)
    assert table.screen.prompt == "turn"
    table.play_die("r5", 8)
    assert table.tray == {"7": "r7", "8": "r5"}

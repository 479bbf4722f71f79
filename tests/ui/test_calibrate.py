"""Calibration by keys; masked slots; the sensors in the self-test."""

from fake_calibration import FakeSensing
from real_script import Table
from ui_script import Script

from tray24.sense import calibrate
from tray24.ui.menus.settings import load


def opened():
    """Return the calibration screen over a calibrator that the test controls."""
    script = Script(facts={"version": "1", "sensors": 24})
    script.ui.sensing = FakeSensing()
    return script.powered().take("calibrate"), script.ui.sensing.calibrator


def ask(script, calibrator, step, slot=-1, words="", busy=False):
    calibrator.step, calibrator.slot, calibrator.words, calibrator.busy = step, slot, words, busy
    return script.wait(60)


def test_first_the_tray_is_to_be_empty():
    script, calibrator = opened()
    assert script.shows("Lift all dice, then green")
    script.press("green")
    assert calibrator.done == ["confirm"]
    ask(script, calibrator, calibrate.EMPTY, busy=True)
    assert script.shows("Measuring")


def test_then_a_white_die_goes_from_slot_to_slot_and_the_slot_is_lit():
    script, calibrator = opened()
    ask(script, calibrator, calibrate.WHITE, 3)
    assert script.shows("White die: slot 3")
    assert script.shows("4/24")
    shown = set()
    for _ in range(100):
        script.wait(20)
        shown.add(script.slot(3))
    assert len(shown) == 2  # lit for a while, then dark for its sensor
    assert script.slot(2) == script.slot(4) == (0, 0, 0)


def test_what_is_wrong_is_said_and_the_slot_can_be_left_out():
    script, calibrator = opened()
    ask(script, calibrator, calibrate.WHITE, 3, "not_white")
    assert script.shows("slot 3: not white, or a dead")
    assert script.shows("Blue skips it")
    script.press("blue")
    assert calibrator.done == ["skip"]


def test_only_green_at_the_end_keeps_what_was_measured():
    script, calibrator = opened()
    calibrator.skipped = 1 << 3
    ask(script, calibrator, calibrate.DONE)
    assert script.shows("All measured")
    assert script.slot(3)[0] > 2 * script.slot(3)[1]
    assert script.slot(2)[1] > 2 * script.slot(2)[0]
    script.press("green")
    assert calibrator.done == ["keep"]
    assert script.shows("All slots are calibrated.")


def test_red_leaves_without_effect():
    script, calibrator = opened()
    ask(script, calibrator, calibrate.WHITE, 3)
    script.press("red")
    assert calibrator.done == ["cancel"]
    assert script.screen.name == "home"


def test_after_a_failure_green_begins_anew():
    script, calibrator = opened()
    ask(script, calibrator, calibrate.FAILED, words="too_many")
    assert script.shows("Too many slots fail")
    script.press("green")
    assert calibrator.done == ["cancel"]
    assert script.screen.name == "calibrate"


def test_at_the_end_blue_learns_the_colors_of_odd_dice():
    script, calibrator = opened()
    ask(script, calibrator, calibrate.DONE)
    assert script.shows("Other colors: blue")
    script.press("blue")
    assert calibrator.done == ["learn"]
    for calibrator.color, color in enumerate(("red", "yellow", "green", "blue"), 1):
        ask(script, calibrator, calibrate.COLOR, 23)
        assert script.shows(f"A {color} die into slot 23")
    ask(script, calibrator, calibrate.COLOR, 23, "alike")
    assert script.shows("slot 23: like another color")
    script.press("blue")
    assert calibrator.done == ["learn", "skip"]


# Masked slots.


def test_slots_are_masked_one_by_one_and_kept():
    script = Script(facts={"version": "1", "sensors": 24})
    script.ui.sensing = FakeSensing()
    script.powered().take("settings").take("builders").take("masked_slots")
    assert script.shows("slot 0: sensed")
    script.press("blue", "green", "blue", "green")
    assert script.shows("slot 2: told by keys")
    assert script.shows("1 2")
    script.press("yellow", "green", "red")
    assert script.screen.name == "settings"
    assert load(script.files)["masked_slots"] == (2,)
    assert script.ui.sensing.masked == (2,)


def test_the_self_test_shows_what_each_slot_sees():
    table = Table(masked=(4,))
    table.ui.facts["sensors"] = 24
    table.powered().take("self_test")
    table.put("r", 0).put("W", 1).put("?", 2)
    assert "R W ? . x" in table.ui.text()
    assert table.shows("W")

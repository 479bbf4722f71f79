"""The screens of the calibration, used with the keys; masked slots; the sensors in the self-test."""

from fake_calibration import CalibrationSensing
from real_script import RealScript
from ui_script import Script

from tray24.sense import calibration
from tray24.ui.menus.settings import load_settings


def open_calibration():
    """Return a `Script` (the tray's user interface) that shows the calibration of a `FakeCalibrator`."""
    script = Script(facts={"version": "1", "sensors": 24})
    script.ui.sensing = CalibrationSensing()
    return script.finish_power_on().choose_item("calibrate"), script.ui.sensing.calibrator


def set_request(script, calibrator, step, slot=-1, prompt="", is_busy=False):
    calibrator.step, calibrator.slot, calibrator.fault, calibrator.busy = step, slot, prompt, is_busy
    return script.wait(60)


def test_first_the_tray_is_to_be_empty():
    script, calibrator = open_calibration()
    assert script.is_shown("Lift all dice, then green")
    script.press("green")
    assert calibrator.done == ["confirm"]
    set_request(script, calibrator, calibration.EMPTY, is_busy=True)
    assert script.is_shown("Measuring")


def test_then_a_white_die_goes_from_slot_to_slot_and_the_slot_is_lit():
    script, calibrator = open_calibration()
    set_request(script, calibrator, calibration.WHITE, 3)
    assert script.is_shown("White die: slot 3")
    assert script.is_shown("4/24")
    shown_prompts = set()
    for _ in range(100):
        script.wait(20)
        shown_prompts.add(script.read_led(3))
    assert len(shown_prompts) == 2  # lit for a while, then dark for its sensor
    assert script.read_led(2) == script.read_led(4) == (0, 0, 0)


def test_what_is_wrong_is_said_and_the_slot_can_be_left_out():
    script, calibrator = open_calibration()
    set_request(script, calibrator, calibration.WHITE, 3, "not_white")
    assert script.is_shown("slot 3: not white, or a dead")
    assert script.is_shown("Blue skips it")
    script.press("blue")
    assert calibrator.done == ["skip"]


def test_only_green_at_the_end_keeps_what_was_measured():
    script, calibrator = open_calibration()
    calibrator.skipped = 1 << 3
    set_request(script, calibrator, calibration.DONE)
    assert script.is_shown("All measured")
    assert script.read_led(3)[0] > 2 * script.read_led(3)[1]
    assert script.read_led(2)[1] > 2 * script.read_led(2)[0]
    script.press("green")
    assert calibrator.done == ["keep"]
    assert script.is_shown("All slots are calibrated.")


def test_red_leaves_without_effect():
    script, calibrator = open_calibration()
    set_request(script, calibrator, calibration.WHITE, 3)
    script.press("red")
    assert calibrator.done == ["cancel"]
    assert script.screen.name == "home"


def test_after_a_failure_green_begins_anew():
    script, calibrator = open_calibration()
    set_request(script, calibrator, calibration.FAILED, prompt="too_many")
    assert script.is_shown("Too many slots fail")
    script.press("green")
    assert calibrator.done == ["cancel"]
    assert script.screen.name == "calibrate"


def test_at_the_end_blue_learns_the_colors_of_odd_dice():
    script, calibrator = open_calibration()
    set_request(script, calibrator, calibration.DONE)
    assert script.is_shown("Other colors: blue")
    script.press("blue")
    assert calibrator.done == ["learn"]
    for calibrator.color, color in enumerate(("red", "yellow", "green", "blue"), 1):
        set_request(script, calibrator, calibration.COLOR, 23)
        assert script.is_shown(f"A {color} die into slot 23")
    set_request(script, calibrator, calibration.COLOR, 23, "alike")
    assert script.is_shown("slot 23: like another color")
    script.press("blue")
    assert calibrator.done == ["learn", "skip"]


# Masked slots.


def test_slots_are_masked_one_by_one_and_kept():
    script = Script(facts={"version": "1", "sensors": 24})
    script.ui.sensing = CalibrationSensing()
    script.finish_power_on().choose_item("settings").choose_item("builders").choose_item("masked_slots")
    assert script.is_shown("slot 0: sensed")
    script.press("blue", "green", "blue", "green")
    assert script.is_shown("slot 2: told by keys")
    assert script.is_shown("1 2")
    script.press("yellow", "green", "red")
    assert script.screen.name == "settings"
    assert load_settings(script.files)["masked_slots"] == (2,)
    assert script.ui.sensing.masked == (2,)


def test_the_self_test_shows_what_each_slot_sees():
    table = RealScript(masked_slots=(4,))
    table.ui.facts["sensors"] = 24
    table.finish_power_on().choose_item("self_test")
    table.place_die("r", 0).place_die("W", 1).place_die("?", 2)
    assert "R W ? . x" in table.ui.format_text()
    assert table.is_shown("W")

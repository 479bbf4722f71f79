"""The request `calibrate`: a host controls the calibration on the tray's display, while the tray's keys still work."""

import pytest
from link_streams import RigStream

from host_tools.link.client import Link, LinkError
from simulator.tray.files import MemoryFiles
from simulator.tray.rig import Rig
from tray24.pins import SLOTS

LIMIT_MS = 120_000


def create_link(sensors=True, masked=""):
    files = MemoryFiles()
    files.write("settings.txt", b"masked_slots=%s\n" % masked.encode())
    rig = Rig(files, sensors=sensors, seed=3)
    rig.boot()
    stream = RigStream(rig)
    link = Link(stream, "tray", stream.now_s)
    return rig, lambda op: link.request("calibrate", op=op)


def run_calibration(rig, ask, until=SLOTS):
    """Place a wild die in each slot that the calibration asks for; return the last reply."""
    asked = []
    seen = ask("begin")
    seen = ask("confirm")
    while seen["step"] in ("empty", "white") and len(asked) <= until and rig.tray.clock.now_ms < LIMIT_MS:
        if seen["step"] == "white" and seen["slot"] not in asked:
            for slot in asked[-1:]:
                rig.lift_die(slot)
            asked.append(seen["slot"])
            if len(asked) <= until:
                rig.place_die("white", seen["slot"])
        rig.wait_ms(200)
        seen = ask("look")
    for slot in asked:
        rig.lift_die(slot)
    return seen, asked


def test_the_animation_of_power_on_ends_so_that_all_slots_are_measured_in_the_dark():
    rig, ask = create_link()
    assert any(rig.tray.frame)
    ask("begin")
    rig.wait_ms(100)
    assert rig.ui.screen.name == "calibrate" and not any(rig.tray.frame)


def test_a_host_leads_through_it_with_the_words_of_the_display():
    rig, ask = create_link()
    seen = ask("begin")
    assert seen == {
        "step": "empty",
        "slot": -1,
        "busy": False,
        "skipped": 0,
        "words": "Lift all dice, then green",
        "wrong": "",
    }
    rig.wait_ms(100)
    assert seen["words"] in rig.read_display()
    seen, asked = run_calibration(rig, ask)
    assert asked == list(range(SLOTS))
    assert seen["step"] == "done" and "sensors.cal" not in rig.files.list_names()
    assert ask("keep") == {"step": "kept"}
    assert rig.ui.sensing.calibrated and "sensors.cal" in rig.files.list_names()


def test_keys_and_host_lead_the_same_calibration():
    rig, ask = create_link()
    ask("begin")
    rig.press("green")  # all is empty
    rig.wait_ms(3000)
    assert ask("look")["words"] == "White die: slot 0"
    rig.press("blue")
    assert ask("look")["slot"] == 1
    assert ask("skip")["skipped"] == 0b11
    rig.wait_ms(100)
    assert "slot 2" in rig.read_display()
    rig.press("red")
    with pytest.raises(LinkError, match="no calibration is open"):
        ask("look")


def test_a_calibration_open_on_the_tray_is_taken_over():
    rig, ask = create_link()
    ask("begin")
    screen = rig.ui.screen
    ask("confirm")
    assert ask("begin")["busy"]
    assert rig.ui.screen is screen


@pytest.mark.parametrize("slots", [0, 2])
def test_left_at_any_moment_nothing_has_changed(slots):
    rig, ask = create_link()
    run_calibration(rig, ask, slots)
    assert ask("cancel") == {"step": "left"}
    assert rig.ui.screen.name == "home"
    assert not rig.ui.sensing.calibrated and "sensors.cal" not in rig.files.list_names()


def test_what_is_wrong_is_said_in_words():
    rig, ask = create_link()
    rig.place_die("r", 5)
    ask("begin")
    ask("confirm")
    rig.wait_ms(3000)
    seen = ask("look")
    assert (seen["step"], seen["slot"], seen["wrong"]) == ("empty", 5, "slot 5: not empty, or a fin is missing")


def test_what_does_not_fit_the_step_does_nothing():
    rig, ask = create_link()
    ask("begin")
    for op in ("keep", "skip"):
        assert ask(op)["step"] == "empty"
    ask("confirm")
    rig.wait_ms(3000)
    for op in ("keep", "confirm"):
        assert (ask(op)["step"], ask(op)["slot"]) == ("white", 0)


def test_masked_slots_are_not_asked_for():
    """The calibration asks for no masked slot. Here 16 slots are masked, as in a tray with one bank of sensors."""
    rig, ask = create_link(masked=",".join(str(slot) for slot in range(8, SLOTS)))
    for slot in range(8, SLOTS):
        rig.tray.optics.kill_sensor(slot)
    seen, asked = run_calibration(rig, ask)
    assert asked == list(range(8))
    assert seen["step"] == "done"
    ask("keep")
    rig.press("green")
    rig.place_die("y", 3)
    rig.wait_until(lambda: rig.read_slot(3) == "y", 3000)
    assert rig.ui.sensing.masked == sum(1 << slot for slot in range(8, SLOTS))


def test_of_the_slots_that_are_wanted_too_many_may_still_not_be_skipped():
    rig, ask = create_link(masked="20,21,22,23")
    ask("begin")
    ask("confirm")
    rig.wait_ms(3000)
    for _ in range(12):
        assert ask("skip")["step"] == "white"
    seen = ask("skip")
    assert (seen["step"], seen["wrong"]) == ("failed", "slot 12: Too many slots fail")


def test_it_needs_sensors():
    _, ask = create_link(sensors=False)
    with pytest.raises(LinkError, match="no sensors"):
        ask("begin")


def test_a_match_on_the_display_is_not_disturbed():
    rig, ask = create_link()
    rig.start_match("", "")
    with pytest.raises(LinkError, match="match is on the tray's display"):
        ask("begin")
    assert rig.ui.screen.name == "play"

"""The request `calibrate`: a host controls the calibration on the tray's display, while the tray's keys still work."""

import pytest
from link_streams import RigStream

from host_tools.link.client import Link, LinkError
from simulator.tray.files import MemoryFiles
from simulator.tray.rig import Rig
from tray24.pins import SLOTS

LIMIT_MS = 120_000


def create_link(sensors=True, masked_slots=""):
    files = MemoryFiles()
    files.write("settings.txt", b"masked_slots=%s\n" % masked_slots.encode())
    rig = Rig(files, sensors=sensors, seed=3)
    rig.boot()
    stream = RigStream(rig)
    link = Link(stream, "tray", stream.now_s)
    return rig, lambda op: link.request("calibrate", op=op)


def run_calibration(rig, send_op, max_slots=SLOTS):
    """Place a wild die in each slot that the calibration asks for; return the last reply."""
    slots = []
    reply = send_op("begin")
    reply = send_op("confirm")
    while reply["step"] in ("empty", "white") and len(slots) <= max_slots and rig.tray.clock.now_ms < LIMIT_MS:
        if reply["step"] == "white" and reply["slot"] not in slots:
            for slot in slots[-1:]:
                rig.lift_die(slot)
            slots.append(reply["slot"])
            if len(slots) <= max_slots:
                rig.place_die("white", reply["slot"])
        rig.wait_ms(200)
        reply = send_op("look")
    for slot in slots:
        rig.lift_die(slot)
    return reply, slots


def test_the_animation_of_power_on_ends_so_that_all_slots_are_measured_in_the_dark():
    rig, send_op = create_link()
    assert any(rig.tray.frame)
    send_op("begin")
    rig.wait_ms(100)
    assert rig.ui.screen.name == "calibrate" and not any(rig.tray.frame)


def test_a_host_leads_through_it_with_the_words_of_the_display():
    rig, send_op = create_link()
    reply = send_op("begin")
    assert reply == {
        "step": "empty",
        "slot": -1,
        "busy": False,
        "skipped": 0,
        "words": "Lift all dice, then green",
        "wrong": "",
    }
    rig.wait_ms(100)
    assert reply["words"] in rig.read_display()
    reply, slots = run_calibration(rig, send_op)
    assert slots == list(range(SLOTS))
    assert reply["step"] == "done" and "sensors.cal" not in rig.files.list_names()
    assert send_op("keep") == {"step": "kept"}
    assert rig.ui.sensing.calibrated and "sensors.cal" in rig.files.list_names()


def test_keys_and_host_lead_the_same_calibration():
    rig, send_op = create_link()
    send_op("begin")
    rig.press("green")  # all is empty
    rig.wait_ms(3000)
    assert send_op("look")["words"] == "White die: slot 0"
    rig.press("blue")
    assert send_op("look")["slot"] == 1
    assert send_op("skip")["skipped"] == 0b11
    rig.wait_ms(100)
    assert "slot 2" in rig.read_display()
    rig.press("red")
    with pytest.raises(LinkError, match="no calibration is open"):
        send_op("look")


def test_a_calibration_open_on_the_tray_is_taken_over():
    rig, send_op = create_link()
    send_op("begin")
    screen = rig.ui.screen
    send_op("confirm")
    assert send_op("begin")["busy"]
    assert rig.ui.screen is screen


@pytest.mark.parametrize("slots", [0, 2])
def test_left_at_any_moment_nothing_has_changed(slots):
    rig, send_op = create_link()
    run_calibration(rig, send_op, slots)
    assert send_op("cancel") == {"step": "left"}
    assert rig.ui.screen.name == "home"
    assert not rig.ui.sensing.calibrated and "sensors.cal" not in rig.files.list_names()


def test_what_is_wrong_is_said_in_words():
    rig, send_op = create_link()
    rig.place_die("r", 5)
    send_op("begin")
    send_op("confirm")
    rig.wait_ms(3000)
    reply = send_op("look")
    assert (reply["step"], reply["slot"], reply["wrong"]) == ("empty", 5, "slot 5: not empty, or a fin is missing")


def test_what_does_not_fit_the_step_does_nothing():
    rig, send_op = create_link()
    send_op("begin")
    for op in ("keep", "skip"):
        assert send_op(op)["step"] == "empty"
    send_op("confirm")
    rig.wait_ms(3000)
    for op in ("keep", "confirm"):
        assert (send_op(op)["step"], send_op(op)["slot"]) == ("white", 0)


def test_masked_slots_are_not_asked_for():
    """The calibration asks for no masked slot. Here 16 slots are masked, as in a tray with one bank of sensors."""
    rig, send_op = create_link(masked_slots=",".join(str(slot) for slot in range(8, SLOTS)))
    for slot in range(8, SLOTS):
        rig.tray.optics.kill_sensor(slot)
    reply, slots = run_calibration(rig, send_op)
    assert slots == list(range(8))
    assert reply["step"] == "done"
    send_op("keep")
    rig.press("green")
    rig.place_die("y", 3)
    rig.wait_until(lambda: rig.read_slot(3) == "y", 3000)
    assert rig.ui.sensing.masked == sum(1 << slot for slot in range(8, SLOTS))


def test_of_the_slots_that_are_wanted_too_many_may_still_not_be_skipped():
    rig, send_op = create_link(masked_slots="20,21,22,23")
    send_op("begin")
    send_op("confirm")
    rig.wait_ms(3000)
    for _ in range(12):
        assert send_op("skip")["step"] == "white"
    reply = send_op("skip")
    assert (reply["step"], reply["wrong"]) == ("failed", "slot 12: Too many slots fail")


def test_it_needs_sensors():
    _, send_op = create_link(sensors=False)
    with pytest.raises(LinkError, match="no sensors"):
        send_op("begin")


def test_a_match_on_the_display_is_not_disturbed():
    rig, send_op = create_link()
    rig.start_match("", "")
    with pytest.raises(LinkError, match="match is on the tray's display"):
        send_op("begin")
    assert rig.ui.screen.name == "play"

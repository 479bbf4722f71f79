"""The command calibrate: it guides a person through the tray's own calibration, with the words of the tray."""

import io
import sys

import pytest
from builder import Builder, move_die
from link_streams import FaultyStream, RigStream, patch_virtual_tray

from host_tools import cli
from host_tools.commands import calibrate
from host_tools.doctor import calibration
from host_tools.errors import Failure
from host_tools.link.client import LinkError
from tray24.pins import SLOTS
from tray24.sense.calibration import Calibrator

SEED = 3


@pytest.fixture
def linked_tray(new_linked_tray):
    return new_linked_tray(sensors=True, seed=SEED)


def guide_builder(linked_tray, answers=None, skipped_slots=(), surface="paper"):
    """Run the command with a fake person who puts the die where the display says.

    Return the person, and whether the result was saved.
    """
    linked_tray.rig.tray.clock.spawn(move_die(linked_tray.rig, surface, skipped_slots))
    person = Builder(linked_tray.rig, answers)
    return person, calibration.guide_calibration(linked_tray.link, person)


def test_a_white_die_led_through_the_slots_calibrates_the_tray(linked_tray):
    person, is_saved = guide_builder(linked_tray)
    assert is_saved and linked_tray.rig.ui.sensing.calibrated
    assert "sensors.cal" in linked_tray.rig.files.list_names()
    asked_texts = [text for text in person.heard if text.startswith("White die: slot")]
    assert asked_texts == [f"White die: slot {slot} ({slot + 1}/{SLOTS})" for slot in range(SLOTS)]


def test_what_was_measured_is_kept_only_when_she_agrees(linked_tray):
    person, is_saved = guide_builder(linked_tray, {"Save it?": False})
    assert not is_saved and not linked_tray.rig.ui.sensing.calibrated
    assert "sensors.cal" not in linked_tray.rig.files.list_names()
    assert person.heard[-1] == "Left: nothing was changed."


def test_a_slot_that_is_wrong_can_be_left_out(linked_tray):
    linked_tray.rig.tray.optics.kill_lamps(1, 0)
    person, is_saved = guide_builder(
        linked_tray, {"slot 1: not white, or a dead light": "skip", "slot 1: a light is dead": "skip"}
    )
    assert is_saved and linked_tray.rig.ui.sensing.masked == 1 << 1
    assert "Left out: slot 1. You enter their dice with the keys." in person.heard


def test_a_silent_sensor_can_be_left_out_before_the_first_die(linked_tray):
    linked_tray.rig.tray.optics.kill_sensor(20)
    person, is_saved = guide_builder(linked_tray, {"slot 20: no signal": "skip"})
    assert is_saved and linked_tray.rig.ui.sensing.masked == 1 << 20


def test_masked_slots_are_not_asked_for(linked_tray):
    for slot in range(8, SLOTS):
        linked_tray.rig.tray.optics.kill_sensor(slot)
    linked_tray.link.request("settings", op="set", name="masked_slots", value=",".join(map(str, range(8, SLOTS))))
    person, is_saved = guide_builder(linked_tray)
    assert is_saved
    assert "Left out, because they are masked in Settings: slots 8 to 23." in person.heard
    assert len([text for text in person.heard if text.startswith("White die: slot")]) == 8


def test_all_slots_masked_leave_nothing_to_calibrate(linked_tray):
    linked_tray.link.request("settings", op="set", name="masked_slots", value=",".join(map(str, range(SLOTS))))
    with pytest.raises(Failure, match="nothing to calibrate"):
        guide_builder(linked_tray)


def test_a_die_of_another_color_is_asked_about_and_she_may_leave(linked_tray):
    person, is_saved = guide_builder(linked_tray, {"not white": "leave"}, surface="r")
    assert not is_saved
    assert person.heard[-1] == "Left: nothing was changed."
    assert linked_tray.rig.ui.screen.name == "home"


def test_red_on_the_tray_leaves_it(linked_tray):
    class AtTheTray(Builder):
        def show_message(self, words):
            super().show_message(words)
            if "slot 3" in words:
                self.rig.press("red")

    linked_tray.rig.tray.clock.spawn(move_die(linked_tray.rig))
    person = AtTheTray(linked_tray.rig)
    assert not calibration.guide_calibration(linked_tray.link, person)
    assert person.heard[-1] == "Ended on the tray itself. It is not calibrated yet."


def test_a_cable_that_is_pulled_leaves_it_to_the_keys(linked_tray):
    linked_tray.rig.tray.clock.spawn(move_die(linked_tray.rig))
    link = linked_tray.make_link(FaultyStream(linked_tray.stream, unplugged_after=6000))
    with pytest.raises(Failure, match="connection was lost"):
        calibration.guide_calibration(link, Builder(linked_tray.rig))
    assert linked_tray.rig.read_display().startswith("Calibrate.")
    linked_tray.rig.wait_for_text("All measured")
    linked_tray.rig.press("green")
    assert linked_tray.rig.ui.sensing.calibrated


def test_a_calibration_that_does_not_go_on_fails_with_the_displays_text(linked_tray, monkeypatch):
    monkeypatch.setattr(Calibrator, "process_scan", lambda calibrator, now_ms: None)
    link = linked_tray.make_link(RigStream(linked_tray.rig, max_ms=20_000))
    with pytest.raises(AssertionError, match="waits without end; the display: 'Calibrate. Measuring"):
        calibration.guide_calibration(link, Builder(linked_tray.rig))


def test_a_tray_without_sensors_says_so(new_linked_tray, monkeypatch, capsys):
    linked_tray = new_linked_tray()
    with pytest.raises(LinkError, match="no sensors"):
        calibration.guide_calibration(linked_tray.link, Builder(linked_tray.rig))
    monkeypatch.setattr(calibrate, "open_link", lambda port: linked_tray.link)
    monkeypatch.setattr(calibrate, "find_person", lambda: Builder(linked_tray.rig))
    assert cli.main(["calibrate"]) == 1
    assert "this tray has no sensors" in capsys.readouterr().err


class FakeInput(io.StringIO):
    """A fake of standard input: that of a terminal, or of a program."""

    def __init__(self, text, is_terminal):
        super().__init__(text)
        self.isatty = lambda: is_terminal


def test_the_end_of_the_input_leaves_as_ctrl_c_does(linked_tray, monkeypatch):
    monkeypatch.setattr(calibrate, "open_link", lambda port: linked_tray.link)
    monkeypatch.setattr(sys, "stdin", FakeInput("", True))
    assert cli.main(["calibrate"]) == 130
    linked_tray.rig.wait_ms(100)
    assert linked_tray.rig.ui.screen.name == "home"


def test_the_simulators_tray_calibrates_itself(monkeypatch, capsys):
    patch_virtual_tray(monkeypatch)
    monkeypatch.setattr(calibrate, "find_person", lambda: pytest.fail)
    assert cli.main(["calibrate", "--port", "socket://127.0.0.1:2424"]) == 1
    assert "by itself when a match with real dice begins" in capsys.readouterr().err

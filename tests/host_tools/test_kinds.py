"""Doctor and setup on each kind of tray: which parts they test, what they say, and the settings that they write."""

import contextlib
import re

import pytest
from builder import Builder

from host_tools.commands import setup
from host_tools.doctor import measure
from host_tools.doctor.findings import format_report
from host_tools.link import connection
from tray24.pins import RED, SLOTS
from tray24.ui.toolkit.lights import FULL, KINDS, LIGHT, STARTER, STICK, TWIN, has_sensors

LIT = {FULL: SLOTS, LIGHT: SLOTS, STARTER: STICK, TWIN: 2 * SLOTS}
BOARD_PARTS = re.compile(r"\b(D1|J1|J2|J3|U5|SENSE_\w*|U2)\b")


class MuddledBuilder(Builder):
    """A builder who answers each question about the LEDs with a number that no slot has."""

    def ask_text(self, question):
        if len(self.heard) > 100:
            raise AssertionError(f"{question!r} is asked again and again")
        if "Type their numbers" in question or "millivolts" in question:
            self.heard.append(question)
            return "240"
        return super().ask_text(question)


def format_examination(examination):
    return format_report(examination, 0)


@pytest.mark.parametrize("kind", KINDS)
def test_a_sound_tray_of_each_kind_has_no_faults(new_linked_tray, kind):
    linked_tray = new_linked_tray(kind=kind, sensors=has_sensors(kind))
    person = Builder(linked_tray.rig, {"together": True})
    examination = measure.examine_tray(linked_tray.link, person)
    assert examination.ok
    assert not examination.unchecked
    press_count = sum(text.startswith("Press ") for text in person.heard)
    assert press_count == (4 if kind == STARTER else 10)
    assert any("three notes" in text.lower() for text in person.heard) == (kind != STARTER)
    assert examination.figures["kind"] == kind
    assert examination.figures["leds"] == LIT[kind]
    report = " ".join(format_examination(examination).split())
    assert {
        FULL: "full, 24 LEDs, 5 mA",
        LIGHT: "Light, 24 LEDs, 20 mA",
        STARTER: "starter, 8 LEDs, 20 mA",
        TWIN: "2 lights, 48 LEDs, 5 mA",
    }[kind] in report
    assert not [note for note in examination.notes if note.what == "no-sensors"]


@pytest.mark.parametrize("kind", KINDS)
def test_a_question_that_is_never_answered_is_left_out_after_three_tries(new_linked_tray, kind):
    linked_tray = new_linked_tray(kind=kind)
    person = MuddledBuilder(linked_tray.rig, {"together": True})
    examination = measure.examine_tray(linked_tray.link, person)
    assert examination.ok
    assert examination.unchecked == ["the LEDs, by eye"]
    assert sum("stay dark" in text for text in person.heard) == 3
    assert sum("millivolts?" in text for text in person.heard) == (3 if has_sensors(kind) else 0)


def test_a_full_board_on_which_none_was_found_says_what_to_do(new_linked_tray):
    examination = measure.examine_tray(new_linked_tray().link)
    assert examination.ok
    (note,) = [note for note in examination.notes if note.what == "no-sensors"]
    assert "setup --kind light" in note.do[0]
    assert "U2, U3 and U4" in note.do[1]


FAULTS = {
    "no display": (lambda tray: setattr(tray, "has_display", False), "display-absent", "pin 22 (GP17)"),
    "a stuck button": (lambda tray: tray.set_contact(RED, True, clean=True), "button-stuck", "pin 16 (GP12)"),
    "a silent button": (lambda tray: setattr(tray, "open_buttons", 1 << RED), "button-silent", "pin 16 (GP12)"),
    "a broken chain": (lambda tray: tray.leds.cut_data_line(5), "chain-ends", "up to number 4; from number 5"),
    "a dark chain": (lambda tray: tray.leds.cut_data_line(0), "no-led", "pin 4 (GP2)"),
}


@pytest.mark.parametrize("kind", [LIGHT, STARTER])
@pytest.mark.parametrize(("spoil", "what", "words"), FAULTS.values(), ids=FAULTS)
def test_faults_name_no_parts_of_a_board_that_is_not_there(new_linked_tray, kind, spoil, what, words):
    linked_tray = new_linked_tray(spoil, kind=kind)
    examination = measure.examine_tray(linked_tray.link, Builder(linked_tray.rig, {"together": True}))
    assert [fault.what for fault in examination.faults] == [what]
    report = " ".join(format_examination(examination).split())
    assert words in report
    assert BOARD_PARTS.findall(report) == []


def test_leds_that_take_red_first_are_distinguished_from_broken_ones(new_linked_tray):
    linked_tray = new_linked_tray(kind=STARTER)
    answers = {"together": True, "in red": "all", "in green": "all", "in blue": ""}
    examination = measure.examine_tray(linked_tray.link, Builder(linked_tray.rig, answers))
    (fault,) = examination.faults
    assert (fault.what, fault.do) == ("color-order", ("Choose RGB at 'LED colors' in Settings.",))


# Setup.


@pytest.fixture
def run_setup(monkeypatch, capsys):
    """Return a function that runs the steps of setup after flash on a linked tray, and returns what they print."""

    def run_setup(linked_tray, person=None, **chosen):
        monkeypatch.setattr(connection, "open_link", lambda name: contextlib.nullcontext(linked_tray.link))
        monkeypatch.setattr(setup, "_flash", lambda place, person: "done")
        place = setup.BoardLocation("COM7", None, virtual=True, chosen=chosen)
        assert setup.run_steps(place, person) == 0
        return capsys.readouterr().out

    return run_setup


@pytest.mark.parametrize(("kind", "game"), [(LIGHT, "held it seats a bot"), (STARTER, "Held blue calls UNO")])
def test_setup_sets_the_kind_of_a_blank_tray(new_linked_tray, run_setup, kind, game):
    linked_tray = new_linked_tray()
    output = run_setup(linked_tray, tray_kind=kind, led_ma="12", led_colors="rgb")
    settings = linked_tray.rig.ui.settings
    assert (settings["tray_kind"], settings["led_ma"], settings["led_colors"]) == (kind, "12", "rgb")
    assert f"tray_kind={kind}\n".encode() in linked_tray.rig.files.read("settings.txt")
    assert linked_tray.rig.tray.channel_ua == 12_000
    assert "no sensors" in output and game in output


def test_setup_asks_for_the_kind_where_no_sensor_was_found(new_linked_tray, run_setup):
    linked_tray = new_linked_tray()
    person = Builder(linked_tray.rig, {"Which kind": "starter", "together": False})
    run_setup(linked_tray, person)
    assert linked_tray.rig.ui.settings["tray_kind"] == STARTER
    second_person = Builder(linked_tray.rig, {"together": False})
    run_setup(linked_tray, second_person)
    assert not any("Which kind" in text for text in second_person.heard)


def test_setup_sets_the_kind_of_a_board_with_two_leds_a_slot(new_linked_tray, run_setup):
    linked_tray = new_linked_tray(kind=TWIN, sensors=True)
    linked_tray.link.request("settings", op="set", name="tray_kind", value=FULL)
    output = run_setup(linked_tray, Builder(linked_tray.rig, {"Set it now": True, "together": False}))
    assert linked_tray.rig.ui.settings["tray_kind"] == TWIN
    assert "2 lights, 48 LEDs" in " ".join(output.split()) and "No fault was found" in output

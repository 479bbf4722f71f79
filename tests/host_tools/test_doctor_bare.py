"""The command doctor with a bare board in room light: no case, no clear sheet, no light walls, nothing plugged in."""

import contextlib
import random
from dataclasses import replace

import faults
import pytest
from builder import Builder

from host_tools.commands import setup
from host_tools.doctor import measure
from host_tools.doctor.findings import format_report
from host_tools.link import connection
from simulator.tray.optics import BARE
from tray24.pins import BUTTONS, SLOTS

ROOMS_LX = (100, 300, 1000)
# No document says how much light leaves an LED at its side: a quarter to nine times the calculated direct light.
SEED = 3
ALL_BUTTONS = (1 << BUTTONS) - 1


def make_bare_model(sideways=1.0, **changes):
    return replace(BARE, direct=tuple(share * sideways for share in BARE.direct), **changes)


@pytest.fixture
def power_bare_board(new_linked_tray):
    """Return a function that powers a bare board in a room, damaged by `spoil`, and returns it with a link."""

    def power_board(lux, spoil=lambda tray: None, model=BARE):
        def prepare_tray(tray):
            tray.optics.room_lux = lux
            tray.has_display = False
            tray.open_buttons = ALL_BUTTONS
            spoil(tray)

        return new_linked_tray(prepare_tray, sensors=True, seed=SEED, model=model)

    return power_board


class LooseJoint(dict):
    """The stuck readings of sensors, {slot: value}: those of one slot are sometimes 0, as with a loose joint."""

    def __init__(self, slot):
        super().__init__()
        self._slot = slot
        self._rng = random.Random(1)

    def get(self, slot, usual_value=None):
        return 0 if slot == self._slot and self._rng.random() < 0.1 else usual_value


FAULTS = {
    "a dead sensor": (lambda tray: tray.optics.kill_sensor(9), [("sensor-silent", (9,))]),
    "an open load": (lambda tray: tray.sensors.stuck_lsb.update({4: 4010}), [("sensor-flooded", (4,))]),
    "a loose joint": (lambda tray: setattr(tray.sensors, "stuck_lsb", LooseJoint(6)), [("sensor-unsteady", (6,))]),
    "a cold joint in the chain": (lambda tray: tray.leds.cut_data_line(7), [("chain-ends", tuple(range(7, 24)))]),
    "a chain that never begins": (lambda tray: tray.leds.cut_data_line(0), [("no-led", tuple(range(24)))]),
    "the last LED": (lambda tray: tray.leds.cut_data_line(23), [("chain-ends", (23,))]),
    "swapped sensors or LEDs": (
        lambda tray: setattr(tray.sensors, "reads", faults.make_swapped_sensors(3, 6)),
        [("sensors-swapped", (3, 6))],
    ),
    "an address line": (
        lambda tray: setattr(tray.sensors, "reads", faults.make_stuck_address(2, False, [2])),
        [("address-stuck", (20, 21, 22, 23))],
    ),
    "no infrared": (
        lambda tray: faults.open_infrared(tray.optics, range(SLOTS)),
        [("no-infrared", tuple(range(SLOTS)))],
    ),
}


@pytest.mark.parametrize("sideways", [0.25, pytest.param(1.0, marks=pytest.mark.long)])
@pytest.mark.parametrize("name", FAULTS)
def test_each_fault_of_a_bare_board_is_found_and_nothing_else(power_bare_board, name, sideways):
    spoil, expected = FAULTS[name]
    model = make_bare_model(sideways)
    # A loose joint jumps by more than any noise only where the level is high enough.
    lux = 300 if name == "a loose joint" else 100
    examination = measure.examine_tray(power_bare_board(lux, spoil, model).link, is_bare=True)
    assert [(fault.what, fault.slots) for fault in examination.faults] == expected


@pytest.mark.parametrize("lux", ROOMS_LX)
def test_a_sound_bare_board_passes_with_true_sentences(power_bare_board, lux):
    """Doctor finds no fault in a sound bare board.

    It says nothing of display and buttons, which are plugged in only when the case is closed.
    """
    linked_tray = power_bare_board(lux)
    person = Builder(linked_tray.rig, {"in its case": False, "millivolts": ""})
    examination = measure.examine_tray(linked_tray.link, person)
    assert examination.ok and examination.bare
    report = " ".join(format_report(examination).split())
    assert "tested without its case" in report
    assert "compared with each other" in report
    assert "when the case is closed" in report
    assert "not calibrated" not in report
    assert "Something lies" not in report
    assert not any(text.startswith("Press ") for text in person.heard)
    assert not any("Lift all dice" in text for text in person.heard)
    untested = report.partition("Not tested:")[2]
    assert "all buttons" in untested and "the display, by eye" in untested


def test_without_a_person_an_absent_display_of_a_bare_board_is_reported_but_no_fault(power_bare_board):
    examination = measure.examine_tray(power_bare_board(100).link, is_bare=True)
    assert examination.ok
    assert [note.what for note in examination.notes] == ["display-absent", "bare"]


def test_what_is_plugged_into_a_bare_board_is_tested(power_bare_board):
    linked_tray = power_bare_board(100)
    person = Builder(linked_tray.rig, {"in its case": False, "Is it plugged in": True, "buttons plugged": True})
    fault_kinds = [fault.what for fault in measure.examine_tray(linked_tray.link, person).faults]
    assert fault_kinds == ["display-absent", "plug-silent", "plug-silent"]


def test_steps_of_a_bare_board_name_no_parts_of_the_case(power_bare_board):
    linked_tray = power_bare_board(100, lambda tray: tray.optics.kill_sensor(9))
    (fault,) = measure.examine_tray(linked_tray.link, is_bare=True).faults
    assert fault.do and not any("film" in step or "clear sheet" in step for step in fault.do)


def test_setup_does_not_calibrate_a_bare_board(power_bare_board, monkeypatch, capsys):
    linked_tray = power_bare_board(300)
    monkeypatch.setattr(connection, "open_link", lambda name: contextlib.nullcontext(linked_tray.link))
    monkeypatch.setattr(setup, "_flash", lambda place, person: "done")
    person = Builder(linked_tray.rig, {"in its case": False, "together": False})
    assert setup.run_steps(setup.BoardLocation("COM7", None), person) == 0
    output = " ".join(capsys.readouterr().out.split())
    assert "when the case is closed" in output
    assert not linked_tray.link.request("selftest")["calibrated"]
    assert not any("White die" in text for text in person.heard)

"""Doctor on a twin tray (two LEDs a slot): a broken LED, a broken chain, a board that its settings do not describe."""

from functools import partial

import pytest
from builder import Builder

from hardware.circuit import names
from host_tools.doctor import measure
from tray24.pins import SLOTS
from tray24.ui.toolkit.lights import FULL, TWIN

SEED = 3
ALL_SLOTS = list(range(SLOTS))


@pytest.fixture
def make_twin(new_linked_tray):
    return partial(new_linked_tray, kind=TWIN, seed=SEED)


def set_kind(linked_tray, kind):
    linked_tray.link.request("settings", op="set", name="tray_kind", value=kind)
    return linked_tray


def list_faults(examination):
    return [(fault.what, list(fault.slots)) for fault in examination.faults]


def format_fault(fault):
    return " ".join((fault.says, *fault.do))


def examine_with(linked_tray, **answers):
    """Run doctor's examination with a builder who gives these answers, and return the examination."""
    return measure.examine_tray(
        linked_tray.link, Builder(linked_tray.rig, {"together": True, "millivolts": "", **answers})
    )


def name_led_below(slot):
    return f"{names.name_led(slot)} below slot {slot}"


def name_led_beside(slot):
    return f"{names.name_beside(slot)} beside slot {slot}"


def name_joint(one, other):
    return f"{one} pin 1 (DOUT) - {other} pin 3 (DIN)"


# A break of the chain before the LED at this place -> the slots with a dark LED, and words that tell where.
TEXTS_OF_BREAKS = {
    0: (ALL_SLOTS, "No LED shines", "D1"),
    3: (ALL_SLOTS, f"up to {name_led_below(2)}; from {name_led_below(3)}", name_joint("D3", "D4")),
    9: (
        [0, 1, 2, *range(6, SLOTS)],
        f"up to {name_led_beside(3)}; from {name_led_beside(2)}",
        name_joint(names.name_beside(3), names.name_beside(2)),
    ),
    12: (
        list(range(6, SLOTS)),
        f"up to {name_led_beside(0)}; from {name_led_below(6)}",
        name_joint(names.name_beside(0), "D7"),
    ),
    47: (
        [18],
        f"up to {name_led_beside(19)}; from {name_led_beside(18)}",
        name_joint(names.name_beside(19), names.name_beside(18)),
    ),
}


@pytest.mark.parametrize("place", TEXTS_OF_BREAKS)
def test_a_person_sees_where_the_chain_ends(make_twin, place):
    slots, *texts = TEXTS_OF_BREAKS[place]
    examination = examine_with(make_twin(lambda tray: tray.leds.cut_data_line(place)))
    assert list_faults(examination) == [("chain-ends" if place else "no-led", slots)]
    assert all(word in format_fault(examination.faults[0]) for word in texts), format_fault(examination.faults[0])


def test_sensors_find_the_row_in_which_the_chain_ends(make_twin):
    examination = measure.examine_tray(make_twin(lambda tray: tray.leds.cut_data_line(9), sensors=True).link)
    (fault,) = examination.faults
    assert (fault.what, list(fault.slots)) == ("chain-ends", list(range(6, SLOTS)))
    assert f"up to {name_led_below(5)}; from {name_led_below(6)}" in fault.says
    assert "in between (slots 0 to 5)" in fault.says
    assert name_joint(names.name_beside(2), names.name_beside(1)) in format_fault(fault)


def test_sensors_find_no_fault_on_a_sound_tray(make_twin):
    assert list_faults(measure.examine_tray(make_twin(sensors=True).link)) == []


def test_a_single_light_below_or_beside_a_slot_is_named(make_twin):
    answers = {"slots stay dark": "4", "this dot stay dark": "7"}
    examination = examine_with(make_twin(), **answers)
    assert list_faults(examination) == [("led-dark", [4]), ("led-dark", [7])]
    first, second = map(format_fault, examination.faults)
    assert "D5 in slot 4" in first and name_led_beside(7) in second


def test_a_light_that_lacks_a_color_is_looked_for_below_and_beside(make_twin):
    linked_tray = make_twin()
    answers = {"all in red": "4", "dots at their corners": "4", "all in ": "", "only": "", "millivolts": ""}
    person = Builder(linked_tray.rig, {"together": True, **answers})
    examination = measure.examine_tray(linked_tray.link, person)
    assert list_faults(examination) == [("color-missing", [4])]
    assert name_led_beside(4) in format_fault(examination.faults[0]) and "mask" not in format_fault(
        examination.faults[0]
    )
    assert sum("Now only" in text for text in person.heard) == 2


# A board of another kind.


@pytest.mark.parametrize(("hardware", "kind"), [(TWIN, FULL), (FULL, TWIN)])
def test_sensors_recognize_a_board_of_another_kind(new_linked_tray, hardware, kind):
    linked_tray = set_kind(new_linked_tray(kind=hardware, sensors=True, seed=SEED), kind)
    examination = measure.examine_tray(linked_tray.link)
    (fault,) = examination.faults
    assert fault.what == "other-kind"
    assert f"setup --kind {hardware}" in fault.do[0]
    assert ("two LEDs in each slot" in fault.says) == (hardware == TWIN)


@pytest.mark.parametrize(("hardware", "kind"), [(TWIN, FULL), (FULL, TWIN)])
def test_a_person_recognizes_a_board_of_another_kind(new_linked_tray, hardware, kind):
    linked_tray = set_kind(new_linked_tray(kind=hardware), kind)
    person = Builder(linked_tray.rig, {"together": True, "second light": True})
    examination = measure.examine_tray(linked_tray.link, person)
    assert [fault.what for fault in examination.faults] == ["other-kind"]
    assert f"setup --kind {hardware}" in examination.faults[0].do[0]
    assert not any("all in red" in text or "millivolts" in text for text in person.heard)


@pytest.mark.parametrize(("hardware", "kind"), [(TWIN, FULL), (FULL, TWIN)])
def test_a_person_who_agrees_gets_the_kind_set_and_tested(new_linked_tray, hardware, kind):
    linked_tray = set_kind(new_linked_tray(kind=hardware, sensors=True, seed=SEED), kind)
    examination = examine_with(linked_tray, **{"Set it now": True})
    assert list_faults(examination) == []
    assert linked_tray.rig.ui.settings["tray_kind"] == examination.figures["kind"] == hardware


def test_a_full_tray_whose_chain_ends_after_two_rows_stays_one(new_linked_tray):
    examination = examine_with(new_linked_tray(lambda tray: tray.leds.cut_data_line(12)), **{"second light": False})
    assert list_faults(examination) == [("chain-ends", list(range(12, SLOTS)))]


@pytest.mark.parametrize("place", [6, 12])
@pytest.mark.parametrize("kind", [FULL, TWIN])
def test_a_chain_that_ends_after_a_row_is_no_other_kind(new_linked_tray, kind, place):
    linked_tray = new_linked_tray(lambda tray: tray.leds.cut_data_line(place), kind=kind, sensors=True, seed=SEED)
    assert [fault.what for fault in measure.examine_tray(linked_tray.link).faults] == ["chain-ends"]

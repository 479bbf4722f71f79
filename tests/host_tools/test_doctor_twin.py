"""Doctor on a tray with two LEDs a slot: a broken LED, a broken chain, and a board of another kind than its setting."""

from functools import partial

import pytest
from builder import Builder

from hardware.circuit import names
from host_tools.doctor import examining
from tray24.pins import SLOTS
from tray24.ui.toolkit.lights import FULL, TWIN

SEED = 3
ALL = list(range(SLOTS))


@pytest.fixture
def twin(new_linked):
    return partial(new_linked, kind=TWIN, seed=SEED)


def set_to(linked, kind):
    linked.link.ask("settings", op="set", name="tray_kind", value=kind)
    return linked


def faults_of(examination):
    return [(fault.what, list(fault.slots)) for fault in examination.faults]


def words_of(fault):
    return " ".join((fault.says, *fault.do))


def looked_at(linked, **answers):
    """Examine the tray for a builder who gives these answers, and return the examination."""
    return examining.examine(linked.link, Builder(linked.rig, {"together": True, "millivolts": "", **answers}))


def below(slot):
    return f"{names.led(slot)} below slot {slot}"


def beside(slot):
    return f"{names.beside(slot)} beside slot {slot}"


def joint(one, other):
    return f"{one} pin 1 (DOUT) - {other} pin 3 (DIN)"


# A break of the chain before the LED at this place -> the slots with a dark LED, and words that tell where.
BREAKS = {
    0: (ALL, "No LED shines", "D1"),
    3: (ALL, f"up to {below(2)}; from {below(3)}", joint("D3", "D4")),
    9: (
        [0, 1, 2, *range(6, SLOTS)],
        f"up to {beside(3)}; from {beside(2)}",
        joint(names.beside(3), names.beside(2)),
    ),
    12: (list(range(6, SLOTS)), f"up to {beside(0)}; from {below(6)}", joint(names.beside(0), "D7")),
    47: ([18], f"up to {beside(19)}; from {beside(18)}", joint(names.beside(19), names.beside(18))),
}


@pytest.mark.parametrize("place", BREAKS)
def test_a_person_sees_where_the_chain_ends(twin, place):
    slots, *words = BREAKS[place]
    examination = looked_at(twin(lambda tray: tray.lamps.cut(place)))
    assert faults_of(examination) == [("chain-ends" if place else "no-led", slots)]
    assert all(word in words_of(examination.faults[0]) for word in words), words_of(examination.faults[0])


def test_sensors_tell_the_row_in_which_the_chain_ends(twin):
    examination = examining.examine(twin(lambda tray: tray.lamps.cut(9), sensors=True).link)
    (fault,) = examination.faults
    assert (fault.what, list(fault.slots)) == ("chain-ends", list(range(6, SLOTS)))
    assert f"up to {below(5)}; from {below(6)}" in fault.says
    assert "in between (slots 0 to 5)" in fault.says
    assert joint(names.beside(2), names.beside(1)) in words_of(fault)


def test_sensors_find_no_fault_on_a_sound_tray(twin):
    assert faults_of(examining.examine(twin(sensors=True).link)) == []


def test_a_single_light_below_or_beside_a_slot_is_named(twin):
    answers = {"slots stay dark": "4", "this dot stay dark": "7"}
    examination = looked_at(twin(), **answers)
    assert faults_of(examination) == [("led-dark", [4]), ("led-dark", [7])]
    first, second = map(words_of, examination.faults)
    assert "D5 in slot 4" in first and beside(7) in second


def test_a_light_that_lacks_a_color_is_looked_for_below_and_beside(twin):
    linked = twin()
    answers = {"all in red": "4", "dots at their corners": "4", "all in ": "", "only": "", "millivolts": ""}
    person = Builder(linked.rig, {"together": True, **answers})
    examination = examining.examine(linked.link, person)
    assert faults_of(examination) == [("color-missing", [4])]
    assert beside(4) in words_of(examination.faults[0]) and "mask" not in words_of(examination.faults[0])
    assert sum("Now only" in words for words in person.heard) == 2


# A board of another kind.


@pytest.mark.parametrize(("hardware", "kind"), [(TWIN, FULL), (FULL, TWIN)])
def test_sensors_tell_a_board_of_another_kind(new_linked, hardware, kind):
    linked = set_to(new_linked(kind=hardware, sensors=True, seed=SEED), kind)
    examination = examining.examine(linked.link)
    (fault,) = examination.faults
    assert fault.what == "other-kind"
    assert f"setup --kind {hardware}" in fault.do[0]
    assert ("two LEDs in each slot" in fault.says) == (hardware == TWIN)


@pytest.mark.parametrize(("hardware", "kind"), [(TWIN, FULL), (FULL, TWIN)])
def test_a_person_tells_a_board_of_another_kind(new_linked, hardware, kind):
    linked = set_to(new_linked(kind=hardware), kind)
    person = Builder(linked.rig, {"together": True, "second light": True})
    examination = examining.examine(linked.link, person)
    assert [fault.what for fault in examination.faults] == ["other-kind"]
    assert f"setup --kind {hardware}" in examination.faults[0].do[0]
    assert not any("all in red" in words or "millivolts" in words for words in person.heard)


@pytest.mark.parametrize(("hardware", "kind"), [(TWIN, FULL), (FULL, TWIN)])
def test_a_person_who_agrees_gets_the_kind_set_and_tested(new_linked, hardware, kind):
    linked = set_to(new_linked(kind=hardware, sensors=True, seed=SEED), kind)
    examination = looked_at(linked, **{"Set it now": True})
    assert faults_of(examination) == []
    assert linked.rig.ui.settings["tray_kind"] == examination.figures["kind"] == hardware


def test_a_full_tray_whose_chain_ends_after_two_rows_stays_one(new_linked):
    examination = looked_at(new_linked(lambda tray: tray.lamps.cut(12)), **{"second light": False})
    assert faults_of(examination) == [("chain-ends", list(range(12, SLOTS)))]


@pytest.mark.parametrize("place", [6, 12])
@pytest.mark.parametrize("kind", [FULL, TWIN])
def test_a_chain_that_ends_after_a_row_is_no_other_kind(new_linked, kind, place):
    linked = new_linked(lambda tray: tray.lamps.cut(place), kind=kind, sensors=True, seed=SEED)
    assert [fault.what for fault in examining.examine(linked.link).faults] == ["chain-ends"]

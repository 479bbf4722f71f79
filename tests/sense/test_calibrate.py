"""The guided calibration: a wild die in slot after slot, mistakes named, nothing saved before `keep`."""

import pytest

from simulator.tray.optics import FLOOR, SURFACES, Optics
from simulator.tray.senses import Senses
from tray24.sense.events import COVERED
from tray24.sense.reference import FILE, INFRARED, NOMINAL_EMPTY_LSB, NOMINAL_WHITE_LSB, Reference


def begun(seed=1, lux=500):
    """Return (tray, calibrator) with all slots measured empty: slot 0 is requested."""
    tray = Senses(Optics(seed))
    tray.optics.room_lux = lux
    calibrator = tray.sensing.calibrate()
    calibrator.confirm()
    tray.wait_ms(2500)
    return tray, calibrator


def lead(tray, calibrator, slots, surface="white"):
    for slot in slots:
        tray.put(slot, surface)
        tray.wait_ms(1500)
        tray.lift(slot)
        tray.wait_ms(300)


def test_a_wild_led_through_the_slots_calibrates_the_tray():
    tray, calibrator = begun()
    assert (calibrator.step, calibrator.slot, calibrator.words) == ("white", 0, "")
    lead(tray, calibrator, range(24))
    assert calibrator.step == "done"
    assert not tray.files.content and not tray.sensing.calibrated
    calibrator.keep()
    assert tray.sensing.calibrated and list(tray.files.content) == [FILE]
    again = Reference()
    again.load(tray.files)
    assert again.calibrated and again.white == tray.sensing.reference.white
    assert tray.changes == []


@pytest.mark.parametrize("slots", [0, 1, 7])
def test_it_can_be_left_at_any_moment_without_effect(slots):
    tray, calibrator = begun()
    lead(tray, calibrator, range(slots))
    tray.put(slots, "white")
    tray.wait_ms(400)
    calibrator.cancel()
    assert not tray.files.content and not tray.sensing.calibrated
    tray.lift(slots)
    tray.wait_ms(500)
    tray.put(5, "r")
    tray.settle()
    assert [change[1] for change in tray.changes][-1] == 5


def test_a_tray_that_is_not_empty_is_told():
    tray = Senses(Optics(1))
    tray.put(17, "g")
    calibrator = tray.sensing.calibrate()
    calibrator.confirm()
    tray.wait_ms(2500)
    assert (calibrator.step, calibrator.slot, calibrator.words) == ("empty", 17, "not_empty")
    tray.lift(17)
    calibrator.confirm()
    tray.wait_ms(2500)
    assert (calibrator.step, calibrator.slot, calibrator.words) == ("white", 0, "")


@pytest.mark.parametrize(("surface", "words"), [("r", "not_white"), ("b", "not_white"), ("finger", "not_white")])
def test_another_die_than_a_wild_is_refused_until_a_wild_lies_there(surface, words):
    tray, calibrator = begun()
    tray.put(0, surface)
    tray.wait_ms(1500)
    assert (calibrator.slot, calibrator.words) == (0, words)
    tray.lift(0)
    tray.wait_ms(100)
    assert calibrator.words == ""
    lead(tray, calibrator, [0])
    assert (calibrator.slot, calibrator.words) == (1, "")


def test_a_die_in_another_slot_is_told():
    tray, calibrator = begun()
    tray.put(4, "white")
    tray.wait_ms(1500)
    assert (calibrator.slot, calibrator.words) == (0, "elsewhere")
    tray.lift(4)
    tray.wait_ms(100)
    assert calibrator.words == ""


class OneLamp:
    """The optics of a tray with a dead lamp or infrared LED."""

    def __init__(self, slot, light):
        self.slot, self.light = slot, light

    def __call__(self, optics):
        optics._led[self.slot][self.light] = 0.0
        return optics


@pytest.mark.parametrize("light", [0, 1, 2])
def test_a_dead_lamp_is_told_and_its_slot_can_be_left_out(light):
    tray = Senses(OneLamp(1, light)(Optics(3)))
    calibrator = tray.sensing.calibrate()
    calibrator.confirm()
    tray.wait_ms(2500)
    lead(tray, calibrator, [0])
    tray.put(1, "white")
    tray.wait_ms(1500)
    assert (calibrator.slot, calibrator.words) == (1, "led_dead")
    calibrator.skip()
    tray.lift(1)
    lead(tray, calibrator, range(2, 24))
    calibrator.keep()
    assert tray.sensing.calibrated and tray.sensing.masked == 1 << 1
    tray.plug_in()
    assert tray.sensing.masked == 1 << 1


def test_a_silent_sensor_is_told_and_its_slot_can_be_left_out():
    optics = Optics(3)
    optics._sensor[20] = 0.0
    tray = Senses(optics)
    calibrator = tray.sensing.calibrate()
    calibrator.confirm()
    tray.wait_ms(2500)
    assert (calibrator.step, calibrator.slot, calibrator.words) == ("empty", 20, "silent")
    calibrator.skip()
    tray.wait_ms(2500)
    assert (calibrator.step, calibrator.slot) == ("white", 0)
    lead(tray, calibrator, [slot for slot in range(24) if slot != 20])
    assert calibrator.step == "done" and calibrator.skipped == 1 << 20


def test_too_many_slots_left_out_are_no_tray():
    tray, calibrator = begun()
    for _ in range(13):
        calibrator.skip()
    assert (calibrator.step, calibrator.words) == ("failed", "too_many")
    calibrator.cancel()
    assert not tray.files.content


def test_files_that_refuse_are_told():
    tray = Senses(Optics(2))
    tray.files.broken = True
    assert tray.calibrate() == "not_kept"
    assert not tray.sensing.calibrated
    tray.put(2, "r")
    tray.settle()
    assert [change[1:] for change in tray.changes] == [(2, COVERED)]


def test_nominal_values_are_those_of_the_design():
    """Compare the firmware's defaults with the optical model, which is calculated from datasheets."""
    model = Optics(0).model
    neighbors = 1 + model.crosstalk * 3.17  # of the average slot; all infrared LEDs are lit at once
    for light, name in enumerate(("infrared", "red", "green", "blue")):
        full = model.lit_lsb[light - 1] * (neighbors if light == INFRARED else 1)
        assert NOMINAL_EMPTY_LSB[light] == pytest.approx(full * getattr(FLOOR, name), rel=0.05)
        assert NOMINAL_WHITE_LSB[light] == pytest.approx(full * getattr(SURFACES["white"], name), rel=0.05)

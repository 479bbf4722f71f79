"""The guided calibration asks for a white die in slot after slot, names mistakes, and saves nothing before `save`."""

from dataclasses import replace

import pytest
from liners import LINERS

from simulator.tray.optics import FLOOR, MODEL, SURFACES, Optics
from simulator.tray.sensors import SenseRig
from tray24.sense.events import COVERED, WHITE
from tray24.sense.reference import FILE, INFRARED, NOMINAL_EMPTY_LSB, NOMINAL_WHITE_LSB, Reference


def measure_empty(tray):
    """Start a calibration and return its calibrator once it has measured all slots empty."""
    calibrator = tray.sensing.start_calibration()
    calibrator.confirm()
    tray.wait_ms(2500)
    return calibrator


def create_calibrator(model=MODEL):
    """Return (tray, calibrator) after all slots were measured empty: the die is now requested for slot 0."""
    tray = SenseRig(Optics(1, model))
    return tray, measure_empty(tray)


def calibrate_slots(tray, calibrator, slots, surface="paper"):
    for slot in slots:
        tray.place_surface(slot, surface)
        tray.wait_ms(1500)
        tray.remove_surface(slot)
        tray.wait_ms(300)


def test_a_white_die_led_through_the_slots_calibrates_the_tray():
    tray, calibrator = create_calibrator()
    assert (calibrator.step, calibrator.slot, calibrator.fault) == ("white", 0, "")
    calibrate_slots(tray, calibrator, range(24))
    assert calibrator.step == "done"
    assert not tray.files.content and not tray.sensing.calibrated
    calibrator.save()
    assert tray.sensing.calibrated and list(tray.files.content) == [FILE]
    other_reference = Reference()
    other_reference.load(tray.files)
    assert other_reference.calibrated and other_reference.white == tray.sensing.reference.white
    assert tray.changes == []


@pytest.mark.parametrize("slots", [0, 1, 7])
def test_it_can_be_left_at_any_moment_without_effect(slots):
    tray, calibrator = create_calibrator()
    calibrate_slots(tray, calibrator, range(slots))
    tray.place_surface(slots, "white")
    tray.wait_ms(400)
    calibrator.cancel()
    assert not tray.files.content and not tray.sensing.calibrated
    tray.remove_surface(slots)
    tray.wait_ms(500)
    tray.place_surface(5, "r")
    tray.wait_until_settled()
    assert [change[1] for change in tray.changes][-1] == 5


@LINERS
def test_a_tray_that_is_not_empty_is_reported(model):
    tray = SenseRig(Optics(1, model))
    tray.place_surface(17, "g")
    calibrator = measure_empty(tray)
    assert (calibrator.step, calibrator.slot, calibrator.fault) == ("empty", 17, "not_empty")
    tray.remove_surface(17)
    calibrator.confirm()
    tray.wait_ms(2500)
    assert (calibrator.step, calibrator.slot, calibrator.fault) == ("white", 0, "")


@LINERS
@pytest.mark.parametrize(
    ("surface", "message"),
    # A finger may be taken for a colored die: it is as dark in blue.
    [("r", {"red"}), ("y", {"yellow"}), ("g", {"green"}), ("b", {"blue"}), ("finger", {"not_white", "red", "yellow"})],
)
def test_another_die_than_a_white_one_is_refused_until_it_lies_there(model, surface, message):
    tray, calibrator = create_calibrator(model)
    tray.place_surface(0, surface)
    tray.wait_ms(1500)
    assert calibrator.slot == 0 and calibrator.fault in message
    tray.remove_surface(0)
    tray.wait_ms(100)
    assert calibrator.fault == ""
    calibrate_slots(tray, calibrator, [0])
    assert (calibrator.slot, calibrator.fault) == (1, "")


@LINERS
def test_a_die_in_another_slot_is_reported(model):
    tray, calibrator = create_calibrator(model)
    tray.place_surface(4, "white")
    tray.wait_ms(1500)
    assert (calibrator.slot, calibrator.fault) == (0, "elsewhere")
    tray.remove_surface(4)
    tray.wait_ms(100)
    assert calibrator.fault == ""


class DeadLamp:
    """A function that changes a tray's optics so that one LED (colored or infrared) of a slot gives no light."""

    def __init__(self, slot, light):
        self.slot, self.light = slot, light

    def __call__(self, optics):
        optics._led[self.slot][self.light] = 0.0
        return optics


@LINERS
@pytest.mark.parametrize("light", [0, 1, 2])
def test_a_dead_led_is_reported_and_its_slot_can_be_left_out(model, light):
    tray = SenseRig(DeadLamp(1, light)(Optics(3, model)))
    calibrator = measure_empty(tray)
    calibrate_slots(tray, calibrator, [0])
    tray.place_surface(1, "white")
    tray.wait_ms(1500)
    assert (calibrator.slot, calibrator.fault) == (1, "led_dead")
    calibrator.skip_slot()
    tray.remove_surface(1)
    calibrate_slots(tray, calibrator, range(2, 24))
    calibrator.save()
    assert tray.sensing.calibrated and tray.sensing.masked == 1 << 1
    tray.plug_in()
    assert tray.sensing.masked == 1 << 1


@LINERS
def test_a_silent_sensor_is_reported_and_its_slot_can_be_left_out(model):
    optics = Optics(3, model)
    optics._sensor[20] = 0.0
    tray = SenseRig(optics)
    calibrator = measure_empty(tray)
    assert (calibrator.step, calibrator.slot, calibrator.fault) == ("empty", 20, "silent")
    calibrator.skip_slot()
    tray.wait_ms(2500)
    assert (calibrator.step, calibrator.slot) == ("white", 0)
    calibrate_slots(tray, calibrator, [slot for slot in range(24) if slot != 20])
    assert calibrator.step == "done" and calibrator.skipped == 1 << 20


def test_too_many_slots_left_out_are_no_tray():
    tray, calibrator = create_calibrator()
    for _ in range(13):
        calibrator.skip_slot()
    assert (calibrator.step, calibrator.fault) == ("failed", "too_many")
    calibrator.cancel()
    assert not tray.files.content


def test_files_that_refuse_are_reported():
    tray = SenseRig(Optics(2))
    tray.files.broken = True
    assert tray.calibrate() == "not_kept"
    assert not tray.sensing.calibrated
    tray.wait_ms(10_000)  # its baselines follow the empty slots
    tray.place_surface(2, "r")
    tray.wait_until_settled()
    assert [change[1:] for change in tray.changes] == [(2, COVERED)]


def test_nominal_values_are_those_of_the_design():
    """The firmware's default levels are those of the optical model, which is calculated from datasheets."""
    model = Optics(0).model
    neighbors = 1 + model.crosstalk * 3.17  # of the average slot; all infrared LEDs are lit at once
    for light, name in enumerate(("infrared", "red", "green", "blue")):
        lit_lsb = model.lit_lsb[light - 1]
        neighbor_share = neighbors if light == INFRARED else 1
        direct_lsb = lit_lsb * model.direct[light - 1]
        assert NOMINAL_EMPTY_LSB[light] == pytest.approx(
            lit_lsb * neighbor_share * getattr(FLOOR, name) + direct_lsb, rel=0.05
        )
        white_lsb = lit_lsb * neighbor_share * getattr(SURFACES["white"], name) + direct_lsb
        assert NOMINAL_WHITE_LSB[light] == pytest.approx(white_lsb, rel=0.05)


# Direct light from the emitters to the sensors, beside their fins.


def make_leaky_tray(light_share, seed=1, model=MODEL):
    """Return a tray whose LEDs shine on their sensors directly, with this share of a white die's light."""
    return SenseRig(Optics(seed, replace(model, direct=(light_share,) * 4, direct_spread=0.0)))


@LINERS
@pytest.mark.parametrize("light_share", [0.1, 0.3])
@pytest.mark.parametrize("seed", range(4))
def test_direct_light_is_accepted(model, light_share, seed):
    tray = make_leaky_tray(light_share, seed, model)
    assert tray.calibrate() == ""
    for slot, surface in ((3, "r"), (8, "y"), (15, "g"), (20, "b"), (23, "white")):
        tray.place_surface(slot, surface)
        tray.wait_until_settled()
    assert [change[1:] for change in tray.changes] == [(3, 1), (8, 2), (15, 3), (20, 4), (23, WHITE)]
    tray.wait_ms(30_000)
    assert tray.sensing.faults == 0


@LINERS
@pytest.mark.parametrize("light_share", [0.0, 0.3])
def test_what_is_really_wrong_is_refused_in_direct_light_too(model, light_share):
    def find_complaint(break_optics, lux=0):
        tray = make_leaky_tray(light_share, 3, model)
        tray.optics.room_lux = lux
        break_optics(tray.optics)
        return tray.calibrate()

    assert find_complaint(lambda optics: optics.kill_sensor(6)) == "silent"
    for light in range(3):
        assert find_complaint(lambda optics, light=light: optics.kill_lamps(6, light)) == "led_dead"
    assert find_complaint(lambda optics: None, lux=25_000) == "too_bright"
    assert find_complaint(lambda optics: None) == ""


@LINERS
def test_a_slot_that_sees_more_light_directly_than_a_die_returns_is_refused(model):
    assert make_leaky_tray(1.0, model=model).calibrate() == "not_empty"


@LINERS
@pytest.mark.parametrize("light_share", [0.0, 0.3])
def test_light_that_leaks_from_slot_to_slot_is_refused(model, light_share):
    """The calibration refuses a tray in which light goes from slot 8 to 9, or back, through a gap in their wall."""
    tray = make_leaky_tray(light_share, 2, model)
    leaking_surface = FLOOR.mix(SURFACES["paper"], 0.25, 1.0)
    surfaces = tray.optics.surfaces

    def leak_light(now_ms):
        for slot, other_slot in ((8, 9), (9, 8)):
            has_paper = surfaces[slot] is SURFACES["paper"]
            if has_paper and surfaces[other_slot] is None:
                surfaces[other_slot] = leaking_surface
            elif not has_paper and surfaces[other_slot] is leaking_surface:
                surfaces[other_slot] = None

    tray.on_scan = leak_light
    assert tray.calibrate("paper") == "crosstalk"


@LINERS
@pytest.mark.parametrize("surface", ["white", "ivory"])
def test_a_slot_with_a_die_that_was_measured_as_empty_is_measured_again_when_it_is_lifted(model, surface):
    tray = make_leaky_tray(0.3, 4, model)
    weak_slot = min(range(24), key=lambda slot: tray.optics._sensor[slot] * tray.optics._led[slot][3])
    tray.optics.surfaces[weak_slot] = SURFACES[surface]
    calibrator = measure_empty(tray)
    assert (calibrator.step, calibrator.fault) == ("white", "")
    calibrate_slots(tray, calibrator, range(weak_slot))
    assert calibrator.slot == weak_slot
    old_level = calibrator._reference.empty[weak_slot]
    tray.remove_surface(weak_slot)
    tray.wait_ms(1500)
    assert calibrator._reference.empty[weak_slot] < old_level / 2
    calibrate_slots(tray, calibrator, range(weak_slot, 24))
    calibrator.save()
    assert tray.sensing.calibrated
    tray.place_surface(weak_slot, "b")
    tray.wait_until_settled()
    assert tray.changes[-1][1:] == (weak_slot, 4)


def test_a_level_in_direct_light_is_not_taken_for_a_strong_slot():
    reference = Reference()
    nominal_lsb = NOMINAL_EMPTY_LSB[INFRARED] * 16
    assert reference.estimate_rise(nominal_lsb) == pytest.approx(NOMINAL_WHITE_LSB[INFRARED] * 16 - nominal_lsb, abs=1)
    assert reference.estimate_rise(nominal_lsb // 2) == pytest.approx(reference.estimate_rise(nominal_lsb) / 2, abs=8)
    assert reference.estimate_rise(4 * nominal_lsb) < 1.6 * reference.estimate_rise(nominal_lsb)


# Learned colors: dice of other makes.


def make_learned_tray(die_make, seed=2, share=0.0):
    """Return a tray that was calibrated with a molded white die, and has learned the colors of dice of this `die_make`.

    The share `share` of a white die's light comes directly from the LEDs.
    """
    tray = make_leaky_tray(share, seed)
    calibrator = measure_empty(tray)
    calibrate_slots(tray, calibrator, range(24))
    assert (calibrator.step, calibrator.slot, calibrator.color) == ("done", -1, 0)
    calibrator.learn_colors()
    for color, name in enumerate("rygb", 1):
        assert (calibrator.step, calibrator.slot, calibrator.color, calibrator.fault) == ("color", 0, color, "")
        calibrate_slots(tray, calibrator, [0], f"{name} {die_make}")
    assert calibrator.step == "done"
    calibrator.save()
    return tray


@pytest.mark.parametrize("share", [0.0, 0.3])
@pytest.mark.parametrize("die_make", ["translucent", "dark"])
def test_dice_of_another_make_are_seen_once_their_colors_are_learned(die_make, share):
    tray = make_learned_tray(die_make, share=share)
    tray.plug_in()  # from the file
    assert tray.sensing.calibrated and len(tray.files.content[FILE]) == 397 + 24
    tray.wait_ms(1500)
    tray.changes.clear()
    for slot, name in ((3, "r"), (9, "y"), (14, "g"), (20, "b")):
        tray.place_surface(slot, f"{name} {die_make}")
        tray.wait_until_settled()
    tray.place_surface(23, "white")
    tray.wait_until_settled()
    assert [change[1:] for change in tray.changes] == [(3, 1), (9, 2), (14, 3), (20, 4), (23, WHITE)]
    tray.place_surface(5, "finger")
    tray.wait_until_settled()
    assert tray.changes[-1][1:] == (5, COVERED)


def test_a_color_like_another_one_is_refused_until_another_die_lies_there():
    tray, calibrator = create_calibrator()
    calibrate_slots(tray, calibrator, range(24))
    calibrator.learn_colors()
    calibrate_slots(tray, calibrator, [0], "r")
    tray.place_surface(0, "r dark")
    tray.wait_ms(1500)
    assert (calibrator.color, calibrator.fault) == (2, "alike")
    tray.remove_surface(0)
    tray.wait_ms(300)
    assert calibrator.fault == ""
    calibrate_slots(tray, calibrator, [0], "y")
    assert (calibrator.color, calibrator.fault) == (3, "")


def test_learning_can_be_left_and_the_slots_are_kept():
    tray, calibrator = create_calibrator()
    calibrate_slots(tray, calibrator, range(24))
    calibrator.learn_colors()
    calibrate_slots(tray, calibrator, [0], "y")
    calibrator.skip_slot()
    assert (calibrator.step, calibrator.slot, calibrator.skipped) == ("done", -1, 0)
    calibrator.save()
    assert tray.sensing.calibrated and max(tray.sensing.reference.colors) == 0
    assert len(tray.files.content[FILE]) == 397  # older firmware can read it, too


def test_learning_is_no_step_before_all_slots_are_measured():
    _, calibrator = create_calibrator()
    calibrator.learn_colors()
    assert calibrator.step == "white"


@pytest.mark.parametrize(("changed_byte", "problem"), [(4, "calibration_format"), (400, "calibration_damaged")])
def test_a_damaged_file_of_learned_colors_is_reported(changed_byte, problem):
    tray = make_learned_tray("translucent")
    data = bytearray(tray.files.content[FILE])
    data[changed_byte] = 9
    tray.files.write(FILE, bytes(data))
    other_reference = Reference()
    other_reference.load(tray.files)
    assert not other_reference.calibrated and other_reference.problem[0] == problem

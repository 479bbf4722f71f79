"""The optical model: light settles, adds up and cancels out as it should, slots differ, readings can be repeated."""

from array import array
from dataclasses import replace
from math import exp
from statistics import fmean, pstdev

import pytest

from simulator.tray.optics import FLOOR, MODEL, NEIGHBORS, SURFACES, Optics
from tray24.pins import SLOTS

DARK = bytes(3 * SLOTS)
QUIET = replace(MODEL, noise_lsb=0.0, wide_code_lsb=0, flicker=0.0)
# A model in which all slots are alike.
EQUAL = replace(QUIET, led_spread=0.0, infrared_spread=0.0, sensor_spread=0.0, direct=(0.0,) * 4)
MIDDLE = 8  # a slot with a neighbor on each side
LATER_US = 10_000


def make_frame(*slots, red=0, green=0, blue=0):
    """Return an LED frame in which only these slots are lit, in this color."""
    frame = bytearray(DARK)
    for slot in slots:
        frame[3 * slot : 3 * slot + 3] = bytes((red, green, blue))
    return bytes(frame)


def read_steady(optics, slot, frame=DARK, infrared=False):
    """Return the reading of a slot's sensor once the LEDs and the sensor have settled, starting from darkness."""
    optics.set_lights(frame, infrared, 0)
    return optics.sample(slot, LATER_US)


def test_an_empty_tray_in_the_dark_gives_nothing():
    optics = Optics(model=QUIET)
    assert {optics.sample(slot, 0) for slot in range(SLOTS)} == {0}


@pytest.mark.parametrize(("light", "color"), [(0, "red"), (1, "green"), (2, "blue")])
def test_a_slot_gives_its_leds_light_times_what_the_surface_sends_back(light, color):
    optics = Optics(model=EQUAL)
    optics.place_surface(MIDDLE, "white")
    expected = EQUAL.lit_lsb[light] * getattr(SURFACES["white"], color)
    assert read_steady(optics, MIDDLE, make_frame(MIDDLE, **{color: 255})) == pytest.approx(expected, abs=1)


def test_infrared_distinguishes_a_die_from_an_empty_floor():
    optics = Optics(model=EQUAL)
    optics.place_surface(MIDDLE, "b")
    die = read_steady(optics, MIDDLE, infrared=True)
    neighbor_factor = 1 + len(NEIGHBORS[MIDDLE]) * EQUAL.crosstalk
    assert die == pytest.approx(EQUAL.lit_lsb[3] * SURFACES["b"].infrared * neighbor_factor, abs=1)
    assert die > 3 * optics.sample(23, LATER_US)


def test_a_neighbors_light_is_seen_beside_above_and_below_and_no_further():
    optics = Optics(model=EQUAL)
    frame = make_frame(MIDDLE, green=255)
    optics.set_lights(frame, False, 0)
    levels = [optics.sample(slot, LATER_US) for slot in range(SLOTS)]
    assert levels[MIDDLE] == pytest.approx(EQUAL.lit_lsb[1] * FLOOR.green, abs=1)
    for slot in range(SLOTS):
        if slot in NEIGHBORS[MIDDLE]:
            assert levels[slot] == pytest.approx(EQUAL.crosstalk * EQUAL.lit_lsb[1] * FLOOR.green, abs=1)
        elif slot != MIDDLE:
            assert levels[slot] == 0


def test_direct_light_comes_from_the_slots_own_led_only():
    direct_model = replace(EQUAL, direct=(0.1, 0.2, 0.3, 0.4), direct_spread=0.0)
    optics, optics_without_light = Optics(model=direct_model), Optics(model=EQUAL)
    for tray in (optics, optics_without_light):
        tray.place_surface(MIDDLE, "white")
        tray.set_lights(make_frame(MIDDLE, green=255), True, 0)
    for slot in range(SLOTS):
        expected = EQUAL.lit_lsb[3] * 0.4 + (EQUAL.lit_lsb[1] * 0.2 if slot == MIDDLE else 0.0)
        assert optics.sample(slot, LATER_US) - optics_without_light.sample(slot, LATER_US) == pytest.approx(
            expected, abs=1
        )


def test_fins_let_different_shares_of_direct_light_pass():
    optics = Optics(5, replace(EQUAL, direct=(0.1,) * 4, direct_spread=1.0))
    optics.set_lights(DARK, True, 0)
    levels = [optics.sample(slot, LATER_US) for slot in range(SLOTS)]
    assert max(levels) > 1.5 * min(levels)
    assert [optics.sample(slot, LATER_US) for slot in range(SLOTS)] == levels


def test_rows_do_not_wrap_around():
    assert NEIGHBORS[5] == (4, 11)
    assert NEIGHBORS[6] == (7, 0, 12)


def test_a_level_rises_and_falls_exponentially_between_changes_of_light():
    optics = Optics(model=EQUAL)
    optics.place_surface(MIDDLE, "white")
    full_lsb = read_steady(optics, MIDDLE, infrared=True)
    optics.set_lights(DARK, False, LATER_US)
    for after_us in (0, 20, 40, 100):
        left = exp(-after_us / EQUAL.response_us)
        assert optics.sample(MIDDLE, LATER_US + after_us) == pytest.approx(full_lsb * left, abs=1)
    # Switched on again before it was dark: the level rises from there.
    optics.set_lights(DARK, True, LATER_US + 40)
    missing_lsb = full_lsb * (1 - exp(-40 / EQUAL.response_us))
    for after_us in (0, 30, 80):
        left = exp(-after_us / EQUAL.response_us)
        assert optics.sample(MIDDLE, LATER_US + 40 + after_us) == pytest.approx(full_lsb - missing_lsb * left, abs=1)


def test_how_often_one_looks_does_not_change_what_is_seen():
    rarely_sampled, often_sampled = Optics(model=QUIET), Optics(model=QUIET)
    lights = [(DARK, True, 0), (make_frame(MIDDLE, red=90, blue=200), True, 70), (make_frame(7, green=255), False, 150)]
    for optics in (rarely_sampled, often_sampled):
        optics.place_surface(MIDDLE, "y")
    for frame, infrared, at_us in lights:
        rarely_sampled.set_lights(frame, infrared, at_us)
        often_sampled.set_lights(frame, infrared, at_us)
        for step in range(9):
            often_sampled.sample(MIDDLE, at_us + 5 * step)
            often_sampled.set_lights(frame, infrared, at_us + 5 * step)
    assert often_sampled.sample(MIDDLE, 190) == rarely_sampled.sample(MIDDLE, 190)


def test_steady_room_light_cancels_in_lit_minus_dark():
    differences = []
    for lux in (0, 500, 2000):
        optics = Optics(model=EQUAL)
        optics.room_lux = lux
        optics.place_surface(MIDDLE, "g")
        dark_lsb = optics.sample(MIDDLE, 0)
        assert (dark_lsb > 0) == (lux > 0)
        optics.set_lights(DARK, True, 0)
        differences.append(optics.sample(MIDDLE, LATER_US) - dark_lsb)
    assert max(differences) - min(differences) <= 1


def test_a_die_keeps_the_room_out():
    optics = Optics(model=EQUAL)
    optics.room_lux = EQUAL.room_lux
    open_lsb = optics.sample(MIDDLE, 0)
    optics.place_surface(MIDDLE, "r")
    assert open_lsb == pytest.approx(EQUAL.room_lsb, abs=1)
    assert optics.sample(MIDDLE, 0) == pytest.approx(0.05 * open_lsb, abs=1)
    optics.place_surface(MIDDLE, "r half")
    assert optics.sample(MIDDLE, 0) == pytest.approx(0.5 * open_lsb, abs=1)


def test_flicker_swings_at_twice_the_mains_frequency():
    optics = Optics(model=EQUAL)
    optics.room_lux = EQUAL.room_lux
    optics.flicker = 0.2
    levels = [optics.sample(MIDDLE, at_us) for at_us in range(0, 10_000, 100)]
    assert max(levels) / EQUAL.room_lsb == pytest.approx(1.2, abs=0.01)
    assert min(levels) / EQUAL.room_lsb == pytest.approx(0.8, abs=0.01)
    assert levels[:10] == [optics.sample(MIDDLE, 10_000 + at_us) for at_us in range(0, 1000, 100)]


def test_a_dimmed_led_is_seen_in_pulses_with_the_mean_of_its_level():
    optics = Optics(model=EQUAL)
    optics.place_surface(MIDDLE, "white")
    full_lsb = read_steady(optics, MIDDLE, make_frame(MIDDLE, green=255))
    optics.set_lights(make_frame(MIDDLE, green=102), False, LATER_US)
    period_us = 1e6 / EQUAL.pwm_hz
    levels = [optics.sample(MIDDLE, 2 * LATER_US + at_us) for at_us in range(0, int(20 * period_us), 7)]
    assert min(levels) < 0.01 * full_lsb
    assert max(levels) > 0.98 * full_lsb
    assert fmean(levels) == pytest.approx(0.4 * full_lsb, rel=0.03)


def test_leds_pulse_each_at_its_own_rate():
    optics = Optics(model=replace(EQUAL, pwm_spread=0.1))
    frame = bytes([128] * 3 * SLOTS)
    optics.set_lights(frame, False, 0)
    patterns = {tuple(optics.sample(slot, LATER_US + at_us) for at_us in range(0, 1000, 50)) for slot in range(SLOTS)}
    assert len(patterns) == SLOTS


def test_slots_differ_within_the_spread_of_their_parts():
    levels = []
    for seed in range(20):
        optics = Optics(seed, QUIET)
        optics.set_lights(DARK, True, 0)
        for slot in range(SLOTS):
            optics.place_surface(slot, "white")
        levels += [optics.sample(slot, LATER_US) for slot in range(SLOTS)]
    typical_lsb = QUIET.lit_lsb[3] * SURFACES["white"].infrared
    max_factor = (1 + QUIET.sensor_spread) * (1 + QUIET.infrared_spread)
    assert max(levels) < typical_lsb * max_factor * (1 + 4 * QUIET.crosstalk)
    assert min(levels) > typical_lsb * (1 - QUIET.sensor_spread) * (1 - QUIET.infrared_spread)
    assert max(levels) > 2.5 * min(levels)


def test_nothing_exceeds_what_sensor_and_converter_can_give():
    optics = Optics(model=replace(QUIET, lit_lsb=(9000.0,) * 4))
    optics.place_surface(MIDDLE, "white")
    assert read_steady(optics, MIDDLE, infrared=True) == QUIET.ceiling_lsb
    noisy_optics = Optics(model=replace(MODEL, lit_lsb=(9000.0,) * 4, noise_lsb=500.0))
    noisy_optics.place_surface(MIDDLE, "white")
    noisy_optics.set_lights(DARK, True, 0)
    samples = [noisy_optics.sample(MIDDLE, LATER_US) for _ in range(200)] + [
        noisy_optics.sample(23, 0) for _ in range(200)
    ]
    assert (min(samples), max(samples)) == (0, MODEL.full_lsb)


def test_the_converters_wide_codes_swallow_their_neighbors():
    # RP2040-E11: values close to 512, 1536, 2560 and 3584 are read as those.
    optics = Optics(model=replace(EQUAL, wide_code_lsb=8))
    for code in (512, 1536):
        for level in range(code - 4, code + 5):
            assert _sample_level(optics, level) == code
        assert _sample_level(optics, code - 5) == code - 5
        assert _sample_level(optics, code + 5) == code + 5


def _sample_level(optics, level):
    optics.room_lux = level / EQUAL.room_lsb * EQUAL.room_lux
    return optics.sample(MIDDLE, 0)


def test_noise_has_its_rms_and_no_bias():
    optics = Optics(model=replace(EQUAL, noise_lsb=3.0))
    optics.room_lux = 800
    samples = [optics.sample(MIDDLE, 0) for _ in range(4000)]
    assert fmean(samples) == pytest.approx(0.4 * EQUAL.room_lsb, abs=0.3)
    assert pstdev(samples) == pytest.approx(3.0, rel=0.06)


def test_the_same_tray_sees_the_same_again_and_another_tray_does_not():
    def sample_slots(seed):
        optics = Optics(seed)
        optics.room_lux = 300
        optics.place_surface(3, "y")
        optics.set_lights(bytes(range(72)), True, 100)
        return [optics.sample(slot, 130 + slot) for slot in range(SLOTS)]

    assert sample_slots(7) == sample_slots(7)
    assert sample_slots(7) != sample_slots(8)


def test_sampling_all_slots_is_sampling_each_in_the_drivers_order():
    slot_by_slot, all_at_once = Optics(5), Optics(5)
    for optics in (slot_by_slot, all_at_once):
        optics.room_lux = 400
        optics.set_lights(bytes([40] * 72), True, 0)
    samples = array("H", [0] * 48)
    slot_by_slot.sample_all(500, samples, SLOTS, step_us=4)
    at_us = 500
    for address in range(8):
        for slot in (address, address + 8, address + 16):
            assert samples[SLOTS + slot] == all_at_once.sample(slot, at_us)
            at_us += 4
    assert not any(samples[:SLOTS])


def test_a_device_that_starts_again_counts_from_zero():
    optics = Optics(model=EQUAL)
    optics.set_lights(DARK, True, 1_000_000)
    lit_lsb = optics.sample(MIDDLE, 2_000_000)
    optics.set_lights(DARK, False, 0)
    optics.set_lights(DARK, True, 100)
    assert optics.sample(MIDDLE, LATER_US) == lit_lsb


def test_surfaces_of_dice_that_do_not_lie_well_are_between_die_and_floor():
    for name in ("r", "y", "g", "b", "white"):
        whole_surface, half_surface, tilted_surface = (
            SURFACES[name],
            SURFACES[name + " half"],
            SURFACES[name + " tilted"],
        )
        assert FLOOR.infrared < half_surface.infrared < tilted_surface.infrared < whole_surface.infrared
        assert whole_surface.room < tilted_surface.room < half_surface.room < FLOOR.room

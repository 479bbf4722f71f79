"""Trays with liners printed in the darkest or the brightest white filament sense dice like typical trays."""

from dataclasses import replace

import pytest

from simulator.tray.optics import BRIGHT_LINER, DARK_LINER, MODEL, SURFACES, Optics, Surface
from simulator.tray.sensors import SenseRig
from tray24.sense.events import COVERED, EMPTY, WHITE
from tray24.sense.reference import LINER_MAX, LINER_MIN, LINER_SHARE, Reference

MODELS = {"dark": DARK_LINER, "typical": MODEL, "bright": BRIGHT_LINER}
ENDS = pytest.mark.parametrize("liner", ["dark", "bright"])
CLASS_OF = {"r": 1, "y": 2, "g": 3, "b": 4, "w": WHITE, "i": WHITE}
DICE = ("r", "y", "g", "b", "white", "ivory", "r sticker", "y sticker", "g sticker", "b sticker")
CALIBRATIONS = {}


def make_calibrated_tray(liner, direct=0.0, seed=2, white="paper", learned=()):
    """Return a calibrated tray with this liner, in the dark.

    The share `direct` of a white die's light comes directly from the LEDs. `white` is the die of the calibration.
    `learned` are the dice whose colors the calibration learns.
    """
    key = liner, direct, seed, white, learned
    model = MODELS[liner]
    if direct:
        model = replace(model, direct=(direct,) * 4, direct_spread=0.0)
    if key not in CALIBRATIONS:
        new_tray = SenseRig(Optics(seed, model))
        assert new_tray.calibrate(white, learned) == ""
        CALIBRATIONS[key] = new_tray.files.content
    tray = SenseRig(Optics(seed, model))
    tray.files.content.update(CALIBRATIONS[key])
    tray.plug_in()
    tray.wait_ms(1000)
    return tray


def collect_reports(tray, surface, slots):
    """Return what the tray reports when a surface is put into each slot of `slots` and lifted again."""
    reports = set()
    for slot in slots:
        tray.changes.clear()
        tray.place_surface(slot, surface)
        tray.wait_until_settled()
        tray.remove_surface(slot)
        tray.wait_until_settled()
        reports.add(tuple(report for _, at, report in tray.changes if at == slot))
    return reports


@ENDS
@pytest.mark.parametrize("direct_light", [0.0, 0.3])
def test_dice_are_recognized_and_fingers_are_no_dice(liner, direct_light):
    tray = make_calibrated_tray(liner, direct_light)
    tray.optics.room_lux = 500
    for at, surface in enumerate(DICE):
        slots = (2 * at, 2 * at + 1)
        assert collect_reports(tray, surface, slots) == {(CLASS_OF[surface[0]], EMPTY)}, surface
    assert collect_reports(tray, "finger", range(20, 24)) == {(COVERED, EMPTY)}
    assert tray.sensing.faults == 0


@ENDS
def test_a_die_of_a_foreign_color_is_covered(liner):
    orange_surface = Surface(0.95, 0.5, 0.2, 0.7)
    assert collect_reports(make_calibrated_tray(liner), orange_surface, range(4)) == {(COVERED, EMPTY)}


@ENDS
@pytest.mark.parametrize("make", ["translucent", "dark"])
def test_dice_of_another_make_are_recognized_once_their_colors_are_learned(liner, make):
    tray = make_calibrated_tray(liner, learned=tuple(f"{color} {make}" for color in "rygb"))
    for at, color in enumerate("rygb"):
        assert collect_reports(tray, f"{color} {make}", range(4 * at, 4 * at + 4)) == {(CLASS_OF[color], EMPTY)}


@ENDS
@pytest.mark.parametrize("light", range(3))
def test_an_led_that_dies_is_detected_and_no_color_is_taken_for_that(liner, light):
    tray = make_calibrated_tray(liner)
    tray.optics.kill_lamps(8, light)
    tray.place_surface(8, "white")
    tray.place_surface(20, "b sticker")  # it returns less red light than an empty pocket
    tray.wait_until_settled()
    tray.wait_ms(1000)
    assert tray.sensing.masked == 1 << 8
    assert tray.sensing.seen[20] == 4


@pytest.mark.parametrize("white", ["white", "paper"])
def test_the_calibration_finds_what_the_trays_liners_return(white):
    for liner, expected in (("dark", LINER_MIN), ("typical", LINER_SHARE), ("bright", LINER_MAX)):
        assert make_calibrated_tray(liner, white=white).sensing.reference.liner == pytest.approx(expected, abs=18)


def test_direct_light_counts_as_a_liners_only_up_to_a_bright_ones():
    for liner in MODELS:
        assert make_calibrated_tray(liner, direct=0.3).sensing.reference.liner == LINER_MAX


def test_the_liners_share_follows_from_the_file_and_from_a_snapshot():
    tray = make_calibrated_tray("dark")
    share = tray.sensing.reference.liner
    other_reference = Reference()
    other_reference.load(tray.files)
    assert other_reference.liner == share != LINER_SHARE
    other_tray = SenseRig(Optics(2))
    arrays, numbers = tray.sensing.collect_state()
    other_tray.sensing.restore_state([bytes(items) for items in arrays], list(numbers))
    assert other_tray.sensing.reference.liner == share


def test_a_slot_that_is_left_out_does_not_count():
    reference = make_calibrated_tray("bright").sensing.reference
    for light in range(1, 4):
        reference.white[24 * light + 5] = 4 * reference.white[24 * light + 5]
    reference.skipped = 1 << 5
    reference.estimate_liner()
    assert reference.liner > LINER_SHARE
    reference.skipped = 0
    reference.estimate_liner()
    assert reference.liner == LINER_MIN


@ENDS
def test_a_printed_die_in_the_weakest_slot_is_detected_before_the_calibration(liner):
    optics = Optics(4, MODELS[liner])
    weak_slot = min(range(24), key=lambda slot: optics._sensor[slot] * optics._led[slot][3])
    for name in "rgb":
        optics.surfaces[weak_slot] = SURFACES[f"{name} sticker"]
        assert measure_empty(optics) == (weak_slot, "not_empty")
    optics.surfaces[weak_slot] = None
    assert measure_empty(optics)[1] == ""


def measure_empty(optics):
    """Begin a calibration and let it measure all slots as empty.

    Return (slot, fault): the slot that it asks for or complains about, and the complaint.
    """
    tray = SenseRig(optics)
    calibrator = tray.sensing.start_calibration()
    calibrator.confirm()
    tray.wait_ms(2500)
    return calibrator.slot, calibrator.fault

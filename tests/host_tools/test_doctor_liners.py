"""Doctor on trays whose liners are printed with the darkest or the brightest white filament."""

from dataclasses import replace

import pytest
from from_optics import FromOptics

from host_tools.doctor import examining
from simulator.tray import faults
from simulator.tray.model import BRIGHT_LINER, DARK_LINER
from simulator.tray.optics import SURFACES, Optics
from tray24.pins import SLOTS

SEEDS = range(6)
ABOUT = {"sensors": SLOTS, "masked": []}
ENDS = pytest.mark.parametrize("model", [DARK_LINER, BRIGHT_LINER], ids=["dark", "bright"])
DIRECT = pytest.mark.parametrize(
    "direct",
    [None, (0.3,) * 4, (0.3, 0.3, 0.3, 0.0), (0.0, 0.0, 0.0, 0.3)],
    ids=["none", "all lights", "LED", "infrared"],
)


def tray(seed, model, direct):
    return Optics(seed, replace(model, direct=direct, direct_spread=0.0) if direct else model)


@ENDS
@DIRECT
def test_nobody_is_blamed_for_a_liner(model, direct):
    for seed in range(15):
        figures = examining.measure(FromOptics(tray(seed, model, direct)), ABOUT)
        assert not examining.judge(figures), seed
        assert not [slot for slot in range(SLOTS) if figures.is_taken(slot)], seed


@ENDS
@DIRECT
def test_faults_are_found(model, direct):
    for seed in SEEDS:
        optics = tray(seed, model, direct)
        optics.room_lux = 0 if direct else 200
        optics.kill_lamps(20, seed % 3)
        optics.kill_lamps(9, 0, 1, 2)
        optics.kill_sensor(13)
        faults.open_infrared(optics, (4, 5))
        found = examining.judge(examining.measure(FromOptics(optics), ABOUT))
        assert sorted((fault.what, fault.slots) for fault in found) == [
            ("color-missing", (20,)),
            ("infrared-dark", (4, 5)),
            ("led-dark", (9,)),
            ("sensor-silent", (13,)),
        ], seed


@ENDS
def test_a_colored_die_is_told_in_a_weak_slot(model):
    for seed in SEEDS:
        optics = Optics(seed, model)
        optics.put(7, "b sticker")
        optics.surfaces[16] = SURFACES["r"]
        figures = examining.measure(FromOptics(optics), ABOUT)
        assert [slot for slot in range(SLOTS) if figures.is_taken(slot)] == [7, 16], seed

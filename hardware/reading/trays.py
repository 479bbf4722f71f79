"""Simulated trays that read dice: they are calibrated with a white die, then read dice under changing room light."""

import random
from collections import Counter
from dataclasses import dataclass, field

from simulator.tray.files import MemoryFiles
from simulator.tray.optics import Optics, Surface
from simulator.tray.sensors import SenseRig, VirtualSensors
from tray24.pins import SLOTS
from tray24.ports import FRAME_BYTES
from tray24.sense.colors import classify_slot
from tray24.sense.events import COVERED
from tray24.sense.probe import ColorProbe
from tray24.sense.reference import FILE, Reference

CLASS_OF = {"r": 1, "y": 2, "g": 3, "b": 4, "W": 5}
_BRIGHTEST_LUX = 1000.0
_PROBE_MS = 4
_STEPS = 16
_BETWEEN_DICE_MS = 20


@dataclass(frozen=True)
class Die:
    """A die to be read: the name of its face, and the surface that the sensor sees."""

    name: str
    surface: Surface

    @property
    def color_class(self) -> int:
        return CLASS_OF[self.name[0]]


@dataclass
class Tally:
    """Counts of dice that a tray read right, as unknown, or as another color.

    `wrong` counts the dice of the last two groups, by (name of the face, color class that was read).
    """

    right: int = 0
    unknown: int = 0
    other: int = 0
    wrong: Counter = field(default_factory=Counter)

    @property
    def total(self) -> int:
        return self.right + self.unknown + self.other

    def count(self, die: Die, color_class: int) -> None:
        if color_class == die.color_class:
            self.right += 1
            return
        self.wrong[die.name, color_class] += 1
        if color_class in CLASS_OF.values():
            self.other += 1
        else:
            self.unknown += 1

    def add(self, tally: "Tally") -> None:
        self.right += tally.right
        self.unknown += tally.unknown
        self.other += tally.other
        self.wrong += tally.wrong


def calibrate_tray(seed: int, white: Surface, learned_surfaces: tuple[Surface, ...] = ()) -> bytes:
    """Calibrate a simulated tray with a white die, and return its calibration file.

    `seed` decides the random properties of the tray's parts. `learned_surfaces` are those of a red, yellow, green and
    blue die, whose colors the tray then learns, too. Raise ValueError if the calibration fails.
    """
    senses = SenseRig(Optics(seed))
    senses.optics.room_lux = random.Random(f"room {seed}").uniform(0, _BRIGHTEST_LUX)
    if error_text := senses.calibrate(white, learned_surfaces):
        raise ValueError(f"tray {seed} cannot be calibrated: {error_text}")
    return senses.files.content[FILE]


def read_levels(seed: int, calibration: bytes, dice: list[Die]) -> Tally:
    """Put all dice on a simulated tray, 24 at a time, and probe each slot once; count the colors that are recognized.

    `seed` is that of `calibrate_tray`, `calibration` the content of the calibration file.
    """
    optics = Optics(seed)
    now_ms = [1000]
    sensors = VirtualSensors(optics, lambda: now_ms[0] * 1000, lambda: bytes(FRAME_BYTES))
    probe, reference = ColorProbe(sensors), Reference()
    reference.load(MemoryFiles({FILE: calibration}))
    rng = random.Random(f"levels {seed}")
    shuffled = rng.sample(dice, len(dice))
    tally = Tally()
    for first in range(0, len(shuffled), SLOTS):
        load = shuffled[first : first + SLOTS]
        optics.room_lux = rng.uniform(0, _BRIGHTEST_LUX)
        for slot in range(SLOTS):
            optics.surfaces[slot] = load[slot].surface if slot < len(load) else None
            probe.request(slot)
        for _ in range(_STEPS):
            probe.step()
            now_ms[0] += _PROBE_MS
        for slot, die in enumerate(load):
            tally.count(die, classify_slot(probe, reference, slot, COVERED))
    return tally


def read_placed(seed: int, calibration: bytes, dice: list[Die], loads: int) -> Tally:
    """Fill a simulated tray `loads` times with random dice, in steps of time as on the device; count what it reports.

    A die that was reported with a wrong color at any time is counted as that color. `seed` is that of `calibrate_tray`,
    `calibration` the content of the calibration file.
    """
    optics = Optics(seed)
    rng = random.Random(f"placed {seed}")
    senses = SenseRig(optics, MemoryFiles({FILE: calibration}))
    tally = Tally()
    for _ in range(loads):
        optics.room_lux = rng.uniform(0, _BRIGHTEST_LUX)
        room_level = rng.choice((0, 40, 120))
        senses.frame = bytes(rng.choice((0, room_level)) for _ in range(FRAME_BYTES))
        load = rng.choices(dice, k=SLOTS)
        senses.changes.clear()
        for slot in rng.sample(range(SLOTS), SLOTS):
            senses.place_surface(slot, load[slot].surface)
            senses.wait_ms(_BETWEEN_DICE_MS)
        senses.wait_until_settled()
        for slot, die in enumerate(load):
            reported_classes = [color_class for _, changed_slot, color_class in senses.changes if changed_slot == slot]
            wrong_classes = [
                color_class
                for color_class in reported_classes
                if color_class in CLASS_OF.values() and color_class != die.color_class
            ]
            tally.count(die, wrong_classes[0] if wrong_classes else senses.sensing.seen[slot])
        for slot in range(SLOTS):
            senses.remove_surface(slot)
        senses.wait_until_settled()
    return tally

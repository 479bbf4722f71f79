"""Dice on calibrated trays, in changing light: a die is never taken for one of another color."""

import contextlib
import random
from collections.abc import Iterator
from dataclasses import replace
from unittest import mock

from bench.sensing import BRIGHTEST_LUX, CLASSES, VARIANTS, Table

from campaigns.campaign import Campaign
from simulator.tray.model import BRIGHT_LINER, DARK_LINER, MODEL
from simulator.tray.optics import Optics
from simulator.tray.senses import Senses
from tray24.pins import SLOTS
from tray24.sense import colors
from tray24.sense.colors import classify_slot
from tray24.sense.events import COVERED, EMPTY
from tray24.sense.probe import Probe

_FILLS = 41  # times that all slots of a tray are filled
_TIMED = 20  # further placements on it, as the tray sees them in time, with fingers and lifted dice
_STEPS = 16  # samples of a probe
_STEP_MS = 5
_MOST_DICE = 12
# Dice that lie askew may be unknown; the others are all but always right.
_MANNERS = ("", "", "", "", "", "", " half", " tilted")


class Sensing(Campaign):
    about = ("firmware/tray24/sense", "simulator/tray", "tests/bench/sensing.py")
    name = "sensing"
    promise = "no die is taken for one of another color, and no slot reports what did not happen"
    unit = "placements"
    night = 1_000_000
    short = 2

    def check(self, number: int, chance: random.Random) -> int:
        """Place dice on a new tray: most by levels and classes alone, a few through the timed sensing."""
        placed = _by_levels(number, chance)
        table = Table(chance.getrandbits(30))
        complaint = table.senses.calibrate()
        assert not complaint, f"tray {number} is not calibrated: {complaint}"
        table.senses.each_scan = table.shine
        for _ in range(_TIMED):
            table.optics.noise_lsb = table.optics.model.noise_lsb * table.chance.uniform(0.7, 1.3)
            table.optics.room_lux = table.chance.uniform(0, BRIGHTEST_LUX)
            table.place()
            while len(table.dice) > _MOST_DICE or (table.dice and table.chance.random() < 0.4):
                table.lift()
            if table.chance.random() < 0.1:
                table.touch()
        for wrong in ("taken for another color", "events on untouched slots", "lifts told wrong", "touches told wrong"):
            assert not table.counts[wrong], f"{wrong}: {table.counts[wrong]}"
        return placed + _TIMED

    @contextlib.contextmanager
    def plant(self) -> Iterator[None]:
        """Let a red die have as much green as a yellow one."""
        red, *others = colors.CLASSES
        classes = ((*red[:4], 100, *red[5:]), *others)
        with mock.patch.object(colors, "CLASSES", classes):
            yield


def _by_levels(number: int, chance: random.Random) -> int:
    """Fill a tray again and again. Return how many dice were placed."""
    model = chance.choice((MODEL, DARK_LINER, BRIGHT_LINER))
    optics = Optics(chance.getrandbits(30), replace(model))
    optics.room_lux = chance.uniform(0, BRIGHTEST_LUX)
    senses = Senses(optics)
    complaint = senses.calibrate()
    assert not complaint, f"tray {number} is not calibrated: {complaint}"
    reference = senses.sensing.reference
    right = placed = 0
    for _ in range(_FILLS):
        optics.noise_lsb = model.noise_lsb * chance.uniform(0.7, 1.3)
        optics.room_lux = chance.uniform(0, BRIGHTEST_LUX)
        lying = [_surface(chance) for _ in range(SLOTS)]
        for slot, (surface, manner, _) in enumerate(lying):
            senses.put(slot, surface + manner)
        probe = _probed(senses)
        for slot, (surface, manner, kind) in enumerate(lying):
            found = classify_slot(probe, reference, slot, chance.choice((EMPTY, COVERED)))
            assert found in (kind, COVERED), f"{surface}{manner} in slot {slot} of tray {number} is taken for {found}"
            right += found == kind and not manner
            placed += not manner
    assert right >= 0.999 * placed, f"tray {number}: only {right} of {placed} are known"
    return _FILLS * SLOTS


def _surface(chance: random.Random) -> tuple[str, str, int]:
    """Return a die's surface, how it lies, and its class."""
    if chance.random() < 0.8:
        surface = chance.choice(list(CLASSES))
        return surface, chance.choice(_MANNERS), CLASSES[surface]
    surface = chance.choice(list(VARIANTS))
    return surface, "", VARIANTS[surface]


def _probed(senses: Senses) -> Probe:
    """Return a probe of all slots, taken as the tray does it."""
    probe = Probe(senses._sensors)
    for slot in range(SLOTS):
        probe.want(slot)
    for _ in range(_STEPS):
        probe.step()
        senses.now_ms += _STEP_MS
    return probe

"""A campaign with dice on calibrated virtual trays in changing light: the tray must not mistake a die's color."""

import random
from dataclasses import replace
from unittest import mock

from campaigns.campaign import Campaign, Fault
from simulator.tray.optics import BRIGHT_LINER, DARK_LINER, MODEL, Model, Optics
from simulator.tray.sensors import SenseRig
from tray24.pins import SLOTS
from tray24.sense import colors
from tray24.sense.colors import classify_slot
from tray24.sense.events import COVERED, EMPTY, WHITE
from tray24.sense.probe import ColorProbe
from tray24.ui.menus.settings import Settings
from tray24.ui.toolkit.lights import CURSOR, LAST, LEGAL, STEADY, Lights

_FILLS = 41  # times that all slots of a tray are filled
_TIMED = 20  # further placements on it, as the tray sees them in time, with fingers and lifted dice
_MIN_TIMED = 19  # of them must be recognized
_LEFT_ALONE = 8  # every so many rounds, a tray is left alone for a minute
_STEPS = 16  # samples of a probe
_STEP_MS = 5
_FRAME_MS = 40
_MINUTE_MS = 60_000
_MAX_DICE = 12
_BRIGHTEST_LUX = 2000
_CLASSES = {"r": 1, "y": 2, "g": 3, "b": 4, "white": WHITE}
# Other things to put in, besides plain dice.
_VARIANTS = {"r sticker": 1, "y sticker": 2, "g sticker": 3, "b sticker": 4, "ivory": WHITE}
# Askew dice may be unrecognized; nearly all others are right.
_MANNERS = ("", "", "", "", "", "", " half", " tilted")
_CLOCK_MASK = (1 << 30) - 1
_RED, *_OTHERS = colors.CLASSES
_GREENISH = ((*_RED[:4], 100, *_RED[5:]), *_OTHERS)


class Sensing(Campaign):
    about = ("firmware/tray24/sense", "simulator/tray")
    name = "sensing"
    promise = "no die is taken for one of another color, and no slot reports what did not happen"
    unit = "placements"
    night = 1_000_000
    short = 2
    faults = (Fault("red dice have as much green as yellow ones", mock.patch.object(colors, "CLASSES", _GREENISH)),)

    def check(self, number: int, chance: random.Random) -> int:
        """Place many dice on a tray and classify their levels directly, and a few with the complete, timed sensing.

        Return the number of dice. Raise AssertionError if a die is mistaken for another.
        """
        placed = _check_levels(number, chance)
        right = PlacementTable(chance.getrandbits(30)).place_dice(_TIMED)
        assert right >= _MIN_TIMED, f"tray {number}: only {right} of {_TIMED} are known"
        if number % _LEFT_ALONE == 1:
            PlacementTable(chance.getrandbits(30)).wait_untouched(_MINUTE_MS)
        return placed + _TIMED


def _check_levels(number: int, chance: random.Random) -> int:
    """Fill a tray again and again, and classify the levels of its slots. Return the number of dice that were placed."""
    model = chance.choice((MODEL, DARK_LINER, BRIGHT_LINER))
    optics = Optics(chance.getrandbits(30), replace(model))
    optics.room_lux = chance.uniform(0, _BRIGHTEST_LUX)
    senses = SenseRig(optics)
    complaint = senses.calibrate()
    assert not complaint, f"tray {number} is not calibrated: {complaint}"
    reference = senses.sensing.reference
    right = placed = 0
    for _ in range(_FILLS):
        optics.noise_lsb = model.noise_lsb * chance.uniform(0.7, 1.3)
        optics.room_lux = chance.uniform(0, _BRIGHTEST_LUX)
        lying = [(*_choose_surface(chance), chance.choice(_MANNERS)) for _ in range(SLOTS)]
        for slot, (surface, _, manner) in enumerate(lying):
            senses.place_surface(slot, surface + manner)
        probe = _probe_slots(senses)
        for slot, (surface, kind, manner) in enumerate(lying):
            found = classify_slot(probe, reference, slot, chance.choice((EMPTY, COVERED)))
            assert found in (kind, COVERED), f"{surface}{manner} in slot {slot} of tray {number} is taken for {found}"
            right += found == kind and not manner
            placed += not manner
    assert right >= 0.999 * placed, f"tray {number}: only {right} of {placed} are known"
    return _FILLS * SLOTS


def _choose_surface(chance: random.Random) -> tuple[str, int]:
    """Return a random surface of a die, by its name, and the color class that the tray should report for it."""
    return chance.choice(list((_CLASSES if chance.random() < 0.8 else _VARIANTS).items()))


def _probe_slots(senses: SenseRig) -> ColorProbe:
    """Probe the colors of all slots, in steps as the tray does. Return the finished probe."""
    probe = ColorProbe(senses._sensors)
    for slot in range(SLOTS):
        probe.request(slot)
    for _ in range(_STEPS):
        probe.step()
        senses.now_ms += _STEP_MS
    return probe


class PlacementTable:
    """A calibrated tray with its dice and the light of the room.

    Its methods raise AssertionError if the tray mistakes a die for another.
    """

    def __init__(self, seed: int, model: Model = MODEL):
        self._chance = random.Random(seed)
        self._optics = Optics(seed, replace(model))
        self._optics.room_lux = self._chance.uniform(0, _BRIGHTEST_LUX)
        self._senses = SenseRig(self._optics)
        self._lights = Lights()
        values = Settings()
        values.set("brightness", str(self._chance.choice((30, 80, 100))))
        self._lights.configure(values)
        self._dice: dict[int, int] = {}
        self._frame_ms = 0
        complaint = self._senses.calibrate()
        assert not complaint, f"not calibrated: {complaint}"
        self._senses.on_scan = self._show_frame

    def place_dice(self, placements: int) -> int:
        """Place and lift dice and rest fingers on slots, in changing light. Return how many dice were recognized."""
        chance = self._chance
        right = 0
        for _ in range(placements):
            self._optics.noise_lsb = self._optics.model.noise_lsb * chance.uniform(0.7, 1.3)
            self._optics.room_lux = chance.uniform(0, _BRIGHTEST_LUX)
            right += self._place_die()
            while len(self._dice) > _MAX_DICE or (self._dice and chance.random() < 0.4):
                self._lift_die()
            if chance.random() < 0.1:
                self._touch_slot()
        assert not self._senses.sensing.faults
        return right

    def wait_untouched(self, least_ms: int) -> None:
        """Touch nothing for a time, while clouds, sun, lamps and shadows change the light.

        The tray must report nothing.
        """
        senses = self._senses
        for slot in range(0, SLOTS, 3):
            surface, self._dice[slot] = list(_CLASSES.items())[slot // 3 % 5]
            senses.place_surface(slot, surface)
        senses.wait_ms(2000)
        senses.changes.clear()
        self._update_lights(3)
        end_ms = senses.now_ms + least_ms
        while senses.now_ms < end_ms:
            self._change_light()
        assert not senses.changes and not senses.sensing.faults, f"untouched: {senses.changes}"

    def _show_frame(self, now_ms: int) -> None:
        """Show the LED frame that a running game would show at this time, if the next frame is due."""
        if now_ms >= self._frame_ms:
            self._frame_ms = now_ms + _FRAME_MS
            self._senses.frame = bytes(self._lights.render_frame(now_ms & _CLOCK_MASK))

    def _update_lights(self, last: int = -1) -> None:
        """Light the dice in their colors, some free slots as legal ones, and one slot as the cursor.

        `last` is the slot of the die placed last, or -1.
        """
        lights = self._lights
        lights.clear()
        for slot in range(SLOTS):
            if slot in self._dice:
                lights.set_slot(slot, self._dice[slot], LAST if slot == last else STEADY)
            elif self._chance.random() < 0.3:
                lights.set_slot(slot, self._chance.randint(1, 5), LEGAL)
        lights.modes[self._chance.randrange(SLOTS)] = CURSOR
        if last >= 0:
            lights.flash_last(self._senses.now_ms & _CLOCK_MASK)

    def _place_die(self) -> bool:
        """Place a die in a free slot: straight, at first only half inserted, tilted, or after a finger.

        Return whether the tray has recognized it.
        """
        chance, senses = self._chance, self._senses
        slot = self._choose_free_slot()
        surface, kind = _choose_surface(chance)
        began = len(senses.changes)
        senses.now_ms += chance.randrange(20)
        manner = chance.random()
        if manner < 0.2:
            senses.place_surface(slot, surface + " half")
            senses.wait_ms(chance.randrange(60, 700))
        elif manner < 0.3:
            senses.place_surface(slot, surface + " tilted")
            senses.wait_ms(chance.randrange(60, 400))
        elif manner < 0.4:
            senses.place_surface(slot, chance.choice(("finger", "finger half")))
            senses.wait_ms(chance.randrange(20, 500))
            senses.remove_surface(slot)
            senses.wait_ms(chance.randrange(50, 200))
        senses.place_surface(slot, surface)
        if chance.random() < 0.2:
            senses.wait_ms(chance.randrange(200))
            self._optics.room_lux = chance.uniform(0, _BRIGHTEST_LUX)
        senses.wait_until_settled()
        self._dice[slot] = kind
        reported = senses.changes[began:]
        assert all(at == slot and seen in (EMPTY, COVERED, kind) for _, at, seen in reported), (surface, slot, reported)
        self._update_lights(slot)
        return senses.sensing.seen[slot] == kind

    def _lift_die(self) -> None:
        slot = self._chance.choice(list(self._dice))
        del self._dice[slot]
        began = len(self._senses.changes)
        self._senses.remove_surface(slot)
        self._senses.wait_until_settled()
        self._check_reported(began, [(slot, EMPTY)])
        self._update_lights()

    def _touch_slot(self) -> None:
        """Rest a finger on a free slot, or move it past the slot."""
        slot = self._choose_free_slot()
        began = len(self._senses.changes)
        self._senses.place_surface(slot, self._chance.choice(("finger", "finger half")))
        rests = self._chance.random() < 0.5
        self._senses.wait_ms(1000 if rests else self._chance.randrange(20, 140))
        self._senses.remove_surface(slot)
        self._senses.wait_until_settled()
        self._check_reported(began, [(slot, COVERED), (slot, EMPTY)] if rests else [])

    def _choose_free_slot(self) -> int:
        return self._chance.choice([slot for slot in range(SLOTS) if slot not in self._dice])

    def _check_reported(self, began: int, expected: list[tuple[int, int]]) -> None:
        reported = [change[1:] for change in self._senses.changes[began:]]
        assert reported == expected, f"{reported}, not {expected}"

    def _change_light(self) -> None:
        """Change the light: a cloud comes or goes, a lamp is switched, or a hand casts a shadow."""
        chance, optics, senses = self._chance, self._optics, self._senses
        what = chance.random()
        if what < 0.4:
            step = (chance.uniform(0, _BRIGHTEST_LUX) - optics.room_lux) / 50
            for _ in range(50):
                optics.room_lux += step
                senses.wait_ms(100)
        elif what < 0.7:
            optics.room_lux = chance.uniform(0, _BRIGHTEST_LUX)
            optics.flicker = chance.choice((0.0, optics.model.flicker))
            senses.wait_ms(chance.randrange(500, 10_000))
        else:
            lux = optics.room_lux
            optics.room_lux = lux * chance.uniform(0.05, 0.5)
            senses.wait_ms(chance.randrange(100, 3000))
            optics.room_lux = lux
            senses.wait_ms(1000)
        if chance.random() < 0.2:
            self._update_lights()

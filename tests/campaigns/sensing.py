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
_TIMED_PLACEMENTS = 20  # further placements on it, as the tray sees them in time, with fingers and lifted dice
_MIN_RIGHT = 19  # of them must be recognized
_UNTOUCHED_PLACEMENTS = 8  # every so many rounds, a tray is left alone for a minute
_STEPS = 16  # samples of a probe
_STEP_MS = 5
_FRAME_MS = 40
_MINUTE_MS = 60_000
_MAX_DICE = 12
_BRIGHTEST_LUX = 2000
_CLASSES = {"r": 1, "y": 2, "g": 3, "b": 4, "white": WHITE}
# Other things to put in, besides plain dice.
_VARIANTS = {"r sticker": 1, "y sticker": 2, "g sticker": 3, "b sticker": 4, "ivory": WHITE}
# Dice that are not straight may stay unrecognized; nearly all others are recognized.
_MANNERS = ("", "", "", "", "", "", " half", " tilted")
_CLOCK_MASK = (1 << 30) - 1
_RED, *_OTHER_CLASSES = colors.CLASSES
_GREENISH = ((*_RED[:4], 100, *_RED[5:]), *_OTHER_CLASSES)


class Sensing(Campaign):
    about = ("firmware/tray24/sense", "simulator/tray")
    name = "sensing"
    promise = "no die is taken for one of another color, and no slot reports what did not happen"
    unit = "placements"
    night = 1_000_000
    short = 2
    faults = (Fault("red dice have as much green as yellow ones", mock.patch.object(colors, "CLASSES", _GREENISH)),)

    def check(self, number: int, rng: random.Random) -> int:
        """Place many dice on a tray and classify their levels directly, and a few with the complete, timed sensing.

        Return the number of dice. Raise AssertionError if a die is mistaken for another.
        """
        placed_count = _check_levels(number, rng)
        right_count = PlacementTable(rng.getrandbits(30)).place_dice(_TIMED_PLACEMENTS)
        assert right_count >= _MIN_RIGHT, f"tray {number}: only {right_count} of {_TIMED_PLACEMENTS} are known"
        if number % _UNTOUCHED_PLACEMENTS == 1:
            PlacementTable(rng.getrandbits(30)).wait_untouched(_MINUTE_MS)
        return placed_count + _TIMED_PLACEMENTS


def _check_levels(number: int, rng: random.Random) -> int:
    """Fill a tray again and again, and classify the levels of its slots. Return the number of dice that were placed."""
    model = rng.choice((MODEL, DARK_LINER, BRIGHT_LINER))
    optics = Optics(rng.getrandbits(30), replace(model))
    optics.room_lux = rng.uniform(0, _BRIGHTEST_LUX)
    senses = SenseRig(optics)
    complaint = senses.calibrate()
    assert not complaint, f"tray {number} is not calibrated: {complaint}"
    reference = senses.sensing.reference
    right_count = placed_count = 0
    for _ in range(_FILLS):
        optics.noise_lsb = model.noise_lsb * rng.uniform(0.7, 1.3)
        optics.room_lux = rng.uniform(0, _BRIGHTEST_LUX)
        dice = [(*_choose_surface(rng), rng.choice(_MANNERS)) for _ in range(SLOTS)]
        for slot, (surface, _, manner) in enumerate(dice):
            senses.place_surface(slot, surface + manner)
        probe = _probe_slots(senses)
        for slot, (surface, color, manner) in enumerate(dice):
            color_class = classify_slot(probe, reference, slot, rng.choice((EMPTY, COVERED)))
            assert color_class in (color, COVERED), (
                f"{surface}{manner} in slot {slot} of tray {number} is taken for {color_class}"
            )
            right_count += color_class == color and not manner
            placed_count += not manner
    assert right_count >= 0.999 * placed_count, f"tray {number}: only {right_count} of {placed_count} are known"
    return _FILLS * SLOTS


def _choose_surface(rng: random.Random) -> tuple[str, int]:
    """Return a random surface of a die, by its name, and the color class that the tray should report for it."""
    return rng.choice(list((_CLASSES if rng.random() < 0.8 else _VARIANTS).items()))


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
        self._rng = random.Random(seed)
        self._optics = Optics(seed, replace(model))
        self._optics.room_lux = self._rng.uniform(0, _BRIGHTEST_LUX)
        self._senses = SenseRig(self._optics)
        self._lights = Lights()
        values = Settings()
        values.set("brightness", str(self._rng.choice((30, 80, 100))))
        self._lights.configure(values)
        self._dice: dict[int, int] = {}
        self._frame_ms = 0
        complaint = self._senses.calibrate()
        assert not complaint, f"not calibrated: {complaint}"
        self._senses.on_scan = self._show_frame

    def place_dice(self, placements: int) -> int:
        """Place and lift dice and rest fingers on slots, in changing light. Return how many dice were recognized."""
        rng = self._rng
        right_count = 0
        for _ in range(placements):
            self._optics.noise_lsb = self._optics.model.noise_lsb * rng.uniform(0.7, 1.3)
            self._optics.room_lux = rng.uniform(0, _BRIGHTEST_LUX)
            right_count += self._place_die()
            while len(self._dice) > _MAX_DICE or (self._dice and rng.random() < 0.4):
                self._lift_die()
            if rng.random() < 0.1:
                self._touch_slot()
        assert not self._senses.sensing.faults
        return right_count

    def wait_untouched(self, min_ms: int) -> None:
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
        end_ms = senses.now_ms + min_ms
        while senses.now_ms < end_ms:
            self._change_light()
        assert not senses.changes and not senses.sensing.faults, f"untouched: {senses.changes}"

    def _show_frame(self, now_ms: int) -> None:
        """Show the LED frame that a running game would show at this time, if the next frame is due."""
        if now_ms >= self._frame_ms:
            self._frame_ms = now_ms + _FRAME_MS
            self._senses.frame = bytes(self._lights.render_frame(now_ms & _CLOCK_MASK))

    def _update_lights(self, last_slot: int = -1) -> None:
        """Light the dice in their colors, some free slots as legal ones, and one slot as the cursor.

        `last_slot` is the slot of the die placed last, or -1.
        """
        lights = self._lights
        lights.clear()
        for slot in range(SLOTS):
            if slot in self._dice:
                lights.set_slot(slot, self._dice[slot], LAST if slot == last_slot else STEADY)
            elif self._rng.random() < 0.3:
                lights.set_slot(slot, self._rng.randint(1, 5), LEGAL)
        lights.modes[self._rng.randrange(SLOTS)] = CURSOR
        if last_slot >= 0:
            lights.flash_last(self._senses.now_ms & _CLOCK_MASK)

    def _place_die(self) -> bool:
        """Place a die in a free slot: straight, at first only half inserted, tilted, or after a finger.

        Return whether the tray has recognized it.
        """
        rng, senses = self._rng, self._senses
        slot = self._choose_free_slot()
        surface, color = _choose_surface(rng)
        first_change = len(senses.changes)
        senses.now_ms += rng.randrange(20)
        draw = rng.random()
        if draw < 0.2:
            senses.place_surface(slot, surface + " half")
            senses.wait_ms(rng.randrange(60, 700))
        elif draw < 0.3:
            senses.place_surface(slot, surface + " tilted")
            senses.wait_ms(rng.randrange(60, 400))
        elif draw < 0.4:
            senses.place_surface(slot, rng.choice(("finger", "finger half")))
            senses.wait_ms(rng.randrange(20, 500))
            senses.remove_surface(slot)
            senses.wait_ms(rng.randrange(50, 200))
        senses.place_surface(slot, surface)
        if rng.random() < 0.2:
            senses.wait_ms(rng.randrange(200))
            self._optics.room_lux = rng.uniform(0, _BRIGHTEST_LUX)
        senses.wait_until_settled()
        self._dice[slot] = color
        reported_changes = senses.changes[first_change:]
        assert all(at == slot and seen_color in (EMPTY, COVERED, color) for _, at, seen_color in reported_changes), (
            surface,
            slot,
            reported_changes,
        )
        self._update_lights(slot)
        return senses.sensing.seen[slot] == color

    def _lift_die(self) -> None:
        slot = self._rng.choice(list(self._dice))
        del self._dice[slot]
        first_change = len(self._senses.changes)
        self._senses.remove_surface(slot)
        self._senses.wait_until_settled()
        self._check_reported(first_change, [(slot, EMPTY)])
        self._update_lights()

    def _touch_slot(self) -> None:
        """Rest a finger on a free slot, or move it past the slot."""
        slot = self._choose_free_slot()
        first_change = len(self._senses.changes)
        self._senses.place_surface(slot, self._rng.choice(("finger", "finger half")))
        stays = self._rng.random() < 0.5
        self._senses.wait_ms(1000 if stays else self._rng.randrange(20, 140))
        self._senses.remove_surface(slot)
        self._senses.wait_until_settled()
        self._check_reported(first_change, [(slot, COVERED), (slot, EMPTY)] if stays else [])

    def _choose_free_slot(self) -> int:
        return self._rng.choice([slot for slot in range(SLOTS) if slot not in self._dice])

    def _check_reported(self, first_change: int, expected: list[tuple[int, int]]) -> None:
        reported_changes = [change[1:] for change in self._senses.changes[first_change:]]
        assert reported_changes == expected, f"{reported_changes}, not {expected}"

    def _change_light(self) -> None:
        """Change the light: a cloud comes or goes, a lamp is switched, or a hand casts a shadow."""
        rng, optics, senses = self._rng, self._optics, self._senses
        what = rng.random()
        if what < 0.4:
            step = (rng.uniform(0, _BRIGHTEST_LUX) - optics.room_lux) / 50
            for _ in range(50):
                optics.room_lux += step
                senses.wait_ms(100)
        elif what < 0.7:
            optics.room_lux = rng.uniform(0, _BRIGHTEST_LUX)
            optics.flicker = rng.choice((0.0, optics.model.flicker))
            senses.wait_ms(rng.randrange(500, 10_000))
        else:
            lux = optics.room_lux
            optics.room_lux = lux * rng.uniform(0.05, 0.5)
            senses.wait_ms(rng.randrange(100, 3000))
            optics.room_lux = lux
            senses.wait_ms(1000)
        if rng.random() < 0.2:
            self._update_lights()

"""One tray's light: what its slots' sensors give at any instant, from LEDs, dice, neighbors and room.

Everything is a function of continuous device time in microseconds. Between two changes of the
lights a sensor's level is what it settles on plus what is left of the level before, and both are known in closed
form, so that it does not matter how often or how seldom one looks.
"""

import random
from dataclasses import dataclass
from itertools import cycle
from math import exp, pi, sin

from simulator import optics_model
from tray24.pins import BANK_SLOTS, COLUMNS, ROWS, SLOTS


@dataclass(frozen=True)
class Model:
    """What a tray's slots have in common; see `optics_model`. Lights are in the order red, green, blue, infrared."""

    lit_lsb: tuple[float, float, float, float] = optics_model.LIT_LSB
    crosstalk: float = optics_model.CROSSTALK
    led_spread: float = optics_model.LED_SPREAD
    infrared_spread: float = optics_model.INFRARED_SPREAD
    sensor_spread: float = optics_model.SENSOR_SPREAD
    room_lsb: float = optics_model.ROOM_LSB
    room_lux: float = optics_model.ROOM_LUX
    flicker: float = optics_model.FLICKER
    flicker_hz: float = optics_model.FLICKER_HZ
    pwm_hz: float = optics_model.PWM_HZ
    pwm_spread: float = optics_model.PWM_SPREAD
    response_us: float = optics_model.RESPONSE_US
    ceiling_lsb: int = optics_model.CEILING_LSB
    noise_lsb: float = optics_model.NOISE_LSB
    wide_code_lsb: int = optics_model.WIDE_CODE_LSB
    full_lsb: int = optics_model.FULL_LSB


@dataclass(frozen=True)
class Surface:
    """What lies on a slot: the share of each light that comes back, and of the room's light that gets beside it."""

    red: float
    green: float
    blue: float
    infrared: float
    room: float = optics_model.ROOM_UNDER_DIE

    def mixed(self, other: "Surface", share: float, room: float) -> "Surface":
        """This surface with a share of it replaced by another."""

        def light(own: float, its: float) -> float:
            return own + (its - own) * share

        return Surface(
            light(self.red, other.red),
            light(self.green, other.green),
            light(self.blue, other.blue),
            light(self.infrared, other.infrared),
            room,
        )


MODEL = Model()
FLOOR = Surface(*optics_model.FLOOR, 1.0)


def _surfaces() -> dict[str, Surface]:
    """Dice flat in a slot, half put in, tilted, and of ivory with colored stickers; fingers."""
    whole = {name: Surface(*shares) for name, shares in optics_model.SURFACES.items()}
    finger = whole.pop("finger").mixed(FLOOR, 0.0, optics_model.ROOM_UNDER_FINGER)
    surfaces = dict(whole, finger=finger)
    for name, surface in whole.items():
        surfaces[name + " half"] = surface.mixed(FLOOR, 0.5, 0.5)
        surfaces[name + " tilted"] = surface.mixed(FLOOR, 0.3, 0.2)
        if name in "rygb":
            surfaces[name + " sticker"] = surface.mixed(whole["ivory"], 0.2, surface.room)
    surfaces["finger half"] = finger.mixed(FLOOR, 0.5, 0.6)
    return surfaces


SURFACES = _surfaces()

_FRAME_BYTES = 3 * SLOTS
_DARK = bytes(_FRAME_BYTES)
_NEVER_US = -(1 << 60)
# After so many time constants less than 0.01 LSB is left of the level before.
_SETTLED = 13
# Two rings of noise with lengths that have no common factor are as good as one of their product.
_NOISE_RINGS = (4093, 4099)
_KEPT_LEVELS = 64


def _neighbors(slot: int) -> tuple[int, ...]:
    """The slots beside, above and below a slot."""
    row, column = divmod(slot, COLUMNS)
    sides = ((row, column - 1), (row, column + 1), (row - 1, column), (row + 1, column))
    return tuple(r * COLUMNS + c for r, c in sides if 0 <= r < ROWS and 0 <= c < COLUMNS)


NEIGHBORS = tuple(_neighbors(slot) for slot in range(SLOTS))


class _Surfaces(list):
    """What lies on each slot: None for nothing, or a Surface. Says when it was changed."""

    def __init__(self, changed):
        super().__init__([None] * SLOTS)
        self._changed = changed

    def __setitem__(self, slot, surface):
        super().__setitem__(slot, surface)
        self._changed()


class _Levels:
    """What the sensors settle on under one set of lights: a steady part, and what dimmed LEDs add in pulses."""

    def __init__(self, steady: list[float], pulsed: list[tuple]):
        self.steady = steady
        # Of each slot, what `Optics._pulse` says of each light that pulses.
        self.pulsed = pulsed
        self.pulses = any(pulsed)


class Optics:
    """The light of one tray; `tray_seed` says how its parts differ from slot to slot.

    `surfaces[slot]` is what lies there (None: nothing), `room_lux` the room's light on an open slot, `flicker` the share
    of it that swings, `noise_lsb` the converter's noise (rms): all may be set at any time.
    """

    def __init__(self, tray_seed: int = 0, model: Model = MODEL):
        self.model = model
        rng = random.Random(tray_seed)
        self._sensor = [1 + model.sensor_spread * rng.uniform(-1, 1) for _ in range(SLOTS)]
        spreads = (model.led_spread,) * 3 + (model.infrared_spread,)
        self._led = [[1 + spread * rng.uniform(-1, 1) for spread in spreads] for _ in range(SLOTS)]
        self._period_us = [1e6 / (model.pwm_hz * (1 + model.pwm_spread * rng.uniform(-1, 1))) for _ in range(SLOTS)]
        self._phase_us = [period_us * rng.random() for period_us in self._period_us]
        self._flicker_phase = rng.uniform(0, 2 * pi)
        rings = [cycle([rng.gauss(0, 0.5**0.5) for _ in range(length)]) for length in _NOISE_RINGS]
        self._first_noise = rings[0].__next__
        self._second_noise = rings[1].__next__
        self._ceiling = model.ceiling_lsb
        self._wide_lsb = model.wide_code_lsb // 2
        self._full = model.full_lsb
        self.surfaces = _Surfaces(self._forget)
        self.flicker = model.flicker
        self.noise_lsb = model.noise_lsb
        self._room_lux = 0.0
        self._frame = _DARK
        self._infrared = False
        self._known: dict[tuple[bytes, bool], _Levels] = {}
        self._levels: _Levels | None = None
        self._room = [0.0] * SLOTS
        # What was left at `_since_us` of the levels before, and when nothing of it is left any more.
        self._rest = [0.0] * SLOTS
        self._since_us = _NEVER_US
        self._settled_us = _NEVER_US
        self._settle_us = _SETTLED * model.response_us

    @property
    def room_lux(self) -> float:
        return self._room_lux

    @room_lux.setter
    def room_lux(self, lux: float) -> None:
        self._room_lux = lux
        self._forget()

    def put(self, slot: int, name: str) -> None:
        """Lay a surface on a slot by its name in SURFACES."""
        self.surfaces[slot] = SURFACES[name]

    def lift(self, slot: int) -> None:
        self.surfaces[slot] = None

    def set_lights(self, frame, infrared_on: bool, at_us: float) -> None:
        """From now on the LEDs show this frame (72 bytes: red, green, blue of each slot) and infrared is on or off."""
        frame = bytes(frame)
        before = self._settling()
        same_leds = frame == self._frame
        if same_leds and infrared_on == self._infrared:
            return
        left = self._left(at_us)
        self._frame = frame
        self._infrared = bool(infrared_on)
        self._levels = None
        after = self._settling()
        rest = [old * left + was - now for old, was, now in zip(self._rest, before.steady, after.steady, strict=True)]
        if not same_leds:
            for slot, (were, are) in enumerate(zip(before.pulsed, after.pulsed, strict=True)):
                rest[slot] += self._pulses(were, at_us) - self._pulses(are, at_us)
        self._rest = rest
        self._since_us = at_us
        self._settled_us = at_us + self._settle_us

    def sample(self, slot: int, at_us: float) -> int:
        """What the converter gives for a slot at an instant: 0 to full_lsb."""
        levels = self._levels or self._settling()
        level = levels.steady[slot]
        if at_us < self._settled_us:
            level += self._rest[slot] * self._left(at_us)
        if levels.pulses:
            level += self._pulses(levels.pulsed[slot], at_us)
        if self._room_lux:
            level += self._room[slot] * self._room_now(at_us)
        if level > self._ceiling:
            level = self._ceiling
        level += self.noise_lsb * (self._first_noise() + self._second_noise()) + 0.5
        if level < 0:
            return 0
        lsb = int(level)
        # The codes in the middle of each 1024 are wide: what lies around 512 is 512 (RP2040-E11).
        off = (lsb & 1023) - 512
        if -self._wide_lsb <= off <= self._wide_lsb:
            lsb -= off
        return lsb if lsb < self._full else self._full

    def sample_all(self, at_us: float, samples, offset: int = 0, step_us: float = 4.0) -> None:
        """Sample all slots into samples[offset + slot], in the drivers' order: each address in all three banks.

        `step_us` is the time from one sample to the next. Quicker than 24 calls of `sample`, and gives the same.
        """
        sample = self.sample
        for address in range(BANK_SLOTS):
            for slot in range(address, SLOTS, BANK_SLOTS):
                samples[offset + slot] = sample(slot, at_us)
                at_us += step_us

    # Levels.

    def _forget(self) -> None:
        """Surfaces or room have changed: all levels are to be computed anew."""
        self._known.clear()
        self._levels = None

    def _left(self, at_us: float) -> float:
        """The share that is left of the levels before; nothing when a device that restarted counts from 0 again."""
        if self._since_us <= at_us < self._settled_us:
            return exp((self._since_us - at_us) / self.model.response_us)
        return 0.0

    def _settling(self) -> _Levels:
        """What the sensors settle on under the lights of now."""
        if self._levels is None:
            key = (self._frame, self._infrared)
            self._levels = self._known.get(key)
            if self._levels is None:
                if len(self._known) >= _KEPT_LEVELS:
                    self._known.clear()
                self._levels = self._known[key] = self._compute()
        return self._levels

    def _compute(self) -> _Levels:
        model = self.model
        steady = [0.0] * SLOTS
        pulsed = []
        for slot in range(SLOTS):
            surface = self.surfaces[slot] or FLOOR
            gain = self._sensor[slot]
            returned = (surface.red, surface.green, surface.blue, surface.infrared)
            weights = [gain * lit * share for lit, share in zip(model.lit_lsb, returned, strict=True)]
            self._room[slot] = gain * model.room_lsb * self._room_lux / model.room_lux * surface.room
            pulses = []
            for source in (slot, *NEIGHBORS[slot]):
                reach = 1.0 if source == slot else model.crosstalk
                steady[slot] += self._add_light(weights, source, reach, pulses)
            pulsed.append(tuple(pulses))
        return _Levels(steady, pulsed)

    def _add_light(self, weights: list[float], source: int, reach: float, pulses: list) -> float:
        """LSB that one slot's lights add steadily to a sensor; what they add in pulses is appended to `pulses`."""
        output = self._led[source]
        steady = reach * weights[3] * output[3] if self._infrared else 0.0
        for light in range(3):
            value = self._frame[3 * source + light]
            if value:
                height = reach * weights[light] * output[light]
                if value == 255:
                    steady += height
                else:
                    pulses.append(self._pulse(source, value / 255, height))
        return steady

    def _pulse(self, source: int, duty: float, height: float) -> tuple:
        """A square wave through the sensor's low-pass: (LED, us on, height, what rises to it, what falls from it)."""
        period_us = self._period_us[source]
        on_us = duty * period_us
        response_us = self.model.response_us
        whole = 1 - exp(-period_us / response_us)
        missing = height * (1 - exp((on_us - period_us) / response_us)) / whole
        reached = height * (1 - exp(-on_us / response_us)) / whole
        return source, on_us, height, missing, reached

    def _pulses(self, pulsed: tuple, at_us: float) -> float:
        """What pulsing lights add at an instant."""
        level = 0.0
        response_us = self.model.response_us
        for source, on_us, height, missing, reached in pulsed:
            at = (at_us + self._phase_us[source]) % self._period_us[source]
            if at < on_us:
                level += height - missing * exp(-at / response_us)
            else:
                level += reached * exp((on_us - at) / response_us)
        return level

    def _room_now(self, at_us: float) -> float:
        """The room's light at an instant as a share of its average."""
        return 1 + self.flicker * sin(2e-6 * pi * self.model.flicker_hz * at_us + self._flicker_phase)

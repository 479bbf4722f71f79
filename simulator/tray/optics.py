"""The light of one tray: the levels of its slots' sensors at any instant, from LEDs, dice, neighbors and room.

All levels are functions of continuous device time in microseconds. After a change of the lights a sensor's level
approaches its new value exponentially. The level at any time is computed by a formula, so it does not depend on how
often the sensors are read.
"""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import cycle
from math import exp, pi, sin

from simulator.tray import optics_model
from tray24.pins import BANK_SLOTS, COLUMNS, ROWS, SLOTS

_FRAME_BYTES = 3 * SLOTS
_DARK = bytes(_FRAME_BYTES)
_NEVER_US = -(1 << 60)
# After this many time constants less than 0.01 LSB of the level before is left.
_SETTLE_CONSTANTS = 13
# Two rings of noise whose lengths have no common factor serve as well as one ring as long as their product.
_NOISE_RINGS = (4093, 4099)
_MAX_CACHED_LEVELS = 64
_FULL = 255
_INFRARED = 3

_SCAN_ORDER = tuple(slot for address in range(BANK_SLOTS) for slot in range(address, SLOTS, BANK_SLOTS))


def _find_neighbors(slot: int) -> tuple[int, ...]:
    """Return the slots to the left and right of a slot, and those above and below it."""
    row, column = divmod(slot, COLUMNS)
    sides = ((row, column - 1), (row, column + 1), (row - 1, column), (row + 1, column))
    return tuple(r * COLUMNS + c for r, c in sides if 0 <= r < ROWS and 0 <= c < COLUMNS)


def find_direct_sources(slot: int, beside: float) -> tuple[tuple[int, float], ...]:
    """Return (slot, share) of each other slot whose light reaches `slot` directly, in a tray without walls.

    `beside` is the share that comes from the next slot; the share falls with the square of the distance. If `beside` is
    0, the tray has walls: return ().
    """
    row, column = divmod(slot, COLUMNS)
    if not beside:
        return ()
    positions = [(divmod(other, COLUMNS), other) for other in range(SLOTS) if other != slot]
    return tuple((other, beside / ((r - row) ** 2 + (c - column) ** 2)) for (r, c), other in positions)


NEIGHBORS = tuple(_find_neighbors(slot) for slot in range(SLOTS))


@dataclass(frozen=True)
class Surface:
    """The surface above a sensor, such as a die's side: the share of each light that it reflects.

    `room` is the share of the room's light that passes. `open` is the share of the slot's floor and walls that the
    surface leaves uncovered.
    """

    red: float
    green: float
    blue: float
    infrared: float
    room: float = optics_model.ROOM_UNDER_DIE
    open: float = 0.0

    @property
    def lights(self) -> tuple[float, float, float, float]:
        return self.red, self.green, self.blue, self.infrared

    def mix(self, other: "Surface", share: float, room: float) -> "Surface":
        """Return this surface with a `share` of it replaced by `other`.

        The mixture passes the share `room` of the room's light.
        """
        shares = [
            this_share + (other_share - this_share) * share
            for this_share, other_share in zip(self.lights, other.lights, strict=True)
        ]
        return Surface(*shares, room=room, open=self.open + (other.open - self.open) * share)


FLOOR = Surface(*optics_model.FLOOR, 1.0, 1.0)
# Makes of dice: molded ones have no name of their own; translucent ones let the room's light through.
MOLDED, PRINTED, TRANSLUCENT, DARK = MAKES = ("", "sticker", "translucent", "dark")


def _build_surfaces() -> dict[str, Surface]:
    """Return all surfaces by name: dice (flat, half in, tilted; molded, printed, translucent, dark) and fingers."""
    flat_surfaces = {name: Surface(*shares) for name, shares in optics_model.SURFACES.items()}
    finger = flat_surfaces.pop("finger").mix(FLOOR, 0.0, optics_model.ROOM_UNDER_FINGER)
    for make, dice in optics_model.MAKES.items():
        room = optics_model.ROOM_UNDER_TRANSLUCENT if make == TRANSLUCENT else optics_model.ROOM_UNDER_DIE
        flat_surfaces.update({f"{name} {make}": Surface(*shares, room) for name, shares in dice.items()})
    surfaces = dict(flat_surfaces, finger=finger)
    for name, surface in flat_surfaces.items():
        surfaces[name + " half"] = surface.mix(FLOOR, 0.5, 0.5)
        surfaces[name + " tilted"] = surface.mix(FLOOR, 0.3, max(0.2, surface.room))
    surfaces["finger half"] = finger.mix(FLOOR, 0.5, 0.6)
    return surfaces


SURFACES = _build_surfaces()


def get_surface_name(name: str, make: str) -> str:
    """Return the name in SURFACES for a die of this make. `name` is the surface's color, such as "r" or "white".

    If the make has no such surface, return the name for a molded die.
    """
    full_name = f"{name} {make}"
    return full_name if full_name in SURFACES else name


def get_white_name(make: str) -> str:
    """Return the name in SURFACES of the white surface with which a tray for dice of this make is calibrated."""
    return "paper" if make == PRINTED else "white"


@dataclass(frozen=True)
class Model:
    """The constants of a tray's light, each tuple in the order red, green, blue, infrared."""

    lit_lsb: tuple[float, float, float, float] = optics_model.LIT_LSB
    direct: tuple[float, float, float, float] = optics_model.DIRECT
    direct_spread: float = optics_model.DIRECT_SPREAD
    floor: tuple[float, float, float, float] = optics_model.FLOOR
    # What the liners return more than typical ones: of an empty floor, and beside a die.
    more_open: tuple[float, float, float, float] = (0.0, 0.0, 0.0, 0.0)
    more_around: tuple[float, float, float, float] = (0.0, 0.0, 0.0, 0.0)
    # Share of a slot's direct light that comes from a pitch away; it falls with the distance squared.
    beside: float = 0.0
    crosstalk: float = optics_model.CROSSTALK
    led_spread: float = optics_model.LED_SPREAD
    infrared_spread: float = optics_model.INFRARED_SPREAD
    sensor_spread: float = optics_model.SENSOR_SPREAD
    room_lsb: float = optics_model.ROOM_LSB
    room_lux: float = optics_model.ROOM_LUX
    flicker: float = optics_model.FLICKER
    flicker_hz: float = optics_model.FLICKER_HZ
    pwm_hz: float = optics_model.PWM_HZ  # 0: dimmed lamps shine steadily
    pwm_spread: float = optics_model.PWM_SPREAD
    response_us: float = optics_model.RESPONSE_US
    ceiling_lsb: int = optics_model.CEILING_LSB
    noise_lsb: float = optics_model.NOISE_LSB
    wide_code_lsb: int = optics_model.WIDE_CODE_LSB
    full_lsb: int = optics_model.FULL_LSB


MODEL = Model()
# For tests of other things than sensing: scans stay the same, and are quick, until something changes.
STILL = Model(flicker=0.0, pwm_hz=0.0, noise_lsb=0.0)
# A board in the open: no case, sheet, fins or dice.
BARE = Model(
    direct=optics_model.BARE_DIRECT,
    direct_spread=optics_model.BARE_SPREAD,
    floor=(0.0, 0.0, 0.0, 0.0),
    beside=optics_model.BARE_BESIDE,
    room_lsb=optics_model.BARE_ROOM_LSB,
)
# Trays whose liners are printed with the darkest and with the brightest white filament.
DARK_LINER, BRIGHT_LINER = (
    Model(more_open=more_open, more_around=more_around)
    for more_open, more_around in (optics_model.DARK_LINER, optics_model.BRIGHT_LINER)
)


class _Surfaces(list):
    """The surfaces on all slots: a Surface, or None for nothing. Each change calls `on_change`."""

    def __init__(self, on_change):
        super().__init__([None] * SLOTS)
        self._on_change = on_change

    def __setitem__(self, slot, surface):
        super().__setitem__(slot, surface)
        self._on_change()


class _Levels:
    """The levels that the sensors reach while the LEDs show one frame: a steady part, and pulses of dimmed LEDs."""

    def __init__(self, dark: list[float], infrared: list[float], pulsed: list[tuple]):
        self.dark = dark
        self.lit = [level + added for level, added in zip(dark, infrared, strict=True)]
        # For each slot, (phase, period, lights) of each LED that pulses; `Optics._compute_pulse` describes the lights.
        self.pulsed = pulsed
        self.pulses = any(pulsed)


class Optics:
    """The light in the slots of one tray. `tray_seed` decides how the tray's parts differ from slot to slot.

    `surfaces[slot]` is the surface on a slot (None: nothing), `room_lux` the room's light on an open slot, `flicker`
    the share of the room's light that flickers, `noise_lsb` the converter's noise (rms). All of them may be set at any
    time. LEDs beside slots are not simulated: their light on a die is only 0.065 of that from the LED below it.
    """

    def __init__(self, tray_seed: int = 0, model: Model = MODEL):
        self.model = model
        rng = random.Random(tray_seed)
        self._sensor = [1 + model.sensor_spread * rng.uniform(-1, 1) for _ in range(SLOTS)]
        spreads = (model.led_spread,) * 3 + (model.infrared_spread,)
        self._led = [[1 + spread * rng.uniform(-1, 1) for spread in spreads] for _ in range(SLOTS)]
        frequency_shares = [1 + model.pwm_spread * rng.uniform(-1, 1) for _ in range(SLOTS)]
        self._period_us = [1e6 / (model.pwm_hz * share) if model.pwm_hz else 0.0 for share in frequency_shares]
        self._phase_us = [period_us * rng.random() for period_us in self._period_us]
        self._flicker_phase = rng.uniform(0, 2 * pi)
        # A stream of its own: trays of one seed have the same parts, whatever their fins are like.
        fin_rngs = [random.Random(f"{side} {tray_seed}") for side in ("fins", "infrared-fins")]
        spread = model.direct_spread
        by_side = [[max(0.0, 1 + spread * fin_rng.uniform(-1, 1)) for _ in range(SLOTS)] for fin_rng in fin_rngs]
        self._fins = [(led, led, led, infrared) for led, infrared in zip(*by_side, strict=True)]
        rings = [cycle([rng.gauss(0, 0.5**0.5) for _ in range(length)]) for length in _NOISE_RINGS]
        self._draw_first_noise = rings[0].__next__
        self._draw_second_noise = rings[1].__next__
        self._sources = [
            ((slot, 1.0), *((neighbor, model.crosstalk) for neighbor in NEIGHBORS[slot])) for slot in range(SLOTS)
        ]
        self._direct_sources = [find_direct_sources(slot, model.beside) for slot in range(SLOTS)]
        self._floor = Surface(*model.floor, FLOOR.room, FLOOR.open)
        self.surfaces = _Surfaces(self._clear_levels)
        self.flicker = model.flicker
        self.noise_lsb = model.noise_lsb
        self.room_lux = 0.0
        self.changes = 0  # counts changes of surfaces, lamps and sensors
        self._frame = _DARK
        self._infrared = False
        self._shapes: dict[tuple[int, int], tuple[float, float, float]] = {}
        self._level_cache: dict[bytes, _Levels] = {}
        self._levels: _Levels | None = None
        self._steady = self._room = [0.0] * SLOTS
        # The rest of the previous levels, as it was at `_since_us`, and the time when it has decayed.
        self._rest = [0.0] * SLOTS
        self._since_us = _NEVER_US
        self._settled_us = _NEVER_US
        self._settle_us = _SETTLE_CONSTANTS * model.response_us

    def place_surface(self, slot: int, name: str) -> None:
        self.surfaces[slot] = SURFACES[name]

    def remove_surface(self, slot: int) -> None:
        self.surfaces[slot] = None

    def kill_lamps(self, slot: int, *lights: int) -> None:
        """Switch off some of a slot's lamps permanently. `lights` are 0 to 3 for red, green, blue and infrared."""
        for light in lights:
            self._led[slot][light] = 0.0
        self._clear_levels()

    def kill_sensor(self, slot: int) -> None:
        """Make a slot's sensor blind, so that it reads no light."""
        self._sensor[slot] = 0.0
        self._clear_levels()

    def set_lights(self, frame, infrared_on: bool, at_us: float) -> None:
        """Set the LEDs to this frame and the infrared on or off, from the time `at_us` on.

        The frame has 72 bytes: red, green and blue of the LED below each slot.
        """
        frame = bytes(frame)
        old_levels = self._get_levels()
        same_leds = frame == self._frame
        if same_leds and infrared_on == self._infrared:
            return
        decay = self._compute_decay(at_us)
        old_steady = self._steady
        self._frame = frame
        self._infrared = bool(infrared_on)
        self._levels = None
        new_levels = self._get_levels()
        rest = [
            rest_lsb * decay + old_lsb - new_lsb
            for rest_lsb, old_lsb, new_lsb in zip(self._rest, old_steady, self._steady, strict=True)
        ]
        if not same_leds and (old_levels.pulses or new_levels.pulses):
            for slot, (old_pulses, new_pulses) in enumerate(zip(old_levels.pulsed, new_levels.pulsed, strict=True)):
                if old_pulses != new_pulses:
                    rest[slot] += self._sum_pulses(old_pulses, at_us) - self._sum_pulses(new_pulses, at_us)
        self._rest = rest
        self._since_us = at_us
        self._settled_us = at_us + self._settle_us

    def is_still(self, at_us: float) -> bool:
        """Return whether all samples stay the same from `at_us` on, unless lights, surfaces or the room change."""
        is_swinging = self.noise_lsb or self.flicker and self.room_lux or self._get_levels().pulses
        return not is_swinging and at_us >= self._settled_us

    def sample(self, slot: int, at_us: float) -> int:
        """Return the converter's reading of a slot at the time `at_us`, from 0 to `full_lsb`."""
        return self._sample_slots((slot,), at_us, 0.0)[0]

    def sample_all(self, at_us: float, samples, offset: int = 0, step_us: float = 4.0) -> None:
        """Sample all slots into samples[offset + slot], in the same order as the drivers do.

        `step_us` is the time from one sample to the next. The result equals that of 24 calls of `sample`, and is
        computed much faster.
        """
        for slot, lsb in zip(_SCAN_ORDER, self._sample_slots(_SCAN_ORDER, at_us, step_us), strict=True):
            samples[offset + slot] = lsb

    def _sample_slots(self, slots: tuple[int, ...], at_us: float, step_us: float) -> list[int]:
        """Return the readings of these slots, taken one after the other: the first at `at_us`, then every `step_us`."""
        pulsed = (self._levels or self._get_levels()).pulsed
        steady, room, rest = self._steady, self._room, self._rest
        since_us, settled_us, response_us = self._since_us, self._settled_us, self.model.response_us
        noise_lsb, draw_first, draw_second = self.noise_lsb, self._draw_first_noise, self._draw_second_noise
        room_share = self.room_lux / self.model.room_lux
        ceiling, wide_lsb, full = self.model.ceiling_lsb, self.model.wide_code_lsb // 2, self.model.full_lsb
        readings = []
        for slot in slots:
            level = steady[slot]
            if since_us <= at_us < settled_us:
                level += rest[slot] * exp((since_us - at_us) / response_us)
            if pulsed[slot]:
                level += self._sum_pulses(pulsed[slot], at_us)
            if room_share:
                swing = self.flicker * sin(2e-6 * pi * self.model.flicker_hz * at_us + self._flicker_phase)
                level += room[slot] * room_share * (1 + swing)
            level = (level if level < ceiling else ceiling) + noise_lsb * (draw_first() + draw_second())
            lsb = int(level + 0.5) if level > 0 else 0
            # The middle code of each 1024 is wide: the converter reads 512 for values around 512 (RP2040-E11).
            deviation = (lsb & 1023) - 512
            if -wide_lsb <= deviation <= wide_lsb:
                lsb -= deviation
            readings.append(lsb if lsb < full else full)
            at_us += step_us
        return readings

    # Levels.

    def _clear_levels(self) -> None:
        """Clear the computed levels, because surfaces, lamps or sensors have changed."""
        self.changes += 1
        self._level_cache.clear()
        self._levels = None

    def _compute_decay(self, at_us: float) -> float:
        """Return the share of the last change of the levels that is still to come at `at_us`.

        It is 0 when `at_us` is before the last change of the lights: then the device has restarted its time.
        """
        if self._since_us <= at_us < self._settled_us:
            return exp((self._since_us - at_us) / self.model.response_us)
        return 0.0

    def _get_levels(self) -> _Levels:
        """Return the levels that the sensors reach under the current lights."""
        if self._levels is None:
            if not self._level_cache:
                self._compute_weights()
            levels = self._level_cache.get(self._frame)
            if levels is None:
                if len(self._level_cache) >= _MAX_CACHED_LEVELS:
                    self._level_cache.clear()
                levels = self._level_cache[self._frame] = self._compute_levels()
            self._levels = levels
            self._steady = levels.lit if self._infrared else levels.dark
        return self._levels

    def _compute_weights(self) -> None:
        """Compute how much each light adds to each slot's level with its current surface.

        The lights are the LEDs at full brightness, and the room's light at its brightest.
        """
        model = self.model
        surfaces = [surface or self._floor for surface in self.surfaces]
        self._weights = [
            [gain * lit * share for lit, share in zip(model.lit_lsb, self._compute_returned(surface), strict=True)]
            for gain, surface in zip(self._sensor, surfaces, strict=True)
        ]
        # A slot's own light also reaches its sensor directly.
        direct_lsb = [lit * share for lit, share in zip(model.lit_lsb, model.direct, strict=True)]
        self._own_weights = [
            [weight + gain * fin * direct for weight, fin, direct in zip(weights, fins, direct_lsb, strict=True)]
            for weights, gain, fins in zip(self._weights, self._sensor, self._fins, strict=True)
        ]
        self._direct_weights = [[gain * direct for direct in direct_lsb] for gain in self._sensor]
        self._room = [
            gain * model.room_lsb * surface.room for gain, surface in zip(self._sensor, surfaces, strict=True)
        ]
        self._from_infrared = [
            sum(
                reach * weights[_INFRARED] * self._led[source][_INFRARED]
                for source, reach, weights in self._iterate_sources(slot)
            )
            for slot in range(SLOTS)
        ]

    def _compute_returned(self, surface: Surface) -> list[float]:
        """Return the share of each light that comes back to the sensor of a slot with this surface.

        This includes the light that the slot's walls (its liner) return.
        """
        model = self.model
        parts = zip(surface.lights, model.more_open, model.more_around, strict=True)
        return [
            share + surface.open * more_open + (1 - surface.open) * more_around
            for share, more_open, more_around in parts
        ]

    def _iterate_sources(self, slot: int) -> Iterator[tuple[int, float, list[float]]]:
        """Yield (source, reach, weights) of each slot `source` whose lights reach the sensor of `slot`.

        A light of the source at full brightness adds `reach` times its weight to the level, in LSB.
        """
        for source, reach in self._sources[slot]:
            yield source, reach, self._own_weights[slot] if source == slot else self._weights[slot]
        for source, share in self._direct_sources[slot]:
            yield source, share, self._direct_weights[slot]

    def _compute_levels(self) -> _Levels:
        steady = [0.0] * SLOTS
        pulsed = []
        lights_by_source = [self._split_lights(source) for source in range(SLOTS)]
        for slot in range(SLOTS):
            groups = []
            for source, reach, weights in self._iterate_sources(slot):
                steady_lights, pulses = lights_by_source[source]
                for light, output in steady_lights:
                    steady[slot] += reach * weights[light] * output
                if pulses:
                    heights = [(reach * weights[light] * output, *shape) for light, output, shape in pulses]
                    pulse_lights = tuple((on_us, high, high * rise, high * fall) for high, on_us, rise, fall in heights)
                    groups.append((self._phase_us[source], self._period_us[source], pulse_lights))
            pulsed.append(tuple(groups))
        return _Levels(steady, self._from_infrared, pulsed)

    def _split_lights(self, source: int) -> tuple[list[tuple], list[tuple]]:
        """Return the lights of a slot's LED: steady ones (light, output), and pulsing ones (light, output, shape).

        `shape` is the result of `_compute_pulse`.
        """
        output = self._led[source]
        steady_lights, pulses = [], []
        for light in range(3):
            value = self._frame[3 * source + light]
            if value == _FULL or value and not self.model.pwm_hz:
                steady_lights.append((light, output[light] * (value / _FULL)))
            elif value:
                pulses.append((light, output[light], self._compute_pulse(source, value)))
        return steady_lights, pulses

    def _compute_pulse(self, source: int, value: int) -> tuple[float, float, float]:
        """Return the level over time that a dimmed light causes at its sensor: a square wave behind a low-pass.

        The wave has the height 1. The result is (us on, a, b). At a time t after the light went on the level is 1 - a
        exp(-t/response) while it is on, and b exp(-t/response) while it is off.
        """
        shape = self._shapes.get((source, value))
        if shape is None:
            period, response = self._period_us[source], self.model.response_us
            on_us = period * value / _FULL
            period_share = 1 - exp(-period / response)
            rise = (1 - exp((on_us - period) / response)) / period_share
            shape = self._shapes[source, value] = (on_us, rise, (exp(on_us / response) - 1) / period_share)
        return shape

    def _sum_pulses(self, pulsed: tuple, at_us: float) -> float:
        level = 0.0
        response_us = self.model.response_us
        for phase_us, period_us, lights in pulsed:
            at = (at_us + phase_us) % period_us
            decay = exp(-at / response_us)
            for on_us, height, rise, fall in lights:
                level += height - rise * decay if at < on_us else fall * decay
        return level

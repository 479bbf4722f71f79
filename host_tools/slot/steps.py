"""The steps of measuring a slot, what each must have shown, and what to do when it has not."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from hardware.calc.measured import around_die_lsb
from host_tools.slot.program import LIGHTS, Reading

INKS = ("red", "yellow", "green", "blue")
# What lies above the sensor: nothing, the clear sheet, the empty white pocket on it, a die in the pocket.
DIRECT, FLOOR, POCKET, WHITE = "direct", "floor", "pocket", "white"
STEPS = (DIRECT, FLOOR, POCKET, WHITE, *INKS)
# The last step: the bead, beside white paper in this light, in these shares of its full light.
PAPER_LUX = 300
DARKER = (8, 4, 2, 1)

_TOO_BRIGHT_LSB = 150  # of the room: the calculation is for a dark room, and flicker would disturb
_FLOODED_LSB = 3900  # as for the tray's own sensors
_MOST_DIRECT_LSB = 200  # without fins a typical slot would be at 60 in infrared; a white sticker at 227 in red or more
_NOISY_LSB = 15  # a round differs from the mean by this: something moves, or a joint is loose
_LEAST_WHITE_LSB = 40  # of a white sticker; the weakest slot of the data sheets is at 60 in red
_TIMES_FLOOR = 1.5  # by which a white sticker must outshine the floor, in each light
_SAME_LIGHT = 0.85  # of the white sticker's, in all three colors: this is no ink


@dataclass(frozen=True)
class Complaint:
    """Why a step must be repeated: the key of a message and its values."""

    key: str
    values: Mapping[str, object]


def judge(step: str, reading: Reading, before: Mapping[str, Reading]) -> Complaint | None:
    """Return why this reading cannot be used, or None. `before` is what the steps before it have measured."""
    if reading.brightest >= _FLOODED_LSB:
        return Complaint("flooded", {"lsb": round(reading.brightest)})
    if reading.dark > _TOO_BRIGHT_LSB:
        return Complaint("room", {"lsb": round(reading.dark), "most": _TOO_BRIGHT_LSB})
    if reading.noise > _NOISY_LSB:
        return Complaint("noisy", {"lsb": round(reading.noise), "most": _NOISY_LSB})
    check = _CHECKS.get(step)
    return check(reading, before) if check else _judge_ink(reading, before)


def _judge_direct(reading: Reading, before: Mapping[str, Reading]) -> Complaint | None:
    if max(reading.lights) > _MOST_DIRECT_LSB:
        return Complaint("covered", {"lsb": round(max(reading.lights))})
    return None


def _judge_floor(reading: Reading, before: Mapping[str, Reading]) -> Complaint | None:
    gain = [lit - direct for lit, direct in zip(reading.lights, before[DIRECT].lights, strict=True)]
    if max(gain) <= before[DIRECT].noise:
        return Complaint("no-sheet", {})
    return None


def _judge_pocket(reading: Reading, before: Mapping[str, Reading]) -> Complaint | None:
    gain = [lit - floor for lit, floor in zip(reading.lights, before[FLOOR].lights, strict=True)]
    return Complaint("no-pocket", {}) if max(gain) <= before[FLOOR].noise else None


def _judge_white(reading: Reading, before: Mapping[str, Reading]) -> Complaint | None:
    floor = before[FLOOR].lights
    for name, lit, empty in zip(LIGHTS, reading.lights, floor, strict=True):
        if lit < _LEAST_WHITE_LSB or lit < _TIMES_FLOOR * empty:
            return Complaint("no-light", {"light": name, "lsb": round(lit), "least": _LEAST_WHITE_LSB})
    return None


def _judge_ink(reading: Reading, before: Mapping[str, Reading]) -> Complaint | None:
    shares = shares_of(reading, before)[:3]
    if min(shares) > _SAME_LIGHT:
        return Complaint("still-white", {"percent": round(100 * min(shares))})
    if max(shares) < 0.1:
        return Complaint("no-die", {})
    return None


_CHECKS: dict[str, Callable[[Reading, Mapping[str, Reading]], Complaint | None]] = {
    DIRECT: _judge_direct,
    FLOOR: _judge_floor,
    POCKET: _judge_pocket,
    WHITE: _judge_white,
}


def shares_of(reading: Reading, readings: Mapping[str, Reading]) -> tuple[float, ...]:
    """Return the light of a sticker as a share of the white one's, for each light, without floor and liner's foot."""
    white = readings[WHITE].lights
    around = around_die_lsb(readings[FLOOR].lights, white, readings[POCKET].lights)
    return tuple((lit - rest) / (most - rest) for lit, rest, most in zip(reading.lights, around, white, strict=True))

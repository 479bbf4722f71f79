"""The levels that a calibration accepts: a slot's parts can have them, with some light that passes beside its fins."""

from tray24.compat import const
from tray24.sense.colors import LEAST_APART, classify, distance, learned_color
from tray24.sense.events import WHITE
from tray24.sense.reference import INFRARED, LIGHTS, NOMINAL_EMPTY_LSB, NOMINAL_WHITE_LSB, RED, SCALE, SLOTS

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Sequence

    from tray24.sense.reference import Reference

_TOO_BRIGHT_LSB = const(3000)  # dark samples above this leave too little range
_FULL_LSB = const(4000)
# Plausible shares of nominal values, in percent. Parts of one reel are within 31 and 218; by their datasheets the
# weakest sensor under the weakest LED reaches 16, and 13 with an empty dark liner, and can still distinguish colors.
_LEAST = const(12)
_MOST = const(300)
_DEAD = const(2)  # of a typical white die's level: no light at all
# The strongest empty slot of a bright liner gives up to 375 if direct light adds 0.3 of a white die's; a die in a slot
# of 45 gives less. So a colored die is known by its color, and any die when it is lifted (`is_emptier`).
MOST_EMPTY = const(400)
RAISED = const(100)  # above it direct light, a die (112 in the weakest slot), or a strong slot
LIVING = const(24)  # of a color below any die: less is a dead LED, or what flickers in its place
COLORED = const(250)  # ratio of two colors' shares of an empty floor: only a colored die is above
_RATIO_MOST = const(190)  # ratio of two channels' shares, for a white die; a colored one is above
COLOR_FAULTS = ("red", "yellow", "green", "blue")  # of a die with this color instead of white
_PALE = const(120)  # permille of a white die's light: the least for a color
UNSTEADY_LSB = const(128)  # of an empty slot: less than makes a typical slot seem taken, 131 with a bright liner
_LEAK = const(12)  # percent of the way from empty to white: the most that a die may change other slots
_OTHER_DIE = const(50)  # percent of the same way: above it another die lies there


def fault_of_empty(level_lsb: int, colors: "Sequence[int]", swing_lsb: int, dark_lsb: int) -> str:
    """Return the fault in an empty slot's levels; "" if they are plausible.

    `colors` has its levels of red, green and blue in 1 / SCALE LSB, `swing_lsb` is how much its infrared level changed.
    """
    nominal = NOMINAL_EMPTY_LSB[INFRARED]
    percent = level_lsb * 100 // nominal
    if dark_lsb > _TOO_BRIGHT_LSB:
        return "too_bright"
    if percent < _LEAST:
        return "silent"
    shares = [colors[light - RED] * 100 // (NOMINAL_EMPTY_LSB[light] * SCALE) for light in range(RED, LIGHTS)]
    # A dead light is told when its slot has a white die.
    is_colored = min(shares) > LIVING and max(shares) * 100 > min(shares) * COLORED
    if percent > MOST_EMPTY or percent > RAISED and is_colored:
        return "not_empty"
    if swing_lsb > UNSTEADY_LSB:
        return "noisy"
    return ""


def is_emptier(level_lsb: int, empty: int) -> bool:
    """Return whether a slot is much darker than its `empty` level: a die lay in it when that was measured."""
    return level_lsb * SCALE * 2 < empty


def fault_of_white(reference: "Reference", slot: int, swing_lsb: int, dark_lsb: int) -> str:
    """Return the fault in gain, color or strength of the white just measured; "" if it is plausible.

    All is judged by the rise from empty to white, which direct light does not change.
    """
    shares = []
    for light in range(LIGHTS):
        place = light * SLOTS + slot
        rise = reference.white[place] - reference.empty[place]
        nominal = (NOMINAL_WHITE_LSB[light] - NOMINAL_EMPTY_LSB[light]) * SCALE
        shares.append(rise * 100 // nominal)
        if light and (reference.white[place] >> 4) + dark_lsb > _FULL_LSB:
            return "too_bright"
        # A colored die may return less than the liner's walls, which it hides, but never nothing.
        if light and reference.white[place] * 100 < NOMINAL_WHITE_LSB[light] * SCALE * _DEAD:
            return "led_dead"
    weakest, strongest = min(shares[RED:]), max(shares[RED:])
    if strongest * 100 > weakest * _RATIO_MOST:
        color = classify(*[share * 1000 // max(strongest, 1) for share in shares[RED:]])
        return COLOR_FAULTS[color - 1] if strongest >= _LEAST and color < WHITE else "not_white"
    if min(shares) < _LEAST or max(shares) > _MOST:
        return "gain"
    if swing_lsb > (NOMINAL_WHITE_LSB[INFRARED] * shares[INFRARED] // 800):
        return "noisy"
    return ""


def fault_of_color(colors: "Sequence[int]", color: int) -> str:
    """Return the fault in a learned color: too dark, or too like white or one of those before; "" for none."""
    own = learned_color(colors, color)
    if max(own) < _PALE:
        return "gain"
    for other in list(range(1, color)) + [WHITE]:
        if distance(own, learned_color(colors, other)) < LEAST_APART:
            return "alike"
    return ""


def leaks(change_lsb: int, way_lsb: int) -> bool:
    """Return whether a die in another slot changes an infrared level too much: light leaks in. `way_lsb`: to white."""
    return way_lsb * _LEAK < change_lsb * 100 < way_lsb * _OTHER_DIE

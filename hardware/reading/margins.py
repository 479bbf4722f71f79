"""The margins of printed dice: how far their readings are from the limits of their color class, in sigma.

The limits are those of `tray24.sense.colors`. Each of them compares two values, such as a face's red and a share of its
green. The margin is the difference of these values in standard deviations (sigma) of its noise. It is calculated for a
tray's weakest slot (`calc.decisions.TRAY`): once with dark neighbors, once with the light of four neighbors, whose LEDs
may be brighter or darker than typical. A flickering lamp and the converter's uneven steps are not counted here, but in
the check of the dice.
"""

from collections.abc import Iterator
from math import sqrt

import numpy as np

from hardware.calc import decisions, parts, slot, solder_mask, stray_light
from hardware.calc.decisions import TRAY
from hardware.reading import marks
from hardware.reading.conditions import SEEN, Condition
from hardware.reading.marks import LIGHTS
from hardware.reading.printing import apply_inks, make_white_die
from hardware.reading.rendering import srgb_to_linear
from hardware.reading.sensor_view import QUARTERS, STRAIGHT, compute_shares
from tray24.sense.colors import CLASSES

BODIES = "rygb"
_NEIGHBORS = 4
_AT_ONCE = 512  # colors that are weighed at once: a few MB


def compute_margins(
    body: str, colors: np.ndarray, ink: np.ndarray, conditions: tuple[Condition, ...] = SEEN
) -> np.ndarray:
    """Return for each color the smallest margin of its dice under all conditions, in sigma.

    `body` is the color class (r, y, g or b), `colors` has N x 3 sRGB values from 0 to 1 for it, `ink` is the color of
    the marks on the dice.
    """
    found = [np.zeros(0)]
    for first in range(0, len(colors), _AT_ONCE):
        light = srgb_to_linear(marks.mix_levels(colors[first : first + _AT_ONCE], ink))
        each = [
            _compute_limit_distances(body, compute_returned_light(body, light, condition), condition)
            for condition in conditions
        ]
        found.append(np.min(each, axis=0))
    return np.concatenate(found)


def compute_margins_by_condition(body: str, color: np.ndarray, ink: np.ndarray) -> Iterator[tuple[Condition, float]]:
    """Yield each condition of the color search with the smallest margin of the color (sRGB from 0 to 1), in sigma."""
    for condition in SEEN:
        yield condition, float(compute_margins(body, color[None], ink, (condition,))[0])


def compute_returned_light(body: str, light: np.ndarray, condition: Condition) -> np.ndarray:
    """Return the light that faces in all rotations send back, as shares of the white die's light.

    The shape is colors x faces in rotations x LIGHTS. `light` is what each color returns, by the share of ink on its
    background: colors x marks.LEVELS x LIGHTS.
    """
    way, place = condition.print, condition.place
    printed = apply_inks(light, way)[0] * way.paper[:LIGHTS]
    of_levels = marks.compute_level_shares(body, place)
    of_white = compute_shares(make_white_die(way), STRAIGHT, 0)
    found = []
    for color in range(LIGHTS):
        # Whole arrays in order of memory: only those are multiplied quickly.
        of_ink = np.ascontiguousarray(printed[..., color]) @ np.ascontiguousarray(of_levels[:, color].T)
        beside = [marks.compute_bare_shares(place, quarter)[color] * way.blank[color] for quarter in QUARTERS]
        of_die = of_ink + np.tile(beside, len(marks.list_faces(body)))
        found.append(
            solder_mask.reflectance_to_returned(of_die, color)
            / solder_mask.reflectance_to_returned(of_white[color], color)
        )
    return np.stack(found, axis=-1)


def _compute_white_shares(condition: Condition) -> np.ndarray:
    """Return the share of red, green and blue light that the white die for the calibration sends back."""
    of_white = compute_shares(make_white_die(condition.print), STRAIGHT, 0)
    return np.array([solder_mask.reflectance_to_returned(of_white[color], color) for color in range(LIGHTS)])


def compute_samples(alone: np.ndarray, condition: Condition) -> list[tuple[np.ndarray, np.ndarray]]:
    """Return (levels, their sigmas) of dice twice: for a slot with dark neighbors, and for one with four lit neighbors.

    `alone` has the levels with dark neighbors. All levels are shares of the white die's light. The calibration does not
    know the light from the neighbors' LEDs. The brightness of these and of the slot's own LED is uniformly distributed,
    and differs from a typical one by up to LED_SPREAD.
    """
    of_white = _compute_white_shares(condition)
    noise = decisions.compute_color_noise_lsb() / (
        np.array(slot.compute_lit_lsb()[:LIGHTS]) * of_white * TRAY.sensor * TRAY.leds
    )
    around = np.array(stray_light.compute_around_die_shares()[:LIGHTS]) / of_white
    beside = parts.CROSSTALK * (alone + around)
    differ = parts.LED_SPREAD / sqrt(3) * sqrt(_NEIGHBORS + _NEIGHBORS**2) * beside
    lit = alone + _NEIGHBORS * beside
    return [(alone, np.broadcast_to(noise, alone.shape)), (lit, np.hypot(noise, differ))]


def _compute_limit_distances(body: str, alone: np.ndarray, condition: Condition) -> np.ndarray:
    """Return for each color the distance of its closest face from the closest limit of the class `body`, in sigma.

    The distance is below 0 if the face is beyond the limit. `alone` has the levels with dark neighbors.
    """
    limits = CLASSES[BODIES.index(body)]
    return np.min(
        [_find_closest_distance(limits, levels, sigmas) for levels, sigmas in compute_samples(alone, condition)],
        axis=0,
    )


def _find_closest_distance(limits: tuple[int, ...], levels: np.ndarray, sigmas: np.ndarray) -> np.ndarray:
    """Return for each color the distance of its closest face from the limits of a color class, in sigma."""
    least, *shares_of_strongest = limits
    strongest = levels.argmax(axis=-1)[..., None]
    top = np.take_along_axis(levels, strongest, axis=-1)[..., 0]
    top_sigma = np.take_along_axis(sigmas, strongest, axis=-1)[..., 0]
    closest = (top - least / 1000) / top_sigma
    for color in range(LIGHTS):
        low, high = shares_of_strongest[2 * color] / 100, (shares_of_strongest[2 * color + 1] + 1) / 100
        for other in range(LIGHTS):
            if low and other != color:
                away = levels[..., color] - low * levels[..., other]
                closest = np.minimum(closest, away / np.hypot(sigmas[..., color], low * sigmas[..., other]))
        if high <= 1:  # `classify` cuts fractions off: up to `high`, without it
            away = high * top - levels[..., color]
            closest = np.minimum(closest, away / np.hypot(sigmas[..., color], high * top_sigma))
    return closest.min(axis=-1)

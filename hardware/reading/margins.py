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
_BATCH_SIZE = 512  # colors that are weighed at once: a few MB


def compute_margins(
    body: str, colors: np.ndarray, ink: np.ndarray, conditions: tuple[Condition, ...] = SEEN
) -> np.ndarray:
    """Return for each color the smallest margin of its dice under all conditions, in sigma.

    `body` is the color class (r, y, g or b), `colors` has N x 3 sRGB values from 0 to 1 for it, `ink` is the color of
    the marks on the dice.
    """
    margins = [np.zeros(0)]
    for first in range(0, len(colors), _BATCH_SIZE):
        light = srgb_to_linear(marks.mix_levels(colors[first : first + _BATCH_SIZE], ink))
        condition_margins = [
            _compute_limit_distances(body, compute_returned_light(body, light, condition), condition)
            for condition in conditions
        ]
        margins.append(np.min(condition_margins, axis=0))
    return np.concatenate(margins)


def compute_margins_by_condition(body: str, color: np.ndarray, ink: np.ndarray) -> Iterator[tuple[Condition, float]]:
    """Yield each condition of the color search with the smallest margin of the color (sRGB from 0 to 1), in sigma."""
    for condition in SEEN:
        yield condition, float(compute_margins(body, color[None], ink, (condition,))[0])


def compute_returned_light(body: str, light: np.ndarray, condition: Condition) -> np.ndarray:
    """Return the light that faces in all rotations send back, as shares of the white die's light.

    The shape is colors x faces in rotations x LIGHTS. `light` is what each color returns, by the share of ink on its
    background: colors x marks.LEVELS x LIGHTS.
    """
    process, place = condition.print, condition.place
    printed = apply_inks(light, process)[0] * process.paper[:LIGHTS]
    level_shares = marks.compute_level_shares(body, place)
    white_shares = compute_shares(make_white_die(process), STRAIGHT, 0)
    channels = []
    for color in range(LIGHTS):
        # Only contiguous arrays are multiplied quickly.
        ink_light = np.ascontiguousarray(printed[..., color]) @ np.ascontiguousarray(level_shares[:, color].T)
        bare_light = [marks.compute_bare_shares(place, quarter)[color] * process.blank[color] for quarter in QUARTERS]
        die_light = ink_light + np.tile(bare_light, len(marks.list_faces(body)))
        channels.append(
            solder_mask.reflectance_to_returned(die_light, color)
            / solder_mask.reflectance_to_returned(white_shares[color], color)
        )
    return np.stack(channels, axis=-1)


def _compute_white_shares(condition: Condition) -> np.ndarray:
    """Return the share of red, green and blue light that the white die for the calibration sends back."""
    white_shares = compute_shares(make_white_die(condition.print), STRAIGHT, 0)
    return np.array([solder_mask.reflectance_to_returned(white_shares[color], color) for color in range(LIGHTS)])


def compute_samples(light: np.ndarray, condition: Condition) -> list[tuple[np.ndarray, np.ndarray]]:
    """Return (levels, their sigmas) of dice twice: for a slot with dark neighbors, and for one with four lit neighbors.

    `light` has the levels with dark neighbors. All levels are shares of the white die's light. The calibration does not
    know the light from the neighbors' LEDs. The brightness of these and of the slot's own LED is uniformly distributed,
    and differs from a typical one by up to LED_SPREAD.
    """
    white_shares = _compute_white_shares(condition)
    noise = decisions.compute_color_noise_lsb() / (
        np.array(slot.compute_lit_lsb()[:LIGHTS]) * white_shares * TRAY.sensor * TRAY.leds
    )
    surroundings = np.array(stray_light.compute_around_die_shares()[:LIGHTS]) / white_shares
    neighbor_light = parts.CROSSTALK * (light + surroundings)
    neighbor_sigma = parts.LED_SPREAD / sqrt(3) * sqrt(_NEIGHBORS + _NEIGHBORS**2) * neighbor_light
    lit_light = light + _NEIGHBORS * neighbor_light
    return [(light, np.broadcast_to(noise, light.shape)), (lit_light, np.hypot(noise, neighbor_sigma))]


def _compute_limit_distances(body: str, light: np.ndarray, condition: Condition) -> np.ndarray:
    """Return for each color the distance of its closest face from the closest limit of the class `body`, in sigma.

    The distance is below 0 if the face is beyond the limit. `light` has the levels with dark neighbors.
    """
    limits = CLASSES[BODIES.index(body)]
    return np.min(
        [_find_closest_distance(limits, levels, sigmas) for levels, sigmas in compute_samples(light, condition)],
        axis=0,
    )


def _find_closest_distance(limits: tuple[int, ...], levels: np.ndarray, sigmas: np.ndarray) -> np.ndarray:
    """Return for each color the distance of its closest face from the limits of a color class, in sigma.

    `limits` is a row of `tray24.sense.colors.CLASSES`. `levels` and their noise `sigmas` have the shape colors x faces
    x LIGHTS.
    """
    min_strongest, *share_limits = limits
    strongest = levels.argmax(axis=-1)[..., None]
    top_level = np.take_along_axis(levels, strongest, axis=-1)[..., 0]
    top_sigma = np.take_along_axis(sigmas, strongest, axis=-1)[..., 0]
    closest = (top_level - min_strongest / 1000) / top_sigma
    for color in range(LIGHTS):
        low, high = share_limits[2 * color] / 100, (share_limits[2 * color + 1] + 1) / 100
        for other in range(LIGHTS):
            if low and other != color:
                distances = levels[..., color] - low * levels[..., other]
                closest = np.minimum(closest, distances / np.hypot(sigmas[..., color], low * sigmas[..., other]))
        if high <= 1:  # `classify` rounds down, so `high` itself is outside
            distances = high * top_level - levels[..., color]
            closest = np.minimum(closest, distances / np.hypot(sigmas[..., color], high * top_sigma))
    return closest.min(axis=-1)

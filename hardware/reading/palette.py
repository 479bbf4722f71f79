"""The colors of printed dice as people's eyes and the tray's sensors see them, compared with requirements."""

from dataclasses import dataclass
from functools import cache
from itertools import combinations

import numpy as np

from hardware.calc import decisions, parts, slot, solder_mask, surfaces
from hardware.calc.decisions import DATASHEET
from hardware.reading import gamut, vision
from hardware.reading.margins import BODIES, compute_margins_by_condition
from hardware.reading.marks import LIGHTS
from hardware.reading.rendering import hex_to_srgb, srgb_to_linear
from hardware.stickers.art import read_art

# What is required of any colors. Contrast is WCAG's for text; a distance of 2 is just noticed (reading.vision).
MIN_CONTRAST = 4.5
MIN_APART = {"normal": 20.0, "protanopia": 10.0, "deuteranopia": 10.0, "tritanopia": 10.0}
MAX_OFF = 8.0  # from the closest color that printers print; likewise a distance
MIN_SIGMA = 8.0  # as hardware.calc requires of printed dice in the weakest slot that the data sheets allow
# [estimated] Hues (degrees in OKLab) for which players use the color's name.
HUES = {"r": (20, 40), "y": (85, 110), "g": (140, 160), "b": (250, 270)}
PAIRS = tuple(combinations(BODIES, 2))


@dataclass(frozen=True)
class Palette:
    """The colors (#rrggbb) of printed dice: the backgrounds `bodies`, in the order of BODIES, and the marks' `ink`."""

    bodies: tuple[str, ...]
    ink: str

    def __str__(self) -> str:
        return f"{' '.join(self.bodies)}, ink {self.ink}"


@dataclass(frozen=True)
class PaletteFigures:
    """The calculated properties of a palette that are compared with requirements.

    Tuples have a value for each of the four colors, in the order of BODIES. Pairs of dice are named by the letters of
    their colors, such as yg.
    """

    margins: tuple[float, ...]  # sigma: the smallest of each body under all conditions of SEEN
    plain: tuple[float, ...]  # likewise, as printed and straight
    contrasts: tuple[float, ...]
    hues: tuple[float, ...]
    off: tuple[float, ...]  # from the closest color that printers print
    apart: dict[str, tuple[float, str]]  # by vision: the smallest distance, and of which pair
    closest: tuple[float, str]  # sigma: the two printed dice that are hardest to tell apart, by the calculation

    @property
    def spare(self) -> float:
        """Return the smallest factor by which the palette exceeds its requirements.

        The requirements for hues and for the distances in sigma are not counted.
        """
        apart = [distance / MIN_APART[name] for name, (distance, _) in self.apart.items()]
        return min(*apart, min(self.contrasts) / MIN_CONTRAST, MAX_OFF / max(self.off))

    @property
    def faults(self) -> list[str]:
        """Return a text for each requirement that the palette does not meet."""
        found = []
        for body, contrast, hue, off in zip(BODIES, self.contrasts, self.hues, self.off, strict=True):
            if contrast < MIN_CONTRAST:
                found.append(f"{body} has a contrast of only {contrast:.2f}")
            if not HUES[body][0] <= hue <= HUES[body][1]:
                found.append(f"{body} has a hue of {hue:.0f} degrees")
            if off > MAX_OFF:
                found.append(f"{body} is {off:.1f} from what printers print")
        for name, (distance, pair) in self.apart.items():
            if distance < MIN_APART[name]:
                found.append(f"{pair} only {distance:.1f} apart, {name}")
        if self.closest[0] < MIN_SIGMA:
            found.append(f"{self.closest[1]} only {self.closest[0]:.2f} sigma apart")
        return found


def compute_spare(body: str, light: np.ndarray, ink: np.ndarray) -> np.ndarray:
    """Return for each candidate color the factor by which it exceeds the requirements for a single die.

    It meets these requirements if the factor is at least 1. Distances from the other dice's colors are not considered.
    `light` has the candidates as N x 3 linear light, `ink` the color of the marks; `body` is the color class (r, y, g
    or b).
    """
    hues = vision.compute_hue(light)
    factors = vision.compute_contrast(light, ink) / MIN_CONTRAST
    factors[(hues < HUES[body][0]) | (hues > HUES[body][1])] = 0
    is_good = factors >= 1
    factors[is_good] = np.minimum(
        factors[is_good], MAX_OFF / np.maximum(gamut.measure_printable_distance(light[is_good]), 1e-9)
    )
    return factors


@cache
def read_palette() -> Palette:
    """Return the palette in use, from the simulator's page. Raise ValueError if its four colors have different inks."""
    art = read_art()
    inks = {art.inks[body] for body in BODIES}
    if len(inks) > 1:
        raise ValueError(f"the marks of the four bodies have different inks: {sorted(inks)}")
    return Palette(tuple(art.printed[body] for body in BODIES), inks.pop())


def compute_figures(palette: Palette) -> PaletteFigures:
    ink = hex_to_srgb(palette.ink)
    colors = [hex_to_srgb(color) for color in palette.bodies]
    margins = [list(compute_margins_by_condition(body, color, ink)) for body, color in zip(BODIES, colors, strict=True)]
    light = [srgb_to_linear(color) for color in colors]
    pairs = [(first + second, light[BODIES.index(first)], light[BODIES.index(second)]) for first, second in PAIRS]
    levels = {
        body: compute_levels_lsb(body_light[None], srgb_to_linear(ink))[0]
        for body, body_light in zip(BODIES, light, strict=True)
    }
    levels["W"] = _compute_wild_lsb()
    return PaletteFigures(
        tuple(min(margin for _, margin in rows) for rows in margins),
        tuple(rows[0][1] for rows in margins),
        tuple(float(vision.compute_contrast(body_light, srgb_to_linear(ink))) for body_light in light),
        tuple(float(vision.compute_hue(body_light)) for body_light in light),
        tuple(gamut.measure_printable_distance(np.array(light)).tolist()),
        {
            name: min((float(vision.compute_distance(first, second, name)), pair) for pair, first, second in pairs)
            for name in vision.VISIONS
        },
        min(
            (float(compute_separation_sigma(levels[first], levels[second])), first + second)
            for first, second in combinations(levels, 2)
        ),
    )


def compute_levels_lsb(light: np.ndarray, ink: np.ndarray) -> np.ndarray:
    """Return the levels in LSB (N x 3) of dice in the weakest slot that data sheets allow.

    All dice have the same typical mark (`calc.surfaces`). `light` has the linear light of their backgrounds (N x 3).
    """
    bodies = tuple(light.T * np.array(parts.PAPER[:LIGHTS])[:, None])
    marks = tuple(ink * parts.PAPER[:LIGHTS])
    infrared = surfaces.INK_INFRARED * parts.PAPER[LIGHTS]
    return _compute_levels(
        surfaces.compute_printed_reflectances(
            (*bodies, infrared), (*marks, surfaces.MARK_INFRARED * parts.PAPER[LIGHTS])
        )
    )


@cache
def _compute_wild_lsb() -> np.ndarray:
    return _compute_levels(surfaces.list_printed_dice()["white sticker"])


def _compute_levels(shares: surfaces.Shares) -> np.ndarray:
    full = np.array(slot.compute_lit_lsb()[:LIGHTS]) * DATASHEET.sensor * DATASHEET.leds
    return (
        np.stack([solder_mask.reflectance_to_returned(shares[color], color) for color in range(LIGHTS)], axis=-1) * full
    )


def compute_separation_sigma(first: np.ndarray, second: np.ndarray) -> np.ndarray:
    """Return the distance between the levels of two colors in sigma, reduced by the largest error that is not noise."""
    lsb = np.linalg.norm(first - second, axis=-1)
    return (lsb - decisions.compute_color_error_lsb(DATASHEET)) / decisions.compute_color_noise_lsb()

"""The colors that printers can print with dots of cyan, magenta and yellow, and how far any color is from these."""

from functools import cache
from itertools import product

import numpy as np

from hardware.reading.rendering import hex_to_srgb, srgb_to_linear
from hardware.reading.vision import linear_to_oklab

# Solid inks of offset printing on coated paper (Coated FOGRA39) in sRGB. [read] cyan, magenta, yellow; [memory] their
# overprints. A good ink-jet printer reaches further in some hues, plain sticker paper less far.
_SOLIDS = {
    (0, 0, 0): "#ffffff",
    (1, 0, 0): "#009fe3",
    (0, 1, 0): "#e6007e",
    (0, 0, 1): "#ffed00",
    (0, 1, 1): "#e30613",
    (1, 0, 1): "#009640",
    (1, 1, 0): "#312783",
    (1, 1, 1): "#1d1d1b",
}
_DOTS_SPREAD = 2  # [estimated] Yule's and Nielsen's factor: light spreads between dots and paper; 1 if it did not
_STEPS = 21  # from no dots of an ink to all
_BATCH_SIZE = 256


@cache
def _mix_inks() -> np.ndarray:
    """Return all mixtures of the inks in fine steps, as linear red, green and blue (Neugebauer's equations)."""
    mixtures = np.array(list(product(np.linspace(0, 1, _STEPS), repeat=3)))
    root = np.zeros_like(mixtures)
    for inks, solid in _SOLIDS.items():
        share = np.prod(np.where(inks, mixtures, 1 - mixtures), axis=1)
        root += share[:, None] * srgb_to_linear(hex_to_srgb(solid)) ** (1 / _DOTS_SPREAD)
    return root**_DOTS_SPREAD


@cache
def list_printable_colors() -> np.ndarray:
    """Return the colors of all mixtures of the inks, in OKLab."""
    return linear_to_oklab(_mix_inks(), "normal")


def find_closest_printable(light: np.ndarray) -> np.ndarray:
    """Return the printable color that is closest to the color `light`; both are linear red, green and blue."""
    return _mix_inks()[np.linalg.norm(list_printable_colors() - linear_to_oklab(light, "normal"), axis=-1).argmin()]


def measure_printable_distance(light: np.ndarray) -> np.ndarray:
    """Return how far colors (N x 3, linear red, green and blue) are from the closest printable colors.

    The unit is that of `vision.compute_distance`.
    """
    lab = linear_to_oklab(light, "normal")
    parts = [lab[first : first + _BATCH_SIZE] for first in range(0, len(lab), _BATCH_SIZE)]
    nearest = [np.linalg.norm(part[:, None] - list_printable_colors(), axis=-1).min(axis=1) for part in parts]
    return 100 * np.concatenate(nearest) if nearest else np.zeros(0)

"""Colors as people see them: contrast, and the distance of two colors for normal and color-blind eyes.

Colors are arrays of linear red, green and blue (sRGB's primaries) in their last axis, from 0 to 1.
"""

import numpy as np

# Linear light to linear light as an eye without one kind of cones sees it. [read] Machado, Oliveira, Fernandes, "A
# Physiologically-based Model for Simulation of Color Vision Deficiency", IEEE TVCG 15 (6), 2009, table of matrices,
# severity 1.0. The authors call theirs a model for red and green; for blue it is an approximation.
VISIONS = {
    "normal": np.eye(3),
    "protanopia": np.array(
        [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
    ),
    "deuteranopia": np.array(
        [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
    ),
    "tritanopia": np.array(
        [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]
    ),
}
# Linear sRGB to the cones' light, and its cube roots to OKLab. [read] Ottosson, "A perceptual color space for image
# processing", 2020.
_TO_CONES = np.array(
    [
        [0.4122214708, 0.5363325363, 0.0514459929],
        [0.2119034982, 0.6806995451, 0.1073969566],
        [0.0883024619, 0.2817188376, 0.6299787005],
    ]
)
_TO_OKLAB = np.array(
    [
        [0.2104542553, 0.7936177850, -0.0040720468],
        [1.9779984951, -2.4285922050, 0.4505937099],
        [0.0259040371, 0.7827717662, -0.8086757660],
    ]
)
_LUMINANCE = (0.2126, 0.7152, 0.0722)
_GLARE = 0.05  # of a screen or a sheet, as WCAG counts it


def compute_contrast(first: np.ndarray, second: np.ndarray) -> np.ndarray:
    """Return the contrast between colors by WCAG 2, a number from 1 to 21."""
    luminances = first @ _LUMINANCE, second @ _LUMINANCE
    return (np.maximum(*luminances) + _GLARE) / (np.minimum(*luminances) + _GLARE)


def linear_to_oklab(light: np.ndarray, vision: str) -> np.ndarray:
    """Convert colors to OKLab as an eye sees them.

    `vision` names the sight, normal or a kind of color-blind, by a key of `VISIONS`. Light that no screen can show is
    clipped.
    """
    return np.cbrt(np.clip(light @ VISIONS[vision].T, 0, 1) @ _TO_CONES.T) @ _TO_OKLAB.T


def compute_hue(light: np.ndarray) -> np.ndarray:
    """Return the hues of colors in OKLab, in degrees from 0 to 360."""
    lab = linear_to_oklab(light, "normal")
    return np.degrees(np.arctan2(lab[..., 2], lab[..., 1])) % 360


def compute_distance(first: np.ndarray, second: np.ndarray, vision: str) -> np.ndarray:
    """Return the distance between colors in OKLab, in percent of the distance from black to white.

    `vision` names the sight, normal or a kind of color-blind, by a key of `VISIONS`. A distance of 2 is just
    noticeable.
    """
    return 100 * np.linalg.norm(linear_to_oklab(first, vision) - linear_to_oklab(second, vision), axis=-1)

"""The share of each face that its marks (hatch, pips and glyph) cover where a sensor looks.

Faces are drawn alone, without the sheets. The color of a pixel is a mixture of background and ink; its share of ink
depends on the marks only, and is the same for all colors. The color search therefore needs nothing else of a face than
these shares, weighted by the kernel: how much each point of a die counts for the sensor (`hardware.calc.kernel`).
"""

from functools import cache
from io import BytesIO

import numpy as np
import pypdfium2
from reportlab.lib.units import mm
from reportlab.pdfgen.canvas import Canvas

from hardware.reading import sensor_view
from hardware.reading.rendering import ACROSS, CELLS, hex_to_srgb, make_sticker_mask, render_pixels
from hardware.reading.sensor_view import QUARTERS, DiePlace
from hardware.stickers.art import get_body, read_art
from hardware.stickers.face_drawing import draw_face
from hardware.stickers.sizes import STICKER_MM
from tray24.match.dicesets import SETS
from tray24.rules.faces import format_face

LEVELS = 33  # of ink, from 0 (body) to 1 (ink)
LIGHTS = 3  # red, green, blue: infrared tells no color


def mix_levels(body: np.ndarray, ink: np.ndarray) -> np.ndarray:
    """Return the mixtures (sRGB) of a background color `body` and an ink, in `LEVELS` even steps.

    `body` may also be an array of colors.
    """
    ink_shares = np.linspace(0, 1, LEVELS)[:, None]
    return body[..., None, :] * (1 - ink_shares) + ink * ink_shares


@cache
def list_faces(body: str) -> list[str]:
    """Return the names of all faces of all sets whose background has this color (r, y, g or b)."""
    return sorted({name for sides in SETS.values() for name in map(format_face, sides) if get_body(name) == body})


@cache
def measure_coverage(name: str) -> np.ndarray:
    """Return the share of ink in each pixel of a face's sticker: 0 is the background's color, 1 the ink's."""
    file = BytesIO()
    canvas = Canvas(file, pagesize=(STICKER_MM * mm, STICKER_MM * mm), invariant=1)
    draw_face(canvas, name, (0, 0), STICKER_MM, {})
    canvas.save()
    document = pypdfium2.PdfDocument(file.getvalue())
    picture = render_pixels(document[0])
    document.close()
    art = read_art()
    body, ink = hex_to_srgb(art.printed[get_body(name)]), hex_to_srgb(art.inks[get_body(name)])
    return np.clip((picture - body) @ (ink - body) / ((ink - body) @ (ink - body)), 0, 1)


@cache
def compute_level_shares(body: str, place: DiePlace) -> np.ndarray:
    """Return how much each mixture of background and ink counts for the sensor's signal.

    The shape is faces in their four rotations x LIGHTS x LEVELS. The shares of a face add up to less than 1: the rest
    is light from the part of the die around its sticker (`compute_bare_shares`).
    """
    return np.array(
        [
            _weigh_levels(name, sensor_view.compute_weights(place, quarter))
            for name in list_faces(body)
            for quarter in QUARTERS
        ]
    )


@cache
def compute_bare_shares(place: DiePlace, quarter: int) -> np.ndarray:
    """Return for each light how much of the signal comes from the part of the die that its sticker does not cover.

    `quarter` is the die's rotation in steps of 90 degrees.
    """
    weights = sensor_view.compute_weights(place, quarter)[:LIGHTS]
    return weights.sum(axis=(1, 2)) - (_crop_to_sticker(weights) * make_sticker_mask()).sum(axis=(1, 2))


def _crop_to_sticker(weights: np.ndarray) -> np.ndarray:
    edge = (CELLS - ACROSS) // 2
    return weights[:LIGHTS, edge : edge + ACROSS, edge : edge + ACROSS]


def _weigh_levels(name: str, weights: np.ndarray) -> np.ndarray:
    coverage = measure_coverage(name)
    pixels_per_cell = coverage.shape[0] // ACROSS
    levels = np.rint(coverage * (LEVELS - 1)).astype(int).ravel()
    cell_weights = _crop_to_sticker(weights) * make_sticker_mask() / pixels_per_cell**2
    return np.array(
        [
            np.bincount(
                levels, np.kron(light_weights, np.ones((pixels_per_cell, pixels_per_cell))).ravel(), minlength=LEVELS
            )
            for light_weights in cell_weights
        ]
    )

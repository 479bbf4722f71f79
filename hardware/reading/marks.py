"""The share of each printed face that its marks cover where a sensor looks. Faces are drawn alone, without the sheets.

A pixel's color is on the line from body to ink, as far along it as hatch, pip or glyph cover the pixel. These
distances, weighed by the kernel, are all that a search needs of a face: they are the same for any body and ink.
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
    """Return the colors (sRGB) from body to ink, one for each of `LEVELS`; `body` may hold several bodies' colors."""
    part = np.linspace(0, 1, LEVELS)[:, None]
    return body[..., None, :] * (1 - part) + ink * part


@cache
def list_faces(body: str) -> list[str]:
    """Return the names of all faces, in any set, that have a body of this color."""
    return sorted({name for sides in SETS.values() for name in map(format_face, sides) if get_body(name) == body})


@cache
def measure_coverage(name: str) -> np.ndarray:
    """Return for each pixel of a face's sticker how far its color is from the body's to the ink's: 0 to 1."""
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
def calculate_level_shares(body: str, place: DiePlace) -> np.ndarray:
    """Return how much each level of ink counts for the signal: faces and their four rotations x LIGHTS x LEVELS.

    The shares add up to less than 1: the rest is light that the die beside its sticker sends back
    (`calculate_bare_shares`).
    """
    return np.array(
        [
            _weigh_levels(name, sensor_view.calculate_weights(place, quarter))
            for name in list_faces(body)
            for quarter in QUARTERS
        ]
    )


@cache
def calculate_bare_shares(place: DiePlace, quarter: int) -> np.ndarray:
    """Return how much of the signal in each light comes from the part of the die that its sticker leaves bare."""
    weights = sensor_view.calculate_weights(place, quarter)[:LIGHTS]
    return weights.sum(axis=(1, 2)) - (_crop_to_sticker(weights) * make_sticker_mask()).sum(axis=(1, 2))


def _crop_to_sticker(weights: np.ndarray) -> np.ndarray:
    edge = (CELLS - ACROSS) // 2
    return weights[:LIGHTS, edge : edge + ACROSS, edge : edge + ACROSS]


def _weigh_levels(name: str, weights: np.ndarray) -> np.ndarray:
    cover = measure_coverage(name)
    finer = cover.shape[0] // ACROSS
    levels = np.rint(cover * (LEVELS - 1)).astype(int).ravel()
    of_cells = _crop_to_sticker(weights) * make_sticker_mask() / finer**2
    return np.array(
        [
            np.bincount(levels, np.kron(of_light, np.ones((finer, finer))).ravel(), minlength=LEVELS)
            for of_light in of_cells
        ]
    )

"""The share of a face that its marks cover where a sensor looks: faces drawn alone, without the sheets.

A pixel's color is on the line from body to ink, as far along it as hatch, pip or glyph cover the pixel. These
distances, weighed by the kernel, are all that a search needs of a face: they hold for any body and ink.
"""

from functools import cache
from io import BytesIO

import numpy as np
import pypdfium2
from reportlab.lib.units import mm
from reportlab.pdfgen.canvas import Canvas

from hardware.reading import seen
from hardware.reading.render import ACROSS, CELLS, pixels, srgb, sticker_mask
from hardware.reading.seen import QUARTERS, Place
from hardware.stickers.art import body_of, read_art
from hardware.stickers.draw import draw_face
from hardware.stickers.sizes import STICKER_MM
from tray24.match.dicesets import SETS
from tray24.rules.faces import face_name

LEVELS = 33  # of ink, from 0 (body) to 1 (ink)
LIGHTS = 3  # red, green, blue: infrared tells no color


def mixed(body: np.ndarray, ink: np.ndarray) -> np.ndarray:
    """Return the colors (sRGB) from body to ink, one for each level; `body` may hold several bodies."""
    part = np.linspace(0, 1, LEVELS)[:, None]
    return body[..., None, :] * (1 - part) + ink * part


@cache
def names(body: str) -> list[str]:
    """Return the faces of all sets that have a body."""
    return sorted({name for sides in SETS.values() for name in map(face_name, sides) if body_of(name) == body})


@cache
def covered(name: str) -> np.ndarray:
    """Return how far each pixel of a face's sticker is from its body to its ink: 0 to 1."""
    file = BytesIO()
    canvas = Canvas(file, pagesize=(STICKER_MM * mm, STICKER_MM * mm), invariant=1)
    draw_face(canvas, name, (0, 0), STICKER_MM, {})
    canvas.save()
    document = pypdfium2.PdfDocument(file.getvalue())
    picture = pixels(document[0])
    document.close()
    art = read_art()
    body, ink = srgb(art.printed[body_of(name)]), srgb(art.inks[body_of(name)])
    return np.clip((picture - body) @ (ink - body) / ((ink - body) @ (ink - body)), 0, 1)


@cache
def shares(body: str, place: Place) -> np.ndarray:
    """Return the share of each light from each level of ink: faces and their four rotations x LIGHTS x LEVELS.

    The difference to a sum of 1 is light that the die beside its sticker sends back (`bare`).
    """
    return np.array([_weighed(name, seen.weights(place, quarter)) for name in names(body) for quarter in QUARTERS])


@cache
def bare(place: Place, quarter: int) -> np.ndarray:
    """Return the share of each light from the die beside its sticker."""
    weights = seen.weights(place, quarter)[:LIGHTS]
    return weights.sum(axis=(1, 2)) - (_inside(weights) * sticker_mask()).sum(axis=(1, 2))


def _inside(weights: np.ndarray) -> np.ndarray:
    edge = (CELLS - ACROSS) // 2
    return weights[:LIGHTS, edge : edge + ACROSS, edge : edge + ACROSS]


def _weighed(name: str, weights: np.ndarray) -> np.ndarray:
    cover = covered(name)
    finer = cover.shape[0] // ACROSS
    levels = np.rint(cover * (LEVELS - 1)).astype(int).ravel()
    of_cells = _inside(weights) * sticker_mask() / finer**2
    return np.array(
        [
            np.bincount(levels, np.kron(of_light, np.ones((finer, finer))).ravel(), minlength=LEVELS)
            for of_light in of_cells
        ]
    )

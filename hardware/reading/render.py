"""The faces of a PDF as pictures: each one rendered alone, at the size of the kernel's cells."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import pypdfium2

from hardware.stickers.readback import Painted, read_pdf
from hardware.stickers.sizes import BLEED_MM, DIE_MM, POINTS_A_MM, STICKER_MM

CELLS = 64  # across a die
ACROSS = round(STICKER_MM / DIE_MM * CELLS)  # across a sticker
COLORS = 3
_FINER = 4  # pixels in a cell's side
_CORNER_MM = 1.0  # corners are rounded when the sticker is cut


@dataclass(frozen=True)
class Face:
    """One printed face. `cells` has linear red, green and blue, row 0 at the top, as shares of the paper's light."""

    sheet: str
    die: int
    side: int
    name: str
    cells: np.ndarray  # ACROSS x ACROSS x 3


def faces(path: Path) -> Iterator[Face]:
    """Yield the faces that a sheet prints, cut out along their marks."""
    document = pypdfium2.PdfDocument(path)
    pages = [document[number] for number in range(len(document))]
    for piece in read_pdf(path).painted:
        if piece.tag == "Tray24Face":
            about = piece.about
            cells = _cells(pages[piece.page], piece)
            yield Face(path.stem, int(about["Die"]), int(about["Side"]), str(about["Face"]), cells)
    document.close()


def whites(path: Path) -> list[np.ndarray]:
    """Return the plain white stickers that a sheet prints, cut out along their marks."""
    document = pypdfium2.PdfDocument(path)
    pages = [document[number] for number in range(len(document))]
    found = [_cells(pages[piece.page], piece) for piece in read_pdf(path).painted if piece.tag == "Tray24White"]
    document.close()
    return found


def _cells(page: pypdfium2.PdfPage, piece: Painted) -> np.ndarray:
    """Render a piece without its bleed; return the mean of the linear light in each cell."""
    bleed = BLEED_MM * POINTS_A_MM
    left, bottom, right, top = (edge + way * bleed for edge, way in zip(piece.box, (1, 1, -1, -1), strict=True))
    width, height = page.get_size()
    pixels = ACROSS * _FINER
    scale = pixels / (STICKER_MM * POINTS_A_MM)
    more = 3 / scale  # whole pixels are cut off at the edges: take some more, and as many as wanted of them
    crop = (left, bottom - more, width - right - more, height - top)
    picture = page.render(scale=scale, crop=crop, rev_byteorder=True).to_numpy()[:pixels, :pixels, :COLORS]
    light = linear(picture / 255)
    return light.reshape(ACROSS, _FINER, ACROSS, _FINER, COLORS).mean(axis=(1, 3))


def linear(srgb: np.ndarray) -> np.ndarray:
    """Return linear light of sRGB values from 0 to 1."""
    return np.where(srgb <= 0.04045, srgb / 12.92, ((srgb + 0.055) / 1.055) ** 2.4)


def sticker_mask() -> np.ndarray:
    """Return which cells of a sticker are left when its corners are rounded."""
    cell_mm = DIE_MM / CELLS
    radius = _CORNER_MM / cell_mm
    at = np.arange(ACROSS) + 0.5
    inward = np.maximum(radius - np.minimum(at, ACROSS - at), 0)
    return np.hypot(inward[:, None], inward[None, :]) <= radius

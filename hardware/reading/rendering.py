"""The faces of a sticker sheet (PDF), rendered as pictures: each face alone, in the cells of `hardware.calc.kernel`."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import numpy as np
import pypdfium2

from hardware.stickers.pdf_reader import PaintedPiece, read_pdf
from hardware.stickers.sizes import BLEED_MM, DIE_MM, POINTS_A_MM, STICKER_MM

CELLS = 64  # across a die
ACROSS = round(STICKER_MM / DIE_MM * CELLS)  # across a sticker
COLORS = 3
_PIXELS_PER_CELL = 4  # pixels in a cell's side
_CORNER_MM = 1.0  # corners are rounded when the sticker is cut


@dataclass(frozen=True)
class PrintedFace:
    """A face as a sheet prints it.

    `cells` has linear red, green and blue, row 0 at the top, as shares of the paper's light.
    """

    sheet: str
    die: int
    side: int
    name: str
    cells: np.ndarray  # ACROSS x ACROSS x 3


def render_faces(path: Path) -> Iterator[PrintedFace]:
    """Yield the faces that a PDF sheet prints, cut out along their cut marks."""
    document = pypdfium2.PdfDocument(path)
    pages = [document[number] for number in range(len(document))]
    for piece in _read_pieces(path):
        if piece.tag == "Tray24Face":
            properties = piece.about
            cells = _render_cells(pages[piece.page], piece)
            yield PrintedFace(
                path.stem, int(properties["Die"]), int(properties["Side"]), str(properties["Face"]), cells
            )
    document.close()


def render_whites(path: Path) -> list[np.ndarray]:
    """Return the plain white stickers that a PDF sheet prints, cut out along their cut marks."""
    document = pypdfium2.PdfDocument(path)
    pages = [document[number] for number in range(len(document))]
    whites = [_render_cells(pages[piece.page], piece) for piece in _read_pieces(path) if piece.tag == "Tray24White"]
    document.close()
    return whites


@cache
def _read_pieces(path: Path) -> list[PaintedPiece]:
    return read_pdf(path).painted


def _render_cells(page: pypdfium2.PdfPage, piece: PaintedPiece) -> np.ndarray:
    """Render a face of a page without its bleed (color beyond the cut); return the mean linear light in each cell."""
    bleed = BLEED_MM * POINTS_A_MM
    left, bottom, right, top = (edge + sign * bleed for edge, sign in zip(piece.box, (1, 1, -1, -1), strict=True))
    width, height = page.get_size()
    light = srgb_to_linear(render_pixels(page, (left, bottom, width - right, height - top)))
    return light.reshape(ACROSS, _PIXELS_PER_CELL, ACROSS, _PIXELS_PER_CELL, COLORS).mean(axis=(1, 3))


def render_pixels(page: pypdfium2.PdfPage, crop: tuple[float, ...] = (0.0, 0.0, 0.0, 0.0)) -> np.ndarray:
    """Render the sticker on a page; the margins `crop` (left, bottom, right, top in points) around it are cut off.

    Return sRGB values from 0 to 1.
    """
    size = ACROSS * _PIXELS_PER_CELL
    scale = size / (STICKER_MM * POINTS_A_MM)
    overlap = 3 / scale  # cropping loses pixels at the edges: render some more, then cut to `size`
    left, bottom, right, top = crop
    outer_crop = (left, bottom - overlap, right - overlap, top)
    return page.render(scale=scale, crop=outer_crop, rev_byteorder=True).to_numpy()[:size, :size, :COLORS] / 255


def srgb_to_linear(srgb: np.ndarray) -> np.ndarray:
    """Convert sRGB values from 0 to 1 to linear light."""
    return np.where(srgb <= 0.04045, srgb / 12.92, ((srgb + 0.055) / 1.055) ** 2.4)


def hex_to_srgb(color: str) -> np.ndarray:
    """Convert a color #rrggbb to red, green and blue from 0 to 1 (sRGB)."""
    return np.array([int(color[start : start + 2], 16) / 255 for start in (1, 3, 5)])


def make_sticker_mask() -> np.ndarray:
    """Return which cells of a square sticker are left when its corners are rounded."""
    cell_mm = DIE_MM / CELLS
    radius = _CORNER_MM / cell_mm
    centers = np.arange(ACROSS) + 0.5
    depth = np.maximum(radius - np.minimum(centers, ACROSS - centers), 0)
    return np.hypot(depth[:, None], depth[None, :]) <= radius

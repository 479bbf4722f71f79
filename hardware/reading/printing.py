"""Ways to print stickers (papers, inks) and stick them on dice, and the light that a face then sends back."""

from dataclasses import dataclass

import numpy as np

from hardware.calc import parts, surfaces
from hardware.reading.rendering import ACROSS, CELLS, hex_to_srgb, make_sticker_mask, srgb_to_linear
from hardware.stickers.art import get_body, read_art

LIGHTS = 4
_BARE = 0.1  # a cell that takes less of each light than this is only partly ink


@dataclass(frozen=True)
class PrintProcess:
    """A way to print stickers and stick them on dice. Its values are estimated, or come from `hardware.calc.parts`.

    `paper` is the reflectance of the paper in red, green, blue and infrared, `blank` that of the die around the
    sticker. `inks` multiplies the light of all inks in red, green and blue (1.2: 20 % lighter). `gain` says how much
    darker inked areas become, because printed dots spread. `body_infrared` and `mark_infrared` are the shares of the
    paper's infrared light that come back through the color inks and through the dark ink, which has soot.
    """

    name: str
    paper: tuple[float, ...] = parts.PAPER
    blank: tuple[float, ...] = surfaces.PLAIN["white"]
    inks: tuple[float, float, float] = (1.0, 1.0, 1.0)
    gain: float = 0.0
    body_infrared: float = surfaces.INK_INFRARED
    mark_infrared: float = surfaces.MARK_INFRARED


def compute_reflected_light(cells: np.ndarray, name: str, process: PrintProcess) -> np.ndarray:
    """Return the share of light that each cell of a die with this face sends back: CELLS x CELLS x LIGHTS.

    A cell is a small square of the die's side.
    """
    light, is_ink = apply_inks(cells, process)
    soot = _estimate_soot(cells, name)
    clear_infrared = 1 - (1 - process.body_infrared) * is_ink
    infrared = clear_infrared * (1 - soot) + process.mark_infrared * soot
    printed = np.concatenate([light, infrared[..., None]], axis=2) * np.array(process.paper)
    return place_on_die(printed, process)


def apply_inks(light: np.ndarray, process: PrintProcess) -> tuple[np.ndarray, np.ndarray]:
    """Return two arrays for a picture that is printed: the light it sends back, as a share of the paper's, and its ink.

    `light` has linear red, green and blue in its last axis, as designed. The ink is a share from 0 to 1.
    """
    absorbed = 1 - light.min(axis=-1, keepdims=True)
    is_ink = np.clip(absorbed / _BARE, 0, 1)
    spread = light ** (1 + process.gain * is_ink) if process.gain else light
    return np.clip(spread * (1 + (np.array(process.inks) - 1) * is_ink), 0, 1), is_ink[..., 0]


def place_on_die(sticker: np.ndarray, process: PrintProcess) -> np.ndarray:
    """Return the cells of a die with this sticker in the middle of its face, and bare plastic around the sticker."""
    die = np.broadcast_to(np.array(process.blank), (CELLS, CELLS, LIGHTS)).copy()
    edge = (CELLS - ACROSS) // 2
    sticker_cells = die[edge : edge + ACROSS, edge : edge + ACROSS]
    sticker_cells[make_sticker_mask()] = sticker[make_sticker_mask()]
    return die


def make_white_die(process: PrintProcess) -> np.ndarray:
    """Return the cells of a die with a plain white sticker."""
    return place_on_die(np.broadcast_to(np.array(process.paper), (ACROSS, ACROSS, LIGHTS)), process)


def _estimate_soot(cells: np.ndarray, name: str) -> np.ndarray:
    """Return the share of dark ink in each cell, estimated from its light: 0 is the background's light, 1 the ink's."""
    art, body = read_art(), get_body(name)
    body_light = float(srgb_to_linear(hex_to_srgb(art.printed[body])).sum())
    ink_light = float(srgb_to_linear(hex_to_srgb(art.inks[body])).sum())
    return np.clip((body_light - cells.sum(axis=2)) / (body_light - ink_light), 0, 1)

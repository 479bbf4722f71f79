"""Ways to print a sheet (papers, inks, blank dice), and the light that a rendered face sends back with each of them."""

from dataclasses import dataclass

import numpy as np

from hardware.calc import parts, surfaces
from hardware.reading.rendering import ACROSS, CELLS, hex_to_srgb, make_sticker_mask, srgb_to_linear
from hardware.stickers.art import get_body, read_art

LIGHTS = 4
_BARE = 0.1  # a cell that takes less of each light than this is only partly ink


@dataclass(frozen=True)
class PrintProcess:
    """A way to print stickers and stick them on dice. All figures are estimated, except those of `hardware.calc.parts`.

    `paper` is the reflectance of the paper in red, green, blue and infrared, `blank` that of the die beside the
    sticker. `inks` multiplies the light of all inks in red, green and blue (1.2: 20 % lighter). `gain` is how much
    darker mixed cells are, because printed dots spread. `body_infrared` and `mark_infrared` are the shares of the
    paper's infrared that come back through inks of colors and through the dark ink, which has soot.
    """

    name: str
    paper: tuple[float, ...] = parts.PAPER
    blank: tuple[float, ...] = surfaces.PLAIN["white"]
    inks: tuple[float, float, float] = (1.0, 1.0, 1.0)
    gain: float = 0.0
    body_infrared: float = surfaces.INK_INFRARED
    mark_infrared: float = surfaces.MARK_INFRARED


def calculate_reflected_light(cells: np.ndarray, name: str, way: PrintProcess) -> np.ndarray:
    """Return the share of light that each cell of a die with this face sends back: CELLS x CELLS x LIGHTS."""
    light, is_ink = apply_inks(cells, way)
    soot = _estimate_soot(cells, name)
    clear = 1 - (1 - way.body_infrared) * is_ink
    infrared = clear * (1 - soot) + way.mark_infrared * soot
    printed = np.concatenate([light, infrared[..., None]], axis=2) * np.array(way.paper)
    return place_on_die(printed, way)


def apply_inks(light: np.ndarray, way: PrintProcess) -> tuple[np.ndarray, np.ndarray]:
    """Return two arrays of a printed picture: the light it sends back, as a share of the paper's, and the share of ink.

    `light` has linear red, green and blue in its last axis, as designed.
    """
    taken = 1 - light.min(axis=-1, keepdims=True)
    is_ink = np.clip(taken / _BARE, 0, 1)
    spread = light ** (1 + way.gain * is_ink) if way.gain else light
    return np.clip(spread * (1 + (np.array(way.inks) - 1) * is_ink), 0, 1), is_ink[..., 0]


def place_on_die(sticker: np.ndarray, way: PrintProcess) -> np.ndarray:
    """Return the cells of a die with this sticker in the middle of its face, and bare plastic around the sticker."""
    die = np.broadcast_to(np.array(way.blank), (CELLS, CELLS, LIGHTS)).copy()
    edge = (CELLS - ACROSS) // 2
    inside = die[edge : edge + ACROSS, edge : edge + ACROSS]
    inside[make_sticker_mask()] = sticker[make_sticker_mask()]
    return die


def make_white_die(way: PrintProcess) -> np.ndarray:
    """Return the cells of a die with a plain white sticker."""
    return place_on_die(np.broadcast_to(np.array(way.paper), (ACROSS, ACROSS, LIGHTS)), way)


def _estimate_soot(cells: np.ndarray, name: str) -> np.ndarray:
    """Return the share of dark ink in each cell, by where its light is between the body's and the ink's."""
    art, body = read_art(), get_body(name)
    body_light = float(srgb_to_linear(hex_to_srgb(art.printed[body])).sum())
    ink_light = float(srgb_to_linear(hex_to_srgb(art.inks[body])).sum())
    return np.clip((body_light - cells.sum(axis=2)) / (body_light - ink_light), 0, 1)

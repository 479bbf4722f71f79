"""The luminance that a player sees of a slot's tongue, the lit ledge of its cup, in Tray24 Light.

Dice are in the slot and in the slot in front of it. Light is followed by `hardware.calc.scattering` through the solids
of the case: cup, field, strip, dice. The slot's middle is the origin, heights are those of the case, in mm.

[estimated]: the LED is a point on its body's top and a Lambert source; the field is black PLA, the strip white, the
dice white; neighbors are dark.
"""

from functools import cache
from math import radians, sin

import numpy as np
from numpy.random import Generator, default_rng
from numpy.typing import NDArray

from hardware.calc import parts
from hardware.calc.luminance import ANGLES, LINERS
from hardware.calc.scattering import (
    AIR,
    SOLID_PER_MM,
    VoxelScene,
    compute_direct_illuminance,
    compute_scattering_share,
    trace_luminance,
)
from hardware.calc.voxels import VoxelGrid, fill_mesh
from hardware.case import layout as tray
from hardware.case.shapes import make_box_around
from hardware.light import case, wiring
from hardware.light import layout as at
from tray24.pins import COLUMNS

# WS2812B, 5050: luminous intensity of red, green, blue. [read] Worldsemi's WS2812B data sheet, "RGB IC characteristic
# parameter": 390-420, 660-720, 180-200 mcd; its current is not stated there.
LED_MCD = (390.0, 660.0, 180.0)
LED_MA = 20.0  # [memory] a channel at full brightness, the largest usual one: the firmware counts it, too
MIN_SEEN_MM2 = 30.0  # chosen: of a tongue, as it appears: a disc of 6 mm
SLOT = COLUMNS + 2  # a slot with others on all sides
GRID = VoxelGrid((-17.0, -36.0, at.STRIP_UNDER), 0.2, (170, 240, 94))
CUP, DARK, STRIP, DIE = range(1, 5)
_STRIP_RETURNS = 0.7  # [estimated] white solder mask
_LED_AT = np.array((0.0, -at.STRIP_ASIDE, at.LED_TOP))
_LOOKS_MM = 0.2  # between two lines of sight


def make_scene(filament: str, with_dice: bool) -> VoxelScene:
    """Return a slot as a grid of cells for light tracing.

    `filament` is the sort of filament of the slot's cup, a key of `LINERS`.
    """
    per_mm, returns = LINERS[filament]
    density = np.array((0.0, per_mm, SOLID_PER_MM, SOLID_PER_MM, SOLID_PER_MM))
    reflects = (returns, parts.WALL_RETURNS[0], _STRIP_RETURNS, max(parts.PAPER[:3]))
    return VoxelScene(GRID, _fill_cells(with_dice), density, np.array((0.0, *map(compute_scattering_share, reflects))))


@cache
def _fill_cells(with_dice: bool) -> NDArray:
    front, (x, y) = SLOT + COLUMNS, at.SLOT_MIDDLES[SLOT]
    if with_dice:
        cells = _fill_cells(False).copy()
        solids = [(make_die(slot), DIE) for slot in (SLOT, front)]
    else:
        cells = np.zeros(GRID.shape, dtype=np.uint8)
        led, top = (x, y - at.STRIP_ASIDE), at.STRIP_UNDER + at.STRIP_THICK
        solids = [
            (case.make_printed_part("field"), DARK),
            (make_box_around(led, at.PITCH + 4, at.STRIP_WIDE, at.STRIP_UNDER, top), STRIP),
            (make_box_around(led, at.LED_SIDE, at.LED_SIDE, at.STRIP_UNDER, at.LED_TOP), STRIP),
            *((case.make_slot_cup(slot), CUP) for slot in (SLOT, front)),
        ]
    for solid, filling in solids:
        cells[fill_mesh(_triangulate(solid), GRID)] = filling
    return cells


def make_die(slot: int):
    """Return the solid of a die in the cup of a slot."""
    low = at.HIGH - at.CUP_DEEP
    return make_box_around(at.SLOT_MIDDLES[slot], tray.DIE, tray.DIE, low, low + tray.DIE, 1.6)


def _triangulate(solid) -> NDArray:
    corners, triangles = solid.val().tessellate(0.05, 0.2)
    x, y = at.SLOT_MIDDLES[SLOT]
    places = np.array([(corner.x - x, corner.y - y, corner.z) for corner in corners])[np.array(triangles)]
    low, high = GRID.places_to_cells(places.min(axis=1)), GRID.places_to_cells(places.max(axis=1))
    near = (high[:, :2] >= 0).all(axis=1) & (low[:, :2] < np.array(GRID.shape[:2])).all(axis=1)
    return places[near]  # those that are above or below a cell


def clear_caches() -> None:
    """Clear the cached results of this module, after the case has changed."""
    _fill_cells.cache_clear()
    compute_luminance_per_candela.cache_clear()


def compute_luminance(filament: str, with_dice: bool, lit: int = 1) -> tuple[float, ...]:
    """Return the luminance of a slot's tongue (lit ledge) at full brightness, in red, green and blue, in cd/m2.

    `lit` slots are lit in the same color; the firmware's limit of the current dims them if there are many.
    """
    share = min(1.0, wiring.BUDGET_MA / (lit * LED_MA))
    return tuple(share * mcd / 1000 * compute_luminance_per_candela(filament, with_dice) for mcd in LED_MCD)


@cache
def compute_luminance_per_candela(filament: str, with_dice: bool) -> float:
    """Return the mean luminance of the visible part of a tongue (lit ledge of a slot) over all `ANGLES`.

    It is in cd/m2 for each cd of the tongue's LED.
    """
    chance = default_rng(1)
    slot = make_scene(filament, with_dice)
    seen = [sample_view(slot, degrees) for degrees in np.linspace(*ANGLES, 5)]
    places = np.concatenate([places for places, _ in seen])
    ways = np.concatenate([ways for _, ways in seen])
    return float(trace_luminance(slot, places, ways, chance, _compute_illuminance)) / max(len(places), 1)


def measure_visible_mm2(degrees: float, with_dice: bool = True) -> float:
    """Return the visible area of a slot's tongue, the lit ledge of its cup, in mm2.

    It is seen from `degrees` above the table, and therefore foreshortened.
    """
    return len(sample_view(make_scene("typical", with_dice), degrees)[0]) * _LOOKS_MM**2


def sample_view(slot: VoxelScene, degrees: float) -> tuple[NDArray, NDArray]:
    """Return the places on the visible part of a slot's cup in front of its die, and the directions of sight.

    The cup is seen from the front, from `degrees` above the table.
    """
    up = radians(degrees)
    way = np.array((0.0, np.cos(up), -np.sin(up)))
    across = np.arange(-at.TONGUE[0] / 2, at.TONGUE[0] / 2, _LOOKS_MM) + _LOOKS_MM / 2
    along = np.arange(-at.TONGUE[1] - 1, -at.CUP_INSIDE / 2, _LOOKS_MM / sin(up))
    at_top = np.array([(x, y, at.HIGH + 0.05) for x in across for y in along])
    high = GRID.low[2] + GRID.step * GRID.shape[2] - at.HIGH
    places, seen = at_top - way * high / sin(up), np.full(len(at_top), AIR)
    for _ in range(round((high + at.TONGUE_THICK) / sin(up) / (GRID.step / 2))):
        looking = seen == AIR
        places[looking] += way * GRID.step / 2
        seen[looking] = slot.get_filling(places[looking])
    found = (seen == CUP) & (places[:, 1] > -at.TONGUE[1]) & (places[:, 1] < -at.CUP_INSIDE / 2)
    return places[found], np.tile(way, (found.sum(), 1))


def _compute_illuminance(slot: VoxelScene, places: NDArray, chance: Generator) -> NDArray:
    return compute_direct_illuminance(slot, places, chance, _LED_AT)

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
from hardware.case import layout as case_layout
from hardware.case.shapes import make_box_around
from hardware.light import case, layout, wiring
from tray24.pins import COLUMNS

# WS2812B, 5050: luminous intensity of red, green, blue. [read] Worldsemi's WS2812B data sheet, "RGB IC characteristic
# parameter": 390-420, 660-720, 180-200 mcd; its current is not stated there.
LED_MCD = (390.0, 660.0, 180.0)
LED_MA = 20.0  # [memory] a channel at full brightness, the largest usual one: the firmware counts it, too
MIN_SEEN_MM2 = 30.0  # chosen: of a tongue, as it appears: a disc of 6 mm
SLOT = COLUMNS + 2  # a slot with others on all sides
GRID = VoxelGrid((-17.0, -36.0, layout.STRIP_UNDER), 0.2, (170, 240, 94))
CUP, DARK, STRIP, DIE = range(1, 5)
_STRIP_RETURNS = 0.7  # [estimated] white solder mask
_LED_AT = np.array((0.0, -layout.STRIP_ASIDE, layout.LED_TOP))
_SIGHT_STEP_MM = 0.2  # between two lines of sight


def make_scene(filament: str, with_dice: bool) -> VoxelScene:
    """Return a slot as a grid of cells for light tracing.

    `filament` is the sort of filament of the slot's cup, a key of `LINERS`.
    """
    per_mm, reflectance = LINERS[filament]
    density = np.array((0.0, per_mm, SOLID_PER_MM, SOLID_PER_MM, SOLID_PER_MM))
    reflectances = (reflectance, parts.WALL_RETURNS[0], _STRIP_RETURNS, max(parts.PAPER[:3]))
    return VoxelScene(
        GRID, _fill_cells(with_dice), density, np.array((0.0, *map(compute_scattering_share, reflectances)))
    )


@cache
def _fill_cells(with_dice: bool) -> NDArray:
    front_slot, (x, y) = SLOT + COLUMNS, layout.SLOT_MIDDLES[SLOT]
    if with_dice:
        cells = _fill_cells(False).copy()
        solids = [(make_die(slot), DIE) for slot in (SLOT, front_slot)]
    else:
        cells = np.zeros(GRID.shape, dtype=np.uint8)
        led, top = (x, y - layout.STRIP_ASIDE), layout.STRIP_UNDER + layout.STRIP_THICK
        solids = [
            (case.make_printed_part("field"), DARK),
            (make_box_around(led, layout.PITCH + 4, layout.STRIP_WIDE, layout.STRIP_UNDER, top), STRIP),
            (make_box_around(led, layout.LED_SIDE, layout.LED_SIDE, layout.STRIP_UNDER, layout.LED_TOP), STRIP),
            *((case.make_slot_cup(slot), CUP) for slot in (SLOT, front_slot)),
        ]
    for solid, filling in solids:
        cells[fill_mesh(_triangulate(solid), GRID)] = filling
    return cells


def make_die(slot: int):
    """Return the solid of a die in the cup of a slot."""
    bottom = layout.HIGH - layout.CUP_DEEP
    return make_box_around(
        layout.SLOT_MIDDLES[slot], case_layout.DIE, case_layout.DIE, bottom, bottom + case_layout.DIE, 1.6
    )


def _triangulate(solid) -> NDArray:
    corners, triangles = solid.val().tessellate(0.05, 0.2)
    x, y = layout.SLOT_MIDDLES[SLOT]
    places = np.array([(corner.x - x, corner.y - y, corner.z) for corner in corners])[np.array(triangles)]
    low, high = GRID.places_to_cells(places.min(axis=1)), GRID.places_to_cells(places.max(axis=1))
    is_near = (high[:, :2] >= 0).all(axis=1) & (low[:, :2] < np.array(GRID.shape[:2])).all(axis=1)
    return places[is_near]  # those that are above or below a cell


def clear_caches() -> None:
    """Clear the cached results of this module, after the case has changed."""
    _fill_cells.cache_clear()
    compute_luminance_per_candela.cache_clear()


def compute_luminance(filament: str, with_dice: bool, lit_count: int = 1) -> tuple[float, ...]:
    """Return the luminance of a slot's tongue (lit ledge) at full brightness, in red, green and blue, in cd/m2.

    `lit_count` slots are lit in the same color; the firmware's limit of the current dims them if there are many.
    """
    share = min(1.0, wiring.BUDGET_MA / (lit_count * LED_MA))
    return tuple(share * mcd / 1000 * compute_luminance_per_candela(filament, with_dice) for mcd in LED_MCD)


@cache
def compute_luminance_per_candela(filament: str, with_dice: bool) -> float:
    """Return the mean luminance of the visible part of a tongue (lit ledge of a slot) over all viewing angles.

    The angles are `ANGLES`. The luminance is in cd/m2 for each cd of the tongue's LED.
    """
    rng = default_rng(1)
    scene = make_scene(filament, with_dice)
    views = [sample_view(scene, degrees) for degrees in np.linspace(*ANGLES, 5)]
    places = np.concatenate([places for places, _ in views])
    directions = np.concatenate([directions for _, directions in views])
    return float(trace_luminance(scene, places, directions, rng, _compute_illuminance)) / max(len(places), 1)


def measure_visible_mm2(degrees: float, with_dice: bool = True) -> float:
    """Return the visible area of a slot's tongue, the lit ledge of its cup, in mm2.

    It is seen from `degrees` above the table, and therefore foreshortened.
    """
    return len(sample_view(make_scene("typical", with_dice), degrees)[0]) * _SIGHT_STEP_MM**2


def sample_view(scene: VoxelScene, degrees: float) -> tuple[NDArray, NDArray]:
    """Return the places on the visible part of a slot's cup in front of its die, and the directions of sight.

    The cup is seen from the front, from `degrees` above the table.
    """
    elevation = radians(degrees)
    direction = np.array((0.0, np.cos(elevation), -np.sin(elevation)))
    xs = np.arange(-layout.TONGUE[0] / 2, layout.TONGUE[0] / 2, _SIGHT_STEP_MM) + _SIGHT_STEP_MM / 2
    ys = np.arange(-layout.TONGUE[1] - 1, -layout.CUP_INSIDE / 2, _SIGHT_STEP_MM / sin(elevation))
    targets = np.array([(x, y, layout.HIGH + 0.05) for x in xs for y in ys])
    height = GRID.low[2] + GRID.step * GRID.shape[2] - layout.HIGH
    places, fillings = targets - direction * height / sin(elevation), np.full(len(targets), AIR)
    for _ in range(round((height + layout.TONGUE_THICK) / sin(elevation) / (GRID.step / 2))):
        is_on_way = fillings == AIR
        places[is_on_way] += direction * GRID.step / 2
        fillings[is_on_way] = scene.get_filling(places[is_on_way])
    is_hit = (fillings == CUP) & (places[:, 1] > -layout.TONGUE[1]) & (places[:, 1] < -layout.CUP_INSIDE / 2)
    return places[is_hit], np.tile(direction, (is_hit.sum(), 1))


def _compute_illuminance(scene: VoxelScene, places: NDArray, rng: Generator) -> NDArray:
    return compute_direct_illuminance(scene, places, rng, _LED_AT)

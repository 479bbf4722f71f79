"""The luminance of a slot's lights as a player sees them.

An open slot shines by its liner, the white lining of the pocket for a die. A slot with a die shines by its bead, the
lit spot beside the pocket. Light is followed as in `scattering`. An LED's light reaches a place straight, or through
the clear rod that leads to the bead. Liner and die are the solids that are printed; the rest of the case and the board
have the sizes of the layout. Heights are above the board, in mm; the slot's middle is the origin.

[estimated]: the LED is a point on its body's top and a Lambert source; the clear sheet mirrors, but does not bend
light; neighbors are dark; top and walls are black PLA; the die is white, the brightest. What enters the rod leaves it
at its end, along it; light that comes back into it is lost.
"""

from functools import cache
from math import pi, radians, sin
from pathlib import Path

import numpy as np
from numpy.random import Generator, default_rng
from numpy.typing import NDArray

from hardware.calc import kernel, optics, parts
from hardware.calc.scattering import (
    AIR,
    SOLID_PER_MM,
    VoxelScene,
    compute_direct_illuminance,
    compute_scattering_share,
    trace_luminance,
)
from hardware.calc.voxels import VoxelGrid, fill_mesh
from hardware.case import layout
from hardware.plates import stl

ANGLES = (30, 50)  # degrees above the table from which players look: the least and the most
POCKET, BEAD = "liner", "bead"  # what is seen: lit by the light below the slot, and by the one beside it
DEFAULT_BRIGHTNESS = 0.8  # the setting *Brightness* of the firmware; luminance is linear in it
# White PLA [estimated]: collisions of light in each mm, and the reflectance of a thick piece. Of 1.4 mm the typical one
# passes nearly `parts.RING_PASSES`, an opaque one a tenth, a nearly clear one three quarters.
LINERS = {
    "opaque": (5.0, parts.LINER_RETURNS),
    "typical": (2.0, parts.LINER_RETURNS),
    "nearly clear": (0.3, parts.LINER_RETURNS_RANGE[1]),
}
OPAQUE, TYPICAL = "opaque", "typical"

_BUILD = Path(__file__).resolve().parents[1] / "build"
_HALF_MM = layout.PITCH / 2
GRID = VoxelGrid((-_HALF_MM, -_HALF_MM, -0.4), 0.1, (260, 260, 240))
LINER, DIE, DARK, BOARD, ROD = range(1, 6)
SURFACE_MM = layout.SURFACE - layout.BAFFLE_UNDER
SHEET_MM = (layout.SHEET_UNDER - layout.BAFFLE_UNDER, layout.SHEET_TOP - layout.BAFFLE_UNDER)
_TOP_MM = SHEET_MM[1] + layout.DIE
LED_AT = np.array((kernel.get_emitter_mm(0), 0.0, parts.LED_HIGH_MM))
BESIDE_AT = np.array((*layout.BESIDE, parts.LED_HIGH_MM))
BEAD_MM = SURFACE_MM + layout.BEAD_HIGH  # its top
_SIGHT_LINES = 20_000  # lines of sight, evenly from all angles; a path begins where one meets liner or bead
_MM2_A_M2 = 1e6


@cache
def make_scene(liner: str, with_die: bool) -> VoxelScene:
    """Return a slot as a grid of cells for light tracing.

    `liner` is the sort of white filament of the pocket's lining, a key of `LINERS`.
    """
    per_mm, reflectance = LINERS[liner]
    density = np.array((0.0, per_mm, *(SOLID_PER_MM,) * 4))
    reflectances = (reflectance, max(parts.PAPER[:3]), parts.WALL_RETURNS[0], max(parts.BOARD_RETURNS[:3]), 0.0)
    return VoxelScene(
        GRID, _fill_cells(with_die), density, np.array((0.0, *map(compute_scattering_share, reflectances)))
    )


@cache
def _fill_cells(with_die: bool) -> NDArray:
    cells = _fill_case()
    liner = _load_placed_part("case/liner.stl")
    ring_radius = layout.RING_UNDER / 2  # its ear is beyond the ring on the right and in front
    liner += np.array((-ring_radius, ring_radius, 0)) - np.array((liner[:, :, 0].min(), liner[:, :, 1].max(), 0))
    cells[fill_mesh(liner, GRID)] = LINER
    diameter, length = layout.ROD
    is_rod_level = (GRID.compute_cell_centers(2) > SHEET_MM[1]) & (GRID.compute_cell_centers(2) < SHEET_MM[1] + length)
    cells[_select_bead_columns(diameter)[:, :, None] & is_rod_level] = ROD
    if with_die:
        cells[fill_mesh(_load_placed_part("extras/die.stl"), GRID)] = DIE
    return cells


def _load_placed_part(name: str) -> NDArray:
    """Return the triangles of a printed part from its STL file, moved so that the part lies on the clear sheet.

    The part must have the same side down on the sheet as on the printer's bed.
    """
    solid = stl.read_stl(_BUILD / name)
    return solid.vertices[solid.triangles] + np.array((0, 0, SHEET_MM[1]))


def _select_bead_columns(diameter: float) -> NDArray:
    """Return an array (x, y) that says which upright columns of the grid's cells are in a cylinder `diameter` mm wide.

    The cylinder's axis goes through the LED beside the slot and the bead above it.
    """
    x, y = GRID.compute_cell_centers(0)[:, None], GRID.compute_cell_centers(1)[None, :]
    return np.hypot(x - layout.BESIDE[0], y - layout.BESIDE[1]) < diameter / 2


def _fill_case() -> NDArray:
    """Return the material in each cell of a slot without liner and die: board, black (walls, fins, top) or air."""
    x, y, z = (GRID.compute_cell_centers(axis) for axis in range(3))
    x, y = x[:, None], y[None, :]
    cells = np.zeros(GRID.shape, dtype=np.uint8)
    cell = layout.PITCH - layout.LIGHT_WALL
    step = SURFACE_MM - layout.RING_THICK
    is_fin = (abs(abs(x) - parts.FIN_ASIDE_MM) < parts.FIN_THICK_MM / 2) & (abs(y) < cell / 2)
    for level, height in enumerate(z):
        if SHEET_MM[0] < height < SHEET_MM[1] or height > SURFACE_MM:
            continue
        if height < SHEET_MM[0]:
            is_dark = ~_is_in_rounded_square(x, y, cell, 0.0) & ~_select_bead_columns(layout.LED_ROOM) | (
                is_fin & (height < parts.FIN_HIGH_MM)
            )
        elif height < step:
            is_dark = ~_is_in_rounded_square(x, y, layout.SHAFT, layout.SHAFT_CORNER)
        else:
            width = np.interp(height, (step, SURFACE_MM), (layout.RING_UNDER, layout.RING_TOP)) + layout.RING_PLAY
            is_dark = ~_is_in_rounded_square(x, y, width, layout.RING_CORNER)
        if height > SHEET_MM[1]:
            is_dark &= ~_select_bead_columns(layout.BEAD + layout.BEAD_PLAY)
        cells[:, :, level][is_dark] = DARK
    cells[:, :, z < 0] = BOARD
    return cells


def _is_in_rounded_square(x: NDArray, y: NDArray, side: float, corner: float) -> NDArray:
    """Return which of the places (x, y) are in a square around the origin with rounded corners."""
    excess = [np.maximum(abs(axis) - (side / 2 - corner), 0) for axis in (x, y)]
    return np.hypot(*excess) < max(corner, 1e-9)


@cache
def compute_luminance_per_candela(liner: str, light: str, with_die: bool) -> float:
    """Return the mean luminance of a pocket's lining or a bead over all viewing angles (`ANGLES`).

    It is in cd/m2 for each cd of the LED. `light` is `POCKET` for the lining, seen from the front, or `BEAD` for the
    lit spot beside the slot, seen from all sides. Both are of the white filament `liner`, a key of `LINERS`.
    """
    rng = default_rng(1)
    scene = make_scene(liner, with_die)
    if light == BEAD:
        places, directions = _sample_view(scene, rng, (*layout.BESIDE, BEAD_MM), layout.BEAD / 2, 2 * pi)
        return float(
            trace_luminance(scene, places, directions, rng, compute_illuminance_from_beside, mirror_in_sheet)
        ) / len(places)
    places, directions = _sample_view(scene, rng, (0.0, 0.0, SURFACE_MM), layout.RING_TOP / 2, 0.0)
    return float(
        trace_luminance(scene, places, directions, rng, compute_illuminance_from_below, mirror_in_sheet)
    ) / len(places)


def compute_luminance(liner: str, light: str, with_die: bool) -> tuple[float, ...]:
    """Return the luminances of a slot's light at full brightness, in red, green and blue, in cd/m2.

    `light` is `POCKET` for the pocket's lining, or `BEAD` for the lit spot beside the slot. Both are of the
    white filament `liner`, a key of `LINERS`.
    """
    return tuple(mcd / 1000 * compute_luminance_per_candela(liner, light, with_die) for mcd in parts.LED_MCD)


def _sample_view(
    scene: VoxelScene, rng: Generator, middle: tuple[float, ...], half_side: float, max_turn: float
) -> tuple[NDArray, NDArray]:
    """Return the places on a pocket's liner (lining) or a bead (lit spot) that an eye sees, and the lines of sight.

    The lines of sight are directions through random points of a square around `middle`; `half_side` is half its side.
    They come from the front, turned by random angles of up to `max_turn` radians. Of a bead only the part above the
    tray's surface counts.
    """
    elevations, azimuths = np.radians(np.linspace(*ANGLES, _SIGHT_LINES)), rng.uniform(0, 1, _SIGHT_LINES) * max_turn
    directions = np.column_stack(
        (-np.sin(azimuths) * np.cos(elevations), np.cos(azimuths) * np.cos(elevations), -np.sin(elevations))
    )
    targets = np.column_stack((rng.uniform(-1, 1, (_SIGHT_LINES, 2)) * half_side, np.zeros(_SIGHT_LINES))) + middle
    lowest = SURFACE_MM if max_turn else SHEET_MM[0]
    places, fillings = (
        targets - directions * ((_TOP_MM - middle[2]) / np.sin(elevations))[:, None],
        np.full(_SIGHT_LINES, AIR),
    )
    for _ in range(round((_TOP_MM - lowest) / sin(radians(ANGLES[0])) / GRID.step)):
        is_on_way = (fillings == AIR) & (places[:, 2] > lowest)
        places[is_on_way] += directions[is_on_way] * GRID.step
        fillings[is_on_way] = scene.get_filling(places[is_on_way])
    is_hit = (fillings == LINER) & (places[:, 2] > lowest)
    return places[is_hit], directions[is_hit]


def mirror_in_sheet(
    old_places: NDArray, new_places: NDArray, directions: NDArray, rng: Generator
) -> tuple[NDArray, NDArray]:
    """Return places and directions of light after the clear sheet has mirrored some of the light that crosses it.

    `old_places` has the places before a step along `directions`, `new_places` those after it; `rng` decides which
    light is mirrored.
    """
    middle = sum(SHEET_MM) / 2
    is_mirrored = (old_places[:, 2] - middle) * (new_places[:, 2] - middle) < 0
    is_mirrored[is_mirrored] = rng.random(is_mirrored.sum()) > _compute_passed_share(directions[is_mirrored, 2])
    new_places[is_mirrored, 2] = 2 * middle - new_places[is_mirrored, 2]
    directions[is_mirrored, 2] *= -1
    return new_places, directions


def _compute_passed_share(cosines: NDArray) -> NDArray:
    """Return the share of light that passes the clear sheet, for each of some directions of light.

    `cosines` has the cosines of the angles between these directions and the sheet's normal.
    """
    return np.interp(abs(cosines), *_make_passed_table())


@cache
def _make_passed_table() -> tuple[NDArray, NDArray]:
    cosines = np.linspace(0.005, 1, 200)
    return cosines, np.array([(1 - optics.compute_fresnel(1 / cosine)) ** 2 for cosine in cosines])


def compute_illuminance_from_below(scene: VoxelScene, places: NDArray, rng: Generator) -> NDArray:
    """Return the illuminance at `places` from an LED of 1 cd below the slot, in lx."""
    return _compute_direct_illuminance(scene, places, rng, LED_AT)


def compute_illuminance_from_beside(scene: VoxelScene, places: NDArray, rng: Generator) -> NDArray:
    """Return the illuminance at `places` from an LED of 1 cd beside the slot, in lx.

    The light comes straight, and through the clear rod above the LED.
    """
    return _compute_direct_illuminance(scene, places, rng, BESIDE_AT) + _compute_illuminance_through_rod(scene, places)


def _compute_illuminance_through_rod(scene: VoxelScene, places: NDArray) -> NDArray:
    """Return the illuminance at `places` from an LED of 1 cd at the foot of the clear rod below a bead, in lx.

    Only places above the rod's upper end are lit; the skin of the bead there dims the light.
    """
    distances = np.hypot(*(places[:, :2] - layout.BESIDE).T)
    depth = (places[:, 2] - (BEAD_MM - layout.BEAD_SKIN)) * scene.per_mm[LINER]
    return np.where((distances < layout.ROD[0] / 2) & (depth > 0), compute_rod_end_lx() * np.exp(-depth.clip(0)), 0.0)


@cache
def compute_rod_end_lx() -> float:
    """Return the illuminance at the upper end of the clear rod below a bead, in lx.

    It is from an LED of 1 cd at the rod's foot.
    """
    radius = layout.ROD[0] / 2
    distance = SHEET_MM[0] - parts.LED_HIGH_MM + layout.SHEET_THICK / parts.ACRYLIC_N
    passed_share = (1 - optics.compute_fresnel(1)) ** 4  # two surfaces of the sheet, two of the rod
    return passed_share / (radius**2 + distance**2) * _MM2_A_M2


def _compute_direct_illuminance(scene: VoxelScene, places: NDArray, rng: Generator, led: NDArray) -> NDArray:
    """Return the illuminance at `places` by light that comes straight from an LED of 1 cd at `led`, in lx.

    At places above the clear sheet only the share of light that passes the sheet counts.
    """
    directions = places - led
    cosines = (directions[:, 2] / np.linalg.norm(directions, axis=1)).clip(0)
    sheet_shares = np.where(places[:, 2] > SHEET_MM[0], _compute_passed_share(cosines), 1.0)
    return compute_direct_illuminance(scene, places, rng, led) * sheet_shares

"""Light that reaches a sensor without a die: straight from the emitters, or returned by walls, board and clear floor.

All results are shares of the light that a die of reflectance 1 returns. Heights are above the board, in mm.
"""

from functools import cache
from math import hypot

from hardware.calc import liner, measurements, optics, parts, walls
from hardware.case import layout

_HEIGHTS = 40  # places on each body from which light leaves, or at which it enters
_CM2 = 100.0  # 1/mm2 is 100/cm2


@cache
def compute_direct_share(color: int, with_fins: bool = True, sideways_share: float = parts.SIDEWAYS) -> float:
    """Return the share of a light that goes straight from its emitter to the sensor, through the sides of both bodies.

    The light is `color` (0-3: red, green, blue, infrared). The emitter's clear body sends `sideways_share` of its axial
    intensity out at its side; the sensor's clear body takes the same share in at its side. The result is the mean over
    straight lines from all heights of the emitter's side to all heights of the sensor's. `with_fins` puts a fin (a low
    wall) between the bodies, which weakens the lines that it crosses.
    """
    passing_lines = 0.0
    for from_mm in _list_heights(walls.get_body_mm(color)):
        for to_mm in _list_heights(parts.SENSOR_HIGH_MM):
            passing_lines += 1.0 if not with_fins or _is_past_fin(from_mm, to_mm) else parts.FIN_PASSES[color]
    share = passing_lines / _HEIGHTS**2 * sideways_share**2 / parts.LED_ASIDE_MM**2
    return share * _CM2 / optics.compute_die_factor()


def _list_heights(high_mm: float) -> list[float]:
    return [(step + 0.5) * high_mm / _HEIGHTS for step in range(_HEIGHTS)]


def _is_past_fin(from_mm: float, to_mm: float) -> bool:
    """Return whether a straight line from emitter to sensor, from one height to the other, misses the fin between them.

    A fin is a low wall: the line can pass below its foot or above its upper edge.
    """
    fin_edges_mm = (parts.FIN_ASIDE_MM - parts.FIN_THICK_MM / 2, parts.FIN_ASIDE_MM + parts.FIN_THICK_MM / 2)
    heights_mm = [to_mm + (from_mm - to_mm) * edge_mm / parts.LED_ASIDE_MM for edge_mm in fin_edges_mm]
    return max(heights_mm) < parts.FIN_GAP_MM or min(heights_mm) > parts.FIN_HIGH_MM


@cache
def compute_wall_share(color: int) -> float:
    """Return the share of the light `color` (0-3: red, green, blue, infrared) that the walls around a slot return.

    These are the four light walls, which reflect diffusely.
    """
    half_mm = (parts.PITCH_MM - parts.LIGHT_WALL_MM) / 2
    return walls.compute_light_by_walls(color, half_mm, 0.0, parts.CELL_HIGH_MM) * parts.WALL_RETURNS[color]


@cache
def compute_liner_share(color: int) -> float:
    """Return the share of a light that the liner, the white lining of an empty pocket, returns by its inner walls.

    The light is `color` (0-3: red, green, blue, infrared). The share is measured if there is a measurement, or
    calculated.
    """
    measured = measurements.load_figures().pocket
    return max(0.0, measured[color] - compute_liner_foot_share(color)) if measured else liner.compute_liner_share(color)


@cache
def compute_liner_foot_share(color: int) -> float:
    """Return the share of a light that the foot (lower edge) of the pocket's white lining returns.

    The light is `color` (0-3: red, green, blue, infrared). If an empty pocket was measured, its lining's reflectance
    counts instead of a typical one.
    """
    measured = measurements.load_figures().liner
    return liner.compute_foot_share(color, measured[color]) if measured else liner.compute_foot_share(color)


@cache
def compute_sheet_shares() -> tuple[float, ...]:
    """Return the share of each light that the clear sheet and the walls below it return, measured or calculated."""
    measured = measurements.load_figures().floor
    return measured or tuple(optics.compute_floor_share() + compute_wall_share(color) for color in range(4))


@cache
def compute_floor_shares() -> tuple[float, ...]:
    """Return the share of each light (red, green, blue, infrared) that an empty slot returns.

    It is the light from the clear sheet, the light walls and the pocket's lining.
    """
    return tuple(share + compute_liner_share(color) for color, share in enumerate(compute_around_die_shares()))


@cache
def compute_around_die_shares() -> tuple[float, ...]:
    """Return the share of each light that a slot with a die returns, other than by the die.

    The die hides the inside of the pocket's white lining, but not the lining's foot.
    """
    return tuple(share + compute_liner_foot_share(color) for color, share in enumerate(compute_sheet_shares()))


@cache
def compute_direct_shares() -> tuple[float, ...]:
    """Return the share of each light that goes straight from its emitter to the sensor, past the fin between them.

    The shares are measured if there is a measurement, or calculated.
    """
    measured = measurements.load_figures().direct
    return measured or tuple(compute_direct_share(color) for color in range(4))


def compute_neighbor_floor_share() -> float:
    """Return the share of a neighboring slot's light that the clear sheet mirrors over the light wall to a sensor."""
    height_mm = parts.DIE_HEIGHT_MM
    distance = hypot(2 * height_mm, parts.PITCH_MM)
    mirrored_share = optics.compute_fresnel(distance / (2 * height_mm)) * (2 * height_mm / distance) ** 2 / distance**2
    return mirrored_share * _CM2 / optics.compute_die_factor()


def compute_room_by_gap() -> float:
    """Return the room's light that reaches the sensor through the gap around a die, as a share of that in an open slot.

    It is an upper limit: the die and the pocket's lining are assumed to be white. Then a gap of depth d and width w
    passes the share 1 / (1 + 3d / 4w).
    """
    width_mm = (layout.POCKET - parts.DIE_MM) / 2
    passed_share = 1 / (1 + 0.75 * layout.POCKET_STRAIGHT / width_mm)
    return passed_share * _compute_ring_of_sky(parts.DIE_MM, layout.POCKET)


def compute_room_by_liner() -> float:
    """Return the room's light that reaches the sensor through the translucent ring at the mouth of a pocket's lining.

    It is a share of the room's light in an open slot. Behind the ring the light goes down the shaft around the lining.
    Between two long walls of depth d and distance w the share sqrt(1 + (d/w)^2) - d/w passes without touching a wall.
    """
    outside_mm = layout.POCKET + 2 * layout.LINER_WALL
    width_mm = (layout.SHAFT - outside_mm) / 2
    depth = (layout.SURFACE - layout.RING_THICK - layout.SHEET_TOP) / width_mm
    ring_share = parts.RING_PASSES * (layout.RING_TOP - layout.POCKET_MOUTH) / 2 / width_mm
    return ring_share * (hypot(1, depth) - depth) * parts.SHAFT_BOUNCE * _compute_ring_of_sky(outside_mm, layout.SHAFT)


def _compute_ring_of_sky(inner_mm: float, outer_mm: float) -> float:
    """Return the light at the sensor from a square ring of bright sky on the clear sheet, around a die or pocket.

    It is a share of the light from an open pocket. `inner_mm` and `outer_mm` are the ring's widths.
    """
    return (_compute_sky(outer_mm) - _compute_sky(inner_mm)) / _compute_sky(layout.POCKET)


def _compute_sky(size_mm: float) -> float:
    """Return the light at the sensor from a square of brightness 1 on the clear sheet, centered above the sensor."""
    cells = 40
    step_mm, height2 = size_mm / cells, parts.DIE_HEIGHT_MM**2
    places = [(cell + 0.5) * step_mm - size_mm / 2 for cell in range(cells)]
    return sum(height2 / (x * x + y * y + height2) ** 2 for x in places for y in places) * step_mm**2

"""Light that reaches a sensor without a die: straight from the emitters, from walls and board, from the floor.

All results are shares of the light that a die of reflectance 1 returns. Heights are above the board, in mm.
"""

from functools import cache
from math import hypot, pi

from hardware.calc import kernel, light, measured, parts
from hardware.case import layout

_HEIGHTS = 40  # places on each body from which light leaves, or at which it enters
_PATCHES = 16  # on each side of a wall
_PLATES = 10  # patches on each side of die and board
_STEP_MM = 0.25  # of places on the liner's foot
_CM2 = 100.0  # 1/mm2 is 100/cm2


def body_mm(color: int) -> float:
    """Return the height of a light's clear body."""
    return parts.INFRARED_HIGH_MM if color == kernel.INFRARED else parts.LED_HIGH_MM


@cache
def direct_share(color: int, fins: bool = True, sideways: float = parts.SIDEWAYS) -> float:
    """Return the light that goes straight from an emitter to the sensor, by way of their clear bodies.

    `sideways` is the share of the axial intensity that a body sends out at its side, and that the sensor's body takes
    in there. Lines between all heights of both bodies are followed: past the fin under its foot, or through it.
    """
    passed = 0.0
    for from_mm in _heights(body_mm(color)):
        for to_mm in _heights(parts.SENSOR_HIGH_MM):
            passed += 1.0 if not fins or _clears_fin(from_mm, to_mm) else parts.FIN_PASSES[color]
    reached = passed / _HEIGHTS**2 * sideways**2 / parts.LED_ASIDE_MM**2
    return reached * _CM2 / light.die_factor()


def _heights(high_mm: float) -> list[float]:
    return [(step + 0.5) * high_mm / _HEIGHTS for step in range(_HEIGHTS)]


def _clears_fin(from_mm: float, to_mm: float) -> bool:
    """Return whether a line from emitter to sensor passes below the fin's foot or above its edge."""
    ways = (parts.FIN_ASIDE_MM - parts.FIN_THICK_MM / 2, parts.FIN_ASIDE_MM + parts.FIN_THICK_MM / 2)
    at_mm = [to_mm + (from_mm - to_mm) * way / parts.LED_ASIDE_MM for way in ways]
    return max(at_mm) < parts.FIN_GAP_MM or min(at_mm) > parts.FIN_HIGH_MM


@cache
def wall_share(color: int) -> float:
    """Return the light that the four walls of the cell return diffusely."""
    half_mm = (parts.PITCH_MM - parts.LIGHT_WALL_MM) / 2
    return _by_walls(color, half_mm, 0.0, parts.CELL_HIGH_MM) * parts.WALL_RETURNS[color]


@cache
def liner_share(color: int) -> float:
    """Return the light that the inner walls of an empty pocket's white liner return; a die hides them.

    It is measured, or calculated with upright walls: above the sheet they widen by 1 mm at most.
    """
    known = measured.figures().pocket
    if known:
        return max(0.0, known[color] - liner_foot_share(color))
    low_mm = parts.DIE_HEIGHT_MM + parts.SENSOR_HIGH_MM
    walls = _by_walls(color, layout.POCKET / 2, low_mm, low_mm + layout.SURFACE - layout.SHEET_TOP)
    return walls * (1 - parts.FRESNEL) ** 4 * parts.LINER_RETURNS


@cache
def liner_foot_share(color: int) -> float:
    """Return the light that the liner's foot returns: it stands on the clear sheet around each die."""
    out_mm, at_mm = layout.POCKET / 2 + layout.LINER_WALL, kernel.emitter_mm(color)
    places = [step * _STEP_MM - out_mm for step in range(round(2 * out_mm / _STEP_MM) + 1)]
    foot = [(x, y) for x in places for y in places if max(abs(x), abs(y)) > layout.POCKET / 2]
    seen = sum(kernel.density(x_mm, y_mm, at_mm) for x_mm, y_mm in foot) * _STEP_MM**2
    return seen / kernel.total(at_mm) * parts.LINER_RETURNS


def _by_walls(color: int, half_mm: float, low_mm: float, top_mm: float) -> float:
    """Return the light by way of four white walls that stand `half_mm` from the sensor."""
    wall_mm = (top_mm - low_mm) / _PATCHES
    total = 0.0
    for step in range(_PATCHES):
        along_mm = ((step + 0.5) / _PATCHES * 2 - 1) * half_mm
        for high_mm in (low_mm + wall_mm * (row + 0.5) for row in range(_PATCHES)):
            for x_mm, y_mm in ((half_mm, along_mm), (-half_mm, along_mm), (along_mm, half_mm), (along_mm, -half_mm)):
                total += _by_wall(color, x_mm, y_mm, high_mm, abs(x_mm) == half_mm)
    return total * wall_mm * 2 * half_mm / _PATCHES / pi * _CM2 / light.die_factor()


def _by_wall(color: int, x_mm: float, y_mm: float, high_mm: float, is_side: bool) -> float:
    """Return the light by way of a place on a wall, for each unit of intensity, in 1/mm4."""
    at_mm = kernel.emitter_mm(color)
    reached = 1.0
    for from_mm, body in ((at_mm, body_mm(color)), (0.0, parts.SENSOR_HIGH_MM)):
        rise_mm = high_mm - body
        distance = hypot(x_mm - from_mm, y_mm, rise_mm)
        onto_wall = (abs(x_mm - from_mm) if is_side else abs(y_mm)) / distance
        if _behind_fin(from_mm, body, x_mm, high_mm):
            return 0.0
        reached *= max(rise_mm / distance, parts.SIDEWAYS) * onto_wall / distance**2
    return reached


def _behind_fin(from_mm: float, body: float, x_mm: float, high_mm: float) -> bool:
    """Return whether one of the two fins is in the way from a body's top to a place on a wall."""
    for fin_mm in (-parts.FIN_ASIDE_MM, parts.FIN_ASIDE_MM):
        is_between = min(from_mm, x_mm) < fin_mm < max(from_mm, x_mm)
        if is_between and body + (high_mm - body) * (fin_mm - from_mm) / (x_mm - from_mm) < parts.FIN_HIGH_MM:
            return True
    return False


@cache
def board_share(color: int) -> float:
    """Return the share of a white die's light that the board sends back to the die: it shines on the die again."""
    die_mm, cell_mm = parts.DIE_MM, parts.PITCH_MM - parts.LIGHT_WALL_MM
    high_mm = parts.DIE_HEIGHT_MM + parts.SENSOR_HIGH_MM
    die = [((step + 0.5) / _PLATES - 0.5) * die_mm for step in range(_PLATES)]
    cell = [((step + 0.5) / _PLATES - 0.5) * cell_mm for step in range(_PLATES)]
    total = sum(
        high_mm**2 / ((x - u) ** 2 + (y - v) ** 2 + high_mm**2) ** 2
        for x in die
        for y in die
        for u in cell
        for v in cell
    )
    die_patch_mm2, cell_patch_mm2 = (die_mm / _PLATES) ** 2, (cell_mm / _PLATES) ** 2
    to_board = total * cell_patch_mm2 / pi / _PLATES**2
    to_die = total * die_patch_mm2 / pi / _PLATES**2
    return to_board * parts.BOARD_RETURNS[color] * to_die * (1 - parts.FRESNEL) ** 4


def seen(reflectance: float, color: int) -> float:
    """Return the share of a light that a die returns, with what the board sends back to it again and again."""
    return reflectance / (1 - reflectance * board_share(color))


@cache
def sheet() -> tuple[float, ...]:
    """Return the share of each light that the clear sheet and the walls below it return: measured, or calculated."""
    known = measured.figures().floor
    return known or tuple(light.floor_share() + wall_share(color) for color in range(4))


@cache
def floor() -> tuple[float, ...]:
    """Return the share of each light that an empty slot returns, by sheet, walls and liner."""
    return tuple(share + liner_share(color) for color, share in enumerate(around_die()))


@cache
def around_die() -> tuple[float, ...]:
    """Return the share of each light that a slot returns besides its die: it hides the liner's inside, not its foot."""
    return tuple(share + liner_foot_share(color) for color, share in enumerate(sheet()))


@cache
def direct() -> tuple[float, ...]:
    """Return the share of each light that goes straight to the sensor past the fins: measured, or calculated."""
    known = measured.figures().direct
    return known or tuple(direct_share(color) for color in range(4))


def neighbor_floor_share() -> float:
    """Return the light of a neighbor's LED that the floor's upper surface mirrors over the wall."""
    height_mm = parts.DIE_HEIGHT_MM
    distance = hypot(2 * height_mm, parts.PITCH_MM)
    mirrored = light.fresnel(distance / (2 * height_mm)) * (2 * height_mm / distance) ** 2 / distance**2
    return mirrored * _CM2 / light.die_factor()


def room_by_gap() -> float:
    """Return the share of the room's light on an open slot that passes between die and liner.

    It is a bound: both are taken as white, so that a duct of depth d and width w passes 1 / (1 + 3d / 4w).
    """
    width_mm = (layout.POCKET - parts.DIE_MM) / 2
    passes = 1 / (1 + 0.75 * layout.POCKET_STRAIGHT / width_mm)
    return passes * _ring_of_sky(parts.DIE_MM, layout.POCKET)


def room_by_liner() -> float:
    """Return the share that passes the liner's translucent ring and the light shaft around the liner.

    Two long walls of depth d and distance w see sqrt(1 + (d/w)^2) - d/w of each other's far ends.
    """
    outside_mm = layout.POCKET + 2 * layout.LINER_WALL
    width_mm = (layout.SHAFT - outside_mm) / 2
    depth = (layout.SURFACE - layout.RING_THICK - layout.SHEET_TOP) / width_mm
    ring = parts.RING_PASSES * (layout.RING_TOP - layout.POCKET_MOUTH) / 2 / width_mm
    return ring * (hypot(1, depth) - depth) * parts.SHAFT_BOUNCE * _ring_of_sky(outside_mm, layout.SHAFT)


def _ring_of_sky(inner_mm: float, outer_mm: float) -> float:
    """Return the light of a square ring on the sheet at the sensor, as a share of that of the open pocket."""
    return (_sky(outer_mm) - _sky(inner_mm)) / _sky(layout.POCKET)


def _sky(size_mm: float) -> float:
    """Return the light at the sensor from a square on the sheet of the brightness 1, in its middle."""
    cells = 40
    step_mm, height2 = size_mm / cells, parts.DIE_HEIGHT_MM**2
    places = [(cell + 0.5) * step_mm - size_mm / 2 for cell in range(cells)]
    return sum(height2 / (x * x + y * y + height2) ** 2 for x in places for y in places) * step_mm**2

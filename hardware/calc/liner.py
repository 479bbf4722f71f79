"""The light that a liner (the white lining of the pocket for a die) returns to the sensor: by its inside and its foot.

The sensor of an empty slot sees both. The inside is four walls, upright at first and wider towards the mouth. Its
rounded corners, mirroring by the clear sheet below and refraction are not counted. Light goes from wall to wall until
it leaves by the mouth or through the sheet. The walls are divided into coarse patches. The results are two percent
larger than with rays that are followed one by one. All are shares of the light that a die of reflectance 1 returns.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from math import hypot, pi
from operator import mul

from hardware.calc import kernel, optics, parts, walls
from hardware.case import layout

_COLUMNS = 8  # patches along a wall
_UPRIGHT_ROWS, _SLOPED_ROWS = 5, 4  # rows of patches on each part of a wall
_BOUNCES = 16  # what is left then is less than a thousandth
_STEP_MM = 0.25  # of places on the foot
_CM2 = 100.0  # 1/mm2 is 100/cm2

Vector = tuple[float, float, float]


@dataclass(frozen=True)
class Patch:
    """A small part of a liner's wall: its place in mm (from the sensor's middle, above the board), normal, and area."""

    place: Vector
    normal: Vector
    mm2: float


def _compute_dot_product(first: Sequence[float], second: Sequence[float]) -> float:
    return sum(map(mul, first, second))


def compute_liner_share(color: int, returns: float = parts.LINER_RETURNS) -> float:
    """Return the share of a light that the liner's inner walls return in an empty pocket (a die hides them).

    The light is `color` (0-3: red, green, blue, infrared). `returns` is the liner's reflectance.
    """
    return sum(light * returns ** (bounce + 1) for bounce, light in enumerate(_compute_bounces(color)))


@cache
def compute_foot_share(color: int, returns: float = parts.LINER_RETURNS) -> float:
    """Return the share of a light that the liner's foot returns: its lower edge, which rests on the clear sheet.

    The light is `color` (0-3: red, green, blue, infrared). `returns` is the liner's reflectance. A die does not hide
    the foot, which is around it.
    """
    outer_mm, emitter_mm = layout.POCKET / 2 + layout.LINER_WALL, kernel.get_emitter_mm(color)
    places = [step * _STEP_MM - outer_mm for step in range(round(2 * outer_mm / _STEP_MM) + 1)]
    foot = [(x, y) for x in places for y in places if max(abs(x), abs(y)) > layout.POCKET / 2]
    light = sum(kernel.compute_density(x_mm, y_mm, emitter_mm) for x_mm, y_mm in foot) * _STEP_MM**2
    return light / kernel.compute_total(emitter_mm) * returns


@cache
def make_patches() -> tuple[Patch, ...]:
    """Return all patches into which the four inner walls of a liner are divided."""
    low_mm = parts.DIE_HEIGHT_MM + parts.SENSOR_HIGH_MM
    bend_mm, top_mm = low_mm + layout.POCKET_STRAIGHT, low_mm + layout.SURFACE - layout.SHEET_TOP
    half_mm, mouth_mm = layout.POCKET / 2, layout.POCKET_MOUTH / 2
    rows = _make_rows((low_mm, half_mm), (bend_mm, half_mm), _UPRIGHT_ROWS) + _make_rows(
        (bend_mm, half_mm), (top_mm, mouth_mm), _SLOPED_ROWS
    )
    patches = []
    for (lower_z_mm, lower_x_mm), (upper_z_mm, upper_x_mm) in rows:
        middle_mm, rise_mm, run_mm = (lower_x_mm + upper_x_mm) / 2, upper_z_mm - lower_z_mm, upper_x_mm - lower_x_mm
        width_mm, slope_mm = 2 * middle_mm / _COLUMNS, hypot(rise_mm, run_mm)
        inward, upward = -rise_mm / slope_mm, run_mm / slope_mm
        height_mm, mm2 = (lower_z_mm + upper_z_mm) / 2, width_mm * slope_mm
        for step in range(_COLUMNS):
            offset_mm = (step + 0.5) * width_mm - middle_mm
            for sign in (1, -1):
                patches.append(Patch((sign * middle_mm, offset_mm, height_mm), (sign * inward, 0.0, upward), mm2))
                patches.append(Patch((offset_mm, sign * middle_mm, height_mm), (0.0, sign * inward, upward), mm2))
    return tuple(patches)


def _make_rows(
    lower_edge: tuple[float, float], upper_edge: tuple[float, float], count: int
) -> list[tuple[tuple[float, float], tuple[float, float]]]:
    """Divide a wall between two edges into `count` rows, and return the edges (lower, upper) of each row.

    An edge is (height, distance from the middle of the pocket) in mm.
    """
    edges = [
        tuple(start + (end - start) * step / count for start, end in zip(lower_edge, upper_edge, strict=True))
        for step in range(count + 1)
    ]
    return [((lower[0], lower[1]), (upper[0], upper[1])) for lower, upper in pairwise(edges)]


@cache
def _compute_bounces(color: int) -> tuple[float, ...]:
    """Return the light that reaches the sensor after reflection by one wall of the liner, by two and so on.

    The light is `color` (0-3: red, green, blue, infrared). Each result is a share of the light from a die of
    reflectance 1. The walls are assumed to have reflectance 1, too.
    """
    patches = make_patches()
    bodies = (kernel.get_emitter_mm(color), walls.get_body_mm(color)), (0.0, parts.SENSOR_HIGH_MM)
    from_emitter, to_sensor = ([_compute_direct_transfer(patch, *body) for patch in patches] for body in bodies)
    sensitivities = [transfer * patch.mm2 for transfer, patch in zip(to_sensor, patches, strict=True)]
    exchange = _compute_exchange()
    illuminances, bounces = from_emitter, []
    for _ in range(_BOUNCES):
        bounces.append(_compute_dot_product(illuminances, sensitivities) / pi * _CM2 / optics.compute_die_factor())
        illuminances = [_compute_dot_product(row, illuminances) for row in exchange]
    return tuple(bounces)


def _compute_direct_transfer(patch: Patch, from_mm: float, body_mm: float) -> float:
    """Return the factor of light that goes straight between a patch of the liner and a body on the board.

    It is the product of the cosines at both ends over the squared distance, times the share that passes the clear
    sheet; 0 if a fin (a low wall beside the sensor) is between. `from_mm` is the x of the body (emitter or sensor),
    `body_mm` its height.
    """
    x_mm, y_mm, height_mm = patch.place
    if walls.is_behind_fin(from_mm, body_mm, x_mm, height_mm):
        return 0.0
    direction = (from_mm - x_mm, -y_mm, body_mm - height_mm)
    distance = hypot(*direction)
    wall_cosine = _compute_dot_product(patch.normal, direction) / distance
    cosine = -direction[2] / distance
    passed_share = (1 - optics.compute_fresnel(1 / cosine)) ** 2
    return max(0.0, wall_cosine) * cosine / distance**2 * passed_share


@cache
def _compute_exchange() -> tuple[Sequence[float], ...]:
    """Return for each patch a row of shares: how much of the light of every other patch falls on it."""
    patches = make_patches()
    return tuple([_compute_form_factor(target, source) * source.mm2 for source in patches] for target in patches)


def _compute_form_factor(target: Patch, source: Patch) -> float:
    """Return the share of light that the patch `target` gets from 1 mm2 of the patch `source`; 0 if they face away."""
    direction = tuple(
        source_value - target_value for source_value, target_value in zip(source.place, target.place, strict=True)
    )
    target_value, source_value = (
        _compute_dot_product(target.normal, direction),
        -_compute_dot_product(source.normal, direction),
    )
    return (
        target_value * source_value / _compute_dot_product(direction, direction) ** 2 / pi
        if target_value > 0 and source_value > 0
        else 0.0
    )

"""The light that a liner (the white lining of the pocket for a die) returns to the sensor: by its inside and its foot.

The sensor of an empty slot sees both. The inside is four walls, upright at first and wider towards the mouth. Its
rounded corners, mirroring by the clear sheet below and refraction are not counted. Light goes from wall to wall until
it leaves by the mouth or through the sheet. The walls are divided into coarse patches, which give two percent more than
rays that are followed one by one. All results are shares of the light that a die of reflectance 1 returns.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from math import hypot, pi
from operator import mul

from hardware.calc import kernel, optics, parts, walls
from hardware.case import layout

_ALONG = 8  # patches along a wall
_UPRIGHT, _SLOPED = 5, 4  # rows of patches on each part of a wall
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


def _compute_dot_product(one: Sequence[float], other: Sequence[float]) -> float:
    return sum(map(mul, one, other))


def compute_liner_share(color: int, returns: float = parts.LINER_RETURNS) -> float:
    """Return the share of a light that the liner's inner walls return in an empty pocket (a die hides them).

    `returns` is the liner's reflectance.
    """
    return sum(light_of * returns ** (bounce + 1) for bounce, light_of in enumerate(_compute_bounces(color)))


@cache
def compute_foot_share(color: int, returns: float = parts.LINER_RETURNS) -> float:
    """Return the share of a light that the liner's foot returns: its lower edge, which rests on the clear sheet.

    `returns` is the liner's reflectance. A die does not hide the foot around it.
    """
    out_mm, at_mm = layout.POCKET / 2 + layout.LINER_WALL, kernel.get_emitter_mm(color)
    places = [step * _STEP_MM - out_mm for step in range(round(2 * out_mm / _STEP_MM) + 1)]
    foot = [(x, y) for x in places for y in places if max(abs(x), abs(y)) > layout.POCKET / 2]
    seen = sum(kernel.compute_density(x_mm, y_mm, at_mm) for x_mm, y_mm in foot) * _STEP_MM**2
    return seen / kernel.compute_total(at_mm) * returns


@cache
def make_patches() -> tuple[Patch, ...]:
    """Return all patches into which the four inner walls of a liner are divided."""
    low_mm = parts.DIE_HEIGHT_MM + parts.SENSOR_HIGH_MM
    bend_mm, top_mm = low_mm + layout.POCKET_STRAIGHT, low_mm + layout.SURFACE - layout.SHEET_TOP
    half_mm, mouth_mm = layout.POCKET / 2, layout.POCKET_MOUTH / 2
    rows = _make_rows((low_mm, half_mm), (bend_mm, half_mm), _UPRIGHT) + _make_rows(
        (bend_mm, half_mm), (top_mm, mouth_mm), _SLOPED
    )
    found = []
    for (under_mm, near_mm), (over_mm, far_mm) in rows:
        out_mm, rise_mm, away_mm = (near_mm + far_mm) / 2, over_mm - under_mm, far_mm - near_mm
        width_mm, slant_mm = 2 * out_mm / _ALONG, hypot(rise_mm, away_mm)
        inward, upward = -rise_mm / slant_mm, away_mm / slant_mm
        high_mm, mm2 = (under_mm + over_mm) / 2, width_mm * slant_mm
        for step in range(_ALONG):
            along_mm = (step + 0.5) * width_mm - out_mm
            for side in (1, -1):
                found.append(Patch((side * out_mm, along_mm, high_mm), (side * inward, 0.0, upward), mm2))
                found.append(Patch((along_mm, side * out_mm, high_mm), (0.0, side * inward, upward), mm2))
    return tuple(found)


def _make_rows(
    low: tuple[float, float], top: tuple[float, float], count: int
) -> list[tuple[tuple[float, float], tuple[float, float]]]:
    """Divide a wall between two edges into `count` rows, and return (lower, upper) edge of each row.

    An edge is (height, distance from the middle).
    """
    edges = [
        tuple(start + (end - start) * step / count for start, end in zip(low, top, strict=True))
        for step in range(count + 1)
    ]
    return [((lower[0], lower[1]), (upper[0], upper[1])) for lower, upper in pairwise(edges)]


@cache
def _compute_bounces(color: int) -> tuple[float, ...]:
    """Return the light at the sensor after one bounce between the liner's walls, after two and so on.

    The light is `color` (0-3: red, green, blue, infrared). The walls are assumed to have reflectance 1.
    """
    of_walls = make_patches()
    bodies = (kernel.get_emitter_mm(color), walls.get_body_mm(color)), (0.0, parts.SENSOR_HIGH_MM)
    from_emitter, to_sensor = ([_compute_direct_transfer(patch, *body) for patch in of_walls] for body in bodies)
    seen = [light_of * patch.mm2 for light_of, patch in zip(to_sensor, of_walls, strict=True)]
    exchange = _compute_exchange()
    lit, found = from_emitter, []
    for _ in range(_BOUNCES):
        found.append(_compute_dot_product(lit, seen) / pi * _CM2 / optics.compute_die_factor())
        lit = [_compute_dot_product(row, lit) for row in exchange]
    return tuple(found)


def _compute_direct_transfer(patch: Patch, from_mm: float, body_mm: float) -> float:
    """Return the factor of light that goes straight between a patch of the liner and a body on the board.

    It is the product of the cosines at both ends over the squared distance, times the share that passes the clear
    sheet; 0 if a fin (a low wall beside the sensor) is between. `from_mm` is the x of the body (emitter or sensor),
    `body_mm` its height.
    """
    x_mm, y_mm, high_mm = patch.place
    if walls.is_behind_fin(from_mm, body_mm, x_mm, high_mm):
        return 0.0
    way = (from_mm - x_mm, -y_mm, body_mm - high_mm)
    distance = hypot(*way)
    onto_wall = _compute_dot_product(patch.normal, way) / distance
    upright = -way[2] / distance
    passed = (1 - optics.compute_fresnel(1 / upright)) ** 2
    return max(0.0, onto_wall) * upright / distance**2 * passed


@cache
def _compute_exchange() -> tuple[Sequence[float], ...]:
    """Return for each patch a row of shares: how much of the light of every other patch falls on it."""
    of_walls = make_patches()
    return tuple([_compute_form_factor(to, of) * of.mm2 for of in of_walls] for to in of_walls)


def _compute_form_factor(to: Patch, of: Patch) -> float:
    """Return the share of light that the patch `to` gets from 1 mm2 of the patch `of`; 0 if they face away."""
    way = tuple(there - here for there, here in zip(of.place, to.place, strict=True))
    here, there = _compute_dot_product(to.normal, way), -_compute_dot_product(of.normal, way)
    return here * there / _compute_dot_product(way, way) ** 2 / pi if here > 0 and there > 0 else 0.0

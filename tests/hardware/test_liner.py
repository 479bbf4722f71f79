"""The liner (white inset) of a slot: the calculated light that it returns is that found by following single rays."""

import random
from math import cos, hypot, pi, sin, sqrt

import pytest

from hardware.calc import kernel, liner, optics, parts, slot, walls
from hardware.case import layout

_SHEET_MM = parts.DIE_HEIGHT_MM + parts.SENSOR_HIGH_MM  # above the board
_BEND_MM = _SHEET_MM + layout.POCKET_STRAIGHT
_TOP_MM = _SHEET_MM + layout.SURFACE - layout.SHEET_TOP
_HALF_MM, _MOUTH_MM = layout.POCKET / 2, layout.POCKET_MOUTH / 2
_SLOPE = (_MOUTH_MM - _HALF_MM) / (_TOP_MM - _BEND_MM)  # of the sloped part, for each mm upwards


def _compute_half_mm(high_mm):
    """Return half the width of a slot's recess at a height, in mm: the distance of its walls from the middle."""
    return _HALF_MM + max(0.0, high_mm - _BEND_MM) * _SLOPE


def _find_hit(origin, direction):
    """Return where a ray meets a wall of the slot's white liner: (point, normal), or None if it leaves up or down.

    The ray starts at the point `origin` in the direction `direction`.
    """
    nearest = None
    for axis in (0, 1):
        for side in (1, -1):
            for slope in (0.0, _SLOPE):
                # The wall: side * along = half + slope * (height - bend).
                approach = side * direction[axis] - slope * direction[2]
                gap_mm = _HALF_MM + slope * (origin[2] - _BEND_MM) - side * origin[axis]
                if approach <= 1e-12 or gap_mm <= 1e-9:
                    continue
                at = tuple(
                    coordinate + step * gap_mm / approach for coordinate, step in zip(origin, direction, strict=True)
                )
                is_of_part = _BEND_MM < at[2] < _TOP_MM if slope else _SHEET_MM < at[2] <= _BEND_MM
                if (
                    is_of_part
                    and abs(at[1 - axis]) <= _compute_half_mm(at[2])
                    and (nearest is None or gap_mm / approach < nearest[0])
                ):
                    normal = [0.0, 0.0, slope / hypot(1, slope)]
                    normal[axis] = -side / hypot(1, slope)
                    nearest = gap_mm / approach, at, normal
    return nearest and nearest[1:]


def _scatter(rng, normal):
    """Return a random direction in which a surface with this normal scatters light."""
    share, turn = rng.random(), 2 * pi * rng.random()
    first = (-normal[1], normal[0], 0.0) if abs(normal[2]) < 0.9 else (1.0, 0.0, 0.0)
    length = hypot(*first)
    first = [part / length for part in first]
    second = (
        normal[1] * first[2] - normal[2] * first[1],
        normal[2] * first[0] - normal[0] * first[2],
        normal[0] * first[1] - normal[1] * first[0],
    )
    tangential, normal_part = sqrt(share), sqrt(1 - share)
    return [
        tangential * (cos(turn) * one + sin(turn) * other) + normal_part * third
        for one, other, third in zip(first, second, normal, strict=True)
    ]


def _compute_passed(cosine):
    return (1 - optics.compute_fresnel(1 / cosine)) ** 2


def trace_share(color, returns, rays=30_000):
    """Return the share of a light that a slot's white liner returns, found with random rays from the emitter.

    Each point of the liner that a ray meets sends light to the sensor. `returns` is the reflectance of the liner.
    """
    rng = random.Random(7)
    total = 0.0
    for _ in range(rays):
        origin, direction = (
            (kernel.get_emitter_mm(color), 0.0, walls.get_body_mm(color)),
            _scatter(rng, (0.0, 0.0, 1.0)),
        )
        sheet_point = [
            coordinate + step * (_SHEET_MM - origin[2]) / direction[2]
            for coordinate, step in zip(origin, direction, strict=True)
        ]
        if max(abs(sheet_point[0]), abs(sheet_point[1])) > _HALF_MM:
            continue
        left = _compute_passed(direction[2])
        while found := _find_hit(origin, direction):
            origin, normal = found
            left *= returns
            to_sensor = (-origin[0], -origin[1], parts.SENSOR_HIGH_MM - origin[2])
            distance = hypot(*to_sensor)
            upright = -to_sensor[2] / distance
            wall_cosine = sum(one * other for one, other in zip(normal, to_sensor, strict=True)) / distance
            total += left * max(0.0, wall_cosine) * upright / distance**2 / pi * _compute_passed(upright)
            direction = _scatter(rng, normal)
    return total * pi / rays * 100 / optics.compute_die_factor()


@pytest.mark.parametrize("color", [0, kernel.INFRARED])
@pytest.mark.parametrize("returns", [*parts.LINER_RETURNS_RANGE, parts.LINER_RETURNS])
def test_the_liner_returns_what_rays_return(color, returns):
    assert liner.compute_liner_share(color, returns) == pytest.approx(trace_share(color, returns), rel=0.05)


def test_each_bounce_adds_to_the_one_before():
    """Light bounces several times in a slot's white liner. So half its reflectance returns less than half the light."""
    for color in range(4):
        assert liner.compute_liner_share(color, 0.0) == 0
        assert (
            2 * liner.compute_liner_share(color, 0.4)
            < liner.compute_liner_share(color, 0.8)
            < liner.compute_liner_share(color, 1.0)
            < 0.25
        )
        assert liner.compute_foot_share(color, 0.4) == pytest.approx(liner.compute_foot_share(color, 0.8) / 2)


def test_an_upright_pocket_returns_more_than_one_that_widens(monkeypatch):
    caches = (liner.make_patches, liner._compute_bounces, liner._compute_exchange)
    wide_share = liner.compute_liner_share(0)
    monkeypatch.setattr(layout, "POCKET_MOUTH", layout.POCKET)
    for cached_function in caches:
        cached_function.cache_clear()
    try:
        assert liner.compute_liner_share(0) > 1.05 * wide_share
    finally:
        for cached_function in caches:
            cached_function.cache_clear()


def test_a_liner_returns_less_than_each_light_of_a_white_die():
    for color in range(4):
        max_share = liner.compute_liner_share(color, parts.LINER_RETURNS_RANGE[1])
        assert max_share < slot.compute_die_shares("white")[color] / 4

"""Views of solids along an axis as arrays of heights: the nearest surface at each point of a grid."""

from typing import NamedTuple

import numpy

DEVIATION_MM, DEVIATION_RAD = 0.05, 0.2


class Grid(NamedTuple):
    """A grid of points: x and y of its lower left corner, its step in mm, its columns and rows."""

    left: float
    low: float
    step: float
    columns: int
    rows: int


def triangulate(shape) -> numpy.ndarray:
    """Return the triangles of a solid's surface as an array: triangle, corner, axis."""
    vertices, triangles = shape.tessellate(DEVIATION_MM, DEVIATION_RAD)
    points = numpy.array([(vertex.x, vertex.y, vertex.z) for vertex in vertices])
    return points[numpy.array(triangles)]


def render_heights(triangles: numpy.ndarray, grid: Grid) -> numpy.ndarray:
    """Return the greatest z of the triangles at each point of the grid; -inf where there is no triangle."""
    heights = numpy.full((grid.rows, grid.columns), -numpy.inf)
    scaled = triangles.copy()
    # Points are in the middles of the grid's cells.
    scaled[:, :, 0] = (triangles[:, :, 0] - grid.left) / grid.step - 0.5
    scaled[:, :, 1] = (triangles[:, :, 1] - grid.low) / grid.step - 0.5
    for triangle in scaled:
        _draw_triangle(heights, triangle)
    return heights


def _draw_triangle(heights: numpy.ndarray, triangle: numpy.ndarray) -> None:
    (ax, ay, az), (bx, by, bz), (cx, cy, cz) = triangle.tolist()
    area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
    left, right = max(0, int(min(ax, bx, cx))), min(heights.shape[1] - 1, int(max(ax, bx, cx)) + 1)
    low, high = max(0, int(min(ay, by, cy))), min(heights.shape[0] - 1, int(max(ay, by, cy)) + 1)
    if abs(area) < 1e-9 or left > right or low > high:
        return
    x, y = numpy.arange(left, right + 1)[None, :], numpy.arange(low, high + 1)[:, None]
    weight_b = ((x - ax) * (cy - ay) - (y - ay) * (cx - ax)) / area
    weight_c = ((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / area
    weight_a = 1 - weight_b - weight_c
    min_weight = -1e-9
    is_inside = (weight_a >= min_weight) & (weight_b >= min_weight) & (weight_c >= min_weight)
    window = heights[low : high + 1, left : right + 1]
    numpy.maximum(window, numpy.where(is_inside, weight_a * az + weight_b * bz + weight_c * cz, -numpy.inf), out=window)

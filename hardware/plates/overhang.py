"""The search for overhangs, layer by layer: places where a printer would print into the air without supports.

A layer may project beyond the layer below as far as on a slope of about 45 degrees. A piece of a layer that projects
further may be a bridge across a gap. Its edges above the air then have one direction, and each line of filament in this
direction is supported at both ends.
"""

from collections.abc import Iterator
from math import atan2, cos, hypot, pi, sin

import numpy as np
from shapely import MultiPolygon, Point, Polygon, STRtree, line_merge, linestrings, multilinestrings, union_all
from shapely.geometry.base import BaseGeometry

from hardware.plates.stl import Mesh

LAYER_MM = 0.2
BEYOND_MM = 0.22  # that a layer may project; a slope of 45 degrees does by 0.2 mm
_MIN_MM = 0.015  # half of the width of what is reported
_MIN_EDGE_MM = 0.6  # of free edges across the bridge
_MAX_NORMAL_Z = -0.6  # greatest z of the normals of triangles that overhang: slopes flatter than 53 degrees


def find_overhangs(name: str, solid: Mesh) -> list[str]:
    """Return findings about places where a part, lying on the bed, would need supports."""
    findings = []
    layers = _list_layers(solid)
    sections = {number: cut_section(solid, (number + 0.5) * LAYER_MM)
                for number in {*layers, *(layer - 1 for layer in layers)}}  # fmt: skip
    for layer in layers:
        supported_area = sections[layer - 1].buffer(BEYOND_MM)
        for piece in _split_polygons(sections[layer].difference(supported_area).buffer(-_MIN_MM).buffer(_MIN_MM)):
            if not _is_bridge(piece, supported_area.buffer(2 * _MIN_MM)):
                left, front, right, back = piece.bounds
                findings.append(f"{name} is printed into the air {layer * LAYER_MM:.1f} mm above the bed at "
                             f"({(left + right) / 2:.1f}, {(front + back) / 2:.1f}), "
                             f"{right - left:.1f} x {back - front:.1f} mm")  # fmt: skip
    return findings


def _list_layers(solid: Mesh) -> list[int]:
    """Return the numbers of the layers in which something may be printed into the air.

    These are the layers at the height of a triangle that faces down and is flatter than 53 degrees.
    """
    corners = solid.vertices[solid.triangles]
    normals = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    lengths = np.linalg.norm(normals, axis=1)
    heights = corners[(normals[:, 2] < _MAX_NORMAL_Z * lengths) & (lengths > 0)][:, :, 2]
    layers: set[int] = set()
    for low, high in {(float(low), float(high)) for low, high in zip(heights.min(1), heights.max(1), strict=True)}:
        layers.update(range(max(1, int(low / LAYER_MM)), int(high / LAYER_MM) + 2))
    return sorted(layers)


def cut_section(solid: Mesh, height: float) -> BaseGeometry:
    """Return the cross section of a mesh at a height above the bed."""
    height += 1.3e-5  # beside the corners, which have four digits
    corners = solid.vertices[solid.triangles]
    corners = corners[(corners[:, :, 2].min(1) < height) & (corners[:, :, 2].max(1) > height)]
    lines = _cut_triangles(corners, height)
    merged_lines = line_merge(multilinestrings(linestrings(lines[(lines[:, 0] != lines[:, 1]).any(axis=1)])))
    rings = [
        Polygon(ring.coords).buffer(0)
        for ring in getattr(merged_lines, "geoms", [merged_lines])
        if len(ring.coords) > 3
    ]
    inner, _ = STRtree(rings).query([Point(ring.exterior.coords[0]) for ring in rings], "within")
    ring_depths = np.bincount(inner, minlength=len(rings)).tolist()  # rings around each: an odd number makes it a hole
    shape: BaseGeometry = Polygon()
    for depth in range(max(ring_depths, default=-1) + 1):
        depth_rings = union_all(
            [ring for ring, ring_depth in zip(rings, ring_depths, strict=True) if ring_depth == depth]
        )
        shape = shape.difference(depth_rings) if depth % 2 else shape.union(depth_rings)
    return shape


def _cut_triangles(corners: np.ndarray, height: float) -> np.ndarray:
    """Return the line in which a horizontal plane at `height` cuts each triangle, in an array.

    Its shape is triangles x 2 ends x 2 coordinates. `corners` has the triangles that the plane cuts.
    """
    starts, ends = corners, np.roll(corners, -1, axis=1)
    is_above = starts[:, :, 2] > height
    is_crossed = is_above != np.roll(is_above, -1, axis=1)
    starts, ends = starts[is_crossed], ends[is_crossed]
    is_upward = (starts[:, 2] < height)[:, None]  # an edge has the same point in both of its triangles
    low, high = np.where(is_upward, starts, ends), np.where(is_upward, ends, starts)
    shares = (height - low[:, 2]) / (high[:, 2] - low[:, 2])
    return (low + shares[:, None] * (high - low))[:, :2].round(4).reshape(-1, 2, 2)


def _split_polygons(shape: BaseGeometry) -> list[Polygon]:
    pieces = shape.geoms if isinstance(shape, MultiPolygon) else [shape]
    return [piece for piece in pieces if isinstance(piece, Polygon) and not piece.is_empty]


def _is_bridge(piece: Polygon, supported_area: BaseGeometry) -> bool:
    """Return whether a piece of a layer can be printed as a bridge.

    All its edges outside `supported_area`, above the air, must have one direction. Then each line of filament in this
    direction is supported at both ends.
    """
    edges = list(_find_free_edges(piece, supported_area))
    if not edges:
        return True
    angles = {round(atan2(y, x), 2) for x, y in edges if hypot(x, y) > _MIN_EDGE_MM} or {0.0, pi / 2}
    return any(sum(abs(x * sin(angle) - y * cos(angle)) for x, y in edges) < _MIN_EDGE_MM for angle in angles)


def _find_free_edges(piece: Polygon, supported_area: BaseGeometry) -> Iterator[tuple[float, float]]:
    free_boundary = piece.boundary.difference(supported_area)
    for line in getattr(free_boundary, "geoms", [free_boundary]):
        for (ax, ay), (bx, by) in zip(line.coords, line.coords[1:], strict=False):
            yield bx - ax, by - ay

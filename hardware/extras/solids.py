"""The solids of the extras (cup, rack, tile, die), each as it lies on the printer's bed."""

from math import cos, pi, sin

import cadquery as cq

from hardware.case.shapes import make_box_around
from hardware.extras import sizes

Point = tuple[float, float]


def make_die():
    return make_box_around((0, 0), sizes.DIE, sizes.DIE, 0, sizes.DIE).edges().chamfer(sizes.DIE_CHAMFER)


def make_tile():
    length, width, height = sizes.TILE
    return make_box_around((0, 0), length, width, 0, height, 1.5).faces("|Z").edges().chamfer(sizes.CHAMFER)


def make_cup():
    lower_radius, upper_radius = (size / 2 for size in sizes.CUP_INSIDE)
    wall = sizes.CUP_WALL
    outline = [
        (0, 0),
        (lower_radius + wall, 0),
        (upper_radius + wall, sizes.CUP_HIGH),
        (upper_radius, sizes.CUP_HIGH),
        (lower_radius, wall),
        (0, wall),
    ]
    return cq.Workplane("XZ").polyline(outline).close().revolve(360, (0, 0), (0, 1))


def _locate_on_plate(height: float, distance: float) -> Point:
    """Return a place on the leaning plate of a rack, from its `height` along the plate and `distance` from its face.

    The result is (x to the player, y up) in the rack's cross section; `height` begins at the plate's foot.
    """
    lean = sizes.RACK_LEAN_DEGREES * pi / 180
    return distance * cos(lean) - height * sin(lean), height * cos(lean) + distance * sin(lean)


def _make_bar(start: Point, end: Point):
    """Return a wall of a rack's cross section from `start` to `end`, with round ends, so that walls join."""
    (x, y), (to_x, to_y) = start, end
    length = ((to_x - x) ** 2 + (to_y - y) ** 2) ** 0.5
    normal = ((to_y - y) / length * sizes.RACK_WALL / 2, (x - to_x) / length * sizes.RACK_WALL / 2)
    sides = [(x + normal[0], y + normal[1]), (to_x + normal[0], to_y + normal[1]),
             (to_x - normal[0], to_y - normal[1]), (x - normal[0], y - normal[1])]  # fmt: skip
    wall = cq.Workplane("XY").polyline(sides).close().extrude(sizes.RACK_LENGTH)
    for place in (start, end):
        wall = wall.union(cq.Workplane("XY").center(*place).circle(sizes.RACK_WALL / 2).extrude(sizes.RACK_LENGTH))
    return wall


def list_rack_walls() -> list[tuple[Point, Point]]:
    """Return the walls of a rack's cross section, each as the line (start, end) through its middle."""
    top = sizes.RACK_ROWS * sizes.RACK_STEP
    lip_distance = sizes.LEDGE + sizes.RACK_WALL
    walls = [(_locate_on_plate(0, 0), _locate_on_plate(top, 0))]
    for row in range(sizes.RACK_ROWS):
        ledge = row * sizes.RACK_STEP
        walls += [(_locate_on_plate(ledge, 0), _locate_on_plate(ledge, lip_distance))]
        walls += [
            (
                _locate_on_plate(ledge, lip_distance),
                _locate_on_plate(ledge + sizes.LEDGE_LIP + sizes.RACK_WALL / 2, lip_distance),
            )
        ]
    back = (-sizes.RACK_BASE, 0.0)
    return [*walls, (_locate_on_plate(top * 0.7, 0), back), (_locate_on_plate(0, 0), back)]


def make_rack():
    """Return a rack on its end, as it is printed: all its walls are upright on the bed."""
    rack, *walls = [_make_bar(start, end) for start, end in list_rack_walls()]
    for wall in walls:
        rack = rack.union(wall)
    return rack


def make_sheet_of_tiles():
    """Return the outlines of all tiles side by side on a sheet, for a laser cutter."""
    (length, width, height), gap = sizes.TILE, sizes.SHEET_GAP
    sheet = cq.Workplane("XY").rarray(length + gap, width + gap, *sizes.SHEET_TILES)
    return sheet.rect(length, width).extrude(height)


MAKE = {"cup": make_cup, "rack": make_rack, "tile": make_tile, "die": make_die}

"""The solids of the extras (cup, rack, tile, die), each as it lies on the printer's bed."""

from math import cos, pi, sin

import cadquery as cq

from hardware.case.shapes import make_box_around
from hardware.extras import sizes as at

Point = tuple[float, float]


def make_die():
    return make_box_around((0, 0), at.DIE, at.DIE, 0, at.DIE).edges().chamfer(at.DIE_CHAMFER)


def make_tile():
    length, width, high = at.TILE
    return make_box_around((0, 0), length, width, 0, high, 1.5).faces("|Z").edges().chamfer(at.CHAMFER)


def make_cup():
    low, high = (size / 2 for size in at.CUP_INSIDE)
    wall = at.CUP_WALL
    outline = [(0, 0), (low + wall, 0), (high + wall, at.CUP_HIGH), (high, at.CUP_HIGH), (low, wall), (0, wall)]
    return cq.Workplane("XZ").polyline(outline).close().revolve(360, (0, 0), (0, 1))


def _locate_on_plate(along: float, out: float) -> Point:
    """Return a place on the leaning plate of a rack, from its distances `along` the plate and `out` from its face.

    The result is (x to the player, y up) in the rack's cross section; `along` begins at the plate's foot.
    """
    lean = at.RACK_LEAN_DEGREES * pi / 180
    return out * cos(lean) - along * sin(lean), along * cos(lean) + out * sin(lean)


def _make_bar(start: Point, end: Point):
    """Return a wall of a rack's cross section from point to point, with round ends, so that walls join."""
    (x, y), (to_x, to_y) = start, end
    length = ((to_x - x) ** 2 + (to_y - y) ** 2) ** 0.5
    across = ((to_y - y) / length * at.RACK_WALL / 2, (x - to_x) / length * at.RACK_WALL / 2)
    sides = [(x + across[0], y + across[1]), (to_x + across[0], to_y + across[1]),
             (to_x - across[0], to_y - across[1]), (x - across[0], y - across[1])]  # fmt: skip
    wall = cq.Workplane("XY").polyline(sides).close().extrude(at.RACK_LENGTH)
    for place in (start, end):
        wall = wall.union(cq.Workplane("XY").center(*place).circle(at.RACK_WALL / 2).extrude(at.RACK_LENGTH))
    return wall


def list_rack_walls() -> list[tuple[Point, Point]]:
    """Return the walls of a rack's cross section, each as the line (start, end) through its middle."""
    top = at.RACK_ROWS * at.RACK_STEP
    out = at.LEDGE + at.RACK_WALL
    walls = [(_locate_on_plate(0, 0), _locate_on_plate(top, 0))]
    for row in range(at.RACK_ROWS):
        ledge = row * at.RACK_STEP
        walls += [(_locate_on_plate(ledge, 0), _locate_on_plate(ledge, out))]
        walls += [(_locate_on_plate(ledge, out), _locate_on_plate(ledge + at.LEDGE_LIP + at.RACK_WALL / 2, out))]
    back = (-at.RACK_BASE, 0.0)
    return [*walls, (_locate_on_plate(top * 0.7, 0), back), (_locate_on_plate(0, 0), back)]


def make_rack():
    """Return a rack on its end, as it is printed: all its walls are upright on the bed."""
    first, *others = [_make_bar(start, end) for start, end in list_rack_walls()]
    for wall in others:
        first = first.union(wall)
    return first


def make_sheet_of_tiles():
    """Return the outlines of all tiles side by side on a sheet, for a laser cutter."""
    (length, width, high), gap = at.TILE, at.SHEET_GAP
    sheet = cq.Workplane("XY").rarray(length + gap, width + gap, *at.SHEET_TILES)
    return sheet.rect(length, width).extrude(high)


MAKE = {"cup": make_cup, "rack": make_rack, "tile": make_tile, "die": make_die}

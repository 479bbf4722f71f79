"""The base: room under the board, posts for the four screws that close the case."""

from hardware.case import layout as at
from hardware.case.shapes import compound, cylinder, shell


def make_base():
    body = shell(0, 0, at.SPLIT).faces("<Z").edges().fillet(1.2)
    body = body.cut(shell(at.WALL, at.FLOOR, at.SPLIT + 1))
    body = body.union(_lip())
    for middle in at.CORNER_SCREWS:
        body = body.union(cylinder(middle, at.POST, at.FLOOR - 0.1, at.SPLIT))
    return body.cut(compound(_screw_holes())).cut(compound(_feet()))


def _lip():
    """Return the lip that reaches into the top, so that the halves overlap."""
    inset = at.WALL + at.FIT
    outer = shell(at.WALL - 0.1, at.SPLIT - 5, at.SPLIT).union(shell(inset, at.SPLIT - 1, at.SPLIT + at.LIP_HIGH))
    return outer.cut(shell(inset + at.LIP, at.SPLIT - 6, at.SPLIT + at.LIP_HIGH + 1))


def _screw_holes():
    leave = 2.5  # under the screw's head: all screws are alike
    heads = [cylinder(middle, at.HEAD_ROOM, -1, at.SPLIT - leave) for middle in at.CORNER_SCREWS]
    return [head.union(cylinder(middle, at.SCREW_HOLE, 0, at.SPLIT + 1))
            for head, middle in zip(heads, at.CORNER_SCREWS, strict=True)]  # fmt: skip


def _feet():
    diameter, deep = at.FOOT
    places = [(x, y) for x in (at.LEFT + 24, at.RIGHT - 24) for y in (at.FRONT + 12, at.BACK - 12)]
    return [cylinder(middle, diameter, -1, deep) for middle in places]

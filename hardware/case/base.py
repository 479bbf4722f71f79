"""The base: room under the board, posts for the four screws that close the case, openings to the Pico."""

import cadquery as cq

from hardware.case import layout as at
from hardware.case import legends
from hardware.case.shapes import block, compound, counterbore, cylinder, mouth, shell, sloped

ENGRAVED = 0.5


def make_base():
    body = shell(0, 0, at.SPLIT).faces("<Z").edges().chamfer(1.2)
    body = body.cut(shell(at.WALL, at.FLOOR, at.SPLIT + 1))
    body = body.union(_lip()).union(_throat())
    for middle in at.CORNER_SCREWS:
        body = body.union(cylinder(middle, at.POST, at.FLOOR - 0.1, at.SPLIT))
    return body.cut(compound(_screw_holes())).cut(compound(_feet())).cut(compound(_buttons())).cut(_usb_funnel())


def _lip():
    """Return the lip that reaches into the top, so that the halves overlap. It begins with a slope on the wall."""
    inset = at.WALL + at.FIT
    begins = at.SPLIT - 5
    deep = inset + at.LIP - at.WALL + 0.1  # of the slope, from within the wall
    outer = shell(at.WALL - 0.1, begins - deep, at.SPLIT).union(shell(inset, at.SPLIT - 1, at.SPLIT + at.LIP_HIGH))
    room = sloped(at.WALL - 0.1, begins - deep, begins)
    return outer.cut(room).cut(shell(inset + at.LIP, begins - 0.1, at.SPLIT + at.LIP_HIGH + 1))


def _screw_holes():
    step = at.SPLIT - at.UNDER_HEAD
    return [counterbore(middle, at.HEAD_ROOM, at.SCREW_HOLE, 0.0, step, at.SPLIT + 1) for middle in at.CORNER_SCREWS]


def _feet():
    diameter, deep = at.FOOT
    places = [(x, y) for x in (at.LEFT + 24, at.RIGHT - 24) for y in (at.FRONT + 12, at.BACK - 12)]
    return [cylinder(middle, diameter, -1, deep).union(mouth(middle, diameter, 0.0)) for middle in places]


def _buttons():
    """Return the openings below the Pico's BOOTSEL and the reset button."""
    return [cylinder(middle, diameter, -1, at.FLOOR + 1)
            for middle, diameter in ((at.BOOTSEL_AT, at.BOOTSEL_HOLE), (at.RESET_AT, at.RESET_HOLE))]  # fmt: skip


def _throat():
    """Return the wall around the throat of the funnel."""
    y, (width, high), wall = at.PICO_AT[1], at.USB_THROAT, at.USB_WALL
    low, top = at.FLOOR - 0.1, at.PLUG_AT + high / 2 + wall
    aside = width / 2 + wall
    return block(at.LEFT + at.WALL - 0.1, at.LEFT + at.USB_DEEP, y - aside, y + aside, low, top)


def _usb_funnel():
    """Return the funnel for a cable's plug: wide outside, and narrow where the plug must meet the Pico's socket."""
    (wide, high), (to_wide, to_high) = at.USB_MOUTH, at.USB_THROAT
    sides = [_sides(plane, *ends) for plane, ends in (("XY", (wide, to_wide)), ("XZ", (high, to_high)))]
    return sides[0].intersect(sides[1]).translate((at.LEFT, at.PICO_AT[1], at.PLUG_AT))


def _sides(plane: str, begins: float, ends: float):
    """Return the funnel as it is seen in one plane, of any depth in the other direction."""
    half = [(-0.1, begins / 2), (0.0, begins / 2), (at.USB_FUNNEL, ends / 2), (at.USB_DEEP + 0.1, ends / 2)]
    return cq.Workplane(plane).polyline([*half, *((x, -y) for x, y in reversed(half))]).close().extrude(30, both=True)


def make_base_legend():
    """Return the names of the two openings, to be read from below."""
    shapes = legends.word("BOOTSEL", (at.BOOTSEL_AT[0], at.BOOTSEL_AT[1] + 9.5), 10.0, mirrored=True)
    shapes += legends.word("RUN", (at.RESET_AT[0], at.RESET_AT[1] + 9.5), 10.0, mirrored=True)
    return legends.solid(shapes, 0.0, ENGRAVED)

"""The base of the case: room under the board, posts for the four screws that close the case, openings to the Pico."""

import cadquery as cq

from hardware.case import layout as at
from hardware.case import legends
from hardware.case.shapes import (
    make_box,
    make_compound,
    make_counterbore,
    make_cylinder,
    make_mouth,
    make_shell,
    make_sloped_shell,
)

ENGRAVED = 0.5


def make_base():
    body = make_shell(0, 0, at.SPLIT).faces("<Z").edges().chamfer(1.2)
    body = body.cut(make_shell(at.WALL, at.FLOOR, at.SPLIT + 1))
    body = body.union(_make_lip()).union(_make_throat())
    for middle in at.CORNER_SCREWS:
        body = body.union(make_cylinder(middle, at.POST, at.FLOOR - 0.1, at.SPLIT))
    return (
        body.cut(make_compound(_make_screw_holes()))
        .cut(make_compound(_make_feet()))
        .cut(make_compound(_make_button_openings()))
        .cut(_make_usb_funnel())
    )


def _make_lip():
    """Return the base's lip, which reaches into the top, so that base and top overlap.

    Its lower end slopes out of the wall.
    """
    inset = at.WALL + at.FIT
    begins = at.SPLIT - 5
    deep = inset + at.LIP - at.WALL + 0.1  # of the slope, from within the wall
    outer = make_shell(at.WALL - 0.1, begins - deep, at.SPLIT).union(
        make_shell(inset, at.SPLIT - 1, at.SPLIT + at.LIP_HIGH)
    )
    room = make_sloped_shell(at.WALL - 0.1, begins - deep, begins)
    return outer.cut(room).cut(make_shell(inset + at.LIP, begins - 0.1, at.SPLIT + at.LIP_HIGH + 1))


def _make_screw_holes():
    step = at.SPLIT - at.UNDER_HEAD
    return [
        make_counterbore(middle, at.HEAD_ROOM, at.SCREW_HOLE, 0.0, step, at.SPLIT + 1) for middle in at.CORNER_SCREWS
    ]


def _make_feet():
    diameter, deep = at.FOOT
    places = [(x, y) for x in (at.LEFT + 24, at.RIGHT - 24) for y in (at.FRONT + 12, at.BACK - 12)]
    return [make_cylinder(middle, diameter, -1, deep).union(make_mouth(middle, diameter, 0.0)) for middle in places]


def _make_button_openings():
    """Return the openings in the base below the Pico's BOOTSEL button and the reset button."""
    return [make_cylinder(middle, diameter, -1, at.FLOOR + 1)
            for middle, diameter in ((at.BOOTSEL_AT, at.BOOTSEL_HOLE), (at.RESET_AT, at.RESET_HOLE))]  # fmt: skip


def _make_throat():
    """Return the wall around the throat, the narrow end of the funnel for the cable's plug."""
    y, (width, high), wall = at.PICO_AT[1], at.USB_THROAT, at.USB_WALL
    low, top = at.FLOOR - 0.1, at.PLUG_AT + high / 2 + wall
    aside = width / 2 + wall
    return make_box(at.LEFT + at.WALL - 0.1, at.LEFT + at.USB_DEEP, y - aside, y + aside, low, top)


def _make_usb_funnel():
    """Return the funnel that leads a cable's plug into the tray: wide outside, narrow at the Pico's socket."""
    (wide, high), (to_wide, to_high) = at.USB_MOUTH, at.USB_THROAT
    sides = [_make_funnel_profile(plane, *ends) for plane, ends in (("XY", (wide, to_wide)), ("XZ", (high, to_high)))]
    return sides[0].intersect(sides[1]).translate((at.LEFT, at.PICO_AT[1], at.PLUG_AT))


def _make_funnel_profile(plane: str, begins: float, ends: float):
    """Return one cross section of the funnel, `begins` mm wide outside, `ends` mm inside, extended across `plane`."""
    half = [(-0.1, begins / 2), (0.0, begins / 2), (at.USB_FUNNEL, ends / 2), (at.USB_DEEP + 0.1, ends / 2)]
    return cq.Workplane(plane).polyline([*half, *((x, -y) for x, y in reversed(half))]).close().extrude(30, both=True)


def make_base_legend():
    """Return the engraved names of the two openings in the base, to be read from below."""
    shapes = legends.make_word("BOOTSEL", (at.BOOTSEL_AT[0], at.BOOTSEL_AT[1] + 9.5), 10.0, mirrored=True)
    shapes += legends.make_word("RUN", (at.RESET_AT[0], at.RESET_AT[1] + 9.5), 10.0, mirrored=True)
    return legends.extrude_shapes(shapes, 0.0, ENGRAVED)

"""The base of the case: room under the board, posts for the four screws that close the case, openings to the Pico."""

import cadquery as cq

from hardware.case import layout, legends
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
    body = make_shell(0, 0, layout.SPLIT).faces("<Z").edges().chamfer(1.2)
    body = body.cut(make_shell(layout.WALL, layout.FLOOR, layout.SPLIT + 1))
    body = body.union(_make_lip()).union(_make_throat())
    for middle in layout.CORNER_SCREWS:
        body = body.union(make_cylinder(middle, layout.POST, layout.FLOOR - 0.1, layout.SPLIT))
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
    inset = layout.WALL + layout.FIT
    low = layout.SPLIT - 5
    depth = inset + layout.LIP - layout.WALL + 0.1  # of the slope, from within the wall
    outer = make_shell(layout.WALL - 0.1, low - depth, layout.SPLIT).union(
        make_shell(inset, layout.SPLIT - 1, layout.SPLIT + layout.LIP_HIGH)
    )
    room = make_sloped_shell(layout.WALL - 0.1, low - depth, low)
    return outer.cut(room).cut(make_shell(inset + layout.LIP, low - 0.1, layout.SPLIT + layout.LIP_HIGH + 1))


def _make_screw_holes():
    step = layout.SPLIT - layout.UNDER_HEAD
    return [
        make_counterbore(middle, layout.HEAD_ROOM, layout.SCREW_HOLE, 0.0, step, layout.SPLIT + 1)
        for middle in layout.CORNER_SCREWS
    ]


def _make_feet():
    diameter, depth = layout.FOOT
    places = [(x, y) for x in (layout.LEFT + 24, layout.RIGHT - 24) for y in (layout.FRONT + 12, layout.BACK - 12)]
    return [make_cylinder(middle, diameter, -1, depth).union(make_mouth(middle, diameter, 0.0)) for middle in places]


def _make_button_openings():
    """Return the openings in the base below the Pico's BOOTSEL button and the reset button."""
    openings = ((layout.BOOTSEL_AT, layout.BOOTSEL_HOLE), (layout.RESET_AT, layout.RESET_HOLE))
    return [make_cylinder(middle, diameter, -1, layout.FLOOR + 1) for middle, diameter in openings]


def _make_throat():
    """Return the wall around the throat, the narrow end of the funnel for the cable's plug."""
    y, (width, height), wall = layout.PICO_AT[1], layout.USB_THROAT, layout.USB_WALL
    low, top = layout.FLOOR - 0.1, layout.PLUG_AT + height / 2 + wall
    half_width = width / 2 + wall
    return make_box(
        layout.LEFT + layout.WALL - 0.1, layout.LEFT + layout.USB_DEEP, y - half_width, y + half_width, low, top
    )


def _make_usb_funnel():
    """Return the funnel that leads a cable's plug into the tray: wide outside, narrow at the Pico's socket."""
    (mouth_width, mouth_height), (throat_width, throat_height) = layout.USB_MOUTH, layout.USB_THROAT
    sides = [
        _make_funnel_profile(plane, *widths)
        for plane, widths in (("XY", (mouth_width, throat_width)), ("XZ", (mouth_height, throat_height)))
    ]
    return sides[0].intersect(sides[1]).translate((layout.LEFT, layout.PICO_AT[1], layout.PLUG_AT))


def _make_funnel_profile(plane: str, outer_width: float, inner_width: float):
    """Return the funnel's cross section in `plane`, from `outer_width` to `inner_width`, extruded to both sides."""
    half_profile = [
        (-0.1, outer_width / 2),
        (0.0, outer_width / 2),
        (layout.USB_FUNNEL, inner_width / 2),
        (layout.USB_DEEP + 0.1, inner_width / 2),
    ]
    return (
        cq.Workplane(plane)
        .polyline([*half_profile, *((x, -y) for x, y in reversed(half_profile))])
        .close()
        .extrude(30, both=True)
    )


def make_base_legend():
    """Return the engraved names of the two openings in the base, to be read from below."""
    shapes = legends.make_word("BOOTSEL", (layout.BOOTSEL_AT[0], layout.BOOTSEL_AT[1] + 9.5), 10.0, is_mirrored=True)
    shapes += legends.make_word("RUN", (layout.RESET_AT[0], layout.RESET_AT[1] + 9.5), 10.0, is_mirrored=True)
    return legends.extrude_shapes(shapes, 0.0, ENGRAVED)

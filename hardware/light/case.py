"""The printed parts of Tray24 Light, in their places in the tray."""

from collections.abc import Callable
from functools import cache, partial

import cadquery as cq

from hardware.case import layout as case_layout
from hardware.case import legends
from hardware.case.shapes import (
    chamfer_bed_edges,
    make_box,
    make_box_around,
    make_compound,
    make_counterbore,
    make_cylinder,
    make_mouth,
    make_switch_seat,
    unite_solids,
)
from hardware.light import layout
from tray24.pins import COLUMNS

CAP_TOP = layout.HIGH + 2.5
ENGRAVED = 0.6


def _make_shell(part: tuple[float, float], bottom: float, top: float, inset: float = 0.0):
    half = layout.WIDTH / 2 - inset
    return make_box(-half, half, part[0] + inset, part[1] - inset, bottom, top, max(0.5, 3.0 - inset))


def _make_box(part: tuple[float, float]):
    """Return the field or panel without openings: a box, open below, with a post in each corner for the base's screws.

    `part` is `layout.FIELD` for the field (with the slots), or `layout.PANEL` for the panel (with the buttons).
    """
    body = _make_shell(part, layout.LID, layout.HIGH).cut(
        _make_shell(part, layout.LID - 1, layout.PLATE_UNDER, layout.WALL)
    )
    body = body.faces(">Z").edges().chamfer(0.8)
    for middle in layout.list_corners(part):
        body = body.union(
            make_box_around(
                middle, 2 * layout.INSET - 4.0, 2 * layout.INSET - 4.0, layout.LID, layout.PLATE_UNDER + 0.1
            )
        )
    return body.cut(
        make_compound(
            [
                make_cylinder(middle, layout.POST_HOLE, layout.LID - 1, layout.LID + 12)
                for middle in layout.list_corners(part)
            ]
        )
    )


def make_field():
    """Return the field, the part with the 24 slots: a plate with a hole for each cup, and walls around each LED.

    It also has posts to which the LED strip's rails are screwed.
    """
    body = _make_box(layout.FIELD)
    low, high = layout.FIELD[0] + layout.WALL - 0.1, layout.FIELD[1] - layout.WALL + 0.1
    half = layout.WIDTH / 2 - layout.WALL + 0.1
    under, top = layout.WALLS_UNDER, layout.PLATE_UNDER + 0.1
    for number in range(1, 6):
        x = (number - 3) * layout.PITCH
        body = body.union(make_box(x - layout.CELL_WALL / 2, x + layout.CELL_WALL / 2, low, high, under, top))
    for y in layout.ROW_MIDDLES[:-1]:  # the last row has the field's front
        body = body.union(make_box(-half, half, y - layout.ROW_WALL[1], y - layout.ROW_WALL[0], under, top))
    for middle in list_rail_screws():
        body = body.union(make_cylinder(middle, layout.POST, layout.STRIP_UNDER, top))
    body = body.cut(
        make_compound(
            [make_cylinder(m, layout.POST_HOLE, layout.STRIP_UNDER - 1, layout.HIGH - 1.5) for m in list_rail_screws()]
        )
    )
    seat = _make_cup_seat((0.0, 0.0))
    holes = [seat.translate((*middle, 0.0)) for middle in layout.SLOT_MIDDLES]
    for first in range(0, len(holes), COLUMNS):  # solids of one cut must not meet
        body = body.cut(make_compound(holes[first : first + COLUMNS]))
    return body.cut(make_compound(_make_seam_holes()))


def list_rail_screws(row: int | None = None) -> list[tuple[float, float]]:
    """Return where the rails are screwed to the field, as (x, y): all screws, or those of one row of LEDs."""
    rows = layout.ROW_MIDDLES if row is None else layout.ROW_MIDDLES[row : row + 1]
    return [(x, y - layout.RAIL_SCREW_ASIDE) for y in rows for x in layout.RAIL_SCREWS]


def _make_cup_seat(middle):
    """Return the space to cut out of the field, the part with the slots, for the white cup of one slot.

    It has room for the cup's tongue, a lit ledge above the LED. It narrows by slopes, because steps would be printed
    into the air.
    """
    outer = layout.CUP_INSIDE + 2 * layout.CUP_WALL + 2 * layout.PLAY
    flange = layout.CUP_FLANGE + 2 * layout.PLAY
    edge_under, tongue_under = layout.HIGH - layout.FLANGE_EDGE, layout.HIGH - layout.TONGUE_THICK
    slope = (flange - outer) / 2
    center, size = _compute_tongue_size(middle, layout.PLAY)
    opening_size = tuple(side - 2 * layout.TONGUE_LEDGE for side in size)
    return unite_solids(
        [
            make_box_around(middle, outer, outer, layout.PLATE_UNDER - 1, layout.HIGH + 1, 3.2 - slope),
            make_box_around(middle, flange, flange, edge_under, layout.HIGH + 1, 3.2),
            _make_narrowing(middle, (flange, flange), edge_under, slope, 3.2),
            make_mouth(middle, (flange, flange), layout.HIGH, 3.2, face_down=True),
            make_box_around(center, *opening_size, layout.PLATE_UNDER - 1, layout.HIGH + 1),
            make_box_around(center, *size, tongue_under, layout.HIGH + 1),
            _make_narrowing(center, size, tongue_under, layout.TONGUE_LEDGE),
            make_mouth(center, size, layout.HIGH, face_down=True),
        ]
    )


def _make_narrowing(middle, size, top: float, height: float, corner: float = 0.0):
    """Return a solid that narrows downward by 45 degrees; its top is `size` (width, depth), its height is `height`."""
    foot = cq.Sketch().rect(*size)
    foot = foot.vertices().fillet(corner) if corner else foot
    solid = cq.Workplane("XY").placeSketch(foot).extrude(height, taper=45)
    return solid.rotate((0, 0, 0), (1, 0, 0), 180).translate((*middle, top))


def _compute_tongue_size(middle, play: float):
    """Return the middle (x, y) and the size (width, depth) of a cup's tongue, larger by `play` on all sides.

    A tongue is the lit ledge of a slot's cup. It begins within the cup, whose inside is cut out later.
    """
    width, end = layout.TONGUE
    near = layout.CUP_INSIDE / 2 - 2.0
    x, y = middle
    return (x, y - (near + end + play) / 2), (width + 2 * play, end + play - near)


def _make_seam_holes():
    """Return the holes in the two walls between field (slots) and panel (buttons).

    Two are for screws, one is for the wires of the LED strip.
    """
    holes = [make_box(x - 1.7, x + 1.7, -layout.WALL - 1, layout.WALL + 1, 18.3, 21.7) for x in layout.SEAM_SCREWS]
    return [*holes, make_box(*layout.WIRES_HOLE, -layout.WALL - 1, layout.WALL + 1, layout.LID - 2, layout.LID + 10)]


def make_cup():
    """Return the white cup of the first slot. A die lies in it; the cup's tongue, a lit ledge, is above the LED."""
    middle = layout.SLOT_MIDDLES[0]
    outer = layout.CUP_INSIDE + 2 * layout.CUP_WALL
    bottom = layout.HIGH - layout.CUP_DEEP - layout.CUP_FLOOR
    edge_under, (center, size) = layout.HIGH - layout.FLANGE_EDGE, _compute_tongue_size(middle, 0.0)
    rim = make_box_around(middle, layout.CUP_FLANGE, layout.CUP_FLANGE, edge_under, layout.HIGH, 3.0)
    rim = chamfer_bed_edges(
        rim.union(make_box_around(center, *size, layout.HIGH - layout.TONGUE_THICK, layout.HIGH)), ">Z"
    )
    body = make_box_around(middle, outer, outer, bottom, layout.HIGH, 3.0).union(rim)
    body = body.union(
        _make_narrowing(middle, (layout.CUP_FLANGE, layout.CUP_FLANGE), edge_under, layout.SEAT_SLOPE, 3.0)
    )
    inner_size = (layout.CUP_INSIDE, layout.CUP_INSIDE)
    body = body.cut(
        make_box_around(middle, *inner_size, bottom + layout.CUP_FLOOR, layout.HIGH + 1, case_layout.POCKET_CORNER)
    )
    return body.cut(make_mouth(middle, inner_size, layout.HIGH, case_layout.POCKET_CORNER, face_down=True))


def make_tongue(slot: int):
    """Return the lit part of a slot's cup as a thin sheet on top of the cup, for pictures."""
    center, (width, length) = _compute_tongue_size(layout.SLOT_MIDDLES[slot], 0.0)
    back, front = layout.SLOT_MIDDLES[slot][1] - layout.CUP_INSIDE / 2 - layout.CUP_WALL, center[1] - length / 2
    chamfer = case_layout.BED_CHAMFER
    sheet = make_box(center[0] - width / 2 + chamfer, center[0] + width / 2 - chamfer, front + chamfer, back,
                  layout.HIGH - 0.1, layout.HIGH)  # fmt: skip
    return sheet


def make_rail(row: int = 0):
    """Return the rail below a row of slots.

    A piece of the LED strip is stuck onto it, and two screws hold it below the field.
    """
    half_length, half_width = layout.ROW_LONG / 2, layout.STRIP_WIDE / 2
    y = layout.ROW_MIDDLES[row] - layout.STRIP_ASIDE
    bottom = layout.STRIP_UNDER - layout.RAIL_THICK
    body = make_box(-half_length, half_length, y - half_width, y + half_width, bottom, layout.STRIP_UNDER)
    for x, ear_y in list_rail_screws(row):
        back = ear_y + layout.RAIL_EAR / 2
        body = body.union(
            make_box(x - layout.RAIL_EAR / 2, x + layout.RAIL_EAR / 2, y, back, bottom, layout.STRIP_UNDER)
        )
    body = chamfer_bed_edges(body)
    for middle in list_rail_screws(row):
        body = body.cut(make_cylinder(middle, layout.SCREW_HOLE, bottom - 1, layout.STRIP_UNDER + 1))
        body = body.cut(make_mouth(middle, layout.SCREW_HOLE, bottom))
    return body


def make_panel():
    """Return the panel, the part with buttons and display: holes for caps, a window, posts for the carrier."""
    body = _make_box(layout.PANEL)
    for middle in layout.CARRIER_SCREWS:
        body = body.union(make_cylinder(middle, layout.POST, layout.CARRIER_TOP, layout.PLATE_UNDER + 0.1))
    body = body.cut(
        make_compound(
            [
                make_cylinder(middle, layout.POST_HOLE, layout.CARRIER_TOP - 1, layout.HIGH - 1.5)
                for middle in layout.CARRIER_SCREWS
            ]
        )
    )
    body = body.cut(
        make_compound(
            [
                make_cylinder(middle, layout.CAP + 0.8, layout.PLATE_UNDER - 1, layout.HIGH + 1)
                for middle in layout.SEATS + layout.KEYS
            ]
        )
    )
    body = body.cut(make_box_around(layout.DISPLAY_AT, *layout.WINDOW, layout.PLATE_UNDER - 1, layout.HIGH + 1))
    x, y = layout.GRILLE_AT
    grille = [make_cylinder((x + dx, y), 2.0, layout.PLATE_UNDER - 1, layout.HIGH + 1) for dx in (-4.0, 0.0, 4.0)]
    mouths = [
        make_mouth(middle, layout.CAP + 0.8, layout.HIGH, face_down=True) for middle in layout.SEATS + layout.KEYS
    ]
    mouths += [make_mouth((x + dx, y), 2.0, layout.HIGH, face_down=True) for dx in (-4.0, 0.0, 4.0)]
    body = body.cut(make_compound(mouths)).cut(
        make_mouth(layout.DISPLAY_AT, layout.WINDOW, layout.HIGH, face_down=True)
    )
    width, height = layout.CABLE_HOLE
    y, left = layout.PICO_AT[1], -layout.WIDTH / 2
    cable = make_box(left - 1, left + 6, y - width / 2, y + width / 2, layout.LID - 1, layout.LID + height)
    return body.cut(make_compound(grille)).cut(cable).cut(make_compound(_make_seam_holes()))


def make_carrier():
    """Return the carrier of the ten switches, with an opening between display and Pico."""
    half_width, depth = layout.CARRIER
    middle = layout.PANEL[0] + 32.0
    front, back = middle - depth / 2, middle + depth / 2
    plate = make_box(-half_width, half_width, front, back, layout.CARRIER_UNDER, layout.CARRIER_TOP, 2.0)
    for x, y in layout.list_corners(layout.PANEL):
        plate = plate.cut(
            make_box_around(
                (x, y), 2 * layout.INSET - 3.0, 2 * layout.INSET - 3.0, layout.CARRIER_UNDER - 1, layout.CARRIER_TOP + 1
            )
        )
    plate = chamfer_bed_edges(plate)
    drop = layout.CARRIER_TOP - case_layout.CARRIER_TOP
    for button in layout.SEATS + layout.KEYS:
        rims, leg_holes = make_switch_seat(button, False)
        for rim in rims:
            plate = plate.union(rim.translate((0, 0, drop)))
        plate = plate.cut(make_compound([leg_hole.translate((0, 0, drop)) for leg_hole in leg_holes]))
    place, size = (0.0, layout.PANEL[1] - 11.5 - layout.CARRIER_OPENING[1] / 2), layout.CARRIER_OPENING
    plate = plate.cut(make_box_around(place, *size, layout.CARRIER_UNDER - 1, layout.CARRIER_TOP + 1, 2.0))
    plate = plate.cut(make_mouth(place, size, layout.CARRIER_UNDER, 2.0))
    plate = plate.cut(
        make_compound([make_mouth(place, layout.SCREW_HOLE, layout.CARRIER_UNDER) for place in layout.CARRIER_SCREWS])
    )
    return plate.cut(
        make_compound(
            [
                make_cylinder(place, layout.SCREW_HOLE, layout.CARRIER_UNDER - 1, layout.CARRIER_TOP + 1)
                for place in layout.CARRIER_SCREWS
            ]
        )
    )


def make_cap(button: int):
    """Return the round cap of a button without its legend.

    `button` is the firmware's number: first the seats, then the keys.
    """
    middle = (layout.SEATS + layout.KEYS)[button]
    under = layout.CARRIER_TOP + case_layout.SWITCH_BODY + 1.0
    cap = make_cylinder(middle, layout.CAP, under, CAP_TOP).faces(">Z").edges().chamfer(0.8)
    cap = cap.union(chamfer_bed_edges(make_cylinder(middle, layout.CAP + 3.2, under, layout.PLATE_UNDER - 0.3)))
    side = case_layout.SWITCH_PLUNGER + 0.2
    cap = cap.cut(make_box_around(middle, side, side, under - 1, layout.CARRIER_TOP + case_layout.SWITCH_HIGH))
    return cap.cut(make_mouth(middle, (side, side), under))


def make_legend(button: int):
    """Return the engraving of a button's cap: a seat's number, or a key's letter and sign."""
    middle = (layout.SEATS + layout.KEYS)[button]
    if button < len(layout.SEATS):
        shapes = legends.make_number(button + 1, middle, 12.0)
    else:
        shapes = legends.make_letter_and_symbol(case_layout.KEY_COLORS[button - len(layout.SEATS)], middle, 9.0)
    return legends.extrude_shapes(shapes, CAP_TOP - ENGRAVED, CAP_TOP)


def make_base(part: tuple[float, float]):
    """Return the base of field or panel: floor, rim, and posts for screws.

    `part` is `layout.FIELD` for the field (with the slots), or `layout.PANEL` for the panel (with the buttons).
    """
    body = _make_shell(part, 0.0, layout.LID).faces("<Z").edges().chamfer(0.6)
    body = body.cut(_make_shell(part, layout.FLOOR, layout.LID + 1, layout.WALL))
    for x, y in layout.list_corners(part):
        body = body.union(make_box_around((x, y), 2 * layout.INSET - 4.0, 2 * layout.INSET - 4.0, 0.5, layout.LID))
    if part == layout.PANEL:
        body = body.union(_make_frame())
    rooms = [
        make_counterbore(middle, layout.HEAD, layout.SCREW_HOLE, 0.0, layout.HEAD_DEEP, layout.LID + 1)
        for middle in layout.list_corners(part)
    ]
    return body.cut(make_compound(rooms))


def _make_frame():
    """Return the frame around the Pico on the panel's base, open to the left for the plug of the cable."""
    length, width = (side + layout.FRAME_PLAY for side in case_layout.PICO)
    top = layout.PICO_UNDER + layout.PICO_THICK
    x, y = layout.PICO_AT
    frame = make_box_around(
        layout.PICO_AT, length + 2 * layout.FRAME_WALL, width + 2 * layout.FRAME_WALL, layout.FLOOR - 0.1, top
    )
    frame = frame.cut(make_box_around(layout.PICO_AT, length, width, layout.FLOOR - 1, top + 1))
    return frame.cut(make_box(x - length, x, y - 7.0, y + 7.0, layout.FLOOR - 1, top + 1))


def name_cap(button: int) -> str:
    """Return the name of a button's cap among the printed parts."""
    seats = len(layout.SEATS)
    return f"seat-{button + 1}" if button < seats else f"key-{layout.KEY_COLORS[button - seats]}"


_BUTTONS = {name_cap(button): button for button in range(len(layout.SEATS + layout.KEYS))}
# Name -> how many are printed, and the function that makes it without its legend.
PRINTED: dict[str, tuple[int, Callable]] = {
    "field": (1, make_field),
    "panel": (1, make_panel),
    "field-base": (1, lambda: make_base(layout.FIELD)),
    "panel-base": (1, lambda: make_base(layout.PANEL)),
    "carrier": (1, make_carrier),
    "rail": (len(layout.ROW_MIDDLES), make_rail),
    "cup": (len(layout.SLOT_MIDDLES), make_cup),
    **{name: (1, partial(make_cap, button)) for name, button in _BUTTONS.items()},
}
FACE_DOWN = ("field", "panel", "cup")  # on the printer's bed


@cache
def make_plain_part(name: str):
    """Return the solid of one printed part in its place in the tray, without its engraved legend."""
    return PRINTED[name][1]()


@cache
def make_printed_part(name: str):
    """Return the solid of one printed part in its place in the tray, with its engraved legend."""
    return make_plain_part(name).cut(make_legend(_BUTTONS[name])) if name in _BUTTONS else make_plain_part(name)


def make_slot_cup(slot: int):
    """Return the cup of a slot in its place."""
    (x, y), (first_x, first_y) = layout.SLOT_MIDDLES[slot], layout.SLOT_MIDDLES[0]
    return make_plain_part("cup").translate((x - first_x, y - first_y, 0))


def lay_on_bed(name: str, part):
    """Return a part as it is printed: turned, and in the middle of the printer's bed."""
    if name in FACE_DOWN:
        part = part.rotate((0, 0, 0), (1, 0, 0), 180)
    box = part.val().BoundingBox()
    return part.translate((-box.center.x, -box.center.y, -box.zmin))

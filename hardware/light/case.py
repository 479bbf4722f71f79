"""The printed parts of Tray24 Light, in their places in the tray."""

from collections.abc import Callable
from functools import cache, partial

import cadquery as cq

from hardware.case import layout as tray
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
from hardware.light import layout as at
from tray24.pins import COLUMNS

CAP_TOP = at.HIGH + 2.5
ENGRAVED = 0.6


def _make_shell(part: tuple[float, float], under: float, top: float, inset: float = 0.0):
    half = at.WIDTH / 2 - inset
    return make_box(-half, half, part[0] + inset, part[1] - inset, under, top, max(0.5, 3.0 - inset))


def _make_box(part: tuple[float, float]):
    """Return the upper part without openings: a box, open below, with a post in each corner for the base's screws.

    `part` is `FIELD` (with the slots) or `PANEL` (with the buttons) of the layout.
    """
    body = _make_shell(part, at.LID, at.HIGH).cut(_make_shell(part, at.LID - 1, at.PLATE_UNDER, at.WALL))
    body = body.faces(">Z").edges().chamfer(0.8)
    for middle in at.list_corners(part):
        body = body.union(make_box_around(middle, 2 * at.INSET - 4.0, 2 * at.INSET - 4.0, at.LID, at.PLATE_UNDER + 0.1))
    return body.cut(
        make_compound(
            [make_cylinder(middle, at.POST_HOLE, at.LID - 1, at.LID + 12) for middle in at.list_corners(part)]
        )
    )


def make_field():
    """Return the field, the part with the 24 slots: a plate with a hole for each cup, and below it walls around each
    LED.

    It also has posts to which the LED strip's rails are screwed.
    """
    body = _make_box(at.FIELD)
    low, high = at.FIELD[0] + at.WALL - 0.1, at.FIELD[1] - at.WALL + 0.1
    half = at.WIDTH / 2 - at.WALL + 0.1
    under, top = at.WALLS_UNDER, at.PLATE_UNDER + 0.1
    for number in range(1, 6):
        x = (number - 3) * at.PITCH
        body = body.union(make_box(x - at.CELL_WALL / 2, x + at.CELL_WALL / 2, low, high, under, top))
    for y in at.ROW_MIDDLES[:-1]:  # the last row has the field's front
        body = body.union(make_box(-half, half, y - at.ROW_WALL[1], y - at.ROW_WALL[0], under, top))
    for middle in list_rail_screws():
        body = body.union(make_cylinder(middle, at.POST, at.STRIP_UNDER, top))
    body = body.cut(
        make_compound([make_cylinder(m, at.POST_HOLE, at.STRIP_UNDER - 1, at.HIGH - 1.5) for m in list_rail_screws()])
    )
    seat = _make_cup_seat((0.0, 0.0))
    holes = [seat.translate((*middle, 0.0)) for middle in at.SLOT_MIDDLES]
    for first in range(0, len(holes), COLUMNS):  # solids of one cut must not meet
        body = body.cut(make_compound(holes[first : first + COLUMNS]))
    return body.cut(make_compound(_make_seam_holes()))


def list_rail_screws(row: int | None = None) -> list[tuple[float, float]]:
    """Return where the rails are screwed to the field, as (x, y): all screws, or those of one row of LEDs."""
    rows = at.ROW_MIDDLES if row is None else at.ROW_MIDDLES[row : row + 1]
    return [(x, y - at.RAIL_SCREW_ASIDE) for y in rows for x in at.RAIL_SCREWS]


def _make_cup_seat(middle):
    """Return the space to cut out of the field, the part with the slots, for the white cup of one slot.

    It has room for the cup's tongue, a lit ledge above the LED. It narrows by slopes, because steps would be printed
    into the air.
    """
    outer = at.CUP_INSIDE + 2 * at.CUP_WALL + 2 * at.PLAY
    flange = at.CUP_FLANGE + 2 * at.PLAY
    edge, tongue_under = at.HIGH - at.FLANGE_EDGE, at.HIGH - at.TONGUE_THICK
    slope = (flange - outer) / 2
    center, size = _compute_tongue_size(middle, at.PLAY)
    through = tuple(side - 2 * at.TONGUE_LEDGE for side in size)
    return unite_solids(
        [
            make_box_around(middle, outer, outer, at.PLATE_UNDER - 1, at.HIGH + 1, 3.2 - slope),
            make_box_around(middle, flange, flange, edge, at.HIGH + 1, 3.2),
            _make_narrowing(middle, (flange, flange), edge, slope, 3.2),
            make_mouth(middle, (flange, flange), at.HIGH, 3.2, face_down=True),
            make_box_around(center, *through, at.PLATE_UNDER - 1, at.HIGH + 1),
            make_box_around(center, *size, tongue_under, at.HIGH + 1),
            _make_narrowing(center, size, tongue_under, at.TONGUE_LEDGE),
            make_mouth(center, size, at.HIGH, face_down=True),
        ]
    )


def _make_narrowing(middle, size, top: float, by: float, corner: float = 0.0):
    """Return a solid that narrows downward by 45 degrees; its top is `size` (width, depth), its height `by`."""
    foot = cq.Sketch().rect(*size)
    foot = foot.vertices().fillet(corner) if corner else foot
    solid = cq.Workplane("XY").placeSketch(foot).extrude(by, taper=45)
    return solid.rotate((0, 0, 0), (1, 0, 0), 180).translate((*middle, top))


def _compute_tongue_size(middle, play: float):
    """Return the middle (x, y) and the size (width, depth) of a cup's tongue, larger by `play` on all sides.

    A tongue is the lit ledge of a slot's cup. It begins within the cup, whose inside is cut out later.
    """
    width, end = at.TONGUE
    near = at.CUP_INSIDE / 2 - 2.0
    x, y = middle
    return (x, y - (near + end + play) / 2), (width + 2 * play, end + play - near)


def _make_seam_holes():
    """Return the holes in the two walls between field (slots) and panel (buttons).

    Two are for screws, one is for the wires of the LED strip.
    """
    holes = [make_box(x - 1.7, x + 1.7, -at.WALL - 1, at.WALL + 1, 18.3, 21.7) for x in at.SEAM_SCREWS]
    return [*holes, make_box(*at.WIRES_HOLE, -at.WALL - 1, at.WALL + 1, at.LID - 2, at.LID + 10)]


def make_cup():
    """Return the white cup of the first slot. A die lies in it; the cup's tongue, a lit ledge, is above the LED."""
    middle = at.SLOT_MIDDLES[0]
    outer = at.CUP_INSIDE + 2 * at.CUP_WALL
    under = at.HIGH - at.CUP_DEEP - at.CUP_FLOOR
    edge, (center, size) = at.HIGH - at.FLANGE_EDGE, _compute_tongue_size(middle, 0.0)
    rim = make_box_around(middle, at.CUP_FLANGE, at.CUP_FLANGE, edge, at.HIGH, 3.0)
    rim = chamfer_bed_edges(rim.union(make_box_around(center, *size, at.HIGH - at.TONGUE_THICK, at.HIGH)), ">Z")
    body = make_box_around(middle, outer, outer, under, at.HIGH, 3.0).union(rim)
    body = body.union(_make_narrowing(middle, (at.CUP_FLANGE, at.CUP_FLANGE), edge, at.SEAT_SLOPE, 3.0))
    inside = (at.CUP_INSIDE, at.CUP_INSIDE)
    body = body.cut(make_box_around(middle, *inside, under + at.CUP_FLOOR, at.HIGH + 1, tray.POCKET_CORNER))
    return body.cut(make_mouth(middle, inside, at.HIGH, tray.POCKET_CORNER, face_down=True))


def make_tongue(slot: int):
    """Return the lit part of a slot's cup as a thin sheet on top of the cup, for pictures."""
    center, (width, long) = _compute_tongue_size(at.SLOT_MIDDLES[slot], 0.0)
    near, end = at.SLOT_MIDDLES[slot][1] - at.CUP_INSIDE / 2 - at.CUP_WALL, center[1] - long / 2
    chamfer = tray.BED_CHAMFER
    sheet = make_box(center[0] - width / 2 + chamfer, center[0] + width / 2 - chamfer, end + chamfer, near,
                  at.HIGH - 0.1, at.HIGH)  # fmt: skip
    return sheet


def make_rail(row: int = 0):
    """Return the rail below a row of slots.

    A piece of the LED strip is stuck onto it, and two screws hold it below the field.
    """
    half, wide = at.ROW_LONG / 2, at.STRIP_WIDE / 2
    y = at.ROW_MIDDLES[row] - at.STRIP_ASIDE
    under = at.STRIP_UNDER - at.RAIL_THICK
    body = make_box(-half, half, y - wide, y + wide, under, at.STRIP_UNDER)
    for x, ear_y in list_rail_screws(row):
        back = ear_y + at.RAIL_EAR / 2
        body = body.union(make_box(x - at.RAIL_EAR / 2, x + at.RAIL_EAR / 2, y, back, under, at.STRIP_UNDER))
    body = chamfer_bed_edges(body)
    for middle in list_rail_screws(row):
        body = body.cut(make_cylinder(middle, at.SCREW_HOLE, under - 1, at.STRIP_UNDER + 1))
        body = body.cut(make_mouth(middle, at.SCREW_HOLE, under))
    return body


def make_panel():
    """Return the panel, the part with buttons and display: holes for caps, a window, posts for the carrier."""
    body = _make_box(at.PANEL)
    for middle in at.CARRIER_SCREWS:
        body = body.union(make_cylinder(middle, at.POST, at.CARRIER_TOP, at.PLATE_UNDER + 0.1))
    body = body.cut(
        make_compound(
            [make_cylinder(middle, at.POST_HOLE, at.CARRIER_TOP - 1, at.HIGH - 1.5) for middle in at.CARRIER_SCREWS]
        )
    )
    body = body.cut(
        make_compound(
            [make_cylinder(middle, at.CAP + 0.8, at.PLATE_UNDER - 1, at.HIGH + 1) for middle in at.SEATS + at.KEYS]
        )
    )
    body = body.cut(make_box_around(at.DISPLAY_AT, *at.WINDOW, at.PLATE_UNDER - 1, at.HIGH + 1))
    x, y = at.GRILLE_AT
    grille = [make_cylinder((x + aside, y), 2.0, at.PLATE_UNDER - 1, at.HIGH + 1) for aside in (-4.0, 0.0, 4.0)]
    mouths = [make_mouth(middle, at.CAP + 0.8, at.HIGH, face_down=True) for middle in at.SEATS + at.KEYS]
    mouths += [make_mouth((x + aside, y), 2.0, at.HIGH, face_down=True) for aside in (-4.0, 0.0, 4.0)]
    body = body.cut(make_compound(mouths)).cut(make_mouth(at.DISPLAY_AT, at.WINDOW, at.HIGH, face_down=True))
    width, high = at.CABLE_HOLE
    y, left = at.PICO_AT[1], -at.WIDTH / 2
    cable = make_box(left - 1, left + 6, y - width / 2, y + width / 2, at.LID - 1, at.LID + high)
    return body.cut(make_compound(grille)).cut(cable).cut(make_compound(_make_seam_holes()))


def make_carrier():
    """Return the carrier of the ten switches, with an opening between display and Pico."""
    half, depth = at.CARRIER
    middle = at.PANEL[0] + 32.0
    front, back = middle - depth / 2, middle + depth / 2
    plate = make_box(-half, half, front, back, at.CARRIER_UNDER, at.CARRIER_TOP, 2.0)
    for x, y in at.list_corners(at.PANEL):
        plate = plate.cut(
            make_box_around((x, y), 2 * at.INSET - 3.0, 2 * at.INSET - 3.0, at.CARRIER_UNDER - 1, at.CARRIER_TOP + 1)
        )
    plate = chamfer_bed_edges(plate)
    down = at.CARRIER_TOP - tray.CARRIER_TOP
    for button in at.SEATS + at.KEYS:
        rims, legs = make_switch_seat(button, False)
        for rim in rims:
            plate = plate.union(rim.translate((0, 0, down)))
        plate = plate.cut(make_compound([leg.translate((0, 0, down)) for leg in legs]))
    place, size = (0.0, at.PANEL[1] - 11.5 - at.CARRIER_OPENING[1] / 2), at.CARRIER_OPENING
    plate = plate.cut(make_box_around(place, *size, at.CARRIER_UNDER - 1, at.CARRIER_TOP + 1, 2.0))
    plate = plate.cut(make_mouth(place, size, at.CARRIER_UNDER, 2.0))
    plate = plate.cut(
        make_compound([make_mouth(place, at.SCREW_HOLE, at.CARRIER_UNDER) for place in at.CARRIER_SCREWS])
    )
    return plate.cut(
        make_compound(
            [
                make_cylinder(place, at.SCREW_HOLE, at.CARRIER_UNDER - 1, at.CARRIER_TOP + 1)
                for place in at.CARRIER_SCREWS
            ]
        )
    )


def make_cap(button: int):
    """Return the round cap of a button without its legend.

    `button` is the firmware's number: first the seats, then the keys.
    """
    middle = (at.SEATS + at.KEYS)[button]
    under = at.CARRIER_TOP + tray.SWITCH_BODY + 1.0
    cap = make_cylinder(middle, at.CAP, under, CAP_TOP).faces(">Z").edges().chamfer(0.8)
    cap = cap.union(chamfer_bed_edges(make_cylinder(middle, at.CAP + 3.2, under, at.PLATE_UNDER - 0.3)))
    side = tray.SWITCH_PLUNGER + 0.2
    cap = cap.cut(make_box_around(middle, side, side, under - 1, at.CARRIER_TOP + tray.SWITCH_HIGH))
    return cap.cut(make_mouth(middle, (side, side), under))


def make_legend(button: int):
    """Return the engraving of a button's cap: a seat's number, or a key's letter and sign."""
    middle = (at.SEATS + at.KEYS)[button]
    if button < len(at.SEATS):
        shapes = legends.make_number(button + 1, middle, 12.0)
    else:
        shapes = legends.make_letter_and_symbol(tray.KEY_COLORS[button - len(at.SEATS)], middle, 9.0)
    return legends.extrude_shapes(shapes, CAP_TOP - ENGRAVED, CAP_TOP)


def make_base(part: tuple[float, float]):
    """Return the base of field or panel: floor, rim, and posts for screws.

    `part` is `FIELD` (with the slots) or `PANEL` (with the buttons) of the layout.
    """
    body = _make_shell(part, 0.0, at.LID).faces("<Z").edges().chamfer(0.6)
    body = body.cut(_make_shell(part, at.FLOOR, at.LID + 1, at.WALL))
    for x, y in at.list_corners(part):
        body = body.union(make_box_around((x, y), 2 * at.INSET - 4.0, 2 * at.INSET - 4.0, 0.5, at.LID))
    if part == at.PANEL:
        body = body.union(_make_frame())
    rooms = [
        make_counterbore(middle, at.HEAD, at.SCREW_HOLE, 0.0, at.HEAD_DEEP, at.LID + 1)
        for middle in at.list_corners(part)
    ]
    return body.cut(make_compound(rooms))


def _make_frame():
    """Return the frame around the Pico on the panel's base, open to the left for the plug of the cable."""
    long, wide = (side + at.FRAME_PLAY for side in tray.PICO)
    top = at.PICO_UNDER + at.PICO_THICK
    x, y = at.PICO_AT
    frame = make_box_around(at.PICO_AT, long + 2 * at.FRAME_WALL, wide + 2 * at.FRAME_WALL, at.FLOOR - 0.1, top)
    frame = frame.cut(make_box_around(at.PICO_AT, long, wide, at.FLOOR - 1, top + 1))
    return frame.cut(make_box(x - long, x, y - 7.0, y + 7.0, at.FLOOR - 1, top + 1))


def name_cap(button: int) -> str:
    """Return the name of a button's cap among the printed parts."""
    seats = len(at.SEATS)
    return f"seat-{button + 1}" if button < seats else f"key-{at.KEY_COLORS[button - seats]}"


_BUTTONS = {name_cap(button): button for button in range(len(at.SEATS + at.KEYS))}
# Name -> how many are printed, and the function that makes it without its legend.
PRINTED: dict[str, tuple[int, Callable]] = {
    "field": (1, make_field),
    "panel": (1, make_panel),
    "field-base": (1, lambda: make_base(at.FIELD)),
    "panel-base": (1, lambda: make_base(at.PANEL)),
    "carrier": (1, make_carrier),
    "rail": (len(at.ROW_MIDDLES), make_rail),
    "cup": (len(at.SLOT_MIDDLES), make_cup),
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
    (x, y), (first_x, first_y) = at.SLOT_MIDDLES[slot], at.SLOT_MIDDLES[0]
    return make_plain_part("cup").translate((x - first_x, y - first_y, 0))


def lay_on_bed(name: str, part):
    """Return a part as it is printed: turned, and in the middle of the printer's bed."""
    if name in FACE_DOWN:
        part = part.rotate((0, 0, 0), (1, 0, 0), 180)
    box = part.val().BoundingBox()
    return part.translate((-box.center.x, -box.center.y, -box.zmin))

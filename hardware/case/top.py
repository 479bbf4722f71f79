"""The top of the case: openings of the 24 pockets, holes for keys, seats and display, bosses for all screws.

It is printed face down.
"""

import cadquery as cq

from hardware.case import layout as at
from hardware.case import legends
from hardware.case.caps import compute_key_size
from hardware.case.inner_parts import locate_beside, make_web
from hardware.case.shapes import (
    make_box,
    make_box_around,
    make_compound,
    make_cylinder,
    make_mouth,
    make_shell,
    make_tapered,
    unite_solids,
)

ENGRAVED = 0.5


def list_bosses() -> list[tuple[tuple[float, float], float]]:
    """Return the bosses for screws that enter the top from below: (x, y) of each, and the height at which it begins."""
    found = []
    for middle, turned in zip(at.SEATS, at.SEAT_TURNED, strict=True):
        for way in (-1, 1):
            along = way * at.CARRIER_SCREW
            found.append(((middle[0], middle[1] + along) if turned else (middle[0] + along, middle[1]), at.CARRIER_TOP))
    found += [(middle, at.CARRIER_TOP) for middle in at.DECK_SCREWS]
    return found + [(middle, at.SPLIT) for middle in at.CORNER_SCREWS]


def make_top():
    body = make_shell(0, at.SPLIT, at.SURFACE).cut(make_shell(at.WALL, at.SPLIT - 1, at.PLATE_UNDER))
    body = body.faces(">Z").edges().chamfer(1.2)
    body = body.union(_make_field())
    for middle, under in list_bosses():
        body = body.union(make_cylinder(middle, at.BOSS, under, at.PLATE_UNDER + 0.1))
    body = body.union(_make_module_corners())
    opening = _make_opening()
    body = body.cut(make_compound([opening.translate((*middle, 0.0)) for middle in at.SLOT_MIDDLES]))
    for middle in at.FIELD_SCREWS:
        body = body.union(_make_field_boss(middle))
    body = (
        body.cut(make_compound(_make_insert_holes()))
        .cut(make_compound(_make_openings()))
        .cut(make_compound(_make_recesses()))
    )
    return body.cut(_make_window()).cut(make_compound(_make_grooves()))


def make_top_legend():
    """Return the engraving of the top's face: slot numbers, seat numbers beside their caps, the tray's mark."""
    shapes = []
    for slot, (x, y) in enumerate(at.SLOT_MIDDLES):
        shapes += legends.make_number(slot, (x - 7.6, y + at.PITCH / 2), 5.6, 6.4)
    shapes += legends.make_mark((-92.0, 66.0), 1.5)
    return legends.extrude_shapes(shapes, at.SURFACE - ENGRAVED, at.SURFACE)


def _make_field_boss(middle):
    """Return the post for a screw beside a crossing of light walls.

    Its upper end is a cone, which needs no support when the top is printed face down.
    """
    wide, high, narrow, top = at.FIELD_BOSS
    cone = cq.Workplane(cq.Solid.makeCone(wide / 2, narrow / 2, top - high)).translate((*middle, at.SHEET_TOP + high))
    return make_cylinder(middle, wide, at.SHEET_TOP, at.SHEET_TOP + high).union(cone)


def _make_insert_holes():
    holes = [
        make_cylinder(middle, at.INSERT_HOLE, under - 1, under + at.INSERT_DEEP) for middle, under in list_bosses()
    ]
    top = at.SHEET_TOP + at.FIELD_INSERT_DEEP
    return holes + [make_cylinder(middle, at.INSERT_HOLE, at.SHEET_TOP - 1, top) for middle in at.FIELD_SCREWS]


def _make_field():
    """Return the part of the top between the pockets, and the ring that holds floor and light walls."""
    width, depth = (size + 2 * at.FLOOR_PLAY for size in at.FLOOR_SIZE)
    outer = make_box_around(
        (0, 0), width + 2 * at.RING, depth + 2 * at.RING, at.BAFFLE_UNDER + 0.4, at.PLATE_UNDER + 0.1
    )
    return outer.cut(make_box_around((0, 0), width, depth, at.BAFFLE_UNDER, at.SHEET_TOP))


def _make_opening():
    """Return the opening for one slot, at the origin: for the pocket's lining, and the light shaft around it."""
    middle = (0.0, 0.0)
    step = at.SURFACE - at.RING_THICK
    shaft = make_box_around(middle, at.SHAFT, at.SHAFT, at.SHEET_TOP - 1, step, at.SHAFT_CORNER)
    under, top = at.RING_UNDER + at.RING_PLAY, at.RING_TOP + at.RING_PLAY
    opening = shaft.union(make_tapered(middle, under, at.RING_CORNER, top, step, at.SURFACE))
    corner = at.RING_CORNER - (under - top) / 2  # of the opening at the surface
    opening = opening.union(make_mouth(middle, (top, top), at.SURFACE, corner, face_down=True))
    ear, wide = locate_beside(middle), at.BEAD + at.BEAD_PLAY
    lobe = make_cylinder(ear, wide, at.SHEET_TOP - 1, at.SURFACE + 1).union(
        make_mouth(ear, wide, at.SURFACE, face_down=True)
    )
    neck = make_web(middle, at.EAR_WEB + at.BEAD_PLAY, at.SHEET_TOP - 1, at.SURFACE + 1)
    return opening.union(lobe).union(neck)


def _make_grooves():
    """Return the grooves in the top for the dividers, low ridges between the tray's left and right halves."""
    width, depth, _ = at.DIVIDER
    return [
        make_box_around(middle, width, depth, at.SURFACE - at.DIVIDER_DEEP, at.SURFACE + 1).union(
            make_mouth(middle, (width, depth), at.SURFACE, face_down=True)
        )
        for middle in at.DIVIDER_MIDDLES
    ]


def _make_recesses():
    """Return the recesses in the plate for the caps' flanges: one for each seat, one for each pair of keys."""
    low, high, room = at.PLATE_UNDER - 0.01, at.PLATE_UNDER + at.CAP_RECESS, at.CAP_LIP + 0.4
    found = [make_cylinder(middle, at.SEAT_CAP + 2 * room, low, high) for middle in at.SEATS]
    width, depth, corner = compute_key_size(room)
    back, front = at.KEYS[0][1], at.KEYS[1][1]
    pairs = sorted({x for x, _ in at.KEYS})
    return found + [
        make_box_around((x, (back + front) / 2), width, depth + back - front, low, high, corner) for x in pairs
    ]


def _make_openings():
    low, high = at.PLATE_UNDER - 1, at.SURFACE + 1
    round_hole = at.SEAT_CAP + 2 * at.CAP_PLAY
    holes = [
        make_cylinder(middle, round_hole, low, high).union(make_mouth(middle, round_hole, at.SURFACE, face_down=True))
        for middle in at.SEATS
    ]
    width, depth, corner = compute_key_size(at.CAP_PLAY)
    for middle in at.KEYS:
        edge = make_mouth(middle, (width, depth), at.SURFACE, corner, face_down=True)
        holes.append(make_box_around(middle, width, depth, low, high, corner).union(edge))
    # The buzzer is on the board; its sound leaves through these holes.
    x, y = at.BUZZER_AT
    steps = [2.8 * step for step in range(-2, 3)]
    holes += [make_cylinder((x + right, y + back), 1.5, low, high) for right in steps for back in steps]
    return holes


def _make_window():
    x, y = at.DISPLAY_AT
    width, depth = at.WINDOW
    low = cq.Sketch().rect(width, depth)
    high = cq.Sketch().rect(width + 2 * at.PLATE, depth + 2 * at.PLATE)
    lofted = cq.Workplane("XY").placeSketch(low, high.moved(cq.Location(cq.Vector(0, 0, at.PLATE)))).loft()
    through = make_box_around(at.DISPLAY_AT, width, depth, at.PLATE_UNDER - 1, at.SURFACE)
    return lofted.translate((x, y, at.PLATE_UNDER)).union(through)


def _make_module_corners():
    """Return four corner pieces under the top's plate that hold the display module between them."""
    x, y = at.MODULE_AT
    room = at.MODULE_ROOM
    under = at.PLATE_UNDER - at.MODULE_GLASS - at.MODULE_PCB
    ring = make_box_around(at.MODULE_AT, room + 3.2, room + 3.2, under, at.PLATE_UNDER + 0.1)
    ring = ring.cut(make_box_around(at.MODULE_AT, room, room, under - 1, at.PLATE_UNDER + 0.1))
    gaps = [make_box(x - 30, x + 30, y - 9, y + 9, under - 1, at.PLATE_UNDER),
            make_box(x - 9, x + 9, y - 30, y + 30, under - 1, at.PLATE_UNDER)]  # fmt: skip
    return ring.cut(unite_solids(gaps))

"""The top of the case: openings of the 24 pockets, holes for keys, seats and display, bosses for all screws.

It is printed face down.
"""

import cadquery as cq

from hardware.case import layout, legends
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
    bosses = []
    for middle, is_rotated in zip(layout.SEATS, layout.SEAT_TURNED, strict=True):
        for sign in (-1, 1):
            offset = sign * layout.CARRIER_SCREW
            bosses.append(
                ((middle[0], middle[1] + offset) if is_rotated else (middle[0] + offset, middle[1]), layout.CARRIER_TOP)
            )
    bosses += [(middle, layout.CARRIER_TOP) for middle in layout.DECK_SCREWS]
    return bosses + [(middle, layout.SPLIT) for middle in layout.CORNER_SCREWS]


def make_top():
    body = make_shell(0, layout.SPLIT, layout.SURFACE).cut(
        make_shell(layout.WALL, layout.SPLIT - 1, layout.PLATE_UNDER)
    )
    body = body.faces(">Z").edges().chamfer(1.2)
    body = body.union(_make_field())
    for middle, under in list_bosses():
        body = body.union(make_cylinder(middle, layout.BOSS, under, layout.PLATE_UNDER + 0.1))
    body = body.union(_make_module_corners())
    opening = _make_opening()
    body = body.cut(make_compound([opening.translate((*middle, 0.0)) for middle in layout.SLOT_MIDDLES]))
    for middle in layout.FIELD_SCREWS:
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
    for slot, (x, y) in enumerate(layout.SLOT_MIDDLES):
        shapes += legends.make_number(slot, (x - 7.6, y + layout.PITCH / 2), 5.6, 6.4)
    shapes += legends.make_mark((-92.0, 66.0), 1.5)
    return legends.extrude_shapes(shapes, layout.SURFACE - ENGRAVED, layout.SURFACE)


def _make_field_boss(middle):
    """Return the post for a screw beside a crossing of light walls.

    Its upper end is a cone, which needs no support when the top is printed face down.
    """
    foot_diameter, cone_under, top_diameter, top = layout.FIELD_BOSS
    cone = cq.Workplane(cq.Solid.makeCone(foot_diameter / 2, top_diameter / 2, top - cone_under)).translate(
        (*middle, layout.SHEET_TOP + cone_under)
    )
    return make_cylinder(middle, foot_diameter, layout.SHEET_TOP, layout.SHEET_TOP + cone_under).union(cone)


def _make_insert_holes():
    holes = [
        make_cylinder(middle, layout.INSERT_HOLE, under - 1, under + layout.INSERT_DEEP)
        for middle, under in list_bosses()
    ]
    top = layout.SHEET_TOP + layout.FIELD_INSERT_DEEP
    return holes + [
        make_cylinder(middle, layout.INSERT_HOLE, layout.SHEET_TOP - 1, top) for middle in layout.FIELD_SCREWS
    ]


def _make_field():
    """Return the solid block of the top above the clear floor; the openings for the slots are cut into it later.

    A rim at the edge of the block goes further down, and holds the clear floor and the light walls in place.
    """
    width, depth = (size + 2 * layout.FLOOR_PLAY for size in layout.FLOOR_SIZE)
    outer = make_box_around(
        (0, 0), width + 2 * layout.RING, depth + 2 * layout.RING, layout.BAFFLE_UNDER + 0.4, layout.PLATE_UNDER + 0.1
    )
    return outer.cut(make_box_around((0, 0), width, depth, layout.BAFFLE_UNDER, layout.SHEET_TOP))


def _make_opening():
    """Return the opening for one slot, at the origin: for the pocket's lining, and the light shaft around it."""
    middle = (0.0, 0.0)
    step = layout.SURFACE - layout.RING_THICK
    shaft = make_box_around(middle, layout.SHAFT, layout.SHAFT, layout.SHEET_TOP - 1, step, layout.SHAFT_CORNER)
    lower_width, upper_width = layout.RING_UNDER + layout.RING_PLAY, layout.RING_TOP + layout.RING_PLAY
    opening = shaft.union(make_tapered(middle, lower_width, layout.RING_CORNER, upper_width, step, layout.SURFACE))
    corner = layout.RING_CORNER - (lower_width - upper_width) / 2  # of the opening at the surface
    opening = opening.union(make_mouth(middle, (upper_width, upper_width), layout.SURFACE, corner, face_down=True))
    ear, diameter = locate_beside(middle), layout.BEAD + layout.BEAD_PLAY
    lobe = make_cylinder(ear, diameter, layout.SHEET_TOP - 1, layout.SURFACE + 1).union(
        make_mouth(ear, diameter, layout.SURFACE, face_down=True)
    )
    neck = make_web(middle, layout.EAR_WEB + layout.BEAD_PLAY, layout.SHEET_TOP - 1, layout.SURFACE + 1)
    return opening.union(lobe).union(neck)


def _make_grooves():
    """Return the grooves in the top for the dividers, low ridges between the tray's left and right halves."""
    width, depth, _ = layout.DIVIDER
    return [
        make_box_around(middle, width, depth, layout.SURFACE - layout.DIVIDER_DEEP, layout.SURFACE + 1).union(
            make_mouth(middle, (width, depth), layout.SURFACE, face_down=True)
        )
        for middle in layout.DIVIDER_MIDDLES
    ]


def _make_recesses():
    """Return the recesses in the plate for the caps' flanges: one for each seat, one for each pair of keys."""
    low, high, margin = layout.PLATE_UNDER - 0.01, layout.PLATE_UNDER + layout.CAP_RECESS, layout.CAP_LIP + 0.4
    recesses = [make_cylinder(middle, layout.SEAT_CAP + 2 * margin, low, high) for middle in layout.SEATS]
    width, depth, corner = compute_key_size(margin)
    back, front = layout.KEYS[0][1], layout.KEYS[1][1]
    pairs_x = sorted({x for x, _ in layout.KEYS})
    return recesses + [
        make_box_around((x, (back + front) / 2), width, depth + back - front, low, high, corner) for x in pairs_x
    ]


def _make_openings():
    low, high = layout.PLATE_UNDER - 1, layout.SURFACE + 1
    diameter = layout.SEAT_CAP + 2 * layout.CAP_PLAY
    holes = [
        make_cylinder(middle, diameter, low, high).union(make_mouth(middle, diameter, layout.SURFACE, face_down=True))
        for middle in layout.SEATS
    ]
    width, depth, corner = compute_key_size(layout.CAP_PLAY)
    for middle in layout.KEYS:
        edge = make_mouth(middle, (width, depth), layout.SURFACE, corner, face_down=True)
        holes.append(make_box_around(middle, width, depth, low, high, corner).union(edge))
    # The buzzer is on the board; its sound leaves through these holes.
    x, y = layout.BUZZER_AT
    steps = [2.8 * step for step in range(-2, 3)]
    holes += [make_cylinder((x + dx, y + dy), 1.5, low, high) for dx in steps for dy in steps]
    return holes


def _make_window():
    x, y = layout.DISPLAY_AT
    width, depth = layout.WINDOW
    low = cq.Sketch().rect(width, depth)
    high = cq.Sketch().rect(width + 2 * layout.PLATE, depth + 2 * layout.PLATE)
    funnel = cq.Workplane("XY").placeSketch(low, high.moved(cq.Location(cq.Vector(0, 0, layout.PLATE)))).loft()
    opening = make_box_around(layout.DISPLAY_AT, width, depth, layout.PLATE_UNDER - 1, layout.SURFACE)
    return funnel.translate((x, y, layout.PLATE_UNDER)).union(opening)


def _make_module_corners():
    """Return four corner pieces under the top's plate that hold the display module between them."""
    x, y = layout.MODULE_AT
    module_width = layout.MODULE_ROOM
    under = layout.PLATE_UNDER - layout.MODULE_GLASS - layout.MODULE_PCB
    ring = make_box_around(layout.MODULE_AT, module_width + 3.2, module_width + 3.2, under, layout.PLATE_UNDER + 0.1)
    ring = ring.cut(make_box_around(layout.MODULE_AT, module_width, module_width, under - 1, layout.PLATE_UNDER + 0.1))
    gaps = [make_box(x - 30, x + 30, y - 9, y + 9, under - 1, layout.PLATE_UNDER),
            make_box(x - 9, x + 9, y - 30, y + 30, under - 1, layout.PLATE_UNDER)]  # fmt: skip
    return ring.cut(unite_solids(gaps))

"""The parts between top and base: light walls, linings of the pockets, carriers of the switches, deck, dividers.

The deck holds the keys' switches and presses the display to its window.
"""

from math import atan2, degrees, hypot

import cadquery as cq

from hardware.board import plan
from hardware.calc import parts as slot
from hardware.case import layout
from hardware.case.shapes import (
    chamfer_bed_edges,
    make_box,
    make_box_around,
    make_compound,
    make_cylinder,
    make_mouth,
    make_switch_seat,
    make_tapered,
)

NOTCH = (2.4, 0.9)  # in a fin above the load resistor: length, height


def make_baffle():
    """Return the light walls: walls between the slots, from board to clear floor, with two fins at each sensor.

    They are also the template for drilling the floor. They are printed with the board's side on the bed.
    """
    body = chamfer_bed_edges(make_box_around((0, 0), *layout.FLOOR_SIZE, layout.BAFFLE_UNDER, layout.SHEET_UNDER))
    cell = layout.PITCH - layout.LIGHT_WALL
    low, high = layout.BAFFLE_UNDER - 1, layout.SHEET_UNDER + 1
    body = body.cut(make_compound([make_box_around(middle, cell, cell, low, high) for middle in layout.SLOT_MIDDLES]))
    for middle in layout.FIELD_SCREWS:
        body = body.union(make_cylinder(middle, layout.COLUMN, layout.BAFFLE_UNDER, layout.SHEET_UNDER))
    for fin in _make_fins():
        body = body.union(fin)
    rooms = [
        make_cylinder(middle, layout.LED_ROOM, low, high).union(
            make_mouth(middle, layout.LED_ROOM, layout.BAFFLE_UNDER)
        )
        for middle in map(locate_beside, layout.SLOT_MIDDLES)
    ]
    body = body.cut(make_compound(rooms))
    body = body.cut(make_compound(_make_notches()))
    holes = [
        make_cylinder(middle, layout.SCREW_HOLE, low, high).union(
            make_mouth(middle, layout.SCREW_HOLE, layout.BAFFLE_UNDER)
        )
        for middle in layout.FIELD_SCREWS
    ]
    return body.cut(make_compound(holes))


def _make_fins():
    """Return the fins, low walls between lights and sensors; each goes along y through all slots of a column.

    They keep the light of each slot's LEDs from going straight to its sensor.
    """
    length = layout.FLOOR_SIZE[1] - layout.LIGHT_WALL
    columns = sorted({x for x, _ in layout.SLOT_MIDDLES})
    profile = cq.Workplane("XZ").polyline(_make_fin_profile()).close().extrude(length / 2, both=True)
    fins = {1: profile, -1: profile.mirror("YZ")}
    return [fins[side].translate((x, 0, layout.BAFFLE_UNDER)) for x in columns for side in (-1, 1)]


def _make_fin_profile() -> list[tuple[float, float]]:
    """Return the cross section of the fin on the right of a sensor, as points (x, z).

    A fin keeps a slot's own light from its sensor. x is from the sensor's middle, z from the board.
    """
    inner_x, outer_x = slot.FIN_ASIDE_MM - slot.FIN_THICK_MM / 2, slot.FIN_ASIDE_MM + slot.FIN_THICK_MM / 2
    inner_chamfer, outer_chamfer = layout.FIN_CHAMFERS
    foot = [
        (inner_x, inner_chamfer),
        (inner_x + inner_chamfer, 0.0),
        (outer_x - outer_chamfer, 0.0),
        (outer_x, outer_chamfer),
    ]
    return [*foot, (outer_x, slot.FIN_HIGH_MM), (inner_x, slot.FIN_HIGH_MM)]


def _make_notches():
    """Return the notches in the fins on the right of the sensors.

    A fin is a low wall that keeps a slot's own light from its sensor; each notch leaves room for a load resistor.
    """
    length, height = NOTCH
    return [
        make_box_around(
            (x + slot.FIN_ASIDE_MM, y - plan.LOAD[1]),
            1.6,
            length,
            layout.BAFFLE_UNDER - 1,
            layout.BAFFLE_UNDER + height,
        )
        for x, y in layout.SLOT_MIDDLES
    ]


def make_liner(slot_index: int = 0):
    """Return the white liner (lining) of the pocket of slot `slot_index`, in its place in the tray.

    The liner is a tube on the clear floor, a ring that closes the shaft around the tube, and an ear. The ear holds the
    clear rod that lights the bead beside the pocket. The liner is printed in the same orientation.
    """
    middle = layout.SLOT_MIDDLES[slot_index]
    low, bend, high = layout.SHEET_TOP, layout.SHEET_TOP + layout.POCKET_STRAIGHT, layout.SURFACE
    walls = 2 * layout.LINER_WALL
    outer = make_box_around(
        middle, layout.POCKET + walls, layout.POCKET + walls, low, bend, layout.POCKET_CORNER + layout.LINER_WALL
    )
    body = outer.union(
        make_tapered(
            middle, layout.POCKET + walls, layout.POCKET_CORNER + layout.LINER_WALL, layout.RING_TOP, bend, high
        )
    )
    ring = high - layout.RING_THICK
    body = body.union(make_tapered(middle, layout.RING_UNDER, layout.RING_CORNER, layout.RING_TOP, ring, high))
    foot, corner, slope = layout.POCKET + walls, layout.POCKET_CORNER + layout.LINER_WALL, ring - layout.RING_SLOPE
    widening = (layout.RING_TOP - foot) * (slope - bend) / (high - bend)  # than the foot, where the slope begins
    body = body.union(make_tapered(middle, foot + widening, corner + widening / 2, layout.RING_UNDER, slope, ring))
    bead = high + layout.BEAD_HIGH
    ear = make_cylinder(locate_beside(middle), layout.BEAD, low, bead).faces(">Z").edges().chamfer(0.5)
    body = body.union(make_web(middle, layout.EAR_WEB, low, high)).union(ear)
    body = body.cut(make_pocket(middle)).cut(
        make_mouth(middle, (layout.POCKET, layout.POCKET), low, layout.POCKET_CORNER)
    )
    hole = make_cylinder(locate_beside(middle), layout.ROD_HOLE, low - 1, bead - layout.BEAD_SKIN)
    return body.cut(hole.union(make_mouth(locate_beside(middle), layout.ROD_HOLE, low, width=0.25)))


def locate_beside(middle):
    """Return the place (x, y) of the light beside the slot whose middle is given."""
    return middle[0] + layout.BESIDE[0], middle[1] + layout.BESIDE[1]


def make_web(middle, thickness: float, bottom: float, top: float):
    """Return an upright wall from the middle of a slot to the light beside it; its `thickness` is in mm.

    The wall begins at the height `bottom` and ends at `top`.
    """
    reach = hypot(*layout.BESIDE)
    wall = make_box_around((reach / 2, 0), reach, thickness, bottom, top)
    return wall.rotate((0, 0, 0), (0, 0, 1), degrees(atan2(layout.BESIDE[1], layout.BESIDE[0]))).translate((*middle, 0))


def make_pocket(middle):
    """Return the space for a die above a slot's middle: straight at the floor, wider above."""
    bend = layout.SHEET_TOP + layout.POCKET_STRAIGHT
    straight = make_box_around(middle, layout.POCKET, layout.POCKET, layout.SHEET_TOP - 1, bend, layout.POCKET_CORNER)
    return straight.union(
        make_tapered(middle, layout.POCKET, layout.POCKET_CORNER, layout.POCKET_MOUTH, bend, layout.SURFACE)
    )


def _add_switch_seats(plate, places, screws):
    screw_holes = [
        make_cylinder(middle, layout.SCREW_HOLE, layout.CARRIER_UNDER - 1, layout.CARRIER_TOP + 1) for middle in screws
    ]
    for middle, is_rotated in places:
        rims, leg_holes = make_switch_seat(middle, is_rotated)
        for rim in rims:
            plate = plate.union(rim)
        screw_holes += leg_holes
    return plate.cut(make_compound(screw_holes))


def make_carrier(seat: int):
    """Return the carrier of a seat button's switch; all six carriers are alike."""
    (x, y), is_rotated = layout.SEATS[seat], layout.SEAT_TURNED[seat]
    length, width = 2 * layout.CARRIER_SCREW + layout.BOSS, 13.0
    size = (width, length) if is_rotated else (length, width)
    plate = chamfer_bed_edges(make_box_around((x, y), *size, layout.CARRIER_UNDER, layout.CARRIER_TOP, 2.0))
    offsets = (-layout.CARRIER_SCREW, layout.CARRIER_SCREW)
    screws = [(x, y + offset) if is_rotated else (x + offset, y) for offset in offsets]
    plate = _add_switch_seats(plate, [((x, y), is_rotated)], screws)
    return plate.cut(make_compound([make_mouth(screw, layout.SCREW_HOLE, layout.CARRIER_UNDER) for screw in screws]))


def make_deck():
    """Return the deck, which holds the keys' switches and the board's front, and presses the display to its window."""
    plate = make_box(-97.2, 97.2, -107.0, -66.5, layout.CARRIER_UNDER, layout.CARRIER_TOP, 2.0)
    for middle in layout.KEYS:  # the legs of the back keys' switches need a larger opening
        plate = plate.union(make_box_around(middle, 20.0, 18.0, layout.CARRIER_UNDER, layout.CARRIER_TOP))
    x, y = layout.MODULE_AT
    back = layout.PLATE_UNDER - layout.MODULE_GLASS - layout.MODULE_PCB - layout.FOAM
    for sign in (-1, 1):  # bars under the module's sides; its parts and pins are between them
        plate = plate.union(
            make_box(x + sign * 11.6 - 1.5, x + sign * 11.6 + 1.5, y - 11, y + 11, layout.CARRIER_TOP - 0.1, back)
        )
    # Openings for the wires of display and keys, for less weight, and for the display's pins, 1.5 mm from its edge.
    plate = plate.cut(make_box_around((x, y + 1.0), 16.0, 26.0, layout.CARRIER_UNDER - 1, layout.CARRIER_TOP + 1, 2.0))
    # The buzzer's sound.
    plate = plate.cut(
        make_box_around(layout.BUZZER_AT, 9.0, 9.0, layout.CARRIER_UNDER - 1, layout.CARRIER_TOP + 1, 2.0)
    )
    plate = _add_switch_seats(plate, [(middle, False) for middle in layout.KEYS], layout.DECK_SCREWS)
    for middle in layout.DECK_BOARD_SCREWS:
        plate = plate.union(
            chamfer_bed_edges(make_cylinder(middle, layout.BOSS, layout.BAFFLE_UNDER, layout.CARRIER_UNDER + 0.1))
        )
    holes = [
        make_cylinder(middle, layout.INSERT_HOLE, layout.BAFFLE_UNDER - 1, layout.CARRIER_TOP).union(
            make_mouth(middle, layout.INSERT_HOLE, layout.BAFFLE_UNDER)
        )
        for middle in layout.DECK_BOARD_SCREWS
    ]
    return plate.cut(make_compound(holes))


def make_divider(number: int = 0):
    """Return the divider with the index `number` in its place; all dividers are alike.

    Dividers are low ridges between the tray's left and right halves. They are pressed into grooves of the top.
    """
    width, depth, height = layout.DIVIDER
    under = layout.SURFACE - layout.DIVIDER_DEEP
    middle = layout.DIVIDER_MIDDLES[number]
    return make_box_around(middle, width - 0.1, depth - 0.4, under, under + height).faces("|Z").edges().chamfer(0.3)

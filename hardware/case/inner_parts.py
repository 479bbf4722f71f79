"""The parts between top and base: light walls, linings of the pockets, carriers of the switches, deck, dividers.

The deck holds the keys' switches and presses the display to its window.
"""

from math import atan2, degrees, hypot

import cadquery as cq

from hardware.board import plan
from hardware.calc import parts as slot
from hardware.case import layout as at
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
    body = chamfer_bed_edges(make_box_around((0, 0), *at.FLOOR_SIZE, at.BAFFLE_UNDER, at.SHEET_UNDER))
    cell = at.PITCH - at.LIGHT_WALL
    low, high = at.BAFFLE_UNDER - 1, at.SHEET_UNDER + 1
    body = body.cut(make_compound([make_box_around(middle, cell, cell, low, high) for middle in at.SLOT_MIDDLES]))
    for middle in at.FIELD_SCREWS:
        body = body.union(make_cylinder(middle, at.COLUMN, at.BAFFLE_UNDER, at.SHEET_UNDER))
    for fin in _make_fins():
        body = body.union(fin)
    rooms = [
        make_cylinder(middle, at.LED_ROOM, low, high).union(make_mouth(middle, at.LED_ROOM, at.BAFFLE_UNDER))
        for middle in map(locate_beside, at.SLOT_MIDDLES)
    ]
    body = body.cut(make_compound(rooms))
    body = body.cut(make_compound(_make_notches()))
    holes = [make_cylinder(middle, at.SCREW_HOLE, low, high).union(make_mouth(middle, at.SCREW_HOLE, at.BAFFLE_UNDER))
             for middle in at.FIELD_SCREWS]  # fmt: skip
    return body.cut(make_compound(holes))


def _make_fins():
    """Return the fins, each along y through all slots of a column.

    They keep the slots' own lights from their sensors.
    """
    length = at.FLOOR_SIZE[1] - at.LIGHT_WALL
    columns = sorted({x for x, _ in at.SLOT_MIDDLES})
    profile = cq.Workplane("XZ").polyline(_make_fin_profile()).close().extrude(length / 2, both=True)
    fins = {1: profile, -1: profile.mirror("YZ")}
    return [fins[way].translate((x, 0, at.BAFFLE_UNDER)) for x in columns for way in (-1, 1)]


def _make_fin_profile() -> list[tuple[float, float]]:
    """Return the cross section of the fin on the right of a sensor, as points (x, z).

    A fin keeps a slot's own light from its sensor. x is from the sensor's middle, z from the board.
    """
    inner, outer = slot.FIN_ASIDE_MM - slot.FIN_THICK_MM / 2, slot.FIN_ASIDE_MM + slot.FIN_THICK_MM / 2
    to_sensor, to_light = at.FIN_CHAMFERS
    foot = [(inner, to_sensor), (inner + to_sensor, 0.0), (outer - to_light, 0.0), (outer, to_light)]
    return [*foot, (outer, slot.FIN_HIGH_MM), (inner, slot.FIN_HIGH_MM)]


def _make_notches():
    """Return the notches in the fins on the right of the sensors.

    A fin is a low wall that keeps a slot's own light from its sensor; each notch leaves room for a load resistor.
    """
    length, high = NOTCH
    return [
        make_box_around(
            (x + slot.FIN_ASIDE_MM, y - plan.LOAD[1]), 1.6, length, at.BAFFLE_UNDER - 1, at.BAFFLE_UNDER + high
        )
        for x, y in at.SLOT_MIDDLES
    ]


def make_liner(number: int = 0):
    """Return the white liner of a pocket (the hole for a die), in the orientation in which it is printed.

    The liner is a tube on the clear floor, a ring that closes the shaft around the tube, and an ear. The ear holds the
    clear rod that lights the bead beside the pocket.
    """
    middle = at.SLOT_MIDDLES[number]
    low, bend, high = at.SHEET_TOP, at.SHEET_TOP + at.POCKET_STRAIGHT, at.SURFACE
    wall = 2 * at.LINER_WALL
    outer = make_box_around(middle, at.POCKET + wall, at.POCKET + wall, low, bend, at.POCKET_CORNER + at.LINER_WALL)
    body = outer.union(
        make_tapered(middle, at.POCKET + wall, at.POCKET_CORNER + at.LINER_WALL, at.RING_TOP, bend, high)
    )
    ring = high - at.RING_THICK
    body = body.union(make_tapered(middle, at.RING_UNDER, at.RING_CORNER, at.RING_TOP, ring, high))
    foot, corner, slope = at.POCKET + wall, at.POCKET_CORNER + at.LINER_WALL, ring - at.RING_SLOPE
    wider = (at.RING_TOP - foot) * (slope - bend) / (high - bend)  # than the foot, where the slope begins
    body = body.union(make_tapered(middle, foot + wider, corner + wider / 2, at.RING_UNDER, slope, ring))
    bead = high + at.BEAD_HIGH
    ear = make_cylinder(locate_beside(middle), at.BEAD, low, bead).faces(">Z").edges().chamfer(0.5)
    body = body.union(make_web(middle, at.EAR_WEB, low, high)).union(ear)
    body = body.cut(make_pocket(middle)).cut(make_mouth(middle, (at.POCKET, at.POCKET), low, at.POCKET_CORNER))
    hole = make_cylinder(locate_beside(middle), at.ROD_HOLE, low - 1, bead - at.BEAD_SKIN)
    return body.cut(hole.union(make_mouth(locate_beside(middle), at.ROD_HOLE, low, wide=0.25)))


def locate_beside(middle):
    """Return the place (x, y) of the light beside the slot whose middle is given."""
    return middle[0] + at.BESIDE[0], middle[1] + at.BESIDE[1]


def make_web(middle, wide: float, under: float, top: float):
    """Return an upright wall from the middle of a slot to the light beside it; `wide` is its thickness.

    The wall begins at the height `under` and ends at `top`.
    """
    reach = hypot(*at.BESIDE)
    wall = make_box_around((reach / 2, 0), reach, wide, under, top)
    return wall.rotate((0, 0, 0), (0, 0, 1), degrees(atan2(at.BESIDE[1], at.BESIDE[0]))).translate((*middle, 0))


def make_pocket(middle):
    """Return the space for a die above a slot's middle: straight at the floor, wider above."""
    bend = at.SHEET_TOP + at.POCKET_STRAIGHT
    straight = make_box_around(middle, at.POCKET, at.POCKET, at.SHEET_TOP - 1, bend, at.POCKET_CORNER)
    return straight.union(make_tapered(middle, at.POCKET, at.POCKET_CORNER, at.POCKET_MOUTH, bend, at.SURFACE))


def _add_switch_seats(plate, places, screws):
    holes = [make_cylinder(middle, at.SCREW_HOLE, at.CARRIER_UNDER - 1, at.CARRIER_TOP + 1) for middle in screws]
    for middle, turned in places:
        rims, legs = make_switch_seat(middle, turned)
        for rim in rims:
            plate = plate.union(rim)
        holes += legs
    return plate.cut(make_compound(holes))


def make_carrier(seat: int):
    """Return the carrier of a seat button's switch; all six carriers are alike."""
    (x, y), turned = at.SEATS[seat], at.SEAT_TURNED[seat]
    length, width = 2 * at.CARRIER_SCREW + at.BOSS, 13.0
    size = (width, length) if turned else (length, width)
    plate = chamfer_bed_edges(make_box_around((x, y), *size, at.CARRIER_UNDER, at.CARRIER_TOP, 2.0))
    ways = (-at.CARRIER_SCREW, at.CARRIER_SCREW)
    screws = [(x, y + way) if turned else (x + way, y) for way in ways]
    plate = _add_switch_seats(plate, [((x, y), turned)], screws)
    return plate.cut(make_compound([make_mouth(screw, at.SCREW_HOLE, at.CARRIER_UNDER) for screw in screws]))


def make_deck():
    """Return the deck, which holds the keys' switches and the board's front, and presses the display to its window."""
    plate = make_box(-97.2, 97.2, -107.0, -66.5, at.CARRIER_UNDER, at.CARRIER_TOP, 2.0)
    for middle in at.KEYS:  # the legs of the back keys' switches need a larger opening
        plate = plate.union(make_box_around(middle, 20.0, 18.0, at.CARRIER_UNDER, at.CARRIER_TOP))
    x, y = at.MODULE_AT
    back = at.PLATE_UNDER - at.MODULE_GLASS - at.MODULE_PCB - at.FOAM
    for way in (-1, 1):  # bars under the module's sides; its parts and pins are between them
        plate = plate.union(
            make_box(x + way * 11.6 - 1.5, x + way * 11.6 + 1.5, y - 11, y + 11, at.CARRIER_TOP - 0.1, back)
        )
    # Openings for the wires of display and keys, for less weight, and for the display's pins, 1.5 mm from its edge.
    plate = plate.cut(make_box_around((x, y + 1.0), 16.0, 26.0, at.CARRIER_UNDER - 1, at.CARRIER_TOP + 1, 2.0))
    # The buzzer's sound.
    plate = plate.cut(make_box_around(at.BUZZER_AT, 9.0, 9.0, at.CARRIER_UNDER - 1, at.CARRIER_TOP + 1, 2.0))
    plate = _add_switch_seats(plate, [(middle, False) for middle in at.KEYS], at.DECK_SCREWS)
    for middle in at.DECK_BOARD_SCREWS:
        plate = plate.union(chamfer_bed_edges(make_cylinder(middle, at.BOSS, at.BAFFLE_UNDER, at.CARRIER_UNDER + 0.1)))
    holes = [make_cylinder(middle, at.INSERT_HOLE, at.BAFFLE_UNDER - 1, at.CARRIER_TOP).union(
                 make_mouth(middle, at.INSERT_HOLE, at.BAFFLE_UNDER)) for middle in at.DECK_BOARD_SCREWS]  # fmt: skip
    return plate.cut(make_compound(holes))


def make_divider(number: int = 0):
    """Return one of the dividers, low ridges between the tray's left and right halves; all are alike.

    They are pressed into grooves of the top.
    """
    width, depth, high = at.DIVIDER
    under = at.SURFACE - at.DIVIDER_DEEP
    middle = at.DIVIDER_MIDDLES[number]
    return make_box_around(middle, width - 0.1, depth - 0.4, under, under + high).faces("|Z").edges().chamfer(0.3)

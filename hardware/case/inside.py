"""The parts between top and base: light walls, carriers of the switches, deck, divider."""

from hardware.case import layout as at
from hardware.case.shapes import around, block, compound, cylinder, switch_seat


def make_baffle():
    """Return the walls between the slots, from board to clear floor.

    They are also the template for drilling the floor.
    """
    body = around((0, 0), *at.FLOOR_SIZE, at.BAFFLE_UNDER, at.SHEET_UNDER)
    cell = at.PITCH - at.LIGHT_WALL
    low, high = at.BAFFLE_UNDER - 1, at.SHEET_UNDER + 1
    body = body.cut(compound([around(middle, cell, cell, low, high) for middle in at.SLOT_MIDDLES]))
    for middle in at.FIELD_SCREWS:
        body = body.union(cylinder(middle, at.COLUMN, at.BAFFLE_UNDER, at.SHEET_UNDER))
    return body.cut(compound([cylinder(middle, at.SCREW_HOLE, low, high) for middle in at.FIELD_SCREWS]))


def _plate_with_switches(plate, places, screws):
    holes = [cylinder(middle, at.SCREW_HOLE, at.CARRIER_UNDER - 1, at.CARRIER_TOP + 1) for middle in screws]
    for middle, turned in places:
        rims, legs = switch_seat(middle, turned)
        for rim in rims:
            plate = plate.union(rim)
        holes += legs
    return plate.cut(compound(holes))


def make_carrier(seat: int):
    """Return the carrier of a seat's switch; all six are alike."""
    (x, y), turned = at.SEATS[seat], at.SEAT_TURNED[seat]
    length, width = 2 * at.CARRIER_SCREW + at.BOSS, 13.0
    size = (width, length) if turned else (length, width)
    plate = around((x, y), *size, at.CARRIER_UNDER, at.CARRIER_TOP, 2.0)
    ways = (-at.CARRIER_SCREW, at.CARRIER_SCREW)
    screws = [(x, y + way) if turned else (x + way, y) for way in ways]
    return _plate_with_switches(plate, [((x, y), turned)], screws)


def make_deck():
    """Return the deck: it holds the keys' switches and the board's front, and presses the display to its window."""
    plate = block(-97.2, 97.2, -107.0, -66.5, at.CARRIER_UNDER, at.CARRIER_TOP, 2.0)
    for middle in at.KEYS:  # the legs of the back keys' switches need a larger opening
        plate = plate.union(around(middle, 20.0, 18.0, at.CARRIER_UNDER, at.CARRIER_TOP))
    x, y = at.MODULE_AT
    back = at.PLATE_UNDER - at.MODULE_GLASS - at.MODULE_PCB - at.FOAM
    for way in (-1, 1):  # bars under the module's sides; its parts and pins are between them
        plate = plate.union(
            block(x + way * 11.6 - 1.5, x + way * 11.6 + 1.5, y - 11, y + 11, at.CARRIER_TOP - 0.1, back)
        )
    # Openings for the wires of display and keys, for less weight, and for the display's pins, 1.5 mm from its edge.
    plate = plate.cut(around((x, y + 1.0), 16.0, 26.0, at.CARRIER_UNDER - 1, at.CARRIER_TOP + 1, 2.0))
    # The cable's plug.
    plug = at.PICO_AT[1]
    plate = plate.cut(block(-98, -80, plug - 8, plug + 8, at.CARRIER_UNDER - 1, at.CARRIER_TOP + 1))
    plate = _plate_with_switches(plate, [(middle, False) for middle in at.KEYS], at.DECK_SCREWS)
    for middle in at.DECK_BOARD_SCREWS:
        plate = plate.union(cylinder(middle, at.BOSS, at.BAFFLE_UNDER, at.CARRIER_UNDER + 0.1))
    holes = [
        cylinder(middle, at.INSERT_HOLE, at.BAFFLE_UNDER - 1, at.BAFFLE_UNDER + at.INSERT_DEEP)
        for middle in at.DECK_BOARD_SCREWS
    ]
    return plate.cut(compound(holes))


def make_divider():
    width, depth, high = at.DIVIDER
    under = at.SURFACE - at.DIVIDER_DEEP
    return around((0, 0), width - 0.1, depth - 0.4, under, under + high).faces(">Z").edges().fillet(0.7)

"""Solids of what is bought for the Light, in its places: boards, strip, switches, wires, screws, the cable's plug.

Sizes are from data sheets [memory] or are the largest that are usual; rooms for wires are estimated.
"""

from math import atan2, degrees, dist

from hardware.case import layout as tray
from hardware.case.shapes import around, block, compound, cylinder, together
from hardware.light import layout as at
from hardware.light import wiring
from tray24.pins import COLUMNS, ROWS

_TOP = at.BOARD_UNDER + at.BOARD_THICK  # of the stripboard
DRIVER = (17.8, 10.2, 9.0)  # a socket of 14 pins with its chip
FUSE = (7.4, 3.1, 14.0)  # [memory] Bourns MF-R075: 7.4 x 12.2 mm, and its legs above the board
CAN = (8.5, 13.0)  # diameter and height of 470 uF, 10 V: 8 x 11.5 mm
SMALL_CAPACITOR = (5.0, 2.5, 7.0)
RESISTOR = (6.5, 2.5)  # length, diameter: 0.25 W
LEG_ROOM = (4.0, 3.5)  # side and height below the carrier, for a switch's leg and the wire soldered to it
PIN_ROOM = (12.0, 3.0, 8.0)  # the display's row of pins with its wires
RISE = 6.0  # a wire rises from its hole before it bends
_STUB = 1.3  # of the Pico's pins above it
LONG_SCREW, SHORT_SCREW = 12.0, 8.0


def hole(name: str) -> tuple[float, float]:
    """Return the place of a hole such as "4 c"."""
    strip, row = name.split()
    return at.of_board(int(strip), wiring.ROWS.index(row))


def between(holes) -> tuple[float, float]:
    """Return the middle of two holes."""
    (x, y), (to_x, to_y) = (hole(name) for name in holes)
    return (x + to_x) / 2, (y + to_y) / 2


def make_strip():
    low = at.FLOOR - at.MARK_DEEP
    rows = [at.SLOT_MIDDLES[row * COLUMNS][1] for row in range(ROWS)]
    return compound([around((0, y), at.ROW_LONG, at.STRIP_WIDE, low, low + at.STRIP_HIGH) for y in rows])


def make_stripboard():
    (left, front), (width, depth) = at.BOARD, at.BOARD_SIZE
    return block(left, left + width, front, front + depth, at.BOARD_UNDER, _TOP)


def make_pads():
    """Return the four feet of foam below the stripboard."""
    (left, front), (width, depth) = at.BOARD, at.BOARD_SIZE
    middles = [(left + x, front + y) for x in (6.0, width - 6.0) for y in (6.0, depth - 6.0)]
    return compound([around(middle, 10.0, 10.0, at.FLOOR - at.MARK_DEEP, at.BOARD_UNDER) for middle in middles])


def make_pico():
    """Return the Pico on its sockets, its plug to the left."""
    (x, y), top = at.PICO_AT, at.PICO_UNDER + at.PICO_THICK
    body = around(at.PICO_AT, *tray.PICO, at.PICO_UNDER, top)
    for way in (-1, 1):
        body = body.union(around((x, y + way * 8.89), 50.8, 2.5, _TOP, at.PICO_UNDER))
        body = body.union(around((x, y + way * 8.89), 49.0, 1.0, top, top + _STUB))
    return body.union(block(x - 26.8, x - 21.0, y - 4, y + 4, top, top + at.PLUG_HIGH))


def make_cable():
    """Return the plastic part of the cable's plug, pushed in."""
    y, right = at.PICO_AT[1], at.PICO_AT[0] - 26.8 - 0.5
    return block(right - 24, right, y - 5.5, y + 5.5, at.PLUG_AT - 3.75, at.PLUG_AT + 3.75, 1.5)


def make_board_parts() -> dict:
    """Return the parts on the stripboard besides the Pico, by name."""
    width, depth, high = DRIVER
    found = {
        "driver": around(between((wiring.DRIVER["1"], wiring.DRIVER["8"])), width, depth, _TOP, _TOP + high),
        "fuse": around(between(wiring.LOOSE["fuse"].values()), *FUSE[:2], _TOP, _TOP + FUSE[2]),
        "large capacitor": cylinder(between(wiring.LOOSE["large capacitor"].values()), CAN[0], _TOP, _TOP + CAN[1]),
    }
    width, depth, high = SMALL_CAPACITOR
    found["small capacitor"] = around(
        between(wiring.LOOSE["small capacitor"].values()), width, depth, _TOP, _TOP + high
    )
    for name in ("330 ohm", "100 ohm"):
        found[name] = around(between(wiring.LOOSE[name].values()), *RESISTOR, _TOP, _TOP + RESISTOR[1])
    return found


def make_switch(middle):
    body = around(middle, tray.SWITCH, tray.SWITCH, at.CARRIER_TOP, at.CARRIER_TOP + tray.SWITCH_BODY)
    top = at.CARRIER_TOP + tray.SWITCH_HIGH
    return body.union(around(middle, tray.SWITCH_PLUNGER, tray.SWITCH_PLUNGER, at.CARRIER_TOP + tray.SWITCH_BODY, top))


def _legs(middle):
    """Return the room for a switch's four legs and the wires soldered to them, below the carrier."""
    (x, y), (along, aside), (side, high) = middle, tray.SWITCH_LEGS, LEG_ROOM
    places = [(x + way * aside / 2, y + end * along / 2) for way in (-1, 1) for end in (-1, 1)]
    return [around(place, side, side, at.CARRIER_UNDER - high, at.CARRIER_UNDER) for place in places]


def make_display():
    x, y = at.DISPLAY_AT[0], at.DISPLAY_AT[1] - tray.LIT_ABOVE
    under = at.PLATE_UNDER - tray.MODULE_GLASS - tray.MODULE_PCB
    return around((x, y), *at.MODULE, under, at.PLATE_UNDER)


def make_piezo():
    diameter, high = at.PIEZO
    return cylinder(at.GRILLE_AT, diameter, at.PLATE_UNDER - high, at.PLATE_UNDER)


def make_wires() -> dict:
    """Return wires and the room that bundles of them take, by name."""
    x, y = at.DISPLAY_AT[0], at.DISPLAY_AT[1] - tray.LIT_ABOVE + at.MODULE[1] / 2 - 1.8
    width, depth, high = PIN_ROOM
    under = at.PLATE_UNDER - tray.MODULE_GLASS - tray.MODULE_PCB
    risers = [cylinder(hole(wire.start), at.WIRE, _TOP, _TOP + RISE) for wire in wiring.AROUND]
    legs = [leg for middle in at.SEATS + at.KEYS for leg in _legs(middle)]
    return {
        "wires on the board": compound(on_board()),
        "wires that rise": compound(risers),
        "wires at the switches": compound(legs),
        "wires of the display": around((x, y), width, depth, under - high, under),
        "wires of the turns": compound(list(_turns())),
        "wires to the strip": _feed(),
        "wires to the buttons": block(-94.0, 94.0, at.PANEL[0] + 5.0, at.PANEL[0] + 13.0, at.FLOOR, at.FLOOR + 8.0),
    }


def on_board() -> list:
    """Return the wires of `wiring.ON_BOARD`, lying straight upon the stripboard."""
    return [_lying(wire) for wire in wiring.ON_BOARD]


def _lying(wire: wiring.Wire):
    (x, y), (to_x, to_y) = hole(wire.start), hole(wire.end)
    long, turn = dist((x, y), (to_x, to_y)), degrees(atan2(to_y - y, to_x - x))
    body = block(0, long, -at.WIRE / 2, at.WIRE / 2, _TOP, _TOP + at.WIRE)
    return body.rotate((0, 0, 0), (0, 0, 1), turn).translate((x, y, 0))


def _turns():
    """Yield the three wires beyond the end of each row, side by side on the base."""
    rows = [at.SLOT_MIDDLES[row * COLUMNS][1] for row in range(ROWS)]
    for row, (y, next_y) in enumerate(zip(rows, rows[1:], strict=False)):
        ends = at.ROW_LONG / 2 + 0.2, at.ROW_LONG / 2 + 0.2 + 3 * at.WIRE
        left, right = ends if row % 2 == 0 else (-ends[1], -ends[0])
        yield block(left, right, next_y - 4.0, y + 4.0, at.FLOOR, at.FLOOR + at.WIRE)


def _feed():
    """Return the three wires from the stripboard through the seam, along the left wall to the first row.

    They lie upon the turn that is there.
    """
    low, high = at.FLOOR + at.WIRE, at.FLOOR + 2 * at.WIRE
    left = -at.WIDTH / 2 + at.WALL + 0.2
    back = at.SLOT_MIDDLES[0][1] + at.STRIP_WIDE / 2
    hole_left, hole_right = at.WIRES_HOLE
    through = at.LID + 4.0
    return together(
        [
            block(left, left + 3 * at.WIRE, 12.3, back, low, high),
            block(left, hole_right, 12.3, 12.3 + 2 * at.WIRE, low, high),
            block(hole_right - 4, hole_right, -8.0, 12.3 + 2 * at.WIRE, at.LID, through),
            block(hole_left, at.BOARD[0] + at.BOARD_SIZE[0], -12.0, -8.0, at.LID, through),
        ]
    )


def screws() -> dict:
    """Return the screws by what they hold; their heads point down, those of the seam to the front."""
    corners = at.corners(at.FIELD) + at.corners(at.PANEL)
    return {
        "screws of the bases": _upright(corners, at.HEAD_DEEP),
        "screws of the carrier": _upright(at.CARRIER_SCREWS, at.CARRIER_UNDER),
        "screws of the seam": compound([_seam_screw(x) for x in at.SEAM_SCREWS]),
    }


def _screw(long: float, diameter: float):
    head, high = tray.SCREW_HEAD
    return cylinder((0, 0), head, -high, 0).union(cylinder((0, 0), diameter, 0, long))


def _upright(places, under: float):
    """Return self-tapping screws whose heads end at the height `under`; their threads cut into the posts' holes."""
    return compound([_screw(SHORT_SCREW, at.POST_HOLE).translate((x, y, under)) for x, y in places])


def _seam_screw(x: float):
    nut = cylinder((0, 0), 6.4, 2 * at.WALL, 2 * at.WALL + 2.4)
    return _screw(LONG_SCREW, 3.0).union(nut).rotate((0, 0, 0), (1, 0, 0), -90).translate((x, -at.WALL, 20.0))

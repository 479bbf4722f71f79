"""Solids of bought parts, for collision checks and pictures: boards, floor, switches, display, Pico, plug, dice."""

from hardware.board import plan
from hardware.case import layout as at
from hardware.case.shapes import around, block, compound, cylinder, together

# Width, depth and height of the board's larger parts in the plan's orientation.
_LARGE = {
    **{f"U{number}": (9.9, 6.2, 1.75) for number in (2, 3, 4)},
    "BZ1": (9.0, 9.0, 1.9),
    "C29": (8.0, 8.0, 13.0),
    "C30": (10.0, 10.0, 14.5),
    "J1": (12.5, 5.8, 9.8),
    "J2": (20.0, 5.8, 9.8),
    "J3": (15.0, 5.8, 9.8),
}


def make_sheet():
    sheet = around((0, 0), *at.FLOOR_SIZE, at.SHEET_UNDER, at.SHEET_TOP)
    return sheet.cut(
        compound([cylinder(middle, at.SCREW_HOLE, at.SHEET_UNDER - 1, at.SHEET_TOP + 1) for middle in at.FIELD_SCREWS])
    )


def make_board():
    board = block(*at.BOARD, at.BOARD_UNDER, at.BAFFLE_UNDER)
    return board.cut(
        compound([cylinder(middle, 3.2, at.BOARD_UNDER - 1, at.BAFFLE_UNDER + 1) for middle in at.BOARD_SCREWS])
    )


def make_board_parts() -> dict:
    found = {}
    for ref, (width, depth, high) in _LARGE.items():
        middle = at.of_board(*plan.CONTROLLER[ref][:2])
        under, top = (
            (at.BOARD_UNDER - high, at.BOARD_UNDER)
            if ref in plan.UNDERSIDE
            else (at.BAFFLE_UNDER, at.BAFFLE_UNDER + high)
        )
        found[ref] = around(middle, width, depth, under, top)
    return found


def make_lights():
    """Return the parts on the board's upper side at each slot: LED, sensor, infrared LED."""
    return [together([around((x + dx, y - dy), 2.2, 2.2, at.BAFFLE_UNDER, at.BAFFLE_UNDER + 1.05)
                      for dx, dy, _ in (plan.LED, plan.SENSOR, plan.INFRARED_FIRST)])
            for x, y in at.SLOT_MIDDLES]  # fmt: skip


def make_switch(middle):
    body = around(middle, at.SWITCH, at.SWITCH, at.CARRIER_TOP, at.CARRIER_TOP + at.SWITCH_BODY)
    top = at.CARRIER_TOP + at.SWITCH_HIGH
    return body.union(around(middle, at.SWITCH_PLUNGER, at.SWITCH_PLUNGER, at.CARRIER_TOP + at.SWITCH_BODY, top))


def make_module():
    """Return the display module: its board, and the glass above it."""
    high = at.PLATE_UNDER - at.MODULE_GLASS
    board = around(at.MODULE_AT, *at.MODULE, high - at.MODULE_PCB, high)
    return board.union(around(at.MODULE_AT, 26.7, 19.3, high, at.PLATE_UNDER))


def make_pico():
    """Return the Pico, flat on the board, and its plug."""
    (x, y), top = at.PICO_AT, at.BAFFLE_UNDER + 1.0
    left = x - at.PICO[0] / 2
    board = around(at.PICO_AT, *at.PICO, at.BAFFLE_UNDER, top)
    return board.union(block(left - at.PLUG_OUT, left + 4.5, y - 4, y + 4, top, top + 2.8))


def make_plug():
    """Return the plastic part of a cable's plug."""
    y, z = at.PICO_AT[1], at.BAFFLE_UNDER + at.PLUG_UP
    right = at.PICO_AT[0] - at.PICO[0] / 2 - at.PLUG_OUT - 0.5
    return block(right - 24, right, y - 5.5, y + 5.5, z - 3.75, z + 3.75, 1.5)


def make_die(slot: int):
    x, y = at.SLOT_MIDDLES[slot]
    die = around((x, y), at.DIE, at.DIE, at.SHEET_TOP, at.SHEET_TOP + at.DIE)
    return die.edges().fillet(1.6)

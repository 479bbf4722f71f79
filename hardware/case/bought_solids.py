"""Solids of bought parts, for collision checks and pictures: boards, floor, switches, display, Pico, plug, dice."""

from hardware.board import plan
from hardware.case import layout as at
from hardware.case.inner_parts import locate_beside
from hardware.case.shapes import make_box, make_box_around, make_compound, make_cylinder, unite_solids

# The board's larger parts: the middle of each in the plan, width, depth and height; room for either way of a part whose
# first pin is at its place in the plan.
_LARGE = {
    **{f"U{number}": (plan.CONTROLLER[f"U{number}"][:2], 9.9, 6.2, 1.75) for number in (2, 3, 4)},
    "BZ1": (plan.CONTROLLER["BZ1"][:2], 9.0, 9.0, 1.9),
    "C29": (plan.CONTROLLER["C29"][:2], 9.0, 12.0, 13.0),
    "C30": ((152.5, 139.0), 10.0, 10.0, 14.5),
    "J1": ((63.75, 149.0), 12.4, 6.9, 9.8),
    "J2": ((103.25, 149.0), 22.4, 6.9, 9.8),
    "J3": ((80.75, 149.0), 17.4, 6.9, 9.8),
    "SW11": (plan.RESET, 6.0, 6.0, 13.0),
}
# A slot's parts: places in the plan, width, depth and height.
_SMALL = (
    (plan.LED, 2.0, 2.2, 0.85),
    (plan.BESIDE, 2.2, 2.0, 0.85),
    (plan.SENSOR, 2.0, 4.0, 1.05),
    (plan.INFRARED_FIRST, 1.25, 2.0, 0.85),
    (plan.LED_CAPACITOR, 1.6, 0.8, 0.9),
    (plan.BESIDE_CAPACITOR, 0.8, 1.6, 0.9),
    (plan.LOAD, 1.6, 0.8, 0.55),
)
_STRING_RESISTOR = (plan.STRING_RESISTOR, 1.6, 3.2, 0.65)


def make_sheet():
    sheet = make_box_around((0, 0), *at.FLOOR_SIZE, at.SHEET_UNDER, at.SHEET_TOP)
    return sheet.cut(
        make_compound(
            [make_cylinder(middle, at.SCREW_HOLE, at.SHEET_UNDER - 1, at.SHEET_TOP + 1) for middle in at.FIELD_SCREWS]
        )
    )


def make_rods():
    """Return the clear rods that lead light from the LEDs beside the slots up to the beads, the lit spots above."""
    wide, long = at.ROD
    return make_compound(
        [make_cylinder(locate_beside(middle), wide, at.SHEET_TOP, at.SHEET_TOP + long) for middle in at.SLOT_MIDDLES]
    )


def make_board():
    board = make_box(*at.BOARD, at.BOARD_UNDER, at.BAFFLE_UNDER)
    return board.cut(
        make_compound(
            [make_cylinder(middle, 3.2, at.BOARD_UNDER - 1, at.BAFFLE_UNDER + 1) for middle in at.BOARD_SCREWS]
        )
    )


def list_board_refs() -> tuple[str, ...]:
    """Return the references of the board's larger parts except the Pico."""
    return tuple(_LARGE)


def make_board_parts() -> dict:
    found = {}
    for ref, (place, width, depth, high) in _LARGE.items():
        under, top = (
            (at.BOARD_UNDER - high, at.BOARD_UNDER)
            if ref in plan.UNDERSIDE
            else (at.BAFFLE_UNDER, at.BAFFLE_UNDER + high)
        )
        found[ref] = make_box_around(at.board_to_case(*place), width, depth, under, top)
    return found


def make_lights():
    """Return the parts on the board's upper side at each slot: LED, sensor, infrared LED, capacitor, resistors."""
    low, found = at.BAFFLE_UNDER, []
    for slot, (x, y) in enumerate(at.SLOT_MIDDLES):
        parts = _SMALL if slot % 2 else (*_SMALL, _STRING_RESISTOR)
        found.append(make_compound([make_box_around((x + dx, y - dy), width, depth, low, low + high)
                               for (dx, dy, _), width, depth, high in parts]))  # fmt: skip
    return found


def make_screws(places, under: float, long: float):
    """Return screws that point up, at `places` (x, y).

    `under` is the height of the upper sides of their heads, `long` their length in mm.
    """
    diameter, high = at.SCREW_HEAD
    return make_compound(
        [
            make_cylinder(middle, diameter, under - high, under).union(make_cylinder(middle, 3.0, under, under + long))
            for middle in places
        ]
    )


def make_switch(middle):
    body = make_box_around(middle, at.SWITCH, at.SWITCH, at.CARRIER_TOP, at.CARRIER_TOP + at.SWITCH_BODY)
    top = at.CARRIER_TOP + at.SWITCH_HIGH
    return body.union(
        make_box_around(middle, at.SWITCH_PLUNGER, at.SWITCH_PLUNGER, at.CARRIER_TOP + at.SWITCH_BODY, top)
    )


def make_module():
    """Return the display module: its circuit board, and the glass above it."""
    high = at.PLATE_UNDER - at.MODULE_GLASS
    board = make_box_around(at.MODULE_AT, *at.MODULE, high - at.MODULE_PCB, high)
    return board.union(make_box_around(at.MODULE_AT, 26.7, 19.3, high, at.PLATE_UNDER))


def make_pico():
    """Return the Pico below the board, its component side down, its sockets and its USB plug."""
    (x, y), top = at.PICO_AT, at.PICO_TOP
    left = x - at.PICO[0] / 2
    parts = [make_box_around(at.PICO_AT, *at.PICO, top - at.PICO_THICK, top)]
    parts += [make_box_around((x, y + way * 8.89), 50.8, 2.54, top, at.BOARD_UNDER) for way in (-1, 1)]
    parts.append(make_box(left - at.PLUG_OUT, left + 4.5, y - 4, y + 4, at.PLUG_AT - 1.4, top - at.PICO_THICK))
    parts.append(make_box_around(at.BOOTSEL_AT, 3.5, 3.0, top - at.PICO_THICK - 2.0, top - at.PICO_THICK))
    return unite_solids(parts)


def make_plug():
    """Return the plastic part of the plug of a USB cable."""
    y, z = at.PICO_AT[1], at.PLUG_AT
    right = at.PICO_AT[0] - at.PICO[0] / 2 - at.PLUG_OUT - 0.5
    return make_box(right - 24, right, y - 5.5, y + 5.5, z - 3.75, z + 3.75, 1.5)


def make_die(slot: int):
    x, y = at.SLOT_MIDDLES[slot]
    die = make_box_around((x, y), at.DIE, at.DIE, at.SHEET_TOP, at.SHEET_TOP + at.DIE)
    return die.edges().fillet(1.6)

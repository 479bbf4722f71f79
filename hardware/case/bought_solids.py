"""Solids of bought parts, for collision checks and pictures: boards, floor, switches, display, Pico, plug, dice."""

from hardware.board import plan
from hardware.case import layout
from hardware.case.inner_parts import locate_beside
from hardware.case.shapes import make_box, make_box_around, make_compound, make_cylinder, unite_solids

# The board's larger parts: the middle of each in the plan, width, depth and height. If the plan has
# the place of a part's first pin instead, the box has room on both sides of that pin.
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
    sheet = make_box_around((0, 0), *layout.FLOOR_SIZE, layout.SHEET_UNDER, layout.SHEET_TOP)
    return sheet.cut(
        make_compound(
            [
                make_cylinder(middle, layout.SCREW_HOLE, layout.SHEET_UNDER - 1, layout.SHEET_TOP + 1)
                for middle in layout.FIELD_SCREWS
            ]
        )
    )


def make_rods():
    """Return the clear rods that lead light from the LEDs beside the slots up to the beads, the lit spots above."""
    diameter, length = layout.ROD
    return make_compound(
        [
            make_cylinder(locate_beside(middle), diameter, layout.SHEET_TOP, layout.SHEET_TOP + length)
            for middle in layout.SLOT_MIDDLES
        ]
    )


def make_board():
    board = make_box(*layout.BOARD, layout.BOARD_UNDER, layout.BAFFLE_UNDER)
    return board.cut(
        make_compound(
            [
                make_cylinder(middle, 3.2, layout.BOARD_UNDER - 1, layout.BAFFLE_UNDER + 1)
                for middle in layout.BOARD_SCREWS
            ]
        )
    )


def list_board_refs() -> tuple[str, ...]:
    """Return the references of the board's larger parts except the Pico."""
    return tuple(_LARGE)


def make_board_parts() -> dict:
    solids = {}
    for ref, (place, width, depth, height) in _LARGE.items():
        under, top = (
            (layout.BOARD_UNDER - height, layout.BOARD_UNDER)
            if ref in plan.UNDERSIDE
            else (layout.BAFFLE_UNDER, layout.BAFFLE_UNDER + height)
        )
        solids[ref] = make_box_around(layout.board_to_case(*place), width, depth, under, top)
    return solids


def make_lights():
    """Return the parts on the board's upper side at each slot: LED, sensor, infrared LED, capacitor, resistors."""
    low, solids = layout.BAFFLE_UNDER, []
    for slot, (x, y) in enumerate(layout.SLOT_MIDDLES):
        parts = _SMALL if slot % 2 else (*_SMALL, _STRING_RESISTOR)
        solids.append(make_compound([make_box_around((x + dx, y - dy), width, depth, low, low + height)
                               for (dx, dy, _), width, depth, height in parts]))  # fmt: skip
    return solids


def make_screws(places, bottom: float, length: float):
    """Return screws that point up, at `places` (x, y).

    `bottom` is the height of the upper sides of their heads, `length` their length in mm.
    """
    diameter, height = layout.SCREW_HEAD
    return make_compound(
        [
            make_cylinder(middle, diameter, bottom - height, bottom).union(
                make_cylinder(middle, 3.0, bottom, bottom + length)
            )
            for middle in places
        ]
    )


def make_switch(middle):
    body = make_box_around(
        middle, layout.SWITCH, layout.SWITCH, layout.CARRIER_TOP, layout.CARRIER_TOP + layout.SWITCH_BODY
    )
    top = layout.CARRIER_TOP + layout.SWITCH_HIGH
    return body.union(
        make_box_around(
            middle, layout.SWITCH_PLUNGER, layout.SWITCH_PLUNGER, layout.CARRIER_TOP + layout.SWITCH_BODY, top
        )
    )


def make_module():
    """Return the display module: its circuit board, and the glass above it."""
    glass_under = layout.PLATE_UNDER - layout.MODULE_GLASS
    board = make_box_around(layout.MODULE_AT, *layout.MODULE, glass_under - layout.MODULE_PCB, glass_under)
    return board.union(make_box_around(layout.MODULE_AT, 26.7, 19.3, glass_under, layout.PLATE_UNDER))


def make_pico():
    """Return the Pico below the board, its component side down, its sockets and its USB plug."""
    (x, y), top = layout.PICO_AT, layout.PICO_TOP
    left = x - layout.PICO[0] / 2
    parts = [make_box_around(layout.PICO_AT, *layout.PICO, top - layout.PICO_THICK, top)]
    parts += [make_box_around((x, y + sign * 8.89), 50.8, 2.54, top, layout.BOARD_UNDER) for sign in (-1, 1)]
    parts.append(
        make_box(left - layout.PLUG_OUT, left + 4.5, y - 4, y + 4, layout.PLUG_AT - 1.4, top - layout.PICO_THICK)
    )
    parts.append(make_box_around(layout.BOOTSEL_AT, 3.5, 3.0, top - layout.PICO_THICK - 2.0, top - layout.PICO_THICK))
    return unite_solids(parts)


def make_plug():
    """Return the plastic part of the plug of a USB cable."""
    y, z = layout.PICO_AT[1], layout.PLUG_AT
    right = layout.PICO_AT[0] - layout.PICO[0] / 2 - layout.PLUG_OUT - 0.5
    return make_box(right - 24, right, y - 5.5, y + 5.5, z - 3.75, z + 3.75, 1.5)


def make_die(slot: int):
    x, y = layout.SLOT_MIDDLES[slot]
    die = make_box_around((x, y), layout.DIE, layout.DIE, layout.SHEET_TOP, layout.SHEET_TOP + layout.DIE)
    return die.edges().fillet(1.6)

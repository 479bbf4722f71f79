"""Variants of the tray, and the kit of one slot: the parts of the netlist that each takes.

All are the same board; dice in slots without a sensor are entered by hand. Without any sensors nothing is to be
bridged: the firmware pulls the converter's inputs at power-on, and open ones follow. In the variant of one bank the
outputs of the multiplexers that are left out (pin 3) are bridged to ground (pin 8). Trays of other kinds, Light and
starter, have no board and lists of their own.
"""

from hardware.circuit import names
from hardware.circuit.netlist import Component, Netlist
from hardware.slot import kit
from tray24 import pins

FULL, ONE_BANK, NO_SENSORS = "full", "one bank", "no sensors"
VARIANTS = (FULL, ONE_BANK, NO_SENSORS)
ONE_SLOT = "one slot"
LISTED = (*VARIANTS, ONE_SLOT)

_INFRARED_SWITCH = {"R38", "C30", "Q25", "R39", "R40", "R41"}


def _slots_parts(slots: range) -> set[str]:
    of_slots = {make(slot) for slot in slots for make in (names.sensor, names.load, names.infrared)}
    return of_slots | {names.string_resistor(slot) for slot in slots if slot % 2 == 0}


def _bank_parts(bank: int) -> set[str]:
    return {f"U{2 + bank}", f"C{25 + bank}"}


def left_out(variant: str) -> set[str]:
    """Return the references that a variant leaves out."""
    if variant == FULL:
        return set()
    first = 1 if variant == ONE_BANK else 0
    found = _slots_parts(range(first * pins.BANK_SLOTS, pins.SLOTS))
    for bank in range(first, len(pins.SENSOR_BANKS)):
        found |= _bank_parts(bank)
    return found if first else found | _INFRARED_SWITCH


def off_board(variant: str, key: str, extra: int) -> int:
    """Return how many of a part outside the netlist a variant needs; `extra` is how many a tray needs."""
    return kit.OFF_BOARD.get(key, 0) if variant == ONE_SLOT else extra


def parts_of(netlist: Netlist, variant: str) -> list[Component]:
    if variant == ONE_SLOT:
        return [netlist.components[ref] for ref in (kit.PICO, *kit.PARTS)]
    missing = left_out(variant)
    return [component for ref, component in netlist.components.items() if ref not in missing]

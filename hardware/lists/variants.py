"""Variants of the tray, and the kit of one slot: which parts of the netlist each of them has.

All use the same board. Dice in slots without a sensor are entered with the buttons. The variant without any sensors
needs no bridges on the board: at power-on the firmware pulls the converter's inputs up and down, and sees that they are
open. The variant of one bank has sensors in slots 0 to 7; there the outputs (pin 3) of the multiplexers that are left
out are bridged to ground (pin 8). The smaller trays, Light and starter, have no board, and parts lists of their own.
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


def _list_slot_parts(slots: range) -> set[str]:
    refs = {
        name_part(slot) for slot in slots for name_part in (names.name_sensor, names.name_load, names.name_infrared)
    }
    return refs | {names.name_string_resistor(slot) for slot in slots if slot % 2 == 0}


def _list_bank_parts(bank: int) -> set[str]:
    return {f"U{2 + bank}", f"C{25 + bank}"}


def list_left_out(variant: str) -> set[str]:
    """Return the references of the parts that a variant leaves out."""
    if variant == FULL:
        return set()
    first_bank = 1 if variant == ONE_BANK else 0
    refs = _list_slot_parts(range(first_bank * pins.BANK_SLOTS, pins.SLOTS))
    for bank in range(first_bank, len(pins.SENSOR_BANKS)):
        refs |= _list_bank_parts(bank)
    return refs if first_bank else refs | _INFRARED_SWITCH


def count_off_board(variant: str, key: str, extra: int) -> int:
    """Return how many pieces of a part outside the netlist a variant needs. `extra` is how many a full tray needs."""
    return kit.OFF_BOARD.get(key, 0) if variant == ONE_SLOT else extra


def list_parts(netlist: Netlist, variant: str) -> list[Component]:
    if variant == ONE_SLOT:
        return [netlist.components[ref] for ref in (kit.PICO, *kit.PARTS)]
    left_out_refs = list_left_out(variant)
    return [component for ref, component in netlist.components.items() if ref not in left_out_refs]

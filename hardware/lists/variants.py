"""Ways to build the tray: which parts of the netlist each takes.

Without sensors the tray plays all games with electronic dice, and real dice are entered by hand; the firmware finds at
power-on that nothing answers. One bank senses slots 0 to 7 only: the self-test reports the other sensors as silent, and
their slots are masked.
"""

from hardware.circuit import names
from hardware.circuit.netlist import Component, Netlist
from tray24 import pins

FULL, ONE_BANK, NO_SENSORS = "full", "one bank", "no sensors"
VARIANTS = (FULL, ONE_BANK, NO_SENSORS)

_INFRARED_SWITCH = {"R38", "C30", "Q25", "R39", "R40", "R41"}


def _slots_parts(slots: range) -> set[str]:
    of_slots = {make(slot) for slot in slots for make in (names.sensor, names.load, names.infrared)}
    return of_slots | {names.string_resistor(slot) for slot in slots if slot % 2 == 0}


def _bank_parts(bank: int) -> set[str]:
    return {f"U{2 + bank}", f"C{25 + bank}"}


def left_out(variant: str) -> set[str]:
    """References that a variant does without."""
    if variant == FULL:
        return set()
    first = 1 if variant == ONE_BANK else 0
    found = _slots_parts(range(first * pins.BANK_SLOTS, pins.SLOTS))
    for bank in range(first, len(pins.SENSOR_BANKS)):
        found |= _bank_parts(bank)
    return found if first else found | _INFRARED_SWITCH


def parts_of(netlist: Netlist, variant: str) -> list[Component]:
    missing = left_out(variant)
    return [component for ref, component in netlist.components.items() if ref not in missing]

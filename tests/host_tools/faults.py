"""Faults in the wires, joints and parts of a tray that somebody has built, for `VirtualTray` and `PicoTray`.

A fault in the wires of sensors is a list `reads` with the number of a slot for each slot: the slot whose sensor is read
instead. Assign it to `reads` of `simulator.tray.sensors.VirtualSensors` or `simulator.pico.parts.SensorBanks`.
"""

from collections.abc import Iterable

from simulator.tray.optics import Optics
from tray24.pins import BANK_SLOTS, SLOT_OF_LED, SLOTS

_RED_GREEN_BLUE = (0, 1, 2)
_INFRARED = 3
_ALL_BANKS = (0, 1, 2)


def make_stuck_address(line: int, high: bool, banks: Iterable[int] = _ALL_BANKS) -> list[int]:
    """Return the list `reads` (the slot that is read for each slot) if an address line is stuck low or high.

    `line` is 0 to 2 for A to C. The fault is at the Pico, for all banks of sensors, or only at `banks`.
    """
    bit = 1 << line
    reads = list(range(SLOTS))
    for bank in banks:
        for slot in range(bank * BANK_SLOTS, (bank + 1) * BANK_SLOTS):
            reads[slot] = slot | bit if high else slot & ~bit
    return reads


def make_swapped_addresses(one: int, other: int) -> list[int]:
    """Return the list `reads` (the slot that is read for each slot) if two address lines (0 to 2) are swapped."""
    reads = []
    for slot in range(SLOTS):
        differ = (slot >> one ^ slot >> other) & 1
        reads.append(slot ^ (differ << one | differ << other))
    return reads


def make_swapped_sensors(one: int, other: int) -> list[int]:
    """Return the list `reads` (the slot that is read for each slot) if the sensor wires of two slots are swapped."""
    reads = list(range(SLOTS))
    reads[one], reads[other] = other, one
    return reads


def break_chain(optics: Optics, first_dark_led: int) -> None:
    """Cut the data line of the LED chain before an LED, so that this LED and all after it stay dark."""
    for slot in SLOT_OF_LED[first_dark_led:]:
        optics.kill_lamps(slot, *_RED_GREEN_BLUE)


def open_infrared(optics: Optics, slots: Iterable[int]) -> None:
    """Cut the current of the infrared LEDs of these slots. Two slots share one string of LEDs, so give both."""
    for slot in slots:
        optics.kill_lamps(slot, _INFRARED)

"""Faults of a tray that somebody has built, in wires, joints and parts: for `VirtualTray` and `PicoTray`.

A sensor wire that is wrong is a list `reads`: of each slot, the slot whose sensor answers in its place. It goes into
`reads` of `simulator.tray.sensors.VirtualSensors` or `simulator.pico.sensors.SensorBanks`.
"""

from collections.abc import Iterable

from simulator.tray.optics import Optics
from tray24.pins import BANK_SLOTS, SLOT_OF_LED, SLOTS

_RED_GREEN_BLUE = (0, 1, 2)
_INFRARED = 3
_ALL_BANKS = (0, 1, 2)


def stuck_address(line: int, high: bool, banks: Iterable[int] = _ALL_BANKS) -> list[int]:
    """Return `reads` for address line 0 to 2 (A to C) that is always low or high, at the Pico or at some banks."""
    bit = 1 << line
    reads = list(range(SLOTS))
    for bank in banks:
        for slot in range(bank * BANK_SLOTS, (bank + 1) * BANK_SLOTS):
            reads[slot] = slot | bit if high else slot & ~bit
    return reads


def swapped_addresses(one: int, other: int) -> list[int]:
    """Return `reads` for two address lines that are swapped."""
    reads = []
    for slot in range(SLOTS):
        differ = (slot >> one ^ slot >> other) & 1
        reads.append(slot ^ (differ << one | differ << other))
    return reads


def swapped_sensors(one: int, other: int) -> list[int]:
    """Return `reads` for the wires of two slots' sensors that are swapped."""
    reads = list(range(SLOTS))
    reads[one], reads[other] = other, one
    return reads


def dark_slots(first_dark_led: int) -> tuple[int, ...]:
    """Return the slots whose LEDs stay dark when the chain is broken before this LED."""
    return tuple(SLOT_OF_LED[first_dark_led:])


def break_chain(optics: Optics, first_dark_led: int) -> None:
    """Leave the LEDs from this one of the chain on without data."""
    for slot in dark_slots(first_dark_led):
        optics.kill_lamps(slot, *_RED_GREEN_BLUE)


def open_infrared(optics: Optics, slots: Iterable[int]) -> None:
    """Leave the infrared LEDs of these slots without current: two slots are one string."""
    for slot in slots:
        optics.kill_lamps(slot, _INFRARED)

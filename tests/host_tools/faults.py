"""Faults in the wires, joints and parts of a tray that somebody has built, for `VirtualTray` and `PicoTray`.

A fault of the sensors' wires is a list `reads`: for each slot, the slot whose sensor is read instead. Assign it to
`reads` of `simulator.tray.sensors.VirtualSensors` or `simulator.pico.parts.SensorBanks`.
"""

from collections.abc import Iterable

from simulator.tray.optics import Optics
from tray24.pins import BANK_SLOTS, SLOT_OF_LED, SLOTS

_RED_GREEN_BLUE = (0, 1, 2)
_INFRARED = 3
_ALL_BANKS = (0, 1, 2)


def make_stuck_address(line: int, high: bool, banks: Iterable[int] = _ALL_BANKS) -> list[int]:
    """Return `reads` for address line 0 to 2 (A to C) stuck low or high, at the Pico (all banks) or at some banks."""
    bit = 1 << line
    reads = list(range(SLOTS))
    for bank in banks:
        for slot in range(bank * BANK_SLOTS, (bank + 1) * BANK_SLOTS):
            reads[slot] = slot | bit if high else slot & ~bit
    return reads


def make_swapped_addresses(one: int, other: int) -> list[int]:
    """Return `reads` for two swapped address lines."""
    reads = []
    for slot in range(SLOTS):
        differ = (slot >> one ^ slot >> other) & 1
        reads.append(slot ^ (differ << one | differ << other))
    return reads


def make_swapped_sensors(one: int, other: int) -> list[int]:
    """Return `reads` for two slots whose sensor wires are swapped."""
    reads = list(range(SLOTS))
    reads[one], reads[other] = other, one
    return reads


def break_chain(optics: Optics, first_dark_led: int) -> None:
    """Cut the data line of the LED chain before this LED: it and all LEDs after it stay dark."""
    for slot in SLOT_OF_LED[first_dark_led:]:
        optics.kill_lamps(slot, *_RED_GREEN_BLUE)


def open_infrared(optics: Optics, slots: Iterable[int]) -> None:
    """Cut the current of the infrared LEDs of these slots. The LEDs of two slots are one string."""
    for slot in slots:
        optics.kill_lamps(slot, _INFRARED)

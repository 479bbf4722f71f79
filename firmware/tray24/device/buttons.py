"""The ten buttons: contacts to ground with pull-ups, all read at once; also those that closed while nobody looked."""

# pyright: reportUndefinedVariable=false
# ruff: noqa: F821
from time import ticks_diff, ticks_ms

import micropython
from machine import Pin

from tray24.compat import const
from tray24.pins import BUTTON_PINS, BUTTONS

# Longer than from look to look as a rule: while the flash is written nobody looks, up to 115 ms.
_BLIND_MS = const(12)


@micropython.viper
def _closed(pins: ptr8, count: int, fallen: int) -> int:
    """A bit for each pin that is low, or (fallen: 1) has been since the last call."""
    # IO_BANK0 INTR0 to INTR3, RP2040 datasheet 2.19.6.1: four bits a pin, the third for a falling edge. It is kept,
    # whether an interrupt is wanted for it or not, until it is written.
    edges = ptr32(0x400140F0)
    closed = 0
    for button in range(count):
        pin = pins[button]
        edge = 4 << ((pin & 7) << 2)
        if edges[pin >> 3] & edge:
            edges[pin >> 3] = edge
            closed |= fallen << button
    level = ptr32(0xD0000004)[0]  # SIO GPIO_IN, 2.3.1.7
    for button in range(count):
        if not level >> pins[button] & 1:
            closed |= 1 << button
    return closed


class Buttons:
    """`read()` gives the mask of closed contacts, raw: sense.buttons knows that they bounce.

    After a time in which nobody looked, one that has closed in it is told once as closed, though it be open again: a
    short press is then seen to begin, and at the next look to end. Between looks that follow each other closely no edge
    counts: nobody presses for so short a time, but a spark does.
    """

    def __init__(self):
        self._pins = bytes(BUTTON_PINS)
        self._looked_ms = None  # what happened before the first look says nothing
        for pin in BUTTON_PINS:
            Pin(pin, Pin.IN, Pin.PULL_UP)

    def read(self):
        """Bit n is set while the contact of button n is closed."""
        now_ms = ticks_ms()
        blind = self._looked_ms is not None and ticks_diff(now_ms, self._looked_ms) > _BLIND_MS
        self._looked_ms = now_ms
        return _closed(self._pins, BUTTONS, 1 if blind else 0)

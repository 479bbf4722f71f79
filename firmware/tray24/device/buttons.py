"""The ten buttons: contacts to ground with pull-ups, all read at once, and those that closed between two reads."""

# pyright: reportUndefinedVariable=false
# ruff: noqa: F821
from time import ticks_diff, ticks_ms

import micropython
from machine import Pin, mem8

from tray24.compat import const
from tray24.pins import BUTTON_PINS, BUTTONS

# Longer than the usual time between two reads, as PAUSE_MS of sense.buttons.
_PAUSE_MS = const(12)
_USB_ADDRESS = const(0x50110000)  # ADDR_ENDP: the host has given the device an address. RP2040 datasheet 4.1.4


@micropython.viper
def _closed(pins: ptr8, count: int, fallen: int) -> int:
    """Return a bit for each pin that is low, or (fallen: 1) has been low since the last call."""
    # IO_BANK0 INTR0 to INTR3, RP2040 datasheet 2.19.6.1: four bits a pin, the third for a falling edge. It stays set
    # until it is written, whether or not its interrupt is enabled.
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
    """A reader of the mask of closed contacts, raw: sense.buttons handles their bounces.

    After a long pause between reads, a contact that closed meanwhile is reported once as closed, even if it is open
    again: beside a pause sense.buttons takes one closed sample as a press. Between closely spaced reads no edge counts:
    no press is that short, but a spark is.

    On chips before revision 2 the pico-sdk uses GP15 for about 1 ms after a bus reset of USB (RP2040 datasheet, E5),
    and then restores its pad. If the pull-up was set meanwhile, it is lost, and the button would read as closed.
    """

    def __init__(self):
        self._pins = bytes(BUTTON_PINS)
        self._looked_ms = None  # edges before the first read do not count
        self._usb_address = 0
        self._pull_up()

    def read(self):
        """Return the mask of closed contacts, bit n for button n."""
        now_ms = ticks_ms()
        blind = self._looked_ms is not None and ticks_diff(now_ms, self._looked_ms) > _PAUSE_MS
        self._looked_ms = now_ms
        address = mem8[_USB_ADDRESS]
        if address != self._usb_address:
            self._usb_address = address
            if address:
                self._pull_up()
        return _closed(self._pins, BUTTONS, 1 if blind else 0)

    def _pull_up(self):
        for pin in BUTTON_PINS:
            Pin(pin, Pin.IN, Pin.PULL_UP)

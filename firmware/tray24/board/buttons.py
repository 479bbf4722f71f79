"""The ten buttons: contacts to ground with pull-ups, all read at once."""

# pyright: reportUndefinedVariable=false
# ruff: noqa: F821
import micropython
from machine import Pin

from tray24.pins import BUTTON_PINS, BUTTONS


@micropython.viper
def _closed(pins: ptr8, count: int) -> int:
    """A bit for each pin that is low."""
    level = ptr32(0xD0000004)[0]  # SIO GPIO_IN, RP2040 datasheet 2.3.1.7
    closed = 0
    for button in range(count):
        if not level >> pins[button] & 1:
            closed |= 1 << button
    return closed


class Buttons:
    """`read()` gives the mask of closed contacts, raw: sense.buttons knows that they bounce."""

    def __init__(self):
        self._pins = bytes(BUTTON_PINS)
        for pin in BUTTON_PINS:
            Pin(pin, Pin.IN, Pin.PULL_UP)

    def read(self):
        """Bit n is set while the contact of button n is closed."""
        return _closed(self._pins, BUTTONS)

"""The drivers of the ten buttons, contacts to ground with pull-ups, and of the buzzer, a passive piezo driven by PWM.

All buttons are read at once. A read also tells which contacts have closed since the last read.
"""

# pyright: reportUndefinedVariable=false
# ruff: noqa: F821
import micropython
from machine import PWM, Pin, mem8

from tray24.compat import const
from tray24.pins import BUTTON_PINS, BUTTONS, BUZZER

_HALF_DUTY = const(32768)


class Buzzer:
    """The buzzer, which plays tones."""

    def __init__(self) -> None:
        self._pwm = PWM(Pin(BUZZER, Pin.OUT, value=0))
        self._hz = 0

    def play_tone(self, hz: int) -> None:
        """Play a tone of `hz` hertz until the next call; 0 is silence.

        PWM takes a new duty only at the end of a period (RP2040 datasheet 4.5.2.3). So a tone ends with a whole period,
        and the pin stays low. This makes the softest click.
        """
        if hz == self._hz:
            return
        if hz:
            self._pwm.freq(hz)
        if not (hz and self._hz):
            self._pwm.duty_u16(_HALF_DUTY if hz else 0)
        self._hz = hz


_USB_ADDRESS = const(0x50110000)  # ADDR_ENDP: the host has given the device an address. RP2040 datasheet 4.1.4


@micropython.viper
def _read_pins(pins: ptr8, count: int) -> int:
    """Return a bit for each pin that is low and, above these, a bit for each pin that has fallen since the last call.

    `pins` holds the numbers of `count` GPIO pins.
    """
    # IO_BANK0 INTR0 to INTR3, RP2040 datasheet 2.19.6.1: four bits a pin, the third for a falling edge. It stays set
    # until it is written, whether or not its interrupt is enabled.
    edges = ptr32(0x400140F0)
    closed = 0
    for button in range(count):
        pin = pins[button]
        edge = 4 << ((pin & 7) << 2)
        if edges[pin >> 3] & edge:
            edges[pin >> 3] = edge
            closed |= 1 << button + count
    level = ptr32(0xD0000004)[0]  # SIO GPIO_IN, 2.3.1.7
    for button in range(count):
        if not level >> pins[button] & 1:
            closed |= 1 << button
    return closed


class Buttons:
    """The contacts of the buttons, with their bounces: the debouncer in sense.buttons removes these.

    On chips before revision 2 the pico-sdk uses GP15 for about 1 ms after a bus reset of USB (RP2040 datasheet, E5),
    and then restores the settings of this pin. A pull-up that was set meanwhile is lost, and the button would read as
    closed. So `read_contacts` sets the pull-ups again whenever a host has given the Pico another USB address.
    """

    def __init__(self) -> None:
        self._pins = bytes(BUTTON_PINS)
        self._usb_address = 0
        self._pull_up()

    def read_contacts(self) -> int:
        """Return the buttons' contacts as `read_contacts` of ports.Ports does."""
        address = mem8[_USB_ADDRESS]
        if address != self._usb_address:
            self._usb_address = address
            if address:
                self._pull_up()
        return _read_pins(self._pins, BUTTONS)

    def _pull_up(self) -> None:
        for pin in BUTTON_PINS:
            Pin(pin, Pin.IN, Pin.PULL_UP)

"""The places of all parts and of all wire ends on the wiring drawing of Tray24 Light."""

from hardware.circuit import names
from hardware.light import wiring

Point = tuple[float, float]
PICO_LEFT, PICO_TOP, PIN, PICO_WIDE = 250.0, 330.0, 22.0, 104.0  # the upper row of pins; from row to row
PINS_A_SIDE = len(names.PICO_PINS) // 2
STRIP_LEFT, STRIP_TOP, LED, ROW = 330.0, 590.0, 80.0, 84.0
FIRST_LEFT, FIRST_LONG = 210.0, 70.0  # diode and resistor at the beginning of the strip
DISPLAY_LEFT, PIEZO_LEFT, AROUND_TOP = 960.0, 1190.0, 440.0
_PAD_OFFSETS = {"5V": 6.0, "DIN": 15.0, "DOUT": 15.0, "GND": 24.0}  # from the upper edge of a row of the strip
_DISPLAY_PINS = ("GND", "VCC", "SCL", "SDA")
BUTTON_TOP, BUTTON_LEFT, BUTTON_PITCH = 80.0, 70.0, 90.0
BUTTON_ORDER = (*wiring.SEATS, *wiring.KEYS)


def locate_end(end: str) -> Point:
    """Return the place of a wire's end in the wiring drawing."""
    part, name = end.split()[0], end.split()[-1]
    if part == "pico":
        is_lower_row = int(name) <= PINS_A_SIDE
        column = int(name) - 1 if is_lower_row else 2 * PINS_A_SIDE - int(name)
        return PICO_LEFT + PIN * column, PICO_TOP + (0.0 if is_lower_row else PICO_WIDE)
    if part == "diode":
        return FIRST_LEFT + (FIRST_LONG if name == "cathode" else 0.0), STRIP_TOP - 12.0
    if part == "330":
        return FIRST_LEFT + (FIRST_LONG if name == "2" else 0.0), STRIP_TOP + 15.0
    if part == "display":
        return DISPLAY_LEFT + 34.0 * _DISPLAY_PINS.index(name), AROUND_TOP
    if part == "1":  # of the resistor of 1 kohm
        return PIEZO_LEFT, AROUND_TOP + (-60.0 if name == "2" else 0.0)
    if part == "piezo":
        return PIEZO_LEFT + (0.0 if name == "+" else 40.0), AROUND_TOP - (90.0 if name == "+" else 60.0)
    if part == "row":
        row, pad = end.split()[1:]
        return get_row_end(int(row), pad == "DOUT"), get_row_top(int(row)) + get_pad_offset(int(row), pad)
    x = BUTTON_LEFT + BUTTON_PITCH * BUTTON_ORDER.index(end.removesuffix(" GND"))
    return x, BUTTON_TOP + (0.0 if end.endswith(" GND") else 66.0)


def get_row_top(row: int) -> float:
    """Return the upper edge (y) of a row of the LED strip in the drawing."""
    return STRIP_TOP + ROW * (row - 1)


def get_pad_offset(row: int, pad: str) -> float:
    """Return how far below the upper edge of its row a pad of the LED strip is drawn.

    Every other row is turned around and has its pads in the opposite order.
    """
    return _PAD_OFFSETS[pad] if row % 2 else 30.0 - _PAD_OFFSETS[pad]


def get_row_end(row: int, is_output: bool) -> float:
    """Return the x of an end of a row in the drawing: where data leave if `is_output`, or where they enter."""
    return STRIP_LEFT if (row % 2 == 1) != is_output else STRIP_LEFT + LED * wiring.ROW_LEDS

"""Places of all parts and wires' ends on the Light's wiring drawing: 16 units are the 2.54 mm between two holes."""

from hardware.light import wiring

Point = tuple[float, float]
PITCH = 16.0
LEFT, TOP = 250.0, 330.0
BOTTOM = TOP + PITCH * (len(wiring.ROWS) - 1)
RIGHT = LEFT + PITCH * (wiring.STRIPS - 1)
STRIP_LEFT, STRIP_TOP, LED, ROW = 960.0, 70.0, 62.0, 84.0
_PADS = {"5V": 6.0, "DIN": 15.0, "DOUT": 15.0, "GND": 24.0}  # from the upper edge of a row of the strip
BUTTON_TOP, BUTTON_LEFT, BUTTON_PITCH = 735.0, 150.0, 118.0
BUTTON_ORDER = (
    *(f"seat {seat}" for seat in range(1, 7)),
    *(f"key {color}" for color in ("red", "yellow", "green", "blue")),
)


def place(end: str) -> Point:
    """Return the place of a wire's end in the drawing; row a of the stripboard is at the bottom."""
    if end not in wiring.ENDS:
        strip, row = end.split()
        return LEFT + PITCH * (int(strip) - 1), TOP + PITCH * (len(wiring.ROWS) - 1 - wiring.ROWS.index(row))
    part, _, name = end.partition(" ")
    if part == "display":
        return 385.0 + 34.0 * ("GND", "VCC", "SCL", "SDA").index(name), 205.0
    if part == "piezo":
        return (652.0 if name == "+" else 690.0), 205.0
    if part == "row":
        row, pad = name.split()
        return row_end(int(row), pad == "DOUT"), row_top(int(row)) + pad_down(int(row), pad)
    ground = end.endswith(" GND")
    x = BUTTON_LEFT + BUTTON_PITCH * BUTTON_ORDER.index(end.removesuffix(" GND"))
    return x, BUTTON_TOP + (66.0 if ground else 0.0)


def row_top(row: int) -> float:
    """Return the upper edge of a row of the LED strip."""
    return STRIP_TOP + ROW * (row - 1)


def pad_down(row: int, pad: str) -> float:
    """Return the height of a pad below the upper edge of its row: a row that is turned has them the other way round."""
    return _PADS[pad] if row % 2 else 30.0 - _PADS[pad]


def row_end(row: int, output: bool) -> float:
    """Return the left or right end of a row: where data enter, or where they leave."""
    return STRIP_LEFT if (row % 2 == 1) != output else STRIP_LEFT + LED * wiring.ROW_LEDS

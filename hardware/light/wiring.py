"""The wiring of the Light: a piece of stripboard, hole by hole, and the wires to everything around it.

A hole is strip and row: "4 c" is in strip 4, row c. Strips run from row a to row n; those of Pico and driver are cut in
row `CUT`, so that each has a lower and an upper half. The Pico's USB plug is at the left, beyond strip 1; its pins 1 to
20 are in row c, 40 to 21 in row j. The driver's pin 1 is in row e.

The strip is fed with 5 V. Its data input needs 0.7 of that, 3.5 V [memory: WS2812B data sheet]; the Pico has 3.3 V. One
gate of a 74AHCT125, fed with 5 V, makes 5 V of it: it takes 2.0 V and more as high [memory: its data sheet]. Inputs and
enables of the other gates are at ground, and their outputs are open. The small capacitor is beside the driver's pin 14,
and the ground rail is the strip beside its pin 7. The firmware keeps all LEDs below 400 mA; the fuse holds 750 mA, and
about 600 in a warm case [memory: its data sheet].
"""

from dataclasses import dataclass
from pathlib import Path

from hardware.circuit import names
from hardware.wired.lists import PartsList
from tray24 import pins

STRIPS, ROWS = 34, "abcdefghijklmn"
CUT = "g"
CUT_STRIPS = (*range(1, 21), *range(22, 29))
GROUND, SUPPLY, INPUT = 29, 31, 33  # strips that are rails from end to end; INPUT is before the fuse
LEDS, ROW_LEDS = pins.SLOTS, pins.COLUMNS
PITCH_MM = 1000 / 30
BUDGET_MA = pins.LED_BUDGET_MA
PARTS = PartsList(Path(__file__).parent / "parts.toml", "light")
parts = PARTS.parts


@dataclass(frozen=True)
class Wire:
    """A wire from end to end: an end is a hole of the stripboard, or one of `ENDS`."""

    color: str
    start: str
    end: str


PICO = {
    **{str(pin): f"{pin} c" for pin in range(1, 21)},
    **{str(pin): f"{41 - pin} j" for pin in range(21, 41)},
}
# 74AHCT125: enable 1, input 2 and output 3 of the gate that is used (low enables).
DRIVER = {**{str(pin): f"{21 + pin} e" for pin in range(1, 8)}, **{str(pin): f"{36 - pin} h" for pin in range(8, 15)}}
# Other parts: leg -> hole. "+" is the longer leg of the capacitor.
LOOSE = {
    "fuse": {"1": f"{INPUT} b", "2": f"{SUPPLY} b"},
    "large capacitor": {"+": f"{SUPPLY} j", "-": f"{GROUND} j"},
    "small capacitor": {"1": "22 i", "2": "24 i"},
    "330 ohm": {"1": "24 c", "2": "30 c"},
    "100 ohm": {"1": "12 m", "2": "21 m"},
}
STRIP_ROWS = tuple(range(1, LEDS // ROW_LEDS + 1))  # pieces of the LED strip, from the back
BUTTONS = (  # in the order of the chain of grounds: the row behind from the right, then the one in front from the left
    *(f"key {color.lower()}" for color in reversed(names.COLORS)),
    *(f"seat {seat}" for seat in range(1, pins.SEATS + 1)),
)
# Every end around the stripboard. A button's ground is the leg that its own wire does not use.
ENDS = frozenset(
    (
        *(f"row {row} {pad}" for row in STRIP_ROWS for pad in ("5V", "DIN", "DOUT", "GND")),
        *(f"display {pin}" for pin in ("GND", "VCC", "SCL", "SDA")),
        "piezo +",
        "piezo -",
        *BUTTONS,
        *(f"{button} GND" for button in BUTTONS),
    )
)


def _half(use: int | str, lower: str, upper: str) -> str:
    """Return a hole in the strip of one of the Pico's pins: of its lower or its upper half."""
    hole = PICO[str(names.PICO_PINS.index(use) + 1)]
    return f"{hole.split()[0]} {lower if hole.endswith('c') else upper}"


ON_BOARD = (
    Wire("red", _half("VBUS", "b", "n"), f"{INPUT} n"),
    Wire("black", "3 l", "24 l"),
    Wire("green", _half(pins.LED_DATA, "b", "n"), "23 b"),
    Wire("black", "22 a", "25 a"),
    Wire("black", "25 b", "26 b"),
    Wire("black", "26 a", "28 a"),
    Wire("black", "28 d", f"{GROUND} d"),
    Wire("red", "22 m", f"{SUPPLY} m"),
    Wire("black", "23 k", "24 k"),
    Wire("black", "24 j", "27 j"),
    Wire("black", "26 l", "27 l"),
    Wire("black", "27 k", f"{GROUND} l"),
)


def _around() -> tuple[Wire, ...]:
    """Return the wires from the stripboard to the parts around it."""
    keys = dict(zip(names.COLORS, pins.KEY_BUTTONS, strict=True))
    wires = [
        Wire("red", f"{SUPPLY} l", "row 1 5V"),
        Wire("black", f"{GROUND} f", "row 1 GND"),
        Wire("green", "30 a", "row 1 DIN"),
        Wire("black", f"{GROUND} h", "display GND"),
        Wire("orange", _half("3V3", "b", "k"), "display VCC"),
        Wire("yellow", _half(pins.DISPLAY_SCL, "b", "k"), "display SCL"),
        Wire("white", _half(pins.DISPLAY_SDA, "b", "k"), "display SDA"),
        Wire("blue", "21 k", "piezo +"),
        Wire("black", f"{GROUND} g", "piezo -"),
        Wire("black", f"{GROUND} e", f"{BUTTONS[0]} GND"),
    ]
    wires += [Wire("white", _half(gpio, "a", "m"), f"seat {seat}") for seat, gpio in enumerate(pins.SEAT_BUTTONS, 1)]
    wires += [Wire(color.lower(), _half(gpio, "a", "m"), f"key {color.lower()}") for color, gpio in keys.items()]
    return tuple(wires)


AROUND = _around()
# From row to row of the LED strip, and the ground from button to button.
TURNS = tuple(
    Wire(color, f"row {row} {out}", f"row {row + 1} {into}")
    for row in STRIP_ROWS[:-1]
    for color, out, into in (("red", "5V", "5V"), ("green", "DOUT", "DIN"), ("black", "GND", "GND"))
)
CHAIN = tuple(
    Wire("black", f"{button} GND", f"{after} GND") for button, after in zip(BUTTONS, BUTTONS[1:], strict=False)
)
WIRES = (*ON_BOARD, *AROUND, *TURNS, *CHAIN)

"""The wiring of the Light: a piece of stripboard, hole by hole, and the wires to everything around it.

A hole is strip and row: "4 c" is in strip 4, row c. Strips run from row a to row n; those of Pico and driver are cut in
row `CUT`, so that each has a lower and an upper half. The Pico's USB plug is at the left, beyond strip 1; its pins 1 to 20
are in row c, 40 to 21 in row j. The driver's pin 1 is in row e.

The strip is fed with 5 V. Its data input needs 0.7 of that, 3.5 V [memory: WS2812B data sheet]; the Pico has 3.3 V. One
gate of a 74AHCT125, fed with 5 V, makes 5 V of it: it takes 2.0 V and more as high [memory: its data sheet]. The other
gates are off, and their inputs are at ground. The firmware keeps all LEDs below 400 mA; the fuse holds 750 mA, and about 600 in a warm case
[memory: its data sheet].
"""

import tomllib
from dataclasses import dataclass
from pathlib import Path

from hardware.circuit import names
from tray24 import pins

STRIPS, ROWS = 34, "abcdefghijklmn"
CUT = "g"
CUT_STRIPS = (*range(1, 21), *range(22, 29))
SUPPLY, GROUND = 31, 33  # strips that are rails from end to end
LEDS, ROW_LEDS = pins.SLOTS, pins.COLUMNS
PITCH_MM = 1000 / 30
BUDGET_MA = pins.LED_BUDGET_MA
_PARTS = Path(__file__).parent / "parts.toml"


@dataclass(frozen=True)
class Wire:
    """A wire on the stripboard, from hole to hole, or to a part around it such as "display SDA"."""

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
    "fuse": {"1": "29 j", "2": "31 j"},
    "large capacitor": {"+": "31 l", "-": "33 l"},
    "small capacitor": {"1": "31 f", "2": "33 f"},
    "330 ohm": {"1": "24 b", "2": "30 b"},
    "100 ohm": {"1": "12 m", "2": "21 m"},
}


def _column(use: int | str) -> int:
    """Return the strip of the Pico's first pin with this use."""
    return int(PICO[str(names.PICO_PINS.index(use) + 1)].split()[0])


def _half(use: int | str, lower: str, upper: str) -> str:
    """Return a hole in the strip of one of the Pico's pins: of its lower or its upper half."""
    hole = PICO[str(names.PICO_PINS.index(use) + 1)]
    return f"{hole.split()[0]} {lower if hole.endswith('c') else upper}"


ON_BOARD = (
    Wire("red", _half("VBUS", "b", "n"), "29 n"),
    Wire("black", "3 n", f"{GROUND} n"),
    Wire("green", _half(pins.LED_DATA, "a", "n"), "23 a"),
    Wire("black", "22 a", f"{GROUND} a"),
    Wire("black", "26 a", "28 a"),
    Wire("black", "28 b", f"{GROUND} b"),
    Wire("red", "22 k", f"{SUPPLY} k"),
    Wire("red", "22 l", "23 l"),
    Wire("red", "23 m", "26 m"),
    Wire("red", "25 d", f"{SUPPLY} d"),
    Wire("black", "24 k", "27 k"),
    Wire("black", "27 l", f"{GROUND} k"),
)


def _around() -> tuple[Wire, ...]:
    """Return the wires from the stripboard to the parts around it."""
    keys = dict(zip(names.COLORS, pins.KEY_BUTTONS, strict=True))
    wires = [
        Wire("red", f"{SUPPLY} i", "strip 5V"),
        Wire("black", f"{GROUND} i", "strip GND"),
        Wire("green", "30 d", "strip DIN"),
        Wire("black", f"{GROUND} h", "display GND"),
        Wire("orange", _half("3V3", "b", "k"), "display VCC"),
        Wire("yellow", _half(pins.DISPLAY_SCL, "b", "k"), "display SCL"),
        Wire("white", _half(pins.DISPLAY_SDA, "b", "k"), "display SDA"),
        Wire("blue", "21 n", "piezo +"),
        Wire("black", f"{GROUND} g", "piezo -"),
        Wire("black", f"{GROUND} e", "buttons GND"),
    ]
    wires += [Wire(color.lower(), _half(gpio, "a", "m"), f"key {color.lower()}") for color, gpio in keys.items()]
    wires += [Wire("white", _half(gpio, "a", "m"), f"seat {seat}") for seat, gpio in enumerate(pins.SEAT_BUTTONS, 1)]
    return tuple(wires)


AROUND = _around()


def parts() -> dict[str, dict]:
    """Return the parts list: key -> row."""
    table = tomllib.loads(_PARTS.read_text(encoding="utf-8"))
    return {key: row for key, row in table.items() if isinstance(row, dict)}


def priced() -> str:
    """Return the month of the prices."""
    return tomllib.loads(_PARTS.read_text(encoding="utf-8"))["PRICED"]


def total_eur() -> float:
    return sum(row["quantity"] * row["eur"] for row in parts().values())

"""The breadboard of the starter tray: which hole each leg and each wire is in.

Holes have the names "a1" to "j63". Holes of the four supply rails are named by rail and column, such as "+top 5",
"-top 5", "+bottom 5" and "-bottom 5". The Pico's USB plug is at the left, beyond column 1; the Pico's pins 1 to 20 are
in row c, 40 to 21 in row h. Rows a to e are nearer to the player.

The stick of LEDs is fed with 5 V through a diode: `hardware.hand_wiring.levels` says why.
"""

from dataclasses import dataclass
from pathlib import Path

from hardware.circuit import names
from hardware.hand_wiring.parts_list import PartsList
from tray24 import pins

COLUMNS = 63
LOWER, UPPER = "abcde", "fghij"
PARTS = PartsList(Path(__file__).parent / "parts.toml", "starter")
parts = PARTS.read_parts
LEDS = 8
STICK = ("stick S", "stick V", "stick G")  # the pins of its input


@dataclass(frozen=True)
class Wire:
    """A jumper wire: its color, its two ends, its net.

    An end is a hole, or a pin of the LED stick, such as "stick S".
    """

    color: str
    start: str
    end: str
    net: str


# Part -> leg -> hole.
PICO = {
    **{str(pin): f"c{pin}" for pin in range(1, 21)},
    **{str(pin): f"h{41 - pin}" for pin in range(21, 41)},
}
DISPLAY = {"GND": "a27", "VCC": "a28", "SCL": "a29", "SDA": "a30"}
DIODE = {"anode": "j1", "cathode": "+top 3"}
# Each button stands across the middle. Legs of opposite rows may be joined inside, so two across are used.
_BUTTON_AT = {"RED": 37, "YELLOW": 44, "GREEN": 51, "BLUE": 58}
BUTTONS = {
    color: {"1": f"d{column}", "2": f"d{column + 2}", "3": f"g{column}", "4": f"g{column + 2}"}
    for color, column in _BUTTON_AT.items()
}
_KEY_PIN = {color: names.PICO_PINS.index(gpio) + 1 for color, gpio in zip(names.COLORS, pins.KEY_BUTTONS, strict=True)}


def _find_free_hole(pin: int, row: str) -> str:
    """Return the name of the hole in `row` in the column of the Pico's pin number `pin`."""
    return row + PICO[str(pin)][1:]


def _find_pin(use: int | str) -> int:
    """Return the number of the Pico's first pin with this use: a GPIO's number, or a name such as "3V3"."""
    return names.PICO_PINS.index(use) + 1


WIRES = (
    Wire("black", _find_free_hole(38, "j"), "-top 5", "GND"),
    Wire("black", "stick G", "-top 8", "GND"),
    Wire("red", "stick V", "+top 8", "LED_5V"),
    Wire("green", "stick S", _find_free_hole(_find_pin(pins.LED_DATA), "a"), "LED_DATA"),
    Wire("black", "e27", "-top 27", "GND"),
    Wire("orange", _find_free_hole(_find_pin("3V3"), "i"), "e28", "+3V3"),
    Wire("yellow", _find_free_hole(_find_pin(pins.DISPLAY_SCL), "i"), "e29", "DISPLAY_SCL"),
    Wire("white", _find_free_hole(_find_pin(pins.DISPLAY_SDA), "i"), "e30", "DISPLAY_SDA"),
    *(
        Wire(color.lower(), _find_free_hole(_KEY_PIN[color], "a"), f"b{_BUTTON_AT[color]}", f"KEY_{color}")
        for color in names.COLORS
    ),
    *(Wire("black", f"i{_BUTTON_AT[color] + 2}", f"-top {_BUTTON_AT[color] + 2}", "GND") for color in names.COLORS),
)

"""The wiring of Tray24 Light: jumper wires from the Pico's pins to everything around it.

The Pico lies face down, its plug to the left: pins 1 to 20 are in the back row, 40 to 21 in the front row. Each pin
takes the socket of one jumper wire; the wire's other end is cut off and soldered. The strip is fed through a diode
(`hardware.hand_wiring.levels`). No fuse is needed: the firmware keeps the LEDs within 400 mA, and a USB port must limit
its current (USB 2.0, section 7.2.1.2.1), as chargers do. `checks` compares the wires with the firmware's pins.
"""

from dataclasses import dataclass
from pathlib import Path

from hardware.circuit import names
from hardware.hand_wiring.parts_list import PartsList
from tray24 import pins

LEDS, ROW_LEDS = pins.SLOTS, pins.COLUMNS
PITCH_MM = 1000 / 30
BUDGET_MA = pins.LED_BUDGET_MA
PARTS = PartsList(Path(__file__).parent / "parts.toml", "light")
parts = PARTS.read_parts


@dataclass(frozen=True)
class Wire:
    """A wire of the color `color`, from the place `start` to the place `end`; both are names in `ENDS`."""

    color: str
    start: str
    end: str


STRIP_ROWS = tuple(range(1, LEDS // ROW_LEDS + 1))  # pieces of the LED strip, from the back
SEATS = tuple(f"seat {seat}" for seat in range(1, pins.SEATS + 1))
KEYS = tuple(f"key {color.lower()}" for color in names.COLORS)
BUTTONS = (*reversed(KEYS), *SEATS)  # in the order of the ground wire: back row from right, front row from left
# Every end. A button's ground is the leg that its own wire does not use. The diode's cathode has the ring.
ENDS = frozenset(
    (
        *(f"pico {pin}" for pin in range(1, len(names.PICO_PINS) + 1)),
        *(f"row {row} {pad}" for row in STRIP_ROWS for pad in ("5V", "DIN", "DOUT", "GND")),
        *(f"display {pin}" for pin in ("GND", "VCC", "SCL", "SDA")),
        *("diode anode", "diode cathode", "330 ohm 1", "330 ohm 2", "1 kohm 1", "1 kohm 2", "piezo +", "piezo -"),
        *BUTTONS,
        *(f"{button} GND" for button in BUTTONS),
    )
)


def _name_pico_end(use: int | str, index: int = 0) -> str:
    """Return the name, such as "pico 4", of the Pico's pin with this use.

    Several pins may have the same use, such as ground; `index` is the index among them.
    """
    pin_numbers = [number for number, pin_use in enumerate(names.PICO_PINS, 1) if pin_use == use]
    return f"pico {pin_numbers[index]}"


_GROUND_KEYS, _GROUND_DISPLAY, _GROUND_PIEZO, _GROUND_STRIP = 3, 4, 5, 6  # pins 18, 23, 28, 38
# From the Pico: the socket of each is on one of its pins.
FROM_PICO = (
    Wire("red", _name_pico_end("VBUS"), "diode anode"),
    Wire("black", _name_pico_end("GND", _GROUND_STRIP), "row 1 GND"),
    Wire("green", _name_pico_end(pins.LED_DATA), "330 ohm 1"),
    Wire("black", _name_pico_end("GND", _GROUND_DISPLAY), "display GND"),
    Wire("orange", _name_pico_end("3V3"), "display VCC"),
    Wire("yellow", _name_pico_end(pins.DISPLAY_SCL), "display SCL"),
    Wire("white", _name_pico_end(pins.DISPLAY_SDA), "display SDA"),
    Wire("blue", _name_pico_end(pins.BUZZER), "1 kohm 1"),
    Wire("black", _name_pico_end("GND", _GROUND_PIEZO), "piezo -"),
    Wire("black", _name_pico_end("GND", _GROUND_KEYS), f"{BUTTONS[0]} GND"),
    *(
        Wire(color, _name_pico_end(gpio), seat)
        for color, gpio, seat in zip(("violet",) * 3 + ("gray",) * 3, pins.SEAT_BUTTONS, SEATS, strict=True)
    ),
    *(Wire(key.split()[1], _name_pico_end(gpio), key) for gpio, key in zip(pins.KEY_BUTTONS, KEYS, strict=True)),
)
# Legs of parts that are soldered straight to something.
LEGS = (
    ("diode cathode", "row 1 5V"),
    ("330 ohm 2", "row 1 DIN"),
    ("1 kohm 2", "piezo +"),
)
# From row to row of the LED strip, and the ground from button to button.
TURNS = tuple(
    Wire(color, f"row {row} {out}", f"row {row + 1} {into}")
    for row in STRIP_ROWS[:-1]
    for color, out, into in (("red", "5V", "5V"), ("green", "DOUT", "DIN"), ("brown", "GND", "GND"))
)
CHAIN = tuple(
    Wire("brown", f"{button} GND", f"{after} GND") for button, after in zip(BUTTONS, BUTTONS[1:], strict=False)
)
WIRES = (*FROM_PICO, *TURNS, *CHAIN)

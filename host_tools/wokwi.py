"""The tray for Wokwi, a simulator of electronics in the browser or the editor: simulator/wokwi, made from pins.py.

.venv/bin/python -m host_tools.wokwi

simulator/wokwi/README.md lists the parts that Wokwi lacks.
"""

import json
from itertools import cycle

from host_tools.build import release_files
from host_tools.checkout import ROOT
from host_tools.files import write_atomically
from tray24 import pins

FOLDER = ROOT / "simulator" / "wokwi"
DIAGRAM = "diagram.json"
PROJECT = "wokwi.toml"

_PICO, _LIGHTS, _DISPLAY, _BUZZER = "pico", "lights", "display", "buzzer"
_GROUNDS = 8  # of the Pico: GND.1 to GND.8
_KEYS = ("red", "yellow", "green", "blue")
_SYMBOLS = {"red": "back", "yellow": "<", "green": "OK", "blue": ">"}
_BANK_ADDRESSES = ("S0", "S1", "S2")  # of a CD74HC4067; a bank uses eight of its sixteen inputs, with S3 low
_EMPTY = "37"  # of 1023: a typical reading of an empty slot's floor (sense.reference)

# Positions in Wokwi's pixels.
_SLOT_PX = 96
_SENSOR_PX = (168, 120)
_BANK_PX = 160
_LEFT, _TOP = 140, 30


def make_diagram() -> str:
    """Return the text of diagram.json."""
    circuit = _Circuit()
    circuit.build()
    document = {"version": 1, "author": "Tray24", "editor": "wokwi", "parts": circuit.parts}
    document |= {"connections": circuit.connections, "dependencies": {}}
    return json.dumps(document, indent=1) + "\n"


def make_project() -> str:
    """Return the text of wokwi.toml: the simulated Pico runs the released file."""
    up = "/".join([".."] * len(FOLDER.relative_to(ROOT).parts))
    firmware = f"{up}/{release_files.UF2.relative_to(ROOT).as_posix()}"
    return f"# Made by host_tools/wokwi.py.\n[wokwi]\nversion = 1\nfirmware = '{firmware}'\n"


def main() -> None:
    for name, text in ((DIAGRAM, make_diagram()), (PROJECT, make_project())):
        write_atomically(FOLDER / name, text.encode())
        print(FOLDER / name)


class _Circuit:
    """The circuit in the diagram: its parts with their places, and the wires between them."""

    def __init__(self) -> None:
        self.parts: list[dict[str, str | int | dict[str, str]]] = []
        self.connections: list[list[str | list[str]]] = []
        self._ground = cycle(f"{_PICO}:GND.{number}" for number in range(1, _GROUNDS + 1))

    def build(self) -> None:
        self._add_part("wokwi-pi-pico", _PICO, 0, _TOP)
        size = {"rows": str(pins.ROWS), "cols": str(pins.COLUMNS)}
        self._add_part("wokwi-led-matrix", _LIGHTS, _LEFT, _TOP, layout=find_led_layout(), pixelSize="2020", **size)
        self._add_wire(f"{_LIGHTS}:DIN", name_gpio(pins.LED_DATA), "green")
        self._add_wire(f"{_LIGHTS}:VDD", f"{_PICO}:VBUS", "red")
        self._connect_ground(f"{_LIGHTS}:VSS")
        self._add_part("board-ssd1306", _DISPLAY, _LEFT + 3 * _SLOT_PX, _TOP)
        self._add_wire(f"{_DISPLAY}:SDA", name_gpio(pins.DISPLAY_SDA), "blue")
        self._add_wire(f"{_DISPLAY}:SCL", name_gpio(pins.DISPLAY_SCL), "blue")
        self._add_wire(f"{_DISPLAY}:VCC", f"{_PICO}:3V3", "red")
        self._connect_ground(f"{_DISPLAY}:GND")
        top = _TOP + 2 * _SLOT_PX
        for seat, pin in enumerate(pins.SEAT_BUTTONS):
            self._add_button(f"seat{seat + 1}", pin, seat, top, "white", f"Seat {seat + 1}", str(seat + 1))
        for index, (color, pin) in enumerate(zip(_KEYS, pins.KEY_BUTTONS, strict=True)):
            self._add_button(color, pin, index, top + _SLOT_PX, color, _SYMBOLS[color], color[0])
        self._add_part("wokwi-buzzer", _BUZZER, _LEFT + 5 * _SLOT_PX, _TOP, volume="0.1")
        self._add_wire(f"{_BUZZER}:2", name_gpio(pins.BUZZER), "orange")
        self._connect_ground(f"{_BUZZER}:1")
        self._add_sensors()

    def _add_part(self, type: str, id: str, left: int, top: int, **attributes: str) -> None:
        self.parts.append({"type": type, "id": id, "left": left, "top": top, "attrs": attributes})

    def _add_wire(self, one: str, other: str, color: str) -> None:
        self.connections.append([one, other, color, []])

    def _connect_ground(self, pin: str) -> None:
        self._add_wire(pin, next(self._ground), "black")

    def _add_button(self, id: str, pin: int, index: int, top: int, color: str, label: str, key: str) -> None:
        self._add_part("wokwi-pushbutton", id, _LEFT + _SLOT_PX * index, top, color=color, label=label, key=key)
        self._add_wire(f"{id}:1.l", name_gpio(pin), "yellow")
        self._connect_ground(f"{id}:2.l")

    def _add_sensors(self) -> None:
        """Place a multiplexer for each bank of sensors, and a slider for each sensor (a phototransistor).

        The sliders get power while the infrared light is on.
        """
        top = _TOP + 4 * _SLOT_PX
        for bank, pin in enumerate(pins.SENSOR_BANKS):
            mux = f"bank{bank}"
            self._add_part("board-cd74hc4067", mux, 0, top + _BANK_PX * bank)
            self._add_wire(f"{mux}:COM", name_gpio(pin), "purple")
            for name, address in zip(_BANK_ADDRESSES, pins.MUX_ADDRESS, strict=True):
                self._add_wire(f"{mux}:{name}", name_gpio(address), "gray")
            self._add_wire(f"{mux}:VCC", f"{_PICO}:3V3", "red")
            for pin_name in ("S3", "EN", "GND"):
                self._connect_ground(f"{mux}:{pin_name}")
        for slot in range(pins.SLOTS):
            row, column = divmod(slot, pins.COLUMNS)
            sensor = f"slot{slot}"
            position = (_LEFT + _SENSOR_PX[0] * column, top + _SENSOR_PX[1] * row)
            self._add_part("wokwi-slide-potentiometer", sensor, *position, value=_EMPTY, travelLength="15")
            bank, channel = divmod(slot, pins.BANK_SLOTS)
            self._add_wire(f"{sensor}:SIG", f"bank{bank}:I{channel}", "purple")
            self._add_wire(f"{sensor}:VCC", name_gpio(pins.INFRARED_ON), "orange")
            self._connect_ground(f"{sensor}:GND")


def name_gpio(number: int) -> str:
    """Return the name of a pin of the Pico."""
    return f"{_PICO}:GP{number}"


def find_led_layout() -> str:
    """Return Wokwi's name for the order of the LED chain. Raise ValueError for an order without a name."""
    rows = [list(range(row * pins.COLUMNS, (row + 1) * pins.COLUMNS)) for row in range(pins.ROWS)]
    layouts = {
        "": [slot for row in rows for slot in row],
        "serpentine": [slot for number, row in enumerate(rows) for slot in (row[::-1] if number % 2 else row)],
    }
    for name, slots in layouts.items():
        if list(pins.SLOT_OF_LED) == slots:
            return name
    raise ValueError(
        f"pins.SLOT_OF_LED {pins.SLOT_OF_LED}: Wokwi's matrix has no such layout; wire single LEDs instead"
    )


if __name__ == "__main__":
    main()

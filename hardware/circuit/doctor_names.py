"""The names of the circuit's parts, wires and joints for `doctor`, which finds faults, and for the tray's page.

Parts and wires are listed by slot, button and GPIO.
"""

import json
from pathlib import Path

from hardware.circuit import names
from hardware.circuit.netlist import Netlist, make_natural_key
from hardware.circuit.pin_names import get_pin_name
from tray24 import pins

PATH = Path(__file__).resolve().parents[2] / "host_tools" / "doctor" / "circuit.json"
_SLOT_NAMES = ("led", "beside", "infrared", "sensor", "load", "sense", "data")
_STRING_NAMES = ("string_resistor", "link", "anode")  # of the string of two infrared LEDs that a slot belongs to
_SINGLE_NETS = ("LED_SHIFTED", "SUPPLY", "INFRARED_GATE", "INFRARED_SUPPLY", "BUZZER_END")


def format_circuit(netlist: Netlist) -> str:
    """Return the text of `circuit.json` for the command `doctor`, which finds faults of a tray.

    It is JSON with two objects. `names` has a kind of part or wire -> its names by slot, button or GPIO. `joints` has
    net -> list of [part, pin, pin's name].
    """
    slots = range(pins.SLOTS)
    table = {name: [getattr(names, f"name_{name}")(slot) for slot in slots] for name in _SLOT_NAMES}
    table |= {name: [getattr(names, f"name_{name}")(slot - slot % 2) for slot in slots] for name in _STRING_NAMES}
    table |= {name.lower(): [getattr(names, name)] for name in _SINGLE_NETS}
    table["button"] = [names.name_button(number) for number in range(pins.BUTTONS)]
    table["gpio"] = [names.GPIO_NETS.get(gpio, "") for gpio in range(max(names.GPIO_NETS) + 1)]
    joints = {net: _list_joints(netlist, net) for net in sorted(netlist.nets, key=make_natural_key)}
    return '{\n "names": {\n%s\n },\n "joints": {\n%s\n }\n}\n' % (_format_rows(table), _format_rows(joints))


def _list_joints(netlist: Netlist, net: str) -> list[tuple[str, str, str]]:
    nodes = sorted(netlist.nets[net], key=lambda node: (make_natural_key(node[0]), int(node[1])))
    return [(ref, pin, get_pin_name(netlist.components[ref].key, pin)) for ref, pin in nodes]


def _format_rows(table: dict[str, list]) -> str:
    return ",\n".join(f"  {json.dumps(name)}: {json.dumps(row)}" for name, row in table.items())

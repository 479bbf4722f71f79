"""Names of parts and wires as in the building guide, from `circuit.json`.

`hardware/circuit/doctor_names.py` makes this file.
"""

import json
from functools import cache
from pathlib import Path

from tray24 import pins

PICO = "U1"


@cache
def _load_circuit() -> dict[str, dict[str, list]]:
    return json.loads(Path(__file__).with_name("circuit.json").read_text(encoding="utf-8"))


def find_name(kind: str, number: int = 0) -> str:
    """Return the name of the part or wire of this kind that belongs to a slot, a button or a GPIO.

    `number` is that of the slot, button or GPIO, or 0 if there is only one such part or wire.
    """
    return _load_circuit()["names"][kind][number]


def list_joints(net: str) -> list[str]:
    """Return the joints on the wire `net`, such as `D1 pin 3 (DIN)`."""
    return [
        f"{ref} pin {pin}" + (f" ({pin_name})" if pin_name != pin else "")
        for ref, pin, pin_name in _load_circuit()["joints"][net]
    ]


def describe_wire(net: str) -> str:
    """Return the name of a wire and all joints on it, as in the wiring table."""
    return f"{net}: {' - '.join(list_joints(net))}"


def find_joint(ref: str, net: str) -> str:
    """Return the joint of the part `ref` on the wire `net`."""
    return next(end for end in list_joints(net) if end.startswith(f"{ref} "))


def describe_gpio_wire(gpio: int) -> str:
    """Return the wire at a GPIO of the Pico, with its joints."""
    return describe_wire(find_name("gpio", gpio))


def find_multiplexer(bank: int) -> str:
    """Return the name of the multiplexer that the wire of a sensor bank is connected to."""
    net = find_name("gpio", pins.SENSOR_BANKS[bank])
    return next(ref for ref in list_parts(net) if ref.startswith("U"))


def list_parts(net: str) -> list[str]:
    """Return the names of the parts that the wire `net` joins, except the Pico."""
    return list(dict.fromkeys(ref for ref, _, _ in _load_circuit()["joints"][net] if ref != PICO))


def find_capacitor(net: str) -> str:
    """Return the name of the bulk capacitor on the supply wire `net`.

    It is the only part on this wire whose pins are called plus and minus.
    """
    return next(end.split(" ")[0] for end in list_joints(net) if end.endswith("(+)"))


def describe_plug(ref: str) -> str:
    """Return the pins of the plug `ref` and the wire at each, as a text."""
    nets = {
        int(pin): net for net, joints in _load_circuit()["joints"].items() for owner, pin, _ in joints if owner == ref
    }
    return ", ".join(f"pin {pin} {nets[pin]}" for pin in sorted(nets))

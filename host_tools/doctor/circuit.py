"""Names of parts and wires as in the building guide: `circuit.json`, made by `hardware/circuit/doctor_names.py`."""

import json
from functools import cache
from pathlib import Path

from tray24 import pins

PICO = "U1"


@cache
def _circuit() -> dict[str, dict[str, list]]:
    return json.loads(Path(__file__).with_name("circuit.json").read_text(encoding="utf-8"))


def name(kind: str, number: int = 0) -> str:
    """Return the name of a part or wire of a kind: that of a slot, a button or a GPIO, or the only one."""
    return _circuit()["names"][kind][number]


def ends(net: str) -> list[str]:
    """Return the joints of a wire, such as `D1 pin 3 (DIN)`."""
    return [
        f"{ref} pin {pin}" + (f" ({pin_name})" if pin_name != pin else "")
        for ref, pin, pin_name in _circuit()["joints"][net]
    ]


def wire(net: str) -> str:
    """Return a wire and all joints on it, as in the wiring table."""
    return f"{net}: {' - '.join(ends(net))}"


def pin_of(ref: str, net: str) -> str:
    """Return the joint of a part on a wire."""
    return next(end for end in ends(net) if end.startswith(f"{ref} "))


def gpio_wire(gpio: int) -> str:
    """Return the wire at a GPIO of the Pico, with its joints."""
    return wire(name("gpio", gpio))


def multiplexer(bank: int) -> str:
    """Return the multiplexer that a bank's wire is connected to."""
    net = name("gpio", pins.SENSOR_BANKS[bank])
    return next(ref for ref in parts_on(net) if ref.startswith("U"))


def parts_on(net: str) -> list[str]:
    """Return the parts that a wire joins, except the Pico."""
    return list(dict.fromkeys(ref for ref, _, _ in _circuit()["joints"][net] if ref != PICO))


def capacitor_on(net: str) -> str:
    """Return the bulk capacitor of a supply: the only part there whose pins are plus and minus."""
    return next(end.split(" ")[0] for end in ends(net) if end.endswith("(+)"))


def plug(ref: str) -> str:
    """Return the purpose of each pin of a plug."""
    nets = {int(pin): net for net, joints in _circuit()["joints"].items() for owner, pin, _ in joints if owner == ref}
    return ", ".join(f"pin {pin} {nets[pin]}" for pin in sorted(nets))

"""Parts and wires by their names in the building guide, read from the circuit's netlist."""

from functools import cache

from hardware.circuit import names
from hardware.circuit.catalog import BUILD
from hardware.circuit.netlist import Netlist, natural, read_netlist
from hardware.circuit.pin_names import pin_name
from tray24 import pins

PICO = "U1"


@cache
def _netlist() -> Netlist:
    return read_netlist(BUILD / "tray24.net")


def ends(net: str) -> list[str]:
    """Return each joint of a wire, such as `D1 pin 3 (DIN)`."""
    found = []
    for ref, pin in sorted(_netlist().nets[net], key=lambda node: (natural(node[0]), int(node[1]))):
        name = pin_name(_netlist().components[ref].key, pin)
        found.append(f"{ref} pin {pin}" + (f" ({name})" if name != pin else ""))
    return found


def wire(net: str) -> str:
    """Return a wire and all joints on it, as in the wiring table."""
    return f"{net}: {' - '.join(ends(net))}"


def pin_of(ref: str, net: str) -> str:
    """Return the joint of a part that is on a wire."""
    return next(end for end in ends(net) if end.startswith(f"{ref} "))


def gpio_net(gpio: int) -> str:
    """Return the name of the wire at a GPIO of the Pico."""
    return names.GPIO_NETS[gpio]


def bank_net(bank: int) -> str:
    return gpio_net(pins.SENSOR_BANKS[bank])


def multiplexer(bank: int) -> str:
    """Return the multiplexer that a bank's wire is connected to."""
    return next(ref for ref, _ in _netlist().nets[bank_net(bank)] if ref.startswith("U") and ref != PICO)


def parts_on(net: str, besides: str = PICO) -> list[str]:
    """Return the parts that a wire joins, except the part `besides`."""
    return sorted({ref for ref, _ in _netlist().nets[net] if ref != besides}, key=natural)


def plug(ref: str) -> str:
    """Return the purpose of each pin of a plug."""
    pins = sorted(_netlist().pins_of(ref).items(), key=lambda item: int(item[0]))
    return ", ".join(f"pin {pin} {net}" for pin, net in pins)

"""The wiring table, made from the netlist: every net with all its pins, by which a builder finds faults."""

import csv
import io
from collections.abc import Iterator

from hardware.circuit import names
from hardware.circuit.netlist import Netlist, make_natural_key
from hardware.circuit.pin_names import get_pin_name
from hardware.templates import fill_template

_PICO = "U1"


def format_ends(netlist: Netlist, net: str) -> list[str]:
    """Return a text such as `D1 pin 3 (DIN)` for each pin on a net."""
    ends = []
    for ref, pin in sorted(netlist.nets[net], key=lambda node: (make_natural_key(node[0]), int(node[1]))):
        name = get_pin_name(netlist.components[ref].key, pin)
        ends.append(f"{ref} pin {pin}" + (f" ({name})" if name != pin else ""))
    return ends


def sort_nets(netlist: Netlist) -> list[str]:
    """Return the names of all nets in the order of the wiring table: supplies, nets on the Pico's pins, the rest."""
    rails = [names.GROUND, names.SUPPLY, names.LOGIC, names.INFRARED_SUPPLY, names.INFRARED_RETURN]
    pico_nets = [netlist.net_of[_PICO, str(pin)] for pin in range(1, 41) if (_PICO, str(pin)) in netlist.net_of]
    other_nets = sorted(netlist.nets, key=lambda net: (net.rstrip("0123456789"), make_natural_key(net)[1]))
    return list(dict.fromkeys([*rails, *pico_nets, *other_nets]))


def format_wiring_csv(netlist: Netlist) -> str:
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(("Net", "From", "To"))
    for net in sort_nets(netlist):
        ends = format_ends(netlist, net)
        writer.writerows((net, ends[0], other) for other in ends[1:])
    return out.getvalue()


def format_wiring_html(netlist: Netlist) -> str:
    nets = [(net, format_ends(netlist, net)) for net in sort_nets(netlist) if len(netlist.nets[net]) > 1]
    return fill_template("lists/wiring.html", pico=_generate_pico_pins(netlist), nets=nets)


def _generate_pico_pins(netlist: Netlist) -> Iterator[tuple[int, str, str, str]]:
    """Yield (pin, name, net, parts to which the net leads) of each pin of the Pico."""
    for pin, use in enumerate(names.PICO_PINS, 1):
        net = netlist.net_of.get((_PICO, str(pin)), "")
        other_ends = [end for end in format_ends(netlist, net) if not end.startswith(f"{_PICO} ")] if net else []
        ends_text = ", ".join(other_ends) if len(other_ends) <= 6 else f"{len(other_ends)} places, see below"
        yield pin, f"GP{use}" if isinstance(use, int) else use, net, ends_text

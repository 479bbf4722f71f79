"""The wire harnesses from the board's plugs to buttons and display, with the length of each wire.

A plug with two ground pins has two harnesses, and each other pin belongs to the harness of the nearer ground pin. In a
harness of buttons, one ground wire goes from the plug to the nearest button, and from there from button to button.
Every other wire goes from the plug to its button.
"""

import csv
import io
import math
from dataclasses import dataclass

from hardware.board import plan
from hardware.case import layout
from hardware.circuit import names
from hardware.circuit.catalog import read_catalog
from hardware.circuit.netlist import Netlist, make_natural_key
from tray24 import pins

Point = tuple[float, float]
PITCH_MM = 2.5  # of a plug's pins
PLUG_HIGH_MM = read_catalog()["plug4"]["height_mm"]
END_MM = 25.0  # for a contact or a joint, and to lead the wire around screws
STEP_MM = 10  # lengths are rounded up to this
BESIDE_MM = 5.0  # from the board's edge to the wires around it
MODULE_PITCH_MM = 2.54
GROUND_COLOR = "black"
_BUTTON_COLORS = ("white", "yellow", "green", "red", "blue")  # of seats, one after the other
_DISPLAY_COLORS = ("black", "red", "yellow", "blue")
TITLES = ("Harness", "Wire", "Net", "From", "To", "Color", "mm")


@dataclass(frozen=True)
class HarnessWire:
    """A wire of a harness between two ends (reference, pin), with its route in the case."""

    net: str
    start: tuple[str, str]
    end: tuple[str, str]
    color: str
    way: tuple[Point, ...]
    length_mm: int


@dataclass(frozen=True)
class Harness:
    name: str
    plug: str
    wires: tuple[HarnessWire, ...]

    @property
    def contacts(self) -> int:
        return sum(wire.start[0] == self.plug for wire in self.wires)


def locate_wire_end(ref: str, pin: str) -> Point:
    """Return where in the case a wire ends, in mm: at a plug's pin, a button, or a pin of the display module."""
    if ref.startswith("J"):
        x, y, degrees = plan.CONTROLLER[ref]
        offset = (int(pin) - 1) * PITCH_MM
        return layout.board_to_case(x + (-offset if degrees else offset), y)
    if ref.startswith("SW"):
        return (*layout.SEATS, *layout.KEYS)[int(ref[2:]) - 1]
    x, y = layout.MODULE_AT
    # Its row of pins points to the back. Seen from above, face up, pin 1 is on the left.
    return x + (int(pin) - 2.5) * MODULE_PITCH_MM, y + layout.MODULE[1] / 2 - 1.5


def _find_way(start: Point, end: Point) -> tuple[Point, ...]:
    """Return the points of a wire's route from `start` to `end` in the case.

    The route follows the front edge of the board, or the back edge if `start` or `end` is behind the board.
    """
    back, front = layout.BOARD[3] + BESIDE_MM, layout.BOARD[2] - BESIDE_MM
    if abs(start[0] - end[0]) < 0.1:
        return start, end
    edge_y = back if max(start[1], end[1]) > layout.BOARD[3] else front
    return start, (start[0], edge_y), (end[0], edge_y), end


def _compute_length(route: tuple[Point, ...], *, is_plugged: bool) -> int:
    flat_length = sum(math.dist(a, b) for a, b in zip(route, route[1:], strict=False))
    rise = layout.CARRIER_UNDER - (layout.BOARD_UNDER - PLUG_HIGH_MM) if is_plugged else 0.0
    return math.ceil((flat_length + rise + 2 * END_MM) / STEP_MM) * STEP_MM


def _make_wire(net: str, start: tuple[str, str], end: tuple[str, str], color: str) -> HarnessWire:
    route = _find_way(locate_wire_end(*start), locate_wire_end(*end))
    return HarnessWire(net, start, end, color, route, _compute_length(route, is_plugged=start[0].startswith("J")))


def make_harnesses(netlist: Netlist) -> list[Harness]:
    """Return the wire harnesses of all plugs of the board."""
    plugs = [ref for ref, part in netlist.components.items() if part.key.startswith("plug")]
    harnesses = []
    for plug in sorted(plugs, key=make_natural_key):
        nets = [net for _, net in sorted(netlist.get_pins(plug).items(), key=lambda item: int(item[0]))]
        if names.GROUND in nets:
            harnesses += _make_button_harnesses(netlist, plug, nets)
        else:
            harnesses.append(_make_display_harness(netlist, plug, nets))
    return harnesses


def _make_display_harness(netlist: Netlist, plug: str, nets: list[str]) -> Harness:
    wires = []
    for number, net in enumerate(nets, 1):
        end = next(node for node in netlist.nets[net] if netlist.components[node[0]].key == "display")
        wires.append(_make_wire(net, (plug, str(number)), end, _DISPLAY_COLORS[number - 1]))
    return Harness("display", plug, tuple(wires))


def _make_button_harnesses(netlist: Netlist, plug: str, nets: list[str]) -> list[Harness]:
    """Return one harness for each ground pin of a plug.

    Each other pin belongs to the harness of the nearest ground pin.
    """
    grounds = [number for number, net in enumerate(nets, 1) if net == names.GROUND]
    pins_of: dict[int, list[int]] = {ground: [] for ground in grounds}
    for number, net in enumerate(nets, 1):
        if net != names.GROUND:
            pins_of[min(grounds, key=lambda ground: (abs(ground - number), ground))].append(number)
    harnesses = []
    for ground, numbers in pins_of.items():
        signal_wires = []
        for number in numbers:
            net = nets[number - 1]
            end = next(node for node in netlist.nets[net] if netlist.components[node[0]].key == "button")
            signal_wires.append(_make_wire(net, (plug, str(number)), end, _choose_color(end[0])))
        ground_wires = _make_ground_chain(netlist, (plug, str(ground)), [wire.end[0] for wire in signal_wires])
        harnesses.append(Harness(_name_harness(signal_wires), plug, (*ground_wires, *signal_wires)))
    return harnesses


def _choose_color(ref: str) -> str:
    number = int(ref[2:]) - 1
    if number < pins.SEATS:
        return _BUTTON_COLORS[number % len(_BUTTON_COLORS)]
    return names.COLORS[number - pins.SEATS].lower()


def _name_harness(signal_wires: list[HarnessWire]) -> str:
    group = "seats" if signal_wires[0].net.startswith("SEAT") else "keys"
    return f"{group} {', '.join(wire.net.split('_')[1].lower() for wire in signal_wires)}"


def _make_ground_chain(netlist: Netlist, start: tuple[str, str], refs: list[str]) -> list[HarnessWire]:
    """Return the ground wires of a harness, which join the plug's pin `start` and the buttons `refs` in a chain.

    Each wire leads to the nearest button that is not yet in the chain.
    """
    wires, remaining = [], list(refs)
    while remaining:
        candidates = [
            _make_wire(names.GROUND, start, (ref, _find_ground_pin(netlist, ref)), GROUND_COLOR) for ref in remaining
        ]
        nearest = min(candidates, key=lambda wire: wire.length_mm)
        wires.append(nearest)
        start = nearest.end
        remaining.remove(start[0])
    return wires


def _find_ground_pin(netlist: Netlist, ref: str) -> str:
    return next(pin for pin, net in netlist.get_pins(ref).items() if net == names.GROUND)


def sum_meters(harnesses: list[Harness]) -> dict[str, float]:
    """Return the length of wire in m that all harnesses need: color -> length."""
    lengths_mm: dict[str, int] = {}
    for wire in (wire for harness in harnesses for wire in harness.wires):
        lengths_mm[wire.color] = lengths_mm.get(wire.color, 0) + wire.length_mm
    return {color: length / 1000 for color, length in lengths_mm.items()}


def format_harness_csv(harnesses: list[Harness]) -> str:
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(TITLES)
    for harness in harnesses:
        for number, wire in enumerate(harness.wires, 1):
            ends = " ".join(wire.start), " ".join(wire.end)
            writer.writerow((harness.name, number, wire.net, *ends, wire.color, wire.length_mm))
    return out.getvalue()


def _parse_node(text: str) -> tuple[str, str]:
    ref, pin = text.split()
    return ref, pin


def check_harness_table(table: str, netlist: Netlist) -> list[str]:
    """Return findings about a harness table (CSV text) that contradicts the netlist.

    Each pin of a plug must have a wire, and wires that are joined must be on one net.
    """
    rows = list(csv.DictReader(io.StringIO(table)))
    groups: dict[tuple, set] = {}
    findings = []
    for row in rows:
        start, end = _parse_node(row["From"]), _parse_node(row["To"])
        for node in (start, end):
            if netlist.net_of.get(node) != row["Net"]:
                findings.append(f"{row['Harness']}: {' '.join(node)} is not on {row['Net']}")
        group = groups.get(start, {start}) | groups.get(end, {end})
        groups.update(dict.fromkeys(group, group))
    panel_refs = {ref for ref, part in netlist.components.items() if part.key in ("button", "display")}
    plug_refs = {ref for ref, part in netlist.components.items() if part.key.startswith("plug")}
    for (ref, pin), net in netlist.net_of.items():
        group = groups.get((ref, pin), set())
        if ref in plug_refs and not group:
            findings.append(f"{ref} {pin} ({net}) has no wire")
        if ref in panel_refs and not {node[0] for node in group} & plug_refs:
            findings.append(f"{ref} {pin} ({net}) is joined to no plug")
    for name in sorted({row["Harness"] for row in rows}):
        grounds = {row["From"] for row in rows if row["Harness"] == name and row["Net"] == names.GROUND}
        if name != "display" and sum(start.startswith("J") for start in grounds) != 1:
            findings.append(f"{name} has not one ground at its plug")
    return findings

"""The class Sheet: a sheet of the schematic with its parts, wires and names of nets.

Wires between pins that face each other are drawn automatically.
"""

from dataclasses import dataclass, field

from hardware.circuit import names
from hardware.circuit.netlist import Netlist
from hardware.schematic.geometry import Point, is_on_wire, round_point
from hardware.schematic.shapes import GRID, Pin, Symbol

RAILS = (names.SUPPLY, names.LOGIC, names.INFRARED_SUPPLY)
_MAX_DISTANCE = 90.0  # mm between two pins that are joined by a wire
Node = tuple[str, str]


@dataclass(frozen=True)
class PlacedSymbol:
    """A part at its place on a sheet of the schematic; coordinates of sheets are mm, y down."""

    ref: str
    symbol: Symbol
    at: Point

    def locate_pin(self, pin: Pin) -> Point:
        return round_point(self.at[0] + pin.at[0], self.at[1] - pin.at[1])

    def get_bounds(self) -> tuple[float, float, float, float]:
        """Return left, top, right, bottom of the symbol on the sheet."""
        left, bottom, right, top = self.symbol.get_bounds()
        return self.at[0] + left, self.at[1] - top, self.at[0] + right, self.at[1] - bottom


@dataclass(frozen=True)
class NetMark:
    """The name of a net at a point of a sheet, and the direction in which the name is drawn (y down)."""

    net: str
    at: Point
    way: tuple[int, int]


@dataclass
class Sheet:
    name: str
    title: str
    netlist: Netlist
    parts: dict[str, PlacedSymbol] = field(default_factory=dict)
    wires: list[tuple[Point, Point]] = field(default_factory=list)
    labels: list[NetMark] = field(default_factory=list)
    rails: list[NetMark] = field(default_factory=list)
    flags: list[NetMark] = field(default_factory=list)
    open_pins: list[Point] = field(default_factory=list)
    joints: list[Point] = field(default_factory=list)
    texts: list[tuple[Point, str, float]] = field(default_factory=list)

    def add_symbol(self, ref: str, symbol: Symbol, at: Point) -> None:
        self.parts[ref] = PlacedSymbol(ref, symbol, round_point(*at))

    def add_text(self, at: Point, text: str, size: float = 2.0) -> None:
        self.texts.append((round_point(*at), text, size))

    def locate_pin(self, ref: str, number: str) -> Point:
        part = self.parts[ref]
        return next(part.locate_pin(pin) for pin in part.symbol.pins if pin.number == number)

    def add_wire(self, *points: Point) -> None:
        """Draw a wire from each of the points to the next one."""
        self.wires += [(a, b) for a, b in zip(points, points[1:], strict=False) if a != b]

    def join_pins(self, start: Node, end: Node, *, first_axis: str = "x") -> None:
        """Draw a wire with one corner between two pins (reference, pin). It begins along `first_axis`, "x" or "y"."""
        a, b = self.locate_pin(*start), self.locate_pin(*end)
        self.add_wire(a, (b[0], a[1]) if first_axis == "x" else (a[0], b[1]), b)

    def add_flag(self, net: str, at: Point) -> None:
        """Draw the power flag of a net, and the net's name below the flag."""
        self.flags.append(NetMark(net, round_point(*at), (0, -1)))
        end = round_point(at[0], at[1] + 2 * GRID)
        self.wires.append((round_point(*at), end))
        if net in RAILS:
            self.rails.append(NetMark(net, end, (0, 1)))
        else:
            self._add_name(net, end, (0, 1))

    def finish(self) -> None:
        """Finish the sheet: draw the wires between pins that face each other, and names of nets at all other pins."""
        pins = self._locate_pins()
        self._join_facing(pins)
        self._split_wires()
        groups = self._group_pins(pins)
        for net, group in groups:
            self._mark_group(net, group)
        for node, (place, _) in pins.items():
            if not self._is_net(node):
                self.open_pins.append(place)
        self._split_wires()
        self._add_joints(pins)

    def _locate_pins(self) -> dict[Node, tuple[Point, tuple[int, int]]]:
        """Return for each pin (reference, pin) its place, and the direction from the body to the outside (y down)."""
        pins = {}
        for ref, part in self.parts.items():
            for pin in part.symbol.pins:
                x, y = pin.get_outward()
                pins[ref, pin.number] = part.locate_pin(pin), (x, -y)
        return pins

    def _is_net(self, node: Node) -> bool:
        """Return whether a pin is on a net with other pins."""
        return len(self.netlist.nets.get(self.netlist.net_of.get(node, ""), ())) > 1

    def _join_facing(self, pins: dict) -> None:
        taken_places = {end for wire in self.wires for end in wire}
        places = [place for place, _ in pins.values()]
        for node, (place, _) in pins.items():
            net = self.netlist.net_of.get(node)
            if not self._is_net(node) or net in RAILS or net == names.GROUND or place in taken_places:
                continue
            partner = self._find_facing(node, pins, places)
            if partner and partner not in taken_places:
                self.add_wire(place, partner)
                taken_places |= {place, partner}

    def _find_facing(self, node: Node, pins: dict, places: list[Point]) -> Point | None:
        (x, y), (dx, dy) = pins[node]
        net = self.netlist.net_of[node]
        candidates = []
        for px, py in places:
            distance = (px - x) * dx + (py - y) * dy
            offset = (px - x) * dy - (py - y) * dx
            if 0 < distance <= _MAX_DISTANCE and abs(offset) < 0.01:
                candidates.append((distance, (px, py)))
        if not candidates:
            return None
        nearest = min(candidates)[1]
        for other_node, (place, direction) in pins.items():
            if place == nearest and self.netlist.net_of.get(other_node) == net and direction == (-dx, -dy):
                return None if self._is_crossing_body((x, y), place, {node[0], other_node[0]}) else place
        return None

    def _is_crossing_body(self, a: Point, b: Point, ignored_refs: set[str]) -> bool:
        left, right = sorted((a[0], b[0]))
        top, bottom = sorted((a[1], b[1]))
        for ref, part in self.parts.items():
            box = part.get_bounds()
            is_apart = right < box[0] or left > box[2] or bottom < box[1] or top > box[3]
            if ref not in ignored_refs and not is_apart:
                return True
        return False

    def _split_wires(self) -> None:
        """Split each wire where another wire, a pin or a name begins, so that they touch at ends only."""
        ends = {end for wire in self.wires for end in wire} | {place for place, _ in self._locate_pins().values()}
        ends |= {mark.at for mark in (*self.labels, *self.rails, *self.flags)}
        pieces = []
        for a, b in self.wires:
            inner_points = sorted(
                (p for p in ends if is_on_wire(p, a, b)), key=lambda p: abs(p[0] - a[0]) + abs(p[1] - a[1])
            )
            chain = [a, *inner_points, b]
            pieces += list(zip(chain, chain[1:], strict=False))
        self.wires = list(dict.fromkeys(pieces))

    def _group_pins(self, pins: dict) -> list[tuple[str, list[Node]]]:
        """Return (net, pins) of each group of pins that drawn wires join; a pin without a wire is its own group.

        `pins` is what `_locate_pins` returns.
        """
        group_of = {place: {place} for wire in self.wires for place in wire}
        for a, b in self.wires:
            if group_of[a] is not group_of[b]:
                group_of[a] |= group_of[b]
                for place in group_of[b]:
                    group_of[place] = group_of[a]
        groups: dict[int | Node, list[Node]] = {}
        for node, (place, _) in pins.items():
            if self._is_net(node):
                groups.setdefault(id(group_of[place]) if place in group_of else node, []).append(node)
        return [(self.netlist.net_of[group[0]], group) for group in groups.values()]

    def _mark_group(self, net: str, group: list[Node]) -> None:
        pins = self._locate_pins()
        places = {pins[node][0] for node in group}
        wires = self._find_wires(places)
        if wires:
            self._mark_wire(net, max(wires, key=lambda w: abs(w[0][0] - w[1][0]) + abs(w[0][1] - w[1][1])))
            return
        (x, y), (dx, dy) = pins[group[0]]
        end = round_point(x + dx * GRID, y + dy * GRID)
        self.wires.append(((x, y), end))
        self._add_name(net, end, (dx, dy))

    def _add_name(self, net: str, at: Point, direction: tuple[int, int]) -> None:
        marks = self.rails if net in RAILS or net == names.GROUND else self.labels
        marks.append(NetMark(net, at, direction))

    def _mark_wire(self, net: str, wire: tuple[Point, Point]) -> None:
        (ax, ay), (bx, by) = wire
        middle = round_point(round((ax + bx) / GRID) * GRID / 2, round((ay + by) / GRID) * GRID / 2)
        is_upright = ax == bx
        middle = round_point(ax, middle[1]) if is_upright else round_point(middle[0], ay)
        self._add_name(
            net, middle, (1, 0) if is_upright and net != names.GROUND else (0, 1 if net == names.GROUND else -1)
        )

    def _find_wires(self, places: set[Point]) -> list[tuple[Point, Point]]:
        """Return the wires that begin at these places, and all wires joined to these wires."""
        reached_places, wires = set(places), []
        while True:
            new_wires = [wire for wire in self.wires if wire not in wires and reached_places & set(wire)]
            if not new_wires:
                return wires
            wires += new_wires
            reached_places |= {end for wire in new_wires for end in wire}

    def _add_joints(self, pins: dict) -> None:
        ends = [end for wire in self.wires for end in wire] + [place for place, _ in pins.values()]
        self.joints = sorted({end for end in ends if ends.count(end) > 2})

"""The reader of a KiCad schematic, which finds its nets without using the modules that write it.

KiCad joins wires, pins and labels whose ends touch. Wires that cross are joined only at a junction. Global labels and
power symbols with the same name are one net.
"""

import math
from dataclasses import dataclass, field
from pathlib import Path

from hardware.circuit.netlist import Netlist, find_children, get_child, parse_expression
from hardware.schematic.geometry import Point, is_on_wire, round_point


@dataclass
class SchematicPart:
    """A part on a page of the schematic: where it is, its parsed nodes in the file, and its pins (number, name, place).

    `node` places the part, `symbol` is its symbol in the sheet's library.
    """

    ref: str
    at: Point
    angle: float
    node: list
    symbol: list
    pins: list[tuple[str, str, Point]]
    power: bool


@dataclass
class Page:
    title: str
    tree: list
    parts: list[SchematicPart] = field(default_factory=list)
    wires: list[tuple[Point, Point]] = field(default_factory=list)
    joints: set[Point] = field(default_factory=set)
    labels: list[tuple[str, Point]] = field(default_factory=list)
    open_pins: set[Point] = field(default_factory=set)


def read_pages(root: Path) -> list[Page]:
    """Return the pages of all sheets that the root file of a schematic names."""
    tree = parse_expression(root.read_text(encoding="utf-8"))
    references = {
        child_path[1]: get_child(child_path, "reference")[1]
        for child_path in find_children(get_child(tree, "symbol_instances"), "path")
    }
    pages = []
    for sheet in find_children(tree, "sheet"):
        name = next(item[2] for item in find_children(sheet, "property") if item[1] == "Sheet file")
        prefix = f"/{get_child(sheet, 'uuid')[1]}/"
        pages.append(_read_page(parse_expression((root.parent / name).read_text(encoding="utf-8")), prefix, references))
    return pages


def _read_page(tree: list, prefix: str, references: dict[str, str]) -> Page:
    page = Page(get_child(get_child(tree, "title_block"), "title")[1], tree)
    symbols = {node[1]: node for node in find_children(get_child(tree, "lib_symbols"), "symbol")}
    for node in find_children(tree, "symbol"):
        symbol = symbols[get_child(node, "lib_id")[1]]
        page.parts.append(_read_part(node, symbol, references[prefix + get_child(node, "uuid")[1]]))
    for node in find_children(tree, "wire"):
        a, b = (_get_place(xy) for xy in find_children(get_child(node, "pts"), "xy"))
        page.wires.append((a, b))
    page.joints = {_get_place(get_child(node, "at")) for node in find_children(tree, "junction")}
    page.open_pins = {_get_place(get_child(node, "at")) for node in find_children(tree, "no_connect")}
    page.labels = [(node[1], _get_place(get_child(node, "at"))) for node in find_children(tree, "global_label")]
    return page


def _read_part(node: list, symbol: list, ref: str) -> SchematicPart:
    position = get_child(node, "at")
    angle = float(position[3])
    pins = []
    for unit in find_children(symbol, "symbol"):
        for pin in find_children(unit, "pin"):
            at = _symbol_to_sheet(_get_place(position), angle, _get_place(get_child(pin, "at")))
            pins.append((get_child(pin, "number")[1], get_child(pin, "name")[1], at))
    return SchematicPart(
        ref, _get_place(position), angle, node, symbol, pins, bool(list(find_children(symbol, "power")))
    )


def _symbol_to_sheet(at: Point, angle: float, offset: Point) -> Point:
    cos, sin = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    x, y = offset
    return round_point(at[0] + x * cos - y * sin, at[1] - x * sin - y * cos)


def _get_place(node: list) -> Point:
    return round_point(float(node[1]), float(node[2]))


def find_connections(pages: list[Page]) -> tuple[dict[str, set[tuple[str, str]]], list[str]]:
    """Return the nets that join two pins or more (name -> pins), and faults in the drawing.

    Faults are ends that touch nothing, and nets with two names.
    """
    nets: dict[str, set[tuple[str, str]]] = {}
    faults = []
    for page in pages:
        for names, pins, places in _find_islands(page):
            if len(names) != 1 and (names or len(pins) != 1 or not places & page.open_pins):
                faults.append(f"{page.title}: {sorted(pins)[:4]} have the names {sorted(names) or 'none'}")
            for name in names:
                nets.setdefault(name, set()).update(pins)
        faults += _find_loose_ends(page)
    return {name: pins for name, pins in nets.items() if len(pins) > 1}, faults


def _find_islands(page: Page) -> list[tuple[set[str], set[tuple[str, str]], set[Point]]]:
    """Return the groups of connected points on a page: for each the names of its nets, its pins and its points."""
    group_of: dict[Point, set[Point]] = {}

    def join(a: Point, b: Point) -> None:
        first, second = group_of.setdefault(a, {a}), group_of.setdefault(b, {b})
        if first is not second:
            first |= second
            for place in second:
                group_of[place] = first

    joint_places = page.joints | {at for _, at in page.labels}
    for a, b in page.wires:
        join(a, b)
        for place in joint_places:
            if is_on_wire(place, a, b):
                join(a, place)
    islands: dict[int, tuple[set[str], set[tuple[str, str]], set[Point]]] = {}

    def find_island(place: Point) -> tuple[set[str], set[tuple[str, str]], set[Point]]:
        places = group_of.setdefault(place, {place})
        return islands.setdefault(id(places), (set(), set(), places))

    for name, place in page.labels:
        find_island(place)[0].add(name)
    for part in page.parts:
        for number, name, place in part.pins:
            if not part.power:
                find_island(place)[1].add((part.ref, number))
            elif name != "pwr":  # a flag names nothing
                find_island(place)[0].add(name)
    return list(islands.values())


def _find_loose_ends(page: Page) -> list[str]:
    pins = [at for part in page.parts for _, _, at in part.pins]
    ends = [end for wire in page.wires for end in wire] + pins + [at for _, at in page.labels]
    faults = [f"{page.title}: a wire ends at {end} on nothing" for end in set(ends) if ends.count(end) < 2]
    faults = [fault for fault in faults if not any(f"at {at} on" in fault for at in page.open_pins)]
    for place in {*ends} - page.joints - {at for _, at in page.labels}:
        if any(is_on_wire(place, a, b) for a, b in page.wires):
            faults.append(f"{page.title}: something touches a wire at {place} without a junction")
    return faults


def find_differences(netlist: Netlist, pages: list[Page]) -> list[str]:
    """Return findings about nets that differ between the drawn pages and the netlist, and faults in the drawing."""
    nets, findings = find_connections(pages)
    expected = {name: set(nodes) for name, nodes in netlist.nets.items() if len(nodes) > 1}
    for name in sorted({*nets, *expected}):
        missing_pins = expected.get(name, set()) - nets.get(name, set())
        extra_pins = nets.get(name, set()) - expected.get(name, set())
        if missing_pins or extra_pins:
            findings.append(f"{name}: not drawn {sorted(missing_pins)[:5]}, drawn too much {sorted(extra_pins)[:5]}")
    drawn_refs = [part.ref for page in pages for part in page.parts if not part.power]
    findings += [
        f"{ref} is drawn {drawn_refs.count(ref)} times" for ref in netlist.components if drawn_refs.count(ref) != 1
    ]
    findings += [f"{ref} is not in the netlist" for ref in drawn_refs if ref not in netlist.components]
    return findings

"""Symbols of the schematic as shapes and pins: KiCad's own from its libraries, boxes for parts that KiCad lacks.

Coordinates are those of a symbol library: mm, y up. A turned symbol is a separate symbol, so that parts on a sheet
never have to be turned.
"""

import math
from dataclasses import dataclass

from hardware.circuit import pin_names
from hardware.circuit.netlist import find_children, get_child, parse_expression

GRID = 2.54
# Electrical types of the boxes' pins, by name; the others are bidirectional.
_TYPES = {
    "DOUT": "output",
    "DIN": "input",
    "A": "input",
    "OE": "input",
    "Y": "output",
    "VSS": "power_in",
    "VDD": "power_in",
    "VCC": "power_in",
    "GND": "power_in",
    "AGND": "power_in",
    "VBUS": "power_out",
    "3V3": "power_out",
}


@dataclass(frozen=True)
class Shape:
    """A line, rectangle, circle, arc or text of a symbol: its points, line width, how it is filled, its words."""

    kind: str
    points: tuple[tuple[float, float], ...]
    width: float = 0.0
    fill: str = "none"
    radius: float = 0.0
    words: str = ""


@dataclass(frozen=True)
class Pin:
    """A pin of a symbol: where a wire connects, and the direction (degrees) of its line from there to the body."""

    number: str
    name: str
    kind: str
    at: tuple[float, float]
    angle: int
    length: float
    hidden: bool = False

    def get_outward(self) -> tuple[int, int]:
        """Return the direction in which this pin points away from the symbol's body, as (x, y), y up."""
        return {0: (-1, 0), 90: (0, -1), 180: (1, 0), 270: (0, 1)}[self.angle]


@dataclass(frozen=True)
class Symbol:
    name: str
    shapes: tuple[Shape, ...]
    pins: tuple[Pin, ...]
    shows_names: bool = True
    shows_numbers: bool = True
    name_offset: float = 0.508
    power: bool = False

    def get_bounds(self) -> tuple[float, float, float, float]:
        """Return left, bottom, right, top of the symbol with its pins."""
        points = [point for shape in self.shapes for point in _get_outline(shape)]
        points += [pin.at for pin in self.pins]
        xs, ys = [x for x, _ in points], [y for _, y in points]
        return min(xs), min(ys), max(xs), max(ys)


def _get_outline(shape: Shape) -> list[tuple[float, float]]:
    if shape.kind == "circle":
        (x, y), r = shape.points[0], shape.radius
        return [(x - r, y - r), (x + r, y + r)]
    return list(shape.points)


def turn_symbol(symbol: Symbol, degrees: int) -> Symbol:
    """Return the symbol turned counterclockwise. The turned symbol has another name, with the degrees at its end."""
    if not degrees:
        return symbol
    shapes = tuple(
        Shape(s.kind, tuple(_turn_point(p, degrees) for p in s.points), s.width, s.fill, s.radius, s.words)
        for s in symbol.shapes
    )
    turned_pins = tuple(
        Pin(p.number, p.name, p.kind, _turn_point(p.at, degrees), (p.angle + degrees) % 360, p.length, p.hidden)
        for p in symbol.pins
    )
    return Symbol(
        f"{symbol.name}_{degrees}",
        shapes,
        turned_pins,
        symbol.shows_names,
        symbol.shows_numbers,
        symbol.name_offset,
        symbol.power,
    )


def _turn_point(point: tuple[float, float], degrees: int) -> tuple[float, float]:
    cos, sin = round(math.cos(math.radians(degrees))), round(math.sin(math.radians(degrees)))
    x, y = point
    return round(x * cos - y * sin, 4), round(x * sin + y * cos, 4)


def parse_symbol(text: str, name: str) -> Symbol:
    """Parse the symbol `name` in the text of a KiCad library.

    A symbol that extends another has the other's shapes and pins.
    """
    node = parse_expression(_find_block(text, name))
    base_node = next(find_children(node, "extends"), None)
    if base_node is not None:
        parent = parse_symbol(text, base_node[1])
        return Symbol(name, parent.shapes, parent.pins, parent.shows_names, parent.shows_numbers, parent.name_offset)
    shapes: list[Shape] = []
    pins: list[Pin] = []
    for unit in find_children(node, "symbol"):
        number, style = unit[1].rsplit("_", 2)[1:]
        if number not in ("0", "1") or style not in ("0", "1"):
            continue
        shapes += [shape for item in unit if isinstance(item, list) for shape in _parse_shape(item)]
        pins += [_parse_pin(item) for item in find_children(unit, "pin")]
    names_node = next(find_children(node, "pin_names"), [])
    offsets = [float(item[1]) for item in find_children(names_node, "offset")]
    return Symbol(
        name,
        tuple(shapes),
        tuple(pins),
        shows_names=not _is_hidden(names_node),
        shows_numbers=not _is_hidden(next(find_children(node, "pin_numbers"), [])),
        name_offset=offsets[0] if offsets else 0.508,
    )


def _is_hidden(node: list) -> bool:
    """Return whether a node of a KiCad file says that the item it describes is hidden.

    KiCad 6 writes `hide`, later versions write `(hide yes)`.
    """
    return "hide" in node or ["hide", "yes"] in node


def _find_block(text: str, name: str) -> str:
    """Return the text of the symbol `name` in a KiCad library, without parsing the whole library.

    Raise ValueError if there is no such symbol.
    """
    start = text.find(f'(symbol "{name}"')
    if start < 0:
        raise ValueError(f"KiCad's library has no symbol {name}")
    depth, is_quoted, index = 0, False, start
    while True:
        character = text[index]
        if character == '"' and text[index - 1] != "\\":
            is_quoted = not is_quoted
        elif not is_quoted:
            depth += (character == "(") - (character == ")")
            if depth == 0:
                return text[start : index + 1]
        index += 1


def _parse_point(node: list) -> tuple[float, float]:
    return float(node[1]), float(node[2])


def _parse_shape(node: list) -> list[Shape]:
    kind = node[0]
    if kind not in ("rectangle", "polyline", "circle", "arc", "text"):
        return []
    if kind == "text":
        return [Shape(kind, (_parse_point(get_child(node, "at")),), words=node[1])]
    width = float(get_child(get_child(node, "stroke"), "width")[1])
    fill = get_child(get_child(node, "fill"), "type")[1]
    if kind == "circle":
        return [
            Shape(kind, (_parse_point(get_child(node, "center")),), width, fill, float(get_child(node, "radius")[1]))
        ]
    if kind == "polyline":
        return [
            Shape(kind, tuple(_parse_point(item) for item in find_children(get_child(node, "pts"), "xy")), width, fill)
        ]
    keywords = ("start", "end") if kind == "rectangle" else ("start", "mid", "end")
    return [Shape(kind, tuple(_parse_point(get_child(node, keyword)) for keyword in keywords), width, fill)]


def _parse_pin(node: list) -> Pin:
    position = get_child(node, "at")
    name, number = get_child(node, "name")[1], get_child(node, "number")[1]
    length = float(get_child(node, "length")[1])
    return Pin(
        number, "" if name == "~" else name, node[1], _parse_point(position), int(position[3]), length, _is_hidden(node)
    )


def make_box(name: str, key: str, used_numbers: set[str]) -> Symbol:
    """Return a symbol for a part that KiCad lacks: a box, with pins numbered down the left side and up the right side.

    Parts with up to eight pins have inputs on the left, outputs on the right, and supply pins above and below. `key` is
    the part's key in the parts catalog, `used_numbers` has the numbers of its connected pins.
    """
    names_of_pins = pin_names.PIN_NAMES.get(key, {})
    numbers = sorted({*names_of_pins, *used_numbers}, key=lambda number: (len(number), number))
    sides = _assign_sides(numbers, names_of_pins)
    rows = max(len(sides["left"]), len(sides["right"])) + 2 * bool(sides["top"] or sides["bottom"])
    half_width, height = (6 if len(numbers) > 8 else 3) * GRID, (rows + 1) * GRID
    top = math.ceil(rows / 2) * GRID + GRID
    pins = []
    for side, x, angle in (("left", -half_width - GRID, 0), ("right", half_width + GRID, 180)):
        for row, number in enumerate(sides[side], 1):
            pins.append(_make_box_pin(number, names_of_pins, (x, top - (row + bool(sides["top"])) * GRID), angle))
    for side, y, angle in (("top", top + GRID, 270), ("bottom", top - height - GRID, 90)):
        pins += [_make_box_pin(number, names_of_pins, (0.0, y), angle) for number in sides[side]]
    outline = Shape("rectangle", ((-half_width, top), (half_width, top - height)), 0.254, "background")
    return Symbol(name, (outline,), tuple(pins))


def _assign_sides(numbers: list[str], names_of_pins: dict[str, str]) -> dict[str, list[str]]:
    sides: dict[str, list[str]] = {"left": [], "right": [], "top": [], "bottom": []}
    if len(numbers) > 8:
        sides["left"], sides["right"] = numbers[: len(numbers) // 2], numbers[len(numbers) // 2 :][::-1]
        return sides
    for number in numbers:
        name = names_of_pins.get(number, "")
        kind = _TYPES.get(name, "")
        if kind == "power_in" and not sides["bottom" if name in ("VSS", "GND") else "top"]:
            sides["bottom" if name in ("VSS", "GND") else "top"].append(number)
        elif kind == "output" or (kind != "input" and len(sides["right"]) < len(sides["left"])):
            sides["right"].append(number)
        else:
            sides["left"].append(number)
    return sides


def _make_box_pin(number: str, names_of_pins: dict[str, str], at: tuple[float, float], angle: int) -> Pin:
    name = names_of_pins.get(number, "")
    return Pin(number, name, _TYPES.get(name, "bidirectional"), at, angle, GRID)


def make_rail(net: str, degrees: int, *, ground: bool) -> Symbol:
    """Return the power symbol of a net, turned by `degrees`. Its only pin is at (0, 0) and has the net's name."""
    if ground:
        points = ((0.0, 0.0), (0.0, -1.27), (1.27, -1.27), (0.0, -2.54), (-1.27, -1.27), (0.0, -1.27))
        shapes: tuple[Shape, ...] = (Shape("polyline", points),)
        pin = Pin("1", net, "power_in", (0.0, 0.0), 270, 0.0, hidden=True)
    else:
        lines = (((-0.762, 1.27), (0.0, 2.54)), ((0.0, 0.0), (0.0, 2.54)), ((0.0, 2.54), (0.762, 1.27)))
        shapes = tuple(Shape("polyline", line) for line in lines)
        pin = Pin("1", net, "power_in", (0.0, 0.0), 90, 0.0, hidden=True)
    name = net.replace("+", "P")
    symbol = Symbol(name, shapes, (pin,), shows_names=False, shows_numbers=False, power=True)
    return turn_symbol(symbol, degrees)


def make_power_flag() -> Symbol:
    """Return the power flag: it tells KiCad's rule check that a net gets power from outside the drawing."""
    points = ((0.0, 0.0), (0.0, 1.27), (-1.016, 1.905), (0.0, 2.54), (1.016, 1.905), (0.0, 1.27))
    pin = Pin("1", "pwr", "power_out", (0.0, 0.0), 90, 0.0)
    return Symbol("PWR_FLAG", (Shape("polyline", points),), (pin,), shows_names=False, shows_numbers=False, power=True)

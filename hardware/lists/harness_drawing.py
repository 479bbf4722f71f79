"""The harness drawing: the tray from below with all wires and their lengths, as SVG. All measures are mm."""

from hardware.case import layout
from hardware.circuit.netlist import Netlist, natural
from hardware.lists.harness import Harness, Point, Wire, harnesses, place_of
from hardware.templates import fill

WIDTH, HEIGHT = 297.0, 210.0
SCALE = 0.88
_MIDDLE = (95.0, 88.0)  # of the drawing of the tray, on the page
_APART = 1.5  # between wires that run side by side
_LANE = 0.95  # between wires along the board's front edge
# Wires on white paper: white has an outline, yellow is darker than the wire.
INK = {
    "white": "#ffffff",
    "yellow": "#e0b000",
    "black": "#111111",
    "red": "#d02a20",
    "green": "#1f9a4a",
    "blue": "#2a5fd0",
}
_ROW = 5.0


def on_page(place: Point) -> Point:
    """Return where a place of the case is on the page: seen from below, so left and right change sides."""
    middle = (layout.BACK + layout.FRONT) / 2
    x, y = place
    return round(_MIDDLE[0] - x * SCALE, 2), round(_MIDDLE[1] - (y - middle) * SCALE + 15, 2)


def _line(wire: Wire, shift: float, lane: int) -> list[Point]:
    """Return a wire's way, moved aside so that wires on the same way can be distinguished."""
    if len(wire.way) == 2:
        (ax, ay), (bx, by) = wire.way
        return [(ax, ay), (ax + shift, ay), (bx + shift, by), (bx, by)]
    start, first, second, end = wire.way
    in_front = first[1] < layout.BOARD[2]
    line = layout.BOARD[2] - 1.5 - _LANE * lane if in_front else first[1] - shift
    return [start, (start[0], line), (second[0] + shift, line), (second[0] + shift, end[1]), end]


def runs(found: list[Harness]) -> list[tuple[Wire, list[Point]]]:
    """Return the way of each wire in the case, beside those on the same way."""
    ways: list[tuple[Wire, list[Point]]] = []
    for harness in found:
        for number, wire in enumerate(harness.wires):
            shift = (number - len(harness.wires) / 2) * _APART
            ways.append((wire, _line(wire, shift, len(ways))))
    return ways


def _paths(found: list[Harness]) -> list[dict[str, object]]:
    paths: list[dict[str, object]] = []
    for wire, points in runs(found):
        way = " ".join(f"{x:g},{y:g}" for x, y in map(on_page, points))
        paths.append({"way": way, "ink": INK[wire.color], "white": wire.color == "white"})
    return paths


def _box(left: float, right: float, front: float, back: float) -> dict[str, float]:
    x, y = on_page((right, back))
    return {"x": x, "y": y, "width": (right - left) * SCALE, "height": (back - front) * SCALE}


def _ends(netlist: Netlist) -> list[dict[str, object]]:
    """Return the squares of buttons and display, and the words in them."""
    found = []
    for ref, part in netlist.components.items():
        if part.key == "button":
            x, y = place_of(ref, "1")
            net = next(net for net in netlist.pins_of(ref).values() if "_" in net)
            half = layout.SWITCH / 2
            found.append({"box": _box(x - half, x + half, y - half, y + half), "words": [ref, net]})
        elif part.key == "display":
            x, y = layout.MODULE_AT
            width, high = layout.MODULE
            box = _box(x - width / 2, x + width / 2, y - high / 2, y + high / 2)
            found.append({"box": box, "words": [ref, "display"]})
    return found


def _plugs(netlist: Netlist) -> list[dict[str, object]]:
    found = []
    for ref in sorted((ref for ref in netlist.components if ref.startswith("J") and ref[1:].isdigit()), key=natural):
        count = len(netlist.pins_of(ref))
        places = [on_page(place_of(ref, str(pin))) for pin in range(1, count + 1)]
        found.append({"ref": ref, "places": places, "first": places[0], "last": places[-1]})
    return found


def harness_svg(netlist: Netlist) -> str:
    found = harnesses(netlist)
    rows, y = [], 20.0
    for harness in found:
        rows.append({"y": y, "title": f"{harness.name} (at {harness.plug})"})
        for wire in harness.wires:
            y += _ROW
            ends = f"{'-'.join(wire.start)} to {'-'.join(wire.end)}"
            rows.append(
                {
                    "y": y,
                    "ink": INK[wire.color],
                    "words": ends,
                    "net": wire.net,
                    "color": wire.color,
                    "mm": wire.length_mm,
                }
            )
        y += 1.6 * _ROW
    return fill(
        "lists/harness.svg",
        width=WIDTH,
        height=HEIGHT,
        tray=_box(layout.LEFT, layout.RIGHT, layout.FRONT, layout.BACK),
        board=_box(*layout.BOARD),
        ends=_ends(netlist),
        plugs=_plugs(netlist),
        paths=_paths(found),
        rows=rows,
    )

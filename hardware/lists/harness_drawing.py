"""The wire harnesses drawn as SVG in mm: the tray seen from below with all wires, and a list of their lengths."""

from hardware.case import layout
from hardware.circuit.netlist import Netlist, make_natural_key
from hardware.lists.harness import Harness, HarnessWire, Point, locate_wire_end, make_harnesses
from hardware.templates import fill_template

WIDTH, HEIGHT = 297.0, 210.0
SCALE = 0.88
_MIDDLE = (95.0, 88.0)  # of the drawing of the tray, on the page
_SPACING_MM = 1.5  # between wires that run side by side
_LANE_MM = 0.95  # between wires along the board's front edge
# Wires on white paper: white has an outline, yellow is darker than the wire.
INK = {
    "white": "#ffffff",
    "yellow": "#e0b000",
    "black": "#111111",
    "red": "#d02a20",
    "green": "#1f9a4a",
    "blue": "#2a5fd0",
}
_ROW_MM = 5.0


def case_to_page(place: Point) -> Point:
    """Convert a point in the case to a point on the drawing's page, in mm.

    The tray is drawn as seen from below, so left and right are exchanged.
    """
    middle = (layout.BACK + layout.FRONT) / 2
    x, y = place
    return round(_MIDDLE[0] - x * SCALE, 2), round(_MIDDLE[1] - (y - middle) * SCALE + 15, 2)


def _shift_way(wire: HarnessWire, shift: float, lane: int) -> list[Point]:
    """Return the points of a wire's route, moved sideways so that parallel wires can be distinguished.

    `shift` is the distance in mm. Along the board's front edge each wire has its own `lane`, a number from 0.
    """
    if len(wire.way) == 2:
        (ax, ay), (bx, by) = wire.way
        return [(ax, ay), (ax + shift, ay), (bx + shift, by), (bx, by)]
    start, first, second, end = wire.way
    is_in_front = first[1] < layout.BOARD[2]
    lane_y = layout.BOARD[2] - 1.5 - _LANE_MM * lane if is_in_front else first[1] - shift
    return [start, (start[0], lane_y), (second[0] + shift, lane_y), (second[0] + shift, end[1]), end]


def list_runs(harnesses: list[Harness]) -> list[tuple[HarnessWire, list[Point]]]:
    """Return each wire with the points through which it is drawn. Wires on the same route are drawn side by side."""
    runs: list[tuple[HarnessWire, list[Point]]] = []
    for harness in harnesses:
        for number, wire in enumerate(harness.wires):
            shift = (number - len(harness.wires) / 2) * _SPACING_MM
            runs.append((wire, _shift_way(wire, shift, len(runs))))
    return runs


def _list_paths(harnesses: list[Harness]) -> list[dict[str, object]]:
    paths: list[dict[str, object]] = []
    for wire, points in list_runs(harnesses):
        points_text = " ".join(f"{x:g},{y:g}" for x, y in map(case_to_page, points))
        paths.append({"way": points_text, "ink": INK[wire.color], "white": wire.color == "white"})
    return paths


def _make_box(left: float, right: float, front: float, back: float) -> dict[str, float]:
    x, y = case_to_page((right, back))
    return {"x": x, "y": y, "width": (right - left) * SCALE, "height": (back - front) * SCALE}


def _list_ends(netlist: Netlist) -> list[dict[str, object]]:
    """Return the rectangles that stand for buttons and display in the drawing: `box` and `words` of each."""
    ends = []
    for ref, part in netlist.components.items():
        if part.key == "button":
            x, y = locate_wire_end(ref, "1")
            net = next(net for net in netlist.get_pins(ref).values() if "_" in net)
            half = layout.SWITCH / 2
            ends.append({"box": _make_box(x - half, x + half, y - half, y + half), "words": [ref, net]})
        elif part.key == "display":
            x, y = layout.MODULE_AT
            width, height = layout.MODULE
            box = _make_box(x - width / 2, x + width / 2, y - height / 2, y + height / 2)
            ends.append({"box": box, "words": [ref, "display"]})
    return ends


def _list_plugs(netlist: Netlist) -> list[dict[str, object]]:
    plugs = []
    for ref in sorted(
        (ref for ref in netlist.components if ref.startswith("J") and ref[1:].isdigit()), key=make_natural_key
    ):
        count = len(netlist.get_pins(ref))
        places = [case_to_page(locate_wire_end(ref, str(pin))) for pin in range(1, count + 1)]
        plugs.append({"ref": ref, "places": places, "first": places[0], "last": places[-1]})
    return plugs


def draw_harness(netlist: Netlist) -> str:
    harnesses = make_harnesses(netlist)
    rows, y = [], 20.0
    for harness in harnesses:
        rows.append({"y": y, "title": f"{harness.name} (at {harness.plug})"})
        for wire in harness.wires:
            y += _ROW_MM
            ends_text = f"{'-'.join(wire.start)} to {'-'.join(wire.end)}"
            rows.append(
                {
                    "y": y,
                    "ink": INK[wire.color],
                    "words": ends_text,
                    "net": wire.net,
                    "color": wire.color,
                    "mm": wire.length_mm,
                }
            )
        y += 1.6 * _ROW_MM
    return fill_template(
        "lists/harness.svg",
        width=WIDTH,
        height=HEIGHT,
        tray=_make_box(layout.LEFT, layout.RIGHT, layout.FRONT, layout.BACK),
        board=_make_box(*layout.BOARD),
        ends=_list_ends(netlist),
        plugs=_list_plugs(netlist),
        paths=_list_paths(harnesses),
        rows=rows,
    )

"""The plot of a page of the KiCad schematic, as read back from its file, as SVG. All measures are mm."""

import math
from collections.abc import Iterator

from markupsafe import Markup, escape

from hardware.circuit.netlist import find_children, get_child
from hardware.schematic.geometry import Point
from hardware.schematic.reader import Page, SchematicPart

_LINE_MM, _TEXT_SCALE = 0.15, 1.45  # of the font's size in the file: KiCad's is the height of a capital
_BODY_COLOR, _WIRE_COLOR, _NAME_COLOR, _FILL_COLOR = "#7a1f1f", "#1d6b2f", "#14406b", "#fffbe0"
_BASELINE_SHIFT = 0.36  # of the font's size: from the middle of a line of text to its baseline
_FLAG_MM = 0.95  # half the height of a label's frame
_LETTER_WIDTH = 0.62  # of the font's size: the width of a letter


def draw_page(page: Page) -> Markup:
    """Return the SVG shapes of a page, for the inside of the <svg> element."""
    shapes = [shape for part in page.parts for shape in _draw_part(part)]
    shapes += [_draw_line([a, b], _WIRE_COLOR) for a, b in page.wires]
    shapes += [f'<circle cx="{x:g}" cy="{y:g}" r="0.5" fill="{_WIRE_COLOR}"/>' for x, y in sorted(page.joints)]
    for x, y in sorted(page.open_pins):
        shapes += [_draw_line([(x - 0.6, y - 0.6 * s), (x + 0.6, y + 0.6 * s)], _NAME_COLOR) for s in (1, -1)]
    for node in find_children(page.tree, "global_label"):
        shapes += _draw_label(node)
    for node in find_children(page.tree, "text"):
        x, y = (float(value) for value in get_child(node, "at")[1:3])
        size = float(get_child(get_child(get_child(node, "effects"), "font"), "size")[1])
        shapes.append(_draw_words(node[1], (x, y), size * _TEXT_SCALE, "start", _NAME_COLOR))
    return Markup("".join(shapes))


def _draw_line(points: list[Point], color: str, width: float = _LINE_MM, fill: str = "none") -> str:
    points_text = " ".join(f"{x:.3f},{y:.3f}" for x, y in points)
    return f'<polyline points="{points_text}" fill="{fill}" stroke="{color}" stroke-width="{width:g}"/>'


def _draw_words(text: str, at: Point, size: float, anchor: str, color: str, is_vertical: bool = False) -> str:
    """Return a text as SVG, placed by its baseline; a turned text reads upwards.

    The library that makes the PDF supports no other way to place a text.
    """
    x, y = at
    transform = f' transform="rotate(-90 {x:.3f} {y:.3f})"' if is_vertical else ""
    return (
        f'<text x="{x:.3f}" y="{y:.3f}" font-family="sans-serif" font-size="{size:.2f}" text-anchor="{anchor}"'
        f' fill="{color}"{transform}>{escape(text)}</text>'
    )


def _draw_label(node: list) -> Iterator[str]:
    x, y, angle = (float(value) for value in get_child(node, "at")[1:4])
    size = 1.27 * _TEXT_SCALE * 0.9
    length = len(node[1]) * size * _LETTER_WIDTH + 1.2
    cos, sin = round(math.cos(math.radians(angle))), -round(math.sin(math.radians(angle)))
    corners = (
        (0, 0),
        (_FLAG_MM, _FLAG_MM),
        (length + _FLAG_MM, _FLAG_MM),
        (length + _FLAG_MM, -_FLAG_MM),
        (_FLAG_MM, -_FLAG_MM),
        (0, 0),
    )
    yield _draw_line([(x + u * cos - v * sin, y + u * sin + v * cos) for u, v in corners], _BODY_COLOR, fill="white")
    u = _FLAG_MM + length / 2
    middle = (x + u * cos, y + u * sin)
    shift = size * _BASELINE_SHIFT
    at = (middle[0] + shift, middle[1]) if sin else (middle[0], middle[1] + shift)
    yield _draw_words(node[1], at, size, "middle", _BODY_COLOR, is_vertical=bool(sin))


def _draw_part(part: SchematicPart) -> Iterator[str]:
    for unit in find_children(part.symbol, "symbol"):
        for node in unit:
            if isinstance(node, list):
                yield from _draw_shape(part, node)
        for pin in find_children(unit, "pin"):
            yield from _draw_pin(part, pin)
    for field in find_children(part.node, "property"):
        effects = get_child(field, "effects")
        if "hide" in effects or not field[2]:
            continue
        x, y = (float(value) for value in get_child(field, "at")[1:3])
        justify = next(find_children(effects, "justify"), [])
        anchor = "start" if "left" in justify else "end" if "right" in justify else "middle"
        size = 1.27 * _TEXT_SCALE * 0.95
        yield _draw_words(
            field[2], (x, y + size * _BASELINE_SHIFT), size, anchor, _NAME_COLOR if not part.power else _BODY_COLOR
        )


def _locate_node(part: SchematicPart, node: list) -> Point:
    return part.at[0] + float(node[1]), part.at[1] - float(node[2])


def _draw_shape(part: SchematicPart, node: list) -> Iterator[str]:
    kind = node[0]
    if kind not in ("rectangle", "polyline", "circle", "arc"):
        return
    width = float(get_child(get_child(node, "stroke"), "width")[1]) or _LINE_MM
    fill = {"background": _FILL_COLOR, "outline": _BODY_COLOR}.get(
        get_child(get_child(node, "fill"), "type")[1], "none"
    )
    style = f'fill="{fill}" stroke="{_BODY_COLOR}" stroke-width="{width:g}"'
    if kind == "circle":
        x, y = _locate_node(part, get_child(node, "center"))
        yield f'<circle cx="{x:.3f}" cy="{y:.3f}" r="{float(get_child(node, "radius")[1]):g}" {style}/>'
    elif kind == "polyline":
        yield _draw_line(
            [_locate_node(part, xy) for xy in find_children(get_child(node, "pts"), "xy")], _BODY_COLOR, width, fill
        )
    elif kind == "rectangle":
        (ax, ay), (bx, by) = _locate_node(part, get_child(node, "start")), _locate_node(part, get_child(node, "end"))
        yield (
            f'<rect x="{min(ax, bx):.3f}" y="{min(ay, by):.3f}" width="{abs(ax - bx):.3f}"'
            f' height="{abs(ay - by):.3f}" {style}/>'
        )
    else:
        yield _draw_line(
            _interpolate_arc(*(_locate_node(part, get_child(node, name)) for name in ("start", "mid", "end"))),
            _BODY_COLOR,
            width,
            fill,
        )


def _interpolate_arc(a: Point, b: Point, c: Point) -> list[Point]:
    """Return points along the arc that begins at `a`, passes through `b` and ends at `c`."""
    d = 2 * (a[0] * (b[1] - c[1]) + b[0] * (c[1] - a[1]) + c[0] * (a[1] - b[1]))
    if abs(d) < 1e-9:
        return [a, b, c]
    squares = [p[0] ** 2 + p[1] ** 2 for p in (a, b, c)]
    x = (squares[0] * (b[1] - c[1]) + squares[1] * (c[1] - a[1]) + squares[2] * (a[1] - b[1])) / d
    y = (squares[0] * (c[0] - b[0]) + squares[1] * (a[0] - c[0]) + squares[2] * (b[0] - a[0])) / d
    angles = [math.atan2(p[1] - y, p[0] - x) for p in (a, b, c)]
    sweep = (angles[2] - angles[0]) % (2 * math.pi)
    if (angles[1] - angles[0]) % (2 * math.pi) > sweep:
        sweep -= 2 * math.pi
    radius = math.dist(a, (x, y))
    step_angles = [angles[0] + sweep * step / 12 for step in range(13)]
    return [(x + radius * math.cos(angle), y + radius * math.sin(angle)) for angle in step_angles]


def _draw_pin(part: SchematicPart, node: list) -> Iterator[str]:
    length = float(get_child(node, "length")[1])
    if "hide" in node or not length:
        return
    x, y = _locate_node(part, get_child(node, "at"))
    angle = int(get_child(node, "at")[3])
    dx, dy = round(math.cos(math.radians(angle))), -round(math.sin(math.radians(angle)))
    inner_end = (x + dx * length, y + dy * length)
    yield _draw_line([(x, y), inner_end], _BODY_COLOR)
    size = 1.27 * _TEXT_SCALE * 0.75
    if "hide" not in next(find_children(part.symbol, "pin_numbers"), []):
        middle = (x + dx * length / 2, y + dy * length / 2)
        at = (middle[0], middle[1] - 0.25) if dx else (middle[0] - 0.25, middle[1])
        yield _draw_words(get_child(node, "number")[1], at, size, "middle", _BODY_COLOR, is_vertical=bool(dy))
    name, names_node = get_child(node, "name")[1], next(find_children(part.symbol, "pin_names"), [])
    if name == "~" or "hide" in names_node:
        return
    gap = float(get_child(names_node, "offset")[1]) if list(find_children(names_node, "offset")) else 0.508
    size, (ix, iy) = 1.27 * _TEXT_SCALE * 0.85, inner_end
    if dx:
        anchor = "start" if dx > 0 else "end"
        yield _draw_words(name, (ix + dx * gap, iy + size * _BASELINE_SHIFT), size, anchor, _NAME_COLOR)
    else:
        anchor = "end" if dy > 0 else "start"
        yield _draw_words(
            name, (ix + size * _BASELINE_SHIFT, iy + dy * gap), size, anchor, _NAME_COLOR, is_vertical=True
        )

"""The drawing of the starter tray's breadboard as SVG, from its wiring.

10 units are 2.54 mm, the distance between two holes.
"""

from hardware.hand_wiring.svg import INK, draw_box, draw_dot, draw_label, draw_list_row, draw_page, draw_text
from hardware.hand_wiring.svg import draw_wire as wire_shape
from hardware.starter import wiring

PITCH = 10.0
# Rows from the top of the drawing; between rows f and e is the gap of the middle.
_ROW_Y = {
    "-top": 60.0,
    "+top": 70.0,
    **{row: 95.0 + PITCH * number for number, row in enumerate("jihgf")},
    **{row: 165.0 + PITCH * number for number, row in enumerate("edcba")},
    "-bottom": 230.0,
    "+bottom": 240.0,
}
_LEFT = 100.0
_WIDTH, _HEIGHT = _LEFT + PITCH * wiring.COLUMNS + 60.0, 740.0
_PARTS_DOWN = 400.0  # how far the parts alone are below the whole
_KEY_COLORS = {"RED": "#d62b1f", "YELLOW": "#e5c100", "GREEN": "#1f9d4d", "BLUE": "#2a66d9"}
_BOW = 14.0  # of long wires
_LABEL_AT_KEY = 0.86  # where the number of a key's wire is, as a share of its length
_BESIDE_ANOTHER = 2  # the number of a wire that runs beside the next one
_STICK = {"S": (250.0, 28.0), "V": (262.0, 28.0), "G": (274.0, 28.0)}


def locate_end(end: str) -> tuple[float, float]:
    """Return where a wire's end is in the drawing: a hole, or a pin of the LED stick."""
    if end.startswith("stick "):
        return _STICK[end[-1]]
    row, column = end.split() if " " in end else (end[0], end[1:])
    return _LEFT + PITCH * int(column), _ROW_Y[row]


def draw() -> str:
    """Return the whole drawing as SVG: all parts and wires, the list of wires, and below that the parts alone.

    Where the parts are alone, the names of their holes are beside their legs.
    """
    parts = [*_draw_board(), *_draw_pico(), *_draw_display(), *_draw_buttons()]
    main_shapes = [
        *_draw_board(),
        *_draw_stick(),
        *_draw_pico(),
        *_draw_display(),
        *_draw_buttons(),
        *_draw_wires(),
        *_draw_diode(),
        *_draw_table(),
    ]
    parts_shapes = [f'<g transform="translate(0 {_PARTS_DOWN:g})">', *parts, *_draw_diode(), *_draw_holes(), "</g>"]
    return draw_page(_WIDTH, _HEIGHT, [*main_shapes, *parts_shapes])


def _draw_holes() -> list[str]:
    """Return SVG shapes: the names of holes into which legs of parts go, and a title above them."""
    shapes = [draw_text(_LEFT - 12, 38, "First the parts alone: the hole of each leg", 9, INK, "start")]
    named_holes = [(wiring.PICO[pin], -12.0 if int(pin) > 20 else 13.0) for pin in ("1", "20", "21", "40")]
    for holes in wiring.BUTTONS.values():
        named_holes += [(hole, 11.0 if hole[0] in wiring.LOWER else -11.0) for hole in holes.values()]
    for hole, dy in named_holes:
        x, y = locate_end(hole)
        shapes += _draw_plate(x, y + dy, hole)
    (x, y), (to_x, to_y) = locate_end(wiring.DIODE["anode"]), locate_end(wiring.DIODE["cathode"])
    shapes += [
        *_draw_plate(x - 22, y, wiring.DIODE["anode"]),
        *_draw_plate(to_x + 22, to_y - 1, wiring.DIODE["cathode"]),
    ]
    display_holes = list(wiring.DISPLAY.values())
    (x, y), (to_x, _) = locate_end(display_holes[0]), locate_end(display_holes[-1])
    return [*shapes, *_draw_plate((x + to_x) / 2, y - 11, f"{display_holes[0]} to {display_holes[-1]}")]


def _draw_plate(x: float, y: float, text: str) -> list[str]:
    """Return SVG shapes: words on a light box, so that they are readable above holes."""
    width = 4.2 * len(text) + 4
    return [draw_box(x - width / 2, y - 5, width, 10, "#fffdf6", 2), draw_text(x, y + 2.4, text, 6.6, "#a3190e")]


def _draw_board() -> list[str]:
    right = _LEFT + PITCH * wiring.COLUMNS
    shapes = [draw_box(_LEFT - 12, 48, right - _LEFT + 34, 204, "#f4f1ea", 4)]
    for row, y in _ROW_Y.items():
        is_rail = row[0] in "+-"
        color = {"+": "#d62b1f", "-": "#2a66d9"}.get(row[0], "#9a9a92")
        if is_rail:
            dy = 5 if row[0] == "+" else -5
            shapes.append(
                f'<path d="M{_LEFT + 4:g} {y + dy:g}H{right + 6:g}" stroke="{color}" stroke-width="0.8" fill="none"/>'
            )
        dots = "".join(f"M{_LEFT + PITCH * column:g} {y:g}h0" for column in range(1, wiring.COLUMNS + 1))
        shapes.append(f'<path d="{dots}" stroke="#9a9a92" stroke-width="3" stroke-linecap="round"/>')
        for x in (_LEFT - 4, right + 12):
            shapes.append(draw_text(x, y + 2.4, row[0] if is_rail else row, 7, color))
    for column in (1, *range(5, wiring.COLUMNS + 1, 5)):
        shapes.append(draw_text(_LEFT + PITCH * column, 89, str(column), 5.5, "#777"))
        shapes.append(draw_text(_LEFT + PITCH * column, 219, str(column), 5.5, "#777"))
    return shapes


def _draw_stick() -> list[str]:
    shapes = [draw_box(240, 6, 260, 18, "#1c1d20")]
    shapes += [draw_box(300 + 24 * led, 9, 12, 12, "#f4f4f4", 1) for led in range(wiring.LEDS)]
    shapes.append(draw_text(510, 18, "stick of 8 LEDs, input at the left", 7, "#222", "start"))
    shapes += [draw_text(x, 15, pin, 7, "#ffffff") for pin, (x, _) in _STICK.items()]
    return shapes


def _draw_pico() -> list[str]:
    left, top = locate_end("h1")
    shapes = [draw_box(left - 6, top - 6, 202, 82, "#2f6b4b"), draw_box(left - 12, top + 24, 20, 22, "#c9ccd1")]
    shapes.append(draw_text(left + 95, top + 38, "Raspberry Pi Pico H, USB plug at the left", 7, "#ffffff"))
    for pin, hole in wiring.PICO.items():
        x, y = locate_end(hole)
        shapes.append(draw_dot(x, y, 2, "#e3c66b"))
        if int(pin) in (1, 20, 21, 40):
            shapes.append(draw_text(x, y + (10 if hole[0] == "h" else -5), pin, 5, "#ffffff"))
    return shapes


def _draw_display() -> list[str]:
    x, y = locate_end(wiring.DISPLAY["GND"])
    left = x + 15 - 54
    shapes = [draw_box(left, y - 5, 108, 108, "#1d3a6b"), draw_box(left + 5, y + 22, 98, 56, "#0c0d10")]
    shapes.append(draw_text(left + 54, y + 53, "display", 9, "#9ecbff"))
    for pin, hole in wiring.DISPLAY.items():
        px, py = locate_end(hole)
        shapes.append(draw_dot(px, py, 2, "#e3c66b"))
        shapes.append(draw_text(px, py + 10, pin, 4.5, "#ffffff"))
    return shapes


def _draw_buttons() -> list[str]:
    shapes = []
    for color, holes in wiring.BUTTONS.items():
        (x, y), (right, bottom) = locate_end(holes["3"]), locate_end(holes["2"])
        middle = (x + right) / 2, (y + bottom) / 2
        shapes.append(draw_box(middle[0] - 23, middle[1] - 23, 46, 46, "#2b2d31"))
        shapes.append(f'<circle cx="{middle[0]:g}" cy="{middle[1]:g}" r="16" fill="{_KEY_COLORS[color]}"/>')
        shapes.append(draw_text(middle[0], middle[1] + 2.5, color.lower(), 7, "#ffffff"))
        for hole in holes.values():
            px, py = locate_end(hole)
            shapes.append(draw_dot(px, py, 2, "#cfd2d6"))
    return shapes


def _draw_wires() -> list[str]:
    shapes, labels = [], []
    key_wires = [wire for wire in wiring.WIRES if wire.net.startswith("KEY_")]
    for number, wire in enumerate(wiring.WIRES, 1):
        (x, y), (to_x, to_y) = locate_end(wire.start), locate_end(wire.end)
        bow = 4.0 + 8.0 * key_wires.index(wire) if wire in key_wires else _BOW if abs(to_x - x) > 40 else 0.0
        fraction = _LABEL_AT_KEY if wire in key_wires else 0.5 if number != _BESIDE_ANOTHER else 0.25
        shapes += wire_shape((x, y), (to_x, to_y), wire.color, bow)
        middle = (
            (1 - fraction) * x + fraction * to_x,
            (1 - fraction) * y + fraction * to_y - 2 * fraction * (1 - fraction) * bow,
        )
        labels += draw_label(*middle, number)
    return shapes + labels


def _draw_diode() -> list[str]:
    (x, y), (to_x, to_y) = locate_end(wiring.DIODE["anode"]), locate_end(wiring.DIODE["cathode"])
    return [
        f'<path d="M{x:g} {y:g}L{to_x:g} {to_y:g}" stroke="#8a8d93" stroke-width="1.4"/>',
        f'<path d="M{x + (to_x - x) * 0.25:g} {y + (to_y - y) * 0.25:g}L{x + (to_x - x) * 0.75:g} '
        f'{y + (to_y - y) * 0.75:g}"'
        ' stroke="#222" stroke-width="6"/>',
        f'<path d="M{x + (to_x - x) * 0.66:g} {y + (to_y - y) * 0.66:g}L{x + (to_x - x) * 0.74:g} '
        f'{y + (to_y - y) * 0.74:g}"'
        ' stroke="#e6e6e6" stroke-width="6"/>',
        draw_text(4, y - 6, "diode: ring to the rail", 6.5, "#222", "start"),
    ]


def _draw_table() -> list[str]:
    """Return SVG shapes: the list of wires below the board."""
    shapes = [draw_text(_LEFT - 12, 272, "Wires", 9, "#222", "start")]
    wires = [(str(number), wire) for number, wire in enumerate(wiring.WIRES, 1)]
    for index, (number, wire) in enumerate(wires):
        column, row = divmod(index, 8)
        x, y = (_LEFT - 12, _LEFT + 360)[column], 290 + 14 * row
        shapes += draw_list_row(x, y, wire.color, f"{number}  {wire.color}: {wire.start} to {wire.end}")
    return shapes

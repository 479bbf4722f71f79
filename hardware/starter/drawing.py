"""The drawing of the starter's breadboard as SVG, from its wiring: 10 units are the 2.54 mm between two holes."""

from hardware.starter import wiring
from hardware.wired.svg import INK, box, dot, label, page, row_of_list, text
from hardware.wired.svg import wire as wire_shape

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


def place(end: str) -> tuple[float, float]:
    """Return the place of a hole or of a pin of the stick in the drawing."""
    if end.startswith("stick "):
        return _STICK[end[-1]]
    row, column = end.split() if " " in end else (end[0], end[1:])
    return _LEFT + PITCH * int(column), _ROW_Y[row]


def draw() -> str:
    """Return the drawing: all parts and wires, the list of wires, and below it the parts alone with their holes."""
    parts = [*_board(), *_pico(), *_display(), *_buttons()]
    whole = [*_board(), *_stick(), *_pico(), *_display(), *_buttons(), *_wires(), *_diode(), *_table()]
    alone = [f'<g transform="translate(0 {_PARTS_DOWN:g})">', *parts, *_diode(), *_holes(), "</g>"]
    return page(_WIDTH, _HEIGHT, [*whole, *alone])


def _holes() -> list[str]:
    """Return the names of the holes in which the parts' legs are, and a title."""
    shapes = [text(_LEFT - 12, 38, "First the parts alone: the hole of each leg", 9, INK, "start")]
    named = [(wiring.PICO[pin], -12.0 if int(pin) > 20 else 13.0) for pin in ("1", "20", "21", "40")]
    for holes in wiring.BUTTONS.values():
        named += [(hole, 11.0 if hole[0] in wiring.LOWER else -11.0) for hole in holes.values()]
    for hole, down in named:
        x, y = place(hole)
        shapes += _plate(x, y + down, hole)
    (x, y), (to_x, to_y) = place(wiring.DIODE["anode"]), place(wiring.DIODE["cathode"])
    shapes += [*_plate(x - 22, y, wiring.DIODE["anode"]), *_plate(to_x + 22, to_y - 1, wiring.DIODE["cathode"])]
    ends = list(wiring.DISPLAY.values())
    (x, y), (to_x, _) = place(ends[0]), place(ends[-1])
    return [*shapes, *_plate((x + to_x) / 2, y - 11, f"{ends[0]} to {ends[-1]}")]


def _plate(x: float, y: float, words: str) -> list[str]:
    """Return words on a plate, readable above holes."""
    wide = 4.2 * len(words) + 4
    return [box(x - wide / 2, y - 5, wide, 10, "#fffdf6", 2), text(x, y + 2.4, words, 6.6, "#a3190e")]


def _board() -> list[str]:
    right = _LEFT + PITCH * wiring.COLUMNS
    shapes = [box(_LEFT - 12, 48, right - _LEFT + 34, 204, "#f4f1ea", 4)]
    for row, y in _ROW_Y.items():
        rail = row[0] in "+-"
        color = {"+": "#d62b1f", "-": "#2a66d9"}.get(row[0], "#9a9a92")
        if rail:
            aside = 5 if row[0] == "+" else -5
            shapes.append(
                f'<path d="M{_LEFT + 4:g} {y + aside:g}H{right + 6:g}" stroke="{color}" stroke-width="0.8" '
                f'fill="none"/>'
            )
        dots = "".join(f"M{_LEFT + PITCH * column:g} {y:g}h0" for column in range(1, wiring.COLUMNS + 1))
        shapes.append(f'<path d="{dots}" stroke="#9a9a92" stroke-width="3" stroke-linecap="round"/>')
        for x in (_LEFT - 4, right + 12):
            shapes.append(text(x, y + 2.4, row[0] if rail else row, 7, color))
    for column in (1, *range(5, wiring.COLUMNS + 1, 5)):
        shapes.append(text(_LEFT + PITCH * column, 89, str(column), 5.5, "#777"))
        shapes.append(text(_LEFT + PITCH * column, 219, str(column), 5.5, "#777"))
    return shapes


def _stick() -> list[str]:
    shapes = [box(240, 6, 260, 18, "#1c1d20")]
    shapes += [box(300 + 24 * led, 9, 12, 12, "#f4f4f4", 1) for led in range(wiring.LEDS)]
    shapes.append(text(510, 18, "stick of 8 LEDs, input at the left", 7, "#222", "start"))
    shapes += [text(x, 15, pin, 7, "#ffffff") for pin, (x, _) in _STICK.items()]
    return shapes


def _pico() -> list[str]:
    left, top = place("h1")
    shapes = [box(left - 6, top - 6, 202, 82, "#2f6b4b"), box(left - 12, top + 24, 20, 22, "#c9ccd1")]
    shapes.append(text(left + 95, top + 38, "Raspberry Pi Pico H, USB plug at the left", 7, "#ffffff"))
    for pin, hole in wiring.PICO.items():
        x, y = place(hole)
        shapes.append(dot(x, y, 2, "#e3c66b"))
        if int(pin) in (1, 20, 21, 40):
            shapes.append(text(x, y + (10 if hole[0] == "h" else -5), pin, 5, "#ffffff"))
    return shapes


def _display() -> list[str]:
    x, y = place(wiring.DISPLAY["GND"])
    left = x + 15 - 54
    shapes = [box(left, y - 5, 108, 108, "#1d3a6b"), box(left + 5, y + 22, 98, 56, "#0c0d10")]
    shapes.append(text(left + 54, y + 53, "display", 9, "#9ecbff"))
    for pin, hole in wiring.DISPLAY.items():
        px, py = place(hole)
        shapes.append(dot(px, py, 2, "#e3c66b"))
        shapes.append(text(px, py + 10, pin, 4.5, "#ffffff"))
    return shapes


def _buttons() -> list[str]:
    shapes = []
    for color, holes in wiring.BUTTONS.items():
        (x, y), (right, bottom) = place(holes["3"]), place(holes["2"])
        middle = (x + right) / 2, (y + bottom) / 2
        shapes.append(box(middle[0] - 23, middle[1] - 23, 46, 46, "#2b2d31"))
        shapes.append(f'<circle cx="{middle[0]:g}" cy="{middle[1]:g}" r="16" fill="{_KEY_COLORS[color]}"/>')
        shapes.append(text(middle[0], middle[1] + 2.5, color.lower(), 7, "#ffffff"))
        for hole in holes.values():
            px, py = place(hole)
            shapes.append(dot(px, py, 2, "#cfd2d6"))
    return shapes


def _wires() -> list[str]:
    shapes, labels = [], []
    keys = [wire for wire in wiring.WIRES if wire.net.startswith("KEY_")]
    for number, wire in enumerate(wiring.WIRES, 1):
        (x, y), (to_x, to_y) = place(wire.start), place(wire.end)
        bow = 4.0 + 8.0 * keys.index(wire) if wire in keys else _BOW if abs(to_x - x) > 40 else 0.0
        share = _LABEL_AT_KEY if wire in keys else 0.5 if number != _BESIDE_ANOTHER else 0.25
        shapes += wire_shape((x, y), (to_x, to_y), wire.color, bow)
        middle = (
            (1 - share) * x + share * to_x,
            (1 - share) * y + share * to_y - 2 * share * (1 - share) * bow,
        )
        labels += label(*middle, number)
    return shapes + labels


def _diode() -> list[str]:
    (x, y), (to_x, to_y) = place(wiring.DIODE["anode"]), place(wiring.DIODE["cathode"])
    return [
        f'<path d="M{x:g} {y:g}L{to_x:g} {to_y:g}" stroke="#8a8d93" stroke-width="1.4"/>',
        f'<path d="M{x + (to_x - x) * 0.25:g} {y + (to_y - y) * 0.25:g}L{x + (to_x - x) * 0.75:g} '
        f'{y + (to_y - y) * 0.75:g}"'
        ' stroke="#222" stroke-width="6"/>',
        f'<path d="M{x + (to_x - x) * 0.66:g} {y + (to_y - y) * 0.66:g}L{x + (to_x - x) * 0.74:g} '
        f'{y + (to_y - y) * 0.74:g}"'
        ' stroke="#e6e6e6" stroke-width="6"/>',
        text(4, y - 6, "diode: ring to the rail", 6.5, "#222", "start"),
    ]


def _table() -> list[str]:
    """Return the list of wires below the board."""
    shapes = [text(_LEFT - 12, 272, "Wires", 9, "#222", "start")]
    wires = [(str(number), wire) for number, wire in enumerate(wiring.WIRES, 1)]
    for at, (number, wire) in enumerate(wires):
        column, row = divmod(at, 8)
        x, y = (_LEFT - 12, _LEFT + 360)[column], 290 + 14 * row
        shapes += row_of_list(x, y, wire.color, f"{number}  {wire.color}: {wire.start} to {wire.end}")
    return shapes

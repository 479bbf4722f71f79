"""The drawing of the starter's breadboard as SVG, from its wiring: 10 units are the 2.54 mm between two holes."""

from html import escape

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
_WIDTH, _HEIGHT = _LEFT + PITCH * wiring.COLUMNS + 60.0, 420.0
_COLORS = {
    "black": "#222222",
    "red": "#d62b1f",
    "orange": "#e8820c",
    "yellow": "#d8b400",
    "green": "#1f9d4d",
    "blue": "#2a66d9",
    "white": "#b9bcc2",
}
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
    """Return the drawing."""
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH:g} {_HEIGHT:g}" font-family="sans-serif"'
        f' font-size="7"><rect width="{_WIDTH:g}" height="{_HEIGHT:g}" fill="#ffffff"/>'
    )
    shapes = [*_board(), *_stick(), *_pico(), *_display(), *_buttons(), *_wires(), *_diode(), *_table()]
    return "\n".join([head, *shapes, "</svg>\n"])


def _box(x: float, y: float, width: float, height: float, fill: str, corner: float = 2.0) -> str:
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{corner:g}" fill="{fill}"'
        ' stroke="#555" stroke-width="0.6"/>'
    )


def _text(x: float, y: float, words: str, size: float = 7.0, fill: str = "#222", anchor: str = "middle") -> str:
    return f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" fill="{fill}" text-anchor="{anchor}">{escape(words)}</text>'


def _board() -> list[str]:
    right = _LEFT + PITCH * wiring.COLUMNS
    shapes = [_box(_LEFT - 12, 48, right - _LEFT + 34, 204, "#f4f1ea", 4)]
    for row, y in _ROW_Y.items():
        rail = row[0] in "+-"
        color = {"+": "#d62b1f", "-": "#2a66d9"}.get(row[0], "#9a9a92")
        if rail:
            aside = 5 if row[0] == "+" else -5
            shapes.append(
                f'<path d="M{_LEFT + 4:g} {y + aside:g}H{right + 6:g}" stroke="{color}" stroke-width="0.8" fill="none"/>'
            )
        dots = "".join(f"M{_LEFT + PITCH * column:g} {y:g}h0" for column in range(1, wiring.COLUMNS + 1))
        shapes.append(f'<path d="{dots}" stroke="#9a9a92" stroke-width="3" stroke-linecap="round"/>')
        for x in (_LEFT - 4, right + 12):
            shapes.append(_text(x, y + 2.4, row[0] if rail else row, 7, color))
    for column in (1, *range(5, wiring.COLUMNS + 1, 5)):
        shapes.append(_text(_LEFT + PITCH * column, 89, str(column), 5.5, "#777"))
        shapes.append(_text(_LEFT + PITCH * column, 219, str(column), 5.5, "#777"))
    return shapes


def _stick() -> list[str]:
    shapes = [_box(240, 6, 260, 18, "#1c1d20")]
    shapes += [_box(300 + 24 * led, 9, 12, 12, "#f4f4f4", 1) for led in range(wiring.LEDS)]
    shapes.append(_text(510, 18, "stick of 8 LEDs, input at the left", 7, "#222", "start"))
    shapes += [_text(x, 15, pin, 7, "#ffffff") for pin, (x, _) in _STICK.items()]
    return shapes


def _pico() -> list[str]:
    left, top = place("h1")
    shapes = [_box(left - 6, top - 6, 202, 82, "#2f6b4b"), _box(left - 12, top + 24, 20, 22, "#c9ccd1")]
    shapes.append(_text(left + 95, top + 38, "Raspberry Pi Pico H, USB plug at the left", 7, "#ffffff"))
    for pin, hole in wiring.PICO.items():
        x, y = place(hole)
        shapes.append(f'<circle cx="{x:g}" cy="{y:g}" r="2" fill="#e3c66b"/>')
        if int(pin) in (1, 20, 21, 40):
            shapes.append(_text(x, y + (10 if hole[0] == "h" else -5), pin, 5, "#ffffff"))
    return shapes


def _display() -> list[str]:
    x, y = place(wiring.DISPLAY["GND"])
    left = x + 15 - 54
    shapes = [_box(left, y - 5, 108, 108, "#1d3a6b"), _box(left + 5, y + 22, 98, 56, "#0c0d10")]
    shapes.append(_text(left + 54, y + 53, "display", 9, "#9ecbff"))
    for pin, hole in wiring.DISPLAY.items():
        px, py = place(hole)
        shapes.append(f'<circle cx="{px:g}" cy="{py:g}" r="2" fill="#e3c66b"/>')
        shapes.append(_text(px, py + 10, pin, 3.8, "#ffffff"))
    return shapes


def _buttons() -> list[str]:
    shapes = []
    for color, holes in wiring.BUTTONS.items():
        (x, y), (right, bottom) = place(holes["3"]), place(holes["2"])
        middle = (x + right) / 2, (y + bottom) / 2
        shapes.append(_box(middle[0] - 23, middle[1] - 23, 46, 46, "#2b2d31"))
        shapes.append(f'<circle cx="{middle[0]:g}" cy="{middle[1]:g}" r="16" fill="{_KEY_COLORS[color]}"/>')
        shapes.append(_text(middle[0], middle[1] + 2.5, color.lower(), 7, "#ffffff"))
        for hole in holes.values():
            px, py = place(hole)
            shapes.append(f'<circle cx="{px:g}" cy="{py:g}" r="2" fill="#cfd2d6"/>')
    return shapes


def _wires() -> list[str]:
    shapes, labels = [], []
    keys = [wire for wire in wiring.WIRES if wire.net.startswith("KEY_")]
    for number, wire in enumerate(wiring.WIRES, 1):
        (x, y), (to_x, to_y) = place(wire.start), place(wire.end)
        bow = 4.0 + 8.0 * keys.index(wire) if wire in keys else _BOW if abs(to_x - x) > 40 else 0.0
        share = _LABEL_AT_KEY if wire in keys else 0.5 if number != _BESIDE_ANOTHER else 0.25
        path = f"M{x:g} {y:g}Q{(x + to_x) / 2:g} {(y + to_y) / 2 - bow:g} {to_x:g} {to_y:g}"
        for color, width in (("#ffffff", 4.2), (_COLORS[wire.color], 2.6)):
            shapes.append(
                f'<path d="{path}" fill="none" stroke="{color}" stroke-width="{width}" stroke-linecap="round"/>'
            )
        for px, py in ((x, y), (to_x, to_y)):
            shapes.append(f'<circle cx="{px:g}" cy="{py:g}" r="2.4" fill="{_COLORS[wire.color]}"/>')
        middle = (
            (1 - share) * x + share * to_x,
            (1 - share) * y + share * to_y - 2 * share * (1 - share) * bow,
        )
        labels += _label(middle, number)
    return shapes + labels


def _label(middle: tuple[float, float], number: int) -> list[str]:
    x, y = middle
    disc = f'<circle cx="{x:g}" cy="{y:g}" r="4.6" fill="#ffffff" stroke="#555" stroke-width="0.5"/>'
    return [disc, _text(x, y + 2, str(number), 5.4)]


def _diode() -> list[str]:
    (x, y), (to_x, to_y) = place(wiring.DIODE["anode"]), place(wiring.DIODE["cathode"])
    return [
        f'<path d="M{x:g} {y:g}L{to_x:g} {to_y:g}" stroke="#8a8d93" stroke-width="1.4"/>',
        f'<path d="M{x + (to_x - x) * 0.25:g} {y + (to_y - y) * 0.25:g}L{x + (to_x - x) * 0.75:g} {y + (to_y - y) * 0.75:g}"'
        ' stroke="#222" stroke-width="6"/>',
        f'<path d="M{x + (to_x - x) * 0.66:g} {y + (to_y - y) * 0.66:g}L{x + (to_x - x) * 0.74:g} {y + (to_y - y) * 0.74:g}"'
        ' stroke="#e6e6e6" stroke-width="6"/>',
        _text(4, y - 6, "diode: ring to the rail", 6.5, "#222", "start"),
    ]


def _table() -> list[str]:
    """Return the list of wires below the board."""
    shapes = [_text(_LEFT - 12, 272, "Wires", 9, "#222", "start")]
    wires = [(str(number), wire) for number, wire in enumerate(wiring.WIRES, 1)]
    for at, (number, wire) in enumerate(wires):
        column, row = divmod(at, 8)
        x, y = (_LEFT - 12, _LEFT + 360)[column], 290 + 14 * row
        shapes.append(
            f'<path d="M{x:g} {y - 2:g}h16" stroke="{_COLORS[wire.color]}" stroke-width="3" stroke-linecap="round"/>'
        )
        shapes.append(_text(x + 22, y, f"{number}  {wire.color}: {wire.start} to {wire.end}", 7.5, "#222", "start"))
    return shapes

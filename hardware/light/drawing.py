"""The drawing of the Light's whole wiring as SVG, and a list of all wires."""

from hardware.light import wiring
from hardware.light.lengths import cut_mm
from hardware.light.sheet import (
    BOTTOM,
    BUTTON_ORDER,
    BUTTON_PITCH,
    LED,
    LEFT,
    PITCH,
    RIGHT,
    STRIP_LEFT,
    TOP,
    Point,
    pad_down,
    place,
    row_end,
    row_top,
)  # fmt: skip
from hardware.wired.svg import COLORS, GRAY, INK, LEGS, box, dot, label, page, row_of_list, text, wire

_WIDTH, _HEIGHT = 1440.0, 1250.0
_COPPER = "#e2b98a"
_LOOSE = {  # color, words, length and width of the body
    "fuse": ("#d8a200", "fuse", 46.0, 17.0),
    "large capacitor": ("#30343b", "+ 470 uF -", 0.0, 0.0),
    "small capacitor": ("#c98a3c", "100 nF", 30.0, 13.0),
    "330 ohm": ("#9c7a4d", "330 ohm", 46.0, 12.0),
    "100 ohm": ("#9c7a4d", "100 ohm", 46.0, 12.0),
}
_CAN = 26.0  # radius of the large capacitor
_LIST_TOP, _LIST_ROWS = 925.0, 17
# Where a wire's number is, as a share of its length, where the middle would hide something.
_LABEL_AT = {"1 n": 0.3, "3 l": 0.7}


def draw() -> str:
    """Return the drawing."""
    shapes = [
        text(30, 34, "Tray24 Light: all wires. Parts are seen from above; the "
             "stripboard's strips run up and down below it.",
             15, INK, "start"),
        *_around_parts(), *_strip(), *_buttons(), *_board(), *_parts(), *_cuts(), *_on_board(), *_around(),
        *_turns(), *_chain(),
        *_lists(),
    ]  # fmt: skip
    return page(_WIDTH, _HEIGHT, shapes)


def _board() -> list[str]:
    shapes = [box(LEFT - 11, TOP - 11, RIGHT - LEFT + 22, BOTTOM - TOP + 22, "#f0dfc3")]
    for strip in range(1, wiring.STRIPS + 1):
        x = LEFT + PITCH * (strip - 1)
        shapes.append(_line(((x, TOP), (x, BOTTOM)), _COPPER, 10))
        shapes += [dot(*place(f"{strip} {row}"), 1.6, GRAY) for row in wiring.ROWS if not _is_cut(strip, row)]
        if strip == 1 or strip % 5 == 0:
            shapes += [text(x, TOP - 15, str(strip), 9, "#777"), text(x, BOTTOM + 22, str(strip), 9, "#777")]
    for row in wiring.ROWS:
        shapes.append(text(LEFT - 20, place(f"1 {row}")[1] + 3, row, 9.5, "#777"))
    return shapes


def _cuts() -> list[str]:
    """Return the places where strips are cut, drawn upon the parts above them."""
    shapes = []
    for strip in wiring.CUT_STRIPS:
        x, y = place(f"{strip} {wiring.CUT}")
        shapes.append(f'<circle cx="{x:g}" cy="{y:g}" r="5.5" fill="#ffffff" fill-opacity="0.55"/>')
        shapes.append(f'<path d="M{x - 4:g} {y - 4:g}l8 8m0 -8l-8 8" stroke="#e0301e" stroke-width="1.6"/>')
    return shapes


def _is_cut(strip: int, row: str) -> bool:
    return row == wiring.CUT and strip in wiring.CUT_STRIPS


def _line(points, color: str, width: float) -> str:
    path = "L".join(f"{x:g} {y:g}" for x, y in points)
    return (
        f'<path d="M{path}" fill="none" stroke="{color}" stroke-width="{width:g}" stroke-linecap="round"'
        ' stroke-linejoin="round"/>'
    )


def _parts() -> list[str]:
    """Return Pico, driver and the other parts on the stripboard, with their legs."""
    left, top = place(wiring.PICO["40"])
    shapes = [
        box(left - 9, top - 10, 20 * PITCH + 2, 7 * PITCH + 20, "#2f6b4b"),
        box(left - 22, top + 42, 36, 30, "#c9ccd1"),
    ]
    shapes[0] = shapes[0].replace("/>", ' opacity="0.92"/>')
    shapes.append(text(left + 10 * PITCH, top + 34, "Pico H on two sockets, USB plug at the left", 12, "#ffffff"))
    left, top = place(wiring.DRIVER["14"])
    shapes.append(box(left - 9, top - 6, 6 * PITCH + 18, 3 * PITCH + 12, "#26282c"))
    shapes.append(text(left + 3 * PITCH, top + 2 * PITCH + 5, "74AHCT125", 12, "#ffffff"))
    shapes.append(f'<path d="M{left - 9:g} {top + 18:g}a6 6 0 0 1 0 12z" fill="#f4f1ea"/>')
    for holes, corners in ((wiring.PICO, (1, 20, 21, 40)), (wiring.DRIVER, (1, 7))):
        for pin, hole in holes.items():
            x, y = place(hole)
            shapes.append(dot(x, y, 2.8, LEGS))
            if int(pin) in corners:
                lower = int(pin) <= len(holes) // 2
                shapes.append(text(x, y + (-6 if lower else 13), pin, 8, "#ffffff"))
    for name, holes in wiring.LOOSE.items():
        shapes += _loose(name, [place(hole) for hole in holes.values()])
    return shapes


def _loose(name: str, places) -> list[str]:
    (x, y), (to_x, _) = places
    color, words, long, wide = _LOOSE[name]
    middle = (x + to_x) / 2
    shapes = [_line(places, "#777777", 2)]
    if name == "large capacitor":
        shapes.append(f'<circle cx="{middle:g}" cy="{y:g}" r="{_CAN:g}" fill="{color}" opacity="0.9"/>')
        shapes += [text(middle, y - 9, "470 uF", 8.5, "#ffffff"), text(to_x, y + 15, "-", 12, "#ffffff"),
                   text(x, y + 15, "+", 12, "#ffffff")]  # fmt: skip
    else:
        shapes += [box(middle - long / 2, y - wide / 2, long, wide, color, 5), text(middle, y + 3, words, 8, "#ffffff")]
    return [*shapes, *(dot(px, py, 2.8, LEGS) for px, py in places)]


def _around_parts() -> list[str]:
    """Return display and piezo."""
    x, y = place("display GND")
    left = x + 51 - 82
    shapes = [box(left, y - 138, 164, 152, "#1d3a6b"), box(left + 8, y - 104, 148, 76, "#0c0d10")]
    shapes.append(text(left + 82, y - 118, "go by the names at its pins", 9, "#ffffff"))
    shapes.append(text(left + 82, y - 60, "display", 13, "#9ecbff"))
    for pin in ("GND", "VCC", "SCL", "SDA"):
        x, y = place(f"display {pin}")
        shapes += [dot(x, y, 4, LEGS), text(x, y - 8, pin, 9, "#ffffff")]
    (x, y), (to_x, _) = place("piezo +"), place("piezo -")
    middle = (x + to_x) / 2
    shapes.append(f'<circle cx="{middle:g}" cy="{y - 44:g}" r="42" fill="#c9a54a" stroke="#555"/>')
    shapes.append(f'<circle cx="{middle:g}" cy="{y - 44:g}" r="28" fill="#e9e4d6" stroke="#999"/>')
    shapes += [text(middle, y - 41, "piezo", 11), text(x - 9, y - 4, "+", 11), text(to_x + 9, y - 4, "-", 11)]
    return [*shapes, dot(x, y, 4, LEGS), dot(to_x, y, 4, LEGS)]


def _strip() -> list[str]:
    """Return the four rows of the LED strip, wired as a snake, seen from above."""
    left, right = STRIP_LEFT, STRIP_LEFT + LED * wiring.ROW_LEDS
    shapes = [text(left, 50, "LED strip, four pieces of six; row 1 is at the back", 12, INK, "start")]
    for row in wiring.STRIP_ROWS:
        y = row_top(row)
        shapes.append(box(left, y, right - left, 30, "#efe9da"))
        for column in range(wiring.ROW_LEDS):
            x = left + LED * (column + 0.5)
            slot = (row - 1) * wiring.ROW_LEDS + column
            shapes += [box(x - 8, y + 7, 16, 16, "#ffffff", 2), text(x, y + 19, str(slot), 10)]
        way = "arrows to the right >>>" if row % 2 else "<<< arrows to the left: this piece is turned by half a turn"
        shapes.append(text((left + right) / 2, y + 44, f"row {row}: {way}", 9, "#555"))
        for pad in ("5V", "GND", "DIN", "DOUT"):
            for x in (left, right) if pad in ("5V", "GND") else (row_end(row, pad == "DOUT"),):
                aside, anchor = (5, "start") if x == left else (-5, "end")
                shapes.append(dot(x, y + pad_down(row, pad), 3, LEGS))
                shapes.append(text(x + aside, y + pad_down(row, pad) + 2.4, pad, 6.4, INK, anchor))
    return shapes


def _buttons() -> list[str]:
    """Return the ten buttons, with the two legs that are used."""
    shapes = []
    for button in BUTTON_ORDER:
        (x, y), (_, bottom) = place(button), place(f"{button} GND")
        kind, name = button.split()
        color = COLORS[name] if kind == "key" else "#4a4c52"
        shapes += [box(x - 28, y + 6, 56, 54, "#2b2d31"), f'<circle cx="{x:g}" cy="{y + 33:g}" r="19" fill="{color}"/>']
        shapes.append(text(x, y + 38, name if kind == "seat" else name[0].upper(), 14, "#ffffff"))
        shapes.append(text(x + 32, y + 38, button, 9.5, INK, "start"))
        shapes += [dot(x, y, 4, LEGS), dot(x, bottom, 4, LEGS)]
    return shapes


def _number(each: wiring.Wire) -> int:
    return wiring.WIRES.index(each) + 1


def _on_board() -> list[str]:
    shapes, labels = [], []
    for each in wiring.ON_BOARD:
        start, end = place(each.start), place(each.end)
        shapes += wire(start, end, each.color)
        share = _LABEL_AT.get(each.start, 0.5)
        labels += label(
            (1 - share) * start[0] + share * end[0], (1 - share) * start[1] + share * end[1], _number(each), 6.0
        )
    return shapes + labels


def _route(each: wiring.Wire, points: list[Point], at: int = -2) -> tuple[list[str], list[str]]:
    """Return a wire along points, and its number in the middle of one of its pieces."""
    shapes = [_line(points, "#ffffff", 5.2), _line(points, COLORS[each.color], 3.0)]
    shapes += [dot(px, py, 3.6, COLORS[each.color]) for px, py in (points[0], points[-1])]
    (x, y), (to_x, to_y) = points[at], points[at + 1]
    return shapes, label((x + to_x) / 2, (y + to_y) / 2, _number(each), 7.5)


def _around() -> list[str]:
    """Return the wires from the stripboard to the parts around it."""
    shapes, labels = [], []
    down = [each for each in wiring.AROUND if each.end in wiring.BUTTONS]
    for each in wiring.AROUND:
        points = _down(each, down) if each in down else _PATHS[each.end](place(each.start), place(each.end))
        drawn, number = _route(each, points, 2 if each.end.endswith("GND") and len(points) > 4 else -2)
        shapes += drawn
        labels += number
    return shapes + labels


def _down(each: wiring.Wire, down: list[wiring.Wire]):
    """Return the way from row a to a button: those that lead outward turn first, so that no two cross."""
    start, end = place(each.start), place(each.end)
    order = sorted(down, key=lambda one: place(one.end)[0])
    left = [one for one in order if place(one.end)[0] < place(one.start)[0]]
    right = [one for one in reversed(order) if one not in left]
    lane = BOTTOM + 40 + 14 * (left.index(each) if each in left else right.index(each))
    return [start, (start[0], lane), (end[0], lane), end]


def _up(lane: float):
    """Return a way that goes straight up to a height, aside, and up."""
    return lambda start, end: [start, (start[0], lane), (end[0], lane), end]


def _beside(x: float, lane: float):
    """Return a way that goes to the right of the stripboard, up or down to a height, and to its end."""
    return lambda start, end: [start, (x, start[1]), (x, lane), (end[0], lane), end]


def _into_row(x: float):
    return lambda start, end: [start, (x, start[1]), (x, end[1]), end]


_PATHS = {
    "display VCC": _up(245.0),
    "display SCL": _up(245.0),
    "display SDA": _up(258.0),
    "display GND": _beside(828.0, 232.0),
    "piezo +": _up(258.0),
    "piezo -": _beside(842.0, 245.0),
    "row 1 5V": _into_row(866.0),
    "row 1 GND": _into_row(884.0),
    "row 1 DIN": lambda start, end: [
        start, (start[0], BOTTOM + 28), (902.0, BOTTOM + 28), (902.0, end[1]), end
    ],
    f"{wiring.BUTTONS[0]} GND": lambda start, end: [
        start, (1340.0, start[1]), (1340.0, end[1] + 26), (end[0], end[1] + 26), end
    ],
}  # fmt: skip


def _turns() -> list[str]:
    shapes, labels = [], []
    for number, each in enumerate(wiring.TURNS):
        row = number // 3 + 1
        x = row_end(row, True)
        (_, y), (_, to_y) = place(each.start), place(each.end)
        aside = (14 + 18 * (number % 3)) * (1 if row % 2 else -1)
        drawn, at = _route(each, [(x, y), (x + aside, y), (x + aside, to_y), (x, to_y)], 1)
        shapes += drawn
        labels += at
    return shapes + labels


def _chain() -> list[str]:
    """Return the ground from button to button."""
    shapes, labels = [], []
    for each in wiring.CHAIN:
        start, end = place(each.start), place(each.end)
        drop = 12.0 if abs(end[0] - start[0]) < 1.5 * BUTTON_PITCH else 40.0
        points = [start, (start[0], start[1] + drop), (end[0], end[1] + drop), end]
        drawn, number = _route(each, points, 1)
        shapes += drawn
        labels += number
    return shapes + labels


def _lists() -> list[str]:
    """Return the list of all wires and of the legs of the loose parts."""
    shapes = [text(30, _LIST_TOP - 14, "All wires, with the length to which each is cut", 13, INK, "start")]
    for number, each in enumerate(wiring.WIRES, 1):
        column, row = divmod(number - 1, _LIST_ROWS)
        shapes += row_of_list(30 + 350 * column, _LIST_TOP + 10 + 16 * row, each.color, list_words(number, each), 10)
    x, y = 30 + 350 * 3, _LIST_TOP + 10
    words = ["Cut strips 1 to 20 and 22 to 28 in row g (crosses).", "Legs of the other parts:"]
    words += [f"{name}: {', '.join(f'{leg} in {hole}' for leg, hole in holes.items())}"
              for name, holes in wiring.LOOSE.items()]  # fmt: skip
    words += ["", "Each end of a wire is a hole such as 4 b (strip 4,",
              "row b) or a pin of a part. A button's two legs are",
              "those that beep only while it is pressed.", "The setting LED rows is: snake."]  # fmt: skip
    return [*shapes, *(text(x, y + 16 * number, line, 10, INK, "start") for number, line in enumerate(words))]


def list_words(number: int, each: wiring.Wire) -> str:
    """Return a wire's row in the list."""
    return f"{number}  {each.color}: {each.start} to {each.end}, {cut_mm(each)} mm"

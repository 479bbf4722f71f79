"""The drawing of the Light's stripboard and of the wires around it as SVG: 12 units are the 2.54 mm between two holes."""

from hardware.light import wiring
from hardware.wired.svg import COLORS, GRAY, INK, LEGS, box, dot, label, page, row_of_list, text, wire

PITCH = 12.0
_LEFT, _TOP = 60.0, 60.0
_WIDTH, _HEIGHT = 870.0, 610.0
_COPPER = "#e2b98a"
_LOOSE_COLORS = {
    "fuse": "#d8a200",
    "large capacitor": "#30343b",
    "small capacitor": "#c98a3c",
    "330 ohm": "#9c7a4d",
    "100 ohm": "#9c7a4d",
}
_STRIP_TOP, _STRIP_LEFT, _LED = 410.0, 60.0, 40.0


def place(hole: str) -> tuple[float, float]:
    """Return the place of a hole in the drawing; row a is at the bottom."""
    strip, row = hole.split()
    return _LEFT + PITCH * (int(strip) - 1), _TOP + PITCH * (len(wiring.ROWS) - 1 - wiring.ROWS.index(row))


def draw() -> str:
    """Return the drawing: parts side of the stripboard, list of wires, rows of the LED strip."""
    shapes = [
        text(
            _LEFT - 20,
            24,
            "Stripboard, seen from the side of the parts; strips run up and down below it",
            10,
            INK,
            "start",
        )
    ]
    return page(_WIDTH, _HEIGHT, [*shapes, *_board(), *_parts(), *_wires(), *_lists(), *_strip()])


def _board() -> list[str]:
    width, height = PITCH * (wiring.STRIPS - 1), PITCH * (len(wiring.ROWS) - 1)
    shapes = [box(_LEFT - 8, _TOP - 8, width + 16, height + 16, "#f0dfc3")]
    for strip in range(1, wiring.STRIPS + 1):
        x, bottom = place(f"{strip} a")
        shapes.append(
            f'<path d="M{x:g} {_TOP:g}V{bottom:g}" stroke="{_COPPER}" stroke-width="8" stroke-linecap="round"/>'
        )
        if strip in wiring.CUT_STRIPS:
            _, y = place(f"{strip} {wiring.CUT}")
            shapes.append(dot(x, y, 4.6, "#ffffff"))
            shapes.append(f'<path d="M{x - 3:g} {y - 3:g}l6 6m0 -6l-6 6" stroke="#c0392b" stroke-width="1.2"/>')
        shapes += [dot(*place(f"{strip} {row}"), 1.3, GRAY) for row in wiring.ROWS if not _is_cut(strip, row)]
        if strip == 1 or strip % 5 == 0:
            shapes += [text(x, _TOP - 12, str(strip), 6, "#777"), text(x, bottom + 18, str(strip), 6, "#777")]
    for row in wiring.ROWS:
        y = place(f"1 {row}")[1]
        shapes.append(text(_LEFT - 16, y + 2, row, 6.5, "#777"))
    return shapes


def _is_cut(strip: int, row: str) -> bool:
    return strip in wiring.CUT_STRIPS and row == wiring.CUT


def _parts() -> list[str]:
    left, top = place(wiring.PICO["40"])
    shapes = [f'<g opacity="0.86">{box(left - 7, top - 7, 19 * PITCH + 14, 7 * PITCH + 14, "#2f6b4b")}</g>']
    shapes.append(box(left - 16, top + 3.5 * PITCH - 12, 20, 24, "#c9ccd1"))
    shapes.append(
        text(left + 9.5 * PITCH, top + 3.5 * PITCH, "Pico H on two sockets, USB plug at the left", 8, "#ffffff")
    )
    left, top = place(wiring.DRIVER["14"])
    shapes.append(box(left - 6, top - 4, 6 * PITCH + 12, 3 * PITCH + 8, "#26282c"))
    shapes.append(text(left + 3 * PITCH, top + 1.5 * PITCH + 2, "74AHCT125", 8, "#ffffff"))
    shapes.append(dot(left - 1, top + 3 * PITCH - 6, 2.2, "#ffffff"))
    for holes in (wiring.PICO, wiring.DRIVER):
        for pin, hole in holes.items():
            shapes.append(dot(*place(hole), 2, LEGS))
            if holes is wiring.PICO and pin in ("1", "20", "21", "40"):
                x, y = place(hole)
                shapes.append(text(x, y + (-5 if int(pin) < 21 else 10), pin, 5.5, "#ffffff"))
    for name, holes in wiring.LOOSE.items():
        (x, y), (to_x, to_y) = (place(hole) for hole in holes.values())
        shapes.append(f'<path d="M{x:g} {y:g}L{to_x:g} {to_y:g}" stroke="#777" stroke-width="1.4"/>')
        width = min(30.0, abs(to_x - x))
        shapes.append(box((x + to_x - width) / 2, y - 4.5, width, 9, _LOOSE_COLORS[name], 4))
        shapes.append(
            text(
                (x + to_x) / 2,
                y + 2,
                {"large capacitor": "+ C -", "small capacitor": "C"}.get(name, name.split()[0]),
                5,
                "#ffffff",
            )
        )
        shapes += [dot(x, y, 2, LEGS), dot(to_x, to_y, 2, LEGS)]
    return shapes


def _wires() -> list[str]:
    shapes, labels = [], []
    for number, each in enumerate(wiring.ON_BOARD, 1):
        start, end = place(each.start), place(each.end)
        bow = 10.0 if abs(end[0] - start[0]) > 5 * PITCH else 0.0
        bow *= 2.4 if number == 1 else 1.0  # beside wire 2
        shapes += wire(start, end, each.color, bow if start[1] < _TOP + 6 * PITCH else -bow)
        middle = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2 - (bow if start[1] < _TOP + 6 * PITCH else -bow) / 2
        labels += label(*middle, number)
    for each in wiring.AROUND:
        x, y = place(each.start)
        shapes.append(dot(x, y, 3.2, COLORS[each.color]))
        shapes.append(f'<circle cx="{x:g}" cy="{y:g}" r="3.2" fill="none" stroke="#111" stroke-width="0.8"/>')
    return shapes + labels


def _lists() -> list[str]:
    shapes = [text(540, 50, "Wires on the board", 9, INK, "start")]
    for number, each in enumerate(wiring.ON_BOARD, 1):
        shapes += row_of_list(540, 52 + 14 * number, each.color, f"{number}  {each.start} to {each.end}")
    shapes.append(text(690, 50, "Wires to the parts around (ringed dots)", 9, INK, "start"))
    for number, each in enumerate(wiring.AROUND, 1):
        shapes += row_of_list(690, 52 + 14 * number, each.color, f"{each.start} to {each.end}")
    shapes.append(
        text(
            _LEFT - 20,
            270,
            "Cut strips 1 to 20 and 22 to 28 in row g, also below Pico and driver. Other parts, leg by leg:",
            8,
            INK,
            "start",
        )
    )
    for number, (name, holes) in enumerate(wiring.LOOSE.items()):
        words = ", ".join(f"{leg} in {hole}" for leg, hole in holes.items())
        shapes.append(text(_LEFT, 286 + 13 * number, f"{name}: {words}", 7.5, INK, "start"))
    return shapes


def _strip() -> list[str]:
    """Return the four rows of the LED strip, wired as a snake, seen from above."""
    shapes = [
        text(
            _LEFT - 20,
            _STRIP_TOP - 18,
            "The LED strip: four pieces of six, as a snake (setting: LED rows, snake), seen from above",
            10,
            INK,
            "start",
        )
    ]
    right = _STRIP_LEFT + _LED * wiring.ROW_LEDS
    for row in range(wiring.LEDS // wiring.ROW_LEDS):
        y = _STRIP_TOP + 46 * row
        shapes.append(box(_STRIP_LEFT, y, right - _STRIP_LEFT, 20, "#2b2d31"))
        back = row % 2
        for column in range(wiring.ROW_LEDS):
            slot = row * wiring.ROW_LEDS + column
            x = _STRIP_LEFT + _LED * (column + 0.5)
            shapes += [box(x - 7, y + 3, 14, 14, "#f4f4f4", 1), text(x, y + 12.5, str(slot), 6.5)]
        shapes.append(
            text(
                (_STRIP_LEFT + right) / 2,
                y + 30,
                "<<< data runs to the left" if back else "data runs to the right >>>",
                6.5,
                "#555",
            )
        )
        if row < 3:
            x = _STRIP_LEFT if back else right
            way = -22 if back else 22
            for at, color in ((4, "red"), (10, "green"), (16, "black")):
                shapes.append(
                    f'<path d="M{x:g} {y + at:g}h{way * (1 - at / 40):g}V{y + 66 - at:g}h{-way * (1 - at / 40):g}" fill="none" stroke="{COLORS[color]}" stroke-width="2"/>'
                )
    words = ("Join 5V to 5V, DOUT to DIN, GND to GND at each turn.", "The wires from the board come to the left end of the first row:",
             "5V red, DIN green, GND black. A row that runs back is laid", "turned by half a turn: its arrows point to the left.")  # fmt: skip
    shapes += [
        text(right + 60, _STRIP_TOP + 30 + 14 * number, line, 8, INK, "start") for number, line in enumerate(words)
    ]
    return shapes

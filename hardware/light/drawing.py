"""The drawing of the whole wiring of Tray24 Light as SVG, with a list of all wires."""

from hardware.circuit import names
from hardware.hand_wiring.svg import (
    COLORS,
    INK,
    LEGS,
    draw_box,
    draw_dot,
    draw_label,
    draw_list_row,
    draw_page,
    draw_text,
)
from hardware.light import wiring
from hardware.light.drawing_layout import (
    BUTTON_ORDER,
    LED,
    PICO_LEFT,
    PICO_TOP,
    PICO_WIDE,
    PIN,
    PINS_A_SIDE,
    STRIP_LEFT,
    Point,
    get_pad_offset,
    get_row_end,
    get_row_top,
    locate_end,
)
from hardware.light.lengths import compute_cut_mm

_WIDTH, _HEIGHT = 1440.0, 950.0
_LIST_LEFT, _LIST_TOP, _LIST_ROWS = 920.0, 600.0, 19
_LANES_TOP = PICO_TOP + PICO_WIDE + 26.0  # the first of the heights at which wires go aside below the Pico


def draw() -> str:
    """Return the whole drawing as SVG."""
    title = "Tray24 Light: all wires. The Pico lies on its face: its pins, with their names beside them, point to you."
    shapes = [
        draw_text(30, 30, title, 15, INK, "start"),
        *_draw_pico(), *_draw_display(), *_draw_piezo(), *_draw_strip(), *_draw_first_parts(), *_draw_buttons(),
        *_draw_from_pico(), *_draw_turns(), *_draw_chain(), *_draw_lists(),
    ]  # fmt: skip
    return draw_page(_WIDTH, _HEIGHT, shapes)


def get_printed_name(end: str) -> str:
    """Return the name of a pin of the Pico as it is printed on the Pico's back, such as "GP2".

    `end` is the wire end at the pin, such as "pico 4".
    """
    use = names.PICO_PINS[int(end.split()[1]) - 1]
    return f"GP{use}" if isinstance(use, int) else use


def _draw_line(points, color: str, width: float) -> str:
    path = "L".join(f"{x:g} {y:g}" for x, y in points)
    return (
        f'<path d="M{path}" fill="none" stroke="{color}" stroke-width="{width:g}" stroke-linecap="round"'
        ' stroke-linejoin="round"/>'
    )


def _draw_pico() -> list[str]:
    """Return the shapes of the Pico, seen from its back, with its pins."""
    width = PIN * (PINS_A_SIDE - 1)
    shapes = [draw_box(PICO_LEFT - 16, PICO_TOP - 14, width + 32, PICO_WIDE + 28, "#2f6b4b")]
    shapes.append(draw_box(PICO_LEFT - 30, PICO_TOP + PICO_WIDE / 2 - 20, 22, 40, "#c9ccd1"))
    middle = PICO_LEFT + width / 2, PICO_TOP + PICO_WIDE / 2 + 4
    shapes.append(draw_text(*middle, "back of the Pico H, USB plug at the left", 12, "#ffffff"))
    used_pins = {wire.start for wire in wiring.FROM_PICO}
    for number in range(1, 2 * PINS_A_SIDE + 1):
        end = f"pico {number}"
        x, y = locate_end(end)
        sign = 1 if number <= PINS_A_SIDE else -1
        shapes.append(draw_dot(x, y, 4 if end in used_pins else 2.8, LEGS))
        if end in used_pins:
            shapes.append(draw_text(x, y + 16 * sign + 2.5, str(number), 8, "#ffffff"))
            shapes.append(draw_text(x, y + 27 * sign + 2.5, get_printed_name(end), 7.5, "#ffe9a8"))
    return shapes


def _draw_display() -> list[str]:
    x, y = locate_end("display GND")
    left = x + 51 - 82
    shapes = [draw_box(left, y - 138, 164, 152, "#1d3a6b"), draw_box(left + 8, y - 104, 148, 76, "#0c0d10")]
    shapes.append(draw_text(left + 82, y - 118, "go by the names at its pins", 9, "#ffffff"))
    shapes.append(draw_text(left + 82, y - 60, "display", 13, "#9ecbff"))
    for pin in ("GND", "VCC", "SCL", "SDA"):
        x, y = locate_end(f"display {pin}")
        shapes += [draw_dot(x, y, 4, LEGS), draw_text(x, y - 8, pin, 9, "#ffffff")]
    return shapes


def _draw_piezo() -> list[str]:
    """Return the shapes of the piezo buzzer, and of the resistor that is soldered to its wire."""
    (x, y), (to_x, _) = locate_end("piezo +"), locate_end("piezo -")
    middle = (x + to_x) / 2
    shapes = [f'<circle cx="{middle:g}" cy="{y - 40:g}" r="42" fill="#c9a54a" stroke="#555"/>']
    shapes.append(f'<circle cx="{middle:g}" cy="{y - 40:g}" r="28" fill="#e9e4d6" stroke="#999"/>')
    shapes += [
        draw_text(middle, y - 37, "piezo", 11),
        draw_text(x - 9, y - 2, "+", 11),
        draw_text(to_x + 9, y + 26, "-", 11),
    ]
    shapes += [_draw_line([locate_end("1 kohm 2"), locate_end("piezo +")], "#d62b1f", 2.5)]
    shapes += [_draw_line([(to_x, y), locate_end("piezo -")], "#222222", 2.5), draw_dot(x, y, 4, LEGS)]
    shapes += _draw_part("1 kohm 1", "1 kohm 2", "#9c7a4d", "1 kohm")
    return [*shapes, draw_dot(*locate_end("piezo -"), 4, LEGS)]


def _draw_part(start: str, end: str, color: str, text: str) -> list[str]:
    """Return the shapes of a resistor or diode between its two ends."""
    (x, y), (to_x, to_y) = locate_end(start), locate_end(end)
    middle_x, middle_y = (x + to_x) / 2, (y + to_y) / 2
    is_upright = x == to_x
    width, height = (12.0, 34.0) if is_upright else (40.0, 12.0)
    shapes = [_draw_line([(x, y), (to_x, to_y)], "#777777", 2)]
    shapes.append(draw_box(middle_x - width / 2, middle_y - height / 2, width, height, color, 4))
    if is_upright:
        shapes.append(draw_text(middle_x - 10, middle_y + 3, text, 9, INK, "end"))
    else:
        shapes.append(draw_text(middle_x, middle_y + 3, text, 8, "#ffffff"))
    return [*shapes, draw_dot(x, y, 3, LEGS), draw_dot(to_x, to_y, 3, LEGS)]


def _draw_first_parts() -> list[str]:
    """Return the shapes of the diode and the resistor, which are soldered to the first pads of the LED strip."""
    shapes = [
        _draw_line([locate_end(start), locate_end(end)], "#777777", 2)
        for start, end in wiring.LEGS
        if end.startswith("row")
    ]
    shapes += _draw_part("diode anode", "diode cathode", "#222222", "diode")
    x, y = locate_end("diode cathode")
    shapes += [draw_box(x - 21, y - 6, 4, 12, "#e6e6e6", 0), draw_text(x - 20, y - 10, "ring to the strip", 8, INK)]
    return [*shapes, *_draw_part("330 ohm 1", "330 ohm 2", "#9c7a4d", "330 ohm")]


def _draw_strip() -> list[str]:
    """Return the shapes of the four rows of the LED strip, seen from above.

    The chain goes through them alternately to the left and to the right.
    """
    left, right = STRIP_LEFT, STRIP_LEFT + LED * wiring.ROW_LEDS
    title = "LED strip, four pieces of six, seen from above in the closed tray; row 1 is at the back"
    shapes = [draw_text(left, get_row_top(1) - 26, title, 11, INK, "start")]
    for row in wiring.STRIP_ROWS:
        y = get_row_top(row)
        shapes.append(draw_box(left, y, right - left, 30, "#efe9da"))
        for column in range(wiring.ROW_LEDS):
            x = left + LED * (column + 0.5)
            slot = (row - 1) * wiring.ROW_LEDS + column
            shapes += [draw_box(x - 8, y + 7, 16, 16, "#ffffff", 2), draw_text(x, y + 19, str(slot), 10)]
        direction = (
            "arrows to the right >>>" if row % 2 else "<<< arrows to the left: this piece is turned by half a turn"
        )
        shapes.append(draw_text((left + right) / 2, y + 44, f"row {row}: {direction}", 9, "#555"))
        for pad in ("5V", "GND", "DIN", "DOUT"):
            for x in (left, right) if pad in ("5V", "GND") else (get_row_end(row, pad == "DOUT"),):
                dx, anchor = (5, "start") if x == left else (-5, "end")
                shapes.append(draw_dot(x, y + get_pad_offset(row, pad), 3, LEGS))
                shapes.append(draw_text(x + dx, y + get_pad_offset(row, pad) + 2.4, pad, 6.4, INK, anchor))
    return shapes


def _draw_buttons() -> list[str]:
    """Return the shapes of the ten buttons, each with the two legs that are used."""
    shapes = []
    for button in BUTTON_ORDER:
        (x, y), (_, top) = locate_end(button), locate_end(f"{button} GND")
        kind, name = button.split()
        color = COLORS[name] if kind == "key" else "#4a4c52"
        shapes += [draw_box(x - 28, top + 6, 56, 54, "#2b2d31"), draw_dot(x, top + 33, 19, color)]
        shapes.append(draw_text(x, top + 38, name if kind == "seat" else name[0].upper(), 14, "#ffffff"))
        shapes.append(draw_text(x + 6, y + 12, button, 9.5, INK, "start"))
        shapes += [draw_dot(x, y, 4, LEGS), draw_dot(x, top, 4, LEGS)]
    return shapes


def _get_wire_number(wire: wiring.Wire) -> int:
    return wiring.WIRES.index(wire) + 1


def _draw_route(wire: wiring.Wire, points: list[Point], piece: int) -> tuple[list[str], list[str]]:
    """Return the shapes of a wire along `points`, and those of its number.

    The number is in the middle of the straight piece that begins at the point with the index `piece`.
    """
    shapes = [_draw_line(points, "#ffffff", 5.2), _draw_line(points, COLORS[wire.color], 3.0)]
    shapes += [draw_dot(px, py, 3.6, COLORS[wire.color]) for px, py in (points[0], points[-1])]
    (x, y), (to_x, to_y) = points[piece], points[piece + 1]
    return shapes, draw_label((x + to_x) / 2, (y + to_y) / 2, _get_wire_number(wire), 7.5)


def _draw_routes(routes) -> list[str]:
    """Return the shapes of wires, and above them their numbers.

    `routes` has (wire, points, index of the straight piece with the number) of each wire.
    """
    drawings = [_draw_route(*route) for route in routes]
    return [shape for shapes, _ in drawings for shape in shapes] + [shape for _, labels in drawings for shape in labels]


def _draw_from_pico() -> list[str]:
    """Return the shapes of all wires that lead from the Pico to other parts."""
    button_wires = [wire for wire in wiring.FROM_PICO if wire.end in wiring.BUTTONS]
    return _draw_routes(
        (
            wire,
            *(
                _route_up(wire, button_wires)
                if wire in button_wires
                else _ROUTERS[wire.end](locate_end(wire.start), locate_end(wire.end))
            ),
        )
        for wire in wiring.FROM_PICO
    )


def _route_up(wire: wiring.Wire, button_wires: list[wiring.Wire]):
    """Return the points of a wire from the Pico up to a button, and the index of one straight piece.

    That piece has the wire's number. `button_wires` has all wires to buttons. Those that lead further outward turn
    aside first, so that no two cross.
    """
    start, end = locate_end(wire.start), locate_end(wire.end)
    order = sorted(button_wires, key=lambda one: locate_end(one.end)[0])
    left = [other for other in order if locate_end(other.end)[0] < locate_end(other.start)[0]]
    right = [other for other in reversed(order) if other not in left]
    lane = PICO_TOP - 40 - 16 * (left.index(wire) if wire in left else right.index(wire))
    return [start, (start[0], lane), (end[0], lane), end], 2


def _route_under(lane: float, piece: int = 1):
    """Return a function that takes start and end of a wire, and returns its points and the index `piece`.

    The wire's number is drawn at the straight piece with this index. The wire goes down from the Pico, then aside, and
    up or down to its end. `lane` is the number (0 is the upper one) of the height at which it goes aside.
    """
    return lambda start, end: (
        [start, (start[0], _LANES_TOP + 15 * lane), (end[0], _LANES_TOP + 15 * lane), end],
        piece,
    )


def _route_beside(x: float, lane: float):
    """Return a function that routes a wire from the Pico around its left side.

    The function takes the start and end of the wire. It returns the points of the wire, and the index of the straight
    piece at which the wire's number is drawn. The wire goes up or down to the height (y) `lane`, and left to `x`. Then
    it goes up or down to the height of its end, and straight to this end.
    """
    return lambda start, end: ([start, (start[0], lane), (x, lane), (x, end[1]), end], 2)


_ROUTERS = {
    "diode anode": _route_beside(190.0, _LANES_TOP),
    "row 1 GND": _route_beside(170.0, _LANES_TOP + 15),
    "330 ohm 1": _route_beside(150.0, PICO_TOP - 26),
    "display SDA": _route_under(0),
    "display SCL": _route_under(1),
    "display GND": _route_under(2),
    "piezo -": _route_under(3, 2),
    "1 kohm 1": _route_under(4),
    "display VCC": _route_under(5),
    f"{wiring.BUTTONS[0]} GND": lambda start, end: (
        [start, (start[0], PICO_TOP - 140), (960.0, PICO_TOP - 140), (960.0, end[1] - 14), (end[0], end[1] - 14), end],
        2,
    ),
}  # fmt: skip


def _draw_turns() -> list[str]:
    def generate_routes():
        for number, wire in enumerate(wiring.TURNS):
            row = number // 3 + 1
            x = get_row_end(row, True)
            (_, y), (_, to_y) = locate_end(wire.start), locate_end(wire.end)
            dx = (14 + 18 * (number % 3)) * (1 if row % 2 else -1)
            yield wire, [(x, y), (x + dx, y), (x + dx, to_y), (x, to_y)], 1

    return _draw_routes(generate_routes())


def _draw_chain() -> list[str]:
    """Return the shapes of the ground wires from button to button."""

    def generate_routes():
        for wire in wiring.CHAIN:
            start, end = locate_end(wire.start), locate_end(wire.end)
            rise = 14.0 if abs(start[0] - end[0]) < 200 else 28.0
            yield wire, [start, (start[0], start[1] - rise), (end[0], end[1] - rise), end], 1

    return _draw_routes(generate_routes())


def _draw_lists() -> list[str]:
    """Return the shapes of the list of all wires, and of two notes below it."""
    title = "All wires: without its socket each is cut to this length"
    shapes = [draw_text(_LIST_LEFT, _LIST_TOP - 14, title, 13, INK, "start")]
    for number, wire in enumerate(wiring.WIRES, 1):
        column, row = divmod(number - 1, _LIST_ROWS)
        shapes += draw_list_row(
            _LIST_LEFT + 265 * column, _LIST_TOP + 8 + 16 * row, wire.color, format_wire_row(number, wire), 9.5
        )
    notes = ("A button's two legs are those that beep only while it is pressed.", "The setting LED rows is: snake.")
    return [*shapes, *(draw_text(_LIST_LEFT, _LIST_TOP + 24 + 16 * (_LIST_ROWS + row), line, 10, INK, "start")
                       for row, line in enumerate(notes))]  # fmt: skip


def format_wire_row(number: int, wire: wiring.Wire) -> str:
    """Return the words of a wire's row in the list: number, color, both ends, length."""
    start = f"{wire.start} ({get_printed_name(wire.start)})" if wire in wiring.FROM_PICO else wire.start
    return f"{number}  {wire.color}: {start} to {wire.end}, {compute_cut_mm(wire)} mm"

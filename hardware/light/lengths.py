"""The lengths to which the wires of Tray24 Light are cut, from the places of their ends in the case."""

from math import ceil, dist

from hardware.case import layout as case_layout
from hardware.circuit import names
from hardware.light import layout, wiring

SPARE_MM = 110.0  # so that the base with the Pico can lie open beside the panel
_NEAR_MM = 20.0  # to be soldered, from button to button or row to row
_STEP_MM = 10
_DISPLAY_PINS = ("GND", "VCC", "SCL", "SDA")
_PINS_A_SIDE = len(names.PICO_PINS) // 2
_FIRST_PIN_MM, _ROW_MM = 1.37, 8.89  # [memory] Pico data sheet: from its edge, from its middle


def compute_cut_mm(wire: wiring.Wire) -> int:
    """Return the length in mm to which a wire is cut, with some reserve.

    The length of a wire from the Pico does not include its socket.
    """
    start, end = locate_end(wire.start), locate_end(wire.end)
    if wire in wiring.TURNS:
        distance = abs(end[1] - start[1])  # a turn is at one end of both rows
    elif is_at_strip(wire):
        distance = dist(start, layout.WIRES_AT) + dist(layout.WIRES_AT, end)
    else:
        distance = abs(end[0] - start[0]) + abs(end[1] - start[1])
    return ceil((distance + (SPARE_MM if wire in wiring.FROM_PICO else _NEAR_MM)) / _STEP_MM) * _STEP_MM


def is_at_strip(wire: wiring.Wire) -> bool:
    """Return whether a wire leads from the Pico to the LED strip, or to a part at the strip's beginning."""
    return wire in wiring.FROM_PICO and wire.end in ("diode anode", "330 ohm 1", "row 1 GND")


def locate_end(end: str) -> tuple[float, float]:
    """Return the place of a wire's end in the tray: x, y in mm."""
    if end.startswith(("seat", "key")):
        end = end.removesuffix(" GND")
    part, name = end.rsplit(maxsplit=1)
    if part == "pico":
        return locate_pin(int(name))
    if part in ("diode", "330 ohm"):
        return _locate_row_end("1", "DIN")
    if part.startswith("row"):
        return _locate_row_end(part.removeprefix("row "), name)
    if part in ("piezo", "1 kohm"):
        return layout.GRILLE_AT
    if part == "display":
        x, y = layout.DISPLAY_AT[0], layout.DISPLAY_AT[1] - case_layout.LIT_ABOVE + layout.MODULE[1] / 2
        return x + (_DISPLAY_PINS.index(name) - 1.5) * 2.54, y
    return layout.SEATS[int(name) - 1] if part == "seat" else layout.KEYS[layout.KEY_COLORS.index(name)]


def locate_pin(number: int) -> tuple[float, float]:
    """Return the place of a pin of the Pico, which lies face down: x, y in mm."""
    is_lower_row = number <= _PINS_A_SIDE
    column = number - 1 if is_lower_row else 2 * _PINS_A_SIDE - number
    x, y = layout.PICO_AT
    return x - case_layout.PICO[0] / 2 + _FIRST_PIN_MM + 2.54 * column, y + (_ROW_MM if is_lower_row else -_ROW_MM)


def _locate_row_end(row: str, pad: str) -> tuple[float, float]:
    """Return the place of the end of an LED row where a wire is soldered to `pad`: x, y in mm.

    The pad DOUT (data output) is used at the row's output end, all others at its input end.
    """
    is_left = (int(row) % 2 == 1) != (pad == "DOUT")
    return (-1 if is_left else 1) * layout.ROW_LONG / 2, layout.ROW_MIDDLES[int(row) - 1] - layout.STRIP_ASIDE

"""Lengths to which the wires of the Light are cut, from the places of their ends in the case."""

from math import ceil

from hardware.case import layout as tray
from hardware.light import layout as at
from hardware.light import wiring
from tray24.pins import COLUMNS

SPARE_MM = 120.0  # so that the base with the stripboard can lie open beside the panel
_NEAR_MM = 20.0  # to rise from two holes, or from button to button
_STEP_MM = 10
_DISPLAY_PINS = ("GND", "VCC", "SCL", "SDA")


def cut_mm(wire: wiring.Wire) -> int:
    """Return the length of a wire along the walls, with what is spare."""
    (x, y), (to_x, to_y) = place(wire.start), place(wire.end)
    across = 0.0 if wire in wiring.TURNS else abs(to_x - x)  # a turn is at one end of both rows
    spare = SPARE_MM if wire in wiring.AROUND else _NEAR_MM
    return ceil((across + abs(to_y - y) + spare) / _STEP_MM) * _STEP_MM


def all_mm() -> int:
    return sum(cut_mm(wire) for wire in wiring.WIRES)


def place(end: str) -> tuple[float, float]:
    """Return the place of a wire's end in the tray, in mm."""
    if end not in wiring.ENDS:
        strip, row = end.split()
        return at.of_board(int(strip), wiring.ROWS.index(row))
    part, name = (
        end.removesuffix(" GND").split(maxsplit=1) if end.startswith(("seat", "key")) else end.split(maxsplit=1)
    )
    if part == "row":
        return _row_end(*name.split())
    if part == "piezo":
        return at.GRILLE_AT
    if part == "display":
        x, y = at.DISPLAY_AT[0], at.DISPLAY_AT[1] - tray.LIT_ABOVE + at.MODULE[1] / 2
        return x + (_DISPLAY_PINS.index(name) - 1.5) * 2.54, y
    return at.SEATS[int(name) - 1] if part == "seat" else at.KEYS[at.KEY_COLORS.index(name)]


def _row_end(row: str, pad: str) -> tuple[float, float]:
    """Return the end of a row of the strip at which a pad is used: supply and ground count as at its input."""
    to_left = (int(row) % 2 == 1) != (pad == "DOUT")
    return (-1 if to_left else 1) * at.ROW_LONG / 2, at.SLOT_MIDDLES[(int(row) - 1) * COLUMNS][1]

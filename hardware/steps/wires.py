"""The wires in the case, for pictures: they follow the routes of the harness drawing, with heights added."""

from functools import cache
from typing import NamedTuple

from hardware.case import layout
from hardware.circuit.catalog import BUILD
from hardware.circuit.netlist import read_netlist
from hardware.lists.harness import PLUG_HIGH_MM, make_harnesses
from hardware.lists.harness_drawing import INK, list_runs

Place = tuple[float, float, float]
WIRE_MM = 1.3  # diameter with its insulation
_DOWN_MM = 1.5  # from a plug or a plate to the wires
_OUT_MM = 14.0  # drawn length of a wire that hangs over the wall


class WireRun(NamedTuple):
    """A wire in the case: the references at its two ends, its color, and the points of its route."""

    start: str
    end: str
    color: str
    way: tuple[Place, ...]


def get_part(ref: str) -> str:
    """Return the name of the case's part with which a wire comes into the tray: the button's switch, or the deck.

    `ref` is the reference of the button or display at the wire's end. The display's wires come through the deck.
    """
    return f"switch {ref.removeprefix('SW')}" if ref.startswith("SW") else "deck"


@cache
def make_wires() -> tuple[WireRun, ...]:
    """Return all wires in their places: from a plug below the board, around its edge, up to a switch or the display."""
    runs = []
    for wire, points in list_runs(make_harnesses(read_netlist(BUILD / "tray24.net"))):
        is_plugged = wire.start[0].startswith("J")
        runs.append(WireRun(wire.start[0], wire.end[0], INK[wire.color], tuple(_raise_way(points, is_plugged))))
    return tuple(runs)


def _raise_way(points: list[tuple[float, float]], is_plugged: bool) -> list[Place]:
    """Return the points of a wire's route with heights added.

    If it `is_plugged` into the board, only its first part, to the board's edge, is below the board.
    """
    high = layout.CARRIER_UNDER - _DOWN_MM
    low = layout.BOARD_UNDER - PLUG_HIGH_MM - _DOWN_MM if is_plugged else high
    first, *rest = points
    start = (*first, low + _DOWN_MM)
    edge_points = [(*rest[0], low), (*rest[0], high)] if low != high else [(*rest[0], high)]
    return [
        start,
        (*first, low),
        *edge_points,
        *((x, y, high) for x, y in rest[1:]),
        (*points[-1], layout.CARRIER_UNDER),
    ]


def hang_wire(run: WireRun) -> tuple[Place, ...]:
    """Return the points of a wire's route before it is plugged in.

    The wire then hangs over the wall that is nearest to the place where its later route leaves the board.
    """
    left, right, front, back = layout.BOARD
    if run.start.startswith("SW"):
        return run.way
    outer_index = next(index for index, (x, y, _) in enumerate(run.way)
                   if not (left < x < right and front < y < back))  # fmt: skip
    x, y, _ = run.way[outer_index]
    wall, outward = (layout.FRONT, -_OUT_MM) if y < 0 else (layout.BACK, _OUT_MM)
    wall_top = layout.SPLIT - WIRE_MM
    return (
        (x, wall + outward, layout.SPLIT + 4),
        (x, wall, wall_top),
        (x, y, layout.CARRIER_UNDER - _DOWN_MM),
        *run.way[outer_index + 1 :],
    )

"""All parts of the tray in their places, printed and bought, and the order in which they are assembled."""

from collections.abc import Callable
from functools import cache, partial
from typing import NamedTuple

from hardware.case import bought_solids, inner_parts, layout
from hardware.case.base import make_base, make_base_legend
from hardware.case.caps import make_key_cap, make_key_legend, make_seat_cap, make_seat_legend
from hardware.case.top import list_bosses, make_top, make_top_legend
from tray24.pins import SLOTS

COLOR_WORDS = {"r": "red", "y": "yellow", "g": "green", "b": "blue"}
SEATS, KEYS = len(layout.SEATS), len(layout.KEYS)

_KEYS = {f"key-{COLOR_WORDS[color]}": key for key, color in enumerate(layout.KEY_COLORS)}
_SEATS = {f"seat-{seat + 1}": seat for seat in range(SEATS)}
# Name -> how many are printed, and the function that makes it without its legend. Carriers are alike: seat 1's is
# printed six times.
PRINTED: dict[str, tuple[int, Callable]] = {
    "top": (1, make_top),
    "base": (1, make_base),
    "light-walls": (1, inner_parts.make_baffle),
    "liner": (SLOTS, inner_parts.make_liner),
    "deck": (1, inner_parts.make_deck),
    "carrier": (SEATS, partial(inner_parts.make_carrier, 0)),
    "divider": (len(layout.DIVIDER_MIDDLES), inner_parts.make_divider),
    **{name: (1, partial(make_key_cap, key)) for name, key in _KEYS.items()},
    **{name: (1, partial(make_seat_cap, seat)) for name, seat in _SEATS.items()},
}
# Name -> the function that makes what is engraved.
LEGENDS: dict[str, Callable] = {
    "top": make_top_legend,
    "base": make_base_legend,
    **{name: partial(make_key_legend, key) for name, key in _KEYS.items()},
    **{name: partial(make_seat_legend, seat) for name, seat in _SEATS.items()},
}


class AssemblyStep(NamedTuple):
    """A step of the assembly: its name, its parts in `make_all_parts()`, and the side from which they are inserted."""

    name: str
    parts: tuple[str, ...]
    from_below: bool = True  # in the tray as it stands; the top lies face down until the base is on


BOARD_PARTS = ("board", *bought_solids.list_board_refs(), "pico", *(f"lights {slot}" for slot in range(SLOTS)))
# The order in which the parts come into the top. The guide has a picture and a text for each step.
STEPS = (
    AssemblyStep("caps", (*_KEYS, *_SEATS)),
    # Before the board: the carriers of seats 2 and 3 reach over its edge.
    AssemblyStep("carriers", tuple(f"{kind} {seat + 1}" for kind in ("carrier", "switch") for seat in range(SEATS))),
    AssemblyStep("carrier-screws", ("screws of carriers",)),
    AssemblyStep("liners", ("rods", *(f"liner {slot}" for slot in range(SLOTS)))),
    AssemblyStep("display", ("display",)),
    AssemblyStep("deck", ("deck", *(f"switch {SEATS + key + 1}" for key in range(KEYS)))),
    AssemblyStep("deck-screws", ("screws of deck",)),
    AssemblyStep("floor", ("floor",)),
    AssemblyStep("light-walls", ("light-walls",)),
    AssemblyStep("board", BOARD_PARTS),
    AssemblyStep("board-screws", ("screws of board", "screws of board at deck")),
    AssemblyStep("base", ("base",)),
    AssemblyStep("base-screws", ("screws of base",)),
    AssemblyStep(
        "dividers", tuple(f"divider {number}" for number in range(len(layout.DIVIDER_MIDDLES))), from_below=False
    ),
    AssemblyStep("die", ("die",), from_below=False),
)


@cache
def make_plain_part(name: str):
    """Return the solid of one printed part in its place in the tray, without its engraved legend."""
    return PRINTED[name][1]()


@cache
def make_printed_part(name: str):
    """Return the solid of one printed part in its place in the tray, with its engraved legend."""
    return make_plain_part(name).cut(LEGENDS[name]()) if name in LEGENDS else make_plain_part(name)


@cache
def make_plain_parts() -> dict:
    """Return the printed parts in their places: name -> solid without engraved legend.

    The checks of walls and collisions use these parts.
    """
    parts = {
        **{name: make_plain_part(name) for name in ("top", "base", "light-walls", "deck", *_KEYS, *_SEATS)},
        **{f"divider {number}": inner_parts.make_divider(number) for number in range(len(layout.DIVIDER_MIDDLES))},
        **{f"carrier {seat + 1}": inner_parts.make_carrier(seat) for seat in range(SEATS)},
    }
    first = layout.SLOT_MIDDLES[0]
    for slot, (x, y) in enumerate(layout.SLOT_MIDDLES):
        parts[f"liner {slot}"] = make_plain_part("liner").translate((x - first[0], y - first[1], 0))
    return parts


@cache
def make_bought_parts() -> dict:
    parts = {
        "floor": bought_solids.make_sheet(),
        "rods": bought_solids.make_rods(),
        "board": bought_solids.make_board(),
        **bought_solids.make_board_parts(),
        "display": bought_solids.make_module(),
        "pico": bought_solids.make_pico(),
        "plug": bought_solids.make_plug(),
    }
    for number, middle in enumerate(layout.SEATS + layout.KEYS, 1):
        parts[f"switch {number}"] = bought_solids.make_switch(middle)
    for slot, lights in enumerate(bought_solids.make_lights()):
        parts[f"lights {slot}"] = lights
    parts["die"] = bought_solids.make_die(7)
    return parts | _make_screws()


def _make_screws() -> dict:
    of_carriers = [middle for middle, _ in list_bosses()[: 2 * SEATS]]
    return {
        "screws of carriers": bought_solids.make_screws(of_carriers, layout.CARRIER_UNDER, 8),
        "screws of deck": bought_solids.make_screws(layout.DECK_SCREWS, layout.CARRIER_UNDER, 8),
        "screws of board": bought_solids.make_screws(layout.FIELD_SCREWS, layout.BOARD_UNDER, 16),
        "screws of board at deck": bought_solids.make_screws(layout.DECK_BOARD_SCREWS, layout.BOARD_UNDER, 8),
        "screws of base": bought_solids.make_screws(layout.CORNER_SCREWS, layout.SPLIT - layout.UNDER_HEAD, 8),
    }


def make_all_parts() -> dict:
    """Return all parts in their places: name -> solid.

    The names are those in `STEPS`; "top" and "plug" are in no step.
    """
    return make_plain_parts() | make_bought_parts()

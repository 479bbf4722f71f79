"""All parts of the tray in their places: printed parts and bought parts."""

from collections.abc import Callable
from functools import cache

from hardware.case import bought, inside
from hardware.case import layout as at
from hardware.case.base import make_base
from hardware.case.caps import make_key_cap, make_seat_cap
from hardware.case.top import make_top

COLOR_WORDS = {"r": "red", "y": "yellow", "g": "green", "b": "blue"}

# Name -> how many are printed, and the function that makes it. Carriers are alike: seat 1's is printed six times.
PRINTED: dict[str, tuple[int, Callable]] = {
    "top": (1, make_top),
    "base": (1, make_base),
    "light-walls": (1, inside.make_baffle),
    "deck": (1, inside.make_deck),
    "carrier": (len(at.SEATS), lambda: inside.make_carrier(0)),
    "divider": (1, inside.make_divider),
    **{f"key-{COLOR_WORDS[color]}": (1, lambda key=key: make_key_cap(key)) for key, color in enumerate(at.KEY_COLORS)},
    **{f"seat-{seat + 1}": (1, lambda seat=seat: make_seat_cap(seat)) for seat in range(len(at.SEATS))},
}


@cache
def printed(name: str):
    """Return one printed part, in its place in the tray."""
    return PRINTED[name][1]()


@cache
def plain_parts() -> dict:
    """Return the printed parts in their places without engravings, for checks of walls and collisions."""
    parts = {
        "top": make_top(engraved=False),
        "base": printed("base"),
        **{name: printed(name) for name in ("light-walls", "deck", "divider")},
    }
    for seat in range(len(at.SEATS)):
        parts[f"carrier {seat + 1}"] = inside.make_carrier(seat)
        parts[f"seat-{seat + 1}"] = make_seat_cap(seat, engraved=False)
    for key, color in enumerate(at.KEY_COLORS):
        parts[f"key-{COLOR_WORDS[color]}"] = make_key_cap(key, engraved=False)
    return parts


@cache
def bought_parts() -> dict:
    parts = {
        "floor": bought.make_sheet(),
        "board": bought.make_board(),
        **bought.make_board_parts(),
        "display": bought.make_module(),
        "pico": bought.make_pico(),
        "plug": bought.make_plug(),
    }
    for number, middle in enumerate(at.SEATS + at.KEYS, 1):
        parts[f"switch {number}"] = bought.make_switch(middle)
    for slot, lights in enumerate(bought.make_lights()):
        parts[f"lights {slot}"] = lights
    parts["die"] = bought.make_die(7)
    return parts

"""The list of parts to print: how many copies, which filament, and special needs such as supports."""

from typing import NamedTuple

from hardware.case.assembly import COLOR_WORDS
from hardware.case.assembly import PRINTED as CASE
from hardware.extras.sizes import DICE_OF_SETS
from hardware.extras.sizes import PRINTED as EXTRAS
from hardware.light.case import PRINTED as LIGHT

DARK, WHITE = "dark", "white"
FILAMENTS = (DARK, WHITE, *COLOR_WORDS.values())
# Folder of hardware/build -> walls of its parts.
WALLS = {"case": 3, "extras": 2, "light": 3}


class PrintedPart(NamedTuple):
    """A part to print: its STL file in a folder of hardware/build, and how it is printed."""

    room: str
    name: str
    copies: int
    filament: str
    supports: bool = False
    brim_mm: float = 0.0
    max_per_plate: int = 0  # copies on a plate, which then has no other parts; 0 = any number, beside others

    @property
    def stl(self) -> str:
        return f"{self.room}/{self.name}.stl"


# Parts that are not printed in dark filament, and parts with special needs.
_FILAMENT = {"case/liner": WHITE, "extras/tile": WHITE, "extras/die": WHITE, "light/cup": WHITE}
_EXTRA_FIELDS = {
    "case/deck": {"supports": True},
    "extras/rack": {"brim_mm": 5.0, "max_per_plate": 1},  # tall and slender: one that falls over must not spoil others
    "extras/tile": {"max_per_plate": 27},  # a third of a game's 81 tiles
    "extras/die": {"max_per_plate": max(DICE_OF_SETS.values())},  # one set
}


def list_printed_parts() -> list[PrintedPart]:
    """Return all printed parts of the tray, the extras and Tray24 Light."""
    copies = {
        "case": {name: count for name, (count, _) in CASE.items()},
        "extras": {name: count for name, (count, _) in EXTRAS.items()},
        "light": {name: count for name, (count, _) in LIGHT.items()},
    }
    return [_make_part(room, name, count) for room, names in copies.items() for name, count in names.items()]


def _make_part(room: str, name: str, count: int) -> PrintedPart:
    color = name.removeprefix("key-")
    filament = color if color in COLOR_WORDS.values() else _FILAMENT.get(f"{room}/{name}", DARK)
    return PrintedPart(room, name, count, filament, **_EXTRA_FIELDS.get(f"{room}/{name}", {}))

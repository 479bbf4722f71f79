"""Hours and grams of every plate, from plates.toml, and the filament that they take together."""

import math
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from hardware.articles import articles, eur_per_kg

FILE = Path(__file__).parent / "plates.toml"
_SAID = {"dark": "dark and opaque"}
_COLORS = "colors"  # the article of all other filaments: a set
_STEP_G = 10  # grams of filament are rounded up by this
_HEAD = """\
# What a slicer estimates for each plate, for one print of it: written by `python -m hardware.plates.measure`, not by
# hand. `inputs` is the hash of meshes, places, settings and profile.ini.
"""


class Row(NamedTuple):
    """One plate of the table. Minutes and grams are those of one print."""

    name: str
    room: str
    filament: str
    times: int
    parts: dict[str, int]
    supports: list[str]
    minutes: int
    grams: float
    inputs: str


class Table(NamedTuple):
    """The slicer of the figures, and the plates."""

    slicer: str
    rows: list[Row]


def read(path: Path = FILE) -> Table:
    """Return the table; it has no rows if there is no file."""
    if not path.exists():
        return Table("", [])
    found = tomllib.loads(path.read_text(encoding="utf-8"))
    return Table(found["slicer"], [Row(**row) for row in found["plate"]])


def text_of(table: Table) -> str:
    """Return the table as TOML."""
    blocks = [f"{_HEAD}slicer = {_value(table.slicer)}"]
    for row in table.rows:
        blocks.append("\n".join(["[[plate]]", *(f"{key} = {_value(value)}" for key, value in row._asdict().items())]))
    return "\n\n".join(blocks) + "\n"


def _value(value: object) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {_value(inner)}" for key, inner in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(_value(inner) for inner in value) + "]"
    return f'"{value}"' if isinstance(value, str) else str(value)


def of_room(table: Table, *rooms: str) -> list[Row]:
    return [row for row in table.rows if row.room in rooms]


def hours(rows: Iterable[Row]) -> float:
    """Return the hours of all prints of some plates."""
    return sum(row.times * row.minutes for row in rows) / 60


def grams_by_filament(rows: Iterable[Row]) -> dict[str, float]:
    """Return the grams of all prints of some plates, by filament, in the order of the plates."""
    grams: dict[str, float] = {}
    for row in rows:
        grams[row.filament] = grams.get(row.filament, 0.0) + row.times * row.grams
    return grams


def to_order(rows: Iterable[Row]) -> dict[str, int]:
    """Return the grams of each filament, rounded up."""
    return {filament: _STEP_G * math.ceil(grams / _STEP_G) for filament, grams in grams_by_filament(rows).items()}


def eur_of(grams: float) -> float:
    """Return what filament costs by weight, at the price of dark filament."""
    return grams / 1000 * eur_per_kg()


def said(grams: dict[str, int]) -> str:
    """Return the grams of filaments in words; those of equal weight together."""
    together: dict[int, list[str]] = {}
    for filament, weight in grams.items():
        together.setdefault(weight, []).append(filament)
    return "; ".join(
        f"{weight} g {', '.join(filaments)}{' each' if len(filaments) > 1 else ''}"
        for weight, filaments in together.items()
    )


def rows_of_list(table: Table) -> list[tuple[int, str, str, str]]:
    """Return the filament as rows of the parts list: quantity, name, purpose, key of its article."""
    case, extras = to_order(of_room(table, "case")), to_order(of_room(table, "extras"))
    rows = []
    for filament in {**case, **extras}:
        purposes = ["case"] if filament in case else []
        purposes += [f"all printed extras take {extras[filament]} g more"] if filament in extras else []
        name = f"Filament, PLA, {_SAID.get(filament, filament)}, in grams"
        article = filament if filament in articles() else _COLORS
        rows.append((case.get(filament, 0), name, "; ".join(purposes), article))
    return rows

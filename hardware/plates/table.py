"""The table of all plates in plates.toml: hours and grams of each, and the filament that they take together."""

import math
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from hardware.articles import compute_eur_per_kg, read_articles

FILE = Path(__file__).parent / "plates.toml"
_FILAMENT_TEXTS = {"dark": "dark and opaque"}
_COLORS_ARTICLE = "colors"  # the article of all other filaments: a set
_STEP_G = 10  # grams of filament are rounded up by this
_HEAD = """\
# What a slicer estimates for each plate, for one print of it: written by `python -m hardware.plates.measure`, not by
# hand. `inputs` is the hash of meshes, places, settings and profile.ini.
"""


class PlateRow(NamedTuple):
    """One plate in the table. Minutes and grams are those of one print of the plate."""

    name: str
    room: str
    filament: str
    times: int
    parts: dict[str, int]
    supports: list[str]
    minutes: int
    grams: float
    inputs: str


class PlateTable(NamedTuple):
    """The table of plates: a row for each plate, and the version of the slicer that estimated the hours and grams."""

    slicer: str
    rows: list[PlateRow]


def read_table(path: Path = FILE) -> PlateTable:
    """Return the table of plates; it has no rows if there is no file."""
    if not path.exists():
        return PlateTable("", [])
    document = tomllib.loads(path.read_text(encoding="utf-8"))
    return PlateTable(document["slicer"], [PlateRow(**row) for row in document["plate"]])


def format_table(table: PlateTable) -> str:
    """Return the text of the table of plates as TOML."""
    blocks = [f"{_HEAD}slicer = {_format_value(table.slicer)}"]
    for row in table.rows:
        blocks.append(
            "\n".join(["[[plate]]", *(f"{key} = {_format_value(value)}" for key, value in row._asdict().items())])
        )
    return "\n\n".join(blocks) + "\n"


def _format_value(value: object) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {_format_value(inner_value)}" for key, inner_value in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(_format_value(inner_value) for inner_value in value) + "]"
    return f'"{value}"' if isinstance(value, str) else str(value)


def select_rows(table: PlateTable, *rooms: str) -> list[PlateRow]:
    return [row for row in table.rows if row.room in rooms]


def sum_hours(rows: Iterable[PlateRow]) -> float:
    """Return the hours that all prints of these plates take together."""
    return sum(row.times * row.minutes for row in rows) / 60


def sum_grams(rows: Iterable[PlateRow]) -> dict[str, float]:
    """Return filament -> grams that all prints of these plates take together, in the order of the plates."""
    grams: dict[str, float] = {}
    for row in rows:
        grams[row.filament] = grams.get(row.filament, 0.0) + row.times * row.grams
    return grams


def round_grams(rows: Iterable[PlateRow]) -> dict[str, int]:
    """Return filament -> grams that all prints of these plates take together, rounded up to 10 g."""
    return {filament: _STEP_G * math.ceil(grams / _STEP_G) for filament, grams in sum_grams(rows).items()}


def compute_filament_eur(grams: float) -> float:
    """Return what `grams` of filament cost in EUR, at the price of dark filament."""
    return grams / 1000 * compute_eur_per_kg()


def format_grams(grams: dict[str, int]) -> str:
    """Return the grams of each filament as words, such as "20 g red, blue each" for filaments of equal weight."""
    filaments_by_weight: dict[int, list[str]] = {}
    for filament, weight in grams.items():
        filaments_by_weight.setdefault(weight, []).append(filament)
    return "; ".join(
        f"{weight} g {', '.join(filaments)}{' each' if len(filaments) > 1 else ''}"
        for weight, filaments in filaments_by_weight.items()
    )


def list_filament_rows(table: PlateTable) -> list[tuple[int, str, str, str]]:
    """Return the rows of the parts list for filament: (grams for the case, name, purpose, key of the article).

    The purpose says how many grams the printed extras take in addition.
    """
    case_grams, extras_grams = round_grams(select_rows(table, "case")), round_grams(select_rows(table, "extras"))
    rows = []
    for filament in {**case_grams, **extras_grams}:
        purposes = ["case"] if filament in case_grams else []
        purposes += [f"all printed extras take {extras_grams[filament]} g more"] if filament in extras_grams else []
        name = f"Filament, PLA, {_FILAMENT_TEXTS.get(filament, filament)}, in grams"
        article = filament if filament in read_articles() else _COLORS_ARTICLE
        rows.append((case_grams.get(filament, 0), name, "; ".join(purposes), article))
    return rows

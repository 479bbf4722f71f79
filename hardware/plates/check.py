"""Checks of the plates: every copy is on one, each fits the bed, and the table is that of the current files."""

from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import combinations
from pathlib import Path

from hardware.case.layout import PRINTER_MM
from hardware.light.wiring import parts as parts_of_light
from hardware.plates import slicer, stl, table, threemf
from hardware.plates.make import Made, made, size_of, sliced, solid_of
from hardware.plates.overhang import overhangs
from hardware.plates.pack import EDGE_MM, Plate, Size, outline
from hardware.plates.parts import DARK, WHITE, Part, all_parts
from hardware.plates.table import Row, Table
from hardware.products import BUILD

WITHOUT_SUPPORTS = ("case", "extras", "light")  # packages whose parts have supports only on plates that add them
AGAIN = "run python -m hardware.plates.measure"
# The same slicer gives the same figures but for rounding; another version plans paths and supports differently.
_SAME_VERSION, _OTHER_VERSION = 0.01, 0.15


def check(whole: bool = False) -> list[str]:
    """Return findings about table and plates; `whole` slices all plates again where a slicer is installed."""
    if missing := files_missing(BUILD, all_parts()):
        return missing
    items, known = made(), table.read()
    found = [line for item in items for line in plate_wrong(item.plate, size_of)]
    found += counts_wrong(known.rows, all_parts()) + table_stale(known, items)
    found += light_wrong(known, parts_of_light()) + meshes_wrong(BUILD) + overhangs_wrong(all_parts())
    return found + (slicing_wrong(known, items) if whole and slicer.version() else [])


def files_missing(folder: Path, parts: Iterable[Part]) -> list[str]:
    """Return the parts that have no STL file: without it nothing else can be checked."""
    missing = [part.stl for part in parts if not (folder / part.stl).is_file()]
    return [f"{stl} is not made yet: run ./tray24 hardware" for stl in missing]


def meshes_wrong(folder: Path) -> list[str]:
    """Return the STL and 3MF files of a folder with meshes that are not closed, whose inside slicers guess."""
    found = [line for path in sorted(folder.rglob("*.stl")) for line in stl.file_wrong(path)]
    return found + [line for path in sorted(folder.rglob("*.3mf")) for line in threemf.meshes_wrong(path)]


def overhangs_wrong(parts: Iterable[Part]) -> list[str]:
    """Return where parts without supports would be printed into the air."""
    alone = [part for part in parts if not part.supports and part.room in WITHOUT_SUPPORTS]
    return [line for part in alone for line in overhangs(part.stl, solid_of(part))]


def plate_wrong(plate: Plate, size: Size) -> list[str]:
    """Return findings about parts beyond a plate's edges, above the printer, or too close to each other."""
    found, boxes = [], []
    for place in plate.places:
        (width, depth), height = outline(place.part, size), size(place.part)[2]
        box = (place.x - width / 2, place.x + width / 2, place.y - depth / 2, place.y + depth / 2)
        if min(box) < EDGE_MM - 0.01 or max(box) > PRINTER_MM - EDGE_MM + 0.01:
            found.append(f"{plate.name}: {place.part.name} is larger than the bed or beyond its edge")
        if height > PRINTER_MM:
            found.append(f"{plate.name}: {place.part.name} is {height:.0f} mm high")
        boxes.append((place.part.name, box))
    for (one, a), (other, b) in combinations(boxes, 2):
        if a[0] < b[1] and b[0] < a[1] and a[2] < b[3] and b[2] < a[3]:
            found.append(f"{plate.name}: {one} and {other} overlap")
    return found


def counts_wrong(rows: Iterable[Row], parts: Iterable[Part]) -> list[str]:
    """Return the parts of which the table has too few or too many copies."""
    on_plates: Counter = Counter()
    for row in rows:
        for name, count in row.parts.items():
            on_plates[f"{row.room}/{name}.stl", row.filament] += row.times * count
    needed = Counter({(part.stl, part.filament): part.copies for part in parts})
    return [
        f"{stl}: {on_plates[stl, filament]} copies in {filament} on the plates, {needed[stl, filament]} are needed: "
        f"{AGAIN}"
        for stl, filament in sorted({*on_plates, *needed})
        if on_plates[stl, filament] != needed[stl, filament]
    ]


def table_stale(known: Table, items: list[Made]) -> list[str]:
    """Return the plates whose parts, places or settings differ from those that were sliced."""
    rows = {row.name: row for row in known.rows}
    found = []
    for item in items:
        row = rows.pop(item.plate.name, None)
        if row is None:
            found.append(f"{item.plate.name} was never sliced: {AGAIN}")
        elif (row.inputs, row.times) != (item.inputs, item.plate.times):
            parts = ", ".join(item.plate.counts())
            found.append(f"{item.plate.name} has changed since it was sliced ({parts}, or the profile): {AGAIN}")
    return found + [f"{name} is in the table, but there is no such plate: {AGAIN}" for name in rows]


def light_wrong(known: Table, rows: Mapping[str, Mapping]) -> list[str]:
    """Return the filaments of which Tray24 Light's parts list has less than its plates take."""
    taken: dict[str, int] = {}
    for filament, grams in table.to_order(table.of_room(known, "light")).items():
        kind = f"filament_{filament if filament in (DARK, WHITE) else 'colors'}"
        taken[kind] = max(taken.get(kind, 0), grams)
    return [
        f"the parts list of Light has {rows[kind]['quantity']} g in {kind}: its plates take {grams} g"
        for kind, grams in taken.items()
        if rows[kind]["quantity"] < grams
    ]


def slicing_wrong(known: Table, items: list[Made]) -> list[str]:
    """Return the plates for which the installed slicer's figures differ from the table's."""
    allowed = _SAME_VERSION if slicer.version() == known.slicer else _OTHER_VERSION
    rows = {row.inputs: row for row in known.rows}
    current = [item for item in items if item.inputs in rows]
    return [line for item in current for line in differs(rows[item.inputs], sliced(item), allowed)]


def differs(row: Row, found: slicer.Estimate, allowed: float) -> list[str]:
    """Return a finding if a plate's hours or grams differ from those of the table."""
    if (
        abs(found.minutes - row.minutes) <= 1 + allowed * row.minutes
        and abs(found.grams - row.grams) <= 0.05 + allowed * row.grams
    ):
        return []
    return [
        f"{row.name}: {row.minutes} min and {row.grams:g} g in the table, "
        f"sliced again {found.minutes} min and {found.grams:g} g: {AGAIN}"
    ]

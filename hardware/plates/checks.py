"""Check the plates: they have every copy of every part, each fits the printer's bed, and plates.toml is up to date."""

from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import combinations
from pathlib import Path

from hardware.case.layout import PRINTER_MM
from hardware.light.wiring import parts as parts_of_light
from hardware.plates import slicer, stl, table, threemf
from hardware.plates.make import PlateFile, load_mesh, make_plate_files, measure_part, slice_plate
from hardware.plates.overhang import find_overhangs
from hardware.plates.pack import EDGE_MM, Plate, Size, compute_outline
from hardware.plates.parts import DARK, WHITE, PrintedPart, list_printed_parts
from hardware.plates.table import PlateRow, PlateTable
from hardware.products import BUILD

WITHOUT_SUPPORTS = ("case", "extras", "light")  # packages whose parts have supports only on plates that add them
AGAIN = "run python -m hardware.plates.measure"
# The same slicer gives the same figures but for rounding; another version plans paths and supports differently.
_SAME_VERSION, _OTHER_VERSION = 0.01, 0.15


def check(whole: bool = False) -> list[str]:
    """Return findings about the plates and their table; `whole` slices all plates again where a slicer is installed."""
    if missing := check_files(BUILD, list_printed_parts()):
        return missing
    items, known = make_plate_files(), table.read_table()
    found = [line for item in items for line in check_plate(item.plate, measure_part)]
    found += check_counts(known.rows, list_printed_parts()) + check_table(known, items)
    found += check_light_filament(known, parts_of_light()) + check_meshes(BUILD) + check_overhangs(list_printed_parts())
    return found + (check_slicing(known, items) if whole and slicer.get_version() else [])


def check_files(folder: Path, parts: Iterable[PrintedPart]) -> list[str]:
    """Return findings about parts that have no STL file. Without these files nothing else can be checked."""
    missing = [part.stl for part in parts if not (folder / part.stl).is_file()]
    return [f"{stl} is not made yet: run ./tray24 hardware" for stl in missing]


def check_meshes(folder: Path) -> list[str]:
    """Return findings about STL and 3MF files below `folder` whose meshes are not closed.

    Slicers have to guess the inside of such a mesh.
    """
    found = [line for path in sorted(folder.rglob("*.stl")) for line in stl.check_file(path)]
    return found + [line for path in sorted(folder.rglob("*.3mf")) for line in threemf.check_meshes(path)]


def check_overhangs(parts: Iterable[PrintedPart]) -> list[str]:
    """Return findings about places where parts without supports would be printed into the air."""
    alone = [part for part in parts if not part.supports and part.room in WITHOUT_SUPPORTS]
    return [line for part in alone for line in find_overhangs(part.stl, load_mesh(part))]


def check_plate(plate: Plate, size: Size) -> list[str]:
    """Return findings about parts on a plate: beyond its edges, above the printer's height, too close to each other."""
    found, boxes = [], []
    for place in plate.places:
        (width, depth), height = compute_outline(place.part, size), size(place.part)[2]
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


def check_counts(rows: Iterable[PlateRow], parts: Iterable[PrintedPart]) -> list[str]:
    """Return findings about parts of which the plates in plates.toml have too few or too many copies."""
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


def check_table(known: PlateTable, items: list[PlateFile]) -> list[str]:
    """Return findings about plates whose parts, places or settings have changed since they were sliced."""
    rows = {row.name: row for row in known.rows}
    found = []
    for item in items:
        row = rows.pop(item.plate.name, None)
        if row is None:
            found.append(f"{item.plate.name} was never sliced: {AGAIN}")
        elif (row.inputs, row.times) != (item.inputs, item.plate.times):
            parts = ", ".join(item.plate.count_parts())
            found.append(f"{item.plate.name} has changed since it was sliced ({parts}, or the profile): {AGAIN}")
    return found + [f"{name} is in the table, but there is no such plate: {AGAIN}" for name in rows]


def check_light_filament(known: PlateTable, rows: Mapping[str, Mapping]) -> list[str]:
    """Return a finding for each filament of which Tray24 Light's parts list has fewer grams than its plates need."""
    taken: dict[str, int] = {}
    for filament, grams in table.round_grams(table.select_rows(known, "light")).items():
        kind = f"filament_{filament if filament in (DARK, WHITE) else 'colors'}"
        taken[kind] = max(taken.get(kind, 0), grams)
    return [
        f"the parts list of Light has {rows[kind]['quantity']} g in {kind}: its plates take {grams} g"
        for kind, grams in taken.items()
        if rows[kind]["quantity"] < grams
    ]


def check_slicing(known: PlateTable, items: list[PlateFile]) -> list[str]:
    """Slice the plates again; return findings about plates for which the slicer's figures differ from plates.toml."""
    allowed = _SAME_VERSION if slicer.get_version() == known.slicer else _OTHER_VERSION
    rows = {row.inputs: row for row in known.rows}
    current = [item for item in items if item.inputs in rows]
    return [line for item in current for line in compare_estimate(rows[item.inputs], slice_plate(item), allowed)]


def compare_estimate(row: PlateRow, found: slicer.Estimate, allowed: float) -> list[str]:
    """Return a finding if a plate's hours or grams differ from `row` by more than `allowed`, a share (0.15: 15 %)."""
    if (
        abs(found.minutes - row.minutes) <= 1 + allowed * row.minutes
        and abs(found.grams - row.grams) <= 0.05 + allowed * row.grams
    ):
        return []
    return [
        f"{row.name}: {row.minutes} min and {row.grams:g} g in the table, "
        f"sliced again {found.minutes} min and {found.grams:g} g: {AGAIN}"
    ]

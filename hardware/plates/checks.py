"""Checks of the plates: no copy of a part is missing, each plate fits the bed, and plates.toml is up to date."""

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
_SAME_VERSION_TOLERANCE, _OTHER_VERSION_TOLERANCE = 0.01, 0.15


def check(with_slicing: bool = False) -> list[str]:
    """Return findings about the plates and the table in plates.toml.

    `with_slicing` slices all plates again, too, if the slicer is installed.
    """
    if missing_findings := check_files(BUILD, list_printed_parts()):
        return missing_findings
    items, stored_table = make_plate_files(), table.read_table()
    findings = [line for item in items for line in check_plate(item.plate, measure_part)]
    findings += check_counts(stored_table.rows, list_printed_parts()) + check_table(stored_table, items)
    findings += (
        check_light_filament(stored_table, parts_of_light())
        + check_meshes(BUILD)
        + check_overhangs(list_printed_parts())
    )
    return findings + (check_slicing(stored_table, items) if with_slicing and slicer.get_version() else [])


def check_files(folder: Path, parts: Iterable[PrintedPart]) -> list[str]:
    """Return findings about parts that have no STL file. Without these files nothing else can be checked."""
    missing_files = [part.stl for part in parts if not (folder / part.stl).is_file()]
    return [f"{stl} is not made yet: run ./tray24 hardware" for stl in missing_files]


def check_meshes(folder: Path) -> list[str]:
    """Return findings about STL and 3MF files below `folder` whose meshes are not closed.

    Slicers have to guess the inside of such a mesh.
    """
    findings = [line for path in sorted(folder.rglob("*.stl")) for line in stl.check_file(path)]
    return findings + [line for path in sorted(folder.rglob("*.3mf")) for line in threemf.check_meshes(path)]


def check_overhangs(parts: Iterable[PrintedPart]) -> list[str]:
    """Return findings about places where parts without supports would be printed into the air."""
    unsupported = [part for part in parts if not part.supports and part.room in WITHOUT_SUPPORTS]
    return [line for part in unsupported for line in find_overhangs(part.stl, load_mesh(part))]


def check_plate(plate: Plate, size: Size) -> list[str]:
    """Return findings about parts on a plate: beyond its edges, above the printer's height, too close to each other."""
    findings, boxes = [], []
    for place in plate.places:
        (width, depth), height = compute_outline(place.part, size), size(place.part)[2]
        box = (place.x - width / 2, place.x + width / 2, place.y - depth / 2, place.y + depth / 2)
        if min(box) < EDGE_MM - 0.01 or max(box) > PRINTER_MM - EDGE_MM + 0.01:
            findings.append(f"{plate.name}: {place.part.name} is larger than the bed or beyond its edge")
        if height > PRINTER_MM:
            findings.append(f"{plate.name}: {place.part.name} is {height:.0f} mm high")
        boxes.append((place.part.name, box))
    for (first, a), (second, b) in combinations(boxes, 2):
        if a[0] < b[1] and b[0] < a[1] and a[2] < b[3] and b[2] < a[3]:
            findings.append(f"{plate.name}: {first} and {second} overlap")
    return findings


def check_counts(rows: Iterable[PlateRow], parts: Iterable[PrintedPart]) -> list[str]:
    """Return findings about parts of which the plates in plates.toml have too few or too many copies."""
    counts: Counter = Counter()
    for row in rows:
        for name, count in row.parts.items():
            counts[f"{row.room}/{name}.stl", row.filament] += row.times * count
    needed_counts = Counter({(part.stl, part.filament): part.copies for part in parts})
    return [
        f"{stl}: {counts[stl, filament]} copies in {filament} on the plates, "
        f"{needed_counts[stl, filament]} are needed: {AGAIN}"
        for stl, filament in sorted({*counts, *needed_counts})
        if counts[stl, filament] != needed_counts[stl, filament]
    ]


def check_table(stored_table: PlateTable, items: list[PlateFile]) -> list[str]:
    """Return findings about plates whose parts, places or settings have changed since they were sliced."""
    rows = {row.name: row for row in stored_table.rows}
    findings = []
    for item in items:
        row = rows.pop(item.plate.name, None)
        if row is None:
            findings.append(f"{item.plate.name} was never sliced: {AGAIN}")
        elif (row.inputs, row.times) != (item.inputs, item.plate.times):
            parts = ", ".join(item.plate.count_parts())
            findings.append(f"{item.plate.name} has changed since it was sliced ({parts}, or the profile): {AGAIN}")
    return findings + [f"{name} is in the table, but there is no such plate: {AGAIN}" for name in rows]


def check_light_filament(stored_table: PlateTable, rows: Mapping[str, Mapping]) -> list[str]:
    """Return a finding for each filament of which Tray24 Light's parts list has fewer grams than its plates need."""
    needs: dict[str, int] = {}
    for filament, grams in table.round_grams(table.select_rows(stored_table, "light")).items():
        key = f"filament_{filament if filament in (DARK, WHITE) else 'colors'}"
        needs[key] = max(needs.get(key, 0), grams)
    return [
        f"the parts list of Light has {rows[key]['quantity']} g in {key}: its plates take {grams} g"
        for key, grams in needs.items()
        if rows[key]["quantity"] < grams
    ]


def check_slicing(stored_table: PlateTable, items: list[PlateFile]) -> list[str]:
    """Slice the plates again; return findings about plates whose hours or grams differ from those in plates.toml."""
    tolerance = _SAME_VERSION_TOLERANCE if slicer.get_version() == stored_table.slicer else _OTHER_VERSION_TOLERANCE
    rows = {row.inputs: row for row in stored_table.rows}
    current_items = [item for item in items if item.inputs in rows]
    return [
        line for item in current_items for line in compare_estimate(rows[item.inputs], slice_plate(item), tolerance)
    ]


def compare_estimate(row: PlateRow, estimate: slicer.Estimate, tolerance: float) -> list[str]:
    """Return a finding if a plate's hours or grams differ from `row` by more than `tolerance`, a share (0.15: 15 %)."""
    if (
        abs(estimate.minutes - row.minutes) <= 1 + tolerance * row.minutes
        and abs(estimate.grams - row.grams) <= 0.05 + tolerance * row.grams
    ):
        return []
    return [
        f"{row.name}: {row.minutes} min and {row.grams:g} g in the table, "
        f"sliced again {estimate.minutes} min and {estimate.grams:g} g: {AGAIN}"
    ]

"""`python -m hardware.plates.measure [--all]`: slice changed plates, or all; write hours and grams to plates.toml."""

import sys

from hardware.plates import slicer, table
from hardware.plates.make import PlateFile, make_plate_files, make_row, slice_plate
from hardware.plates.table import PlateTable


def measure_plates(items: list[PlateFile], stored_table: PlateTable, is_forced: bool = False) -> PlateTable:
    """Return the table of the plates `items`, with hours and grams.

    Rows of plates that have not changed come from `stored_table`; other plates are sliced. `is_forced` slices all.
    """
    rows = {row.inputs: row for row in stored_table.rows if not is_forced}
    new_rows = []
    for item in items:
        row = rows.get(item.inputs)
        estimate = slicer.Estimate(row.minutes, row.grams) if row else slice_plate(item)
        new_rows.append(make_row(item, estimate))
        if row is None:
            print(f"{item.plate.name}: {estimate.minutes / 60:.1f} h, {estimate.grams:.1f} g", flush=True)
    return PlateTable(slicer.get_version() if is_forced else stored_table.slicer, new_rows)


def main(arguments: list[str]) -> int:
    if arguments not in ([], ["--all"]):
        print(f"'{' '.join(arguments)}' is not known: give --all or nothing", file=sys.stderr)
        return 2
    items, stored_table, version = make_plate_files(), table.read_table(), slicer.get_version()
    is_forced = bool(arguments)
    stale_inputs = {item.inputs for item in items} - {row.inputs for row in stored_table.rows}
    if not version and (is_forced or stale_inputs):
        print(
            f"{slicer.NAME} is not installed: hours and grams of {len(stale_inputs)} plates stay unknown",
            file=sys.stderr,
        )
        # Plates and pictures can be made without a slicer; the check reports what is missing.
        return 1 if is_forced else 0
    # Figures of two versions are not mixed.
    new_table = measure_plates(items, stored_table, is_forced or bool(stale_inputs and version != stored_table.slicer))
    table.FILE.write_text(table.format_table(new_table), encoding="utf-8", newline="\n")
    print("plates: hours and grams are those of the files; for the guides run python -m hardware.steps.guide")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

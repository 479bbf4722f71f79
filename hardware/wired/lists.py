"""The parts list of a tray that is wired by hand: read from TOML, added up, and as a table for a spreadsheet."""

import csv
import io
import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path


class PartsList:
    """The list of one tray, read when it is asked for. Each row has `name`, `hint`, `quantity` and `eur` for one."""

    def __init__(self, path: Path):
        self.path = path

    def _table(self) -> dict:
        return tomllib.loads(self.path.read_text(encoding="utf-8"))

    def parts(self) -> dict[str, dict]:
        """Return the rows: key -> row."""
        return {key: row for key, row in self._table().items() if isinstance(row, dict)}

    def priced(self) -> str:
        """Return the month of the prices."""
        return self._table()["PRICED"]

    def total_eur(self) -> float:
        """Return the price of all rows together."""
        return sum(row["quantity"] * row["eur"] for row in self.parts().values())


def quantities_wrong(rows: Mapping[str, Mapping], counts: Mapping[str, int]) -> list[str]:
    """Return the rows whose quantity differs from what the design needs."""
    return [
        f"{key}: {rows[key]['quantity']} in the parts list, {count} in the design"
        for key, count in counts.items()
        if rows[key]["quantity"] != count
    ]


def parts_table(rows: Iterable[Mapping], priced: str) -> str:
    """Return the list as CSV, with the sum at its end. `priced` is the month of the prices."""
    rows = list(rows)
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(("Quantity", "Part", "Look for", "For example", "EUR each"))
    for row in rows:
        writer.writerow((row["quantity"], row["name"], row["hint"], row.get("example", ""), f"{row['eur']:.2f}"))
    total = sum(row["quantity"] * row["eur"] for row in rows)
    writer.writerow(("", f"Together, estimate of {priced}", "", "", f"{total:.2f}"))
    return out.getvalue()

"""The parts list of a tray that is wired by hand, as a table for a spreadsheet."""

import csv
import io
from collections.abc import Iterable, Mapping


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

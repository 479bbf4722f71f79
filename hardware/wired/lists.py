"""The parts list of a tray that is wired by hand: read from TOML, its costs, and a table of it."""

import csv
import io
import tomllib
from collections.abc import Mapping
from pathlib import Path

from hardware.articles import SHIPPING, Euros, articles, key_of, orders, paid, priced, shipping, total


class PartsList:
    """The parts list of one kind of tray, read on first use. Each row has `name`, `hint`, `quantity`.

    `kind` names its orders in `articles.toml`.
    """

    def __init__(self, path: Path, kind: str):
        self.path = path
        self.kind = kind

    def parts(self) -> dict[str, dict]:
        """Return the rows: key -> row."""
        return tomllib.loads(self.path.read_text(encoding="utf-8"))

    def paid(self) -> dict[str, Euros]:
        """Return one builder's costs, in whole packs and with shipping, by group."""
        rows = [(key_of(key, row), row["quantity"]) for key, row in self.parts().items()]
        return {**paid(rows), SHIPPING: shipping(self.kind)}

    def together(self) -> Euros:
        """Return one builder's costs of everything."""
        return total(self.paid().values())

    def table(self) -> str:
        """Return the list as CSV, with packs and their prices, the orders, and the sum at its end."""
        out = io.StringIO()
        writer = csv.writer(out, lineterminator="\n")
        writer.writerow(("Quantity", "Part", "Look for", "For example", "Sold as", f"EUR a pack ({priced()})"))
        for key, row in self.parts().items():
            article = articles()[key_of(key, row)]
            cells = (row["quantity"], row["name"], row["hint"], row.get("example", ""))
            writer.writerow((*cells, article.sold, article.eur.exact()))
        for name, eur in orders(self.kind):
            writer.writerow((1, f"Shipping: {name}", "", "", "1", eur.exact()))
        writer.writerow(("", "Together, in whole packs and with shipping", "", "", "", self.together().said()))
        return out.getvalue()


def quantities_wrong(rows: Mapping[str, Mapping], counts: Mapping[str, int]) -> list[str]:
    """Return the rows whose quantity differs from what the design needs."""
    return [
        f"{key}: {rows[key]['quantity']} in the parts list, {count} in the design"
        for key, count in counts.items()
        if rows[key]["quantity"] != count
    ]

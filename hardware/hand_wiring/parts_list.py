"""The parts list of a tray that is wired by hand, read from a TOML file, with its costs, and as CSV."""

import csv
import io
import tomllib
from collections.abc import Mapping
from pathlib import Path

from hardware.articles import (
    SHIPPING,
    PriceRange,
    compute_costs,
    get_article_key,
    get_price_month,
    list_orders,
    read_articles,
    sum_prices,
    sum_shipping,
)


class PartsList:
    """The parts list of one kind of tray, read from its file on first use. Each row has `name`, `hint`, `quantity`.

    `kind` is the tray's name in `articles.toml`, where the orders of each kind are listed.
    """

    def __init__(self, path: Path, kind: str):
        self.path = path
        self.kind = kind

    def read_parts(self) -> dict[str, dict]:
        """Return the rows of the parts list: key -> row."""
        return tomllib.loads(self.path.read_text(encoding="utf-8"))

    def compute_costs(self) -> dict[str, PriceRange]:
        """Return what one builder pays for whole packs and for shipping: group of articles -> cost."""
        rows = [(get_article_key(key, row), row["quantity"]) for key, row in self.read_parts().items()]
        return {**compute_costs(rows), SHIPPING: sum_shipping(self.kind)}

    def sum_costs(self) -> PriceRange:
        """Return what one builder pays for everything, with shipping."""
        return sum_prices(self.compute_costs().values())

    def format_csv(self) -> str:
        """Return the parts list as CSV, with packs and their prices, and the orders and the sum at its end."""
        out = io.StringIO()
        writer = csv.writer(out, lineterminator="\n")
        writer.writerow(("Quantity", "Part", "Look for", "For example", "Sold as", f"EUR a pack ({get_price_month()})"))
        for key, row in self.read_parts().items():
            article = read_articles()[get_article_key(key, row)]
            cells = (row["quantity"], row["name"], row["hint"], row.get("example", ""))
            writer.writerow((*cells, article.sold, article.eur.format_exact()))
        for name, eur in list_orders(self.kind):
            writer.writerow((1, f"Shipping: {name}", "", "", "1", eur.format_exact()))
        writer.writerow(
            ("", "Together, in whole packs and with shipping", "", "", "", self.sum_costs().format_rounded())
        )
        return out.getvalue()


def check_quantities(rows: Mapping[str, Mapping], counts: Mapping[str, int]) -> list[str]:
    """Return findings about rows of a parts list whose quantity is not that in `counts`, which the design needs."""
    return [
        f"{key}: {rows[key]['quantity']} in the parts list, {count} in the design"
        for key, count in counts.items()
        if rows[key]["quantity"] != count
    ]

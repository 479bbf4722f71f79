"""The parts list (bill of materials): the parts to order for each variant of the tray, also as CSV."""

import csv
import io
from typing import NamedTuple

from hardware.articles import (
    Article,
    PriceRange,
    compute_costs,
    get_article_key,
    get_price_month,
    read_articles,
    sum_prices,
)
from hardware.case.layout import FASTENERS
from hardware.circuit.catalog import SUPPLIERS, read_catalog
from hardware.circuit.netlist import Netlist, make_natural_key
from hardware.extras.sizes import EXTRAS
from hardware.lists.variants import LISTED, ONE_SLOT, count_off_board, list_parts
from hardware.plates import table
from hardware.slot import kit

_SHOPS = {"digikey": "Digi-Key", "mouser": "Mouser", "lcsc": "LCSC"}
_SPARE_COUNTS = {"R": 2, "C": 2, "Q": 1, "D": 1}  # letters of the reference -> spares, because small parts get lost


class CasePart(NamedTuple):
    """A row of the parts list outside the electronics: a part of the case, an extra or filament.

    `article` is the row's key in `articles.toml`, "" if the part is printed.
    """

    quantity: int
    name: str
    purpose: str
    article: str

    @property
    def sold(self) -> Article | None:
        return read_articles().get(self.article)

    def get_count(self, variant: str) -> int:
        """Return how many pieces of this part a variant of the tray needs."""
        return kit.OTHER.get(self.article, 0) if variant == ONE_SLOT else self.quantity


def list_case_parts() -> list[CasePart]:
    """Return the rows of the parts list for the case, the extras and the filament."""
    bought_parts = [CasePart(*row, row[1] if row[1] in read_articles() else "") for row in (*FASTENERS, *EXTRAS)]
    return [*bought_parts, *(CasePart(*row) for row in table.list_filament_rows(table.read_table()))]


class BomLine:
    """A line of the parts list: a part type, its references on the board, the quantity for each variant, the spares."""

    def __init__(self, key: str, refs: list[str], counts: dict[str, int]):
        self.key = key
        self.part = read_catalog()[key]
        self.refs = sorted(refs, key=make_natural_key)
        self.counts = counts
        letter = self.refs[0].rstrip("0123456789") if refs else ""
        self.spare = _SPARE_COUNTS.get(letter, 0)

    @property
    def article(self) -> Article | None:
        """Return the article that shops sell as this part; None for the board, which is ordered separately."""
        return read_articles().get(get_article_key(self.key, self.part))

    def get_order(self, variant: str) -> tuple[str, int]:
        """Return the key of the article, and the quantity to order for a variant, with spares.

        The quantity is 0 if the variant does not need the part.
        """
        count = self.counts[variant]
        return get_article_key(self.key, self.part), count + self.spare if count else 0

    def list_shops(self) -> list[tuple[str, str]]:
        """Return (shop, the shop's order number for this part) of the shops whose number is known."""
        return [(_SHOPS[shop], self.part[shop]) for shop in SUPPLIERS if self.part.get(shop)]

    def format_others(self) -> str:
        """Return a text that names fitting parts of other makers; for capacitors it gives the size, too."""
        return "; ".join(_format_other(other) for other in self.part.get("others", ()))

    def format_ranges(self) -> str:
        """Return the references of this part as ranges: "D1-D24" instead of 24 words."""
        groups: list[list[str]] = []
        for ref in self.refs:
            letters, number = make_natural_key(ref)
            if groups and make_natural_key(groups[-1][-1]) == (letters, number - 1):
                groups[-1].append(ref)
            else:
                groups.append([ref])
        return ", ".join(group[0] if len(group) == 1 else f"{group[0]}-{group[-1]}" for group in groups)


def _format_other(other: str | dict) -> str:
    if isinstance(other, str):
        return other
    size = other["size"]
    return f"{other['part']} ({size['width_mm']:g} x {size['height_mm']:g} mm, pitch {size['pitch_mm']:g} mm)"


def list_bom_lines(netlist: Netlist) -> list[BomLine]:
    """Return the lines of the parts list in the order of the parts catalog (`parts.toml`).

    They include parts outside the circuit (board, cable). Parts that are only copper on the board are left out.
    """
    lines = []
    variant_parts = {variant: list_parts(netlist, variant) for variant in LISTED}
    for key, part in read_catalog().items():
        if part.get("bare"):
            continue
        refs = [ref for ref, component in netlist.components.items() if component.key == key]
        extra_count = part.get("extra", 0)
        counts = {
            variant: count_off_board(variant, key, extra_count) + sum(item.key == key for item in items)
            for variant, items in variant_parts.items()
        }
        lines.append(BomLine(key, refs, counts))
    return lines


def compute_electronics_costs(lines: list[BomLine], variant: str) -> PriceRange:
    """Return the cost of a variant's electronic parts, bought in whole packs. The board is not included."""
    return sum_prices(compute_costs(line.get_order(variant) for line in lines if line.article).values())


def format_bom_csv(netlist: Netlist) -> str:
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    titles = ["References", "Part", "Maker", "Maker's number", "Or", *(_SHOPS[shop] for shop in SUPPLIERS), "Spare"]
    quantities = (f"Quantity, {variant}" for variant in LISTED)
    writer.writerow([*titles, *quantities, "Sold as", f"EUR a pack ({get_price_month()})"])
    for line in list_bom_lines(netlist):
        part = line.part
        shops = [part.get(shop, "") for shop in SUPPLIERS]
        row = [
            " ".join(line.refs),
            part["name"],
            part["maker"],
            part["number"],
            line.format_others(),
            *shops,
            line.spare,
        ]
        writer.writerow([*row, *(line.counts[variant] for variant in LISTED), *_format_sold(line.article)])
    # Of the case, dice and what belongs to them: any maker.
    blank_cells = [""] * (3 + len(SUPPLIERS))
    for item in list_case_parts():
        row = [f"other: {item.purpose}", item.name, *blank_cells, 0, *(item.get_count(variant) for variant in LISTED)]
        writer.writerow([*row, *_format_sold(item.sold)])
    return out.getvalue()


def _format_sold(article: Article | None) -> tuple[str, str]:
    """Return two texts: in which packs an article is sold, and what a pack costs. Both are "" without an article."""
    return (article.sold, article.eur.format_exact()) if article else ("", "")

"""The parts list: what to order, as CSV for shops and as a page for people."""

import csv
import io
from typing import NamedTuple

from hardware.articles import Article, Euros, articles, key_of, paid, priced, total
from hardware.case.layout import FASTENERS
from hardware.circuit.catalog import SUPPLIERS, catalog
from hardware.circuit.netlist import Netlist, natural
from hardware.extras.sizes import EXTRAS
from hardware.lists.variants import LISTED, ONE_SLOT, off_board, parts_of
from hardware.plates import table
from hardware.slot import kit

_SHOPS = {"digikey": "Digi-Key", "mouser": "Mouser", "lcsc": "LCSC"}
_SPARE = {"R": 2, "C": 2, "Q": 1, "D": 1}  # letters of the reference -> spares, because small parts get lost


class CasePart(NamedTuple):
    """A part of the case, an extra or filament. `article` is its key, "" if it is printed."""

    quantity: int
    name: str
    purpose: str
    article: str

    @property
    def sold(self) -> Article | None:
        return articles().get(self.article)

    def of(self, variant: str) -> int:
        """Return how many a variant needs."""
        return kit.OTHER.get(self.article, 0) if variant == ONE_SLOT else self.quantity


def case_parts() -> list[CasePart]:
    """Return the parts of the case, the extras and the filament."""
    bought = [CasePart(*row, row[1] if row[1] in articles() else "") for row in (*FASTENERS, *EXTRAS)]
    return [*bought, *(CasePart(*row) for row in table.rows_of_list(table.read()))]


class Line:
    """One kind of part: its references, how many each variant needs, how many to order."""

    def __init__(self, key: str, refs: list[str], counts: dict[str, int]):
        self.key = key
        self.part = catalog()[key]
        self.refs = sorted(refs, key=natural)
        self.counts = counts
        letter = self.refs[0].rstrip("0123456789") if refs else ""
        self.spare = _SPARE.get(letter, 0)

    @property
    def article(self) -> Article | None:
        """Return the article of this part; None for the board, which has an order of its own."""
        return articles().get(key_of(self.key, self.part))

    def to_order(self, variant: str) -> tuple[str, int]:
        """Return the key of the article and the quantity to order, with spares."""
        count = self.counts[variant]
        return key_of(self.key, self.part), count + self.spare if count else 0

    def shops(self) -> list[tuple[str, str]]:
        """Return (shop, its order number) of the shops whose number is known."""
        return [(_SHOPS[shop], self.part[shop]) for shop in SUPPLIERS if self.part.get(shop)]

    def others(self) -> str:
        """Return parts of the same size by other makers; capacitors with their size."""
        return "; ".join(_other(other) for other in self.part.get("others", ()))

    def ranges(self) -> str:
        """Return the references as ranges: D1-D24 instead of 24 words."""
        found: list[list[str]] = []
        for ref in self.refs:
            letters, number = natural(ref)
            if found and natural(found[-1][-1]) == (letters, number - 1):
                found[-1].append(ref)
            else:
                found.append([ref])
        return ", ".join(group[0] if len(group) == 1 else f"{group[0]}-{group[-1]}" for group in found)


def _other(other: str | dict) -> str:
    if isinstance(other, str):
        return other
    size = other["size"]
    return f"{other['part']} ({size['width_mm']:g} x {size['height_mm']:g} mm, pitch {size['pitch_mm']:g} mm)"


def lines(netlist: Netlist) -> list[Line]:
    """Return the lines in the catalog's order. Parts outside the circuit (board, cable) are counted here.

    Parts that are copper of the board are left out.
    """
    found = []
    takes = {variant: parts_of(netlist, variant) for variant in LISTED}
    for key, part in catalog().items():
        if part.get("bare"):
            continue
        refs = [ref for ref, component in netlist.components.items() if component.key == key]
        extra = part.get("extra", 0)
        counts = {
            variant: off_board(variant, key, extra) + sum(item.key == key for item in items)
            for variant, items in takes.items()
        }
        found.append(Line(key, refs, counts))
    return found


def electronics_eur(found: list[Line], variant: str) -> Euros:
    """Return what the parts of a variant cost in whole packs, without the board."""
    return total(paid(line.to_order(variant) for line in found if line.article).values())


def bom_csv(netlist: Netlist) -> str:
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    titles = ["References", "Part", "Maker", "Maker's number", "Or", *(_SHOPS[shop] for shop in SUPPLIERS), "Spare"]
    quantities = (f"Quantity, {variant}" for variant in LISTED)
    writer.writerow([*titles, *quantities, "Sold as", f"EUR a pack ({priced()})"])
    for line in lines(netlist):
        part = line.part
        shops = [part.get(shop, "") for shop in SUPPLIERS]
        row = [" ".join(line.refs), part["name"], part["maker"], part["number"], line.others(), *shops, line.spare]
        writer.writerow([*row, *(line.counts[variant] for variant in LISTED), *_sold(line.article)])
    # Of the case, dice and what belongs to them: any maker.
    blank = [""] * (3 + len(SUPPLIERS))
    for item in case_parts():
        row = [f"other: {item.purpose}", item.name, *blank, 0, *(item.of(variant) for variant in LISTED)]
        writer.writerow([*row, *_sold(item.sold)])
    return out.getvalue()


def _sold(article: Article | None) -> tuple[str, str]:
    """Return how an article is sold and what a pack costs."""
    return (article.sold, article.eur.exact()) if article else ("", "")

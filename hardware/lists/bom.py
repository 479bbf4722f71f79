"""The parts list: what to order, as CSV for shops and as a page for people."""

import csv
import io

from hardware.case.layout import FASTENERS
from hardware.circuit.catalog import SUPPLIERS, catalog, priced, tools
from hardware.circuit.netlist import Netlist, natural
from hardware.extras.sizes import EXTRAS
from hardware.lists.variants import VARIANTS, parts_of
from hardware.plates import table
from hardware.templates import fill

_SHOPS = {"digikey": "Digi-Key", "mouser": "Mouser", "lcsc": "LCSC"}
_SPARE = {"R": 2, "C": 2, "Q": 1, "D": 1}  # letters of the reference -> spares, because small parts get lost


def case_parts() -> list[tuple]:
    """Return quantity, name and purpose of the parts of the case, the filament and the extras."""
    return [*FASTENERS, *EXTRAS, *table.rows_of_list(table.read())]


class Line:
    """One kind of part: its references, how many each variant takes, how many to order."""

    def __init__(self, key: str, refs: list[str], counts: dict[str, int]):
        self.key = key
        self.part = catalog()[key]
        self.refs = sorted(refs, key=natural)
        self.counts = counts
        letter = self.refs[0].rstrip("0123456789") if refs else ""
        self.spare = _SPARE.get(letter, 0)

    def eur(self, variant: str) -> float:
        count = self.counts[variant]
        return (count + self.spare) * self.part["eur"] if count else 0.0

    def shops(self) -> list[tuple[str, str]]:
        """Return (shop, its order number), of the shops whose number is known."""
        return [(_SHOPS[shop], self.part[shop]) for shop in SUPPLIERS if self.part.get(shop)]

    def others(self) -> str:
        """Return parts of the same size by other makers."""
        return "; ".join(self.part.get("others", ()))

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


def lines(netlist: Netlist) -> list[Line]:
    """Return the lines in the catalog's order. Parts outside the circuit (board, cable) are counted here.

    Parts that are copper of the board are left out.
    """
    found = []
    takes = {variant: parts_of(netlist, variant) for variant in VARIANTS}
    for key, part in catalog().items():
        if part.get("bare"):
            continue
        refs = [ref for ref, component in netlist.components.items() if component.key == key]
        extra = part.get("extra", 0)
        counts = {variant: extra + sum(item.key == key for item in items) for variant, items in takes.items()}
        found.append(Line(key, refs, counts))
    return found


def total_eur(netlist: Netlist, variant: str) -> float:
    return sum(line.eur(variant) for line in lines(netlist))


def bom_csv(netlist: Netlist) -> str:
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    titles = ["References", "Part", "Maker", "Maker's number", "Or", *(_SHOPS[shop] for shop in SUPPLIERS), "Spare"]
    writer.writerow([*titles, *(f"Quantity, {variant}" for variant in VARIANTS), f"EUR each ({priced()})"])
    for line in lines(netlist):
        part = line.part
        shops = [part.get(shop, "") for shop in SUPPLIERS]
        row = [" ".join(line.refs), part["name"], part["maker"], part["number"], line.others(), *shops, line.spare]
        writer.writerow([*row, *(line.counts[variant] for variant in VARIANTS), f"{part['eur']:.2f}"])
    # Of the case, dice and what belongs to them: any maker, not in the sum of prices.
    blank = [""] * (3 + len(SUPPLIERS))
    for quantity, name, purpose in case_parts():
        writer.writerow([f"other: {purpose}", name, *blank, 0, *(quantity for _ in VARIANTS), ""])
    return out.getvalue()


def bom_html(netlist: Netlist) -> str:
    totals = {variant: total_eur(netlist, variant) for variant in VARIANTS}
    return fill(
        "lists/bom.html", priced=priced(), lines=lines(netlist), totals=totals, case_parts=case_parts(), tools=tools()
    )

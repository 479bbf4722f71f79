"""The parts list: what to order, as CSV for shops and as a page for people."""

import csv
import io
from html import escape

from hardware.case.layout import DICE_BLANKS, FASTENERS
from hardware.circuit.catalog import SUPPLIERS, catalog, priced
from hardware.circuit.netlist import Netlist, natural
from hardware.lists.page import page
from hardware.lists.variants import VARIANTS, parts_of

_SHOPS = {"digikey": "Digi-Key", "mouser": "Mouser", "lcsc": "LCSC"}
_SPARE = {"R": 2, "C": 2, "Q": 1, "D": 1}  # letters of the reference -> spares, because small parts get lost
CASE_PARTS = (*FASTENERS, DICE_BLANKS)


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


def lines(netlist: Netlist) -> list[Line]:
    """Return the lines in the catalog's order. Parts outside the circuit (board, cable) are counted here."""
    found = []
    takes = {variant: parts_of(netlist, variant) for variant in VARIANTS}
    for key, part in catalog().items():
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
    titles = ["References", "Part", "Maker", "Maker's number", *(_SHOPS[shop] for shop in SUPPLIERS), "Spare"]
    writer.writerow([*titles, *(f"Quantity, {variant}" for variant in VARIANTS), f"EUR each ({priced()})"])
    for line in lines(netlist):
        part = line.part
        shops = [part.get(shop, "") for shop in SUPPLIERS]
        row = [" ".join(line.refs), part["name"], part["maker"], part["number"], *shops, line.spare]
        writer.writerow([*row, *(line.counts[variant] for variant in VARIANTS), f"{part['eur']:.2f}"])
    # The case's fasteners: any maker, not in the sum of prices.
    blank = [""] * (2 + len(SUPPLIERS))
    for quantity, name, purpose in CASE_PARTS:
        writer.writerow([f"case: {purpose}", name, *blank, 0, *(quantity for _ in VARIANTS), ""])
    return out.getvalue()


def bom_html(netlist: Netlist) -> str:
    rows = []
    for line in lines(netlist):
        part = line.part
        shops = "<br>".join(f"{_SHOPS[shop]} {escape(part[shop])}" for shop in SUPPLIERS if part.get(shop)) or "-"
        counts = "".join(f'<td class="n">{line.counts[variant] or ""}</td>' for variant in VARIANTS)
        rows.append(
            f"<tr><td>{escape(part['name'])}</td><td>{escape(part['maker'])}<br><b>{escape(part['number'])}</b></td>"
            f'<td>{shops}</td>{counts}<td class="n">{line.spare or ""}</td><td class="n">{part["eur"]:.2f}</td>'
            f"<td>{_ranges(line.refs)}</td></tr>"
        )
    sums = "".join(f'<th class="n">{total_eur(netlist, variant):.0f} EUR</th>' for variant in VARIANTS)
    heads = "".join(f"<th>{variant}</th>" for variant in VARIANTS)
    case = "".join(
        f'<tr><td class="n">{quantity}</td><td>{escape(name)}</td><td>{escape(purpose)}</td></tr>'
        for quantity, name, purpose in CASE_PARTS
    )
    body = f"""
<p>Prices are an estimate of {priced()} for one tray, without shipping, case and dice. Compare the maker's number before
you order, because shops change their numbers; where none is given, search for the maker's number. "Spare" is how many to
order in addition. Take LEDs, sensors and infrared LEDs from one reel each: the calculated figures rely on it.</p>
<table><thead><tr><th>Part</th><th>Maker, number</th><th>Order numbers</th>{heads}<th>Spare</th><th>EUR each</th>
<th>References</th></tr></thead>
<tbody>{"".join(rows)}</tbody>
<tfoot><tr><th colspan="3">With spares</th>{sums}<th colspan="3"></th></tr></tfoot></table>
<h2>Case and dice</h2>
<p>From any maker; not included in the sum. The printed parts are in <code>case/</code>, the stickers in <code>stickers/</code>.</p>
<table><thead><tr><th>Quantity</th><th>Part</th><th>For</th></tr></thead><tbody>{case}</tbody></table>
<h2>Variants</h2>
<p><b>full</b>: the tray sees its dice. <b>one bank</b>: it sees slots 0 to 7; the firmware masks the others, and their dice
are entered by hand. <b>no sensors</b>: electronic dice, and real dice entered by hand. Where a multiplexer is left out,
bridge pin 3 of its pads to pin 8.</p>"""
    return page("Tray24: parts list", body)


def _ranges(refs: list[str]) -> str:
    """Return references as ranges: D1-D24 instead of 24 words."""
    found: list[list[str]] = []
    for ref in refs:
        letters, number = natural(ref)
        if found and natural(found[-1][-1]) == (letters, number - 1):
            found[-1].append(ref)
        else:
            found.append([ref])
    return ", ".join(group[0] if len(group) == 1 else f"{group[0]}-{group[-1]}" for group in found)

"""The files for boards that come assembled: the board maker's parts list and placements, and shop baskets.

A basket is a file of parts that a shop can import as an order.
"""

import csv
import io
from dataclasses import dataclass
from pathlib import Path

from hardware.circuit.catalog import SUPPLIERS, read_catalog
from hardware.circuit.netlist import Netlist, make_natural_key
from hardware.lists.bom import BomLine, list_bom_lines
from hardware.lists.placed_parts import COPPER_ONLY
from hardware.lists.rotations import get_rotation
from hardware.lists.variants import FULL, ONE_SLOT

BOM_TITLES = ("Comment", "Designator", "Footprint", "JLCPCB Part #")
CPL_TITLES = ("Designator", "Mid X", "Mid Y", "Layer", "Rotation")
ANY = "any"  # maker of a part that is bought by its description
_BOARD = "circuit_board"
_SHOP_TITLES = {
    "mouser": ("Mouser Part Number", "Manufacturer Part Number", "Quantity", "Description"),
    "digikey": ("Digi-Key Part Number", "Manufacturer Part Number", "Quantity", "Customer Reference"),
    "lcsc": ("LCSC Part Number", "Manufacture Part Number", "Quantity", "Customer NO."),
}


@dataclass(frozen=True)
class Placement:
    """A row of placement.csv: a part that a machine places on the board, with its coordinates and rotation."""

    ref: str
    package: str
    x_mm: float
    y_mm: float
    degrees: int
    layer: str


def read_placement(path: Path) -> list[Placement]:
    rows = csv.DictReader(io.StringIO(path.read_text(encoding="utf-8")))
    return [
        Placement(
            row["Designator"],
            row["Package"],
            float(row["Mid X"]),
            float(row["Mid Y"]),
            int(row["Rotation"]),
            row["Layer"],
        )
        for row in rows
        if not row["Package"].startswith(COPPER_ONLY)
    ]


@dataclass(frozen=True)
class AssembledPart:
    """A part type that the board maker assembles, with its references, order numbers and price in USD."""

    key: str
    value: str
    refs: tuple[str, ...]
    package: str
    lcsc: str
    number: str
    usd: float
    basic: bool
    ahead: bool  # ordered ahead by the maker's number, because LCSC's number is unknown

    @property
    def sure(self) -> str:
        """Return a text that says how reliable the known rotation of this part in the board maker's library is."""
        return get_rotation(self.package)[1]


def list_assembled_parts(netlist: Netlist, placements: list[Placement]) -> list[AssembledPart]:
    """Return the part types that a machine places, in the order of the parts catalog (`parts.toml`)."""
    package_of = {item.ref: item.package for item in placements}
    parts = []
    for key, part in read_catalog().items():
        refs = sorted((ref for ref in package_of if netlist.components[ref].key == key), key=make_natural_key)
        if not refs:
            continue
        order_fields = part.get("jlc", {})
        parts.append(
            AssembledPart(
                key,
                part["value"],
                tuple(refs),
                package_of[refs[0]],
                order_fields.get("lcsc", part.get("lcsc", "")),
                order_fields.get("number", f"{part['maker']} {part['number']}"),
                order_fields["usd"],
                order_fields.get("basic", False),
                order_fields.get("ahead", False),
            )
        )
    return parts


def format_bom_jlc(parts: list[AssembledPart]) -> str:
    rows = [(f"{part.value} {part.number}", ",".join(part.refs), part.package, part.lcsc) for part in parts]
    return _format_csv(BOM_TITLES, rows)


def format_cpl_jlc(placements: list[Placement]) -> str:
    rows = [
        (
            item.ref,
            f"{item.x_mm:.3f}mm",
            f"{item.y_mm:.3f}mm",
            item.layer.capitalize(),
            (item.degrees + get_rotation(item.package)[0]) % 360,
        )
        for item in placements
    ]
    return _format_csv(CPL_TITLES, rows)


def list_remaining(netlist: Netlist, placements: list[Placement]) -> list[BomLine]:
    """Return the lines of the parts list that a builder still orders when the board comes assembled."""
    placed_refs = {item.ref for item in placements}
    return [
        line
        for line in list_bom_lines(netlist)
        if line.counts[FULL]
        and line.key != _BOARD
        and not set(line.refs) & placed_refs  # an order of boards is the board
    ]


def list_unnumbered(lines: list[BomLine]) -> list[BomLine]:
    """Return those of `lines` whose parts may come from any maker.

    Shop baskets leave these parts out: people buy them by their description.
    """
    return [line for line in lines if line.part["maker"] == ANY]


def format_basket(shop: str, lines: list[BomLine], variant: str = FULL) -> str:
    """Return a basket as CSV text in a shop's import format, with quantities for `variant`, spares included.

    The basket has those of `lines` with a maker's part number, by which the shop finds the article.
    """
    rows = [
        (line.part.get(shop, ""), line.part["number"], line.counts[variant] + line.spare, line.part["value"])
        for line in lines
        if line.part["maker"] != ANY and line.counts[variant]
    ]
    return _format_csv(_SHOP_TITLES[shop], rows)


def make_files(netlist: Netlist, placements: list[Placement]) -> dict[str, str]:
    """Return the texts of the files in `hardware/build/assembly/` by file name."""
    remaining = list_remaining(netlist, placements)
    lines = [line for line in list_bom_lines(netlist) if line.counts[FULL]]
    texts = {
        "bom-jlc.csv": format_bom_jlc(list_assembled_parts(netlist, placements)),
        "cpl-jlc.csv": format_cpl_jlc(placements),
    }
    for shop in SUPPLIERS:
        texts[f"basket-rest-{shop}.csv"] = format_basket(shop, remaining)
        texts[f"basket-all-{shop}.csv"] = format_basket(shop, lines)
        texts[f"basket-slot-{shop}.csv"] = format_basket(shop, lines, ONE_SLOT)
    return texts


def _format_csv(titles: tuple, rows: list[tuple]) -> str:
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(titles)
    writer.writerows(rows)
    return out.getvalue()

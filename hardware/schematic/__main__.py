"""`python -m hardware.schematic`: draw the sheets as one SVG, below each other, and as a PDF with a page for each."""

import io
import re
import sys

import schemdraw
from markupsafe import Markup
from reportlab.graphics import renderPDF
from reportlab.pdfgen.canvas import Canvas
from svglib.svglib import svg2rlg

from hardware.circuit.catalog import BUILD
from hardware.circuit.netlist import read_netlist
from hardware.schematic.sheets import draw_sheets
from hardware.schematic.symbols import Sheet
from hardware.templates import fill

PAGE_WIDTH, PAGE_HEIGHT, MARGIN = 1190.0, 842.0, 40.0  # A3 across, points
_CENTERED = re.compile(r'y="([-\d.]+)" dominant-baseline="central" fill="black" font-size="([\d.]+)"')
_MIDDLE = 0.35  # of the font's size: the distance from the middle of a line of text to its baseline


class Incomplete(Exception):
    """A pin of the netlist is not on any sheet."""


def sheet_svg(sheet: Sheet) -> tuple[Markup, tuple[float, ...]]:
    """Return the content of the sheet's <svg>, and its view box."""
    text = sheet.drawing.get_imagedata("svg").decode("utf-8")
    found = re.search(r'viewBox="([-\d. ]+)"', text)
    if found is None:
        raise ValueError(f"schemdraw gave no view box for {sheet.title}")
    inside = text[text.index(">", text.index("<svg")) + 1 : text.rindex("</svg>")]
    return Markup(_CENTERED.sub(_on_baseline, inside)), tuple(float(word) for word in found[1].split())


def _on_baseline(found: re.Match) -> str:
    """Return the text element placed by its baseline.

    svglib, which makes the PDF, does not support placing it by its middle.
    """
    return f'y="{float(found[1]) + _MIDDLE * float(found[2]):.2f}" fill="black" font-size="{found[2]}"'


def page(sheet: Sheet, number: int, top: float = 0.0) -> dict[str, object]:
    """Return a sheet, scaled to a page that begins at `top`, for the template."""
    inside, (left, up, width, height) = sheet_svg(sheet)
    scale = min((PAGE_WIDTH - 3 * MARGIN) / width, (PAGE_HEIGHT - 4 * MARGIN) / height, 1.6)
    x = (PAGE_WIDTH - width * scale) / 2 - left * scale
    y = top + (PAGE_HEIGHT - height * scale) / 2 - up * scale
    return {"top": top, "number": number, "title": sheet.title, "x": x, "y": y, "scale": scale, "drawing": inside}


def document(pages: list[dict[str, object]], count: int) -> str:
    """Return the SVG of pages, below each other, of a schematic with `count` sheets."""
    return fill(
        "schematic/schematic.svg",
        pages=pages,
        count=count,
        width=PAGE_WIDTH,
        height=PAGE_HEIGHT * len(pages),
        page_height=PAGE_HEIGHT,
        margin=MARGIN,
    )


def write_pdf(sheets: list[Sheet]) -> None:
    canvas = Canvas(str(BUILD / "schematic.pdf"), pagesize=(PAGE_WIDTH, PAGE_HEIGHT), invariant=1)
    canvas.setTitle("Tray24 schematic")
    for number, sheet in enumerate(sheets, 1):
        text = document([page(sheet, number)], len(sheets))
        drawing = svg2rlg(io.BytesIO(text.encode("utf-8")))
        renderPDF.draw(drawing, canvas, 0, 0)
        canvas.showPage()
    canvas.save()


def main() -> int:
    schemdraw.use("svg")
    schemdraw.svgconfig.text = "text"
    netlist = read_netlist(BUILD / "tray24.net")
    sheets = draw_sheets(netlist)
    missing = set(netlist.net_of) - set().union(*(sheet.drawn for sheet in sheets))
    if missing:
        raise Incomplete(f"on no sheet: {sorted(missing)[:10]}")
    pages = [page(sheet, number, PAGE_HEIGHT * (number - 1)) for number, sheet in enumerate(sheets, 1)]
    (BUILD / "schematic.svg").write_text(document(pages, len(sheets)), encoding="utf-8")
    write_pdf(sheets)
    print(f"{len(sheets)} sheets with all {len(netlist.net_of)} pins of the netlist")
    return 0


if __name__ == "__main__":
    sys.exit(main())

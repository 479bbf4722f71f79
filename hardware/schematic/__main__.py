"""`python -m hardware.schematic`: make the KiCad schematic from the netlist, and plot it as SVG and PDF.

The plots show what is read back from the schematic's files, and are made only if this equals the netlist. With --check
write nothing: compare the existing files with the netlist, and have kicad-cli check them where it is installed.
"""

import sys

from hardware.circuit.catalog import BUILD
from hardware.circuit.netlist import Netlist, read_netlist
from hardware.pdf import svg_to_pdf
from hardware.schematic import kicad_cli
from hardware.schematic.kicad import STEM, format_documents
from hardware.schematic.plot import draw_page
from hardware.schematic.reader import Page, find_differences, read_pages
from hardware.schematic.sheet_layout import HEIGHT, WIDTH, draw_sheets
from hardware.templates import fill_template


def format_document(pages: list[Page], count: int, first: int = 1) -> str:
    """Return one SVG of `pages` of the schematic, below each other.

    The whole schematic has `count` sheets; `first` is the number of the first page.
    """
    page_rows = [
        {"top": HEIGHT * index, "number": first + index, "title": page.title, "drawing": draw_page(page)}
        for index, page in enumerate(pages)
    ]
    size = {"width": WIDTH, "height": HEIGHT * len(pages), "page_height": HEIGHT}
    return fill_template("schematic/schematic.svg", pages=page_rows, count=count, **size)


def write_plots(pages: list[Page]) -> None:
    (BUILD / "schematic.svg").write_text(format_document(pages, len(pages)), encoding="utf-8")
    page_documents = [format_document([page], len(pages), number) for number, page in enumerate(pages, 1)]
    (BUILD / "schematic.pdf").write_bytes(svg_to_pdf(page_documents, "Tray24 schematic", (WIDTH, HEIGHT)))


def write_schematic(netlist: Netlist) -> None:
    for old_path in BUILD.glob(f"{STEM}-*.kicad_sch"):
        old_path.unlink()
    for name, text in format_documents(draw_sheets(netlist)).items():
        (BUILD / name).write_text(text, encoding="utf-8")


def main(arguments: list[str]) -> int:
    netlist = read_netlist(BUILD / "tray24.net")
    if "--check" not in arguments:
        write_schematic(netlist)
    pages = read_pages(BUILD / f"{STEM}.kicad_sch")
    findings = find_differences(netlist, pages)
    if "--check" in arguments and kicad_cli.find_kicad_cli():
        findings += kicad_cli.check_schematic(BUILD / f"{STEM}.kicad_sch", netlist)
        print("schematic: kicad-cli exported its netlist and checked its rules")
    for finding in findings:
        print(finding)
    print(f"schematic: {len(pages)} sheets, {len(findings)} differences from the netlist")
    if not findings and "--check" not in arguments:
        write_plots(pages)
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

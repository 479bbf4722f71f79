"""`python -m hardware.schematic`: make the KiCad schematic from the netlist."""

import sys

from hardware.circuit.catalog import BUILD
from hardware.circuit.netlist import read_netlist
from hardware.schematic.kicad import documents
from hardware.schematic.sheets import draw_sheets


def main() -> int:
    netlist = read_netlist(BUILD / "tray24.net")
    sheets = draw_sheets(netlist)
    for name, text in documents(sheets).items():
        (BUILD / name).write_text(text, encoding="utf-8")
    print(f"{len(sheets)} sheets with {sum(len(sheet.parts) for sheet in sheets)} parts")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""`python -m hardware.lists`: write the parts list and the wiring table to `hardware/build/`."""

import sys

from hardware.circuit.catalog import BUILD
from hardware.circuit.netlist import read_netlist
from hardware.lists.bom import bom_csv, bom_html, total_eur
from hardware.lists.variants import VARIANTS
from hardware.lists.wiring import wiring_csv, wiring_html


def main() -> int:
    netlist = read_netlist(BUILD / "tray24.net")
    texts = {
        "bom.csv": bom_csv(netlist),
        "bom.html": bom_html(netlist),
        "wiring.csv": wiring_csv(netlist),
        "wiring.html": wiring_html(netlist),
    }
    for name, text in texts.items():
        (BUILD / name).write_text(text, encoding="utf-8")
    print("parts: " + ", ".join(f"{variant} {total_eur(netlist, variant):.0f} EUR" for variant in VARIANTS))
    return 0


if __name__ == "__main__":
    sys.exit(main())

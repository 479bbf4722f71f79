"""`python -m hardware.lists`: write the lists to `hardware/build/`, from the netlist and the board.

With --check compare the existing files of assembled boards with the board, and the harnesses with the netlist.
"""

import sys
from pathlib import Path

from hardware.circuit.catalog import BUILD
from hardware.circuit.netlist import Netlist, read_netlist
from hardware.lists import assembly_check, harness
from hardware.lists.assembly import assembled, files, read_placement, rest
from hardware.lists.bom import bom_csv
from hardware.lists.harness_drawing import HEIGHT, WIDTH, harness_svg
from hardware.lists.pages import assembly_html, bom_html, harness_html
from hardware.lists.paid import both_ways, one_slot
from hardware.lists.placed import read_board
from hardware.lists.wiring import wiring_csv, wiring_html
from hardware.pdf import pdf_of

ASSEMBLY = BUILD / "assembly"


def texts(netlist: Netlist, folder: Path = BUILD) -> dict[str, str]:
    """Return all lists by name, made from the board in a folder."""
    placements, board = read_placement(folder / "placement.csv"), read_board(folder / "tray24.kicad_pcb")
    ways = both_ways(netlist, placements, board)
    found = {
        "bom.csv": bom_csv(netlist),
        "bom.html": bom_html(netlist, ways, one_slot(netlist, placements, board)),
        "wiring.csv": wiring_csv(netlist),
        "wiring.html": wiring_html(netlist),
        "harness.csv": harness.harness_csv(harness.harnesses(netlist)),
        "harness.html": harness_html(netlist),
        "harness.svg": harness_svg(netlist),
        "assembly.html": assembly_html(assembled(netlist, placements), board, rest(netlist, placements), ways),
    }
    return found | {f"assembly/{name}": text for name, text in files(netlist, placements).items()}


def check(netlist: Netlist) -> int:
    bom, cpl = ((ASSEMBLY / f"{name}-jlc.csv").read_text(encoding="utf-8") for name in ("bom", "cpl"))
    found = assembly_check.faults(bom, cpl, read_board(BUILD / "tray24.kicad_pcb"))
    found += assembly_check.number_faults(bom, assembled(netlist, read_placement(BUILD / "placement.csv")))
    found += harness.faults((BUILD / "harness.csv").read_text(encoding="utf-8"), netlist)
    for line in found:
        print(line)
    print(f"assembled boards and harnesses: {len(found)} faults")
    return 1 if found else 0


def main(arguments: list[str]) -> int:
    netlist = read_netlist(BUILD / "tray24.net")
    if "--check" in arguments:
        return check(netlist)
    ASSEMBLY.mkdir(exist_ok=True)
    made = texts(netlist)
    for name, text in made.items():
        (BUILD / name).write_text(text, encoding="utf-8")
    (BUILD / "harness.pdf").write_bytes(pdf_of([made["harness.svg"]], "Tray24 harnesses", (WIDTH, HEIGHT)))
    return check(netlist)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""`python -m hardware.lists`: write the lists to `hardware/build/`, from the netlist and the board's file.

With --check write nothing: compare the existing files for assembled boards with the board's file, and the harness
table with the netlist.
"""

import sys
from pathlib import Path

from hardware.circuit.catalog import BUILD
from hardware.circuit.netlist import Netlist, read_netlist
from hardware.lists import assembly_check, harness
from hardware.lists.assembly import list_assembled_parts, list_remaining, make_files, read_placement
from hardware.lists.bom import format_bom_csv
from hardware.lists.costs import compute_both_ways, compute_slot_costs
from hardware.lists.harness_drawing import HEIGHT, WIDTH, draw_harness
from hardware.lists.pages import format_assembly_html, format_bom_html, format_harness_html
from hardware.lists.placed_parts import read_board
from hardware.lists.wiring import format_wiring_csv, format_wiring_html
from hardware.pdf import svg_to_pdf

ASSEMBLY = BUILD / "assembly"


def make_lists(netlist: Netlist, folder: Path = BUILD) -> dict[str, str]:
    """Return the texts of all lists by file name. `folder` has placement.csv and KiCad's board file, which are read."""
    placements, board = read_placement(folder / "placement.csv"), read_board(folder / "tray24.kicad_pcb")
    both_costs = compute_both_ways(netlist, placements, board)
    texts = {
        "bom.csv": format_bom_csv(netlist),
        "bom.html": format_bom_html(netlist, both_costs, compute_slot_costs(netlist, placements, board)),
        "wiring.csv": format_wiring_csv(netlist),
        "wiring.html": format_wiring_html(netlist),
        "harness.csv": harness.format_harness_csv(harness.make_harnesses(netlist)),
        "harness.html": format_harness_html(netlist),
        "harness.svg": draw_harness(netlist),
        "assembly.html": format_assembly_html(
            list_assembled_parts(netlist, placements), board, list_remaining(netlist, placements), both_costs
        ),
    }
    return texts | {f"assembly/{name}": text for name, text in make_files(netlist, placements).items()}


def check(netlist: Netlist) -> int:
    bom, cpl = ((ASSEMBLY / f"{name}-jlc.csv").read_text(encoding="utf-8") for name in ("bom", "cpl"))
    findings = assembly_check.check_assembly(bom, cpl, read_board(BUILD / "tray24.kicad_pcb"))
    findings += assembly_check.check_numbers(
        bom, list_assembled_parts(netlist, read_placement(BUILD / "placement.csv"))
    )
    findings += harness.check_harness_table((BUILD / "harness.csv").read_text(encoding="utf-8"), netlist)
    for finding in findings:
        print(finding)
    print(f"assembled boards and harnesses: {len(findings)} faults")
    return 1 if findings else 0


def main(arguments: list[str]) -> int:
    netlist = read_netlist(BUILD / "tray24.net")
    if "--check" in arguments:
        return check(netlist)
    ASSEMBLY.mkdir(exist_ok=True)
    texts = make_lists(netlist)
    for name, text in texts.items():
        (BUILD / name).write_text(text, encoding="utf-8")
    (BUILD / "harness.pdf").write_bytes(svg_to_pdf([texts["harness.svg"]], "Tray24 harnesses", (WIDTH, HEIGHT)))
    return check(netlist)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

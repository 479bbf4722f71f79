"""The page of `hardware/`: its table of the kinds of tray and its tables of files agree with the data."""

import re
from fnmatch import fnmatch
from pathlib import Path

from hardware.articles import get_price_month
from hardware.circuit.netlist import read_netlist
from hardware.light import wiring as light_wiring
from hardware.lists.assembly import read_placement
from hardware.lists.costs import compute_both_ways
from hardware.lists.placed_parts import read_board
from hardware.products import BUILD, PRODUCTS
from hardware.starter import wiring

HARDWARE = Path(__file__).resolve().parents[2] / "hardware"
TEXT = (HARDWARE / "README.md").read_text(encoding="utf-8")


def parse_table(title: str) -> list[list[str]]:
    """Return the rows, as lists of cells, of the table of the page whose first heading is `title`."""
    start = TEXT.index(f"| {title} |")
    rows = TEXT[start:].split("\n\n", maxsplit=1)[0].splitlines()[2:]
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in rows]


def list_named(title: str) -> list[str]:
    """Return the names in the first column of the table of the page whose first heading is `title`."""
    return [name.rstrip("/") for row in parse_table(title) for name in re.findall(r"`([^`]+)`", row[0])]


def test_prices_of_the_kinds_are_those_of_their_parts():
    placements, board = read_placement(BUILD / "placement.csv"), read_board(BUILD / "tray24.kicad_pcb")
    ways = compute_both_ways(read_netlist(BUILD / "tray24.net"), placements, board)
    hand_price, assembled_price = (way.together.format_rounded() for way in ways.values())
    light_price, starter_price = (parts.sum_costs().format_rounded() for parts in (light_wiring.PARTS, wiring.PARTS))
    full_prices = f"{hand_price} by hand, {assembled_price} with an assembled board"
    assert f"| price with shipping | {full_prices} | {light_price} | {starter_price} |" in TEXT
    assert f"Prices are estimates of {get_price_month()} " in TEXT
    guide = " ".join((HARDWARE / "GUIDE.md").read_text(encoding="utf-8").split())
    assert (
        f"a tray costs {hand_price}, with an assembled board {assembled_price}: estimates of {get_price_month()} "
        in guide
    )


def test_every_built_file_is_in_the_table():
    outputs = [Path(output) for product in PRODUCTS for output in product.outputs]
    made_folders = {path.parts[2] for path in outputs if path.is_relative_to("hardware/build")}
    patterns = list_named("in `build/`") + ["tray24-*.kicad_sch", "tray24.kicad_sym"]  # in the row of the schematic
    libraries = {"sym-lib-table", "fp-lib-table"}  # KiCad's own, beside the schematic
    left = {
        name
        for name in made_folders - libraries
        if not any(fnmatch(pattern, name) or fnmatch(name, pattern) for pattern in patterns)
    }
    assert left == set()


def test_every_folder_and_module_is_in_the_table():
    names_there = {
        path.name
        for path in HARDWARE.iterdir()
        if not path.name.startswith(("_", ".")) and path.name not in ("build", "README.md", "GUIDE.md", "GUIDE.de.md")
    }
    names_in_table = list_named("folder")
    assert names_there - set(names_in_table) == set()
    assert {name for name in names_in_table if not (HARDWARE / name).exists()} <= {"light"}


def test_a_superseded_revision_is_not_named():
    assert "evision A" not in TEXT

"""Files for assembled boards: they are the board, faults in them are found, prices are summed from the fees."""

import csv
import io
from dataclasses import replace

import pytest

from hardware.circuit.catalog import BUILD, SUPPLIERS, catalog, fees, fees_of
from hardware.circuit.netlist import read_netlist
from hardware.lists.assembly import BOM_TITLES, CPL_TITLES, assembled, cpl_jlc, files, read_placement, rest
from hardware.lists.assembly_check import faults
from hardware.lists.pages import assembly_html
from hardware.lists.placed import read_board, turned
from hardware.lists.prices import ASSEMBLED, BARE, BOARDS, costs, total_usd
from hardware.lists.rotations import OPEN, turn

NETLIST = read_netlist(BUILD / "tray24.net")
BOARD = read_board(BUILD / "tray24.kicad_pcb")
PLACEMENTS = read_placement(BUILD / "placement.csv")
KINDS = assembled(NETLIST, PLACEMENTS)


@pytest.fixture
def bom():
    return (BUILD / "assembly/bom-jlc.csv").read_text(encoding="utf-8")


@pytest.fixture
def cpl():
    return (BUILD / "assembly/cpl-jlc.csv").read_text(encoding="utf-8")


def test_the_files_are_the_board(bom, cpl):
    assert faults(bom, cpl, BOARD) == []
    assert tuple(bom.splitlines()[0].split(",")) == BOM_TITLES
    assert tuple(cpl.splitlines()[0].split(",")) == CPL_TITLES
    assert len(cpl.splitlines()) == 1 + sum(part.smd and part.placed for part in BOARD)


def test_a_part_left_out_is_found_in_either_file(bom, cpl):
    assert "Q25 is 0 times in the parts list" in faults(bom.replace(",Q25,", ",,"), cpl, BOARD)
    without = "\n".join(line for line in cpl.splitlines() if not line.startswith("Q25,"))
    assert "Q25 is 0 times in the placements" in faults(bom, without, BOARD)


def test_a_part_listed_twice_is_found(bom, cpl):
    assert "R37 is 2 times in the parts list" in faults(bom.replace("R39,", "R39,R37,"), cpl, BOARD)
    row = next(line for line in cpl.splitlines() if line.startswith("R37,"))
    assert "R37 is 2 times in the placements" in faults(bom, cpl + row + "\n", BOARD)


def test_a_part_that_the_board_does_not_have_is_found(bom, cpl):
    assert any("R999" in fault for fault in faults(bom.replace("R39,", "R39,R999,"), cpl, BOARD))


@pytest.mark.parametrize("ref", ["U2", "Q25", "U5", "D1", "D25", "Q1", "D49"])
def test_a_turned_part_is_found(ref, bom, cpl):
    wrong = [replace(item, degrees=(item.degrees + 180) % 360) if item.ref == ref else item for item in PLACEMENTS]
    found = faults(bom, cpl_jlc(wrong), BOARD)
    assert len(found) == 1 and found[0].startswith(f"{ref} (")


def test_a_part_at_another_place_is_found(bom):
    wrong = [replace(item, x_mm=item.x_mm + 0.5) if item.ref == "D7" else item for item in PLACEMENTS]
    assert [fault.split()[0] for fault in faults(bom, cpl_jlc(wrong), BOARD)] == ["D7"]


def test_rotations_follow_the_published_table():
    assert turn("SOIC-16_3.9x9.9mm_P1.27mm") == (270, "published table")
    assert turn("SOT-23-5")[0] == 270
    assert turn("LED_WS2812B-2020_PLCC4_2.0x2.0mm")[0] == 90
    assert turn("R_0603_1608Metric")[0] == 0
    assert turn("TEMT6000X01")[1] == OPEN
    assert turned(1.0, 0.0, 90) == pytest.approx((0.0, 1.0))


def test_what_is_not_confirmed_is_said_on_the_page():
    page = assembly_html(KINDS, BOARD)
    unknown = [kind for kind in KINDS if not kind.lcsc]
    assert {kind.key for kind in unknown} == {key for key in ("sensor", "infrared", "r_string") if key in catalog()}
    assert all(f"<b>{kind.number}</b>" in page for kind in unknown)
    assert all(f"<b>{kind.package}</b>" in page for kind in KINDS if kind.sure == OPEN)
    assert fees_of() in page


def test_most_kinds_cost_no_loading_fee():
    assert sum(kind.basic for kind in KINDS) > len(KINDS) / 2


def test_prices_are_summed_from_the_fees():
    bare = sum(fee["usd"] for fee in fees() if "bare" in fee["for"])
    assert total_usd(BARE, KINDS, BOARD) == pytest.approx(bare)
    by_name = {cost.name: cost for cost in costs(ASSEMBLED, KINDS, BOARD)}
    loading = by_name["Loading of a kind of extended part"]
    assert loading.count == sum(not kind.basic for kind in KINDS)
    assert by_name["Parts of a board"].count == BOARDS
    dearer = [replace(kind, usd=kind.usd + 1.0) for kind in KINDS]
    pieces = sum(len(kind.refs) for kind in KINDS)
    added = total_usd(ASSEMBLED, dearer, BOARD) - total_usd(ASSEMBLED, KINDS, BOARD)
    assert added == pytest.approx(BOARDS * pieces)


@pytest.mark.parametrize("shop", SUPPLIERS)
def test_a_basket_has_what_is_not_assembled_and_only_that(shop):
    rows = list(csv.DictReader(io.StringIO(files(NETLIST, PLACEMENTS)[f"basket-rest-{shop}.csv"])))
    title = next(name for name in rows[0] if name.startswith("Manufacture"))
    numbers = {row[title] for row in rows}
    assert {catalog()[key]["number"] for key in ("pico", "plug8", "c_led", "button", "contact")} <= numbers
    assert catalog()["led"]["number"] not in numbers
    assert all(int(row["Quantity"]) > 0 for row in rows)
    assert {line.key for line in rest(NETLIST, PLACEMENTS)}.isdisjoint(kind.key for kind in KINDS)

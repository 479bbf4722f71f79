"""The files for the maker of assembled boards: they agree with the board; faults are found; prices include all fees."""

import csv
import io
import re
from dataclasses import replace
from html import escape

import pytest

pytest.importorskip("numpy", reason="numpy is not installed: ./tray24 test --whole installs it")
from hardware.calc import electronics, requirements, slot
from hardware.calc import parts as calculated
from hardware.circuit.catalog import BUILD, HARDWARE, SUPPLIERS, get_fees_month, list_fees, read_catalog
from hardware.circuit.netlist import read_netlist
from hardware.lists import rotations
from hardware.lists.assembly import (
    ANY,
    BOM_TITLES,
    CPL_TITLES,
    format_bom_jlc,
    format_cpl_jlc,
    list_assembled_parts,
    list_remaining,
    list_unnumbered,
    make_files,
    read_placement,
)
from hardware.lists.assembly_check import check_assembly, check_numbers
from hardware.lists.board_order import ASSEMBLED, BARE, BOARDS, ESTIMATE, list_order_items, sum_order_usd
from hardware.lists.costs import compute_both_ways
from hardware.lists.pages import format_assembly_html
from hardware.lists.placed_parts import read_board, rotate_point
from hardware.lists.rotations import CONFIRMED, DISAGREE, OPEN, get_pin_1_signs, get_rotation, needs_comparison
from hardware.lists.variants import FULL
from hardware.steps import hours

NETLIST = read_netlist(BUILD / "tray24.net")
BOARD = read_board(BUILD / "tray24.kicad_pcb")
PLACEMENTS = read_placement(BUILD / "placement.csv")
KINDS = list_assembled_parts(NETLIST, PLACEMENTS)
REMAINING = list_remaining(NETLIST, PLACEMENTS)
WAYS = compute_both_ways(NETLIST, PLACEMENTS, BOARD)
PAGE = format_assembly_html(KINDS, BOARD, REMAINING, WAYS)


@pytest.fixture
def bom():
    return (BUILD / "assembly/bom-jlc.csv").read_text(encoding="utf-8")


@pytest.fixture
def cpl():
    return (BUILD / "assembly/cpl-jlc.csv").read_text(encoding="utf-8")


def test_the_files_are_the_board(bom, cpl):
    assert check_assembly(bom, cpl, BOARD) == []
    assert tuple(bom.splitlines()[0].split(",")) == BOM_TITLES
    assert tuple(cpl.splitlines()[0].split(",")) == CPL_TITLES
    assert len(cpl.splitlines()) == 1 + sum(part.smd and part.placed for part in BOARD)


def test_a_part_left_out_is_found_in_either_file(bom, cpl):
    assert "Q25 is 0 times in the parts list" in check_assembly(bom.replace(",Q25,", ",,"), cpl, BOARD)
    cpl_without_part = "\n".join(line for line in cpl.splitlines() if not line.startswith("Q25,"))
    assert "Q25 is 0 times in the placements" in check_assembly(bom, cpl_without_part, BOARD)


def test_a_part_listed_twice_is_found(bom, cpl):
    assert "R37 is 2 times in the parts list" in check_assembly(bom.replace("R39,", "R39,R37,"), cpl, BOARD)
    row = next(line for line in cpl.splitlines() if line.startswith("R37,"))
    assert "R37 is 2 times in the placements" in check_assembly(bom, cpl + row + "\n", BOARD)


def test_a_part_that_the_board_does_not_have_is_found(bom, cpl):
    assert any("R999" in fault for fault in check_assembly(bom.replace("R39,", "R39,R999,"), cpl, BOARD))


@pytest.mark.parametrize("ref", ["U2", "Q25", "U5", "D1", "D25", "Q1", "D49"])
def test_a_turned_part_is_found(ref, bom, cpl):
    turned_placements = [
        replace(item, degrees=(item.degrees + 180) % 360) if item.ref == ref else item for item in PLACEMENTS
    ]
    faults = check_assembly(bom, format_cpl_jlc(turned_placements), BOARD)
    assert len(faults) == 1 and faults[0].startswith(f"{ref} (")


def test_a_part_at_another_place_is_found(bom):
    moved_placements = [replace(item, x_mm=item.x_mm + 0.5) if item.ref == "D7" else item for item in PLACEMENTS]
    assert [fault.split()[0] for fault in check_assembly(bom, format_cpl_jlc(moved_placements), BOARD)] == ["D7"]


def test_rotations_follow_the_published_table():
    assert get_rotation("SOIC-16_3.9x9.9mm_P1.27mm") == (270, "published table")
    assert get_rotation("SOT-23") == get_rotation("SOT-23-5") == (180, DISAGREE)
    assert get_rotation("LED_WS2812B-2020_PLCC4_2.0x2.0mm")[0] == 90
    assert get_rotation("R_0603_1608Metric")[0] == 0
    assert get_rotation("TEMT6000X01")[1] == OPEN
    assert rotate_point(1.0, 0.0, 90) == pytest.approx((0.0, 1.0))


def test_every_rotation_that_is_said_to_be_published_names_its_sources():
    known = set(re.findall(r"^  \[(\w+)\] ", str(rotations.__doc__), re.MULTILINE))
    for line in rotations.TABLE:
        assert bool(line.sources) == (line.sure in (CONFIRMED, DISAGREE))
        assert set(line.sources) <= known


# Pins 1 to 5 of JLCPCB's own footprints at 0 degrees, x to the right and y up: SOT-23-3_L2.9-W1.6-P1.90-LS2.8-BR and
# SOT-23-5_L3.0-W1.7-P0.95-LS2.8-BR.
JLC_PADS = {
    "SOT-23": [(1.24, -0.95), (1.24, 0.95), (-1.24, 0)],
    "SOT-23-5": [(1.3, -0.95), (1.3, 0), (1.3, 0.95), (-1.3, 0.95), (-1.3, -0.95)],
}


@pytest.mark.parametrize("package", JLC_PADS)
def test_the_pads_of_kicads_sot_23_fall_on_those_of_the_makers_library(package):
    part = next(part for part in BOARD if part.package == package)
    places = {number: rotate_point(x, y, -get_rotation(package)[0]) for number, x, y in part.pads}
    for number, place in enumerate(JLC_PADS[package], start=1):
        assert places[str(number)] == pytest.approx(place, abs=0.35)


def test_an_empty_order_number_is_found_unless_the_part_is_ordered_ahead():
    assert check_numbers(format_bom_jlc(KINDS), KINDS) == []
    for key in ("mux", "r_string"):
        emptied_kinds = [replace(kind, lcsc="") if kind.key == key else kind for kind in KINDS]
        assert len(check_numbers(format_bom_jlc(emptied_kinds), KINDS)) == 1
    forgotten_kinds = [replace(kind, ahead=False) for kind in KINDS]
    assert len(check_numbers(format_bom_jlc(KINDS), forgotten_kinds)) == 2
    numbered_kinds = [replace(kind, lcsc="C1") for kind in KINDS]
    assert len(check_numbers(format_bom_jlc(numbered_kinds), KINDS)) == 2


def test_only_the_two_optical_parts_are_ordered_ahead_and_page_and_guide_say_how():
    kinds_ahead = [kind for kind in KINDS if kind.ahead]
    assert {kind.key for kind in kinds_ahead} == {"sensor", "infrared"}
    guide = " ".join((HARDWARE / "GUIDE.md").read_text(encoding="utf-8").split())
    service = PAGE.index("Global Sourcing")
    assert service < PAGE.index("My Parts Lib") < PAGE.index("gerbers.zip")  # first the parts, then the boards
    assert guide.index("*Global Sourcing*") < guide.index("*My Parts Lib*") < guide.index("Upload `build/gerbers.zip`")
    for kind in kinds_ahead:
        assert f"<b>{kind.number}</b>: {BOARDS * len(kind.refs)} for {BOARDS} boards" in PAGE
        assert f"{len(kind.refs)} {read_catalog()[kind.key]['number']}" in guide
    extra = f"{hours.OPTICS_BY_HAND:g} hours more"
    readme = " ".join((HARDWARE / "README.md").read_text(encoding="utf-8").split())
    assert all(extra in text for text in (PAGE, guide, readme))
    assert "names: all small parts come soldered" not in guide


def test_a_rotation_without_one_published_convention_is_on_the_page():
    for kind in KINDS:
        assert (f"<b>{kind.package}</b>" in PAGE) == needs_comparison(kind.package)
    assert {kind.key for kind in KINDS if needs_comparison(kind.package)} >= {
        "shifter",
        "mosfet",
        "soft_start",
        "sensor",
        "buzzer",
    }
    unknown_kinds = [
        kind
        for kind in KINDS
        if get_pin_1_signs(kind.package) is None and not kind.package.startswith(("R_", "C_", "Fuse_"))
    ]
    assert all(kind.sure == OPEN for kind in unknown_kinds)


@pytest.fixture
def find_broken(monkeypatch):
    """Return a function that calculates the slot with another resistor (ohms) in the strings of infrared LEDs.

    The function returns the names of the requirements that then do not hold.
    """

    def find_broken(ohm):
        monkeypatch.setattr(calculated, "INFRARED_OHM", ohm)
        monkeypatch.setattr(calculated, "INFRARED_MA", electronics.compute_infrared_start_ma())
        slot.compute_lit_ma.cache_clear()
        return [item.name for item in requirements.list_requirements() if not item.holds]

    yield find_broken
    slot.compute_lit_ma.cache_clear()


def test_both_lists_have_the_resistor_of_the_strings_that_keeps_the_requirements(find_broken):
    assert [kind.key for kind in KINDS if kind.value != read_catalog()[kind.key]["value"]] == []
    assert float(read_catalog()["r_string"]["value"]) == calculated.INFRARED_OHM
    assert find_broken(calculated.INFRARED_OHM) == []
    assert any(name.startswith("yellow die") for name in find_broken(33.0))


def test_a_fee_says_where_it_is_from_and_when():
    assert get_fees_month() in PAGE
    for fee in list_fees():
        assert escape(fee["source"]) in PAGE
        assert fee["source"] == ESTIMATE or re.search(r"jlcpcb\.com/\S+ .*read 20\d\d-\d\d$", fee["source"]), fee[
            "name"
        ]


def test_most_kinds_are_basic():
    assert sum(kind.basic for kind in KINDS) > len(KINDS) / 2


def test_prices_are_summed_from_the_fees():
    bare_fees = sum(fee["usd"] for fee in list_fees() if "bare" in fee["for"])
    assert sum_order_usd(BARE, KINDS, BOARD) == pytest.approx(bare_fees)
    by_name = {cost.name: cost for cost in list_order_items(ASSEMBLED, KINDS, BOARD)}
    loading = next(cost for name, cost in by_name.items() if name.startswith("Loading"))
    assert loading.count == len(KINDS)
    assert by_name["Parts of a board"].count == BOARDS
    dearer_kinds = [replace(kind, usd=kind.usd + 1.0) for kind in KINDS]
    pieces = sum(len(kind.refs) for kind in KINDS)
    added_usd = sum_order_usd(ASSEMBLED, dearer_kinds, BOARD) - sum_order_usd(ASSEMBLED, KINDS, BOARD)
    assert added_usd == pytest.approx(BOARDS * pieces)


@pytest.mark.parametrize("shop", SUPPLIERS)
def test_a_basket_has_what_is_not_assembled_and_only_that(shop):
    rows = list(csv.DictReader(io.StringIO(make_files(NETLIST, PLACEMENTS)[f"basket-rest-{shop}.csv"])))
    title = next(name for name in rows[0] if name.startswith("Manufacture"))
    numbers = {row[title] for row in rows}
    assert {line.part["number"] for line in REMAINING} - numbers == {
        line.part["number"] for line in list_unnumbered(REMAINING)
    }
    assert read_catalog()["led"]["number"] not in numbers
    assert all(int(row["Quantity"]) > 0 for row in rows)
    assert {line.key for line in REMAINING}.isdisjoint(kind.key for kind in KINDS)


def test_every_part_on_the_board_has_a_number_and_what_no_basket_has_is_on_the_page():
    on_board = {part.ref for part in BOARD}
    assert [line.key for line in REMAINING if line.part["maker"] == ANY and set(line.refs) & on_board] == []
    assert "socket" not in {line.key for line in list_unnumbered(REMAINING)}
    listed_text = PAGE[PAGE.index("In no basket") :]
    for line in list_unnumbered(REMAINING):
        assert f"<li>{escape(line.part['name'])}: {line.counts[FULL] + line.spare}</li>" in listed_text
    assert {"display", "cable", "wire", "wire_black"} == {line.key for line in list_unnumbered(REMAINING)}


def test_parts_without_any_shops_number_are_few_and_have_a_makers_number():
    keys_without_number = {
        line.key for line in REMAINING if line not in list_unnumbered(REMAINING) and not line.list_shops()
    }
    assert keys_without_number == {"c_infrared", "housing8"}

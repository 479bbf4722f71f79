"""The parts list: it has all parts of the netlist, and their order numbers."""

import csv
import io
import re
from html import escape

import pytest

from hardware.articles import get_price_month
from hardware.case.layout import FASTENERS
from hardware.circuit.catalog import BUILD, SUPPLIERS, list_tools, read_catalog
from hardware.circuit.netlist import read_netlist
from hardware.extras.sizes import EXTRAS
from hardware.lists.assembly import read_placement
from hardware.lists.bom import compute_electronics_costs, format_bom_csv, list_bom_lines, list_case_parts
from hardware.lists.costs import compute_both_ways, compute_slot_costs
from hardware.lists.pages import format_bom_html
from hardware.lists.placed_parts import read_board
from hardware.lists.variants import FULL, NO_SENSORS, ONE_BANK, VARIANTS, list_left_out
from hardware.lists.wiring import format_wiring_html
from tray24 import pins

NETLIST = read_netlist(BUILD / "tray24.net")
BOARD = read_placement(BUILD / "placement.csv"), read_board(BUILD / "tray24.kicad_pcb")
WAYS = compute_both_ways(NETLIST, *BOARD)
PAGE = format_bom_html(NETLIST, WAYS, compute_slot_costs(NETLIST, *BOARD))


BOUGHT_PARTS = {key: part for key, part in read_catalog().items() if not part.get("bare")}


def test_the_list_has_every_part_of_the_netlist_once_but_what_is_copper_of_the_board():
    listed_refs = [ref for line in list_bom_lines(NETLIST) for ref in line.refs]
    assert sorted(listed_refs) == sorted(ref for ref, part in NETLIST.components.items() if part.key in BOUGHT_PARTS)
    assert len(BOUGHT_PARTS) < len(read_catalog())


@pytest.mark.parametrize("key", BOUGHT_PARTS)
def test_a_part_can_be_ordered_and_is_used(key):
    part = read_catalog()[key]
    assert part["maker"] and part["number"]
    assert all(part.get(shop, "-") for shop in SUPPLIERS), "leave out what is not known"
    assert part.get("extra") or any(component.key == key for component in NETLIST.components.values())


COMMODITIES = [
    key for key in BOUGHT_PARTS if key.startswith(("r_", "c_")) or key in ("fuse", "diode", "mosfet", "soft_start")
]


@pytest.mark.parametrize("key", COMMODITIES)
def test_a_commodity_part_has_three_makers(key):
    part = read_catalog()[key]
    other_numbers = [other if isinstance(other, str) else other["part"] for other in part["others"]]
    assert len({part["maker"], *(other.rsplit(" ", 1)[0] for other in other_numbers)}) == 3
    assert all(escape(other) in PAGE for other in other_numbers)


@pytest.mark.parametrize(("key", "width", "pitch"), [("c_led", 8, 3.5), ("c_infrared", 10, 5)])
def test_a_capacitor_is_described_by_width_height_and_pitch_of_its_footprint(key, width, pitch):
    part = read_catalog()[key]
    assert f"{width} mm wide" in part["name"] and f"pitch {pitch:g} mm" in part["name"]
    assert f"D{width:.1f}mm_P{pitch:.2f}mm" in part["footprint"]
    max_mm = float(re.search(r"at most ([\d.]+) mm high", part["name"])[1])
    assert max_mm < part["height_mm"]
    sizes_of_numbers = {part["number"]: part["size"]} | {other["part"]: other["size"] for other in part["others"]}
    assert len(sizes_of_numbers) == 3
    for number, size in sizes_of_numbers.items():
        assert (size["width_mm"], size["pitch_mm"]) == (width, pitch), number
        assert size["height_mm"] <= max_mm, number
        assert size["source"].startswith(("[read]", "[memory]")), number
        if size_in_number := re.search(r"(\d+)X(\d+\.\d)$", number):
            assert (float(size_in_number[1]), float(size_in_number[2])) == (size["width_mm"], size["height_mm"])


def test_the_circuit_has_footprints_of_the_catalog():
    for component in NETLIST.components.values():
        assert component.footprint == read_catalog()[component.key]["footprint"], component.ref
        assert component.value == read_catalog()[component.key]["value"], component.ref


def get_count(key, variant):
    return next(line.counts[variant] for line in list_bom_lines(NETLIST) if line.key == key)


def test_variants_leave_out_whole_banks_of_sensors():
    assert [get_count("sensor", variant) for variant in (FULL, ONE_BANK, NO_SENSORS)] == [
        pins.SLOTS,
        pins.BANK_SLOTS,
        0,
    ]
    assert [get_count("mux", variant) for variant in VARIANTS] == [3, 1, 0]
    assert [get_count("mosfet", variant) for variant in VARIANTS] == [1, 1, 0]
    assert {get_count("led", variant) for variant in VARIANTS} == {2 * pins.SLOTS}
    assert not list_left_out(FULL)


def test_infrared_strings_of_the_one_bank_are_whole():
    missing_refs = list_left_out(ONE_BANK)
    present_refs = {ref for ref in NETLIST.components if ref not in missing_refs}
    for ref in present_refs:
        if NETLIST.components[ref].key == "infrared":
            for net in NETLIST.get_pins(ref).values():
                assert {other for other, _ in NETLIST.nets[net]} & present_refs - {ref}


def test_cheaper_variants_are_cheaper():
    prices = [compute_electronics_costs(list_bom_lines(NETLIST), variant) for variant in (FULL, ONE_BANK, NO_SENSORS)]
    assert prices == sorted(prices, reverse=True)
    assert len(set(prices)) == len(prices)


def test_the_csv_is_the_list_and_says_when_it_was_priced():
    rows = list(csv.reader(io.StringIO(format_bom_csv(NETLIST))))
    assert len(rows) == 1 + len(BOUGHT_PARTS) + len(list_case_parts())
    assert {len(row) for row in rows} == {len(rows[0])}
    assert get_price_month() in rows[0][-1]
    assert (BUILD / "bom.csv").read_text(encoding="utf-8") == format_bom_csv(NETLIST)


def test_both_lists_have_the_cases_fasteners_the_dice_and_the_extras():
    filament = [part.name for part in list_case_parts() if part.name.startswith("Filament")]
    assert len(filament) == 6
    assert {*FASTENERS, *EXTRAS} <= {part[:3] for part in list_case_parts()}
    for quantity, name, *_ in list_case_parts():
        assert quantity > 0
        assert name in format_bom_csv(NETLIST) and name in PAGE
    expected_names = " ".join(name for _, name, _ in EXTRAS).lower()
    assert all(word in expected_names for word in ("die", "cup", "rack", "tile", "matt laminate"))


def test_the_page_has_the_tools_of_both_ways_to_solder():
    assert all(escape(tool["name"]) in PAGE for tool in list_tools())
    assert {"always", "by hand", "stencil and hotplate"} <= {tool["when"] for tool in list_tools()}


def test_the_pages_are_those_that_were_made_and_show_text_as_it_is():
    assert (BUILD / "bom.html").read_text(encoding="utf-8") == PAGE
    assert (BUILD / "wiring.html").read_text(encoding="utf-8") == format_wiring_html(NETLIST)
    assert any("&" in part["maker"] for part in read_catalog().values())
    for part in BOUGHT_PARTS.values():
        assert f"<td>{escape(part['maker'])}<br>" in PAGE

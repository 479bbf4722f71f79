"""The parts list: it has the parts of the netlist, and order numbers."""

import csv
import io
from html import escape

import pytest

from hardware.case.layout import DICE_BLANKS, FASTENERS
from hardware.circuit.catalog import BUILD, SUPPLIERS, catalog, priced
from hardware.circuit.netlist import read_netlist
from hardware.lists.bom import CASE_PARTS, bom_csv, bom_html, lines, total_eur
from hardware.lists.variants import FULL, NO_SENSORS, ONE_BANK, VARIANTS, left_out
from hardware.lists.wiring import wiring_html
from tray24 import pins

NETLIST = read_netlist(BUILD / "tray24.net")


def test_the_list_has_every_part_of_the_netlist_once():
    listed = [ref for line in lines(NETLIST) for ref in line.refs]
    assert sorted(listed) == sorted(NETLIST.components)


@pytest.mark.parametrize("key", catalog())
def test_a_part_can_be_ordered_and_is_used(key):
    part = catalog()[key]
    assert part["maker"] and part["number"] and part["eur"] > 0
    assert all(part.get(shop, "-") for shop in SUPPLIERS), "leave out what is not known"
    assert part.get("extra") or any(component.key == key for component in NETLIST.components.values())


def test_the_circuit_has_footprints_of_the_catalog():
    for component in NETLIST.components.values():
        assert component.footprint == catalog()[component.key]["footprint"], component.ref
        assert component.value == catalog()[component.key]["value"], component.ref


def count(key, variant):
    return next(line.counts[variant] for line in lines(NETLIST) if line.key == key)


def test_variants_leave_out_whole_banks_of_sensors():
    assert [count("sensor", variant) for variant in (FULL, ONE_BANK, NO_SENSORS)] == [pins.SLOTS, pins.BANK_SLOTS, 0]
    assert [count("mux", variant) for variant in VARIANTS] == [3, 1, 0]
    assert [count("mosfet", variant) for variant in VARIANTS] == [1, 1, 0]
    assert {count("led", variant) for variant in VARIANTS} == {pins.SLOTS}
    assert not left_out(FULL)


def test_infrared_strings_of_the_one_bank_are_whole():
    missing = left_out(ONE_BANK)
    kept = {ref for ref in NETLIST.components if ref not in missing}
    for ref in kept:
        if NETLIST.components[ref].key == "infrared":
            for net in NETLIST.pins_of(ref).values():
                assert {other for other, _ in NETLIST.nets[net]} & kept - {ref}


def test_cheaper_variants_are_cheaper():
    prices = [total_eur(NETLIST, variant) for variant in (FULL, ONE_BANK, NO_SENSORS)]
    assert prices == sorted(prices, reverse=True)
    assert len(set(prices)) == len(prices)


def test_the_csv_is_the_list_and_says_when_it_was_priced():
    rows = list(csv.reader(io.StringIO(bom_csv(NETLIST))))
    assert len(rows) == 1 + len(catalog()) + len(CASE_PARTS)
    assert priced() in rows[0][-1]
    assert (BUILD / "bom.csv").read_text(encoding="utf-8") == bom_csv(NETLIST)


def test_both_lists_have_the_cases_fasteners_and_the_dice():
    page = bom_html(NETLIST)
    for quantity, name, _ in (*FASTENERS, DICE_BLANKS):
        assert quantity > 0
        assert name in bom_csv(NETLIST) and name in page


def test_the_pages_are_those_that_were_made_and_show_text_as_it_is():
    assert (BUILD / "bom.html").read_text(encoding="utf-8") == bom_html(NETLIST)
    assert (BUILD / "wiring.html").read_text(encoding="utf-8") == wiring_html(NETLIST)
    assert any("&" in part["maker"] for part in catalog().values())
    for part in catalog().values():
        assert f"<td>{escape(part['maker'])}<br>" in bom_html(NETLIST)

"""The wire harnesses: they have the connections of the netlist, each has one ground, the wire is in the parts list."""

import csv
import io
import math

import pytest

from hardware.circuit.catalog import BUILD, read_catalog
from hardware.circuit.names import GROUND
from hardware.circuit.netlist import read_netlist
from hardware.lists.harness import (
    END_MM,
    check_harness_table,
    format_harness_csv,
    locate_wire_end,
    make_harnesses,
    sum_meters,
)
from hardware.lists.harness_drawing import HEIGHT, WIDTH, draw_harness
from hardware.lists.pages import format_harness_html
from tray24 import pins

NETLIST = read_netlist(BUILD / "tray24.net")
HARNESSES = make_harnesses(NETLIST)
TABLE = (BUILD / "harness.csv").read_text(encoding="utf-8")
SPARE = 1.5  # of the wire that is listed: ends, and one wire cut wrong


def test_the_harnesses_join_what_the_netlist_joins():
    assert check_harness_table(TABLE, NETLIST) == []
    assert format_harness_csv(HARNESSES) == TABLE


def test_a_wire_to_the_wrong_button_is_found():
    assert check_harness_table(TABLE.replace("J2 3,SW2 1", "J2 3,SW3 1"), NETLIST)


def test_a_missing_wire_is_found():
    lines = [line for line in TABLE.splitlines() if ",KEY_GREEN_BUTTON," not in line]
    faults = check_harness_table("\n".join(lines), NETLIST)
    assert any("KEY_GREEN_BUTTON) has no wire" in fault for fault in faults)
    assert any("KEY_GREEN_BUTTON) is joined to no plug" in fault for fault in faults)


def test_a_broken_ground_chain_is_found():
    lines = [line for line in TABLE.splitlines() if "SW1 2,SW2 2" not in line]
    assert any("SW2 2 (GND) is joined to no plug" in fault for fault in check_harness_table("\n".join(lines), NETLIST))


def test_each_harness_of_buttons_has_a_ground_of_its_own():
    button_harnesses = [harness for harness in HARNESSES if harness.name != "display"]
    starts = [wire.start for harness in button_harnesses for wire in harness.wires if wire.net == GROUND]
    plug_starts = [start for start in starts if start[0].startswith("J")]
    assert len(plug_starts) == len(button_harnesses) == len(set(plug_starts))
    reached_refs = [wire.end[0] for harness in button_harnesses for wire in harness.wires if wire.net == GROUND]
    assert sorted(reached_refs) == sorted(f"SW{number + 1}" for number in range(pins.BUTTONS))


def test_a_wire_is_longer_than_the_straight_way():
    for harness in HARNESSES:
        for wire in harness.wires:
            straight_mm = math.dist(locate_wire_end(*wire.start), locate_wire_end(*wire.end))
            assert straight_mm + 2 * END_MM <= wire.length_mm <= 500


def test_the_parts_list_has_the_wire_contacts_and_housings():
    lengths = sum_meters(HARNESSES)
    assert lengths.pop("black") * SPARE <= read_catalog()["wire_black"]["extra"]
    assert max(lengths.values()) * SPARE <= read_catalog()["wire"]["extra"] / len(lengths)
    assert sum(harness.contacts for harness in HARNESSES) + 4 <= read_catalog()["contact"]["extra"]
    for plug in {harness.plug for harness in HARNESSES}:
        ways = NETLIST.components[plug].key.removeprefix("plug")
        assert read_catalog()[f"housing{ways}"]["extra"] == 1
        assert len(NETLIST.get_pins(plug)) == int(ways)


def test_drawing_and_page_have_every_wire():
    drawing, page = draw_harness(NETLIST), format_harness_html(NETLIST)
    assert (BUILD / "harness.svg").read_text(encoding="utf-8") == drawing
    assert (BUILD / "harness.html").read_text(encoding="utf-8") == page
    for row in csv.DictReader(io.StringIO(TABLE)):
        ends = f"{row['From'].replace(' ', '-')} to {row['To'].replace(' ', '-')}"
        assert ends in drawing
        assert f'<td class="n">{row["mm"]}</td>' in page


def test_the_pdf_is_the_same_each_time():
    pdf = pytest.importorskip(
        "hardware.pdf", reason="reportlab is not installed: no PDF can be made", exc_type=ImportError
    )
    pages = [draw_harness(NETLIST)]
    assert pdf.svg_to_pdf(pages, "Harnesses", (WIDTH, HEIGHT)) == pdf.svg_to_pdf(pages, "Harnesses", (WIDTH, HEIGHT))


def test_drawing_and_page_agree_that_the_jumpers_and_not_the_wires_choose_the_displays_ground():
    """A display whose first pin is VCC needs other jumpers, but the same wires.

    If the wires changed, too, the supply of the display would be reversed.
    """
    for text in (draw_harness(NETLIST), format_harness_html(NETLIST)):
        flat_text = " ".join(text.split())
        assert "pin 1 to pin 1 in every case" in flat_text and "swap" not in flat_text


@pytest.mark.parametrize(("ref", "pin"), [("J1", "1"), ("SW1", "1"), ("DS1", "4")])
def test_every_end_has_a_place_in_the_tray(ref, pin):
    x, y = locate_wire_end(ref, pin)
    assert abs(x) < 100 and -128 < y < 74

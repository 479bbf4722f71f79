"""The KiCad schematic: the circuit that it draws is the netlist, and the check of the schematic finds faults."""

import re
import shutil

import pytest

from hardware.circuit.catalog import BUILD
from hardware.circuit.netlist import Netlist, read_netlist
from hardware.schematic import kicad_cli
from hardware.schematic.geometry import is_on_wire
from hardware.schematic.reader import find_connections, find_differences, read_pages

NETLIST = read_netlist(BUILD / "tray24.net")
ROOT = BUILD / "tray24.kicad_sch"


@pytest.fixture
def schematic_copy(tmp_path):
    """Return a copy of the schematic, in which a test can plant faults."""
    for path in BUILD.glob("tray24*.kicad_sch"):
        shutil.copy(path, tmp_path)
    return tmp_path / ROOT.name


def change_sheet(root, sheet, pattern, replacement):
    path = root.parent / f"tray24-{sheet}.kicad_sch"
    text, count = re.subn(pattern, replacement, path.read_text(encoding="utf-8"), count=1)
    assert count == 1
    path.write_text(text, encoding="utf-8")


def test_the_schematic_draws_the_netlist():
    assert find_differences(NETLIST, read_pages(ROOT)) == []


def test_most_nets_with_few_pins_are_wires_not_only_names():
    connections, _ = find_connections(read_pages(ROOT))
    slot_pages = [page for page in read_pages(ROOT) if page.title.startswith("Tray24: Slots")]
    assert len(slot_pages) == 4
    wire_connections, _ = find_connections([slot_pages[0]])
    assert wire_connections["DATA_1"] == {("D1", "1"), ("D2", "3")} == connections["DATA_1"]


def test_a_wrong_label_is_found(schematic_copy):
    change_sheet(schematic_copy, "row1", 'global_label "SENSE_3"', 'global_label "SENSE_4"')
    assert any(line.startswith("SENSE_3: not drawn") for line in find_differences(NETLIST, read_pages(schematic_copy)))


def test_a_missing_wire_is_found(schematic_copy):
    change_sheet(schematic_copy, "row2", r"\n  \(wire .*", "")
    assert find_differences(NETLIST, read_pages(schematic_copy))


def test_a_short_between_rails_is_found(schematic_copy):
    change_sheet(schematic_copy, "drivers", r'name "\+5V"', 'name "GND"')
    assert find_differences(NETLIST, read_pages(schematic_copy))


def test_a_moved_part_is_found(schematic_copy):
    change_sheet(schematic_copy, "row3", r'(lib_id "tray24:R"\) \(at [\d.]+ )([\d.]+)', r"\g<1>1\2")
    assert find_differences(NETLIST, read_pages(schematic_copy))


def test_a_part_that_the_netlist_has_more_is_found():
    smaller_netlist = Netlist({ref: part for ref, part in NETLIST.components.items() if ref != "R1"}, NETLIST.nets)
    assert "R1 is not in the netlist" in find_differences(smaller_netlist, read_pages(ROOT))


def test_the_file_is_of_kicad_6_and_names_symbols_of_its_own():
    text = ROOT.read_text(encoding="utf-8")
    assert text.startswith("(kicad_sch (version 20211123)")
    library = (BUILD / "tray24.kicad_sym").read_text(encoding="utf-8")
    for path in BUILD.glob("tray24-*.kicad_sch"):
        for name in re.findall(r'lib_id "tray24:([^"]+)"', path.read_text(encoding="utf-8")):
            assert f'(symbol "{name}"' in library


def test_every_reference_of_the_netlist_is_on_the_plot():
    plot = (BUILD / "schematic.svg").read_text(encoding="utf-8")
    assert all(f">{ref}</text>" in plot for ref in NETLIST.components)
    assert "dominant-baseline" not in plot  # the maker of the PDF knows only baselines


def test_an_exported_netlist_is_compared_pin_by_pin(tmp_path):
    netlist_path = tmp_path / "nets.net"
    refs_off_board = {ref for ref, part in NETLIST.components.items() if part.footprint.startswith("off_board")}
    nodes_of = {
        name: [n for n in nodes if n[0] not in refs_off_board] for name, nodes in NETLIST.nets.items() if len(nodes) > 1
    }
    assert kicad_cli.compare_netlists(NETLIST, write_netlist(netlist_path, nodes_of)) == []
    nodes_of["SENSE_1"].pop()
    assert kicad_cli.compare_netlists(NETLIST, write_netlist(netlist_path, nodes_of)) == ["kicad-cli: net SENSE_1"]


def write_netlist(path, nodes_of):
    nets = "".join(
        f'(net (name "{name}") {"".join(f"(node (ref {ref}) (pin {pin}))" for ref, pin in nodes)})'
        for name, nodes in nodes_of.items()
    )
    path.write_text(f"(export (nets {nets}))", encoding="utf-8")
    return path


def test_a_point_between_the_ends_of_a_wire_is_on_it():
    assert is_on_wire((1.0, 2.0), (1.0, 0.0), (1.0, 5.0))
    assert not is_on_wire((1.0, 0.0), (1.0, 0.0), (1.0, 5.0))
    assert not is_on_wire((2.0, 2.0), (1.0, 0.0), (1.0, 5.0))

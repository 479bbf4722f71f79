"""The kit to test one slot: its parts, wires and solder drop connect the tray's last slot with the Pico.

All its parts are in the lists of things to buy.
"""

import csv
import io
import re

import pytest

from hardware.board import plan
from hardware.calc import parts as figures
from hardware.case import layout
from hardware.circuit import names
from hardware.circuit.catalog import BUILD, HARDWARE, SUPPLIERS, read_catalog
from hardware.circuit.netlist import read_netlist
from hardware.lists.assembly import ANY, make_files, read_placement
from hardware.lists.bom import list_bom_lines, list_case_parts
from hardware.lists.costs import compute_slot_costs
from hardware.lists.placed_parts import read_board
from hardware.lists.variants import ONE_SLOT
from hardware.slot import kit
from tray24 import pins

NETLIST = read_netlist(BUILD / "tray24.net")
PAGE = (HARDWARE / "slot" / "README.md").read_text(encoding="utf-8")
SOLDERED_REFS = {kit.PICO, *kit.PARTS} - {kit.DIODE}


@pytest.fixture(scope="module")
def joined_nets():
    """Return {name of a net: the pads joined in it} for the kit: its own parts, its wires and its drop of solder."""
    nets = {
        name: {node for node in nodes if node[0] in SOLDERED_REFS} | {(name, "net")}
        for name, nodes in NETLIST.nets.items()
    }
    for first_pin, second_pin in (*kit.WIRES, kit.DROP):
        net_names = [NETLIST.net_of[first_pin], NETLIST.net_of[second_pin]]
        joined_pads = nets[net_names[0]] | nets[net_names[1]]
        nets.update(
            dict.fromkeys(
                (name for name in nets if nets[name] in (nets[net_names[0]], nets[net_names[1]])), joined_pads
            )
        )
    return nets


def list_others(joined_nets, ref, pin):
    """Return the parts that have a pad in the same net as this pin of the part `ref`."""
    return {
        owner for owner, pad in joined_nets[NETLIST.net_of[ref, pin]] if pad != "net" and (owner, pad) != (ref, pin)
    }


def find_pico_pad(gpio):
    return kit.PICO, str(names.PICO_PINS.index(gpio) + 1)


def test_the_pico_reaches_lights_and_sensor_at_the_pins_of_the_programs(joined_nets):
    assert list_others(joined_nets, *find_pico_pad(pins.LED_DATA)) == {names.name_led(kit.SLOT)}
    assert list_others(joined_nets, *find_pico_pad(kit.SENSE_PIN)) == {
        names.name_sensor(kit.SLOT),
        names.name_load(kit.SLOT),
    }
    assert list_others(joined_nets, *find_pico_pad(pins.INFRARED_ON)) == {"R39"}
    assert list_others(joined_nets, kit.PICO, "40") == {names.name_string_resistor(kit.SLOT - 1)}


def test_every_pad_of_the_kit_leads_to_another_part_but_the_chains_end(joined_nets):
    lone_pads = {
        node for node in NETLIST.net_of if node[0] in SOLDERED_REFS - {kit.PICO} and not list_others(joined_nets, *node)
    }
    assert lone_pads == {(names.name_beside(kit.SLOT), "1")}


def test_the_two_lights_of_the_slot_are_neighbors_in_the_chain(joined_nets):
    chain = [ref for ref, _ in names.CHAIN]
    chain_index = chain.index(names.name_led(kit.SLOT))
    assert chain[chain_index + 1] == names.name_beside(kit.SLOT)
    assert names.name_beside(kit.SLOT) in list_others(joined_nets, names.name_led(kit.SLOT), "1")


def test_the_diode_feeds_the_lights_from_the_wire_at_a_level_that_the_pico_drives(joined_nets):
    cathode, anode = (NETLIST.net_of[kit.DIODE_PLACE, pad] for pad in "12")
    assert (cathode, joined_nets[anode]) == (names.SUPPLY, joined_nets[NETLIST.net_of[kit.PICO, "40"]])
    assert NETLIST.components[kit.DIODE].footprint.endswith("SOD-123")
    assert NETLIST.components[kit.DIODE_PLACE].footprint.endswith("R_1206_3216Metric")
    min_drop_v = 0.6  # of the diode at the mA that two dark LEDs take
    assert 0.7 * (figures.SUPPLY_V - min_drop_v) < 0.95 * figures.ADC_VOLT


def test_the_infrared_leds_have_the_current_of_the_tray():
    ohm = float(NETLIST.components[names.name_string_resistor(kit.SLOT - 1)].value)
    current_ma = 1000 * (figures.SUPPLY_V - figures.INFRARED_IN_SERIES * figures.INFRARED_V_AT_50_MA) / ohm
    assert current_ma == pytest.approx(figures.INFRARED_MA, rel=0.12)


def test_no_wire_lies_under_a_wall_of_the_slot_and_the_drop_joins_neighbors():
    x, y = plan.get_slot_center(kit.SLOT)
    for ref in (ref for wire in kit.WIRES for ref, _ in wire):
        place = plan.list_placements()[ref]
        assert max(abs(place[0] - x), abs(place[1] - y)) > plan.PITCH / 2
    assert {int(pad) for _, pad in kit.DROP} == {3, 4}


def test_the_sheet_rests_on_four_walls_beside_the_screws_that_are_put_in():
    x, y = layout.SLOT_MIDDLES[kit.SLOT]
    name = next(name for name in kit.OTHER if "sheet 30 x 30 x 2 mm" in name)
    assert name in {name for _, name, _ in layout.FASTENERS}
    assert layout.PITCH - layout.LIGHT_WALL + 2.0 <= 30  # a millimeter on each wall
    reach = 30 / 2 + layout.SCREW_HEAD[0] / 2
    covered = {screw for screw in layout.FIELD_SCREWS if max(abs(screw[0] - x), abs(screw[1] - y)) < reach}
    assert [(x > 0, y > 0) for x, y in covered] == [(True, False)]  # at the right front, as the page says
    assert {(False, False), (True, True)} <= {(x > 0, y > 0) for x, y in layout.FIELD_SCREWS}


def test_the_list_and_the_baskets_have_what_the_kit_takes():
    counts_of_keys = {line.key: line.counts[ONE_SLOT] for line in list_bom_lines(NETLIST) if line.counts[ONE_SLOT]}
    taken_keys = [NETLIST.components[ref].key for ref in (kit.PICO, *kit.PARTS)]
    assert counts_of_keys == {key: taken_keys.count(key) for key in taken_keys} | kit.OFF_BOARD
    assert set(kit.OTHER) == {part.article for part in list_case_parts() if part.get_count(ONE_SLOT)}
    basket_files = make_files(NETLIST, read_placement(BUILD / "placement.csv"))
    numbered_keys = [key for key in counts_of_keys if read_catalog()[key]["maker"] != ANY]
    for shop in SUPPLIERS:
        rows = list(csv.reader(io.StringIO(basket_files[f"basket-slot-{shop}.csv"])))[1:]
        assert [row[1] for row in rows] == [read_catalog()[key]["number"] for key in numbered_keys]
        assert all(int(row[2]) >= counts_of_keys[key] for row, key in zip(rows, numbered_keys, strict=True))


def test_the_page_has_every_part_and_pin_and_the_price(joined_nets):
    for ref in kit.PARTS:
        part = read_catalog()[NETLIST.components[ref].key]
        place = kit.DIODE_PLACE if ref == kit.DIODE else ref
        assert f"| {place} | {part['value']} | {part['maker']} {part['number']} |" in PAGE
    used_pads = {
        pad for ref, pad in NETLIST.net_of if ref == kit.PICO and list_others(joined_nets, ref, pad) - {kit.PICO}
    }
    soldered_pads = set(re.findall(r"\d+", PAGE[PAGE.index("only these pins:") : PAGE.index("The pins 1 and 40")]))
    grounds = {str(number) for number, use in enumerate(names.PICO_PINS, 1) if use in ("GND", "AGND")}
    assert used_pads - grounds == {
        find_pico_pad(gpio)[1] for gpio in (pins.LED_DATA, kit.SENSE_PIN, pins.INFRARED_ON, "3V3", "VBUS")
    }
    assert used_pads - grounds <= soldered_pads and grounds & soldered_pads
    costs = compute_slot_costs(NETLIST, read_placement(BUILD / "placement.csv"), read_board(BUILD / "tray24.kicad_pcb"))
    assert costs.together.format_rounded() in PAGE

"""The circuit: its netlist agrees with the pin map, the slot map, the calculation and the documents."""

import re
from pathlib import Path

import pytest

from hardware.calc import parts as calculated
from hardware.calc import supply
from hardware.circuit import doctor_names, names
from hardware.circuit.catalog import BUILD, read_catalog
from hardware.circuit.mux import MUX_ADDRESS, MUX_COMMON, MUX_INPUTS
from hardware.circuit.netlist import get_child, parse_expression, read_netlist
from hardware.circuit.pin_names import PIN_NAMES
from hardware.lists.wiring import format_ends
from tray24 import pins
from tray24.ui.toolkit.lights import TWIN, make_chain

ROOT = Path(__file__).resolve().parents[2]
NETLIST = read_netlist(BUILD / "tray24.net")
SLOTS = range(pins.SLOTS)


def get_net(ref, pin):
    return NETLIST.net_of[ref, str(pin)]


def list_parts_on(name):
    return {ref for ref, _ in NETLIST.nets[name]}


def find_pico_pin(gpio):
    return str(names.PICO_PINS.index(gpio) + 1)


def test_doctor_has_the_names_of_this_circuit():
    assert doctor_names.PATH.read_text(encoding="utf-8") == doctor_names.format_circuit(NETLIST)


def test_each_gpio_of_the_pin_map_is_on_its_net_and_no_other_is_connected():
    used_nets = {gpio: get_net("U1", find_pico_pin(gpio)) for gpio in names.GPIO_NETS}
    assert used_nets == names.GPIO_NETS
    mapped_gpios = {pins.LED_DATA, pins.DISPLAY_SDA, pins.DISPLAY_SCL, pins.INFRARED_ON, pins.BUZZER}
    mapped_gpios |= {*pins.MUX_ADDRESS, *pins.BUTTON_PINS, *pins.SENSOR_BANKS}
    gpios = {use for use in names.PICO_PINS if isinstance(use, int)}
    assert {gpio for gpio in gpios if ("U1", find_pico_pin(gpio)) in NETLIST.net_of} == mapped_gpios


def test_the_pico_has_its_forty_pins_and_all_its_gpios_once():
    gpios = [use for use in names.PICO_PINS if isinstance(use, int)]
    assert len(names.PICO_PINS) == 40
    assert sorted(gpios) == [*range(23), 26, 27, 28]


@pytest.mark.parametrize("slot", SLOTS)
def test_a_slots_sensor_is_read_through_its_bank_and_channel(slot):
    bank, channel = divmod(slot, pins.BANK_SLOTS)
    mux = f"U{2 + bank}"
    sensor_net = get_net(names.name_sensor(slot), 2)
    assert sensor_net == get_net(mux, MUX_INPUTS[channel]) == get_net(names.name_load(slot), 1)
    assert get_net(names.name_sensor(slot), 1) == names.LOGIC
    assert get_net(names.name_load(slot), 2) == names.GROUND
    assert get_net(mux, MUX_COMMON) == get_net("U1", find_pico_pin(pins.SENSOR_BANKS[bank]))
    assert len(NETLIST.nets[sensor_net]) == 3


def test_all_multiplexers_share_the_address_lines():
    for mux in ("U2", "U3", "U4"):
        lines = [get_net(mux, pin) for pin in MUX_ADDRESS]
        assert lines == [get_net("U1", find_pico_pin(gpio)) for gpio in pins.MUX_ADDRESS]


def test_the_led_chain_runs_in_the_order_of_the_firmware():
    net = get_net("R37", 2)
    leds = []
    for led in make_chain(TWIN, "rows"):
        beside = led & pins.BESIDE
        ref = names.name_beside(led - beside) if beside else names.name_led(led)
        assert get_net(ref, 3) == net
        assert get_net(ref, 4) == get_net(names.CAPACITOR_OF[ref], 1) == names.SUPPLY
        net = get_net(ref, 1)
        leds.append(ref)
    assert len(NETLIST.nets[net]) == 1
    assert sorted(leds) == sorted(ref for ref, part in NETLIST.components.items() if part.key == "led")


def test_led_data_goes_through_the_level_shifter():
    assert get_net("U5", 2) == get_net("U1", find_pico_pin(pins.LED_DATA))
    assert get_net("U5", 4) == get_net("R37", 1)
    assert get_net("U5", 5) == names.SUPPLY


@pytest.mark.parametrize("slot", range(0, pins.SLOTS, 2))
def test_an_infrared_string_leads_from_its_supply_to_the_switch(slot):
    resistor, first, second = names.name_string_resistor(slot), names.name_infrared(slot), names.name_infrared(slot + 1)
    assert get_net(resistor, 1) == names.INFRARED_SUPPLY
    assert get_net(resistor, 2) == get_net(first, 2)  # 2 is the anode
    assert get_net(first, 1) == get_net(second, 2)
    assert get_net(second, 1) == get_net("Q25", 3) == names.INFRARED_RETURN


@pytest.mark.parametrize("number", range(pins.BUTTONS))
def test_a_button_closes_its_gpio_to_ground_and_reaches_a_plug(number):
    """Between a button's plug and its GPIO is a resistor, which keeps a discharge from a finger away from the Pico."""
    button_net, resistor = get_net("U1", find_pico_pin(pins.BUTTON_PINS[number])), names.name_button_resistor(number)
    assert list_parts_on(button_net) == {"U1", resistor}
    assert get_net(resistor, 2) == get_net(f"SW{number + 1}", 1) == names.name_button(number)
    assert get_net(f"SW{number + 1}", 2) == names.GROUND
    assert list_parts_on(names.name_button(number)) == {
        resistor,
        f"SW{number + 1}",
        "J2" if number < pins.SEATS else "J3",
    }


def test_a_suppressor_diode_is_before_the_fuse():
    assert (get_net("D74", 1), get_net("D74", 2)) == (names.USB_SUPPLY, names.GROUND), "1 is the cathode"


def test_the_wiring_list_names_the_pins_of_every_diode():
    for component in NETLIST.components.values():
        if component.ref.startswith("D"):
            assert set(NETLIST.get_pins(component.ref)) <= set(PIN_NAMES[component.key]), component.ref


@pytest.mark.parametrize(("plug", "count"), [("J2", 8), ("J3", 6)])
def test_a_plug_has_a_ground_at_each_end_for_its_two_harnesses(plug, count):
    grounds = [pin for pin in range(1, count + 1) if get_net(plug, pin) == names.GROUND]
    assert grounds == [1, count]


@pytest.mark.parametrize(("bridged", "order"), [(1, ("GND", "+3V3")), (3, ("+3V3", "GND"))])
def test_the_displays_jumpers_choose_either_order_of_its_pins(bridged, order):
    plug = [get_net("J1", pin) for pin in range(1, 5)]
    assert plug == [get_net("DS1", pin) for pin in range(1, 5)]
    assert plug[2:] == [names.GPIO_NETS[pins.DISPLAY_SCL], names.GPIO_NETS[pins.DISPLAY_SDA]]
    chosen_nets = {get_net(jumper, 2): get_net(jumper, bridged) for jumper in ("JP1", "JP2")}
    assert tuple(chosen_nets[name] for name in plug[:2]) == order


def test_the_5_volts_pass_fuse_soft_start_and_shunt_and_no_other_way():
    assert get_net("U1", 40) == names.USB_SUPPLY
    assert list_parts_on(names.USB_SUPPLY) == {"U1", "F1", "D74"}
    # Pin 2 of Q26 is the source: its body diode leads from LEDs to USB, so it blocks while off.
    assert get_net("F1", 2) == get_net("Q26", 2)
    assert get_net("Q26", 3) == get_net("R43", 1) == names.SHUNT
    assert get_net("R43", 2) == names.SUPPLY
    assert (get_net("C31", 1), get_net("C31", 2)) == (names.FUSED, names.SOFT_GATE)
    assert (get_net("C32", 1), get_net("C32", 2)) == (names.SOFT_GATE, names.SHUNT)
    assert (
        (get_net("D49", 1), get_net("D49", 2))
        == (get_net("R44", 1), get_net("R44", 2))
        == (names.SOFT_GATE, names.GROUND)
    )


def test_reset_is_a_button_from_run_to_ground():
    assert {get_net("SW11", 1), get_net("SW11", 2)} == {get_net("U1", 30), names.GROUND}


def test_each_voltage_and_multiplexer_has_a_test_point():
    expected_nets = {names.SHUNT, names.SUPPLY, names.LOGIC, names.GROUND, names.INFRARED_RETURN, names.INFRARED_SUPPLY}
    expected_nets |= {get_net(f"U{2 + bank}", MUX_COMMON) for bank in range(3)}
    assert {get_net(ref, 1) for ref, _, _ in names.TEST_POINTS} == expected_nets
    assert all(read_catalog()[NETLIST.components[ref].key]["bare"] for ref, _, _ in names.TEST_POINTS)


@pytest.mark.parametrize(
    ("key", "calculated_value"),
    [
        ("r_load", calculated.LOAD_OHM),
        ("r_string", calculated.INFRARED_OHM),
        ("r_glow", calculated.GLOW_OHM),
        ("r_feed", calculated.INFRARED_FEED_OHM),
        ("c_infrared", calculated.INFRARED_UF),
        ("c_led", calculated.LED_UF),
        ("r_shunt", supply.SHUNT_OHM),
        ("r_soft", supply.GATE_OHM),
        ("c_small", supply.FEEDBACK_NF * 1e-3),
        ("c_hold", supply.HOLD_NF * 1e-3),
    ],
)
def test_values_are_those_of_the_calculation(key, calculated_value):
    text = read_catalog()[key]["value"]
    scale = {"M": 1e6, "k": 1000.0, "u": 1.0, "n": 1e-3}.get(text[-1], 1.0)
    assert float(text.rstrip("Mkun")) * scale == pytest.approx(calculated_value)


def test_every_net_but_the_chains_end_joins_something():
    lone_nets = [name for name, nodes in NETLIST.nets.items() if len(nodes) < 2]
    assert lone_nets == [names.DATA_END]


def test_the_page_of_the_board_has_the_pin_map():
    text = (ROOT / "hardware/board/README.md").read_text(encoding="utf-8")
    rows = dict(re.findall(r"^\| GP(\d+) \| `(\w+)` \|", text, re.MULTILINE))
    assert rows == {str(gpio): name for gpio, name in names.GPIO_NETS.items()}


def test_the_wiring_table_names_pins_in_words():
    assert format_ends(NETLIST, names.name_sense(0)) == ["Q1 pin 2 (emitter)", "R1 pin 1", "U2 pin 13 (Y0)"]


def test_an_s_expression_is_read_with_its_strings():
    assert parse_expression('(a (b "c d") (e))') == ["a", ["b", "c d"], ["e"]]
    with pytest.raises(ValueError, match=r"no \(x"):
        get_child(["a"], "x")


def test_each_half_of_a_plug_can_be_ordered():
    plugs = {key for key in read_catalog() if key.startswith("plug")}
    ways = [int(key.removeprefix("plug")) for key in sorted(plugs)]
    assert all(read_catalog()[f"housing{count}"]["number"] == f"XHP-{count}" for count in ways)
    assert read_catalog()["contact"]["extra"] >= sum(ways)

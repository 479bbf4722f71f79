"""The circuit outside the slots: Pico, multiplexers, level shifter, infrared switch, supply, plugs and their parts."""

import builtins  # SKiDL stores its net of unconnected pins there

from skidl import Net

from hardware.circuit import names
from hardware.circuit.mux import MUX_ADDRESS, MUX_COMMON, MUX_INPUTS
from hardware.circuit.parts import make_part
from hardware.circuit.supply import add_supply, add_test_points
from tray24 import pins

CONTROLLER, PANEL = "controller", "panel"


def add_controller(rails: dict[str, Net], data: Net, sense_nets: list[Net]) -> None:
    nets = {gpio: Net(name) for gpio, name in names.GPIO_NETS.items()}
    add_supply(rails)
    _add_pico(nets, rails)
    _add_muxes(nets, rails, sense_nets)
    _add_led_driver(nets[pins.LED_DATA], data, rails)
    _add_infrared_switch(nets[pins.INFRARED_ON], rails)
    _add_display(nets, rails)
    _add_buttons(nets, rails[names.GROUND])
    _add_buzzer(nets[pins.BUZZER], rails[names.GROUND])
    add_test_points(rails | {net.name: net for net in nets.values()})


def _add_pico(nets: dict[int, Net], rails: dict[str, Net]) -> None:
    ground = rails[names.GROUND]
    reset = Net(names.RESET)
    named_nets = {
        "GND": ground,
        "AGND": ground,
        "VBUS": rails[names.USB_SUPPLY],
        "3V3": rails[names.LOGIC],
        "RUN": reset,
    }
    pico = make_part("pico", "U1", CONTROLLER)
    make_part("reset", "SW11", CONTROLLER, _1=reset, _2=ground)
    for number, pin_use in enumerate(names.PICO_PINS, 1):
        net = nets.get(pin_use) if isinstance(pin_use, int) else named_nets.get(pin_use)
        pico[str(number)] += builtins.NC if net is None else net


def _add_muxes(nets: dict[int, Net], rails: dict[str, Net], sense_nets: list[Net]) -> None:
    ground, logic = rails[names.GROUND], rails[names.LOGIC]
    for bank, gpio in enumerate(pins.SENSOR_BANKS):
        mux = make_part("mux", f"U{2 + bank}", CONTROLLER, _6=ground, _7=ground, _8=ground, _16=logic)
        mux[str(MUX_COMMON)] += nets[gpio]
        for pin, address in zip(MUX_ADDRESS, pins.MUX_ADDRESS, strict=True):
            mux[str(pin)] += nets[address]
        for channel, pin in enumerate(MUX_INPUTS):
            mux[str(pin)] += sense_nets[bank * pins.BANK_SLOTS + channel]
        make_part("c_small", f"C{25 + bank}", CONTROLLER, _1=logic, _2=ground)


def _add_led_driver(data: Net, first_data: Net, rails: dict[str, Net]) -> None:
    ground, supply = rails[names.GROUND], rails[names.SUPPLY]
    shifted_data = Net(names.LED_SHIFTED)
    make_part("shifter", "U5", CONTROLLER, _1=ground, _2=data, _3=ground, _4=shifted_data, _5=supply)
    make_part("c_small", "C28", CONTROLLER, _1=supply, _2=ground)
    make_part("r_data", "R37", CONTROLLER, _1=shifted_data, _2=first_data)
    make_part("c_led", "C29", CONTROLLER, _1=supply, _2=ground)


def _add_infrared_switch(switch_net: Net, rails: dict[str, Net]) -> None:
    ground, return_net = rails[names.GROUND], rails[names.INFRARED_RETURN]
    gate = Net(names.INFRARED_GATE)
    make_part("r_feed", "R38", CONTROLLER, _1=rails[names.SUPPLY], _2=rails[names.INFRARED_SUPPLY])
    make_part("c_infrared", "C30", CONTROLLER, _1=rails[names.INFRARED_SUPPLY], _2=ground)
    make_part("mosfet", "Q25", CONTROLLER, _1=gate, _2=ground, _3=return_net)
    make_part("r_series", "R39", CONTROLLER, _1=switch_net, _2=gate)
    make_part("r_gate", "R40", CONTROLLER, _1=gate, _2=ground)
    make_part("r_glow", "R41", CONTROLLER, _1=return_net, _2=ground)


def _add_display(nets: dict[int, Net], rails: dict[str, Net]) -> None:
    # Modules are sold with GND VCC SCL SDA and with VCC GND SCL SDA: two jumpers choose the order of the first two.
    ground, logic = rails[names.GROUND], rails[names.LOGIC]
    first, second = Net(names.DISPLAY_FIRST), Net(names.DISPLAY_SECOND)
    make_part("jumper", "JP1", CONTROLLER, _1=ground, _2=first, _3=logic)
    make_part("jumper", "JP2", CONTROLLER, _1=logic, _2=second, _3=ground)
    pin_nets = (first, second, nets[pins.DISPLAY_SCL], nets[pins.DISPLAY_SDA])
    for key, ref, sheet in (("plug4", "J1", CONTROLLER), ("display", "DS1", PANEL)):
        make_part(key, ref, sheet, **{f"_{pin}": net for pin, net in enumerate(pin_nets, 1)})


def _add_buttons(nets: dict[int, Net], ground: Net) -> None:
    # The first and the last pin are ground, one for each of the two harnesses that a plug leads to.
    wires = [Net(names.name_button(number)) for number in range(pins.BUTTONS)]
    for key, ref, first, last in (("plug8", "J2", 0, pins.SEATS), ("plug6", "J3", pins.SEATS, pins.BUTTONS)):
        pin_nets = (ground, *wires[first:last], ground)
        make_part(key, ref, CONTROLLER, **{f"_{pin}": net for pin, net in enumerate(pin_nets, 1)})
    for number, gpio in enumerate(pins.BUTTON_PINS):
        make_part("r_load", names.name_button_resistor(number), CONTROLLER, _1=nets[gpio], _2=wires[number])
        make_part("button", f"SW{number + 1}", PANEL, _1=wires[number], _2=ground)


def _add_buzzer(drive_net: Net, ground: Net) -> None:
    end_net = Net(names.BUZZER_END)
    make_part("r_series", "R42", CONTROLLER, _1=drive_net, _2=end_net)
    make_part("buzzer", "BZ1", CONTROLLER, _1=end_net, _2=ground)

"""The copper of the controller's zone, the front part of the board that holds the Pico and the multiplexers.

Between slots and multiplexers is a channel, a band in which each net has a horizontal track of its own on the front.
Tracks from the slots to the channel, and from the channel to a pin, run on the back. The multiplexers are placed where
no track from a sensor comes down, so no two vertical tracks meet.
"""

from hardware.board.copper import BACK, FRONT, Copper
from hardware.board.plan import BUTTON_RESISTORS_X, BUTTON_RESISTORS_Y, CONTROLLER, MUX_X, MUX_Y, PICO, get_slot_center
from hardware.board.slot_copper import (
    DATA_X,
    ENTRY_Y,
    INFRARED_X,
    INFRARED_Y,
    LOGIC_X,
    LOGIC_Y,
    RETURN_X,
    RETURN_Y,
    SENSE_Y,
    SUPPLY_X,
    SUPPLY_Y,
    compute_sense_x,
    route_led_entry,
)
from hardware.circuit import names
from hardware.circuit.mux import MUX_ADDRESS, MUX_INPUTS
from tray24 import pins

CHANNEL_Y, CHANNEL_PITCH = 103.4, 0.625
PIN_PITCH, PIN_ROW = 1.27, 2.475
LOGIC_RAIL_Y, SUPPLY_RAIL_Y = 128.6, 130.4
PICO_BACK_Y = 134.0  # the row of pins 1 to 20
GAP_X = 5.43  # between pins 5 and 6
SUPPLY_IN_X = CONTROLLER["R43"][0]


def locate_pico_pin(number: int) -> tuple[float, float]:
    """Return where a pin of the Pico is on the board (x, y in mm). The Pico's back faces the board."""
    column = number - 1 if number <= 20 else 40 - number
    return PICO[0] - 24.13 + 2.54 * column, PICO[1] + (-8.89 if number <= 20 else 8.89)


def route_controller(copper: Copper) -> None:
    x, y, _ = CONTROLLER["J2"]
    last_x = x - 2.5 * 7  # leaves room for two spokes at the last ground pin of J2
    copper.add_path(names.GROUND, BACK, (last_x, y - 2.2), (last_x, y + 2.2), width=0.4)
    copper.add_via(names.GROUND, (last_x, y - 2.2), (last_x, y + 2.2))
    _route_supply_input(copper)
    _route_buttons(copper)
    _route_channel(copper)
    _route_buses(copper)
    _route_supplies(copper)


def _route_channel(copper: Copper) -> None:
    for slot in range(pins.SLOTS):
        bank, channel = divmod(slot, pins.BANK_SLOTS)
        net, x, y = names.name_sense(slot), compute_sense_x(slot), CHANNEL_Y + CHANNEL_PITCH * slot
        copper.add_path(net, BACK, (x, get_slot_center(slot)[1] + SENSE_Y), (x, y))
        copper.add_via(net, (x, y))
        copper.add_path(net, FRONT, (x, y), (_route_to_pin(copper, net, bank, MUX_INPUTS[channel], y), y))
    for line, gpio in enumerate(pins.MUX_ADDRESS):
        net, y = names.GPIO_NETS[gpio], CHANNEL_Y + CHANNEL_PITCH * (pins.SLOTS + line)
        ends = [_route_to_pin(copper, net, bank, MUX_ADDRESS[line], y) for bank in range(3)]
        copper.add_path(net, FRONT, (ends[0], y), (ends[-1], y))


def _route_to_pin(copper: Copper, net: str, bank: int, pin: int, from_y: float) -> float:
    """Lay a track from the channel, a band of horizontal tracks, to a `pin` of the multiplexer number `bank`.

    The track begins at the net's horizontal track, whose height (y) is `from_y`. Return the x where it begins.
    """
    is_upper_row = pin > 8  # pins 9-16 face the channel, pins 1-8 face away from it
    column = 16 - pin if is_upper_row else pin - 1
    pin_x = MUX_X[bank] + PIN_PITCH * (column - 3.5)
    if is_upper_row:
        x, via_y = pin_x, MUX_Y - 4.0
        copper.add_path(net, FRONT, (x, via_y), (x, MUX_Y - PIN_ROW))
    else:
        x, via_y = pin_x + PIN_PITCH / 2, MUX_Y + 0.2
        copper.add_path(net, FRONT, (x, via_y), (pin_x, via_y + PIN_PITCH / 2), (pin_x, MUX_Y + PIN_ROW))
    copper.add_via(net, (x, from_y), (x, via_y))
    copper.add_path(net, BACK, (x, from_y), (x, via_y))
    return x


def _route_buses(copper: Copper) -> None:
    first_y, last_y = get_slot_center(0)[1], get_slot_center(pins.SLOTS - 1)[1]
    copper.add_path(names.SUPPLY, BACK, (SUPPLY_X, first_y + SUPPLY_Y), (SUPPLY_X, SUPPLY_RAIL_Y), width=2.0)
    copper.add_path(names.LOGIC, BACK, (LOGIC_X, first_y + LOGIC_Y), (LOGIC_X, LOGIC_RAIL_Y), width=0.8)
    copper.add_path(names.INFRARED_SUPPLY, BACK, (INFRARED_X, first_y + INFRARED_Y), (INFRARED_X, 139.0), width=1.2)
    copper.add_path(names.INFRARED_RETURN, BACK, (RETURN_X, first_y + RETURN_Y), (RETURN_X, 124.0), width=1.2)
    for y in range(int(first_y), int(last_y) + 1, 26):  # a second via for each rail with a high current
        copper.add_via(names.SUPPLY, (SUPPLY_X + 0.7, y + SUPPLY_Y), (SUPPLY_X - 0.6, y + SUPPLY_Y))
        copper.add_via(names.INFRARED_SUPPLY, (INFRARED_X - 0.7, y + INFRARED_Y))
    data_net = names.name_data(0)
    entry_y = first_y + ENTRY_Y
    route_led_entry(copper, 0, (DATA_X, entry_y))
    copper.add_via(data_net, (DATA_X, entry_y), (DATA_X, 122.2))
    copper.add_path(data_net, BACK, (DATA_X, entry_y), (DATA_X, 122.2))
    copper.add_path(data_net, FRONT, (DATA_X, 122.2), (3.825, 122.2))


def _route_supplies(copper: Copper) -> None:
    supply, logic, infrared, return_net = names.SUPPLY, names.LOGIC, names.INFRARED_SUPPLY, names.INFRARED_RETURN
    copper.add_path(supply, FRONT, (SUPPLY_X, SUPPLY_RAIL_Y), (149.0, SUPPLY_RAIL_Y), (150.04, 130.0), width=1.5)
    copper.add_via(supply, (SUPPLY_X, SUPPLY_RAIL_Y), (SUPPLY_X + 0.8, SUPPLY_RAIL_Y))
    copper.add_path(supply, FRONT, (140.0, SUPPLY_RAIL_Y), (140.0, 134.0), width=1.5)
    copper.add_path(logic, FRONT, (LOGIC_X, LOGIC_RAIL_Y), (MUX_X[-1] - 6.425, LOGIC_RAIL_Y), width=0.5)
    # 3.3 V comes from the Pico's front row between two pins of its other row.
    copper.add_via(logic, (LOGIC_X, LOGIC_RAIL_Y), (GAP_X, LOGIC_RAIL_Y))
    source = locate_pico_pin(36)
    bend = (source[0], PICO_BACK_Y + 3.0)
    copper.add_path(logic, BACK, source, bend, (GAP_X, PICO_BACK_Y + 1.7), (GAP_X, LOGIC_RAIL_Y), width=0.5)
    for x in MUX_X:
        y = MUX_Y - PIN_ROW
        copper.add_path(logic, FRONT, (x - 6.425, LOGIC_RAIL_Y), (x - 6.425, y), (x - 4.445, y), width=0.4)
        copper.add_path(names.GROUND, FRONT, (x - 7.975, y), (x - 9.2, y), width=0.4)
        copper.add_via(names.GROUND, (x - 9.2, y))
        y = MUX_Y + PIN_ROW
        copper.add_path(names.GROUND, FRONT, (x + 1.905, y), (x + 5.8, y), width=0.4)
        copper.add_via(names.GROUND, (x + 5.8, y))
    copper.add_path(infrared, FRONT, (152.96, 130.0), (INFRARED_X, 130.0), width=1.2)
    copper.add_via(infrared, (INFRARED_X, 130.0), (INFRARED_X - 0.7, 130.0))
    copper.add_path(infrared, BACK, (INFRARED_X, 139.0), (155.0, 139.0), width=1.2)
    copper.add_path(return_net, FRONT, (RETURN_X, 124.0), (150.94, 124.0), width=1.0)
    copper.add_via(return_net, (RETURN_X, 124.0), (RETURN_X - 0.7, 124.0))


def _route_buttons(copper: Copper) -> None:
    """Lay the short tracks from the Pico's pins to the resistors that protect the pins of the buttons."""
    for number, x in enumerate(BUTTON_RESISTORS_X):
        net = names.GPIO_NETS[pins.BUTTON_PINS[number]]
        copper.add_path(net, FRONT, (x, PICO_BACK_Y), (x, BUTTON_RESISTORS_Y - 0.775))


def _route_supply_input(copper: Copper) -> None:
    """Lay the path of the 5 V supply: from VBUS through fuse, soft start and shunt to the 5 V rail."""
    usb, fuse_net, gate, shunt, supply = names.USB_SUPPLY, names.FUSED, names.SOFT_GATE, names.SHUNT, names.SUPPLY
    x, y = locate_pico_pin(40)
    fuse_x, fuse_y, _ = CONTROLLER["F1"]
    copper.add_path(usb, FRONT, (x, y), (x, fuse_y), (fuse_x - 1.4, fuse_y), width=1.2)
    clamp_x, clamp_y = CONTROLLER["D74"][0] - 1.4, CONTROLLER["D74"][1]
    # Below the path of the 5 V.
    ends = [[(clamp_x + dx, end_y) for dx in (-0.8, 0.0)] for end_y in (y - 1.9, clamp_y + 1.4)]
    copper.add_path(usb, FRONT, (x, y - 1.9), ends[0][1], width=1.0)
    copper.add_path(usb, BACK, ends[0][0], ends[1][0], width=1.0)
    copper.add_path(usb, BACK, ends[0][1], ends[1][1], width=1.0)
    copper.add_path(usb, FRONT, ends[1][0], ends[1][1], (clamp_x, clamp_y), width=1.0)
    copper.add_via(usb, *ends[0], *ends[1])
    fet_x, fet_y, _ = CONTROLLER["Q26"]
    gate_point, drain_point = (fet_x - 0.94, fet_y - 0.95), (fet_x + 0.94, fet_y)
    copper.add_path(fuse_net, FRONT, (fuse_x + 1.4, fuse_y), (fet_x - 0.94, fuse_y), width=1.0)
    hold_x, hold_y = CONTROLLER["C31"][0], CONTROLLER["C31"][1] - 0.775
    pull_y, (feed_x, feed_y, _) = CONTROLLER["R44"][1] + 0.775, CONTROLLER["C32"]
    copper.add_path(
        gate, FRONT, (hold_x, hold_y), (fet_x - 1.6, hold_y), gate_point, (feed_x - 0.775, feed_y), width=0.3
    )
    copper.add_path(gate, FRONT, (hold_x, hold_y), (hold_x, pull_y), (CONTROLLER["D49"][0] + 1.65, pull_y), width=0.3)
    copper.add_path(shunt, FRONT, drain_point, (feed_x + 0.775, feed_y), width=0.5)
    bottom, top = CONTROLLER["R43"][1] + 1.4625, CONTROLLER["R43"][1] - 1.4625
    copper.add_path(shunt, FRONT, drain_point, (SUPPLY_IN_X, fet_y), (SUPPLY_IN_X, bottom), width=1.2)
    copper.add_path(supply, FRONT, (SUPPLY_IN_X, top), (44.0, 138.0), (44.0, SUPPLY_RAIL_Y), width=1.2)
    # The test points have tracks of their own to the shunt's pads.
    x, y, _ = CONTROLLER["TP1"]
    copper.add_path(shunt, FRONT, (SUPPLY_IN_X + 0.6, bottom), (x - 0.4, bottom + 0.7), (x - 0.4, y), (x, y))
    x, y, _ = CONTROLLER["TP2"]
    copper.add_path(supply, FRONT, (SUPPLY_IN_X + 0.6, top), (x, y))

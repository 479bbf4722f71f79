"""The copper of the 24 slots: rails along each row on the front, buses at the left and right side on the back."""

from hardware.board.copper import BACK, FRONT, Copper
from hardware.board.plan import BESIDE, BESIDE_CAPACITOR, INFRARED_FIRST, LED, LED_CAPACITOR, PITCH, get_slot_center
from hardware.circuit import names
from tray24 import pins

# Rails of a row: y from the slots' centers, and width.
LOGIC_Y, INFRARED_Y, RETURN_Y, SUPPLY_Y = -5.0, -6.4625, -7.6, 6.2
LOGIC_MM, INFRARED_MM, RETURN_MM, SUPPLY_MM = 0.5, 1.0, 0.6, 1.5
# The LED chain: along a row to the right, into an LED from above; through the LEDs beside the slots back to the left.
DATA_Y, ENTRY_Y = 4.4, -2.0
LINK_Y, SENSE_Y = 2.3, 3.0
# Buses: x.
SUPPLY_X, LOGIC_X, DATA_X, RETURN_X, INFRARED_X = -6.0, -2.5, 0.35, 155.2, 157.2
WRAP_RIGHT, WRAP_LEFT = 156.4, 6.0
SENSE_PITCH = 0.65

# The pads of the LEDs below and beside a slot, seen from its center.
_PAD_Y, _PAD_X = 0.915, 0.55
DIN, VDD = (LED[0] + _PAD_X, -_PAD_Y), (LED[0] - _PAD_X, -_PAD_Y)
DOUT, VSS = (LED[0] - _PAD_X, _PAD_Y), (LED[0] + _PAD_X, _PAD_Y)
BESIDE_DIN, BESIDE_VDD = (BESIDE[0] + _PAD_Y, BESIDE[1] + _PAD_X), (BESIDE[0] + _PAD_Y, BESIDE[1] - _PAD_X)
BESIDE_DOUT, BESIDE_VSS = (BESIDE[0] - _PAD_Y, BESIDE[1] - _PAD_X), (BESIDE[0] - _PAD_Y, BESIDE[1] + _PAD_X)
CAPACITOR_PAD = 0.775  # from a capacitor's middle
LED_ENTRY_X = -8.2  # where the data come up to an LED's entry


def compute_sense_x(slot: int) -> float:
    """Return the x of the track from a slot's sensor down to the multiplexers.

    The track runs between two columns of slots. Tracks of the upper rows run further from their own column.
    """
    row, column = divmod(slot, pins.COLUMNS)
    offset = SENSE_PITCH * (pins.ROWS - 1 - row)
    return get_slot_center(slot)[0] + (8.0 + offset if column % 2 else -9.15 - offset)


def route_slots(copper: Copper) -> None:
    for slot in range(pins.SLOTS):
        x, y = get_slot_center(slot)
        _route_led(copper, slot, x, y)
        _route_beside_led(copper, slot, x, y)
        _route_sensor(copper, slot, x, y)
        _route_infrared(copper, slot, x, y)
    for row in range(pins.ROWS):
        _route_rails(copper, get_slot_center(row * pins.COLUMNS)[1])


def _route_led(copper: Copper, slot: int, x: float, y: float) -> None:
    supply, ground = names.SUPPLY, names.GROUND
    supply_x, ground_x = LED_CAPACITOR[0] + CAPACITOR_PAD, LED_CAPACITOR[0] - CAPACITOR_PAD
    copper.add_path(
        supply, FRONT, (x + VDD[0], y + VDD[1]), (x + supply_x, y + VDD[1]), (x + supply_x, y + SUPPLY_Y), width=0.5
    )
    copper.add_path(ground, FRONT, (x + ground_x, y + 2.6), (x + ground_x, y + 3.9), width=0.4)
    copper.add_path(ground, FRONT, (x + VSS[0], y + VSS[1]), (x + LED[0], y + LED[1]), width=0.4)
    copper.add_via(ground, (x + ground_x, y + 3.9), (x + LED[0], y + LED[1]))
    start, lower_point = (x + DOUT[0], y + DOUT[1]), (x + DOUT[0], y + DATA_Y)
    if slot % pins.COLUMNS + 1 == pins.COLUMNS:
        end = (x + BESIDE_DIN[0], y + BESIDE_DIN[1])
        copper.add_path(
            names.name_data_beside(slot),
            FRONT,
            start,
            lower_point,
            (WRAP_RIGHT, lower_point[1]),
            (WRAP_RIGHT, end[1]),
            end,
        )
        return
    next_x = get_slot_center(slot + 1)[0]
    entry_x = next_x + LED_ENTRY_X
    route_led_entry(copper, slot + 1, start, lower_point, (entry_x, lower_point[1]))


def route_led_entry(copper: Copper, slot: int, *points: tuple) -> None:
    """Lay the data track into the LED below a slot; `points` are the track's first points, on the left of that LED.

    The track enters the LED from above, past the LED's supply pad.
    """
    x, y = get_slot_center(slot)
    net, entry_y = names.name_data(slot), y + ENTRY_Y
    copper.add_path(net, FRONT, *points, (points[-1][0], entry_y), (x + DIN[0], entry_y), (x + DIN[0], y + DIN[1]))


def _route_beside_led(copper: Copper, slot: int, x: float, y: float) -> None:
    supply, ground = names.SUPPLY, names.GROUND
    copper.add_path(supply, FRONT, (x + BESIDE_VDD[0], y + BESIDE_VDD[1]), (x + BESIDE_VDD[0], y + SUPPLY_Y), width=0.5)
    middle = (x + BESIDE[0], y + BESIDE[1])
    copper.add_path(ground, FRONT, (x + BESIDE_VSS[0], y + BESIDE_VSS[1]), middle, width=0.4)
    supply_pad = (x + BESIDE_CAPACITOR[0], y + BESIDE_CAPACITOR[1] + CAPACITOR_PAD)
    via = (supply_pad[0] - 1.5, supply_pad[1])
    copper.add_path(ground, FRONT, supply_pad, via, width=0.4)
    copper.add_via(ground, middle, via)
    start = (x + BESIDE_DOUT[0], y + BESIDE_DOUT[1])
    if slot % pins.COLUMNS:
        end = (x - PITCH + BESIDE_DIN[0], y + BESIDE_DIN[1])
        copper.add_path(
            names.name_data_beside(slot - 1), FRONT, start, (end[0] + 1.1, start[1]), (end[0] + 0.9, end[1]), end
        )
    elif slot + pins.COLUMNS < pins.SLOTS:
        next_slot = slot + pins.COLUMNS
        net, entry_y = names.name_data(next_slot), get_slot_center(next_slot)[1] + ENTRY_Y
        copper.add_path(net, FRONT, start, (WRAP_LEFT, start[1]))
        copper.add_via(net, (WRAP_LEFT, start[1]), (WRAP_LEFT, entry_y))
        copper.add_path(net, BACK, (WRAP_LEFT, start[1]), (WRAP_LEFT, entry_y))
        route_led_entry(copper, next_slot, (WRAP_LEFT, entry_y))


def _route_sensor(copper: Copper, slot: int, x: float, y: float) -> None:
    net = names.name_sense(slot)
    copper.add_path(names.LOGIC, FRONT, (x, y + LOGIC_Y), (x, y - 1.775), width=0.4)
    sense_point = (x - 0.55, y + SENSE_Y)
    copper.add_path(
        net, FRONT, (x - 0.55, y + 1.775), sense_point, (x - 0.1, y + 3.45), (x + 0.225, y + 3.45), width=0.3
    )
    copper.add_path(net, FRONT, sense_point, (x - 1.0, y + SENSE_Y))
    copper.add_via(net, (x - 1.0, y + SENSE_Y))
    copper.add_path(net, BACK, (x - 1.0, y + SENSE_Y), (compute_sense_x(slot), y + SENSE_Y))
    copper.add_path(names.GROUND, FRONT, (x + 1.775, y + 3.45), (x + 2.75, y + 3.66), width=0.4)
    copper.add_via(names.GROUND, (x + 2.75, y + 3.66))


def _route_infrared(copper: Copper, slot: int, x: float, y: float) -> None:
    x += INFRARED_FIRST[0]
    first_slot = slot - slot % 2
    link = names.name_link(first_slot)
    copper.add_path(link, FRONT, (x, y + 0.9375), (x, y + LINK_Y), width=0.5)
    copper.add_via(link, (x, y + LINK_Y))
    if slot == first_slot:
        copper.add_path(names.name_anode(slot), FRONT, (x, y - 3.5375), (x, y - 0.9375), width=0.5)
        copper.add_path(
            link, BACK, (x, y + LINK_Y), (get_slot_center(slot + 1)[0] + INFRARED_FIRST[0], y + LINK_Y), width=0.4
        )
    else:
        net = names.INFRARED_RETURN
        copper.add_path(net, FRONT, (x, y - 0.9375), (x, y - 2.6), width=0.5)
        copper.add_path(net, BACK, (x, y - 2.6), (x, y + RETURN_Y), width=0.5)
        copper.add_via(net, (x, y - 2.6), (x, y + RETURN_Y))


def _route_rails(copper: Copper, y: float) -> None:
    """Lay the supply rails of the row of slots at `y`.

    Rails with much current join their bus by two vias, others by one.
    """
    last_x = get_slot_center(pins.COLUMNS - 1)[0]
    rails = (
        (names.LOGIC, LOGIC_Y, LOGIC_MM, LOGIC_X, last_x),
        (names.SUPPLY, SUPPLY_Y, SUPPLY_MM, SUPPLY_X, last_x + BESIDE_VDD[0]),
        (names.INFRARED_SUPPLY, INFRARED_Y, INFRARED_MM, INFRARED_X, get_slot_center(0)[0] + INFRARED_FIRST[0]),
        (names.INFRARED_RETURN, RETURN_Y, RETURN_MM, RETURN_X, get_slot_center(1)[0] + INFRARED_FIRST[0]),
    )
    for net, rail_y, width, bus_x, end_x in rails:
        copper.add_path(net, FRONT, (bus_x, y + rail_y), (end_x, y + rail_y), width=width)
        copper.add_via(net, (bus_x, y + rail_y))

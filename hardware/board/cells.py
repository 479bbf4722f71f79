"""Copper of the 24 slots: rails along each row on the front, buses down both sides on the back."""

from hardware.board.copper import BACK, FRONT, Copper
from hardware.board.plan import INFRARED_FIRST, LED, LED_CAPACITOR, center
from hardware.circuit import names
from tray24 import pins

# Rails of a row: y from the slots' centers, and width.
LOGIC_Y, INFRARED_Y, RETURN_Y, SUPPLY_Y = -5.0, -6.4625, -8.2, 6.2
LOGIC_MM, INFRARED_MM, SUPPLY_MM = 0.5, 1.0, 1.5
DATA_Y, DATA_BACK_Y = 4.4, 8.0  # the LED chain along a row, and its return to the next row
LINK_Y, SENSE_Y = 2.3, 3.0
# Buses: x.
SUPPLY_X, LOGIC_X, DATA_X, RETURN_X, INFRARED_X = -6.0, -2.5, 0.35, 155.2, 157.2
WRAP_RIGHT, WRAP_LEFT = 149.5, 6.0
SENSE_PITCH = 0.65

# The LED's pads, and the ground of its capacitor, seen from a slot's center.
_PAD_X, _PAD_Y = 0.915, 0.55
DIN, VDD = (LED[0] - _PAD_X, -_PAD_Y), (LED[0] - _PAD_X, _PAD_Y)
DOUT, VSS = (LED[0] + _PAD_X, _PAD_Y), (LED[0] + _PAD_X, -_PAD_Y)
GROUND_X = LED_CAPACITOR[0] - 0.775


def sense_x(slot: int) -> float:
    """Return the x where a sensor's line runs down to the multiplexers: between slots, the upper rows' further out."""
    row, column = divmod(slot, pins.COLUMNS)
    aside = SENSE_PITCH * (pins.ROWS - 1 - row)
    return center(slot)[0] + (8.0 + aside if column % 2 else -9.15 - aside)


def lay_cells(copper: Copper) -> None:
    for slot in range(pins.SLOTS):
        x, y = center(slot)
        _lay_led(copper, slot, x, y)
        _lay_sensor(copper, slot, x, y)
        _lay_infrared(copper, slot, x, y)
    for row in range(pins.ROWS):
        _lay_rails(copper, center(row * pins.COLUMNS)[1])


def _lay_led(copper: Copper, slot: int, x: float, y: float) -> None:
    supply, ground = names.SUPPLY, names.GROUND
    copper.path(supply, FRONT, (x + VDD[0], y + VDD[1]), (x + VDD[0], y + SUPPLY_Y), width=0.5)
    copper.path(ground, FRONT, (x + GROUND_X, y + 2.6), (x + GROUND_X, y + 3.9), width=0.4)
    copper.path(ground, FRONT, (x + VSS[0], y + VSS[1]), (x + VSS[0], y - 2.0), width=0.4)
    copper.via(ground, (x + GROUND_X, y + 3.9), (x + VSS[0], y - 2.0))
    if slot + 1 == pins.SLOTS:
        return
    net = names.data(slot + 1)
    start, low = (x + DOUT[0], y + DOUT[1]), (x + DOUT[0], y + DATA_Y)
    next_x, next_y = center(slot + 1)
    entry = (next_x + DIN[0], next_y + DIN[1])
    if next_y == y:
        copper.path(net, FRONT, start, low, (next_x - 7.0, low[1]), (next_x - 7.0, entry[1]), entry)
        return
    back_y = y + DATA_BACK_Y
    copper.path(net, FRONT, start, low, (WRAP_RIGHT, low[1]), (WRAP_RIGHT, back_y), (WRAP_LEFT, back_y))
    copper.via(net, (WRAP_LEFT, back_y), (WRAP_LEFT, entry[1]))
    copper.path(net, BACK, (WRAP_LEFT, back_y), (WRAP_LEFT, entry[1]))
    copper.path(net, FRONT, (WRAP_LEFT, entry[1]), entry)


def _lay_sensor(copper: Copper, slot: int, x: float, y: float) -> None:
    net = names.sense(slot)
    copper.path(names.LOGIC, FRONT, (x, y + LOGIC_Y), (x, y - 1.775), width=0.4)
    down = (x - 0.55, y + SENSE_Y)
    copper.path(net, FRONT, (x - 0.55, y + 1.775), down, (x - 0.1, y + 3.45), (x + 0.225, y + 3.45), width=0.3)
    copper.path(net, FRONT, down, (x - 1.0, y + SENSE_Y))
    copper.via(net, (x - 1.0, y + SENSE_Y))
    copper.path(net, BACK, (x - 1.0, y + SENSE_Y), (sense_x(slot), y + SENSE_Y))
    copper.path(names.GROUND, FRONT, (x + 1.775, y + 3.45), (x + 2.75, y + 3.66), width=0.4)
    copper.via(names.GROUND, (x + 2.75, y + 3.66))


def _lay_infrared(copper: Copper, slot: int, x: float, y: float) -> None:
    x += INFRARED_FIRST[0]
    first = slot - slot % 2
    link = names.link(first)
    copper.path(link, FRONT, (x, y + 0.9375), (x, y + LINK_Y), width=0.5)
    copper.via(link, (x, y + LINK_Y))
    if slot == first:
        copper.path(names.anode(slot), FRONT, (x, y - 3.5375), (x, y - 0.9375), width=0.5)
        copper.path(link, BACK, (x, y + LINK_Y), (center(slot + 1)[0] + INFRARED_FIRST[0], y + LINK_Y), width=0.4)
    else:
        net = names.INFRARED_RETURN
        copper.path(net, FRONT, (x, y - 0.9375), (x, y - 2.6), width=0.5)
        copper.path(net, BACK, (x, y - 2.6), (x, y + RETURN_Y), width=0.5)
        copper.via(net, (x, y - 2.6), (x, y + RETURN_Y))


def _lay_rails(copper: Copper, y: float) -> None:
    """Lay a row's rails, each joined to its bus by two vias where it carries much current."""
    last = center(pins.COLUMNS - 1)[0]
    rails = (
        (names.LOGIC, LOGIC_Y, LOGIC_MM, LOGIC_X, last),
        (names.SUPPLY, SUPPLY_Y, SUPPLY_MM, SUPPLY_X, last + VDD[0]),
        (names.INFRARED_SUPPLY, INFRARED_Y, INFRARED_MM, INFRARED_X, center(0)[0] + INFRARED_FIRST[0]),
        (names.INFRARED_RETURN, RETURN_Y, INFRARED_MM, RETURN_X, center(1)[0] + INFRARED_FIRST[0]),
    )
    for net, rail_y, width, bus_x, end_x in rails:
        copper.path(net, FRONT, (bus_x, y + rail_y), (end_x, y + rail_y), width=width)
        copper.via(net, (bus_x, y + rail_y))

"""The placement of all parts in mm: origin at the top left corner of the grid of slots, y down, seen from above.

The controller's zone is the front of the tray, below the grid; the Pico's USB plug points to the left. Tall parts are
mounted below the board, so that above it nothing is higher than `TOP_HEIGHT`.
"""

from hardware.circuit import names
from tray24 import pins

PITCH = 26.0
LEFT, TOP, RIGHT, BOTTOM = -8.0, 0.0, 159.0, 155.0
# Holes for M3 screws, where light walls cross or the board is empty.
HOLES = ((26.0, 26.0), (130.0, 26.0), (78.0, 52.0), (26.0, 78.0), (130.0, 78.0), (48.2, 134.5), (154.0, 150.5))
TOP_HEIGHT, UNDER_HEIGHT = 4.0, 14.5  # of the tallest parts: the Pico's USB plug, lying flat; a capacitor
UNDERSIDE = ("C29", "C30", "J1", "J2", "J3")
HOLE_KEEP_OUT = 3.4  # radius of a screw's head

# Parts of a slot, relative to its center: x, y, degrees. The optics require LED and infrared LED 3.6 mm to the side.
LED = (-3.6, 0.0, 180)
SENSOR = (0.0, 0.0, 0)
INFRARED_FIRST = (3.6, 0.0, 90)  # cathode to the front
INFRARED_SECOND = (3.6, 0.0, 270)
LED_CAPACITOR = (-4.69, 2.6, 180)
LOAD = (1.0, 3.45, 0)
STRING_RESISTOR = (3.0, -5.0, 270)

MUX_Y = 124.4
MUX_X = (30.0, 78.0, 130.0)
PICO = (18.13, 142.89, 90)
CONTROLLER = {
    "U1": PICO,
    **{f"U{2 + bank}": (x, MUX_Y, 90) for bank, x in enumerate(MUX_X)},
    **{f"C{25 + bank}": (x - 7.2, MUX_Y - 2.475, 180) for bank, x in enumerate(MUX_X)},
    "U5": (9.0, 124.2, 0),
    "C28": (13.5, 124.2, 90),
    "R37": (4.6, 122.2, 180),
    "C29": (140.0, 134.0, 270),
    "R38": (151.5, 130.0, 0),
    "C30": (155.0, 139.0, 180),
    "Q25": (150.0, 124.0, 0),
    "R39": (146.3, 122.4, 0),
    "R40": (146.3, 124.4, 0),
    "R41": (150.2, 126.8, 0),
    "BZ1": (118.0, 142.0, 0),
    "R42": (109.0, 142.0, 0),
    "J1": (54.0, 149.0, 0),
    "J2": (104.0, 149.0, 180),  # turned like J3, so that their nets do not cross
    "J3": (79.0, 149.0, 180),
}


def center(slot: int) -> tuple[float, float]:
    """Return the center of a slot."""
    row, column = divmod(slot, pins.COLUMNS)
    return PITCH * (column + 0.5), PITCH * (row + 0.5)


def places() -> dict[str, tuple[float, float, int]]:
    """Return the placement of all parts: reference -> x, y, degrees."""
    found = dict(CONTROLLER)
    for slot in range(pins.SLOTS):
        second = slot % 2
        cell = {
            names.led(slot): LED,
            names.sensor(slot): SENSOR,
            names.infrared(slot): INFRARED_SECOND if second else INFRARED_FIRST,
            names.led_capacitor(slot): LED_CAPACITOR,
            names.load(slot): LOAD,
        }
        if not second:
            cell[names.string_resistor(slot)] = STRING_RESISTOR
        x, y = center(slot)
        found.update({ref: (x + dx, y + dy, degrees) for ref, (dx, dy, degrees) in cell.items()})
    return found

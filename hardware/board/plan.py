"""The placement of all parts in mm: origin at the top left corner of the grid of slots, y down, seen from above.

The controller's zone is the front of the tray, below the grid. Tall parts are mounted below the board, so that above it
nothing is higher than `TOP_HEIGHT`. The Pico is below, too, on sockets, with its component side to the base and its USB
plug to the left: seen from above it is mirrored, with pins 1 to 20 nearer the slots; seen from below it looks as in its
maker's drawing.
"""

from hardware.circuit import names
from tray24 import pins

REVISION, REVISED = "C", "2026-11"  # on the silkscreen; the date of the files, so that they are always the same
PITCH = 26.0
LEFT, TOP, RIGHT, BOTTOM = -8.0, 0.0, 159.0, 155.0
# Holes for M3 screws. Five are near crossings of light walls, aside of the LEDs beside the slots; the board is empty
# around the others.
SCREW_ASIDE = 1.7
CROSSINGS = ((26.0, 26.0), (130.0, 26.0), (78.0, 52.0), (26.0, 78.0), (130.0, 78.0))
HOLES = (*((x + SCREW_ASIDE, y + SCREW_ASIDE) for x, y in CROSSINGS), (48.2, 134.5), (154.0, 150.5))
TOP_HEIGHT, UNDER_HEIGHT = 1.9, 14.8  # of the tallest parts: the buzzer; the Pico's USB plug on its sockets
UNDERSIDE = ("C29", "C30", "J1", "J2", "J3", "SW11", "U1")
TURNED_OVER_ACROSS = ("C29",)  # mirrored left to right; the others of `UNDERSIDE` front to back
HOLE_KEEP_OUT = 3.4  # radius of a screw's head

# Parts of a slot, relative to its center: x, y, degrees. The optics require LED and infrared LED 3.6 mm to the side.
LED = (-3.6, 0.0, 90)  # turned, so that its pads keep clear of the fins
BESIDE = (10.75, 10.75, 0)  # at the front right corner, whose light no die covers
SENSOR = (0.0, 0.0, 0)
INFRARED_FIRST = (3.6, 0.0, 90)  # cathode to the front
INFRARED_SECOND = (3.6, 0.0, 270)
LED_CAPACITOR = (-6.175, 2.6, 180)
BESIDE_CAPACITOR = (8.7, 7.7, 270)
LOAD = (1.0, 3.45, 0)
STRING_RESISTOR = (3.6, -5.0, 270)

MUX_Y = 124.4
MUX_X = (30.0, 78.0, 130.0)
PICO = (18.13, 142.89, 90)
# mm below the board's underside: the Pico's back (socket 8.5, plastic of its strips 2.5), the middle of its USB plug.
PICO_UNDER, PLUG_UNDER = 11.0, 13.4
BOOTSEL = (12.2, 138.9)  # [memory] the middle of the button on the Pico, +-1.5 mm; reached from below
RESET = (51.0, 144.5)  # the middle of SW11, reached from below
# Where a machine looks for the board: three bare copper discs.
FIDUCIALS = ((-5.0, 3.0), (156.0, 3.0), (-5.3, 138.6))
FIDUCIAL_MASK = 1.0  # radius of the opening in the solder mask
BUTTON_RESISTORS_X = tuple(PICO[0] - 24.13 + 2.54 * (names.PICO_PINS.index(gpio)) for gpio in pins.BUTTON_PINS)
BUTTON_RESISTORS_Y = 137.7
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
    "BZ1": (112.0, 142.0, 0),
    "R42": (103.6, 142.0, 0),
    "J1": (60.0, 149.0, 0),
    "J2": (112.0, 149.0, 180),  # turned like J3, so that their nets do not cross
    "J3": (87.0, 149.0, 180),
    "JP1": (61.0, 142.6, 0),
    "JP2": (67.0, 142.6, 0),
    "SW11": (RESET[0] - 3.25, RESET[1] + 2.25, 0),
    # Between the rows of the Pico's pins, below those of the buttons.
    **{names.name_button_resistor(number): (x, BUTTON_RESISTORS_Y, 270) for number, x in enumerate(BUTTON_RESISTORS_X)},
    # The supply, from the Pico's VBUS to the right.
    "D74": (12.5, 142.4, 0),
    "F1": (-2.0, 146.1, 0),
    "Q26": (5.0, 145.15, 0),
    "C31": (1.6, 144.6, 90),
    "C32": (5.0, 142.2, 0),
    "R44": (1.6, 141.1, 90),
    "D49": (-1.7, 141.9, 180),
    "R43": (44.3, 141.0, 90),
    "TP1": (46.2, 150.0, 0),
    "TP2": (46.8, 139.0, 0),
    "TP3": (-2.5, 126.0, 0),
    "TP4": (17.5, 122.0, 0),
    "TP5": (155.2, 119.0, 0),
    "TP6": (156.9, 133.5, 0),
    **{f"TP{7 + bank}": (x + 9.5, 124.4, 0) for bank, x in enumerate(MUX_X)},
    "TP10": (144.5, 140.5, 0),
}


def get_slot_center(slot: int) -> tuple[float, float]:
    """Return the center of a slot: x, y in mm."""
    row, column = divmod(slot, pins.COLUMNS)
    return PITCH * (column + 0.5), PITCH * (row + 0.5)


def list_placements() -> dict[str, tuple[float, float, int]]:
    """Return the placement of all parts: reference -> x, y in mm, degrees."""
    placements = dict(CONTROLLER)
    for slot in range(pins.SLOTS):
        is_second = slot % 2
        slot_parts = {
            names.name_led(slot): LED,
            names.name_sensor(slot): SENSOR,
            names.name_infrared(slot): INFRARED_SECOND if is_second else INFRARED_FIRST,
            names.name_led_capacitor(slot): LED_CAPACITOR,
            names.name_beside(slot): BESIDE,
            names.name_beside_capacitor(slot): BESIDE_CAPACITOR,
            names.name_load(slot): LOAD,
        }
        if not is_second:
            slot_parts[names.name_string_resistor(slot)] = STRING_RESISTOR
        x, y = get_slot_center(slot)
        placements.update({ref: (x + dx, y + dy, degrees) for ref, (dx, dy, degrees) in slot_parts.items()})
    return placements

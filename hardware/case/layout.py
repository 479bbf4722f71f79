"""Places and sizes of the case's parts: numbers only, in mm.

The origin is the middle of the 24 slots at the table's height: x to the right, y to the back, z up.
"""

from hardware.board import plan
from tray24.pins import COLUMNS, ROWS, SLOTS

PRINTER_MM = 220.0
MIN_WALL = 1.2
MIN_FIN = 0.9  # two lines of a nozzle of 0.4 mm
MIN_BEAD = 0.5  # one line: around the rod in a liner

# Outline, and the heights of the stack from the table up.
RIGHT, BACK, FRONT = 100.0, 73.5, -128.0
LEFT = -RIGHT
CORNER = 9.0
WALL = 2.4
FLOOR = 2.4
SPLIT = 18.0  # base below, top above; the Pico's plug leaves through the base
BOARD_UNDER = 21.0  # the hole for the cable's plug is above the base's floor
BOARD_THICK = 1.6
BAFFLE_UNDER = BOARD_UNDER + BOARD_THICK
BAFFLE_HIGH = 5.0  # board to clear floor: a sensor 1 mm high sees a die 6 mm above its face through 2 mm of acrylic
SHEET_UNDER = BAFFLE_UNDER + BAFFLE_HIGH
SHEET_THICK = 2.0
SHEET_TOP = SHEET_UNDER + SHEET_THICK
SURFACE = SHEET_TOP + 9.0  # a die stands 7 mm out of its pocket; screws of 16 mm end below the surface
PLATE = 3.0
PLATE_UNDER = SURFACE - PLATE

# Slots.
PITCH = 26.0
DIE = 16.0
POCKET = 16.6  # 0.6 of play
POCKET_MOUTH = 18.7
POCKET_STRAIGHT = 5.0  # height of the straight part of a pocket; above it the pocket widens
POCKET_CORNER = 2.0
# Each pocket is a white liner between floor and surface. Light rises in the shaft around it, to the ring at its mouth.
LINER_WALL = 1.25  # upright; 1.2 across where it slopes
RING_THICK = 1.4  # of the ring above the shaft
RING_TOP, RING_UNDER = 21.2, 21.8  # its width at the surface and below: it is a wedge and cannot pass the surface
RING_CORNER = 4.4
RING_SLOPE = 0.9  # below the ring, which would hang in the air
RING_PLAY = 0.2  # of the ring in its opening, both sides together
SHAFT = 23.0  # width of the opening around the liner, below the ring
SHAFT_CORNER = 4.0
# The light beside a slot: a clear rod leads it from the floor up, within an ear of the liner, into a bead above the
# surface. Place from a slot's middle; the rod's diameter and length, its hole; the bead's diameter, height and skin.
BESIDE = (plan.BESIDE[0], -plan.BESIDE[1])
ROD, ROD_HOLE = (3.0, 11.0), 3.3
BEAD, BEAD_HIGH, BEAD_SKIN = 4.4, 3.0, 0.8
BEAD_PLAY = 0.3  # around the ear, both sides together
EAR_WEB = 1.2  # between liner and ear
LED_ROOM = 4.4  # of the light walls, around the LED: its joints as `feet` has them
LIGHT_WALL = 2.4
FLOOR_SIZE = (160.0, 108.0)  # of the clear floor and of the light walls
FLOOR_PLAY = 0.3
RING = 1.6  # wall around light walls and floor
# The dividers between the tray's halves: width, length and height of each; they stand in grooves between the beads.
DIVIDER = (1.5, 12.0, 2.8)
DIVIDER_DEEP = 1.2

# Buttons: switches of 12 x 12 mm, 7.3 mm to the plunger's top, body 4.3 mm (Omron B3F-4050: 1.27 N).
SWITCH = 12.0
SWITCH_HIGH = 7.3
SWITCH_BODY = 4.3
SWITCH_PLUNGER = 3.8
SWITCH_LEGS = (12.5, 5.0)  # between their middles
SWITCH_PLAY = 0.3
SWITCH_TRAVEL = 0.4  # [memory] B3F-4000 series: 0.3 mm to the click, and 0.1 mm of tolerance
CARRIER_TOP = BAFFLE_UNDER + 6.7  # the board's parts and the switches' legs are below it, the switches on it
CARRIER_THICK = 2.0
CARRIER_UNDER = CARRIER_TOP - CARRIER_THICK
RIM_HIGH = 2.6
CAP_ABOVE = 2.5  # the surface
CAP_PLAY = 0.4  # around a cap
CAP_PLAY_UP = 0.3  # between its flange and the plate
CAP_LIP = 1.6  # how far the flange extends beyond the cap
CAP_FLANGE = 1.2  # thickness of the flange
CAP_RECESS = 0.8  # in the plate, above the flange: 1.3 mm of room remain between flange and switch
CAP_WALL = 1.6  # of the hollow keys, and of their ribs
SEAT_CAP = 11.8  # diameter
KEY_CAP = (38.0, 22.0)
KEY_CORNER = 4.0
SEATS = ((0.0, -117.1), (-89.75, -26.0), (-89.75, 26.0), (0.0, 63.5), (89.75, 26.0), (89.75, -26.0))
SEAT_TURNED = (False, True, True, False, True, True)  # carriers along y
KEYS = ((-69.0, -70.0), (-69.0, -96.0), (69.0, -70.0), (69.0, -96.0))  # red, yellow, green, blue
KEY_COLORS = "rygb"

# Display module, 0.96 inch; sizes differ by maker, the corners hold up to 28.6 mm.
MODULE = (27.3, 27.8)
MODULE_ROOM = 28.6
MODULE_GLASS = 1.5
MODULE_PCB = 1.2
DISPLAY_AT = (0.0, -83.0)  # the middle of its window
WINDOW = (25.4, 14.4)
LIT = (21.7, 10.9)  # lit area of the glass, above the module's middle, towards the pins, which point to the back
LIT_ABOVE = 1.8  # 1.75 and 1.8 in published models of modules (JMD0.96A-2; jeffhiltz/openscad-components)
MODULE_AT = (DISPLAY_AT[0], DISPLAY_AT[1] - LIT_ABOVE)
FOAM = 0.5  # between module and deck

# The board, from its own plan: left, right, front, back, screws, and the Pico on sockets below it with its plug to the
# left.
BOARD = (plan.LEFT - 3 * PITCH, plan.RIGHT - 3 * PITCH, 2 * PITCH - plan.BOTTOM, 2 * PITCH - plan.TOP)


def board_to_case(x: float, y: float) -> tuple[float, float]:
    """Convert a place in the coordinates of the board's plan to those of the case."""
    return x - COLUMNS / 2 * PITCH, ROWS / 2 * PITCH - y


BOARD_SCREWS = tuple(board_to_case(*hole) for hole in plan.HOLES)
FIELD_SCREWS = BOARD_SCREWS[:5]  # near crossings of light walls: through board, walls and floor into the top
DECK_BOARD_SCREWS = BOARD_SCREWS[5:]  # into pillars of the deck
PICO = (51.0, 21.0)
PICO_AT = board_to_case(*plan.PICO[:2])
PICO_THICK = 1.0
PICO_TOP = BOARD_UNDER - plan.PICO_UNDER
PLUG_AT = BOARD_UNDER - plan.PLUG_UNDER  # height of the plug's middle
PLUG_OUT = 1.3  # beyond the Pico's edge
USB_MOUTH, USB_THROAT = (18.0, 10.0), (12.2, 8.7)  # of the funnel for a cable's plug: outside, and where it holds it
USB_FUNNEL, USB_DEEP, USB_WALL = 3.0, 7.0, 1.6  # length of the slope; depth of all; thickness of the throat's wall
BOOTSEL_AT, RESET_AT = board_to_case(*plan.BOOTSEL), board_to_case(*plan.RESET)
BOOTSEL_HOLE, RESET_HOLE = 9.0, 6.0  # in the base, for a pen
BUZZER_AT = board_to_case(*plan.CONTROLLER["BZ1"][:2])

# Screws into heat-set inserts M3 x 5.7.
SCREW_HOLE = 3.4
HEAD_ROOM = 6.5
INSERT_HOLE = 4.0
INSERT_DEEP = 6.6  # for screws of 8 mm
FIELD_INSERT_DEEP = 7.8  # for screws of 16 mm, through board, walls and floor
BOSS = 7.2
COLUMN = 6.4  # of the light walls around a screw
FIELD_BOSS = (6.4, 6.6, 4.4, 7.6)  # of the top around a screw: diameter up to a height above the floor, then a cone
CARRIER_SCREW = 14.0  # from a seat's middle
DECK_SCREWS = ((-43.0, -70.0), (43.0, -70.0), (-43.0, -98.0), (43.0, -98.0), (-93.8, -74.0), (93.8, -74.0))
CORNER_SCREWS = ((-91.0, 64.5), (91.0, 64.5), (-91.0, -119.0), (91.0, -119.0))
POST = 9.6  # diameter
UNDER_HEAD = 2.4  # of a post under the screw's head: all short screws are alike; layers of 0.2 mm end there
BRIDGE = 0.25  # height of a slot above a screw's head: one layer
FOOT = (10.5, 0.8)  # diameter, depth
LIP = 1.4
LIP_HIGH = 2.0
FIT = 0.2
FIN_CHAMFERS = (0.45, 0.29)  # of a fin's foot, to the sensor and to the lights: room for solder
BED_CHAMFER = 0.4  # at the edges that lie on the printer's bed: the first layer spreads
SCREW_HEAD = (6.0, 2.4)  # diameter, height

SHORT_SCREWS = 2 * len(SEATS) + len(DECK_SCREWS) + len(DECK_BOARD_SCREWS) + len(CORNER_SCREWS)
# Quantity, name, purpose.
FASTENERS = (
    (SHORT_SCREWS, "Screw M3 x 8, pan head, steel (ISO 7045)", "carriers, deck, board at the deck, base"),
    (len(FIELD_SCREWS), "Screw M3 x 16, pan head, steel (ISO 7045)", "board, light walls and floor to the top"),
    (SHORT_SCREWS + len(FIELD_SCREWS), "Heat-set insert M3, 5.7 mm long, for 4.0 mm holes", "top and deck"),
    (1, f"Clear acrylic (PMMA) sheet {FLOOR_SIZE[0]:g} x {FLOOR_SIZE[1]:g} x {SHEET_THICK:g} mm", "floor of the slots"),
    (
        1,
        f"Clear acrylic (PMMA) rod, {ROD[0]:g} mm thick, 0.3 m long",
        f"lights beside the slots: {SLOTS} x {ROD[1]:g} mm",
    ),
    (1, f"Clear acrylic (PMMA) sheet 30 x 30 x {SHEET_THICK:g} mm", "one slot, built first"),
    (4, "Rubber foot, self-adhesive, 10 mm", "under the base"),
    (1, "Foam tape, 1 mm thick, 60 mm long", "behind the display module"),
)


def get_slot_middle(slot: int) -> tuple[float, float]:
    row, column = divmod(slot, COLUMNS)
    return (column - (COLUMNS - 1) / 2) * PITCH, ((ROWS - 1) / 2 - row) * PITCH


SLOT_MIDDLES = tuple(get_slot_middle(slot) for slot in range(SLOTS))
DIVIDER_MIDDLES = tuple((0.0, y) for y in sorted({y for _, y in SLOT_MIDDLES}))

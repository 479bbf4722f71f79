"""Places and sizes of the Light's case, in mm.

The origin is the middle of the seam between field and panel: y to the back.

The field holds the 24 slots, the panel in front of it buttons, display and stripboard. They are printed apart, because
together they are larger than a bed of 220 mm.
"""

from hardware.case import layout as tray
from hardware.light import wiring
from tray24.pins import COLUMNS, ROWS, SLOTS

PRINTER_MM = 220.0
PITCH = wiring.PITCH_MM
WALL, FLOOR, PLATE, CELL_WALL = 2.4, 2.0, 3.0, 1.6
LEAST_WALL = 1.2
HIGH = 36.0
PLATE_UNDER = HIGH - PLATE
ROW_LONG = COLUMNS * PITCH  # of a piece of six LEDs: its cut marks are in the middle between two LEDs
TURN = 5.1  # room for wires beyond each end of a row
WIDTH = ROW_LONG + 2 * (TURN + WALL)
FIELD_EDGE = 4.0  # from the slots' squares to the front and to the back
FIELD = (0.0, ROWS * PITCH + 2 * FIELD_EDGE)  # front, back
PANEL = (-64.0, 0.0)
LID = 4.0  # height of the base's rim, and of its lip within the top
PLAY = 0.2

# Slots: a white cup in each, on a ledge of the plate.
CUP_INSIDE, CUP_WALL, CUP_FLOOR = tray.POCKET, 1.2, 0.8  # light comes through the floor
CUP_DEEP = 7.0
CUP_FLANGE = (22.0, 1.2)  # side, height
STRIP_HIGH, STRIP_WIDE = 2.5, 10.0
MARK_DEEP, MARK_PLAY = 0.4, 0.6  # grooves in the bases, where strip and stripboard lie
WALLS_UNDER = FLOOR + STRIP_HIGH + 0.5  # of the walls between the slots: wires of the strip pass below

WIRE = 1.3  # diameter of a stranded wire of 0.14 mm2 with its insulation
WIRES_HOLE = (-WIDTH / 2 + 20.0, -WIDTH / 2 + 30.0)  # in the walls of the seam, open below: left, right
SEAM_SCREWS = (-60.0, 60.0)

# Buttons: the switches stand this far below the plate, which leaves caps 1 mm of room and a flange of 1.3 mm.
CARRIER_TOP = PLATE_UNDER - 6.9
CARRIER_UNDER = CARRIER_TOP - tray.CARRIER_THICK
SEATS = tuple((x, PANEL[0] + 13.0) for x in (-84.0, -52.0, -20.0, 20.0, 52.0, 84.0))
KEYS = tuple((x, PANEL[0] + 42.0) for x in (-82.0, -50.0, 50.0, 82.0))  # red, yellow, green, blue
KEY_COLORS = ("red", "yellow", "green", "blue")
CAP = 11.8
CARRIER = (96.0, 56.0)  # half of the width, depth
CARRIER_SCREWS = tuple((x, PANEL[0] + y) for x in (-66.0, 0.0, 66.0) for y in (8.0, 56.0))
POST, POST_HOLE, SCREW_HOLE, HEAD = 7.0, 2.6, 3.4, 6.5
HEAD_DEEP = 2.6  # of the base's recesses: a pan head is 2.4 mm high
INSET = 7.0
DISPLAY_AT = (0.0, PANEL[0] + 40.0)
WINDOW = tray.WINDOW
MODULE = tray.MODULE

# The stripboard: its lower left corner, on four feet; the Pico on it with its plug to the left.
BOARD = (-WIDTH / 2 + WALL + 2.5, PANEL[0] + 14.0)
BOARD_SIZE = (wiring.STRIPS * 2.54, len(wiring.ROWS) * 2.54)
BOARD_UNDER, BOARD_THICK = FLOOR - MARK_DEEP + 3.0, 1.6
PICO_UNDER = BOARD_UNDER + BOARD_THICK + 8.5 + 2.5
PICO_THICK, PLUG_HIGH = 1.0, 2.8
USB_HOLE = (14.0, 10.0)
GRILLE_AT = (30.0, PANEL[0] + 32.0)  # the piezo is behind it
PIEZO = (27.0, 1.8)  # diameter; height with its ring of foam tape


def slot_middle(slot: int) -> tuple[float, float]:
    row, column = divmod(slot, COLUMNS)
    return (column - (COLUMNS - 1) / 2) * PITCH, FIELD[1] - FIELD_EDGE - (row + 0.5) * PITCH


SLOT_MIDDLES = tuple(slot_middle(slot) for slot in range(SLOTS))


def of_board(strip: float, row: float) -> tuple[float, float]:
    """Return the place of a hole of the stripboard; row a is 0 and in front."""
    return BOARD[0] + (strip - 0.5) * 2.54, BOARD[1] + (row + 0.5) * 2.54


PICO_AT = (of_board(10.5, 0)[0], (of_board(1, 2)[1] + of_board(1, 9)[1]) / 2)
PLUG_AT = PICO_UNDER + PICO_THICK + PLUG_HIGH / 2


def corners(part: tuple[float, float]) -> tuple[tuple[float, float], ...]:
    """Return where the base of a part is screwed to its top."""
    return tuple((x, y) for x in (-WIDTH / 2 + INSET, WIDTH / 2 - INSET) for y in (part[0] + INSET, part[1] - INSET))

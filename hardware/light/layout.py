"""Places and sizes of the case of Tray24 Light, in mm.

The field holds the 24 slots; the panel in front of it holds buttons, display and Pico. They are printed apart, because
together they are larger than a bed of 220 mm. For a smaller bed see `pieces`. The origin is the middle of the seam
between field and panel: y to the back.
"""

from hardware.case import layout as case_layout
from hardware.light import wiring
from tray24.pins import COLUMNS, ROWS, SLOTS

PRINTER_MM = 220.0
PITCH = wiring.PITCH_MM
WALL, FLOOR, PLATE, CELL_WALL = 2.4, 2.0, 3.0, 1.6
MIN_WALL = 1.2
HIGH = 36.0
PLATE_UNDER = HIGH - PLATE
ROW_LONG = COLUMNS * PITCH  # of a piece of six LEDs: its cut marks are in the middle between two LEDs
TURN = 5.1  # room for wires beyond each end of a row
WIDTH = ROW_LONG + 2 * (TURN + WALL)
FIELD_EDGES = 6.4, 1.6  # from the slots' squares to the front, where a row of LEDs is, and to the back
FIELD = (0.0, ROWS * PITCH + sum(FIELD_EDGES))  # front, back
PANEL = (-64.0, 0.0)
LID = 4.0  # height of the base's rim, and of its lip within the top
PLAY = 0.2

# Slots: a white cup in each. A tongue of its flange lies in front of it, above its LED, and spreads the light.
CUP_INSIDE, CUP_WALL, CUP_FLOOR = case_layout.POCKET, 1.2, 1.2
CUP_DEEP = case_layout.SURFACE - case_layout.SHEET_TOP  # as in the full tray: a die stands 7 mm out
CUP_FLANGE, FLANGE_EDGE = 21.4, 0.6  # side; height of its upright edge
# Below that edge the flange narrows by 45 degrees as far as this, and so does its seat: no ledge is printed in the air.
SEAT_SLOPE = 1.1
TONGUE = (16.0, 18.5)  # width; its end, from the slot's middle to the front
TONGUE_THICK = 1.0
TONGUE_LEDGE = 0.8  # of the plate below the tongue's edges

# The LED strip lies on rails in front of its row, right below the plate.
STRIP_ASIDE = 15.0  # its middle, from the slots' middles to the front
STRIP_WIDE, STRIP_THICK, LED_SIDE, LED_HIGH = 10.0, 0.4, 5.0, 1.6
LED_TOP = HIGH - TONGUE_THICK - 5.0  # the way below the tongue in which the light spreads
STRIP_UNDER = LED_TOP - LED_HIGH - STRIP_THICK
WALLS_UNDER = STRIP_UNDER + STRIP_THICK + 0.6  # of the walls between the slots: wires of the strip pass below
ROW_WALL = (20.6, 22.2)  # in front of the strip, from the slots' middles to the front
RAIL_THICK = 2.4
RAIL_SCREWS = (-2 * PITCH, 2 * PITCH)  # between two columns each
RAIL_SCREW_ASIDE = 4.5  # from the slots' middles to the front
RAIL_EAR = 8.0

WIRE = 1.3  # diameter of a jumper wire with its insulation
WIRES_HOLE = (-45.0, -35.0)  # in the walls of the seam, open below: left, right
WIRES_AT = (sum(WIRES_HOLE) / 2, 0.0)
SEAM_SCREWS = (-60.0, 60.0)

# Buttons: the switches stand this far below the plate, which leaves caps 1 mm of room and a flange of 1.3 mm.
CARRIER_TOP = PLATE_UNDER - 6.9
CARRIER_UNDER = CARRIER_TOP - case_layout.CARRIER_THICK
SEATS = tuple((x, PANEL[0] + 13.0) for x in (-84.0, -52.0, -20.0, 20.0, 52.0, 84.0))
KEYS = tuple((x, PANEL[0] + 42.0) for x in (-82.0, -50.0, 50.0, 82.0))  # red, yellow, green, blue
KEY_COLORS = ("red", "yellow", "green", "blue")
CAP = 11.8
CARRIER = (96.0, 56.0)  # half of the width, depth
CARRIER_SCREWS = tuple((x, PANEL[0] + y) for x in (-66.0, 0.0, 66.0) for y in (8.0, 56.0))
POST, POST_HOLE, SCREW_HOLE, HEAD = 7.0, 2.6, 3.4, 6.5
HEAD_DEEP = 2.5  # of the base's recesses: a pan head is 2.4 mm high
INSET = 7.0
FIELD_SCREWS = (2 * PITCH, 28.5)  # those in front: between cups, where no wires of the strip are
DISPLAY_AT = (0.0, PANEL[0] + 40.0)
WINDOW = case_layout.WINDOW
MODULE = case_layout.MODULE

# The Pico lies on its face on the panel's base, pins up and plug to the left; its cable stays in the tray.
PICO_AT = (-14.0, PANEL[0] + 34.0)
PICO_UNDER, PICO_THICK, PLUG_HIGH = FLOOR + 3.2, 1.0, 2.8
FRAME_WALL, FRAME_PLAY = 1.6, 0.4  # around the Pico
CABLE = 5.0  # the largest diameter of its cable
CABLE_HOLE = (6.0, 5.5)  # in the panel's left wall, open below: width, height
CARRIER_OPENING = (82.0, 30.5)  # below the display, above the Pico's pins
GRILLE_AT = (30.0, PANEL[0] + 32.0)  # the piezo is behind it
PIEZO = (27.0, 1.8)  # diameter; height with its ring of foam tape


def get_slot_middle(slot: int) -> tuple[float, float]:
    row, column = divmod(slot, COLUMNS)
    return (column - (COLUMNS - 1) / 2) * PITCH, FIELD[1] - FIELD_EDGES[1] - (row + 0.5) * PITCH


SLOT_MIDDLES = tuple(get_slot_middle(slot) for slot in range(SLOTS))


ROW_MIDDLES = tuple(SLOT_MIDDLES[row * COLUMNS][1] for row in range(ROWS))  # from the back
TABLE_GAP = 12.0  # from the standing panel to its base, and from there to the rails, while all is tried


def list_corners(part: tuple[float, float]) -> tuple[tuple[float, float], ...]:
    """Return where the base of field or panel is screwed to its upper part, as (x, y).

    `part` is `FIELD` (with the slots) or `PANEL` (with the buttons).
    """
    dx = WIDTH / 2 - INSET
    front = FIELD_SCREWS if part == FIELD else (dx, part[0] + INSET)
    places = (front, (dx, part[1] - INSET))
    return tuple((sign * x, y) for sign in (-1, 1) for x, y in places)

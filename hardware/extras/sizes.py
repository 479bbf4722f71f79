"""Sizes and quantities of the extras, in mm: numbers only."""

from hardware.stickers.sizes import DIE_MM, TILE_MM
from tray24.match.dicesets import SETS
from tray24.rules.faces import TILES

# Blank dice. Most blanks that are sold are rounded by 1 to 1.6 mm.
DIE = DIE_MM
DIE_ROUND = 1.3
DIE_CHAMFER = 1.0  # of printed blanks: a rounded edge on the bed would overhang
DICE_OF_SETS = {name: len(sides) // 6 for name, sides in SETS.items()}
CALIBRATION_DICE = 1  # with plain white stickers
DICE = sum(DICE_OF_SETS.values()) + CALIBRATION_DICE

# Tile cores: a sticker of two halves, and a chamfer around it.
CHAMFER = 0.6
STICKER_PLAY = 0.2  # on each side of the sticker, for a hand that cuts and sticks
TILE = (2 * TILE_MM + 2 * (CHAMFER + STICKER_PLAY), TILE_MM + 2 * (CHAMFER + STICKER_PLAY), 5.0)
SHEET_TILES = (9, 9)  # tiles on the outline for a laser cutter
SHEET_GAP = 1.0

# Racks: a leaning plate with ledges, printed standing on its end.
RACKS = 6
RACK_ROWS, RACK_COLUMNS = 4, 5
RACK_TILES = RACK_ROWS * RACK_COLUMNS
LARGEST_HAND = 17  # measured: the most tiles on one rack in 400 matches of two to six bots
RACK_WALL = 1.6
RACK_LEAN_DEGREES = 20.0
RACK_STEP = 24.0  # from ledge to ledge
LEDGE = TILE[2] + 1.0  # clear depth
LEDGE_LIP = 2.0
RACK_LENGTH = RACK_COLUMNS * TILE[0] + 4.0
RACK_BASE = 62.0  # from the plate's foot to the strut's, on the table

# Cup: wide enough for a hand, and for all dice of a match.
CUP_INSIDE = (80.0, 94.0)  # diameter at the floor and at the rim
CUP_HIGH = 84.0
CUP_WALL = 2.0
HAND = 88.0  # breadth of a hand without its thumb, the 95th percentile of men [memory]
DICE_PACKED = 0.5  # share of its room that a heap of cubes fills, on the safe side [memory]

# Name -> (copies, filament).
PRINTED = {
    "cup": (1, "dark, opaque"),
    "rack": (RACKS, "any, opaque"),
    "tile": (TILES, "any; or wood, see tiles.dxf"),
    "die": (DICE, "white; or bought blanks"),
}

_SET_COUNTS = ", ".join(f"{count} of {name}" for name, count in DICE_OF_SETS.items())
# Quantity, name, purpose.
EXTRAS = (
    (
        DICE,
        f"Blank die {DIE:g} mm, white, rounded corners",
        f"{_SET_COUNTS}, {CALIBRATION_DICE} to calibrate; one set and that one are enough to begin; or print die.stl",
    ),
    (1, "Dice cup, printed, or an opaque cloth bag of about 15 x 20 cm", "to draw dice from unseen"),
    (RACKS, "Rack for dominoes, printed", "one a player; dominoes only"),
    (TILES, f"Tile core {TILE[0]:g} x {TILE[1]:g} x {TILE[2]:g} mm, printed or of wood", "dominoes only"),
    (8, "Sheet of plain white, matt sticker paper, A4 or Letter", "24 dice 2, center dice 2, line 1, dominoes 2 or 3"),
    (8, "Sheet of clear, matt laminate, self-adhesive, A4 or Letter", "over the stickers, before they are cut"),
    (10, "Sheet of heavy paper, 160 g/m2 or more, A4 or Letter", "5 reference cards, 5 score pads"),
)

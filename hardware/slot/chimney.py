"""The kit's printed parts, in mm: one slot of the case as foot, chimney, pocket and hood; z up from the board's top.

Cell, fins, sheet and pocket are those of the case (`hardware.case.layout`). The chimney stands on the board's rim; the
foot presses the board into it from below and leaves room for the plug. The pocket lies on the clear sheet and is taken
off to change it; inside it is the case's white liner. The hood stands on the pocket and hides it from the room's light;
its lid is so far above that it returns next to nothing.
"""

from hardware.calc.parts import FIN_ASIDE_MM, FIN_HIGH_MM, FIN_THICK_MM
from hardware.case import inside
from hardware.case import layout as at
from hardware.case.shapes import around
from hardware.slot import plan

OUTER = 36.0
PLAY = 0.2  # on each side of what is put in
BOARD_THICK = 1.6
SHEET = 30.0  # side of the clear sheet's piece
CELL = at.PITCH - at.LIGHT_WALL
GRIP = 3.0  # by which the foot reaches into the chimney, below the board
FOOT_HIGH = 18.0  # under the board: the plug's housing, 14 mm, and its wires
POCKET_HIGH = at.SURFACE - at.SHEET_TOP
HOOD_INSIDE = 30.0  # from the pocket's top to the lid
HOOD_OVERLAP = 12.0  # the white pocket's whole height and some of the chimney
HOOD_REST = 1.5  # width of the step with which the hood stands on the pocket
WALL = 2.0
WIRES = 18.0  # width of the opening in the foot
SEAT = 0.8  # by which the pocket reaches into the chimney, onto the sheet
_MIDDLE = (0.0, 0.0)

BOARD_UNDER = -BOARD_THICK
CHIMNEY_UNDER = BOARD_UNDER - GRIP
SHEET_UNDER = at.BAFFLE_HIGH
SHEET_TOP = SHEET_UNDER + at.SHEET_THICK
CHIMNEY_TOP = SHEET_TOP + SEAT


def make_chimney():
    """Return the chimney: board from below, cell with fins, seat of the sheet."""
    body = around(_MIDDLE, OUTER, OUTER, CHIMNEY_UNDER, CHIMNEY_TOP, 2.0)
    for width, under, top in (
        (plan.SIZE + 2 * PLAY, CHIMNEY_UNDER - 1, 0.0),
        (CELL, -0.1, SHEET_UNDER + 0.1),
        (SHEET + 2 * PLAY, SHEET_UNDER, CHIMNEY_TOP + 1),
    ):
        body = body.cut(around(_MIDDLE, width, width, under, top))
    for way in (-1, 1):
        body = body.union(around((way * FIN_ASIDE_MM, 0.0), FIN_THICK_MM, CELL + 0.2, 0.0, FIN_HIGH_MM))
    return body


def make_foot():
    """Return the foot: a tube that presses the board into the chimney, open to the side of the plug."""
    under = CHIMNEY_UNDER - FOOT_HIGH
    body = around(_MIDDLE, OUTER, OUTER, under, CHIMNEY_UNDER, 2.0)
    grip = plan.SIZE
    body = body.union(around(_MIDDLE, grip, grip, CHIMNEY_UNDER - 0.1, BOARD_UNDER))
    room = grip - 2 * WALL
    body = body.cut(around(_MIDDLE, room, room, under - 1, BOARD_UNDER + 1))
    # The plug is beside the left edge: there it has room all the way down, and wires leave through the wall.
    left = (-plan.SIZE / 2 + 1.5 * WALL, 0.0)
    body = body.cut(around(left, 3 * WALL, WIRES, under - 1, BOARD_UNDER + 1))
    return body.cut(around((-OUTER / 2, 0.0), OUTER / 2, WIRES, under - 1, CHIMNEY_UNDER - 4.0))


def make_pocket():
    """Return the pocket of a die as the case's liner has it, with a seat that holds it on the sheet."""
    under, top = CHIMNEY_TOP, SHEET_TOP + POCKET_HIGH
    body = around(_MIDDLE, OUTER, OUTER, under, top, 2.0)
    body = body.union(around(_MIDDLE, SHEET, SHEET, SHEET_TOP, under + 0.1))
    return body.cut(inside.pocket(_MIDDLE).translate((0, 0, SHEET_TOP - at.SHEET_TOP)))


def make_hood():
    """Return the hood over the pocket."""
    outer = OUTER + 2 * PLAY + 2 * WALL
    under = SHEET_TOP + POCKET_HIGH - HOOD_OVERLAP
    top = SHEET_TOP + POCKET_HIGH + HOOD_INSIDE
    body = around(_MIDDLE, outer, outer, under, top + WALL, 3.0)
    room, free = OUTER + 2 * PLAY, OUTER - 2 * HOOD_REST
    body = body.cut(around(_MIDDLE, room, room, under - 1, SHEET_TOP + POCKET_HIGH, 2.0))
    return body.cut(around(_MIDDLE, free, free, under - 1, top, 2.0))


PARTS = {"foot": make_foot, "chimney": make_chimney, "pocket": make_pocket, "hood": make_hood}
LID_DOWN = ("hood",)  # printed on its lid, so that nothing needs supports

"""`keen` in `yacht`: the exact expectation of every hold over the rolls left of the turn, with the five dice in hand.

`rolls` finds the worth of scoring each of the 6**5 rolls; `holds` derives the rest from that. A box is worth its points
minus the average points of keeping it open (`PAR`).
"""

from tray24.games.yacht.boxes import BOXES, OPEN, box_points
from tray24.rules.moves import REROLL, SCORE

PARTS = ("holds", "rolls")
# The average points of each box, found by playing with the values of the previous iteration.
PAR = (110, 97, 63, 94, 109, 99, 59, 58, 60, 60, 66)


def choose(game, sides, holds, rolls):
    """Return the best move. This generator yields every few milliseconds of an RP2040."""
    sheet = game.sheets[game.turn]
    if game.rolls_left:
        tables = yield from holds.new_tables()
        worth = rolls.Rolls(game.dice, sides, sheet, [par * rolls.UNIT for par in PAR])
        yield
        for first in range(6):
            for second in range(6):
                for third in range(6):
                    worth.fill(tables[first], 216 * second + 36 * third, first, second, third)
                    if third % 3 == 2:
                        yield
        if game.rolls_left == 2:
            yield from holds.foresee(tables)
        rerolled = yield from holds.best_hold(tables, [_side(sides, die, game.faces[die]) for die in game.dice])
        if rerolled:
            return game.turn << 24 | REROLL << 16 | rerolled
    return game.move(SCORE, _best_box(sheet, [game.faces[die] for die in game.dice]))


def reason(game, move):
    """Return the key of the text of why this is the best move (`match.reasons`)."""
    if move >> 16 & 255 != SCORE:
        return "why_average"
    faces = [game.faces[die] for die in game.dice]
    sheet = game.sheets[game.turn]
    points = [box_points(box, faces) for box in range(len(BOXES)) if sheet[box] == OPEN]
    mine = box_points(move & 65535, faces)
    if mine < max(points):
        return "why_box"
    return "why_most" if mine else "why_zero"


def _best_box(sheet, faces):
    """Return the open box in which the five faces score most beyond the box's worth."""
    boxes = [box for box in range(len(BOXES)) if sheet[box] == OPEN]
    return max(boxes, key=lambda box: box_points(box, faces) - PAR[box])


def _side(sides, die, face):
    """Return which side of a die shows `face`."""
    side = 6 * die
    while sides[side] != face:
        side += 1
    return side - 6 * die

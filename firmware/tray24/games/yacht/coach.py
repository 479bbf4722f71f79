"""The tips that the coach (`ui.match.coach`) gives in a first match of yacht."""

from tray24.compat import const
from tray24.games.yacht.boxes import BOXES, OPEN, score_box
from tray24.rules.moves import PH_SCORE, REROLL

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Iterator

    from tray24.games.yacht.rules import Yacht


def find_best_box(game: "Yacht") -> tuple[int, int]:
    """Return (points, box) of the open box with the most points for the dice of the seat to play.

    If several boxes have the most points, return the first of them.
    """
    faces = [game.faces[die] for die in game.dice]
    sheet = game.sheets[game.turn]
    points = [(score_box(box, faces), -box) for box in range(len(BOXES)) if sheet[box] == OPEN]
    best_points, box = max(points)
    return best_points, -box


def list_tips(game: "Yacht") -> "Iterator[tuple[str, tuple[str, int], dict[str, int]]]":
    """Yield the coach's tips for the seat to play as (key, place, values), the most important first.

    `key` names the text of a tip, and `values` has what is inserted into this text. `place` is what the tip points at,
    such as ("box", a box).
    """
    if game.phase != PH_SCORE or not game.dice:
        return
    if game.rolls_left == 2:
        yield "reroll", ("slot", 0), {}  # the dice are in the first slots
    points, box = find_best_box(game)
    if points:
        yield "box", ("box", box), {"points": points}
    else:
        yield "zero", ("box", box), {}
    if game.rolls_left == 1:
        yield "again", ("do", REROLL), {}

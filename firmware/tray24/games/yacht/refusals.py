"""The refusals of `yacht`, with their reasons."""

from tray24.compat import const
from tray24.rules.errors import RuleError
from tray24.rules.moves import REROLL, SCORE, ZERO

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from tray24.games.yacht.rules import Yacht


def refuse(game: "Yacht", verb: int, move: int) -> RuleError | None:
    """Return why the seat to play may not enter this move; None if only the phase is wrong."""
    if verb == REROLL:
        return RuleError("Y2", "name_a_die" if game.rolls_left else "no_rolls_left")
    if verb == SCORE or verb == ZERO:
        sheet = game.sheets[game.turn]
        box = move & 65535
        return RuleError("Y3", "box_used", points=sheet[box] if box < len(sheet) else 0)
    return None

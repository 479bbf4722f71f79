"""The refusals of the dice-line game, with their reasons."""

from tray24.compat import const
from tray24.rules.errors import RuleError
from tray24.rules.matching import refusals as matching
from tray24.rules.moves import DRAW, PH_GIVE, PH_MOVE, REROLL

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from tray24.games.line.rules import Line


def refuse(game: "Line", verb: int, move: int) -> RuleError | None:
    """Return why the seat to play may not enter this move; None if only the phase is wrong."""
    phase = game.phase
    if phase == PH_MOVE and verb == DRAW:
        return RuleError("L5", "line_keeps_last_die")
    if phase == PH_MOVE and verb == REROLL:
        one = len(game.line) == 1
        return RuleError("L5", "play_fitting_die" if one else "take_back_die")
    if phase == PH_GIVE:
        return RuleError("L8", "give_a_die")
    return matching.refuse(game, verb, move)

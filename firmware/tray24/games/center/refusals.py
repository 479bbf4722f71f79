"""The refusals of the center-die game, with their reasons."""

from tray24.compat import const
from tray24.rules.errors import RuleError
from tray24.rules.matching import refusals as matching
from tray24.rules.moves import DRAW, PH_CHALLENGE, PH_MOVE, PLAY

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from tray24.games.center.rules import Center


def refuse(game: "Center", verb: int, move: int) -> RuleError | None:
    """Return why the seat to play may not enter this move; None if only the phase is wrong."""
    phase = game.phase
    if verb == DRAW and phase == PH_MOVE:
        return RuleError("C4", "roll_before_draw")
    if phase == PH_CHALLENGE and verb == PLAY:
        return RuleError("C8", "answer_wild_four")
    return matching.refuse(game, verb, move)

"""The refusals that `center` and `line` share, with their reasons."""

from tray24.compat import const
from tray24.rules.errors import RuleError
from tray24.rules.moves import (
    DRAW,
    PASS,
    PH_COLOR,
    PH_DRAWN,
    PH_MOVE,
    PH_REROLLED,
    PLAY,
    REROLL,
)
from tray24.rules.refusals import refuse_play

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from tray24.rules.matching.rules import MatchingGame


def refuse(game: "MatchingGame", verb: int, move: int) -> RuleError | None:
    """Return why the seat to play may not enter this move; None if only the phase is wrong."""
    phase = game.phase
    if verb == PLAY and (phase == PH_MOVE or phase == PH_REROLLED or phase == PH_DRAWN):
        return refuse_play(game, move)
    if phase == PH_COLOR:
        return RuleError(game.color_rule, "name_color")
    if (phase == PH_REROLLED or phase == PH_DRAWN) and (verb == REROLL or verb == DRAW):
        return RuleError(game.once_rule, "once_a_turn")
    if phase == PH_MOVE and verb == PASS:
        return RuleError(game.once_rule, "roll_before_pass")
    return None

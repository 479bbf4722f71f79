"""The refusals of the tray game, with their reasons."""

from tray24.compat import const
from tray24.rules.errors import RuleError
from tray24.rules.moves import DRAW, KEEP, PASS, PH_CHOOSE, PH_COLOR, PH_DRAWN, PH_MOVE, PLAY, ROLL
from tray24.rules.refusals import refuse_play

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from tray24.games.basic.rules import Basic


def refuse(game: "Basic", verb: int, move: int) -> RuleError | None:
    """Return why the seat to play may not enter this move; None if only the phase is wrong."""
    phase = game.phase
    if phase == PH_CHOOSE and verb in (KEEP, PLAY, DRAW):
        if game.may_keep(game.turn):
            return RuleError("B5", "roll_or_keep")
        return RuleError("B5", "turn_begins_with_roll" if game.must_roll_first(game.turn) else "roll_in_first_turn")
    if phase == PH_MOVE and verb == DRAW:
        return RuleError("B7", "play_fitting_die")
    if phase == PH_MOVE and verb == ROLL:
        return RuleError("B5", "roll_before_play")
    if phase == PH_DRAWN and (verb == DRAW or verb == PASS):
        return RuleError("B9", "play_drawn_die")
    if verb == PLAY and (phase == PH_MOVE or phase == PH_DRAWN):
        return refuse_play(game, move) or RuleError("B8", "other_die_fits")
    if phase == PH_COLOR:
        return RuleError("B10", "name_color")
    return None

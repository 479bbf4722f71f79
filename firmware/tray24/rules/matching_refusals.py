"""What `center` and `line` refuse, and why."""

from tray24.rules.core import (
    DRAW,
    PASS,
    PH_CHALLENGE,
    PH_COLOR,
    PH_DRAWN,
    PH_GIVE,
    PH_MOVE,
    PH_REROLLED,
    PLAY,
    REROLL,
    RuleError,
)
from tray24.rules.refusals import refuse_play


def refuse(game, verb, move):
    """Why the seat that is to choose may not enter this; None when only the phase is wrong."""
    phase = game.phase
    why = _refuse_center(phase, verb) if game.name == "center" else _refuse_line(game, phase, verb)
    if why:
        return why
    if verb == PLAY and (phase == PH_MOVE or phase == PH_REROLLED or phase == PH_DRAWN):
        return refuse_play(game, move)
    if phase == PH_COLOR:
        return RuleError(game.color_rule, "name a color for the wild")
    if (phase == PH_REROLLED or phase == PH_DRAWN) and (verb == REROLL or verb == DRAW):
        return RuleError(game.once_rule, "once a turn")
    if phase == PH_MOVE and verb == PASS:
        return RuleError(game.once_rule, "roll your dice before you pass")
    return None


def _refuse_center(phase, verb):
    if verb == DRAW and phase == PH_MOVE:
        return RuleError("C4", "roll your hand again before you draw")
    if phase == PH_CHALLENGE and verb == PLAY:
        return RuleError("C8", "accept or challenge the WD4")
    return None


def _refuse_line(game, phase, verb):
    if phase == PH_MOVE and verb == DRAW:
        return RuleError("L5", "the line keeps its last die: roll, or play")
    if phase == PH_MOVE and verb == REROLL:
        one = len(game.line) == 1
        return RuleError("L5", "a die fits, so one must be played" if one else "take the die at the back: draw")
    if phase == PH_GIVE:
        return RuleError("L8", "give one of your dice")
    return None

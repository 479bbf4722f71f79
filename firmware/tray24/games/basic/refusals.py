"""What the tray game refuses, and why."""

from tray24.rules.errors import RuleError
from tray24.rules.moves import DRAW, KEEP, PASS, PH_CHOOSE, PH_COLOR, PH_DRAWN, PH_MOVE, PLAY, ROLL
from tray24.rules.refusals import refuse_play


def refuse(game, verb, move):
    """Return why the seat that is to choose may not enter this; None when only the phase is wrong."""
    phase = game.phase
    if phase == PH_CHOOSE and verb == KEEP:
        return RuleError("B5", "every turn begins with a roll" if game.must_roll else "roll in your first turn")
    if phase == PH_CHOOSE and (verb == PLAY or verb == DRAW):
        return RuleError("B5", "first roll, or keep your dice")
    if phase == PH_MOVE and verb == DRAW:
        return RuleError("B7", "a die fits, so one must be played")
    if phase == PH_MOVE and verb == ROLL:
        return RuleError("B5", "roll once a turn, before you play")
    if phase == PH_DRAWN and (verb == DRAW or verb == PASS):
        return RuleError("B9", "the drawn die fits, so it must be played")
    if verb == PLAY and (phase == PH_MOVE or phase == PH_DRAWN):
        return refuse_play(game, move) or RuleError("B8", "another die fits")
    if phase == PH_COLOR:
        return RuleError("B10", "name a color for the wild")
    return None

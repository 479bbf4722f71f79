"""What `dominoes` refuses, and why."""

from tray24.rules.errors import RuleError
from tray24.rules.moves import (
    D_DRAW,
    D_FIRST,
    DRAW,
    PASS,
    PH_CHALLENGE,
    PH_COLOR,
    PH_DRAWN,
    PH_LEAD,
    PH_MOVE,
    PH_REOPEN,
    PLAY,
)
from tray24.rules.refusals import check_first, check_tiles
from tray24.rules.tiles import HIDDEN


def check_leader(game, line):
    """Raise RuleError when the table's line is not one that says who leads, or that nobody can lead yet (D2)."""
    verb, seat, values = line
    if verb == D_DRAW and seat == game.back_turn and len(values) == 1:
        check_tiles(game, values)
    elif verb == D_FIRST:
        check_first(game, seat)
        if not game.leads(seat):
            raise RuleError("D2", "seat %d cannot lead" % seat)
    else:
        raise RuleError("", "awaited: " + game.awaited())


def refuse(game, verb, move):
    """Return why the seat that is to choose may not enter this; None when only the phase is wrong."""
    phase = game.phase
    if verb == PLAY and (phase == PH_MOVE or phase == PH_DRAWN):
        return _refuse_play(game, move >> 7 & 511, move)
    if phase == PH_MOVE and (verb == DRAW or verb == PASS):
        return RuleError("D9", "the pile is empty: pass" if verb == DRAW else "draw a tile: the pile is not empty")
    if phase == PH_DRAWN and verb == DRAW:
        return RuleError("D9", "one tile a turn is drawn")
    if phase == PH_LEAD:
        return RuleError("D2", "lead your doublet of the highest number")
    if phase == PH_COLOR:
        return RuleError("D5", "name a color for the wild")
    if phase == PH_CHALLENGE:
        return RuleError("D8", "accept or challenge the WD4")
    if phase == PH_REOPEN:
        return RuleError("D16", "place W/W beside a doublet on the table, or pass")
    return None


def _refuse_play(game, tile, move):
    if game.phase == PH_DRAWN and tile != game.drawn:
        return RuleError("D9", "only the drawn tile may be played")
    if tile == HIDDEN or tile not in game.hands[game.turn]:
        return RuleError("D4", "seat %d does not hold that tile" % game.turn)
    return game.misfit(tile, move >> 6 & 1, move & 63)

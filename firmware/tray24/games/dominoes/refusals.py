"""The refusals of `dominoes`, with their reasons."""

from tray24.compat import const
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

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from tray24.games.dominoes.arms import ArmsGame
    from tray24.rules.moves import Deal


def check_leader(game: "ArmsGame", line: "Deal") -> None:
    """Raise RuleError unless the table's line says who leads, or that nobody can lead yet (D2)."""
    verb, seat, values = line
    if verb == D_DRAW and seat == game.back_turn and len(values) == 1:
        check_tiles(game, values)
    elif verb == D_FIRST:
        check_first(game, seat)
        if not game.leads(seat):
            raise RuleError("D2", "seat_cannot_lead", seat=seat)
    else:
        raise RuleError("", "awaited", line=game.awaited())


def refuse(game: "ArmsGame", verb: int, move: int) -> RuleError | None:
    """Return why the seat to play may not enter this move; None if only the phase is wrong."""
    phase = game.phase
    if verb == PLAY and (phase == PH_MOVE or phase == PH_DRAWN):
        return _refuse_play(game, move >> 7 & 511, move)
    if phase == PH_MOVE and (verb == DRAW or verb == PASS):
        return RuleError("D9", "pile_empty" if verb == DRAW else "pile_not_empty")
    if phase == PH_DRAWN and verb == DRAW:
        return RuleError("D9", "one_tile_a_turn")
    if phase == PH_LEAD:
        return RuleError("D2", "lead_highest_doublet")
    if phase == PH_COLOR:
        return RuleError("D5", "name_color")
    if phase == PH_CHALLENGE:
        return RuleError("D8", "answer_wild_four")
    if phase == PH_REOPEN:
        return RuleError("D16", "reopen_or_pass")
    return None


def _refuse_play(game: "ArmsGame", tile: int, move: int) -> RuleError | None:
    if game.phase == PH_DRAWN and tile != game.drawn:
        return RuleError("D9", "only_drawn_tile")
    if tile == HIDDEN or tile not in game.hands[game.turn]:
        return RuleError("D4", "tile_not_held", seat=game.turn)
    return game.misfit(tile, move >> 6 & 1, move & 63)

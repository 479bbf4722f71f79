"""The tips that the coach (`ui.match.coach`) gives in a first match of dominoes."""

from tray24.compat import const
from tray24.games.dominoes.arms import ILLEGAL, decode_arm, decode_marking, decode_tile, get_end_face
from tray24.rules.faces import HIDDEN, MARKINGS, WD4, S, W, is_wild
from tray24.rules.moves import CHALLENGE, DRAW, PH_CHALLENGE, PH_DRAWN, PH_LEAD, PH_MOVE, PLAY, decode_arg, decode_verb

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tray24.games.dominoes.rules import Dominoes


def list_tips(game: "Dominoes") -> "Iterator[tuple[str, tuple[str, int], dict[str, int]]]":
    """Yield the coach's tips for the seat to play as (key, place, values), the most important first.

    `key` names the text of a tip, and `values` has what is inserted into this text. `place` is what the tip points at,
    such as ("die", a tile).
    """
    phase = game.phase
    moves = game.list_turn_moves()
    if phase == PH_LEAD:
        yield "lead", ("die", decode_arg(moves[0])), {}
    elif phase == PH_CHALLENGE:
        yield "challenge", ("do", CHALLENGE), {}
    elif phase in (PH_MOVE, PH_DRAWN):
        plays = [move for move in moves if decode_verb(move) == PLAY]
        if plays:
            yield from _list_play_tips(game, plays)
        elif phase == PH_MOVE and decode_verb(moves[-1]) == DRAW and HIDDEN not in game.hands[game.turn]:
            yield "draw", ("do", DRAW), {}


def _list_play_tips(
    game: "Dominoes", plays: "Sequence[int]"
) -> "Iterator[tuple[str, tuple[str, int], dict[str, int]]]":
    if game.can_call_uno(game.turn):
        yield "uno", ("seat", game.turn), {}
    plain_plays = [move for move in plays if not is_wild(_get_matching_face(move))]
    if plain_plays:
        move = plain_plays[0]
        values = {"face": _get_matching_face(move), "other": get_end_face(game.arms[decode_arm(move)])}
        yield "match", ("die", decode_tile(move)), values
    for move in plays:
        kind = _get_matching_face(move) & 31
        far_face = MARKINGS[2 * decode_tile(move) + 1 - decode_marking(move)]
        if kind == WD4 and game.determine_legality(game.turn) == ILLEGAL:
            yield "bluff", ("die", decode_tile(move)), {}
        elif (kind >= S and kind != W) or far_face & 31 >= S:
            # Only the active side has an effect.
            yield "active", ("die", decode_tile(move)), {"face": _get_matching_face(move)}


def _get_matching_face(move: int) -> int:
    """Return the marking of the played tile that matches the open end."""
    return MARKINGS[2 * decode_tile(move) + decode_marking(move)]

"""The tips of the coach (`ui.match.coach`) in a first match of dominoes."""

from tray24.compat import const
from tray24.games.dominoes.arms import ILLEGAL, end_face, played_arm, played_marking, played_tile
from tray24.rules.faces import HIDDEN, MARKINGS, WD4, S, W, is_wild
from tray24.rules.moves import CHALLENGE, DRAW, PH_CHALLENGE, PH_DRAWN, PH_LEAD, PH_MOVE, PLAY, move_arg, move_verb

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tray24.games.dominoes.rules import Dominoes


def tips(game: "Dominoes") -> "Iterator[tuple[str, tuple[str, int], dict[str, int]]]":
    """Yield the tips for the seat to play, the most important first: (key, place, values)."""
    phase = game.phase
    moves = game.choices()
    if phase == PH_LEAD:
        yield "lead", ("die", move_arg(moves[0])), {}
    elif phase == PH_CHALLENGE:
        yield "challenge", ("do", CHALLENGE), {}
    elif phase in (PH_MOVE, PH_DRAWN):
        plays = [move for move in moves if move_verb(move) == PLAY]
        if plays:
            yield from _playing(game, plays)
        elif phase == PH_MOVE and move_verb(moves[-1]) == DRAW and HIDDEN not in game.hands[game.turn]:
            yield "draw", ("do", DRAW), {}


def _playing(game: "Dominoes", plays: "Sequence[int]") -> "Iterator[tuple[str, tuple[str, int], dict[str, int]]]":
    if game.may_call_uno(game.turn):
        yield "uno", ("seat", game.turn), {}
    plain = [move for move in plays if not is_wild(_match(move))]
    if plain:
        move = plain[0]
        values = {"face": _match(move), "other": end_face(game.arms[played_arm(move)])}
        yield "match", ("die", played_tile(move)), values
    for move in plays:
        kind = _match(move) & 31
        far = MARKINGS[2 * played_tile(move) + 1 - played_marking(move)]
        if kind == WD4 and game.judge(game.turn) == ILLEGAL:
            yield "bluff", ("die", played_tile(move)), {}
        elif (kind >= S and kind != W) or far & 31 >= S:
            # Only the active side has an effect.
            yield "active", ("die", played_tile(move)), {"face": _match(move)}


def _match(move: int) -> int:
    """Return the marking of a play that matches the open end."""
    return MARKINGS[2 * played_tile(move) + played_marking(move)]

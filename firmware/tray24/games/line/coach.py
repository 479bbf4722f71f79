"""The tips that the coach (`ui.match.coach`) gives in a first match of the dice line."""

from tray24.compat import const
from tray24.rules.moves import DRAW, PH_MOVE, PH_REROLLED, REROLL, decode_verb
from tray24.rules.tips import list_play_tips

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Iterator

    from tray24.games.line.rules import Line


def list_tips(game: "Line") -> "Iterator[tuple[str, tuple[str, int], dict[str, int]]]":
    """Yield the coach's tips for the seat to play as (key, place, values), the most important first.

    `key` names the text of a tip, and `values` has what is inserted into this text. `place` is what the tip points at,
    such as ("die", a face).
    """
    if game.phase != PH_MOVE and game.phase != PH_REROLLED:
        return
    yield from list_play_tips(game)
    for move in game.list_turn_moves():
        verb = decode_verb(move)
        if verb == DRAW:
            yield "price", ("do", DRAW), {"face": game.faces[game.line[0]]}
        elif verb == REROLL:
            yield "last", ("do", REROLL), {}

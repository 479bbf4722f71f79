"""The tips on plays that the coach (`ui.match.coach`) gives in the games `center` and `line`."""

from tray24.compat import const
from tray24.rules.faces import W, is_wild
from tray24.rules.moves import PLAY, decode_arg, decode_verb

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Iterator

    from tray24.rules.matching import MatchingGame


def list_play_tips(game: "MatchingGame") -> "Iterator[tuple[str, tuple[str, int], dict[str, int]]]":
    """Yield the coach's tips on the plays of the seat to play, as (key, place, values).

    `key` names the text of a tip, and `values` has what is inserted into this text. `place` is what the tip points at,
    such as ("die", a face).
    """
    plays = [decode_arg(move) for move in game.list_turn_moves() if decode_verb(move) == PLAY]
    if plays and game.can_call_uno(game.turn):
        yield "uno", ("seat", game.turn), {}
    plain_faces = [face for face in plays if not is_wild(face)]
    if plain_faces:
        yield "match", ("die", plain_faces[0]), {"face": plain_faces[0], "other": game.faces[game.get_top_die()]}
    if W in plays:
        yield "wild", ("die", W), {}

"""The tips that the coach (`ui.match.coach`) gives in a first match of the tray game."""

from tray24.compat import const
from tray24.games.basic.placement import SLOTS, slot_to_half
from tray24.games.basic.rules import decode_face, decode_slot
from tray24.rules.faces import WD4, W, is_known, is_wild
from tray24.rules.moves import DRAW, KEEP, PH_CHOOSE, PH_MOVE, PH_PLACE, PLAY, ROLL, decode_verb

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tray24.games.basic.rules import Basic


def list_tips(game: "Basic") -> "Iterator[tuple[str, tuple[str, int], dict[str, int]]]":
    """Yield the coach's tips for the seat to play as (key, place, values), the most important first.

    `key` names the text of a tip, and `values` has what is inserted into this text. `place` is what the tip points at,
    such as ("die", a face).
    """
    seat = game.turn
    phase = game.phase
    moves = game.list_turn_moves()
    if phase == PH_PLACE:
        yield "start", ("die", game.faces[game.drawn]), {}
    elif phase == PH_CHOOSE:
        verbs = [decode_verb(move) for move in moves]
        yield "keep" if KEEP in verbs else "roll", ("do", ROLL), {}
    elif phase == PH_MOVE:
        plays = [move for move in moves if decode_verb(move) == PLAY]
        if plays:
            yield from _list_play_tips(game, seat, plays)
        elif [face for face in _list_faces(game, seat) if not is_known(face)] == []:
            yield "draw", ("do", DRAW), {}


def _list_play_tips(
    game: "Basic", seat: int, plays: "Sequence[int]"
) -> "Iterator[tuple[str, tuple[str, int], dict[str, int]]]":
    if game.can_call_uno(seat):
        yield "uno", ("seat", seat), {}
    plain_plays = [move for move in plays if not is_wild(decode_face(move))]
    if plain_plays:
        face = decode_face(plain_plays[0])
        # A die beside the slot that it matches: the reason.
        yield "match", ("die", face), {"face": face, "slot": decode_slot(plain_plays[0])}
    faces = _list_faces(game, seat)
    if W in faces:
        yield "wild", ("die", W), {}
    if WD4 in faces:
        yield "wild_four", ("die", WD4), {}
    dark_slots = [slot for slot in range(SLOTS) if slot_to_half(slot) != game.half]
    yield "half", ("slot", dark_slots[7]), {}


def _list_faces(game: "Basic", seat: int) -> list[int]:
    return [game.faces[die] for die in game.hands[seat]]

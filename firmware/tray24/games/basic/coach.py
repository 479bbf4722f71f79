"""The tips of the coach (`ui.match.coach`) in a first match of the tray game."""

from tray24.compat import const
from tray24.games.basic.rules import played_face, played_slot
from tray24.games.basic.tray import SLOTS, half_of
from tray24.rules.faces import WD4, W, is_known, is_wild
from tray24.rules.moves import DRAW, KEEP, PH_CHOOSE, PH_MOVE, PH_PLACE, PLAY, ROLL, move_verb

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tray24.games.basic.rules import Basic


def tips(game: "Basic") -> "Iterator[tuple[str, tuple[str, int], dict[str, int]]]":
    """Yield the tips for the seat to play, the most important first: (key, place, values)."""
    seat = game.turn
    phase = game.phase
    moves = game.choices()
    if phase == PH_PLACE:
        yield "start", ("die", game.faces[game.drawn]), {}
    elif phase == PH_CHOOSE:
        verbs = [move_verb(move) for move in moves]
        yield "keep" if KEEP in verbs else "roll", ("do", ROLL), {}
    elif phase == PH_MOVE:
        plays = [move for move in moves if move_verb(move) == PLAY]
        if plays:
            yield from _playing(game, seat, plays)
        elif [face for face in _faces(game, seat) if not is_known(face)] == []:
            yield "draw", ("do", DRAW), {}


def _playing(
    game: "Basic", seat: int, plays: "Sequence[int]"
) -> "Iterator[tuple[str, tuple[str, int], dict[str, int]]]":
    if game.may_call_uno(seat):
        yield "uno", ("seat", seat), {}
    plain = [move for move in plays if not is_wild(played_face(move))]
    if plain:
        face = played_face(plain[0])
        # A die beside the slot that it matches: the reason.
        yield "match", ("die", face), {"face": face, "slot": played_slot(plain[0])}
    faces = _faces(game, seat)
    if W in faces:
        yield "wild", ("die", W), {}
    if WD4 in faces:
        yield "wild_four", ("die", WD4), {}
    dark = [slot for slot in range(SLOTS) if half_of(slot) != game.half]
    yield "half", ("slot", dark[7]), {}


def _faces(game: "Basic", seat: int) -> list[int]:
    return [game.faces[die] for die in game.hands[seat]]

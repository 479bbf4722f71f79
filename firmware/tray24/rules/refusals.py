"""The checks of moves and deals that people or programs enter. An error names the rule that refuses them.

Checks that depend on the game are in the game's method `explain_refusal`.
"""

from tray24.compat import const
from tray24.rules import moves
from tray24.rules.errors import RuleError
from tray24.rules.faces import D2, HIDDEN, UNKNOWN, format_face

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Sequence

    from tray24.rules.core import Game
    from tray24.rules.moves import Deal
    from tray24.rules.shedding import SheddingGame


def check_deal(game: "Game", deal: "Deal") -> None:
    """Raise RuleError if the deal is not the awaited deal or its values are impossible."""
    verb, seat, values = deal
    if game.turn >= 0:
        raise RuleError("", "seat_awaited", seat=game.turn)
    if game.phase == moves.PH_OVER:
        raise RuleError("", "match_over")
    if verb == moves.D_FIRST and game.wait == moves.D_ROLLOFF:
        check_first(game, seat)
    elif verb != game.wait or seat != game.served:
        raise RuleError("", "awaited", line=game.format_awaited_deal())
    elif len(values) != game.due:
        raise RuleError("", "takes_values", line=game.format_awaited_deal(), due=game.due, count=len(values))
    elif game.tiles and verb in (moves.D_DRAW, moves.D_REVEAL):
        check_tiles(game, values)
    elif verb == moves.D_DRAW:
        for i in range(len(values)):
            if values[i] not in game.bag:
                raise RuleError("", "die_not_in_bag", die=values[i])
            if i and values[i] <= values[i - 1]:
                raise RuleError("", "dice_not_ascending")
    elif verb != moves.D_VERDICT:
        for face in values:
            check_face(game, face, verb == moves.D_ROLL and game.unknown_faces)


def check_first(game: "Game", seat: int) -> None:
    """Raise RuleError if a seat that should start does not exist."""
    if not 0 <= seat < game.seats:
        raise RuleError("", "no_seat", seat=seat)


def check_face(game: "Game", face: int, can_be_unknown: bool = False) -> None:
    """Raise RuleError unless dice of the game have this face (RULES.md, "Words and notation").

    A wild must be without a declared color. `can_be_unknown` tells whether the face may be unknown (`?`).
    """
    if face == UNKNOWN:
        if not can_be_unknown:
            raise RuleError("", "unknown_in_roll_only" if game.unknown_faces else "unknown_of_no_use")
    elif face & 31 not in game.kinds or (face >> 5 == 0) != (face & 31 > D2):
        raise RuleError("", "no_face_of_game", game=game.name, face=format_face(face))


def check_tiles(game: "Game", values: "Sequence[int]") -> None:
    """Raise RuleError unless these tiles can be drawn or revealed.

    They must be from the pile and in ascending order, hidden tiles last.
    """
    for i in range(len(values)):
        if values[i] == HIDDEN:
            if game.wait == moves.D_REVEAL:
                raise RuleError("", "name_tiles_left")
        elif values[i] not in game.bag:
            raise RuleError("", "tile_not_in_pile", tile=values[i])
        elif i and values[i] <= values[i - 1]:
            raise RuleError("", "tiles_not_ascending")


def make_refusal(game: "Game", move: int) -> RuleError:
    """Return the RuleError that says why `move` is not legal."""
    verb = move >> 16 & 255
    if game.phase == moves.PH_OVER:
        return RuleError("", "match_over")
    if verb == moves.UNO or verb == moves.CATCH:
        return _make_aside_refusal(game, move)  # anybody may press at any time, also while dice are awaited
    if game.turn < 0:
        return RuleError("", "dealer_awaited", line=game.format_awaited_deal())
    if move >> 24 != game.turn:
        return RuleError("", "turn_of_seat", seat=game.turn)
    refusal = game.explain_refusal(verb, move)
    return refusal or RuleError("", "not_in_phase", verb=moves.VERBS[verb], phase=moves.PHASES[game.phase])


def _make_aside_refusal(game: "Game", move: int) -> RuleError:
    """Return the RuleError that says why an UNO call or a catch is refused."""
    if not game.has_uno:
        return RuleError("", "no_uno")
    seat = move >> 24
    if move >> 16 & 255 == moves.UNO:
        if game.called == seat:
            return RuleError(game.uno_rule, "uno_once_a_turn")
        if seat == game.turn and len(game.hands[seat]) != 2:
            return RuleError(game.uno_rule, "uno_with_two_left")
        return RuleError(game.uno_rule, "uno_not_now")
    if seat == move & 65535:
        return RuleError(game.uno_rule, "catch_herself")
    return RuleError(game.uno_rule, "nobody_to_catch")


def explain_play_refusal(game: "SheddingGame", move: int) -> RuleError | None:
    """Return the RuleError that says why the play of a die from the hand is refused; None if the play is right."""
    face = move >> game.face_shift & 255
    if game.phase == moves.PH_DRAWN and face != game.faces[game.drawn]:
        return RuleError(game.drawn_rule, "only_drawn_die")
    if face not in [game.faces[die] for die in game.hands[game.turn]]:
        return RuleError("", "die_not_held", seat=game.turn, face=format_face(face))
    try:
        game.check_play(move)
    except RuleError as error:
        return error
    return None

"""Why a line from outside is not legal, in words and with the rule's number: of the dealer, and of seats.

What each game refuses of a seat's lines is in a module a game.
"""

from tray24.rules.errors import RuleError
from tray24.rules.faces import D2, UNKNOWN, face_name
from tray24.rules.moves import (
    CATCH,
    D_DRAW,
    D_FIRST,
    D_REVEAL,
    D_ROLL,
    D_ROLLOFF,
    D_VERDICT,
    PH_DRAWN,
    PH_OVER,
    PHASES,
    UNO,
    VERBS,
)
from tray24.rules.tiles import HIDDEN

# Lines of the dealer.


def check_deal(game, line):
    """Raise RuleError when the dealer's line is not the one awaited, or its values cannot be."""
    verb, seat, values = line
    if game.turn >= 0:
        raise RuleError("", "seat %d is to choose, not the dealer" % game.turn)
    if game.phase == PH_OVER:
        raise RuleError("", "the match is over")
    if game.wait == D_FIRST and verb == D_DRAW and seat == game.back_turn and len(values) == 1:
        _check_tiles(game, values)  # D2: with hidden tiles the table says that nobody can lead yet
    elif verb == D_FIRST and game.wait in (D_FIRST, D_ROLLOFF):
        _check_first(game, seat)
    elif verb != game.wait or seat != game.served:
        raise RuleError("", "awaited: " + game.awaited())
    elif len(values) != game.due:
        due = game.due
        raise RuleError("", "%s takes %d value%s, not %d" % (game.awaited(), due, "" if due == 1 else "s", len(values)))
    elif game.tiles and verb in (D_DRAW, D_REVEAL):
        _check_tiles(game, values)
    elif verb == D_DRAW:
        _check_dice(game, values)
    elif verb != D_VERDICT:
        for face in values:
            check_face(game, face, verb == D_ROLL and game.unknown_faces)


def _check_first(game, seat):
    """Raise RuleError when the table cannot say that this seat starts."""
    if not 0 <= seat < game.seats:
        raise RuleError("", "there is no seat %d" % seat)
    if game.wait == D_FIRST and not game.leads(seat):
        raise RuleError("D2", "seat %d cannot lead" % seat)


def check_face(game, face, unknown=False):
    """Raise RuleError unless the face is one of the game's (rules: "Words and notation"). A wild comes undeclared."""
    if face == UNKNOWN:
        if not unknown:
            raise RuleError("", "'?' may stand in a roll only" if game.unknown_faces else "'?' is of no use here")
    elif face & 31 not in game.kinds or (face >> 5 == 0) != (face & 31 > D2):
        raise RuleError("", game.name + " has no face " + face_name(face))


def _check_dice(game, values):
    for i in range(len(values)):
        if values[i] not in game.bag:
            raise RuleError("", "die %d is not in the bag" % values[i])
        if i and values[i] <= values[i - 1]:
            raise RuleError("", "dice are drawn in ascending order of their ids")


def _check_tiles(game, values):
    """Tiles drawn or revealed must be in the pile as far as known, ascending, hidden ones last."""
    for i in range(len(values)):
        if values[i] == HIDDEN:
            if game.wait == D_REVEAL:
                raise RuleError("", "name the tiles that are left")
        elif values[i] not in game.bag:
            raise RuleError("", "tile %d is not in the pile" % values[i])
        elif i and values[i] <= values[i - 1]:
            raise RuleError("", "tiles are listed in ascending order of their ids")


# Moves of seats.


def refusal(game, move):
    """Return the RuleError that says why `move` is not legal."""
    verb = move >> 16 & 255
    if game.phase == PH_OVER:
        return RuleError("", "the match is over")
    if game.turn < 0:
        return RuleError("", "the dealer is awaited: " + game.awaited())
    if (verb == UNO or verb == CATCH) and CATCH in game.ARGS:
        return _refuse_aside(game, move)
    if move >> 24 != game.turn:
        return RuleError("", "it is the turn of seat %d" % game.turn)
    why = game.REFUSALS.refuse(game, verb, move)
    return why or RuleError("", "'%s' cannot be done in the phase %s" % (VERBS[verb], PHASES[game.phase]))


def _refuse_aside(game, move):
    """Return why an UNO call or a catch is refused."""
    seat = move >> 24
    if move >> 16 & 255 == UNO:
        if game.called == seat:
            return RuleError(game.uno_rule, "UNO is called once a turn")
        if seat == game.turn and len(game.hands[seat]) != 2:
            return RuleError(game.uno_rule, "UNO is called with two left")
        return RuleError(game.uno_rule, "it is too late, or too early, to call UNO")
    if seat == move & 65535:
        return RuleError(game.uno_rule, "nobody catches herself")
    return RuleError(game.uno_rule, "nobody to catch there")


def refuse_play(game, move):
    """Return why a die of a hand cannot be played; None when nothing is wrong with the die and its place."""
    face = move >> game.face_shift & 255
    if game.phase == PH_DRAWN and face != game.faces[game.drawn]:
        return RuleError(game.drawn_rule, "only the drawn die may be played")
    if face not in [game.faces[die] for die in game.hands[game.turn]]:
        return RuleError("", "seat %d holds no %s" % (game.turn, face_name(face)))
    try:
        game.check_play(move)
    except RuleError as why:
        return why
    return None

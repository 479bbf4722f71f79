"""Whether a line of the dealer that comes from outside is the one awaited, and its dice or faces can be."""

from tray24.rules.core import D_DRAW, D_FIRST, D_REVEAL, D_ROLL, D_ROLLOFF, D_VERDICT, PH_OVER, RuleError
from tray24.rules.faces import D2, UNKNOWN, face_name


def check_deal(game, line):
    """RuleError when the dealer's line is not the one awaited, or its values cannot be."""
    verb, seat, values = line
    if game.turn >= 0:
        raise RuleError("", "seat %d is to choose, not the dealer" % game.turn)
    if game.phase == PH_OVER:
        raise RuleError("", "the match is over")
    if game.wait == D_FIRST and verb == D_DRAW and seat == game.back_turn and len(values) == 1:
        _check_tiles(game, values)  # D2: with hidden tiles the table says that nobody can lead yet
    elif verb == D_FIRST and game.wait in (D_FIRST, D_ROLLOFF):
        if not 0 <= seat < game.seats:
            raise RuleError("", "there is no seat %d" % seat)
        if game.wait == D_FIRST and not game.leads(seat):
            raise RuleError("D2", "seat %d cannot lead" % seat)
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


def check_face(game, face, unknown=False):
    """A face from outside must be one of the game's (rules: "Words and notation"); a wild comes undeclared."""
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
    """Tiles that are drawn or revealed: in the pile as far as known, ascending, hidden ones last."""
    from tray24.rules.tiles import HIDDEN

    for i in range(len(values)):
        if values[i] == HIDDEN:
            if game.wait == D_REVEAL:
                raise RuleError("", "name the tiles that are left")
        elif values[i] not in game.bag:
            raise RuleError("", "tile %d is not in the pile" % values[i])
        elif i and values[i] <= values[i - 1]:
            raise RuleError("", "tiles are listed in ascending order of their ids")

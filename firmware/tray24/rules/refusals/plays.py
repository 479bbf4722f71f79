"""Why a die cannot be played: what the games with hands of dice share."""

from tray24.rules.core import PH_DRAWN, RuleError
from tray24.rules.faces import face_name


def refuse_play(game, move):
    """None when nothing is wrong with the die and its place."""
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

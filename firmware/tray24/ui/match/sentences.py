"""Moves, deals and effects of a match as texts for the display."""

from tray24.compat import const
from tray24.rules.moves import (
    CATCH,
    COLOR,
    D_ROLL,
    D_UNDO,
    GIVE,
    LEAD,
    PLACE,
    PLAY,
    SCORE,
    VERBS,
    ZERO,
    decode_arg,
    decode_seat,
    decode_verb,
)
from tray24.ui.toolkit.face_texts import describe_color, describe_face

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from tray24.rules.moves import Deal, MoveOrDeal
    from tray24.ui.match.game_screen import BaseGameScreen
    from tray24.ui.match.real.real_game_screen import BaseRealGameScreen
    from tray24.ui.ui import MatchUi


def describe_line(game_screen: "BaseGameScreen | BaseRealGameScreen", line: "MoveOrDeal") -> str:
    """Return the text of a move or deal, or "" if it has no text.

    `game_screen` is the game's part of the match screen.
    """
    if not isinstance(line, int):
        return _describe_deal(game_screen, line)
    ui = game_screen.ui
    say = ui.say
    verb = decode_verb(line)
    name = ui.get_seat_name(decode_seat(line))
    key = "did_" + VERBS[verb]
    if verb in (PLAY, LEAD, GIVE):
        return say(key, name=name, what=game_screen.describe_play(line))
    if verb == PLACE:
        return say(key, name=name, slot=decode_arg(line))
    if verb == COLOR:
        return say(key, name=name, color=describe_color(say, decode_arg(line)))
    if verb == CATCH:
        return say(key, name=name, caught=ui.get_seat_name(decode_arg(line)))
    if verb == SCORE or verb == ZERO:
        return game_screen.describe_score(line)
    return say(key, name=name)


def describe_effect(
    game_screen: "BaseGameScreen | BaseRealGameScreen", effect: tuple[str, int, int, int] | None
) -> str:
    """Return the text of an effect on a seat, as tray24.match.effects returns it.

    Return "" if `effect` is None, or if the text of the move or deal says the same. `game_screen` is the game's part of
    the match screen.
    """
    if not effect or effect[0] == "uno" or effect[0] == "caught":
        return ""
    key, seat, _, count = effect
    say = game_screen.ui.say
    if seat < 0:
        return say("did_" + key)
    name = game_screen.ui.get_seat_name(seat)
    if key == "stuck":
        return say("did_stuck", name=name)
    if not count:
        return say("did_skip", name=name)
    return say("did_" + key if key == "fair" or key == "bluff" else game_screen.more_text, name=name, count=count)


def describe_bluff(ui: "MatchUi", proof: tuple[int, int]) -> str:
    """Return the text of why a challenged wild +4 (WD4) was illegal.

    `proof` is (face in the hand, face that it matches). In a game with tiles it is (tile, color that it matches); the
    text then names only the color and keeps the tiles of the rack secret.
    """
    say = ui.say
    piece, target = proof
    if ui.match.game.tiles:
        return say("bluff", color=describe_color(say, target))
    return say("bluff", face=describe_face(say, piece), other=describe_face(say, target))


def describe_talk(ui: "MatchUi") -> str:
    """Return the text of what players have agreed about talk at the table (rule B23).

    Return "" in a game without this option.
    """
    option = "table_talk"
    value = ui.match.game.options.get(option)
    if value is None:
        return ""
    say = ui.say
    return say("label_value", label=say("opt-" + option), value=say("value-%s" % value))


def _describe_deal(game_screen: "BaseGameScreen | BaseRealGameScreen", line: "Deal") -> str:
    say = game_screen.ui.say
    verb, seat, values = line
    if verb == D_UNDO:
        return say("taken_back")
    if verb == D_ROLL and len(values) == 1 and not game_screen.secret:
        return say("did_roll_one", name=game_screen.ui.get_seat_name(seat), face=describe_face(say, values[0]))
    return ""

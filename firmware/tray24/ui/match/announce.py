"""Faces and lines of a match as words for the display."""

from tray24.rules.faces import D1, D2, DE, UNKNOWN, WD4, R, S, W, color_of, kind_of
from tray24.rules.moves import (
    CATCH,
    COLOR,
    D_DRAW,
    D_ROLL,
    D_UNDO,
    GIVE,
    LEAD,
    PLACE,
    PLAY,
    SCORE,
    VERBS,
    ZERO,
    move_arg,
    move_seat,
    move_verb,
)

_COLOR_KEYS = ("", "red", "yellow", "green", "blue")
_COLOR_LETTERS = ("", "R", "Y", "G", "B")
_KIND_KEYS = {S: "skip", R: "reverse", D1: "draw_one", D2: "draw_two", W: "wild", WD4: "wild_four", DE: "dead_end"}


def color_words(say, color):
    """Return a color's name."""
    return say(_COLOR_KEYS[color])


def color_letter(color):
    """Return the letter that a color's key carries."""
    return _COLOR_LETTERS[color]


def face_words(say, face):
    """Return a face as words: "yellow 7", "green skip", "wild", "red wild +4"."""
    kind = kind_of(face)
    color = color_of(face)
    if kind >= UNKNOWN:
        return say("unknown_die")
    name = str(kind) if kind < S else say(_KIND_KEYS[kind])
    return color_words(say, color) + " " + name if color else name


def line_words(side, line):
    """Return what has happened, in words; "" for a line not worth any. `side`: that of the game which is played."""
    if not isinstance(line, int):
        return _dealer_words(side, line)
    ui = side.ui
    say = ui.say
    verb = move_verb(line)
    name = ui.seat_name(move_seat(line))
    key = "did_" + VERBS[verb]
    if verb in (PLAY, LEAD, GIVE):
        return say(key, name, side.play_words(line))
    if verb == PLACE:
        return say(key, name, move_arg(line))
    if verb == COLOR:
        return say(key, name, color_words(say, move_arg(line)))
    if verb == CATCH:
        return say(key, name, ui.seat_name(move_arg(line)))
    if verb == SCORE or verb == ZERO:
        return side.score_words(line)
    return say(key, name)


def _dealer_words(side, line):
    say = side.ui.say
    verb, seat, values = line
    if verb == D_UNDO:
        return say("taken_back")
    if verb == D_ROLL and len(values) == 1:
        return say("did_roll_one", side.ui.seat_name(seat), face_words(say, values[0]))
    if verb == D_DRAW and len(values) > 1 and side.counts_dice:
        return say("did_draw_more", side.ui.seat_name(seat), len(values))
    return ""

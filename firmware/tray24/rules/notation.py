"""The text edge of the rules core: lines of records to ints and back. `parse_line` and `format_line` are inverses."""

from tray24.rules.core import (
    BOX,
    D_DRAW,
    D_UNDO,
    D_VERDICT,
    DEALER,
    DEALER_VERBS,
    FACE,
    HUE,
    MARK,
    POSITIONS,
    TILE,
    VERBS,
)
from tray24.rules.faces import COLORS, face_name

UNDO = (D_UNDO, DEALER, ())
VERDICTS = ("legal", "illegal")


def parse_line(game, text):
    """The line of a record after its head, comments taken off. RuleError says what is malformed.

    Says nothing about whether the line is legal: `game.enter` does. `* undo` is a line of the record, not of the game.
    """
    from tray24.rules.parsing import parse_line

    return parse_line(game, text)


def _format_arg(game, kind, number, before):
    if kind == FACE:
        return face_name(number)
    if kind == HUE:
        return COLORS[number]
    if kind == BOX:
        return game.boxes[number]
    if kind == TILE or kind == MARK:
        from tray24.rules.tiles import MARKINGS, tile_name

        return tile_name(number) if kind == TILE else face_name(MARKINGS[2 * before + number])
    return str(number)


def format_line(game, line):
    """The text of a line of either kind."""
    if isinstance(line, int):
        verb = line >> 16 & 255
        arg = line & 65535
        words = []
        kinds = game.ARGS.get(verb, ())
        if kinds == (POSITIONS,):
            words = [str(i + 1) for i in range(5) if arg >> i & 1]
        else:
            for kind in reversed(kinds):
                words.insert(0, _format_arg(game, kind, arg & (1 << kind) - 1, arg >> kind))
                arg >>= kind
        return " ".join([str(line >> 24), VERBS[verb]] + words)
    verb, seat, values = line
    words = ["*", DEALER_VERBS[verb]]
    if seat >= 0:
        words.append(str(seat))
    if verb == D_VERDICT:
        words.append(VERDICTS[values[0]])
    elif game.tiles:
        from tray24.rules.tiles import HIDDEN, tile_name

        words += ["?" if tile == HIDDEN else str(tile) if verb == D_DRAW else tile_name(tile) for tile in values]
    elif verb == D_DRAW:
        words += [str(die) for die in values]
    else:
        words += [face_name(face) for face in values]
    return " ".join(words)

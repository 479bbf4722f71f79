"""The text notation of moves and deals, as in records. `parse_line` and `format_line` are inverses."""

from tray24.compat import const
from tray24.rules import moves
from tray24.rules.errors import RuleError, parse_decimal
from tray24.rules.faces import COLORS, HIDDEN, MARKINGS, format_face, format_tile, parse_face, parse_tile

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Sequence

    from tray24.rules.core import Game
    from tray24.rules.moves import Deal, MoveOrDeal

UNDO: "Deal" = (moves.D_UNDO, moves.DEALER, ())
VERDICTS = ("legal", "illegal")
_SEATLESS_VERBS = (moves.D_ROLLOFF, moves.D_START, moves.D_UNDO, moves.D_VERDICT)


def parse_number(text: str, limit: int) -> int:
    """Return the number written as `text`, without sign or leading zero.

    Raise RuleError unless it is less than `limit`.
    """
    number = parse_decimal(text)
    if 0 <= number < limit:
        return number
    raise RuleError("", "no_number", text=text, most=limit - 1)


def _parse_mark(tile: int, text: str) -> int:
    """Return the index, 0 or 1, of that marking of `tile` which is written as `text`; 0 for a doublet."""
    face = parse_face(text)
    if face == MARKINGS[2 * tile]:
        return 0
    if face == MARKINGS[2 * tile + 1]:
        return 1
    raise RuleError("", "no_marking", tile=format_tile(tile), text=text)


def _parse_arg(game: "Game", kind: int, text: str, prior_bits: int) -> int:
    """Return an argument of a move, written as `text`, as bits.

    `kind` is the kind of the argument; `prior_bits` holds the bits of the arguments before it.
    """
    if kind == moves.FACE:
        return parse_face(text)
    if kind == moves.SEAT:
        return parse_number(text, game.seats)
    if kind == moves.HUE:
        if len(text) == 1 and text in "rygb":
            return COLORS.index(text)
        raise RuleError("", "no_color", text=text)
    if kind == moves.BOX:
        if text in game.boxes:
            return game.boxes.index(text)
        raise RuleError("", "no_box", text=text, names=" ".join(game.boxes))
    if kind == moves.TILE:
        tile = parse_tile(text)
        if tile == HIDDEN:
            raise RuleError("", "name_the_tile")
        return tile
    if kind == moves.MARK:
        return _parse_mark(prior_bits, text)
    if kind == moves.ARM:
        return parse_number(text, 1 << moves.ARM)
    return parse_number(text, 24)


def _parse_positions(words: "Sequence[str]") -> int:
    mask = 0
    for word in words:
        bit = 1 << parse_number(word, 6) >> 1
        if not bit or bit <= mask:
            raise RuleError("Y2", "no_positions")
        mask |= bit
    if not mask:
        raise RuleError("Y2", "name_a_die")
    return mask


def _parse_move(game: "Game", seat_text: str, verb: str, words: "Sequence[str]") -> int:
    seat = parse_number(seat_text, game.seats)
    number = moves.VERBS.index(verb) if verb in moves.VERBS else -1
    if number not in game.ARGS:
        raise RuleError("", "no_verb", text=verb)
    kinds = game.ARGS[number]
    arg = 0
    if kinds == (moves.POSITIONS,):
        arg = _parse_positions(words)
    elif len(words) != len(kinds):
        raise RuleError("", "takes_arguments", verb=verb, due=len(kinds), count=len(words))
    else:
        for kind, word in zip(kinds, words):
            arg = arg << kind | _parse_arg(game, kind, word, arg)
    return seat << 24 | number << 16 | arg


def _parse_deal(game: "Game", verb: str, words: "Sequence[str]") -> "Deal":
    if verb not in moves.DEALER_VERBS[1:]:
        raise RuleError("", "no_dealer_verb", text=verb)
    number = moves.DEALER_VERBS.index(verb)
    seat = moves.DEALER
    if number not in _SEATLESS_VERBS:
        if not words:
            raise RuleError("", "dealer_line_without_seat", verb=verb)
        seat = parse_number(words[0], game.seats)
        words = words[1:]
    if number == moves.D_FIRST or number == moves.D_UNDO:
        if words:
            raise RuleError("", "dealer_line_too_long", verb=verb)
        values = []
    elif number == moves.D_VERDICT:
        if len(words) != 1 or words[0] not in VERDICTS:
            raise RuleError("", "no_verdict")
        values = [VERDICTS.index(words[0])]
    elif number == moves.D_DRAW:
        values = [HIDDEN if game.tiles and word == "?" else parse_number(word, game.ids) for word in words]
    elif game.tiles:
        values = [parse_tile(word) for word in words]
    else:
        values = [parse_face(word) for word in words]
    return (number, seat, values)


def parse_line(game: "Game", text: str) -> "MoveOrDeal":
    """Return the move or deal written in a line of a record, without its comment.

    Raise RuleError if the line is malformed. Whether the move or deal is legal is checked by `game.enter`, not here.
    The line `* undo` is returned as a deal, but a game refuses it: only records and running matches can undo.
    """
    words = text.split(" ")
    if "" in words:
        raise RuleError("", "more_than_single_spaces")
    if len(words) < 2:
        raise RuleError("", "no_line")
    if words[0] == "*":
        return _parse_deal(game, words[1], words[2:])
    return _parse_move(game, words[0], words[1], words[2:])


def _format_arg(game: "Game", kind: int, number: int, prior_bits: int) -> str:
    if kind == moves.FACE:
        return format_face(number)
    if kind == moves.HUE:
        return COLORS[number]
    if kind == moves.BOX:
        return game.boxes[number]
    if kind == moves.TILE or kind == moves.MARK:
        return format_tile(number) if kind == moves.TILE else format_face(MARKINGS[2 * prior_bits + number])
    return str(number)


def format_line(game: "Game", line: "MoveOrDeal") -> str:
    """Return the text of a move or deal as a line of a record."""
    return _format_move(game, line) if isinstance(line, int) else _format_deal(game, line)


def _format_move(game: "Game", move: int) -> str:
    verb = move >> 16 & 255
    arg = move & 65535
    words = []
    kinds = game.ARGS.get(verb, ())
    if kinds == (moves.POSITIONS,):
        words = [str(i + 1) for i in range(5) if arg >> i & 1]
    else:
        for kind in reversed(kinds):
            words.insert(0, _format_arg(game, kind, arg & (1 << kind) - 1, arg >> kind))
            arg >>= kind
    return " ".join([str(move >> 24), moves.VERBS[verb]] + words)


def _format_deal(game: "Game", deal: "Deal") -> str:
    verb, seat, values = deal
    words = ["*", moves.DEALER_VERBS[verb]]
    if seat >= 0:
        words.append(str(seat))
    if verb == moves.D_VERDICT:
        words.append(VERDICTS[values[0]])
    elif game.tiles:
        words += [
            "?" if tile == HIDDEN else str(tile) if verb == moves.D_DRAW else format_tile(tile) for tile in values
        ]
    elif verb == moves.D_DRAW:
        words += [str(die) for die in values]
    else:
        words += [format_face(face) for face in values]
    return " ".join(words)

"""Words for faces, numbers of dice and lists, by the messages of `log.ftl`."""

from collections.abc import Iterable, Sequence

from simulator.texts import refused_words
from simulator.web.boards import box_words
from simulator.web.log.texts import LogTexts
from tray24.rules.core import Game
from tray24.rules.errors import RuleError
from tray24.rules.faces import (
    COLORS,
    D1,
    D2,
    DE,
    KINDS,
    WD4,
    R,
    S,
    W,
    color_of,
    is_known,
    kind_of,
    parse_face,
    undeclared,
)
from tray24.rules.moves import BOX, FACE, HUE, MARK, POSITIONS, TILE
from tray24.rules.tiles import HIDDEN, MARKINGS

_MESSAGES = {S: "face-skip", R: "face-reverse", W: "face-wild", WD4: "face-wd4", DE: "face-dead-end"}
_SIGNS = {D1: "+1", D2: "+2"}
_say = LogTexts()


def face_words(face: int) -> str:
    """Return a face as in a hand: ``red 7``, ``yellow skip``, ``wild +4``."""
    return declared_words(undeclared(face))


def declared_words(face: int) -> str:
    """Return a face with the color named for it: ``blue wild``."""
    if not is_known(face):
        return _say("face-hidden")
    kind, color = kind_of(face), COLORS[color_of(face)]
    if kind in _MESSAGES:
        return _say(_MESSAGES[kind], color=color)
    return _say("face-number", color=color, number=_SIGNS.get(kind) or KINDS[kind])


def faces_words(faces: Iterable[int]) -> str:
    """Return faces as a list: ``red 7, wild``."""
    return list_words([face_words(face) for face in faces])


def list_words(items: list[str], key: str = "list") -> str:
    """Return items as a list: of faces, of points, or of winners with the key `names`."""
    words = items[0] if items else ""
    for item in items[1:]:
        words = _say(key, items=words, item=item)
    return words


def sentences(*said: str) -> str:
    """Join sentences, leaving out empty ones."""
    words = ""
    for sentence in said:
        words = _say("sentences", first=words, second=sentence) if words and sentence else words or sentence
    return words


def reason_words(error: RuleError, names: Sequence[str]) -> str:
    """Return why a line is refused, without the rule's number, with its face in words.

    `names` are those of the seats; without any, for instance when the match has been left, a seat has its number.
    """
    seats = {"seat_words": names.__getitem__} if names else {}
    return refused_words(error, lambda face: declared_words(parse_face(face)), **seats)


def tile_words(tile: int) -> str:
    """Return a tile in words: ``red 5 / blue skip``."""
    if tile == HIDDEN:
        return _say("tile-hidden")
    return _say("tile", one=face_words(MARKINGS[2 * tile]), two=face_words(MARKINGS[2 * tile + 1]))


def argument_words(game: Game, verb: int, arguments: tuple[int, ...]) -> str:
    """Return the arguments of a move as a list in words: ``red 7, 8``. Numbers are as in records."""
    kinds = game.ARGS.get(verb, ())
    if kinds == (POSITIONS,):
        return list_words([str(place + 1) for place in arguments])
    words = []
    for at, (kind, argument) in enumerate(zip(kinds, arguments, strict=True)):
        if kind == FACE:
            words.append(declared_words(argument))
        elif kind == HUE:
            words.append(color_words(argument))
        elif kind == BOX:
            words.append(box_words(game.name)[game.boxes[argument]])
        elif kind == TILE:
            words.append(tile_words(argument))
        elif kind == MARK:
            words.append(face_words(MARKINGS[2 * arguments[at - 1] + argument]))
        else:
            words.append(str(argument))
    return list_words(words)


def color_words(color: int) -> str:
    """Return a color in words: ``red`` for 1."""
    return _say("color", color=COLORS[color])

"""Words of the log, by the messages of `log.ftl`: names, faces, lists, and the banner of what happens to somebody."""

from collections.abc import Iterable, Sequence

from simulator.texts import HostTexts, language, refused_words
from simulator.web.boards import box_words
from tray24.match.profile import Player
from tray24.rules import faces
from tray24.rules.core import Game
from tray24.rules.errors import RuleError
from tray24.rules.moves import BOX, FACE, HUE, MARK, POSITIONS, TILE

LOG = "log"
_MOST = 4000  # sentences
_DRAWS = {"one": 1, "two": 2, "four": 4}  # for which somebody draws
_MESSAGES = {
    faces.S: "face-skip",
    faces.R: "face-reverse",
    faces.W: "face-wild",
    faces.WD4: "face-wd4",
    faces.DE: "face-dead-end",
}
_SIGNS = {faces.D1: "+1", faces.D2: "+2"}


class LogTexts(HostTexts):
    """HostTexts in which only `count` may choose a plural, and numbers have no thousands separators."""

    def __init__(self, part: str = LOG):
        super().__init__(*dict.fromkeys((part, LOG)))
        self._said: dict[tuple[object, ...], str] = {}

    def __call__(self, key: str, **values: object) -> str:
        """Return the text of a key with its blanks filled. Raise KeyError for an unknown key or a missing value."""
        known = (language(), key, *values.items())
        text = self._said.get(known)
        if text is None:
            shown = {name: value if name == "count" else str(value) for name, value in values.items()}
            text = super().__call__(key, **shown)
            if len(self._said) >= _MOST:
                self._said.clear()
            self._said[known] = text
        return text


_say = LogTexts()


def you() -> str:
    """Return the name of the only person. Sentences about a player of this name address the reader."""
    return _say("you")


def name_of(player: Player) -> str:
    """Return a player's name, or a name by button. It is never "You": the reader may be an onlooker."""
    return player.called() or unnamed(player.button)


def unnamed(button: int) -> str:
    """Return the name of a person who has not given one."""
    return _say("seat-n", number=button + 1)


def named(player: Player) -> Player:
    """Return the player, with a name by button if there is none."""
    known = Player(player.button, name_of(player), player.bot, player.young)
    known.character = player.character
    return known


def banner_words(say: LogTexts, happened: tuple[str, int, int, int] | None, names: list[str]) -> tuple[str, int] | None:
    """Return words and seat (-1: all) of what `match.happenings` tells, or None, by the texts of the game's log."""
    if happened is None:
        return None
    key, seat, by, count = happened
    values = {
        "who": _who(seat, names),
        "name": _name_at(seat, names),
        "by": _name_at(by, names),
        "cause": _who(by, names),
    }
    if key in _DRAWS:
        return say("banner-sign", sign=_DRAWS[key], count=count, **values), seat
    if key == "caught":  # nothing can be taken from a line of one die: the catcher gives a die (L8)
        return say("banner-caught" if count else "banner-given", count=count, **values), seat
    return say(f"banner-{key}", count=count, **values), seat


def _name_at(seat: int, names: list[str]) -> str:
    return names[seat] if 0 <= seat < len(names) else ""


def _who(seat: int, names: list[str]) -> str:
    return "you" if _name_at(seat, names) == you() else "other"


def face_words(face: int) -> str:
    """Return a face as in a hand: ``red 7``, ``yellow skip``, ``wild +4``."""
    return declared_words(faces.undeclared(face))


def declared_words(face: int) -> str:
    """Return a face with the color named for it: ``blue wild``."""
    if not faces.is_known(face):
        return _say("face-hidden")
    kind, color = faces.kind_of(face), faces.COLORS[faces.color_of(face)]
    if kind in _MESSAGES:
        return _say(_MESSAGES[kind], color=color)
    return _say("face-number", color=color, number=_SIGNS.get(kind) or faces.KINDS[kind])


def faces_words(shown: Iterable[int]) -> str:
    return list_words([face_words(face) for face in shown])


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
    """Return why a line is refused, with its face in words; without `names`, after the match, seats have numbers."""
    seats = {"seat_words": names.__getitem__} if names else {}
    return refused_words(error, lambda face: declared_words(faces.parse_face(face)), **seats)


def tile_words(tile: int) -> str:
    """Return a tile in words: ``red 5 / blue skip``."""
    if tile == faces.HIDDEN:
        return _say("tile-hidden")
    return _say("tile", one=face_words(faces.MARKINGS[2 * tile]), two=face_words(faces.MARKINGS[2 * tile + 1]))


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
            words.append(face_words(faces.MARKINGS[2 * arguments[at - 1] + argument]))
        else:
            words.append(str(argument))
    return list_words(words)


def color_words(color: int) -> str:
    """Return a color in words: ``red`` for 1."""
    return _say("color", color=faces.COLORS[color])

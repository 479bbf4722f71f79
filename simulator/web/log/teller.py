"""The sentences of the log and their parts: names, faces, lists, and the banner of an effect on a seat.

The classes choose the sentences: `Teller` for any game, `PlainTeller` for one without texts of its own, and
`MatchingTeller` for games in which plays match a die on the table.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from simulator.texts import HostTexts, language, refused_words
from simulator.web.spoken import box_words
from tray24.match.happenings import happening, snapshot
from tray24.match.profile import Player
from tray24.rules import faces, moves
from tray24.rules.core import Game
from tray24.rules.errors import RuleError
from tray24.rules.faces import HIDDEN, MARKINGS, UNKNOWN, face_name, is_known
from tray24.rules.matching import MatchingGame
from tray24.rules.moves import BOX, FACE, HUE, MARK, POSITIONS, TILE
from tray24.rules.shedding import AFTER_CATCH, AFTER_DRAW, AFTER_LAST, AFTER_PENALTY

LOG = "log"
_MOST = 4000  # sentences
_DRAWS = {"one": 1, "two": 2, "four": 4}  # effects by which a seat draws dice
_MESSAGES = {
    faces.S: "face-skip",
    faces.R: "face-reverse",
    faces.W: "face-wild",
    faces.WD4: "face-wd4",
    faces.DE: "face-dead-end",
}
_SIGNS = {faces.D1: "+1", faces.D2: "+2"}
# A sentence: its text, and the face (or the name of a tile) that is shown beside it.
Said = tuple[str, int | str | None]
# A line: a move, or the dealer's verb, seat and values.
Line = int | tuple[int, int, Sequence[int]]
# A `snapshot` of `tray24.match.happenings`.
Snapshot = tuple[int, int, int, bytes, int]
# The effect of a line on a seat, see `tray24.match.happenings`: kind, seat, causing seat, number of dice.
Happened = tuple[str, int, int, int]
AnyGame = TypeVar("AnyGame", bound=Game)
AnyMatching = TypeVar("AnyMatching", bound=MatchingGame)


class LogTexts(HostTexts):
    """HostTexts with a cache, in which only the value `count` is a number, which may choose a plural."""

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
    """Return the name of a single person. Sentences about a player with this name address the reader."""
    return _say("you")


def name_of(player: Player) -> str:
    """Return a player's name, or a name by button, but never "You": the reader may be an onlooker."""
    return player.called() or unnamed(player.button)


def unnamed(button: int) -> str:
    return _say("seat-n", number=button + 1)


def named(player: Player) -> Player:
    """Return a copy of a player, with a name by button if the player has none."""
    known = Player(player.button, name_of(player), player.bot, player.young)
    known.character = player.character
    return known


def banner_words(say: LogTexts, happened: tuple[str, int, int, int] | None, names: list[str]) -> tuple[str, int] | None:
    """Return (text, seat or -1 for all) of an effect of `match.happenings`, by the texts of the game's log. Or None."""
    if happened is None:
        return None
    key, seat, by, count = happened
    values = {"who": _who(seat, names), "name": _name_at(seat, names)}
    values |= {"by": _name_at(by, names), "cause": _who(by, names)}
    if key in _DRAWS:
        return say("banner-sign", sign=_DRAWS[key], count=count, **values), seat
    if key == "caught":  # a line of one die has none to take: the catcher gives a die (L8)
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
    """Return a face with the color chosen for it: ``blue wild``."""
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
    words = ""
    for sentence in said:
        words = _say("sentences", first=words, second=sentence) if words and sentence else words or sentence
    return words


def reason_words(error: RuleError, names: Sequence[str]) -> str:
    """Return the reason of a refusal. Without `names`, after the match, seats are named by number."""
    seats = {"seat_words": names.__getitem__} if names else {}
    return refused_words(error, lambda face: declared_words(faces.parse_face(face)), **seats)


def tile_words(tile: int) -> str:
    """Return the name of a tile: ``red 5 / blue skip``."""
    if tile == HIDDEN:
        return _say("tile-hidden")
    return _say("tile", one=face_words(MARKINGS[2 * tile]), two=face_words(MARKINGS[2 * tile + 1]))


def argument_words(game: Game, verb: int, arguments: tuple[int, ...]) -> str:
    """Return the arguments of a move as a list: ``red 7, 8``. Numbers are as in records."""
    kinds = game.ARGS.get(verb, ())
    if kinds == (POSITIONS,):
        return list_words([str(place + 1) for place in arguments])
    of_kind = {FACE: declared_words, HUE: color_words, TILE: tile_words}
    words = []
    for at, (kind, argument) in enumerate(zip(kinds, arguments, strict=True)):
        if kind in of_kind:
            words.append(of_kind[kind](argument))
        elif kind == BOX:
            words.append(box_words(game.name)[game.boxes[argument]])
        elif kind == MARK:
            words.append(face_words(MARKINGS[2 * arguments[at - 1] + argument]))
        else:
            words.append(str(argument))
    return list_words(words)


def color_words(color: int) -> str:
    """Return the name of a color: ``red`` for 1."""
    return _say("color", color=faces.COLORS[color])


@dataclass(frozen=True)
class Was:
    """The parts of the position before a line that its sentences need after it is applied."""

    hand: int
    scores: tuple[int, ...]
    phase: int
    after: int
    held: tuple[int, ...]
    before: Snapshot
    rolls_left: int  # in a game with rolls, else 0


def remember(game: Game) -> Was:
    """Return the parts of a position that sentences need once the next line is applied."""
    held = tuple(len(hand) for hand in game.hands)
    rolls_left = getattr(game, "rolls_left", 0)
    return Was(game.hand, tuple(game.scores), game.phase, game.after, held, snapshot(game), rolls_left)


class Teller(Generic[AnyGame]):
    """The writer of log sentences for one match. `names` are those of the seats, in seating order.

    `before` is called before a line is applied; `after` is called after that, only if `before` returned None. Each game
    overrides the sentences of verbs (`BEFORE`: verb -> key of a message, or name of a method) and of plays and rolls,
    and has its own texts in `say`. A sentence is one message; the code only chooses its key and its values. `happened`
    is the effect of the last line on a seat.
    """

    BEFORE: dict[int, str] = {}
    say = LogTexts()

    def __init__(self) -> None:
        self.names: list[str] = []
        self.happened: Happened | None = None

    def name_of(self, seat: int) -> str:
        return self.names[seat] if seat < len(self.names) else self.say("seat-n", number=seat + 1)

    def tell(self, key: str, seat: int, **values: object) -> str:
        name = self.name_of(seat)
        return self.say(key, who="you" if name == you() else "other", name=name, **values)

    def tell_of_two(self, key: str, seat: int, other: int, **values: object) -> str:
        """Return the sentence with this key about what a seat does to another one."""
        name = self.name_of(other)
        return self.tell(key, seat, whom="you" if name == you() else "other", other=name, **values)

    def before(self, game: AnyGame, line: Line) -> Said | None:
        """Return the sentence of a line that needs the position before it, or None."""
        if not isinstance(line, int):
            return None
        seat, verb, arguments = moves.move_seat(line), moves.move_verb(line), game.args(line)
        if verb == moves.UNO:
            return self.tell("calls-uno", seat), None
        if verb == moves.CATCH:
            return self.tell_of_two("catches", seat, arguments[0]), None
        tell = self.BEFORE.get(verb, "")
        if not tell.startswith("_"):
            return (self.tell(tell, seat), None) if tell else None
        return getattr(self, tell)(game, seat, *arguments)

    def result(self, game: AnyGame, line: Line, was: Was, said: Said | None) -> Said | None:
        """Return the sentences of an applied line: `said` from `before`, or that of `after`, and that of its effect."""
        self.happened = happening(game, line, was.before)
        said = said or self.after(game, line, was)
        effect = self.effect(game)
        if self.happened and not said and not effect:  # B3: dice are drawn for a starting die
            effect = self.tell("draws-dice", self.happened[1], count=self.happened[3])
        return (sentences(said[0], effect), said[1]) if said else (effect, None) if effect else None

    def after(self, game: AnyGame, line: Line, was: Was) -> Said | None:
        """Return the sentence of a line that needs the position after it, or None."""
        if isinstance(line, int):
            return self._entered(game, moves.move_seat(line), moves.move_verb(line), game.args(line), was)
        verb, seat, values = line
        if verb == moves.D_VERDICT:
            return self.say("verdict", bluff="yes" if values[0] else "no"), None
        if verb == moves.D_ROLLOFF:
            faces = faces_words(values)
            if game.wait == moves.D_ROLLOFF:
                return self.say("roll-off-again", faces=faces), None
            return self.tell("roll-off-starts", game.starter, faces=faces), None
        if verb == moves.D_ROLL:
            return self._rolled(game, seat, values, was)
        return self._served(game, verb, seat, values, was)

    def _entered(self, game: AnyGame, seat: int, verb: int, arguments: tuple[int, ...], was: Was) -> Said | None:
        """Return the sentence of a seat's line for which `before` returned None, or None."""
        return None

    def _served(self, game: AnyGame, verb: int, seat: int, values: Sequence[int], was: Was) -> Said | None:
        """Return the sentence of a dealer's line other than a roll, or None."""
        return None

    def _rolled(self, game: AnyGame, seat: int, values: Sequence[int], was: Was) -> Said | None:
        """Return the sentence of dice drawn one by one or as a penalty. Rolls of whole hands have none."""
        count = len(values)
        if UNKNOWN in values:  # real dice: only their number is known
            drawn = was.after in (AFTER_DRAW, AFTER_PENALTY, AFTER_CATCH)
            return (self.tell("draws-dice", seat, count=count), None) if drawn else None
        if was.after == AFTER_DRAW:
            key = "draws-fitting" if game.phase == moves.PH_DRAWN and game.turn == seat else "draws-other"
            return self.tell(key, seat, face=face_words(values[0])), values[0]
        if was.after in (AFTER_PENALTY, AFTER_CATCH) or (was.after == AFTER_LAST and count in (2, 4)):
            return self.tell("draws-faces", seat, count=count, faces=faces_words(values)), None
        return None

    def plainly(self, game: AnyGame, seat: int, verb: int, arguments: tuple[int, ...]) -> str:
        """Return the plain sentence of a seat's move, for any game."""
        values = argument_words(game, verb, arguments)
        if values:
            return self.tell(f"plain-{moves.VERBS[verb]}-values", seat, values=values)
        return self.tell(f"plain-{moves.VERBS[verb]}", seat)

    def effect(self, game: AnyGame) -> str:
        """Return the sentence of a lost turn or a changed direction of play, or ""."""
        what, seat = self.happened[:2] if self.happened else ("", -1)
        if what == "skip":
            return self.tell("skipped", seat)
        if what == "turn":
            return self.say("turns-left" if game.direction > 0 else "turns-right")
        return ""

    def refused(self, game: AnyGame, move: int, error: RuleError) -> Said:
        tried, face = self._tried(game, move)
        words = self.say("refused", refused=self.refused_now(), reason=reason_words(error, self.names))
        return sentences(tried, words), face

    def refused_now(self) -> str:
        """Return the part of the sentence of a refused move that says that it is refused."""
        return self.say("refused-now")

    def _tried(self, game: AnyGame, move: int) -> tuple[str, str | None]:
        seat, verb, arguments = moves.move_seat(move), moves.move_verb(move), game.args(move)
        if verb == moves.PLAY:
            return self.tell("tries", seat, face=face_words(arguments[0])), face_name(arguments[0])
        if verb == moves.CATCH:
            return self.tell_of_two("tries-catch", seat, arguments[0]), None
        return self.tell("calls-uno", seat) if verb == moves.UNO else self.plainly(game, seat, verb, arguments), None

    def results(self, game: AnyGame, was: Was) -> list[str]:
        """Return the sentences about the end of a round and of the match, if the line ended them."""
        if game.hand == was.hand and not (game.over and was.phase != game.phase):
            return []
        told = [self._hand_result(game, was)]
        if game.over:
            winners = game.winners()
            names = list_words([self.name_of(seat) for seat in winners], "names")
            told.append(self.tell("wins", winners[0], names=names, count=len(winners)))
        return told

    def _hand_result(self, game: AnyGame, was: Was) -> str:
        gained = [points - old for points, old in zip(game.scores, was.scores, strict=True)]
        points = self.points_words((seat, points) for seat, points in enumerate(gained) if points)
        if not points:
            return self.say("hand-without-points", hand=was.hand + 1)
        return self.say("hand-with-points", hand=was.hand + 1, points=points)

    def points_words(self, points: Iterable[tuple[int, int]]) -> str:
        """Return the points of seats as a list: ``You: 20, Mira: 15``."""
        return list_words([self.say("points-of", name=self.name_of(seat), points=won) for seat, won in points])


class PlainTeller(Teller[Game]):
    """A writer for any game: plain sentences of moves, and of rolls with their faces unless the game hides some."""

    def _entered(self, game: Game, seat: int, verb: int, arguments: tuple[int, ...], was: Was) -> Said | None:
        return self.plainly(game, seat, verb, arguments), None

    def _rolled(self, game: Game, seat: int, values: Sequence[int], was: Was) -> Said | None:
        if game.hides or not all(is_known(face) for face in values):
            return self.tell("rolls-dice", seat, count=len(values)), None
        return self.tell("rolls-dice-faces", seat, count=len(values), faces=faces_words(values)), None


class MatchingTeller(Teller[AnyMatching]):
    """The base class for `center` and `line`. Their texts contain `first-die`, about the first die on the table."""

    BEFORE = {moves.COLOR: "_names", moves.REROLL: "_rolls_again"}

    def _names(self, game: AnyMatching, seat: int, color: int) -> Said:
        face = game.faces[self._top(game)]  # the sentence of a wild includes its chosen color
        return self.tell("plays-and-names", seat, face=face_words(face), color=color_words(color)), face

    def _top(self, game: AnyMatching) -> int:
        """Return the die that the next play must match."""
        raise NotImplementedError

    def _rolls_again(self, game: AnyMatching, seat: int) -> Said:
        return self.tell("rolls-hand-again", seat, count=len(game.hands[seat])), None

    def _entered(self, game: AnyMatching, seat: int, verb: int, arguments: tuple[int, ...], was: Was) -> Said | None:
        """Return the sentence of a play. That of a wild comes later, when its color is chosen."""
        if verb != moves.PLAY or game.phase == moves.PH_COLOR:
            return None
        face = arguments[0]
        return self.tell("plays", seat, face=face_words(face)), face

    def _served(self, game: AnyMatching, verb: int, seat: int, values: Sequence[int], was: Was) -> Said | None:
        """Return the sentence of the first die, also of one that is rolled again for lack of a number (C1, L2)."""
        if verb != moves.D_START:
            return None
        key = "starts-again" if game.wait == moves.D_START else "first-die"
        return self.say(key, hand=game.hand + 1, face=face_words(values[0])), values[0]

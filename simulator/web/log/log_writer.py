"""The sentences of the log and their parts: names, faces, lists, and the banner of an effect on a seat.

The classes choose the sentences: `LogWriter` for any game, `PlainLogWriter` for one without texts of its own, and
`MatchingLogWriter` for games in which plays match a die on the table.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from simulator.texts import HostTexts, format_rule_error, get_language
from simulator.web.labels import label_boxes
from tray24.match.effects import capture_snapshot, find_effect
from tray24.match.profile import Player
from tray24.rules import faces, moves
from tray24.rules.core import Game
from tray24.rules.errors import RuleError
from tray24.rules.faces import HIDDEN, MARKINGS, UNKNOWN, format_face, is_known
from tray24.rules.matching import MatchingGame
from tray24.rules.moves import BOX, FACE, HUE, MARK, POSITIONS, TILE
from tray24.rules.shedding import AFTER_CATCH, AFTER_DRAW, AFTER_LAST, AFTER_PENALTY

LOG = "log"
_MAX_CACHE_SIZE = 4000  # sentences
_DRAWS = {"one": 1, "two": 2, "four": 4}  # effects by which a seat draws dice
_FACE_KEYS = {
    faces.S: "face-skip",
    faces.R: "face-reverse",
    faces.W: "face-wild",
    faces.WD4: "face-wd4",
    faces.DE: "face-dead-end",
}
_SIGNS = {faces.D1: "+1", faces.D2: "+2"}
# A sentence: its text, and the face (or the name of a tile) that is shown beside it.
Sentence = tuple[str, int | str | None]
# A line: a move, or the dealer's verb, seat and values.
MoveOrDeal = int | tuple[int, int, Sequence[int]]
# A `snapshot` of `tray24.match.effects`.
Snapshot = tuple[int, int, int, bytes, int]
# The effect of a line on a seat, see `tray24.match.effects`: kind, seat, causing seat, number of dice.
Effect = tuple[str, int, int, int]
AnyGame = TypeVar("AnyGame", bound=Game)
AnyMatching = TypeVar("AnyMatching", bound=MatchingGame)


class LogTexts(HostTexts):
    """The texts of the log, with a cache.

    The value of the placeholder `count` stays a number, which chooses singular or plural. Other values become text.
    """

    def __init__(self, part: str = LOG):
        super().__init__(*dict.fromkeys((part, LOG)))
        self._cache: dict[tuple[object, ...], str] = {}

    def __call__(self, key: str, **values: object) -> str:
        """Return the text of a key with its placeholders filled, from the cache if possible.

        Raise KeyError for an unknown key or a missing value.
        """
        cache_key = (get_language(), key, *values.items())
        text = self._cache.get(cache_key)
        if text is None:
            text_values = {name: value if name == "count" else str(value) for name, value in values.items()}
            text = super().__call__(key, **text_values)
            if len(self._cache) >= _MAX_CACHE_SIZE:
                self._cache.clear()
            self._cache[cache_key] = text
        return text


_say = LogTexts()


def get_reader_name() -> str:
    """Return "You" in the current language, the name of a nameless person who plays without other people.

    Sentences with this name address the reader.
    """
    return _say("you")


def get_player_name(player: Player) -> str:
    """Return a player's name, or for a player without a name one with the number of the seat.

    A player without a name is never called "You" here, because the reader may be an onlooker.
    """
    return player.get_display_name() or format_seat_name(player.button)


def format_seat_name(button: int) -> str:
    return _say("seat-n", number=button + 1)


def name_player(player: Player) -> Player:
    """Return a copy of a player with the name that `get_player_name` returns."""
    named_player = Player(player.button, get_player_name(player), player.bot, player.young)
    named_player.character = player.character
    return named_player


def format_banner(say: LogTexts, effect: tuple[str, int, int, int] | None, names: list[str]) -> tuple[str, int] | None:
    """Return the page's banner for the effect of a line: (text, seat or -1 for all), or None without an effect.

    `effect` is an effect of `match.effects`, and `say` has the log texts of the game.
    """
    if effect is None:
        return None
    key, seat, causing_seat, count = effect
    values = {"who": _choose_person(seat, names), "name": _get_name(seat, names)}
    values |= {"by": _get_name(causing_seat, names), "cause": _choose_person(causing_seat, names)}
    if key in _DRAWS:
        return say("banner-sign", sign=_DRAWS[key], count=count, **values), seat
    if key == "caught":  # no die can be taken from a line of one die: the catcher gives one (L8)
        return say("banner-caught" if count else "banner-given", count=count, **values), seat
    return say(f"banner-{key}", count=count, **values), seat


def _get_name(seat: int, names: list[str]) -> str:
    return names[seat] if 0 <= seat < len(names) else ""


def _choose_person(seat: int, names: list[str]) -> str:
    return "you" if _get_name(seat, names) == get_reader_name() else "other"


def describe_face(face: int) -> str:
    """Return a face as in a hand: ``red 7``, ``yellow skip``, ``wild +4``."""
    return format_declared_face(faces.strip_declared(face))


def format_declared_face(face: int) -> str:
    """Return the name of a face. The name of a wild includes the color that was chosen for it: ``blue wild``."""
    if not faces.is_known(face):
        return _say("face-hidden")
    kind, color = faces.get_kind(face), faces.COLORS[faces.get_color(face)]
    if kind in _FACE_KEYS:
        return _say(_FACE_KEYS[kind], color=color)
    return _say("face-number", color=color, number=_SIGNS.get(kind) or faces.KINDS[kind])


def format_faces(values: Iterable[int]) -> str:
    return format_list([describe_face(face) for face in values])


def format_list(items: list[str], key: str = "list") -> str:
    """Return `items` joined to one text in the current language.

    `key` is the key of the text with which they are joined: "list" joins by commas, "names" by "and".
    """
    text = items[0] if items else ""
    for item in items[1:]:
        text = _say(key, items=text, item=item)
    return text


def join_sentences(*sentences: str) -> str:
    text = ""
    for sentence in sentences:
        text = _say("sentences", first=text, second=sentence) if text and sentence else text or sentence
    return text


def format_reason(error: RuleError, names: Sequence[str]) -> str:
    """Return the reason why a line was refused. Without `names` (after the match) seats are named by number."""
    seat_options = {"format_seat": names.__getitem__} if names else {}
    return format_rule_error(error, lambda face: format_declared_face(faces.parse_face(face)), **seat_options)


def describe_tile(tile: int) -> str:
    """Return the name of a tile: ``red 5 / blue skip``."""
    if tile == HIDDEN:
        return _say("tile-hidden")
    return _say("tile", one=describe_face(MARKINGS[2 * tile]), two=describe_face(MARKINGS[2 * tile + 1]))


def format_arguments(game: Game, verb: int, arguments: tuple[int, ...]) -> str:
    """Return the arguments of a move as a list: ``red 7, 8``. Numbers are as in records."""
    kinds = game.ARGS.get(verb, ())
    if kinds == (POSITIONS,):
        return format_list([str(index + 1) for index in arguments])
    formatters = {FACE: format_declared_face, HUE: format_color, TILE: describe_tile}
    texts = []
    for at, (kind, argument) in enumerate(zip(kinds, arguments, strict=True)):
        if kind in formatters:
            texts.append(formatters[kind](argument))
        elif kind == BOX:
            texts.append(label_boxes(game.name)[game.boxes[argument]])
        elif kind == MARK:
            texts.append(describe_face(MARKINGS[2 * arguments[at - 1] + argument]))
        else:
            texts.append(str(argument))
    return format_list(texts)


def format_color(color: int) -> str:
    """Return the name of a color: ``red`` for 1."""
    return _say("color", color=faces.COLORS[color])


@dataclass(frozen=True)
class PositionBefore:
    """The parts of the position before a line that the line's sentences need once the line has been applied."""

    hand: int
    scores: tuple[int, ...]
    phase: int
    after: int
    held: tuple[int, ...]
    snapshot: Snapshot
    rolls_left: int  # in a game with rolls, else 0


def capture_position(game: Game) -> PositionBefore:
    """Return the parts of the current position that sentences need once the next line has been applied."""
    hand_sizes = tuple(len(hand) for hand in game.hands)
    rolls_left = getattr(game, "rolls_left", 0)
    return PositionBefore(
        game.hand, tuple(game.scores), game.phase, game.after, hand_sizes, capture_snapshot(game), rolls_left
    )


class LogWriter(Generic[AnyGame]):
    """The writer of log sentences for one match. `names` are the players' names, in seating order.

    `compose_before` is called before a line is applied, and `compose_line` after that. The subclass for a game has its
    own texts in `say`. Its `BEFORE` maps verbs to keys of these texts, or to names of methods that return the sentence.
    It also overrides methods for plays and rolls. `last_effect` is the effect of the last line on a seat.
    """

    BEFORE: dict[int, str] = {}
    say = LogTexts()

    def __init__(self) -> None:
        self.names: list[str] = []
        self.last_effect: Effect | None = None

    def get_name(self, seat: int) -> str:
        return self.names[seat] if seat < len(self.names) else self.say("seat-n", number=seat + 1)

    def format_for_seat(self, key: str, seat: int, **values: object) -> str:
        name = self.get_name(seat)
        return self.say(key, who="you" if name == get_reader_name() else "other", name=name, **values)

    def format_for_two(self, key: str, seat: int, other_seat: int, **values: object) -> str:
        """Return the sentence with this key about what `seat` does to the seat `other_seat`."""
        name = self.get_name(other_seat)
        return self.format_for_seat(
            key, seat, whom="you" if name == get_reader_name() else "other", other=name, **values
        )

    def compose_before(self, game: AnyGame, line: MoveOrDeal) -> Sentence | None:
        """Return the sentence about a line that has not been applied yet, or None if `compose_after` has to make it."""
        if not isinstance(line, int):
            return None
        seat, verb, arguments = moves.decode_seat(line), moves.decode_verb(line), game.decode_args(line)
        if verb == moves.UNO:
            return self.format_for_seat("calls-uno", seat), None
        if verb == moves.CATCH:
            return self.format_for_two("catches", seat, arguments[0]), None
        handler = self.BEFORE.get(verb, "")
        if not handler.startswith("_"):
            return (self.format_for_seat(handler, seat), None) if handler else None
        return getattr(self, handler)(game, seat, *arguments)

    def compose_line(
        self, game: AnyGame, line: MoveOrDeal, previous: PositionBefore, sentence: Sentence | None
    ) -> Sentence | None:
        """Return the sentence about a line that has been applied, joined with the sentence about its effect, or None.

        `sentence` is the result of `compose_before`; if it is None, `compose_after` makes the sentence.
        """
        self.last_effect = find_effect(game, line, previous.snapshot)
        sentence = sentence or self.compose_after(game, line, previous)
        effect = self.compose_effect(game)
        if self.last_effect and not sentence and not effect:  # B3: dice are drawn for a starting die
            effect = self.format_for_seat("draws-dice", self.last_effect[1], count=self.last_effect[3])
        return (join_sentences(sentence[0], effect), sentence[1]) if sentence else (effect, None) if effect else None

    def compose_after(self, game: AnyGame, line: MoveOrDeal, previous: PositionBefore) -> Sentence | None:
        """Return the sentence about a line that was just applied, or None.

        `previous` has parts of the position before the line.
        """
        if isinstance(line, int):
            return self._compose_move(
                game, moves.decode_seat(line), moves.decode_verb(line), game.decode_args(line), previous
            )
        verb, seat, values = line
        if verb == moves.D_VERDICT:
            return self.say("verdict", bluff="yes" if values[0] else "no"), None
        if verb == moves.D_ROLLOFF:
            faces_text = format_faces(values)
            if game.wait == moves.D_ROLLOFF:
                return self.say("roll-off-again", faces=faces_text), None
            return self.format_for_seat("roll-off-starts", game.starter, faces=faces_text), None
        if verb == moves.D_ROLL:
            return self._compose_roll(game, seat, values, previous)
        return self._compose_deal(game, verb, seat, values, previous)

    def _compose_move(
        self, game: AnyGame, seat: int, verb: int, arguments: tuple[int, ...], previous: PositionBefore
    ) -> Sentence | None:
        """Return the sentence about a seat's move, or None. This method is called if `compose_before` returned None."""
        return None

    def _compose_deal(
        self, game: AnyGame, verb: int, seat: int, values: Sequence[int], previous: PositionBefore
    ) -> Sentence | None:
        """Return the sentence about a dealer's line other than a roll, or None. Games override this."""
        return None

    def _compose_roll(
        self, game: AnyGame, seat: int, values: Sequence[int], previous: PositionBefore
    ) -> Sentence | None:
        """Return the sentence about dice drawn one by one or as a penalty, or None for rolls of whole hands."""
        count = len(values)
        if UNKNOWN in values:  # real dice: only their number is known
            is_drawn = previous.after in (AFTER_DRAW, AFTER_PENALTY, AFTER_CATCH)
            return (self.format_for_seat("draws-dice", seat, count=count), None) if is_drawn else None
        if previous.after == AFTER_DRAW:
            key = "draws-fitting" if game.phase == moves.PH_DRAWN and game.turn == seat else "draws-other"
            return self.format_for_seat(key, seat, face=describe_face(values[0])), values[0]
        if previous.after in (AFTER_PENALTY, AFTER_CATCH) or (previous.after == AFTER_LAST and count in (2, 4)):
            return self.format_for_seat("draws-faces", seat, count=count, faces=format_faces(values)), None
        return None

    def compose_plain(self, game: AnyGame, seat: int, verb: int, arguments: tuple[int, ...]) -> str:
        """Return a plain sentence about a seat's move in any game, with its values as in records."""
        values = format_arguments(game, verb, arguments)
        if values:
            return self.format_for_seat(f"plain-{moves.VERBS[verb]}-values", seat, values=values)
        return self.format_for_seat(f"plain-{moves.VERBS[verb]}", seat)

    def compose_effect(self, game: AnyGame) -> str:
        """Return the sentence about a lost turn or a changed direction of play, or ""."""
        effect, seat = self.last_effect[:2] if self.last_effect else ("", -1)
        if effect == "skip":
            return self.format_for_seat("skipped", seat)
        if effect == "turn":
            return self.say("turns-left" if game.direction > 0 else "turns-right")
        return ""

    def compose_refusal(self, game: AnyGame, move: int, error: RuleError) -> Sentence:
        attempt, face = self._compose_attempt(game, move)
        refusal = self.say("refused", refused=self.format_refused_part(), reason=format_reason(error, self.names))
        return join_sentences(attempt, refusal), face

    def format_refused_part(self) -> str:
        """Return the words that say, in the sentence of a refused move, that the move is refused."""
        return self.say("refused-now")

    def _compose_attempt(self, game: AnyGame, move: int) -> tuple[str, str | None]:
        seat, verb, arguments = moves.decode_seat(move), moves.decode_verb(move), game.decode_args(move)
        if verb == moves.PLAY:
            return self.format_for_seat("tries", seat, face=describe_face(arguments[0])), format_face(arguments[0])
        if verb == moves.CATCH:
            return self.format_for_two("tries-catch", seat, arguments[0]), None
        return self.format_for_seat("calls-uno", seat) if verb == moves.UNO else self.compose_plain(
            game, seat, verb, arguments
        ), None

    def compose_end(self, game: AnyGame, previous: PositionBefore) -> list[str]:
        """Return the sentences about the end of a round and of the match, [] if the line ended neither."""
        if game.hand == previous.hand and not (game.over and previous.phase != game.phase):
            return []
        sentences = [self._compose_round_end(game, previous)]
        if game.over:
            winners = game.list_winners()
            names = format_list([self.get_name(seat) for seat in winners], "names")
            sentences.append(self.format_for_seat("wins", winners[0], names=names, count=len(winners)))
        return sentences

    def _compose_round_end(self, game: AnyGame, previous: PositionBefore) -> str:
        gains = [points - old_points for points, old_points in zip(game.scores, previous.scores, strict=True)]
        points = self.format_points((seat, points) for seat, points in enumerate(gains) if points)
        if not points:
            return self.say("hand-without-points", hand=previous.hand + 1)
        return self.say("hand-with-points", hand=previous.hand + 1, points=points)

    def format_points(self, points: Iterable[tuple[int, int]]) -> str:
        """Return the points of seats as a list: ``You: 20, Mira: 15``."""
        return format_list([self.say("points-of", name=self.get_name(seat), points=amount) for seat, amount in points])


class PlainLogWriter(LogWriter[Game]):
    """A writer for a game without log texts of its own: plain sentences about moves and rolls.

    A sentence about a roll names the faces, unless the game has hidden hands or a face is unknown.
    """

    def _compose_move(
        self, game: Game, seat: int, verb: int, arguments: tuple[int, ...], previous: PositionBefore
    ) -> Sentence | None:
        return self.compose_plain(game, seat, verb, arguments), None

    def _compose_roll(self, game: Game, seat: int, values: Sequence[int], previous: PositionBefore) -> Sentence | None:
        if game.hides or not all(is_known(face) for face in values):
            return self.format_for_seat("rolls-dice", seat, count=len(values)), None
        return self.format_for_seat("rolls-dice-faces", seat, count=len(values), faces=format_faces(values)), None


class MatchingLogWriter(LogWriter[AnyMatching]):
    """The base class of the log writers of `center` and `line`, in which a play matches the first die on the table.

    The texts of these games contain `first-die`, the sentence about the first die of a round.
    """

    BEFORE = {moves.COLOR: "_compose_color", moves.REROLL: "_compose_reroll"}

    def _compose_color(self, game: AnyMatching, seat: int, color: int) -> Sentence:
        face = game.faces[self._get_top_die(game)]  # the sentence of a wild includes its chosen color
        return self.format_for_seat("plays-and-names", seat, face=describe_face(face), color=format_color(color)), face

    def _get_top_die(self, game: AnyMatching) -> int:
        """Return the number of the die that the next play must match. Games override this."""
        raise NotImplementedError

    def _compose_reroll(self, game: AnyMatching, seat: int) -> Sentence:
        return self.format_for_seat("rolls-hand-again", seat, count=len(game.hands[seat])), None

    def _compose_move(
        self, game: AnyMatching, seat: int, verb: int, arguments: tuple[int, ...], previous: PositionBefore
    ) -> Sentence | None:
        """Return the sentence about a played die, or None. A wild gets its sentence later, when its color is chosen."""
        if verb != moves.PLAY or game.phase == moves.PH_COLOR:
            return None
        face = arguments[0]
        return self.format_for_seat("plays", seat, face=describe_face(face)), face

    def _compose_deal(
        self, game: AnyMatching, verb: int, seat: int, values: Sequence[int], previous: PositionBefore
    ) -> Sentence | None:
        """Return the sentence about the first die of a round, or None.

        A die that is rolled again because it shows no number has a sentence, too (rules C1, L2).
        """
        if verb != moves.D_START:
            return None
        key = "starts-again" if game.wait == moves.D_START else "first-die"
        return self.say(key, hand=game.hand + 1, face=describe_face(values[0])), values[0]

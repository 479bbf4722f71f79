"""The page's log: the lines of the running match as sentences, and the highlights of the match at its end.

The log reads the tray's journal and replays it in a game of its own, so that it knows the position in which each line
was entered. It never changes the tray. The classes of `log_writer` choose the sentences.
"""

from dataclasses import dataclass
from typing import Any, Protocol

from simulator import games
from simulator.texts import HostTexts
from simulator.web.log.log_writer import (
    Effect,
    LogTexts,
    LogWriter,
    MoveOrDeal,
    PlainLogWriter,
    PositionBefore,
    Sentence,
    capture_position,
    format_banner,
    format_list,
)
from tray24.games import create_game
from tray24.match.journal import JOURNAL, MARK
from tray24.match.profile import SEAT_NOTE, Player, parse_seat
from tray24.match.record import Head, Replay, strip_comment
from tray24.rules.core import Game
from tray24.rules.errors import RuleError
from tray24.rules.faces import format_face, strip_declared
from tray24.rules.moves import D_UNDO, DRAW, PH_DRAWN, PLAY, REROLL, ROLL, SCORE, decode_seat, decode_verb
from tray24.rules.notation import parse_line

_say_page = HostTexts("page")
_ROLLS_AFTER_FIRST = 2  # rolls that yacht leaves after the first
_MAX_SEATS = 2  # most seats in a line of the card: an achievement that more seats share is no highlight
_say = LogTexts()


@dataclass(frozen=True)
class Achievement:
    """A notable result of a seat in one line of the record.

    `key` is its kind: "points" that the seat got; "caught" for a catch; "drawn" for a die or tile that was drawn and
    played at once; "first" for the points of a box of yacht after a single roll. `amount` counts points or events.
    """

    key: str
    seat: int
    amount: int = 1


class Highlights:
    """The highlights of a match, collected line by line.

    An undo removes the achievements in the last move and in the deals after it.
    """

    def __init__(self) -> None:
        self._move_achievements: list[list[Achievement]] = [[]]

    def add_line(self, game: Game, line: MoveOrDeal, previous: PositionBefore, effect: Effect | None) -> None:
        """Add the achievements in a line that was just applied. `previous` has parts of the position before the line.

        `effect` is the line's effect on a seat, or None.
        """
        if isinstance(line, int):
            self._move_achievements.append([])
            seat, verb = decode_seat(line), decode_verb(line)
            if verb == PLAY and previous.phase == PH_DRAWN:
                self._add_achievement("drawn", seat)
            if verb == SCORE and previous.rolls_left == _ROLLS_AFTER_FIRST:
                self._add_achievement("first", seat, game.scores[seat] - previous.scores[seat])
        if effect and effect[0] == "caught":
            self._add_achievement("caught", effect[2])
        for seat, points in enumerate(game.scores):
            if points > previous.scores[seat]:
                self._add_achievement("points", seat, points - previous.scores[seat])

    def undo(self) -> None:
        if len(self._move_achievements) > 1:
            self._move_achievements.pop()

    def _add_achievement(self, key: str, seat: int, amount: int = 1) -> None:
        self._move_achievements[-1].append(Achievement(key, seat, amount))

    @property
    def achievements(self) -> list[Achievement]:
        """Return the achievements in all lines that are not undone, in order."""
        return [fact for group in self._move_achievements for fact in group]

    def format_card(self, game: Game, names: list[str]) -> list[list[str]]:
        """Return the card of highlights for a match that is over: rows of [title, names of players, what they did]."""
        facts = self.achievements
        wins_by_points = not game.is_lowest_best(game.options) and not game.counts_rounds(game.options)
        best_key = "best-hand" if game.has_uno else "best-turn"
        found = [
            (best_key, _find_highest(facts, "points") if wins_by_points else ([], 0)),
            ("most-caught", _find_most(facts, "caught") if game.seats > 1 else ([], 0)),
            ("lucky-first", _find_highest(facts, "first")),
            ("lucky-drawn", _find_most(facts, "drawn")),
        ]
        return [
            [
                _say_page(f"evening-{key}"),
                format_list([names[seat] for seat in seats]),
                _say_page(f"evening-{key}-did", count=count),
            ]
            for key, (seats, count) in found
            if seats and len(seats) <= _MAX_SEATS
        ]


def _find_highest(facts: list[Achievement], key: str) -> tuple[list[int], int]:
    """Return the seats with the highest amount of one kind of achievement in a single line, and that amount."""
    max_amount = max((fact.amount for fact in facts if fact.key == key), default=0)
    return sorted({fact.seat for fact in facts if fact.key == key and fact.amount == max_amount > 0}), max_amount


def _find_most(facts: list[Achievement], key: str) -> tuple[list[int], int]:
    """Return the seats with the highest total of one kind of achievement in the match, and that total."""
    sums: dict[int, int] = {}
    for fact in facts:
        if fact.key == key:
            sums[fact.seat] = sums.get(fact.seat, 0) + fact.amount
    max_total = max(sums.values(), default=0)
    return sorted(seat for seat, count in sums.items() if count == max_total), max_total


class Readable(Protocol):
    """The type of the files from which the log reads the journal. `read` returns None for a missing file."""

    def read(self, name: str) -> bytes | None: ...


@dataclass(frozen=True)
class LogLine:
    """A sentence of the log. `number` and `hand` (the round) count from 1; `face` is its die or tile, or None.

    `moves` is the number of moves and undos in the record up to this sentence.

    `banner` is (text, seat) of the line's effect on a seat (see `match.effects`), or None. If the sentence is about a
    refused move, `strong` is the part of `text` that says so ("Refused:"), and `rule` the number of the broken rule. In
    all other sentences both are "".
    """

    number: int
    face: str | None
    text: str
    hand: int
    strong: str = ""
    rule: str = ""
    banner: tuple[str, int] | None = None
    moves: int = 0

    def to_json(self) -> dict[str, int | str | None]:
        refusal = {"strong": self.strong, "rule": self.rule} if self.strong else {}
        banner = {"banner": self.banner[0], "seat": self.banner[1]} if self.banner else {}
        entry = {"n": self.number, "face": self.face, "text": self.text, "hand": self.hand, "moves": self.moves}
        return refusal | banner | entry | {"hand_said": _say_page("log-hand", hand=str(self.hand))}


def create_log_writer(game: str) -> LogWriter[Any]:
    """Return a new writer of log sentences for a game: a `GameLogWriter` of the game, or else a PlainLogWriter."""
    return games.get_part_attribute(game, "view", "GameLogWriter", PlainLogWriter)()


class Log:
    """The log of the match in a journal. `update` reads new lines. `entries` are all sentences of the match so far."""

    def __init__(self, files: Readable):
        self.entries: list[LogLine] = []
        self._files = files
        self._reset([])

    def _reset(self, names: list[str]) -> None:
        self._names = names
        self._head = Head()
        self._players: dict[int, Player] = {}
        self._replay: Replay | None = None
        self._writer: LogWriter[Any] = PlainLogWriter()
        # Of each seat's line that is not undone: round, move, sentence.
        self._move_entries: list[tuple[int, int, str]] = []
        self._is_stopped = False
        self._move_count = 0  # lines of seats and undos so far
        self.journal = b""  # the bytes of the journal that have been read
        self.highlights = Highlights()

    def update(self, names: list[str]) -> tuple[bool, list[LogLine]]:
        """Read the new lines of the journal. Return (whether the log was restarted, its new entries).

        `names` are the players' names, in seating order. Without a journal, as after the end of a match, the log is
        not changed.
        """
        try:
            data = self._files.read(JOURNAL)
        except OSError:
            data = None  # a later update reads it
        return (False, []) if data is None else self.read_journal(data, names)

    def read_journal(self, data: bytes, names: list[str]) -> tuple[bool, list[LogLine]]:
        """Read the new lines of a journal with the content `data`.

        Return (whether the log was restarted, its new entries).
        """
        is_restart = not data.startswith(self.journal)
        if is_restart or not self.journal:  # also if the match before had no sentences
            is_restart = is_restart or bool(self.entries)
            self.entries = []
            self._reset(names)
        self._names = names
        known_count = len(self.entries)
        complete_lines = data[: data.rfind(b"\n") + 1]
        # Only "\n" ends a line of a record; a name may contain other characters at which `splitlines` splits.
        for line in complete_lines[len(self.journal) :].decode("utf-8", "replace").split("\n"):
            if line.startswith(SEAT_NOTE):
                self._parse_seat_note(line)
            self._feed_line(strip_comment(line))
        self.journal = complete_lines
        return is_restart, self.entries[known_count:]

    @property
    def game(self) -> Game | None:
        """Return the replayed game as far as the journal has been read, or None before its head is complete."""
        return self._replay.game if self._replay else None

    def end_match(self) -> None:
        """Handle the end of a match, whose journal has become a record: the next journal begins a new log."""
        self.journal = b""

    def add_sentence(
        self,
        text: str,
        face: str | None = None,
        round_number: int = 0,
        strong: str = "",
        rule: str = "",
        banner: tuple[str, int] | None = None,
    ) -> LogLine:
        """Add a sentence to the log and return it. `round_number` counts from 1; 0 means the current round.

        The other parameters are as in LogLine.
        """
        if not round_number:
            round_number = self._replay.game.hand + 1 if self._replay else 1
        entry = LogLine(len(self.entries) + 1, face, text, round_number, strong, rule, banner, self._move_count)
        self.entries.append(entry)
        return entry

    @property
    def moves(self) -> list[int]:
        """Return the packed moves of the seats in the current or last round, without undone ones."""
        last_round = self._move_entries[-1][0] if self._move_entries else -1
        round_number = self._replay.game.hand if self._replay and not self._replay.game.over else last_round
        return self.list_moves(round_number)

    def list_moves(self, round_number: int) -> list[int]:
        """Return the packed moves of the seats in the round `round_number`, counted from 0, without undone ones."""
        return [move for number, move, _ in self._move_entries if number == round_number]

    def add_refusal(self, names: list[str], game: Game, move: int, error: RuleError) -> None:
        self._names = names
        log_writer = create_log_writer(game.name)
        log_writer.names = names
        (text, face), refused_part = log_writer.compose_refusal(game, move, error), log_writer.format_refused_part()
        if refused_part in text:  # the refusal of a hidden tile has another text
            self.add_sentence(text, _format_face(face), 0, refused_part, error.rule)
        else:
            self.add_sentence(text, _format_face(face))

    def _feed_line(self, text: str) -> None:
        if not text or self._is_stopped:
            return
        try:
            if self._replay is None:
                if self._head.feed(text):
                    self._replay = Replay(create_game(self._head.game, self._head.seats, self._head.options))
                    self._writer = create_log_writer(self._head.game)
                return
            self._apply_line(self._replay, parse_line(self._replay.game, text))
        except RuleError:
            # The tray checks its journal. The log only stops at a line that it cannot apply.
            self._is_stopped = True

    # Sentences.

    def _apply_line(self, replay: Replay, line: MoveOrDeal) -> None:
        game, log_writer = replay.game, self._writer
        log_writer.names = self._names
        previous = capture_position(game)
        is_undo = not isinstance(line, int) and line[0] == D_UNDO
        if is_undo:  # a wild without a color has no sentence yet
            undone_sentence = self._move_entries.pop()[2] if self._move_entries else ""
            sentence: Sentence | None = (
                (_say("taken-back", sentence=undone_sentence), None) if undone_sentence else None
            )
        else:
            sentence = log_writer.compose_before(game, line)
        replay.enter(line)
        self._move_count += is_undo or isinstance(line, int)
        if not is_undo:
            sentence = log_writer.compose_line(game, line, previous, sentence)
            self.highlights.add_line(game, line, previous, log_writer.last_effect)
        else:
            self.highlights.undo()
        if isinstance(line, int):
            self._move_entries.append((previous.hand, line, sentence[0] if sentence else ""))
        elif sentence and not is_undo and self._move_entries:
            round_number, move, move_sentence = self._move_entries[-1]
            # The dealer's line has the random result.
            if not move_sentence and decode_verb(move) in (DRAW, ROLL, REROLL):
                self._move_entries[-1] = (round_number, move, sentence[0])
        if sentence:
            banner = None if is_undo else format_banner(log_writer.say, log_writer.last_effect, self._names)
            self.add_sentence(sentence[0], _format_face(sentence[1]), previous.hand + 1, banner=banner)
        for text in [] if is_undo else log_writer.compose_end(game, previous):
            self.add_sentence(text, None, previous.hand + 1)

    def _parse_seat_note(self, note: str) -> None:
        """Parse a comment of the journal about the player at a seat.

        Add a sentence if the player has left or has a new name since the last such comment.
        """
        try:
            seat, player = parse_seat(note.rpartition(MARK.decode())[0] or note)
        except ValueError:
            return  # not a comment of this kind
        known = self._players.get(seat)
        self._players[seat] = player
        if self._replay is None or known is None:
            return
        if player.bot and not known.bot:
            self.add_sentence(_say("leaves", seat=player.button + 1))
        elif player.name != known.name:
            self.add_sentence(
                _say("is-renamed" if player.name else "has-no-name", seat=player.button + 1, name=player.name)
            )


def _format_face(face: int | str | None) -> str | None:
    """Return the name of the die or tile beside a sentence, for the page."""
    return format_face(strip_declared(face)) if isinstance(face, int) else face

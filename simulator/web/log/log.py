"""The page's log: the record of the running match, line by line, as sentences.

The log reads the tray's own journal and replays it in a game of its own, so that it knows what a line meant when it was
entered. It never changes the tray. Tellers choose the sentences.
"""

from dataclasses import dataclass
from typing import Any, Protocol

from simulator import games
from simulator.texts import HostTexts
from simulator.web.log.evening import Evening
from simulator.web.log.happenings import banner_words
from simulator.web.log.plain import PlainTeller
from simulator.web.log.teller import Line, Said, Teller, remember
from simulator.web.log.texts import LogTexts
from tray24.games import new_game
from tray24.match.journal import JOURNAL, MARK
from tray24.match.profile import SEAT_NOTE, Player, parse_seat
from tray24.match.record import Head, Replay, strip_comment
from tray24.rules.core import Game
from tray24.rules.errors import RuleError
from tray24.rules.faces import face_name, undeclared
from tray24.rules.moves import D_UNDO, DRAW, REROLL, ROLL, move_verb
from tray24.rules.notation import parse_line

_say = LogTexts()
_page = HostTexts("page")


class Readable(Protocol):
    """The part of the tray's files that the log needs."""

    def read(self, name: str) -> bytes | None: ...


@dataclass(frozen=True)
class Entry:
    """A line of the log. `number` and `hand` count from 1; `face` is its die or tile, or None.

    `moves` is the number of lines of seats and undos in the record up to it.

    `banner` is (words, seat) of what happens to somebody (see `happenings`), or None.
    `strong` is the part of the text that tells of a refusal, and `rule` the number of its rule, or "".
    """

    number: int
    face: str | None
    text: str
    hand: int
    strong: str = ""
    rule: str = ""
    banner: tuple[str, int] | None = None
    moves: int = 0

    def message(self) -> dict[str, int | str | None]:
        """Return the entry as JSON values for the browser."""
        refusal = {"strong": self.strong, "rule": self.rule} if self.strong else {}
        banner = {"banner": self.banner[0], "seat": self.banner[1]} if self.banner else {}
        return (
            refusal
            | banner
            | {
                "n": self.number,
                "face": self.face,
                "text": self.text,
                "hand": self.hand,
                "hand_said": _page("log-hand", hand=str(self.hand)),
                "moves": self.moves,
            }
        )


def teller_of(game: str) -> Teller[Any]:
    """Return the teller of a game: its own one, or the plain one."""
    own = games.find(game, "sentences")
    return own.Sentences() if own else PlainTeller()


class Log:
    """The log of a journal that it follows. `entries` are all sentences of the match so far."""

    def __init__(self, files: Readable):
        self.entries: list[Entry] = []
        self._files = files
        self._taken = b""
        self._start([])

    def _start(self, names: list[str]) -> None:
        self._names = names
        self._head = Head()
        self._seated: dict[int, Player] = {}
        self._replay: Replay | None = None
        self._teller: Teller[Any] = PlainTeller()
        self._standing: list[tuple[int, int, str]] = []  # of each seat's line not taken back: hand, move, sentence
        self._lost = False
        self._moves = 0  # lines of seats and undos so far
        self._taken = b""
        self.evening = Evening()

    def update(self, names: list[str]) -> tuple[bool, list[Entry]]:
        """Read the new lines of the journal. Return (whether the log restarts from nothing, its new entries).

        `names` are those of the seats, in seating order. When a match ends, its journal becomes a record and the log
        stays.
        """
        try:
            data = self._files.read(JOURNAL)
        except OSError:
            data = None  # it is read when that is possible again
        return (False, []) if data is None else self.take(data, names)

    def take(self, data: bytes, names: list[str]) -> tuple[bool, list[Entry]]:
        """Read the new lines of a journal's content, and return what `update` does."""
        restarts = not data.startswith(self._taken)
        if restarts or not self._taken:  # also when the match before has no sentences yet
            restarts = restarts or bool(self.entries)
            self.entries = []
            self._start(names)
        self._names = names
        known = len(self.entries)
        whole = data[: data.rfind(b"\n") + 1]
        # Only this ends a line of a record; a name may hold other characters that `splitlines` splits at.
        for line in whole[len(self._taken) :].decode("utf-8", "replace").split("\n"):
            if line.startswith(SEAT_NOTE):
                self._seat(line)
            self._feed(strip_comment(line))
        self._taken = whole
        return restarts, self.entries[known:]

    @property
    def game(self) -> Game | None:
        """Return the game as far as the journal has been read; None before its head has."""
        return self._replay.game if self._replay else None

    @property
    def journal(self) -> bytes:
        """Return what has been read of the journal."""
        return self._taken

    def forget(self) -> None:
        """Handle that the journal has become a record: the next journal begins a new log."""
        self._taken = b""

    def note(
        self,
        text: str,
        face: str | None = None,
        hand: int = 0,
        strong: str = "",
        rule: str = "",
        banner: tuple[str, int] | None = None,
    ) -> Entry:
        """Add a sentence that is not in the record, such as a refusal. `hand` is from 1, or 0 for the current one."""
        if not hand:
            hand = self._replay.game.hand + 1 if self._replay else 1
        entry = Entry(len(self.entries) + 1, face, text, hand, strong, rule, banner, self._moves)
        self.entries.append(entry)
        return entry

    @property
    def moves(self) -> list[int]:
        """Return the moves of the seats in the current or last hand, without those taken back."""
        last = self._standing[-1][0] if self._standing else -1
        running = self._replay.game.hand if self._replay and not self._replay.game.over else last
        return self.moves_in(running)

    def moves_in(self, hand: int) -> list[int]:
        """Return the moves of the seats in a hand, counted from 0, without those taken back."""
        return [move for number, move, _ in self._standing if number == hand]

    def refuse(self, names: list[str], game: Game, move: int, error: RuleError) -> None:
        """Add a refused move and the reason."""
        self._names = names
        teller = teller_of(game.name)
        teller.names = names
        (text, face), strong = teller.refused(game, move, error), teller.refused_now()
        if strong in text:  # the refusal of a hidden tile has other words
            self.note(text, _shown(face), 0, strong, error.rule)
        else:
            self.note(text, _shown(face))

    def _feed(self, text: str) -> None:
        if not text or self._lost:
            return
        try:
            if self._replay is None:
                if self._head.feed(text):
                    self._replay = Replay(new_game(self._head.game, self._head.seats, self._head.options))
                    self._teller = teller_of(self._head.game)
                return
            self._tell(self._replay, parse_line(self._replay.game, text))
        except RuleError:
            # The tray judges its journal. The log only stops when it cannot follow it.
            self._lost = True

    # Sentences.

    def _tell(self, replay: Replay, line: Line) -> None:
        game, teller = replay.game, self._teller
        teller.names = self._names
        was = remember(game)
        is_undo = not isinstance(line, int) and line[0] == D_UNDO
        said = self._taken_back() if is_undo else teller.before(game, line)
        replay.enter(line)
        self._moves += is_undo or isinstance(line, int)
        if not is_undo:
            said = teller.result(game, line, was, said)
            self.evening.note(game, line, was, teller.happened)
        else:
            self.evening.undo()
        if isinstance(line, int):
            self._standing.append((was.hand, line, said[0] if said else ""))
        elif said and not is_undo and self._standing:
            hand, move, told = self._standing[-1]
            if not told and move_verb(move) in (DRAW, ROLL, REROLL):  # the table's line tells the random result
                self._standing[-1] = (hand, move, said[0])
        if said:
            banner = None if is_undo else banner_words(teller.say, teller.happened, self._names)
            self.note(said[0], _shown(said[1]), was.hand + 1, banner=banner)
        for text in [] if is_undo else teller.results(game, was):
            self.note(text, None, was.hand + 1)

    def _seat(self, note: str) -> None:
        """Handle a comment about a seat. It is written again during a match when a player leaves or changes name."""
        try:
            seat, player = parse_seat(note.rpartition(MARK.decode())[0] or note)
        except ValueError:
            return  # not a comment of this kind
        known = self._seated.get(seat)
        self._seated[seat] = player
        if self._replay is None or known is None:
            return
        if player.bot and not known.bot:
            self.note(_say("leaves", seat=player.button + 1))
        elif player.name != known.name:
            self.note(_say("is-renamed" if player.name else "has-no-name", seat=player.button + 1, name=player.name))

    def _taken_back(self) -> Said | None:
        """Return the sentence for an undo, or None for a wild without a color, which has not been told yet."""
        told = self._standing.pop()[2] if self._standing else ""
        return (_say("taken-back", sentence=told), None) if told else None


def _shown(face: int | str | None) -> str | None:
    """Return the die or tile beside a sentence as the page draws it."""
    return face_name(undeclared(face)) if isinstance(face, int) else face

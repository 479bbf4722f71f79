"""The page's log: the running match's record, line by line, as English sentences.

The record is read from the tray's own journal and replayed by a game of its own, so that the log knows what a line
meant when it was entered; the tray is only looked at. Which sentence is said the tellers choose.
"""

from dataclasses import dataclass
from typing import Any, Protocol

from simulator import games
from simulator.texts import HostTexts
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
    """What the log needs of the tray's files."""

    def read(self, name: str) -> bytes | None: ...


@dataclass(frozen=True)
class Entry:
    """A line of the log. `number` and `hand` count from 1, `face` is the die or tile it is about or None.

    `strong` is the part of the text that says that something was refused, and `rule` the rule's number in it, or "".
    """

    number: int
    face: str | None
    text: str
    hand: int
    strong: str = ""
    rule: str = ""

    def message(self) -> dict[str, int | str | None]:
        """Return the entry as the browser gets it."""
        refusal = {"strong": self.strong, "rule": self.rule} if self.strong else {}
        return refusal | {
            "n": self.number,
            "face": self.face,
            "text": self.text,
            "hand": self.hand,
            "hand_said": _page("log-hand", hand=str(self.hand)),
        }


def teller_of(game: str) -> Teller[Any]:
    """Return who tells a match of this game: its own sentences, or plain ones."""
    own = games.find(game, "sentences")
    return own.Sentences() if own else PlainTeller()


class Log:
    """Follows a journal; `entries` are all sentences of the match so far."""

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
        self._standing: list[tuple[int, int, str]] = []  # of each seat's line that stands: hand, move, what was told
        self._lost = False
        self._taken = b""

    def update(self, names: list[str]) -> tuple[bool, list[Entry]]:
        """Read what is new in the journal. Return (whether the log starts again from nothing, its new entries).

        names: what the seats are called, in seating order. When a match ends its journal becomes a record; the log
        stays.
        """
        data = self._files.read(JOURNAL)
        if data is None:
            return False, []
        restarts = not data.startswith(self._taken)
        if restarts or not self._taken:  # also where the match before has told nothing yet
            restarts = restarts or bool(self.entries)
            self.entries = []
            self._start(names)
        self._names = names
        known = len(self.entries)
        whole = data[: data.rfind(b"\n") + 1]
        # Only this ends a line of a record; a name may hold what else `splitlines` takes for an end.
        for line in whole[len(self._taken) :].decode("utf-8", "replace").split("\n"):
            if line.startswith(SEAT_NOTE):
                self._seat(line)
            self._feed(strip_comment(line))
        self._taken = whole
        return restarts, self.entries[known:]

    def forget(self) -> None:
        """Take note that the journal has become a record: the next one begins a new log."""
        self._taken = b""

    def note(self, text: str, face: str | None = None, hand: int = 0, strong: str = "", rule: str = "") -> Entry:
        """Add a sentence that is not in the record, such as a refusal. hand: from 1, or 0 for the one being played."""
        if not hand:
            hand = self._replay.game.hand + 1 if self._replay else 1
        entry = Entry(len(self.entries) + 1, face, text, hand, strong, rule)
        self.entries.append(entry)
        return entry

    @property
    def moves(self) -> list[int]:
        """The seats' moves of the hand being played, or of the last one, without those taken back."""
        last = self._standing[-1][0] if self._standing else -1
        running = self._replay.game.hand if self._replay and not self._replay.game.over else last
        return [move for hand, move, _ in self._standing if hand == running]

    def refuse(self, names: list[str], game: Game, move: int, error: RuleError) -> None:
        """Add what somebody tried in vain, and why not."""
        self._names = names
        teller = teller_of(game.name)
        teller.names = names
        (text, face), strong = teller.refused(game, move, error), teller.refused_by(error)
        if strong in text:  # a hidden tile is refused in other words
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
            # The tray judges its journal; the log only stops talking about one it cannot follow.
            self._lost = True

    # Sentences.

    def _tell(self, replay: Replay, line: Line) -> None:
        game, teller = replay.game, self._teller
        teller.names = self._names
        was = remember(game)
        is_undo = not isinstance(line, int) and line[0] == D_UNDO
        said = self._taken_back() if is_undo else teller.before(game, line)
        replay.enter(line)
        if said is None and not is_undo:
            said = teller.after(game, line, was)
        if isinstance(line, int):
            self._standing.append((was.hand, line, said[0] if said else ""))
        elif said and not is_undo and self._standing:
            hand, move, told = self._standing[-1]
            if not told and move_verb(move) in (DRAW, ROLL, REROLL):  # of chance the table's line tells
                self._standing[-1] = (hand, move, said[0])
        if said:
            self._say(said, was.hand + 1)
        for text in [] if is_undo else teller.results(game, was):
            self.note(text, None, was.hand + 1)

    def _seat(self, note: str) -> None:
        """Take who sits where; in the middle of a match it is noted again when somebody leaves or gets another name."""
        try:
            seat, player = parse_seat(note.rpartition(MARK.decode())[0] or note)
        except ValueError:
            return  # a comment of somebody else's
        known = self._seated.get(seat)
        self._seated[seat] = player
        if self._replay is None or known is None:
            return
        if player.bot and not known.bot:
            self.note(_say("leaves", seat=player.button + 1))
        elif player.name != known.name:
            self.note(_say("is-renamed" if player.name else "has-no-name", seat=player.button + 1, name=player.name))

    def _say(self, said: Said, hand: int) -> None:
        text, face = said
        self.note(text, _shown(face), hand)

    def _taken_back(self) -> Said | None:
        """Tell what was taken back; nothing of a wild whose color was not named: it has not been told of yet."""
        told = self._standing.pop()[2] if self._standing else ""
        return (_say("taken-back", sentence=told), None) if told else None


def _shown(face: int | str | None) -> str | None:
    """Return the die or tile beside a sentence as the page draws it."""
    return face_name(undeclared(face)) if isinstance(face, int) else face

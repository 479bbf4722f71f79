"""The page's log: the running match's record, line by line, as English sentences.

The record is read from the tray's own journal and replayed by a game of its own, so that the log knows what a line
meant when it was entered; the tray is only looked at.
"""

from dataclasses import dataclass
from typing import Protocol

from tray24.match.journal import JOURNAL
from tray24.rules import new_game
from tray24.rules.basic import Basic
from tray24.rules.core import (
    CATCH,
    COLOR,
    D_ROLL,
    D_ROLLOFF,
    D_UNDO,
    PH_COLOR,
    PH_DRAWN,
    PLACE,
    PLAY,
    ROLL,
    UNO,
    Game,
    RuleError,
    move_arg,
    move_seat,
    move_verb,
)
from tray24.rules.faces import COLORS, D2, KINDS, WD4, R, S, W, face_name
from tray24.rules.notation import format_line, parse_line
from tray24.rules.record import Head, Replay, strip_comment
from tray24.rules.shedding import AFTER_CATCH, AFTER_DRAW, AFTER_LAST, AFTER_PENALTY

COLOR_WORDS = {"r": "red", "y": "yellow", "g": "green", "b": "blue"}
_KIND_WORDS = {S: "skip", R: "reverse", D2: "+2", W: "wild", WD4: "wild +4"}
_NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


class Readable(Protocol):
    """What the log needs of the tray's files."""

    def read(self, name: str) -> bytes | None: ...


@dataclass(frozen=True)
class Entry:
    """A line of the log. `number` counts from 1, `face` is the die it is about or None, `hand` counts from 1."""

    number: int
    face: str | None
    text: str
    hand: int

    def message(self) -> dict:
        """The entry as the browser gets it."""
        return {"n": self.number, "face": self.face, "text": self.text, "hand": self.hand}


def face_words(face: int) -> str:
    """``red 7``, ``yellow skip``, ``wild +4``."""
    kind = face & 31
    words = _KIND_WORDS.get(kind) or KINDS[kind]
    return words if kind in (W, WD4) else f"{COLOR_WORDS[COLORS[face >> 5]]} {words}"


def dice_words(count: int) -> str:
    """``a die``, ``two dice``."""
    return "a die" if count == 1 else f"{_NUMBERS[count] if count < len(_NUMBERS) else count} dice"


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
        self._replay: Replay | None = None
        self._standing: list[tuple[int, int, str]] = []  # of each seat's line that stands: hand, move, what was told
        self._lost = False
        self._taken = b""

    def update(self, names: list[str]) -> tuple[bool, list[Entry]]:
        """Reads what the journal holds that is new. Returns (whether the log begins anew, its new entries).

        names: what the seats are called, in seating order. When a match ends its journal becomes a record; the log
        stays.
        """
        data = self._files.read(JOURNAL)
        if data is None:
            return False, []
        anew = not data.startswith(self._taken)
        if anew or (not self._taken and self.entries):
            self.entries = []
            self._start(names)
            anew = True
        self._names = names
        known = len(self.entries)
        whole = data[: data.rfind(b"\n") + 1]
        # Only this ends a line of a record; a name may hold what else `splitlines` takes for an end.
        for line in whole[len(self._taken) :].decode("utf-8", "replace").split("\n"):
            self._feed(strip_comment(line))
        self._taken = whole
        return anew, self.entries[known:]

    def forget(self) -> None:
        """The journal has become a record: the next one begins a new log."""
        self._taken = b""

    def note(self, text: str, face: str | None = None, hand: int = 0) -> Entry:
        """Adds a sentence that is not in the record, such as a refusal. hand: from 1, or 0 for the one that runs."""
        if not hand:
            hand = self._replay.game.hand + 1 if self._replay else 1
        entry = Entry(len(self.entries) + 1, face, text, hand)
        self.entries.append(entry)
        return entry

    @property
    def moves(self) -> list[int]:
        """The seats' moves of the hand that runs, or was played last, those taken back left out."""
        last = self._standing[-1][0] if self._standing else -1
        running = self._replay.game.hand if self._replay and not self._replay.game.over else last
        return [move for hand, move, _ in self._standing if hand == running]

    def refuse(self, names: list[str], game: Game, move: int, error: RuleError) -> None:
        """Adds what somebody tried in vain, and why not."""
        self._names = names
        rule = f"Refused, {error.rule}: " if error.rule else "Refused: "
        words, face = self._tried(game, move)
        self.note(f"{words}. {rule}{error.words}.", face)

    def _tried(self, game: Game, move: int) -> tuple[str, str | None]:
        seat = move_seat(move)
        if move_verb(move) == PLAY and game.name == "basic":
            face = move_arg(move) >> 5
            return f"{self._does(seat, 'put')} {face_words(face)} in slot {move_arg(move) & 31}", face_name(face)
        if move_verb(move) == PLAY and not game.tiles:
            return f"{self._does(seat, 'try')} {face_words(move_arg(move))}", face_name(move_arg(move))
        return f"{self._does(seat, 'try')} {format_line(game, move).split(' ', 1)[1]}", None

    def _feed(self, text: str) -> None:
        if not text or self._lost:
            return
        try:
            if self._replay is None:
                if self._head.feed(text):
                    self._replay = Replay(new_game(self._head.game, self._head.seats, self._head.options))
                return
            self._tell(self._replay, parse_line(self._replay.game, text))
        except RuleError:
            # The tray judges its journal; the log only stops talking about one it cannot follow.
            self._lost = True

    # Sentences.

    def _does(self, seat: int, verb: str) -> str:
        """``You play``, ``Mira plays``."""
        name = self._name_of(seat)
        if name == "You":
            return f"You {verb}"
        if verb == "try":
            return f"{name} tries"
        return f"{name} {verb}{'es' if verb.endswith(('s', 'ch', 'x')) else 's'}"

    def _name_of(self, seat: int) -> str:
        return self._names[seat] if seat < len(self._names) else f"Seat {seat + 1}"

    def _is(self, seat: int) -> str:
        return "You are" if self._name_of(seat) == "You" else f"{self._name_of(seat)} is"

    def _rolls(self, seat: int, count: int) -> str:
        if count == 1:
            return f"{self._does(seat, 'roll')} the last die."
        own = "your " if self._name_of(seat) == "You" else ""
        return f"{self._does(seat, 'roll')} {own}{dice_words(count)}."

    def _tell(self, replay: Replay, line: int | tuple) -> None:
        game = replay.game
        before = (game.hand, list(game.scores), game.phase, game.after, game.served)
        said = self._before(game, line)
        replay.enter(line)
        words = self._after(game, line, before) if said is None else said
        if isinstance(line, int):
            self._standing.append((before[0], line, words[0] if words else ""))
        if words:
            text, face = words
            name = None if face is None else face_name(face & 31 if face & 31 in (W, WD4) else face)
            self.note(text, name, before[0] + 1)
        self._tell_results(game, before)

    def _taken_back(self) -> tuple[str, int | None]:
        told = self._standing.pop()[2] if self._standing else ""
        return (f"Taken back: {told}" if told else "One step is taken back."), None

    def _before(self, game, line) -> tuple[str, int | None] | None:
        """What is best said from the position before the line."""
        if not isinstance(line, int):
            return self._taken_back() if line[0] == D_UNDO else None
        seat = move_seat(line)
        verb = move_verb(line)
        if verb == ROLL:
            return self._rolls(seat, len(game.hands[seat])), None
        if verb == PLACE:
            face = game.faces[game.drawn]
            text = f"{self._does(seat, 'start')} hand {game.hand + 1} with {face_words(face)} in slot {move_arg(line)}."
            return text, face
        if verb == COLOR:
            face = game.faces[game.tray[game.last]]
            color = COLOR_WORDS[COLORS[move_arg(line)]]
            named = "name" if self._name_of(seat) == "You" else "names"
            return f"{self._does(seat, 'play')} {face_words(face)} in slot {game.last} and {named} {color}.", face
        if verb == UNO:
            return f"{self._does(seat, 'call')} UNO.", None
        if verb == CATCH:
            return f"{self._does(seat, 'catch')} {self._name_of(move_arg(line))}, who forgot UNO.", None
        return None

    def _after(self, game, line, before) -> tuple[str, int | None] | None:
        """What is best said once the line is applied."""
        if isinstance(line, int):
            return self._played(game, line) if move_verb(line) == PLAY else None
        verb, seat, values = line
        if verb == D_ROLLOFF:
            faces = ", ".join(face_words(face) for face in values)
            tail = f" {self._does(game.starter, 'start')}." if game.wait != D_ROLLOFF else " Again."
            return f"Roll-off: {faces}.{tail}", None
        if verb == D_ROLL:
            return self._rolled(game, seat, values, before[3])
        return None

    def _rolled(self, game, seat, values, after) -> tuple[str, int | None] | None:
        if after == AFTER_DRAW:
            face = values[0]
            end = "it fits" if game.phase == PH_DRAWN and game.turn == seat else "it stays in hand"
            return f"{self._does(seat, 'draw')} {face_words(face)}: {end}.", face
        if after in (AFTER_PENALTY, AFTER_CATCH) or (after == AFTER_LAST and len(values) in (2, 4)):
            faces = ", ".join(face_words(face) for face in values)
            return f"{self._does(seat, 'draw')} {dice_words(len(values))}: {faces}.", None
        return None

    def _played(self, game, line) -> tuple[str, int | None] | None:
        """A placement. A wild whose color comes next is told with the color."""
        if game.phase == PH_COLOR:
            return None
        seat = move_seat(line)
        face, slot = move_arg(line) >> 5, move_arg(line) & 31
        text = f"{self._does(seat, 'play')} {face_words(face)} in slot {slot}."
        kind = face & 31
        if kind == S or (kind == R and game.seats == 2):
            skipped = (seat + game.direction) % game.seats
            text += f" {self._is(skipped)} skipped."
        elif kind == R:
            text += f" Play turns to the {'left' if game.direction > 0 else 'right'}."
        if isinstance(game, Basic) and game.tray.count(-1) == len(game.tray) - 1 and game.turn >= 0:
            text += " The dice go back to the bag."
        return text, face

    def _tell_results(self, game, before) -> None:
        """The end of a hand, and of the match."""
        hand, scores, phase = before[:3]
        if game.hand == hand and not (game.over and phase != game.phase):
            return
        gained = [(points - old, seat) for seat, (points, old) in enumerate(zip(game.scores, scores, strict=True))]
        lines = [f"{self._name_of(seat)} {points}" for points, seat in gained if points]
        self.note(f"Hand {hand + 1} is over: " + (", ".join(lines) or "no points") + ".", None, hand + 1)
        if game.over:
            winners = " and ".join(self._name_of(seat) for seat in game.winners())
            self.note(
                f"{winners} {'win' if len(game.winners()) > 1 or winners == 'You' else 'wins'} the match.",
                None,
                hand + 1,
            )

"""The evening's card: who stood out in a match, as told once it is over."""

from dataclasses import dataclass

from simulator.texts import HostTexts
from simulator.web.log.teller import Happened, Line, Was
from simulator.web.log.words import list_words
from tray24.rules.core import Game
from tray24.rules.moves import PH_DRAWN, PLAY, SCORE, move_seat, move_verb

_say = HostTexts("page")
_ALL_ROLLS = 2  # rolls that yacht leaves after the first
_MOST_SEATS = 2  # that share a line of the card: what everybody did is nothing that stands out


@dataclass(frozen=True)
class Fact:
    """A success of a seat in one line of the record.

    `key` is its kind: "points", which the seat got; "caught", a catch; "drawn", a die or tile that the seat drew and
    played at once; "first", the points of a box of yacht without rolling again. `amount` counts these.
    """

    key: str
    seat: int
    amount: int = 1


class Evening:
    """The facts of a match, noted line by line.

    An undo takes back those of the last line of a seat and all after it.
    """

    def __init__(self) -> None:
        self._noted: list[list[Fact]] = [[]]

    def note(self, game: Game, line: Line, was: Was, happened: Happened | None) -> None:
        """Note the facts of an applied line; `was` is of the position before it."""
        if isinstance(line, int):
            self._noted.append([])
            seat, verb = move_seat(line), move_verb(line)
            if verb == PLAY and was.phase == PH_DRAWN:
                self._add("drawn", seat)
            if verb == SCORE and was.rolls_left == _ALL_ROLLS:
                self._add("first", seat, game.scores[seat] - was.scores[seat])
        if happened and happened[0] == "caught":
            self._add("caught", happened[2])
        for seat, points in enumerate(game.scores):
            if points > was.scores[seat]:
                self._add("points", seat, points - was.scores[seat])

    def undo(self) -> None:
        """Forget what an undo has taken back."""
        if len(self._noted) > 1:
            self._noted.pop()

    def _add(self, key: str, seat: int, amount: int = 1) -> None:
        self._noted[-1].append(Fact(key, seat, amount))

    @property
    def facts(self) -> list[Fact]:
        """Return the facts of the lines that stand, in their order."""
        return [fact for noted in self._noted for fact in noted]

    def card(self, game: Game, names: list[str]) -> list[list[str]]:
        """Return the lines of the card for a match that is over, each as title, names and what they did."""
        facts = self.facts
        wins_by_points = not game.low_wins(game.options) and not game.counts_hands(game.options)
        best = "best-hand" if game.has_uno else "best-turn"
        found = [
            (best, _highest(facts, "points") if wins_by_points else ([], 0)),
            ("most-caught", _most(facts, "caught") if game.seats > 1 else ([], 0)),
            ("lucky-first", _highest(facts, "first")),
            ("lucky-drawn", _most(facts, "drawn")),
        ]
        return [
            [
                _say(f"evening-{key}"),
                list_words([names[seat] for seat in seats]),
                _say(f"evening-{key}-did", count=count),
            ]
            for key, (seats, count) in found
            if seats and len(seats) <= _MOST_SEATS
        ]


def _highest(facts: list[Fact], key: str) -> tuple[list[int], int]:
    """Return the seats with the highest amount in one line, and that amount."""
    most = max((fact.amount for fact in facts if fact.key == key), default=0)
    return sorted({fact.seat for fact in facts if fact.key == key and fact.amount == most > 0}), most


def _most(facts: list[Fact], key: str) -> tuple[list[int], int]:
    """Return the seats with the highest sum, and that sum."""
    sums: dict[int, int] = {}
    for fact in facts:
        if fact.key == key:
            sums[fact.seat] = sums.get(fact.seat, 0) + fact.amount
    most = max(sums.values(), default=0)
    return sorted(seat for seat, count in sums.items() if count == most), most

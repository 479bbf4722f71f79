"""The decisions of a record, each beside the best move of its position as the strongest bot sees it."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from tray24.match.bots import answer
from tray24.match.dicesets import sides_for
from tray24.match.record import Head, RecordError, Replay, strip_comment
from tray24.match.thinking.worths import PER_UNIT, rated
from tray24.rules.core import Game
from tray24.rules.errors import RuleError
from tray24.rules.faces import UNKNOWN
from tray24.rules.notation import format_line, parse_line


@dataclass(frozen=True)
class Decision:
    """A decision of a seat. `number` is the line of the record, from 1; `worth` and `best_worth` are in points or tiles."""

    number: int
    hand: int
    seat: int
    line: str
    worth: float
    best: str
    best_worth: float

    @property
    def regret(self) -> float:
        """Return how much less the move was worth than the best."""
        return self.best_worth - self.worth


def decisions(lines: Iterable[str]) -> tuple[Game, list[Decision]]:
    """Return the match and the decisions that stand, between moves of different worth. Raise RecordError."""
    head = Head()
    replay: Replay | None = None
    standing: list[list[Decision]] = []  # of each seat line that stands: its decision, if it was one
    sides = b""
    number = 0
    try:
        for number, line in enumerate(lines, 1):
            text = strip_comment(line)
            if not text:
                continue
            if replay is None:
                if head.feed(text):
                    replay = Replay(head.new_game())
                    sides = sides_for(replay.game, head.set)
                continue
            entered = parse_line(replay.game, text)
            made = list(_decision(replay.game, sides, entered, number)) if isinstance(entered, int) else []
            replay.enter(entered)
            if isinstance(entered, int):
                standing.append(made)
            elif text == "* undo":
                standing.pop()
    except RuleError as error:
        raise RecordError(number, error) from None
    if replay is None:
        raise RecordError(number + 1, RuleError("", "head_without_end"))
    return replay.game, [one for made in standing for one in made]


def _decision(game: Game, sides: bytes, move: int, number: int) -> Iterator[Decision]:
    if game.turn < 0 or move >> 24 != game.turn or UNKNOWN in _faces(game):
        return
    worths = answer(rated(game, sides))
    mine = [worth for other, worth in worths if other == move]
    if not mine or len(worths) < 2 or min(worth for _, worth in worths) == max(worth for _, worth in worths):
        return
    best, most = max(worths, key=lambda each: each[1])
    yield Decision(
        number,
        game.hand,
        game.turn,
        format_line(game, move).partition(" ")[2],
        mine[0] / PER_UNIT,
        format_line(game, best).partition(" ")[2],
        most / PER_UNIT,
    )


def _faces(game: Game) -> list[int]:
    """Return the faces of the dice that a decision is about."""
    dice = game.hands[game.turn] if game.has_hands else getattr(game, "dice", [])
    return [] if game.tiles else [game.faces[die] for die in dice]

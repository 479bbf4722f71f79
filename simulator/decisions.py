"""The decisions in a record, each compared with the move that the strongest bot values most in the same position."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from tray24.match.bots.bots import run_to_end
from tray24.match.bots.reasons import PER_UNIT, evaluate_moves
from tray24.match.dicesets import get_sides
from tray24.match.record import Head, RecordError, Replay, strip_comment
from tray24.rules.core import Game
from tray24.rules.errors import RuleError
from tray24.rules.faces import UNKNOWN
from tray24.rules.notation import format_line, parse_line

_REAL_NOTE = "# dice real"
_MIN_DIFFERENCE = 0.05  # moves whose values differ by less are equally good


@dataclass(frozen=True)
class Decision:
    """A decision of a seat between moves of different value, and the best move of its position.

    `number` is the number of the decision's line in the file, from 1; `at` is the number of lines of the match before
    that line. `line` and `best` are the two moves as records write them. `value` and `best_value` are their values, in
    points, or in tiles in a game of tiles.
    """

    number: int
    at: int
    hand: int
    seat: int
    move: int
    line: str
    value: float
    best_move: int
    best: str
    best_value: float

    @property
    def regret(self) -> float:
        """Return how much lower the value of the chosen move is than that of the best move."""
        return self.best_value - self.value

    @property
    def is_best(self) -> bool:
        """Return whether no move has a higher value than the chosen one, apart from a negligible difference."""
        return self.regret < _MIN_DIFFERENCE


def list_decisions(lines: Iterable[str]) -> tuple[Game, list[Decision]]:
    """Return the game of a record at its end, and all decisions between moves of different value.

    Undone decisions are left out. Raise RecordError for an illegal line.
    """
    head = Head()
    replay: Replay | None = None
    decision_lists: list[list[Decision]] = []  # for each seat's line that is not undone: its decision, if any
    sides = b""
    is_real = False
    number = at = 0
    try:
        for number, line in enumerate(lines, 1):
            text = strip_comment(line)
            if not text:
                is_real |= line.startswith(_REAL_NOTE)
                continue
            if replay is None:
                if head.feed(text):
                    replay = Replay(head.create_game())
                    sides = b"" if is_real else get_sides(replay.game, head.set)
                continue
            entry = parse_line(replay.game, text)
            decisions = (
                list(_evaluate_decision(replay.game, sides, is_real, entry, number, at))
                if isinstance(entry, int)
                else []
            )
            replay.enter(entry)
            at += 1
            if isinstance(entry, int):
                decision_lists.append(decisions)
            elif text == "* undo":
                decision_lists.pop()
    except RuleError as error:
        raise RecordError(number, error) from None
    if replay is None:
        raise RecordError(number + 1, RuleError("", "head_without_end"))
    return replay.game, [decision for decisions in decision_lists for decision in decisions]


def _evaluate_decision(game: Game, sides: bytes, is_real: bool, move: int, number: int, at: int) -> Iterator[Decision]:
    if game.turn < 0 or move >> 24 != game.turn or UNKNOWN in _list_faces(game) or (game.has_hands and is_real):
        return  # the hand is unknown, or it is unknown which die is which
    move_values = run_to_end(evaluate_moves(game, sides))
    own_values = [value for candidate, value in move_values if candidate == move]
    if (
        not own_values
        or len(move_values) < 2
        or min(value for _, value in move_values) == max(value for _, value in move_values)
    ):
        return
    best, best_value = max(move_values, key=lambda pair: pair[1])
    line, best_line = (format_line(game, choice).partition(" ")[2] for choice in (move, best))
    yield Decision(
        number, at, game.hand, game.turn, move, line, own_values[0] / PER_UNIT, best, best_line, best_value / PER_UNIT
    )


def _list_faces(game: Game) -> list[int]:
    """Return the faces of the dice between which the seat to play decides."""
    dice = game.hands[game.turn] if game.has_hands else getattr(game, "dice", [])
    return [] if game.tiles else [game.faces[die] for die in dice]

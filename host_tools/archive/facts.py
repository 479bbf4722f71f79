"""Facts about a match, found by replaying its record: players, points, hands, calls and penalties."""

from dataclasses import dataclass
from typing import Literal, NotRequired, TypedDict

from simulator.web.replay.reading import ReadRecord, Step, read_record
from tray24.rules.core import Game
from tray24.rules.moves import CATCH, D_DRAW, D_UNDO, UNO, move_seat, move_verb
from tray24.rules.shedding import AFTER_CATCH, AFTER_LAST, AFTER_PENALTY

# Facts are stored beside their record. When their version differs from this one, the record is replayed again.
VERSION = 1

_PENALTIES = (AFTER_PENALTY, AFTER_CATCH, AFTER_LAST)
Count = Literal["moves", "uno", "catches", "caught", "penalties", "penalty_dice"]
COUNTS: tuple[Count, ...] = ("moves", "uno", "catches", "caught", "penalties", "penalty_dice")


class Fault(TypedDict):
    """The first line of a record that the rules refuse, and the reason."""

    line: int
    text: str
    reason: str


class SeatFacts(TypedDict):
    """The facts about one seat: its player, its score and its counts.

    `bot` is the kind of bot, or "". `left` means that the seat was left to the bot. `uno` counts calls. `sheet` holds
    the score of each box that is filled, in a game with boxes.
    """

    name: str
    bot: str
    left: bool
    button: int
    score: int
    won: bool
    moves: int
    uno: int
    catches: int
    caught: int
    penalties: int
    penalty_dice: int
    sheet: NotRequired[dict[str, int]]


class Facts(TypedDict):
    """The facts about a match, as JSON values.

    `game` is "" when the head of the record cannot be parsed. `moves` and `hands` do not count what was undone.
    `hand_scores` holds, for each finished hand, the points that each seat gained.
    """

    game: str
    options: dict[str, str]
    real: bool
    low_wins: bool
    lines: int
    moves: int
    hands: int
    over: bool
    fault: Fault | None
    hand_scores: list[list[int]]
    players: list[SeatFacts]


def find_facts(data: bytes) -> Facts:
    """Return the facts of a record."""
    tally = _Tally()
    record = read_record(data, tally)
    game = record.game
    fault = record.fault
    return {
        "game": record.head.game,
        "options": {name: str(value) for name, value in (game.options if game else {}).items()},
        "real": record.real,
        "low_wins": bool(game) and game.low_wins(game.options),
        "lines": len(record.steps),
        "moves": len(tally.marks),
        "hands": game.hands_done() if game else 0,
        "over": bool(game) and game.over and not fault,
        "fault": {"line": fault.number, "text": fault.text, "reason": fault.reason} if fault else None,
        "hand_scores": [event.gains for event in tally.events if isinstance(event, _Hand)],
        "players": _players(record, game, tally) if game else [],
    }


def _players(record: ReadRecord, game: Game, tally: "_Tally") -> list[SeatFacts]:
    winners = game.winners()
    counts = [dict.fromkeys(COUNTS, 0) for _ in record.players]
    for event in tally.events:
        if isinstance(event, _Counted):
            counts[event.seat][event.what] += event.amount
    sheets = game.describe()["sheets"] if game.boxes else []
    found = []
    for seat, player in enumerate(record.players):
        facts: SeatFacts = {
            "name": player.name,
            "bot": player.bot,
            "left": seat in record.left,
            "button": player.button,
            "score": game.scores[seat],
            "won": seat in winners,
            "moves": counts[seat]["moves"],
            "uno": counts[seat]["uno"],
            "catches": counts[seat]["catches"],
            "caught": counts[seat]["caught"],
            "penalties": counts[seat]["penalties"],
            "penalty_dice": counts[seat]["penalty_dice"],
        }
        if sheets:
            facts["sheet"] = sheets[seat]
        found.append(facts)
    return found


@dataclass(frozen=True)
class _Counted:
    what: Count
    seat: int
    amount: int


@dataclass(frozen=True)
class _Hand:
    """A finished hand; `gains` holds the points that each seat gained in it."""

    gains: list[int]


class _Tally:
    """Count events while a record is replayed, leaving out what is undone.

    `marks` holds, for each seat's line still in force, the length of `events` before it.
    """

    def __init__(self) -> None:
        self.events: list[_Counted | _Hand] = []
        self.marks: list[int] = []

    def before(self, step: Step, game: Game) -> None:
        self._hand, self._over = game.hand, game.over
        self._held = game.hand_sizes()
        self._is_penalty = game.after in _PENALTIES

    def after(self, step: Step, game: Game) -> None:
        line = step.line
        if isinstance(line, int):
            self.marks.append(len(self.events))
            self._take_move(move_seat(line), move_verb(line), game.args(line), game)
        elif line[0] == D_UNDO:
            del self.events[self.marks.pop() :]
            return
        elif line[0] == D_DRAW and self._is_penalty:
            self._penalty(line[1], len(line[2]))
        if game.hand != self._hand or game.over and not self._over:
            gained = [event.gains for event in self.events if isinstance(event, _Hand)]
            before = [sum(points) for points in zip(*gained, strict=True)] or [0] * game.seats
            self.events.append(_Hand([now - then for now, then in zip(game.scores, before, strict=True)]))

    def _take_move(self, seat: int, verb: int, arguments: tuple[int, ...], game: Game) -> None:
        self._add("moves", seat)
        if verb == UNO:
            self._add("uno", seat)
        elif verb == CATCH:
            self._add("catches", seat)
            self._add("caught", arguments[0])
        if game.after in _PENALTIES:
            # In a game where penalty dice are taken from the table, no line of the dealer tells of them.
            for other, (before, now) in enumerate(zip(self._held, game.hand_sizes(), strict=True)):
                if other != seat and now > before:
                    self._penalty(other, now - before)

    def _penalty(self, seat: int, dice: int) -> None:
        self._add("penalties", seat)
        self._add("penalty_dice", seat, dice)

    def _add(self, what: Count, seat: int, amount: int = 1) -> None:
        self.events.append(_Counted(what, seat, amount))

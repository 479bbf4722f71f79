"""Facts about a match, found by replaying its record: players, points, hands, calls and penalties."""

from collections.abc import Callable
from datetime import date
from functools import cache
from typing import Any, Literal, NotRequired, TypedDict, cast

import fastjsonschema

from simulator.web.replay.record_parser import ParsedRecord, Step, read_record
from simulator.web.schema import (
    BOOLEAN,
    DRAFT,
    INTEGER,
    TEXT,
    Schema,
    allow_null,
    define_integer,
    define_list,
    define_map,
    define_object,
)
from tray24 import games
from tray24.pins import SEATS
from tray24.rules.core import Game
from tray24.rules.moves import CATCH, D_DRAW, D_UNDO, UNO, decode_seat, decode_verb
from tray24.rules.shedding import AFTER_CATCH, AFTER_LAST, AFTER_PENALTY

# Facts are stored beside their record. When their version differs from this one, the record is replayed again.
VERSION = 1

_PENALTIES = (AFTER_PENALTY, AFTER_CATCH, AFTER_LAST)
Count = Literal["moves", "uno", "catches", "caught", "penalties", "penalty_dice"]
COUNTS: tuple[Count, ...] = ("moves", "uno", "catches", "caught", "penalties", "penalty_dice")
_SIZE = define_integer(1 << 30)
_SEAT = define_object(
    {
        **{
            "name": TEXT,
            "bot": TEXT,
            "left": BOOLEAN,
            "button": define_integer(SEATS),
            "score": INTEGER,
            "won": BOOLEAN,
        },
        **dict.fromkeys(COUNTS, _SIZE),
    },
    {"sheet": define_map(INTEGER)},
)
_FACTS: Schema = define_object(
    {
        "game": TEXT,
        "options": define_map(TEXT),
        "real": BOOLEAN,
        "low_wins": BOOLEAN,
        "lines": _SIZE,
        "moves": _SIZE,
        "hands": _SIZE,
        "over": BOOLEAN,
        "fault": allow_null(define_object({"line": _SIZE, "text": TEXT, "reason": TEXT})),
        "hand_scores": define_list(define_list(INTEGER)),
        "players": define_list(_SEAT) | {"maxItems": SEATS},
    }
)


class RecordFault(TypedDict):
    """The first line that the rules refuse in a record, and the reason."""

    line: int
    text: str
    reason: str


class SeatFacts(TypedDict):
    """The facts about one seat: its player, its score, and counts of its moves, UNO calls, catches and penalties.

    `bot` is the strength of the bot, or "" for a person. `left` means that the person left the seat to the bot. `uno`
    counts UNO calls, `catches` the catches that this seat made, `caught` the catches that it suffered. In a game with
    boxes, `sheet` holds the score of each box that is filled.
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

    `game` is "" when the head of the record cannot be parsed. `real` means that real dice were used, `low_wins` that
    the lowest score wins. `moves` and `hands` do not count what was undone.
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
    fault: RecordFault | None
    hand_scores: list[list[int]]
    players: list[SeatFacts]


def extract_facts(data: bytes) -> Facts:
    """Replay a record, given as bytes, and return the facts about its match."""
    tally = _ReplayCounter()
    record = read_record(data, tally.remember_state, tally.count_step)
    game = record.game
    fault = record.fault
    return {
        "game": record.head.game,
        "options": {name: str(value) for name, value in (game.options if game else {}).items()},
        "real": record.is_real,
        "low_wins": bool(game) and game.is_lowest_best(game.options),
        "lines": len(record.steps),
        "moves": len(tally.marks),
        "hands": game.count_finished_rounds() if game else 0,
        "over": bool(game) and game.over and not fault,
        "fault": {"line": fault.number, "text": fault.text, "reason": fault.reason} if fault else None,
        "hand_scores": tally.gains,
        "players": _collect_players(record, game, tally) if game else [],
    }


def _collect_players(record: ParsedRecord, game: Game, tally: "_ReplayCounter") -> list[SeatFacts]:
    winners = game.list_winners()
    counts = [dict.fromkeys(COUNTS, 0) for _ in record.players]
    for count_name, seat, amount in tally.events:
        counts[seat][count_name] += amount
    sheets = game.describe()["sheets"] if game.boxes else []
    found = []
    for seat, player in enumerate(record.players):
        facts = {
            "name": player.name,
            "bot": player.bot,
            "left": seat in record.left,
            "button": player.button,
            "score": game.scores[seat],
            "won": seat in winners,
            **counts[seat],
        }
        if sheets:
            facts["sheet"] = sheets[seat]
        found.append(cast(SeatFacts, facts))
    return found


class _ReplayCounter:
    """A counter of events in a record while it is replayed. Events of undone moves do not count.

    `gains` holds the points that each seat gained in each finished hand. For each move that is not undone, `marks`
    holds the lengths of `events` and `gains` before the move, so that it can be undone.
    """

    def __init__(self) -> None:
        self.events: list[tuple[Count, int, int]] = []  # what, seat, amount
        self.gains: list[list[int]] = []
        self.marks: list[tuple[int, int]] = []

    def remember_state(self, step: Step, game: Game) -> None:
        self._round_number, self._is_over = game.hand, game.over
        self._hand_sizes = game.list_hand_sizes()
        self._is_penalty = game.after in _PENALTIES

    def count_step(self, step: Step, game: Game) -> None:
        line = step.line
        if isinstance(line, int):
            self.marks.append((len(self.events), len(self.gains)))
            self._count_move(decode_seat(line), decode_verb(line), game.decode_args(line), game)
        elif line[0] == D_UNDO:
            events, gains = self.marks.pop()
            del self.events[events:], self.gains[gains:]
            return
        elif line[0] == D_DRAW and self._is_penalty:
            self._count_penalty(line[1], len(line[2]))
        if game.hand != self._round_number or game.over and not self._is_over:
            old_scores = [sum(points) for points in zip(*self.gains, strict=True)] or [0] * game.seats
            self.gains.append([score - old_score for score, old_score in zip(game.scores, old_scores, strict=True)])

    def _count_move(self, seat: int, verb: int, arguments: tuple[int, ...], game: Game) -> None:
        self.events.append(("moves", seat, 1))
        if verb == UNO:
            self.events.append(("uno", seat, 1))
        elif verb == CATCH:
            self.events.extend([("catches", seat, 1), ("caught", arguments[0], 1)])
        if game.after in _PENALTIES:
            # In a game where penalty dice are taken from the table, they are in no deal.
            for other, (old_size, new_size) in enumerate(zip(self._hand_sizes, game.list_hand_sizes(), strict=True)):
                if other != seat and new_size > old_size:
                    self._count_penalty(other, new_size - old_size)

    def _count_penalty(self, seat: int, dice: int) -> None:
        self.events.extend([("penalties", seat, 1), ("penalty_dice", seat, dice)])


def is_facts(value: object) -> bool:
    """Return whether a JSON value has the shape of `Facts`.

    The game must be a known one, or "" for a record whose head cannot be parsed.
    """
    try:
        facts = _compile_schema()(value)
    except fastjsonschema.JsonSchemaValueException:
        return False
    players = facts["players"]
    if facts["game"] not in games.list_games():
        return not facts["game"] and not players and not facts["hand_scores"]
    boxes = set(games.get_game_class(facts["game"]).boxes)
    return (
        bool(players)
        and all(len(gains) == len(players) for gains in facts["hand_scores"])
        and all(set(player.get("sheet", ())) <= boxes for player in players)
    )


@cache
def _compile_schema() -> Callable[[object], Any]:
    check: Callable[[object], Any] = fastjsonschema.compile(_FACTS | {"$schema": DRAFT})
    return check


def is_day(text: object) -> bool:
    """Return whether a text is a day as the database writes it: YYYY-MM-DD."""
    try:
        return isinstance(text, str) and date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False

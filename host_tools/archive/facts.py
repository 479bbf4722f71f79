"""What a record says of its match: players, points, hands, calls and penalties; found by replaying it."""

from typing import Any

from simulator.web.replay.reading import ReadRecord, Step, read_record
from tray24.rules.core import Game
from tray24.rules.moves import CATCH, D_DRAW, D_UNDO, UNO, move_seat, move_verb
from tray24.rules.shedding import AFTER_CATCH, AFTER_LAST, AFTER_PENALTY

# Facts are kept beside the record they were found in; those of another version are found again.
VERSION = 1

_PENALTIES = (AFTER_PENALTY, AFTER_CATCH, AFTER_LAST)
_COUNTED = ("moves", "uno", "catches", "caught", "penalties", "penalty_dice")


def find_facts(data: bytes) -> dict[str, Any]:
    """Return the facts of a record as JSON values.

    `game` ("" when the head cannot be read), `options`, `real` dice, `low_wins`, `lines`, `moves` and `hands` (what was
    undone left out of the last two), `over`, `fault` ({line, text, reason} or None), `hand_scores` (of each finished
    hand what each seat gained) and `players`: `name`, `bot`, `left` (to a bot), `button`, `score`, `won`, and counted
    `moves`, `uno` (calls), `catches`, `caught`, `penalties`, `penalty_dice`; in a game with boxes the `sheet`, what is written in which box.
    """
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
        "hand_scores": [gains for what, gains in tally.events if what == "hand"],
        "players": _players(record, game, tally) if game else [],
    }


def _players(record: ReadRecord, game: Game, tally: "_Tally") -> list[dict[str, Any]]:
    winners = game.winners()
    counts = [dict.fromkeys(_COUNTED, 0) for _ in record.players]
    for what, told in tally.events:
        if what != "hand":
            seat, amount = told
            counts[seat][what] += amount
    sheets = game.describe()["sheets"] if game.boxes else []
    found = []
    for seat, player in enumerate(record.players):
        facts: dict[str, Any] = {
            "name": player.name,
            "bot": player.bot,
            "left": seat in record.left,
            "button": player.button,
            "score": game.scores[seat],
            "won": seat in winners,
        }
        facts |= counts[seat]
        if sheets:
            facts["sheet"] = sheets[seat]
        found.append(facts)
    return found


class _Tally:
    """Counts while a record is replayed; what is undone was not.

    `events` are (what, (seat, amount)), or ("hand", gains); `marks` how many there were before each seat's line that
    stands.
    """

    def __init__(self) -> None:
        self.events: list[tuple[str, Any]] = []
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
            gained = [gains for what, gains in self.events if what == "hand"]
            before = [sum(points) for points in zip(*gained, strict=True)] or [0] * game.seats
            self.events.append(("hand", [now - then for now, then in zip(game.scores, before, strict=True)]))

    def _take_move(self, seat: int, verb: int, arguments: tuple[int, ...], game: Game) -> None:
        self._add("moves", seat)
        if verb == UNO:
            self._add("uno", seat)
        elif verb == CATCH:
            self._add("catches", seat)
            self._add("caught", arguments[0])
        if game.after in _PENALTIES:
            # Where dice are taken from the table, the dealer has no line for it.
            for other, (before, now) in enumerate(zip(self._held, game.hand_sizes(), strict=True)):
                if other != seat and now > before:
                    self._penalty(other, now - before)

    def _penalty(self, seat: int, dice: int) -> None:
        self._add("penalties", seat)
        self._add("penalty_dice", seat, dice)

    def _add(self, what: str, seat: int, amount: int = 1) -> None:
        self.events.append((what, (seat, amount)))

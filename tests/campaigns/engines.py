"""Two engines that share no line of code play the same matches: every position and every refusal must be the same."""

import contextlib
import random
from collections.abc import Iterator
from typing import Any
from unittest import mock

from campaigns.campaign import Campaign
from campaigns.second.basic import Basic
from campaigns.second.center import Center
from campaigns.second.dominoes import Dominoes
from campaigns.second.engine import Choice, Deal, Illegal, Match
from campaigns.second.faces import UNKNOWN
from campaigns.second.line import Line
from campaigns.second.yacht import Yacht
from tray24.games import new_game
from tray24.rules.errors import RuleError
from tray24.rules.notation import format_line, parse_line

_MATCHES = 10  # of a round
_MOST_LINES = 3000
_PROBES = 12  # candidate lines at a position
_TARGETS = (1, 1, 1, 1, 1, 1, 40, 150)


class Engines(Campaign):
    """The campaign of one game. It counts hands."""

    about = ("firmware/tray24/rules", "firmware/tray24/games", "tests/campaigns/second")
    unit = "hands"
    night = 1_000_000
    short = 2

    def __init__(self, game: str, second: type[Any], seats: tuple[int, ...], options: dict[str, tuple[Any, ...]]):
        self.name = f"engines-{game}"
        self.promise = f"two engines that share no code agree on every position and every line of `{game}`"
        self._game = game
        self._second = second
        self._seats = seats
        self._options = options

    def check(self, number: int, chance: random.Random) -> int:
        return sum(self._play(chance) for _ in range(_MATCHES))

    def _play(self, chance: random.Random) -> int:
        """Play a match with both engines. Return how many hands it has had."""
        seats = chance.choice(self._seats)
        options = {name: chance.choice(values) for name, values in self._options.items()}
        if self._game != "yacht":
            options["target"] = chance.choice(_TARGETS)
        first, second = new_game(self._game, seats, options), Match(self._second, seats, options)
        unknown = self._game != "yacht" and chance.random() < 0.1
        lines: list[str] = []
        while second.awaited:
            line = _line(second, chance, unknown)
            lines.append(line)
            try:
                second.enter(line)
                first.enter(parse_line(first, line))
            except (RuleError, Illegal) as error:
                raise AssertionError(f"{seats} {options} {lines}: {error!r}") from error
            _compare(first, second, (seats, options, lines))
            assert len(lines) < _MOST_LINES, f"no end: {seats} {options}"
        return second.game.hand + 1

    @contextlib.contextmanager
    def plant(self) -> Iterator[None]:
        with mock.patch.object(self._second, "next", lambda self, seat, steps=1: (seat + 1) % self.seats):
            yield


def _compare(first, second, told):
    a, b = first.describe(), second.describe()
    for key in b:
        x = a[key]
        if key in ("hands", "racks"):
            x = [sorted(hand) for hand in x]
        assert x == b[key], f"{key}: {x} {b[key]} {told}\n{b}"
    legal = sorted(second.legal())
    game = second.game
    if not (isinstance(second.awaited, Choice) and game.hidden(second.awaited.seat)):
        theirs = sorted(format_line(first, move) for move in first.legal())
        assert theirs == legal, f"{set(theirs) ^ set(legal)} {theirs} {legal} {told}\n{b}"


def _line(match: Match, chance: random.Random, unknown: bool) -> str:
    awaited = match.awaited
    if isinstance(awaited, Deal):
        return _deal(match, awaited, chance, unknown)
    lines = awaited.lines
    plays = [line for line in lines if " play " in line]
    return chance.choice(plays if plays and chance.random() < 0.7 else lines)


def _deal(match, awaited, chance, unknown):
    if awaited.verb == "verdict":
        values = [chance.choice(("legal", "illegal"))]
    elif awaited.verb == "draw":
        values = map(str, sorted(chance.sample(sorted(match.game.bag), awaited.count)))
    else:
        faces = sorted(match.game.possible)
        values = [chance.choice(faces) for _ in range(awaited.count)]
        if unknown and awaited.verb == "roll":
            values = [UNKNOWN if chance.random() < 0.5 else face for face in values]
    return " ".join([awaited.begin(), *values])


_SEATS = tuple(range(2, 7))
ENGINES = (
    Engines(
        "basic",
        Basic,
        _SEATS,
        {"scoring": ("winner", "caught"), "must_roll": (0, 1), "young": ("", "0", "01", "1"), "table_talk": (0, 1)},
    ),
    Engines("center", Center, (2, 3, 4), {"wd4": ("challenge", "enforced")}),
    Engines("line", Line, (2,), {"best_of": (0, 3)}),
    Engines("yacht", Yacht, (1, *_SEATS), {}),
    Engines("dominoes", Dominoes, _SEATS, {"all_doublets": (0, 1), "reopen": (0, 1)}),
)

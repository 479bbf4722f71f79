"""Playing the matches of a line-up: each is a function of the line-up and its number, wherever it is played."""

import time
import zlib
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from threading import Lock

from host_tools.balance.counting import Counts, Watch, count_match
from host_tools.balance.plan import Lineup
from host_tools.balance.sources import fingerprint
from host_tools.chances import chances, match_seed
from tray24 import games
from tray24.games import new_game
from tray24.match import selfplay
from tray24.match.chance import Chance
from tray24.match.dicesets import sides_for

Done = tuple[int, Counts]  # the number of the first match left over, and the counts of those played

_one_at_a_time = Lock()  # bots and rules keep what they reuse in modules: two threads would disturb each other


class OtherSources(Exception):
    """This process has other sources than the one that sends it work, so its matches would be others."""


@dataclass(frozen=True)
class Task:
    """Matches `start` to `stop` - 1 of a line-up. What is not done within the time is left over."""

    lineup: Lineup
    start: int
    stop: int
    seconds: float
    sources: str
    packages: Sequence[str] = ()  # of games from elsewhere


def play(task: Task) -> Done:
    """Play the matches of a task, at least one. Return the number of the first one left over, and the counts."""
    with _one_at_a_time:
        for package in task.packages:
            games.register(package)
        if fingerprint(task.lineup.table.game) != task.sources:
            raise OtherSources
        until = time.monotonic() + task.seconds
        counts: Counts = Counter()
        for number in range(task.start, task.stop):
            play_match(task.lineup, number, counts)
            if time.monotonic() >= until:
                return number + 1, counts
        return task.stop, counts


def play_match(lineup: Lineup, number: int, counts: Counts) -> None:
    """Play a match and add its counts. The bots sit one seat further in each match."""
    table = lineup.table
    game = new_game(table.game, table.seats, dict(table.options))
    turned = number % table.seats
    bots = lineup.bots[turned:] + lineup.bots[:turned]
    watch = Watch(game) if lineup.is_alike else None
    decisions = selfplay.play(
        game, bots, *chances_of(lineup, number), sides_for(game, ""), watch.on_line() if watch else None
    )
    counted = [*count_match(game, bots, decisions), *(watch.counts() if watch else ())]
    for name, count in counted:
        counts[name] += count


def chances_of(lineup: Lineup, number: int) -> tuple[Chance, Chance]:
    """Return the chance of the dice and that of the bots in a match."""
    return chances(match_seed(_first_seed(lineup), number))


@cache
def _first_seed(lineup: Lineup) -> int:
    """Return the seed of a line-up's matches: no two line-ups of a run play with the same dice."""
    table = lineup.table
    return table.seed ^ zlib.crc32(f"{table.game} {table.seats} {lineup.name}".encode())

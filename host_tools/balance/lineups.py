"""Matches of bots: the line-ups at each table, how many matches each line-up plays, and how a match is played.

A table is a game with a number of seats. A line-up says which bot plays at each seat of a table. For the statistics of
the game, a table has a line-up for each bot, with that bot at all seats. For the ratings of the bots, it has line-ups
of two bots, which alternate around the table. The matches at a table are divided evenly among its line-ups. A match
depends only on its line-up, its number and the sources, not on the computer that plays it.
"""

import importlib.util
import time
import zlib
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from pathlib import Path
from threading import Lock

from host_tools.balance.counts import Counts, EventCounter, count_match
from host_tools.checks.tree import find_imported_names
from host_tools.fingerprints import compute_fingerprint
from tray24 import games
from tray24.games import create_game
from tray24.match import selfplay
from tray24.match.bots import bots
from tray24.match.chance import SEEDS, Chance
from tray24.match.dicesets import get_sides

_SLOW = {"yacht": ("fair", "sharp", "expert")}  # they search all rolls, so they play only when named
_ROOTS = ("tray24.match.selfplay", "host_tools.balance.counts", "host_tools.balance.lineups")
# Parts of a game that only display it; neither rules nor bots import them.
_SHOWN_PARTS = {"screen", "real", "open_hands", "challenged_rack", "coach", "lessons", "words", "help"}
_STRIDE = 0x9E3779B1  # odd: nearby seeds share no matches
_BOT_SALT = 0x5BD1E995  # bots and dice must not draw the same random numbers
_TEXTS = "tray24.text_tables"  # it finds the modules of texts, which affect no match
TaskResult = tuple[int, Counts]  # the number of the first match left over, and the counts of those played
_play_lock = Lock()  # bots and rules reuse objects in module variables, which two threads would corrupt


def compute_match_seed(seed: int, number: int) -> int:
    """Return the seed of match `number` (from 0) in a run whose match 0 has `seed`. Each match has another seed."""
    return (seed + _STRIDE * number) % SEEDS


def make_chances(seed: int) -> tuple[Chance, Chance]:
    """Return two random number generators for a match with this seed: for its dice and for its bots."""
    return Chance(seed), Chance(seed ^ _BOT_SALT)


@dataclass(frozen=True)
class Table:
    """A table: a game, its number of seats, its options, and the seed from which its matches get their seeds."""

    game: str
    seats: int
    options: tuple[tuple[str, str], ...]
    seed: int


@dataclass(frozen=True)
class Lineup:
    """A line-up: a table, and the bot at each of its seats in match 0. `play_match` moves the bots in other matches."""

    table: Table
    bots: tuple[str, ...]

    @property
    def is_alike(self) -> bool:
        """Return whether all seats have the same bot."""
        return len(set(self.bots)) == 1

    @property
    def name(self) -> str:
        """Return the names of the bots by seat, such as `sharp,random`."""
        return ",".join(self.bots)


def list_lineups(table: Table, bots: Sequence[str]) -> list[Lineup]:
    """Return the line-ups of a table: each bot at all seats, then each pair at alternate seats in both orders."""
    seats = range(table.seats)
    alike_lineups = [Lineup(table, (bot,) * table.seats) for bot in bots]
    pairs = [pair for combination in combinations(bots, 2) for pair in (combination, combination[::-1])]
    return alike_lineups + [Lineup(table, tuple(pair[seat % 2] for seat in seats)) for pair in pairs]


def split_matches(matches: int, parts: int) -> list[int]:
    """Divide a number of matches into `parts` parts, and return the number of matches in each part.

    Each of the first parts gets one match of the remainder.
    """
    return [matches // parts + (part < matches % parts) for part in range(parts)]


def list_usual_bots(game: str) -> list[str]:
    """Return the names of the bots that play a game by default: its fast bots in the menus' order, then `random`."""
    names = dict.fromkeys((*bots.list_bots(game), bots.RANDOM))
    return [name for name in names if name not in _SLOW.get(game, ())]


@cache
def compute_game_fingerprint(game: str) -> str:
    """Return the fingerprint of the sources on which matches of a game depend: the modules of its rules and bots."""
    return compute_fingerprint(find_modules(game))


def find_modules(game: str) -> dict[str, Path]:
    """Return the modules that bots import when they play a game: name -> file.

    The modules in the game's folder are included, because bots find some of them by name. Only the modules that just
    display the game are left out.
    """
    package = games.get_package(game)
    folder = Path(_find_file(package)).parent
    parts = [path.stem for path in folder.glob("*.py") if path.stem not in _SHOWN_PARTS | {"__init__"}]
    left = [*_ROOTS, *(f"{package}.{part}" for part in parts)]
    found: dict[str, Path] = {}
    while left:
        name = left.pop()
        if name not in found and not name.startswith(_TEXTS) and (file := _find_file(name)):
            found[name] = Path(file)
            top_packages = {"tray24", package.partition(".")[0]}
            parent = name.rpartition(".")[0]
            left += [
                imported_name
                for imported_name in (*find_imported_names(found[name]), parent)
                if imported_name.partition(".")[0] in top_packages
            ]
    found.pop("tray24", None)  # it holds the version alone
    return found


def _find_file(name: str) -> str:
    """Return the file of a module, or "" if there is no such module."""
    try:
        spec = importlib.util.find_spec(name)
    except ModuleNotFoundError:  # its parent is not a package
        return ""
    return spec.origin or "" if spec else ""


class OtherSources(Exception):
    """Raised when this process has other sources than the sender of its tasks: its matches would differ."""


@dataclass(frozen=True)
class Task:
    """A task: to play the matches `start` to `stop` - 1 of a line-up.

    The matches that have not begun after `seconds` are left for another task. `sources` is the fingerprint of the
    sources on which the matches depend.
    """

    lineup: Lineup
    start: int
    stop: int
    seconds: float
    sources: str
    packages: Sequence[str] = ()  # of games outside tray24


def play_task(task: Task) -> TaskResult:
    """Play the matches of a task, at least one, until its time is over. Raise OtherSources.

    Return the number of the first match that has not been played, and counts of what happened in the others.
    """
    with _play_lock:
        for package in task.packages:
            games.register(package)
        if compute_game_fingerprint(task.lineup.table.game) != task.sources:
            raise OtherSources
        end_s = time.monotonic() + task.seconds
        counts: Counts = Counter()
        for number in range(task.start, task.stop):
            play_match(task.lineup, number, counts)
            if time.monotonic() >= end_s:
                return number + 1, counts
        return task.stop, counts


def play_match(lineup: Lineup, number: int, counts: Counts) -> None:
    """Play match `number` of a line-up, and add the counts of what happened in it to `counts`.

    The bots move by one seat from each match to the next.
    """
    table = lineup.table
    game = create_game(table.game, table.seats, dict(table.options))
    shift = number % table.seats
    bots = lineup.bots[shift:] + lineup.bots[:shift]
    counter = EventCounter(game) if lineup.is_alike else None
    decisions = selfplay.play_match(
        game,
        bots,
        *make_match_chances(lineup, number),
        get_sides(game, ""),
        counter.make_callback() if counter else None,
    )
    match_counts = [*count_match(game, bots, decisions), *(counter.list_counts() if counter else ())]
    for name, count in match_counts:
        counts[name] += count


def make_match_chances(lineup: Lineup, number: int) -> tuple[Chance, Chance]:
    """Return two random number generators for match `number` of a line-up: for its dice and for its bots."""
    return make_chances(compute_match_seed(_compute_first_seed(lineup), number))


@cache
def _compute_first_seed(lineup: Lineup) -> int:
    """Return the seed of a line-up's match 0. Line-ups have different seeds, so that their dice differ."""
    table = lineup.table
    return table.seed ^ zlib.crc32(f"{table.game} {table.seats} {lineup.name}".encode())

"""Playing the matches of a line-up: each is a function of the line-up, its number and the sources, wherever played."""

import ast
import hashlib
import importlib.util
import time
import zlib
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from threading import Lock

from host_tools.balance.counting import Counts, Watch, count_match
from host_tools.balance.plan import Lineup
from host_tools.chances import chances, match_seed
from tray24 import games
from tray24.games import new_game
from tray24.match import selfplay
from tray24.match.chance import Chance
from tray24.match.dicesets import sides_for

_ROOTS = ("tray24.match.selfplay", "host_tools.balance.counting", "host_tools.balance.playing", "host_tools.chances")
# Parts of a game that only show it; neither rules nor bots import them.
_SHOWING = {"screen", "real", "look", "shown", "coach", "lessons", "words", "help"}


_TEXTS = "tray24.text_tables"  # they find the modules of texts, which change no match
Done = tuple[int, Counts]  # the number of the first match left over, and the counts of those played
_one_at_a_time = Lock()  # bots and rules keep what they reuse in modules: two threads would disturb each other


@cache
def fingerprint(game: str) -> str:
    """Return a fingerprint of the sources on which the matches of a game depend."""
    digest = hashlib.sha256()
    for name, path in sorted(modules(game).items()):
        digest.update(name.encode() + b"\n" + path.read_bytes().replace(b"\r\n", b"\n"))
    return digest.hexdigest()[:16]


def modules(game: str) -> dict[str, Path]:
    """Return the modules that bots import when they play a game, by their names, each with its file.

    All modules in the game's folder are among them, because bots find some by name, except those that only show it.
    """
    package = games.package(game)
    folder = Path(_file(package)).parent
    parts = [path.stem for path in folder.glob("*.py") if path.stem not in _SHOWING | {"__init__"}]
    left = [*_ROOTS, *(f"{package}.{part}" for part in parts)]
    found: dict[str, Path] = {}
    while left:
        name = left.pop()
        if name not in found and not name.startswith(_TEXTS) and (file := _file(name)):
            found[name] = Path(file)
            tops = {"tray24", package.partition(".")[0]}
            package_of = name.rpartition(".")[0]
            left += [one for one in (*_imports(found[name]), package_of) if one.partition(".")[0] in tops]
    found.pop("tray24", None)  # it holds the version alone
    return found


def _imports(path: Path) -> Iterator[str]:
    """Yield what a file imports; a name from a package may be a module or not."""
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{each.name}" for each in node.names)


def _file(name: str) -> str:
    """Return the file of a module, or "" if there is no such module."""
    try:
        found = importlib.util.find_spec(name)
    except ModuleNotFoundError:  # what should contain it is no package
        return ""
    return found.origin or "" if found else ""


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

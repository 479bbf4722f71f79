"""The counts of a table's line-ups, kept in the user's folder: a later run plays only the matches that are missing."""

import hashlib
import json
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from host_tools.balance.counting import Counts
from host_tools.balance.plan import Lineup, Table
from host_tools.files import write_whole
from simulator.tray.home import home_folder


@dataclass
class Played:
    """The matches of a line-up that are played, as ranges (start, stop), and their counts."""

    ranges: list[tuple[int, int]] = field(default_factory=list)
    counts: Counts = field(default_factory=Counter)

    @property
    def matches(self) -> int:
        return sum(stop - start for start, stop in self.ranges)

    def add(self, start: int, stop: int, counts: Counts) -> None:
        """Add matches that were not played before."""
        merged: list[tuple[int, int]] = []
        for one in sorted([*self.ranges, (start, stop)]):
            if merged and merged[-1][1] == one[0]:
                one = merged.pop()[0], one[1]
            merged.append(one)
        self.ranges = merged
        self.counts.update(counts)

    def missing(self, matches: int) -> list[tuple[int, int]]:
        """Return the ranges below `matches` that are not played."""
        starts = [0, *(stop for _, stop in self.ranges)]
        stops = [*(start for start, _ in self.ranges), matches]
        gaps = [(start, min(stop, matches)) for start, stop in zip(starts, stops, strict=True)]
        return [(start, stop) for start, stop in gaps if start < stop]


def read(table: Table, sources: str) -> dict[str, Played]:
    """Return what these sources have played at a table, by the names of line-ups; what others have is forgotten."""
    try:
        kept = json.loads(_path(table).read_text(encoding="utf-8"))
        if (kept["sources"], kept["table"]) != (sources, _words(table)):
            return {}
        return {
            name: Played([(start, stop) for start, stop in one["ranges"]], Counter(one["counts"]))
            for name, one in kept["lineups"].items()
        }
    except (OSError, ValueError, TypeError, KeyError, AttributeError):
        return {}


def write(table: Table, sources: str, played: dict[str, Played]) -> None:
    """Keep what is played at a table. Raise OSError."""
    told = {
        "sources": sources,
        "table": _words(table),
        "lineups": {name: {"ranges": one.ranges, "counts": one.counts} for name, one in played.items()},
    }
    write_whole(_path(table), json.dumps(told).encode())


def played_by(lineup: Lineup, played: dict[str, Played]) -> Played:
    """Return what a line-up has played, from what its table has."""
    return played.setdefault(lineup.name, Played())


def _words(table: Table) -> list[object]:
    return [table.game, table.seats, [list(option) for option in table.options], table.seed]


def _path(table: Table) -> Path:
    mark = hashlib.sha256(json.dumps(_words(table)).encode()).hexdigest()[:8]
    return home_folder() / "balance" / f"{table.game}-{table.seats}-{mark}.json"

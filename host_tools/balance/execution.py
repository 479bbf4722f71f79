"""The execution of a plan, which says how many matches each line-up (the bots at the seats of a table) is to play.

The matches that have not been played yet are divided into tasks. An executor plays the tasks: a pool of processes on
this machine or the workers of a cluster. The counts of what happens in the matches do not depend on the executor, its
number of workers or interruptions. They are stored in the user's folder, so that a later run plays only the matches
that are missing.
"""

import hashlib
import json
import math
import multiprocessing
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from heapq import heapify, heappop, heappush
from pathlib import Path

from host_tools.balance.counts import Counts
from host_tools.balance.lineups import Lineup, Table, Task, TaskResult, compute_game_fingerprint, play_task
from host_tools.files import write_atomically
from host_tools.interrupts import INTERRUPTS
from host_tools.processes import make_process_pool
from simulator.tray.data_folder import get_home_folder
from tray24 import games

MAX_MATCHES = 500  # of a task
TASK_S = 2.0  # after this time a task leaves the rest of its matches to another one
_WRITE_INTERVAL_S = 10.0  # interval at which the played matches are stored
TaskCounter = Callable[[], int]  # returns the number of tasks to play at a time, which may change
Plan = Sequence[tuple[Lineup, int]]  # line-ups, each with the number of its matches


@dataclass
class PlayedMatches:
    """The matches that a line-up has played: ranges (start, stop) of their numbers, and counts of what happened."""

    ranges: list[tuple[int, int]] = field(default_factory=list)
    counts: Counts = field(default_factory=Counter)

    @property
    def matches(self) -> int:
        return sum(stop - start for start, stop in self.ranges)

    def add(self, start: int, stop: int, counts: Counts) -> None:
        """Add the matches `start` to `stop` - 1, which were not played before. `counts` says what happened in them."""
        merged_ranges: list[tuple[int, int]] = []
        for number_range in sorted([*self.ranges, (start, stop)]):
            if merged_ranges and merged_ranges[-1][1] == number_range[0]:
                number_range = merged_ranges.pop()[0], number_range[1]
            merged_ranges.append(number_range)
        self.ranges = merged_ranges
        self.counts.update(counts)

    def list_missing(self, matches: int) -> list[tuple[int, int]]:
        """Return the ranges (start, stop) of the numbers below `matches` whose matches have not been played."""
        starts = [0, *(stop for _, stop in self.ranges)]
        stops = [*(start for start, _ in self.ranges), matches]
        gaps = [(start, min(stop, matches)) for start, stop in zip(starts, stops, strict=True)]
        return [(start, stop) for start, stop in gaps if start < stop]


def load_played(table: Table, sources: str) -> dict[str, PlayedMatches]:
    """Return the stored matches at a table (a game with a number of seats): name of the line-up -> its matches.

    `sources` is the fingerprint of the current sources. Ignore matches that were played with other sources.
    """
    try:
        state = json.loads(_get_path(table).read_text(encoding="utf-8"))
        if (state["sources"], state["table"]) != (sources, _table_to_json(table)):
            return {}
        return {
            name: PlayedMatches([(start, stop) for start, stop in entry["ranges"]], Counter(entry["counts"]))
            for name, entry in state["lineups"].items()
        }
    except (OSError, ValueError, TypeError, KeyError, AttributeError):
        return {}


def _store_played(table: Table, sources: str, played_matches: dict[str, PlayedMatches]) -> None:
    """Store the matches played at a table with `sources`, by the names of their line-ups. Raise OSError."""
    state = {
        "sources": sources,
        "table": _table_to_json(table),
        "lineups": {
            name: {"ranges": matches.ranges, "counts": matches.counts} for name, matches in played_matches.items()
        },
    }
    write_atomically(_get_path(table), json.dumps(state).encode())


def _table_to_json(table: Table) -> list[object]:
    return [table.game, table.seats, [list(option) for option in table.options], table.seed]


def _get_path(table: Table) -> Path:
    digest = hashlib.sha256(json.dumps(_table_to_json(table)).encode()).hexdigest()[:8]
    return get_home_folder() / "balance" / f"{table.game}-{table.seats}-{digest}.json"


class Progress:
    """The progress of a plan: the matches that its line-ups have played.

    It also keeps the other matches that are stored for the tables of the plan.
    """

    def __init__(self, plan: Plan):
        self.plan = plan
        self._tables: dict[Table, dict[str, PlayedMatches]] = {}
        for lineup, _ in plan:
            if lineup.table not in self._tables:
                self._tables[lineup.table] = load_played(lineup.table, compute_game_fingerprint(lineup.table.game))
        self._changed_tables: set[Table] = set()
        self._written_s = time.monotonic()

    def get_played(self, lineup: Lineup) -> PlayedMatches:
        """Return the matches that a line-up has played."""
        return self._tables[lineup.table].setdefault(lineup.name, PlayedMatches())

    @property
    def wanted(self) -> int:
        return sum(matches for _, matches in self.plan)

    @property
    def done(self) -> int:
        """Return how many matches of the plan have been played."""
        missing_counts = (
            stop - start
            for lineup, matches in self.plan
            for start, stop in self.get_played(lineup).list_missing(matches)
        )
        return self.wanted - sum(missing_counts)

    def list_tasks(self) -> list[Task]:
        """Return the tasks that play the missing matches. The tasks of each line-up are in the order of its matches."""
        packages = games.list_registered()
        return [
            Task(lineup, at, min(stop, at + MAX_MATCHES), TASK_S, compute_game_fingerprint(lineup.table.game), packages)
            for lineup, matches in self.plan
            for start, stop in self.get_played(lineup).list_missing(matches)
            for at in range(start, stop, MAX_MATCHES)
        ]

    def add(self, task: Task, stop: int, counts: Counts) -> None:
        """Add the matches of a task up to `stop` - 1. `counts` says what happened in them. Raise OSError.

        Also store all played matches if that has not been done for some seconds.
        """
        with INTERRUPTS.defer():
            self.get_played(task.lineup).add(task.start, stop, counts)
            self._changed_tables.add(task.lineup.table)
        if time.monotonic() - self._written_s >= _WRITE_INTERVAL_S:
            self.write()

    def write(self) -> None:
        """Store the played matches of the tables at which matches have been added. Raise OSError."""
        for table in list(self._changed_tables):
            _store_played(table, compute_game_fingerprint(table.game), self._tables[table])
            self._changed_tables.discard(table)
        self._written_s = time.monotonic()


def run_plan(
    progress: Progress,
    executor: Executor,
    workers: TaskCounter,
    report: Callable[[int], None],
    ends_s: float = math.inf,
) -> None:
    """Play the missing matches of a plan, until `time.monotonic()` reaches `ends_s`. Raise OSError.

    `workers` returns how many tasks may run at a time. Call `report` with the number of the plan's matches that have
    been played. The next task is always from the line-up with the fewest matches, so that all line-ups advance evenly.
    """
    queue = [(task.start, number, task) for number, task in enumerate(progress.list_tasks())]
    heapify(queue)
    done_count = progress.done
    running: dict[Future[TaskResult], tuple[int, Task]] = {}
    try:
        while True:
            max_running = max(workers(), 1)
            while len(running) < max_running and time.monotonic() < ends_s and queue:
                _, number, task = heappop(queue)
                running[executor.submit(play_task, task)] = number, task
            if not running:
                return
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                number, task = running.pop(future)
                stop, counts = future.result()
                progress.add(task, stop, counts)
                if stop < task.stop:
                    heappush(queue, (stop, number, replace(task, start=stop)))
                done_count += stop - task.start
                report(done_count)
    finally:
        progress.write()


@contextmanager
def start_executor(jobs: int) -> Iterator[Executor]:
    """Yield an executor with `jobs` processes, which are terminated at once when the `with` block raises an error."""
    with make_process_pool(jobs) as pool:
        try:
            yield pool
        except BaseException:
            for process in multiprocessing.active_children():
                process.terminate()
            raise

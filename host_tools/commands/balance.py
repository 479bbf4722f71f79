"""The command `balance`: let bots play many matches, and report how fair the games and how strong the bots are."""

import argparse
import json
import math
import os
import time
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Executor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from pathlib import Path

from host_tools import optional
from host_tools.balance import execution
from host_tools.balance.lineups import Table, list_lineups, list_usual_bots, split_matches
from host_tools.balance.results import TableResults, compute_results, print_results
from host_tools.errors import Failure, UsageError
from host_tools.files import write_atomically
from host_tools.game_options import check_positive, check_seed, make_folder, parse_options
from host_tools.terminal import console
from host_tools.terminal.console import join_list
from simulator.texts import HostTexts, format_error
from tray24 import __version__, games
from tray24.games import create_game, get_game_class
from tray24.match.bots import bots
from tray24.rules.errors import RuleError

say = HostTexts("balance")

_PAGE = "balance.html"
_FIGURES = "balance.json"
_HOUR_S = 3600
_ENCRYPTED = "tls://"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    known = join_list(games.list_games(), "list-or")
    jobs = os.cpu_count() or 1
    parser.add_argument("games", metavar="GAME", nargs="*", help=say("help-games", games=known))
    parser.add_argument("--matches", type=int, required=True, metavar="N", help=say("help-matches"))
    parser.add_argument("--seats", metavar="N,M,...", help=say("help-seats"))
    parser.add_argument("--bots", metavar="A,B,...", help=say("help-bots"))
    parser.add_argument("--option", action="append", default=[], metavar="K=V", help=say("help-option"))
    parser.add_argument("--seed", type=int, default=1, metavar="S", help=say("help-seed"))
    parser.add_argument("--out", type=Path, default=Path(), metavar="DIR", help=say("help-out"))
    parser.add_argument("--jobs", type=int, metavar="J", help=say("help-jobs", jobs=jobs))
    parser.add_argument("--hours", type=float, metavar="H", help=say("help-hours"))
    parser.add_argument("--cluster", metavar="ADDRESS", help=say("help-cluster"))
    parser.add_argument(
        "--cluster-tls", type=Path, nargs=3, default=[], metavar=("CA", "CERT", "KEY"), help=say("help-cluster-tls")
    )


def run(arguments: argparse.Namespace) -> int:
    check_positive(matches=arguments.matches, jobs=1 if arguments.jobs is None else arguments.jobs)
    check_seed(arguments.seed)
    if arguments.hours is not None and not arguments.hours > 0:
        raise UsageError(say("bad-hours", hours=str(arguments.hours)))
    if arguments.cluster and arguments.jobs:
        raise UsageError(say("jobs-and-cluster", jobs=str(arguments.jobs)))
    if bool(arguments.cluster_tls) != (arguments.cluster or "").startswith(_ENCRYPTED):
        raise UsageError(say("cluster-tls", address=arguments.cluster or ""))
    tables = _choose_tables(arguments)
    names = _choose_bots(arguments.bots, [table.game for table in tables])
    make_folder(arguments.out)
    page_module = optional.load("host_tools.balance.balance_page")  # before hours of matches: a library may be missing
    results = _play_matches(arguments, tables, names)
    if not results:
        raise Failure(say("nothing-played", hours=str(arguments.hours)))
    report = {"version": __version__, "tables": [result.to_json() for result in results]}
    files = {_PAGE: page_module.make_page(results), _FIGURES: json.dumps(report, indent=1) + "\n"}
    print_results(results)
    for name, text in files.items():
        path = arguments.out / name
        try:
            write_atomically(path, text.encode())
        except OSError as error:
            raise Failure(say("cannot-write", path=str(path), reason=error.strerror or str(error))) from None
        print(say("written", path=str(path)))
    return 0


def _choose_tables(arguments: argparse.Namespace) -> list[Table]:
    """Return the tables to play at: each chosen game with each chosen number of seats that it allows.

    The games are in the order of the menus.
    """
    for name in arguments.games:
        if name not in games.list_games():
            raise UsageError(say("no-game", name=name, games=join_list(games.list_games(), "list-or")))
    game_names = [name for name in games.list_games() if name in arguments.games or not arguments.games]
    seat_numbers = _parse_seats(arguments.seats)
    tables = []
    for name in game_names:
        options = parse_options(name, arguments.option)
        game_class = get_game_class(name)
        seat_range = range(max(game_class.min_seats, 2), game_class.max_seats + 1)
        seats = [number for number in seat_range if number in (seat_numbers or seat_range)]
        if not seats:
            limits = {"least": seat_range[0], "most": seat_range[-1]}
            raise UsageError(say("seats-of-game", text=arguments.seats, game=name, **limits))
        try:
            for number in seats:
                create_game(name, number, options)
        except RuleError as error:
            raise UsageError(format_error(error)) from None
        tables += [Table(name, number, tuple(sorted(options.items())), arguments.seed) for number in seats]
    return tables


def _parse_seats(text: str | None) -> list[int]:
    """Parse the value of --seats as numbers of seats. Return [] without the option: all numbers are chosen."""
    if text is None:
        return []
    parts = text.split(",")
    if not all(word.isdecimal() and int(word) > 1 for word in parts):
        raise UsageError(say("bad-seats", text=text))
    return [int(word) for word in parts]


def _choose_bots(text: str | None, game_names: Sequence[str]) -> dict[str, list[str]]:
    """Return the names of the bots that play each of the chosen games. `text` is the value of --bots."""
    if text is None:
        return {game: list_usual_bots(game) for game in game_names}
    names = text.split(",")
    known = join_list((*bots.NAMES, bots.RANDOM), "list-or")
    if "" in names:
        raise UsageError(say("bot-missing", text=text, bots=known))
    if len(set(names)) < len(names):
        raise UsageError(say("bot-twice", text=text))
    try:
        for game in game_names:
            bots.check_names(get_game_class(game), names)
    except RuleError as error:
        raise UsageError(format_error(error)) from None
    return dict.fromkeys(game_names, names)


def _play_matches(
    arguments: argparse.Namespace, tables: Sequence[Table], names: Mapping[str, Sequence[str]]
) -> list[TableResults]:
    by_table = {table: list_lineups(table, names[table.game]) for table in tables}
    plan = [
        item
        for lineups in by_table.values()
        for item in zip(lineups, split_matches(arguments.matches, len(lineups)), strict=True)
    ]
    progress = execution.Progress(plan)
    start_count = progress.done
    began_s = time.monotonic()
    ends_s = began_s + arguments.hours * _HOUR_S if arguments.hours else math.inf
    if start_count < progress.wanted:
        with (
            console.show_count(say("playing"), progress.wanted, start_count) as show,
            _start_executor(arguments) as (pool, workers),
        ):
            try:
                execution.run_plan(progress, pool, workers, show, ends_s)
            except BrokenProcessPool:
                raise Failure(say("process-ended")) from None
            except OSError as error:
                path, reason = str(error.filename), error.strerror or str(error)
                raise Failure(say("cannot-keep", path=path, reason=reason)) from None
    seconds = max(time.monotonic() - began_s, 1e-6)
    new_count = progress.done - start_count
    speed = new_count / seconds
    console.print_message(
        say("played", new=str(new_count), kept=str(start_count), seconds=f"{seconds:.1f}", speed=f"{speed:.1f}")
    )
    results = [
        compute_results(
            table,
            {lineup: progress.get_played(lineup).counts for lineup in lineups if progress.get_played(lineup).matches},
        )
        for table, lineups in by_table.items()
    ]
    return [result for result in results if result.figures]


@contextmanager
def _start_executor(arguments: argparse.Namespace) -> Iterator[tuple[Executor, execution.TaskCounter]]:
    """Yield the executor that plays the matches, and a function that returns how many tasks to send to it at a time.

    A task is a part of the matches.
    """
    if arguments.cluster:
        cluster = optional.load("host_tools.balance.cluster")
        with cluster.connect_cluster(arguments.cluster, arguments.cluster_tls) as connection:
            yield connection
        return
    jobs = arguments.jobs or os.cpu_count() or 1
    with execution.start_executor(jobs) as executor:
        yield executor, lambda: jobs

"""The command `solve`: find the values that bots use, and write them into the firmware.

The values of yacht's score sheets are exact; the weights for games with open hands are learned from matches.
"""

import argparse
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from host_tools import optional
from host_tools.errors import Failure, UsageError
from host_tools.terminal import console
from simulator.texts import HostTexts

if TYPE_CHECKING:
    from host_tools.solver.sheets import SolvedSheets, Values

say = HostTexts("solve")

SETS = ("classic24", "center24")
LEARNED = ("basic", "center", "line")
_SAMPLE_SHEETS = 50
_BLOCK = 500  # draws: some seconds to a minute of one process


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", choices=("yacht", *LEARNED), help=say("help-game"))
    parser.add_argument("--set", choices=SETS, action="append", dest="sets", help=say("help-set"))
    jobs = os.cpu_count() or 1
    parser.add_argument("--jobs", type=int, default=jobs, metavar="J", help=say("help-jobs", jobs=jobs))
    parser.add_argument("--matches", type=int, default=2000, metavar="N", help=say("help-matches"))
    parser.add_argument("--rounds", type=int, default=4, metavar="R", help=say("help-rounds"))
    parser.add_argument("--turns", type=Path, metavar="FILE", help=say("help-turns", sheets=_SAMPLE_SHEETS))


def run(arguments: argparse.Namespace) -> int:
    if arguments.jobs < 1:
        raise UsageError(say("bad-jobs", jobs=str(arguments.jobs)))
    for name in ("matches", "rounds"):
        if getattr(arguments, name) < 1:
            raise UsageError(say("too-few", name=name, value=str(getattr(arguments, name))))
    if arguments.game != "yacht":
        _learn_weights(arguments.game, arguments.matches, arguments.rounds, arguments.jobs)
        return 0
    if arguments.turns and len(arguments.sets or SETS) != 1:
        raise UsageError(say("turns-of-one"))
    cache_module = optional.load("host_tools.solver.cache")
    for name in arguments.sets or SETS:
        values = _solve_set(name, arguments.jobs)
        if arguments.turns:
            _write_turns(name, values, arguments.turns)
            return 0
        path = cache_module.get_table_path(name)
        with _translate_errors(path):
            cache_module.write_table(name, values)
        print(say("solved", set=name, value=f"{values[-1]:.3f}", path=str(path)), flush=True)
    return 0


def _learn_weights(name: str, matches: int, rounds: int, jobs: int) -> None:
    weights_module = optional.load("host_tools.solver.weights")
    with console.show_count(say("learning", game=name), matches * rounds) as show:
        weights = weights_module.learn_weights(name, matches, rounds, jobs, show)
    path = weights_module.get_weights_path(name)
    with _translate_errors(path):
        weights_module.write_weights(name, weights, f"./tray24 solve {name} --matches {matches} --rounds {rounds}")
    print(say("learned", game=name, matches=matches * rounds, path=str(path)), flush=True)


@contextmanager
def _translate_errors(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise Failure(say("cannot-write", path=str(path), reason=error.strerror or str(error))) from None


def _solve_set(name: str, jobs: int) -> "Values":
    sheets = optional.load("host_tools.solver.sheets")
    cache_module = optional.load("host_tools.solver.cache")
    game = optional.load("host_tools.solver.yacht").Yacht(name)
    known = cache_module.read_progress(game, _BLOCK)
    total = sheets.count_total_work(game, _BLOCK)
    with console.show_count(say("solving", set=name), total, sheets.count_work_done(game, known, _BLOCK)) as show:

        def report_progress(solved: "SolvedSheets") -> None:
            cache_module.write_progress(game, _BLOCK, solved)
            show(sheets.count_work_done(game, solved, _BLOCK))

        return sheets.solve_game(game, known, _BLOCK, jobs, report_progress)


def _write_turns(name: str, values: "Values", path: Path) -> None:
    """Write the values that some score sheets have before a turn to a file, so that another program can verify them."""
    cache_module = optional.load("host_tools.solver.cache")
    with console.show_count(say("telling", sheets=_SAMPLE_SHEETS), cache_module.DRAWS) as show, _translate_errors(path):
        cache_module.write_turns(name, values, _SAMPLE_SHEETS, path, show)
    print(say("told", sheets=_SAMPLE_SHEETS, path=str(path)))

"""The command `simulate`: play whole matches with bots and without hardware, as fast as possible."""

import argparse
import multiprocessing
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

from host_tools.balance.lineups import compute_match_seed, make_chances
from host_tools.errors import UsageError
from host_tools.game_options import check_positive, check_seed, make_folder, parse_options
from host_tools.processes import defer_to_parent
from host_tools.terminal import console
from host_tools.terminal.console import join_list
from simulator.signals import block_signals
from simulator.texts import HostTexts, format_error
from tray24 import games
from tray24.games import create_game, get_game_class
from tray24.match import selfplay
from tray24.match.bots import bots
from tray24.match.chance import SEEDS
from tray24.match.dicesets import get_sides
from tray24.match.record import Head
from tray24.rules.errors import RuleError
from tray24.rules.notation import format_line

say = HostTexts("simulate")

_UNFINISHED = ".part"  # at the end of the name of a record that is being written
_QUIET_S = 1.0  # runs shorter than this show no progress


@dataclass(frozen=True)
class RunPlan:
    """The parameters of a run of matches, which every process receives."""

    game: str
    seats: int
    options: dict[str, str]
    bots: tuple[str, ...]
    seed: int
    out: Path | None


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "game", metavar="GAME", choices=games.list_games(), help=join_list(games.list_games(), "list-or")
    )
    parser.add_argument("--seats", type=int, required=True, metavar="N", help=say("help-seats"))
    parser.add_argument("--matches", type=int, required=True, metavar="M", help=say("help-matches"))
    parser.add_argument("--seed", type=int, required=True, metavar="S", help=say("help-seed", last=str(SEEDS - 1)))
    parser.add_argument("--option", action="append", default=[], metavar="K=V", help=say("help-option"))
    names = join_list((*bots.NAMES, bots.RANDOM), "list-or")
    parser.add_argument("--bots", default="random", metavar="A,B,...", help=say("help-bots", names=names))
    parser.add_argument("--out", type=Path, metavar="DIR", help=say("help-out"))
    parser.add_argument("--jobs", type=int, default=1, metavar="J", help=say("help-jobs"))


def run(arguments: argparse.Namespace) -> int:
    plan = _make_plan(arguments)
    check_positive(matches=arguments.matches, jobs=arguments.jobs)
    if plan.out:
        make_folder(plan.out)
    start = time.perf_counter()
    decisions = 0
    try:
        with _show_progress(arguments.matches) as advance:
            for match_decisions in _play_all(plan, arguments.matches, min(arguments.jobs, arguments.matches)):
                decisions += match_decisions
                advance()
    except OSError as error:
        path = str(error.filename or plan.out)
        print(say("cannot-write", path=path, reason=error.strerror), file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        # The record that was being written when all processes were stopped.
        for path in plan.out.glob(f"{plan.game}-{plan.seed}-*{_UNFINISHED}") if plan.out else ():
            path.unlink(missing_ok=True)
        raise
    seconds = max(time.perf_counter() - start, 1e-6)
    print(
        f"matches={arguments.matches} decisions={decisions} seconds={seconds:.3f} "
        f"matches/s={arguments.matches / seconds:.1f} decisions/s={decisions / seconds:.0f}"
    )
    return 0


def _make_plan(arguments: argparse.Namespace) -> RunPlan:
    check_seed(arguments.seed)
    options = parse_options(arguments.game, arguments.option)
    names = tuple(arguments.bots.split(","))
    if len(names) == 1:
        names *= max(arguments.seats, 1)
    plan = RunPlan(arguments.game, arguments.seats, options, names, arguments.seed, arguments.out)
    try:
        game = create_game(plan.game, plan.seats, plan.options)
        if len(names) != plan.seats:
            raise UsageError(say("bots-and-seats", text=arguments.bots, seats=plan.seats))
        if "" in names:
            known = join_list((*bots.list_bots(plan.game), bots.RANDOM), "list-or")
            raise UsageError(say("bot-missing", text=arguments.bots, names=known))
        bots.check_names(game, names)
    except RuleError as error:
        raise UsageError(format_error(error)) from None
    return plan


def _play_all(plan: RunPlan, matches: int, jobs: int) -> Iterator[int]:
    """Play the matches in `jobs` processes. Yield each match's number of decisions (moves) when it ends."""
    numbers = range(1, matches + 1)
    if jobs == 1:
        player = PlanRunner(plan)
        yield from map(player.play_match, numbers)
        return
    with ExitStack() as at_end:
        with block_signals():  # each process calls `defer_to_parent` when it is ready
            pool = at_end.enter_context(multiprocessing.Pool(jobs, _start_process, (plan, games.list_registered())))
        yield from pool.imap_unordered(_play_in_process, numbers, chunksize=max(1, min(16, matches // (4 * jobs))))


_runner: "PlanRunner"


def _start_process(plan: RunPlan, packages: Sequence[str]) -> None:
    global _runner
    defer_to_parent()
    for package in packages:
        games.register(package)
    _runner = PlanRunner(plan)


def _play_in_process(number: int) -> int:
    return _runner.play_match(number)


class PlanRunner:
    """A runner of the matches of a plan. Each match depends only on the plan and on the number of the match."""

    def __init__(self, plan: RunPlan):
        self.plan = plan
        self.kind = get_game_class(plan.game)
        self.sides = get_sides(self.kind(plan.seats, plan.options), "")

    def play_match(self, number: int) -> int:
        """Play match `number` (from 1). Return the number of its decisions (moves).

        Write the record of the match if the plan has a folder for records.
        """
        plan = self.plan
        seed = compute_match_seed(plan.seed, number - 1)
        game = self.kind(plan.seats, plan.options)
        dealer, thinker = make_chances(seed)
        if plan.out is None:
            return selfplay.play_match(game, plan.bots, dealer, thinker, self.sides)
        head = Head()
        head.game, head.seats, head.seed = plan.game, plan.seats, seed
        # As text, as in the head of a record; defaults are left out.
        head.options = {name: str(value) for name, value in plan.options.items()}
        lines = head.format_lines()
        lines.insert(-1, f"# bots {','.join(plan.bots)}")
        decisions = selfplay.play_match(
            game, plan.bots, dealer, thinker, self.sides, lambda line: lines.append(format_line(game, line))
        )
        _write_record(plan.out / f"{plan.game}-{plan.seed}-{number:04d}.t24", lines)
        return decisions


def _write_record(path: Path, lines: list[str]) -> None:
    """Write a record to a file, completely or not at all."""
    part_path = path.with_name(f"{path.name}{_UNFINISHED}")
    try:
        part_path.write_text("\n".join([*lines, ""]), encoding="ascii", newline="\n")
        part_path.replace(path)
    except OSError as error:
        part_path.unlink(missing_ok=True)
        raise OSError(error.errno, error.strerror, str(path)) from None


@contextmanager
def _show_progress(matches: int) -> Iterator:
    """Yield a function to call after each match. On a terminal a long run shows a bar."""
    if not console.is_terminal():
        yield lambda: None
        return
    show_at_s = time.monotonic() + _QUIET_S
    done_count = 0
    show: Callable[[int], None] | None = None  # shows the number of matches done, once there is a bar
    with ExitStack() as at_end:

        def advance() -> None:
            nonlocal done_count, show
            done_count += 1
            if show:
                show(done_count)
            elif time.monotonic() > show_at_s and done_count < matches:
                show = at_end.enter_context(console.show_count(say("progress"), matches, done_count))

        yield advance

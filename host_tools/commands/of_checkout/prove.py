"""The command prove: run campaigns of random tests that search for faults, briefly or for hours."""

import argparse
import math
import time
from typing import Any

from host_tools.errors import UsageError
from host_tools.fuzzing import runner
from host_tools.terminal import console
from host_tools.terminal.console import join_list, print_table
from simulator.texts import HostTexts

say = HostTexts("prove")

_SEED = 1
_HOUR_S = 3600
_COLUMNS = ("column-name", "column-count", "column-failed", "column-seconds")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("names", nargs="*", metavar="NAME", help=say("help-names"))
    parser.add_argument("--hours", type=float, metavar="H", help=say("help-hours"))
    parser.add_argument("--seed", type=int, default=_SEED, metavar="N", help=say("help-seed", seed=_SEED))
    choice = parser.add_mutually_exclusive_group()
    choice.add_argument("--short", action="store_true", help=say("help-short"))
    choice.add_argument("--round", type=int, metavar="N", help=say("help-round"))
    choice.add_argument("--again", action="store_true", help=say("help-again"))


def run(arguments: argparse.Namespace) -> int:
    known = runner.load_campaigns()
    for name in arguments.names:
        if name not in known:
            raise UsageError(say("no-campaign", name=name, names=join_list(known)))
    if arguments.hours is not None and not arguments.hours > 0:
        raise UsageError(say("bad-hours", hours=str(arguments.hours)))
    chosen = [known[name] for name in arguments.names or known]
    if arguments.round is not None:
        return _run_round(chosen, arguments)
    if arguments.short:
        return _run_short(chosen, arguments.seed)
    return _run_long(known, chosen, arguments)


def _run_round(chosen: list[Any], arguments: argparse.Namespace) -> int:
    """Repeat one round of a campaign in this process, so that the traceback of its error can be seen."""
    if len(chosen) != 1:
        raise UsageError(say("round-of-one"))
    (campaign,) = chosen
    count = campaign.check(arguments.round, runner.make_random(campaign, arguments.seed, arguments.round))
    print(say("round-done", round=arguments.round, count=count, unit=campaign.unit))
    return 0


def _run_short(chosen: list[Any], seed: int) -> int:
    """Run a few quick rounds of each campaign, without storing results.

    Also check that the campaign finds the faults that are planted to test it.
    """
    rows = []
    good = True
    for campaign in chosen:
        done = runner.Result("", seed)
        failures = _run_campaign(campaign, done, math.inf, math.inf, campaign.short)
        missed = runner.find_missed_faults(campaign, seed)
        failures += [say("fault-missed", name=campaign.name, fault=fault) for fault in missed]
        good = good and not failures
        planted = len(campaign.faults)
        found = say("faults-found", found=planted - len(missed), planted=planted)
        rows.append((campaign.name, f"{done.count} {campaign.unit}", str(done.failed), f"{done.seconds:.1f}", found))
        _print_failures(failures)
    print_table([*map(say, _COLUMNS), say("column-planted")], rows)
    return 0 if good else 1


def _run_long(known: dict[str, Any], chosen: list[Any], arguments: argparse.Namespace) -> int:
    """Run each campaign until it reaches its goal for a night, or its equal share of the remaining time is over.

    Continue earlier runs, unless `arguments.again`.
    """
    ends_s = time.monotonic() + arguments.hours * _HOUR_S if arguments.hours else math.inf
    rows = []
    failed = 0
    for index, campaign in enumerate(chosen):
        of_sources = runner.hash_sources(campaign)
        now = runner.Result(of_sources, arguments.seed)
        if not arguments.again:
            now = runner.resume_result(campaign.name, of_sources, arguments.seed)
        share_s = (ends_s - time.monotonic()) / (len(chosen) - index)
        failures: list[str] = []
        try:
            failures = _run_campaign(campaign, now, campaign.night, share_s, math.inf)
        finally:
            runner.write_result(campaign.name, now, known)
        failed += now.failed
        count = f"{now.count:,} / {campaign.night:,} {campaign.unit}"
        rows.append((campaign.name, count, str(now.failed), f"{now.seconds:.0f}"))
        _print_failures(failures)
    print_table([*map(say, _COLUMNS)], rows)
    return 1 if failed else 0


def _run_campaign(campaign: Any, result: runner.Result, most: float, seconds: float, rounds: float) -> list[str]:
    """Run a campaign with a progress bar. Return a message for each round that fails.

    The run ends after `most` of what the campaign counts (such as hands), after `seconds` or after `rounds`.
    """
    failures = []
    total, done = (campaign.short, 0) if rounds < math.inf else (campaign.night, result.count)

    def report_round(number: int, words: str) -> None:
        show(result.rounds if rounds < math.inf else result.count)
        if words:
            failures.append(say("failure", name=campaign.name, round=number, seed=result.seed, words=words))

    with console.show_count(campaign.name, total, done) as show:
        runner.run_campaign(campaign, result, most, seconds, report_round, rounds)
    return failures


def _print_failures(failures: list[str]) -> None:
    for failure in failures:
        console.print_message(failure)

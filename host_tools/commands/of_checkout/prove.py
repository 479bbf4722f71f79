"""The command `prove`: run campaigns of random tests that search for faults, briefly or for hours."""

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
    campaigns = [known[name] for name in arguments.names or known]
    if arguments.round is not None:
        return _run_round(campaigns, arguments)
    if arguments.short:
        return _run_short(campaigns, arguments.seed)
    return _run_long(known, campaigns, arguments)


def _run_round(campaigns: list[Any], arguments: argparse.Namespace) -> int:
    """Repeat one round of a campaign in this process, so that the traceback of its error can be seen."""
    if len(campaigns) != 1:
        raise UsageError(say("round-of-one"))
    (campaign,) = campaigns
    count = campaign.check(arguments.round, runner.make_random(campaign, arguments.seed, arguments.round))
    print(say("round-done", round=arguments.round, count=count, unit=campaign.unit))
    return 0


def _run_short(campaigns: list[Any], seed: int) -> int:
    """Run a few quick rounds of each campaign, without storing results.

    Also check that each campaign finds the faults that are planted to test it.
    """
    rows = []
    is_good = True
    for campaign in campaigns:
        result = runner.Result("", seed)
        _run_campaign(campaign, result, math.inf, math.inf, campaign.short)
        missed_faults = runner.find_missed_faults(campaign, seed)
        for fault in missed_faults:
            console.print_message(say("fault-missed", name=campaign.name, fault=fault))
        is_good = is_good and not result.failed and not missed_faults
        fault_count = len(campaign.faults)
        faults_text = say("faults-found", found=fault_count - len(missed_faults), planted=fault_count)
        rows.append(
            (
                campaign.name,
                f"{result.count} {campaign.unit}",
                str(len(result.failed)),
                f"{result.seconds:.1f}",
                faults_text,
            )
        )
    print_table([*map(say, _COLUMNS), say("column-planted")], rows)
    return 0 if is_good else 1


def _run_long(known: dict[str, Any], campaigns: list[Any], arguments: argparse.Namespace) -> int:
    """Run each campaign until it reaches its goal for a night, or until its equal share of the remaining time is over.

    Continue earlier runs, unless the option --again is given.
    """
    ends_s = time.monotonic() + arguments.hours * _HOUR_S if arguments.hours else math.inf
    rows = []
    failed_count = 0
    for index, campaign in enumerate(campaigns):
        sources = runner.compute_campaign_fingerprint(campaign)
        result = runner.Result(sources, arguments.seed)
        if not arguments.again:
            result = runner.resume_result(campaign.name, sources, arguments.seed)
        share_s = (ends_s - time.monotonic()) / (len(campaigns) - index)
        try:
            _run_campaign(campaign, result, campaign.night, share_s, math.inf)
        finally:
            runner.write_result(campaign.name, result, known)
        failed_count += len(result.failed)
        count = f"{result.count:,} / {campaign.night:,} {campaign.unit}"
        rows.append((campaign.name, count, str(len(result.failed)), f"{result.seconds:.0f}"))
    print_table([*map(say, _COLUMNS)], rows)
    return 1 if failed_count else 0


def _run_campaign(campaign: Any, result: runner.Result, max_count: float, seconds: float, rounds: float) -> None:
    """Run a campaign with a progress bar. Print a message for each round that fails, at once.

    The run ends after `max_count` of what the campaign counts (such as hands), after `seconds` or after `rounds`.
    """
    total, done_count = (campaign.short, 0) if rounds < math.inf else (campaign.night, result.count)

    def report_round(number: int, failure: str) -> None:
        show(result.rounds if rounds < math.inf else result.count)
        if failure:
            console.print_message(say("failure", name=campaign.name, round=number, seed=result.seed, words=failure))

    with console.show_count(campaign.name, total, done_count) as show:
        runner.run_campaign(campaign, result, max_count, seconds, report_round, rounds)

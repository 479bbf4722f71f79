"""The command prove: run the campaigns, which search for faults for as long as they may."""

import argparse
import time
from collections.abc import Callable
from typing import Any

from host_tools.errors import UsageError
from host_tools.proving import loading, progress, results, running
from host_tools.terminal import console
from host_tools.terminal.columns import print_table
from host_tools.terminal.phrases import join_list
from simulator.texts import HostTexts

say = HostTexts("prove")

_SEED = 1
_HOUR_S = 3600
_COLUMNS = ("column-name", "column-count", "column-failed", "column-seconds")
_KEEP_S = 5.0  # between two times that the progress is kept


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("names", nargs="*", metavar="NAME", help=say("help-names"))
    parser.add_argument("--hours", type=float, metavar="H", help=say("help-hours"))
    parser.add_argument("--seed", type=int, default=_SEED, metavar="N", help=say("help-seed", seed=_SEED))
    choice = parser.add_mutually_exclusive_group()
    choice.add_argument("--short", action="store_true", help=say("help-short"))
    choice.add_argument("--round", type=int, metavar="N", help=say("help-round"))
    choice.add_argument("--again", action="store_true", help=say("help-again"))


def when_interrupted() -> str:
    return say("interrupted")


def run(arguments: argparse.Namespace) -> int:
    known = loading.campaigns()
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
    """Repeat one round in this process, so that its traceback can be seen."""
    if len(chosen) != 1:
        raise UsageError(say("round-of-one"))
    (campaign,) = chosen
    count = campaign.check(arguments.round, loading.chance_of(campaign, arguments.seed, arguments.round))
    print(say("round-done", round=arguments.round, count=count, unit=campaign.unit))
    return 0


def _run_short(chosen: list[Any], seed: int) -> int:
    """Run the quick rounds of each campaign, and let it find its planted fault. Keep nothing."""
    rows = []
    good = True
    for campaign in chosen:
        done = progress.Progress("", seed)
        with console.counting(campaign.name, campaign.short) as show:
            running.run(
                campaign, done, 1 << 62, 1 << 30, lambda now, show=show: show(now.next + len(now.done)), campaign.short
            )
        planted = running.finds_planted(campaign, seed)
        good = good and not done.failed and planted > 0
        found = say("planted-found", round=planted) if planted else say("planted-missed")
        rows.append((campaign.name, f"{done.count} {campaign.unit}", str(done.failed), f"{done.seconds:.1f}", found))
        _tell_failures(campaign, done)
    print_table([*map(say, _COLUMNS), say("column-planted")], rows)
    return 0 if good else 1


def _run_long(known: dict[str, Any], chosen: list[Any], arguments: argparse.Namespace) -> int:
    """Run each campaign until its night's count, in equal shares of the time that is left. Go on where it was."""
    ends_s = time.monotonic() + arguments.hours * _HOUR_S if arguments.hours else None
    of_commit = results.commit()
    rows = []
    failed = 0
    for place, campaign in enumerate(chosen):
        of_sources = loading.sources(campaign)
        now = progress.Progress(of_sources, arguments.seed)
        if not arguments.again:
            now = progress.read(campaign.name, of_sources, arguments.seed)
        share_s = 1e9 if ends_s is None else (ends_s - time.monotonic()) / (len(chosen) - place)
        with console.counting(campaign.name, campaign.night, now.count) as show:
            try:
                running.run(campaign, now, campaign.night, share_s, _keeping(campaign.name, show))
            finally:
                progress.write(campaign.name, now)
        if now.count or now.failed:
            results.note(campaign, now, of_commit)
            results.write_page(known)
        failed += now.failed
        rows.append(
            (
                campaign.name,
                f"{now.count:,} / {campaign.night:,} {campaign.unit}",
                str(now.failed),
                f"{now.seconds:.0f}",
            )
        )
        _tell_failures(campaign, now)
    print_table([*map(say, _COLUMNS)], rows)
    return 1 if failed else 0


def _keeping(name: str, show: Callable[[int], None]) -> Callable[[progress.Progress], None]:
    """Return a function that shows the progress, and keeps it now and then."""
    kept_s = time.monotonic()

    def tell(now: progress.Progress) -> None:
        nonlocal kept_s
        show(now.count)
        if time.monotonic() - kept_s > _KEEP_S:
            kept_s = time.monotonic()
            progress.write(name, now)

    return tell


def _tell_failures(campaign: Any, now: progress.Progress) -> None:
    for failure in now.failures:
        console.say(say("failure", name=campaign.name, round=failure.round, seed=now.seed, words=failure.words))

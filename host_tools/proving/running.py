"""Find the campaigns among the tests, and run their rounds in processes, until the count or the time is reached."""

import hashlib
import importlib
import inspect
import sys
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future
from functools import cache
from pathlib import Path
from typing import Any

from host_tools.checkout import ROOT
from host_tools.processes import process_pool
from host_tools.proving.results import Result

_TESTS = ROOT / "tests"
# Helpers of other tests that campaigns use, and the package of the campaigns itself.
_PATHS = (_TESTS, _TESTS / "host_tools", _TESTS / "match", _TESTS / "micropython", _TESTS / "simulator")
_BASE = "tests/campaigns/campaign.py"
_KINDS = (".py", ".js", ".ftl", ".json")
PROCESSES = 2
_AHEAD = PROCESSES + 1  # rounds that are begun, so that no process waits for the oldest of them
MOST_FAILED = 20  # after so many faults a campaign has said enough
Done = tuple[int, str]  # what a round has counted, and what it has found or ""


@cache
def campaigns() -> dict[str, Any]:
    """Return the campaigns by name, in their order; they keep what they have prepared from one round to the next."""
    for path in _PATHS:
        if str(path) not in sys.path:
            sys.path.insert(0, str(path))
    return {campaign.name: campaign for campaign in importlib.import_module("campaigns.catalog").CAMPAIGNS}


def chance_of(campaign: Any, seed: int, number: int) -> Any:
    """Return the chance of a round of a campaign."""
    return importlib.import_module("campaigns.campaign").chance_of(campaign, seed, number)


def sources(campaign: Any) -> str:
    """Return a fingerprint of the sources that a campaign is about: counts of other sources are not added up."""
    own = Path(inspect.getfile(type(campaign)))
    digest = hashlib.sha256()
    for place in (*campaign.about, _BASE, own.relative_to(ROOT)):
        files = (ROOT / place).rglob("*") if (ROOT / place).is_dir() else [ROOT / place]
        for path in sorted(files):
            if path.suffix in _KINDS and path.is_file():
                digest.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:16]


def do_round(name: str, seed: int, number: int) -> Done:
    """Do a round in this process."""
    campaign = campaigns()[name]
    try:
        return campaign.check(number, chance_of(campaign, seed, number)), ""
    except Exception as error:
        return 0, f"{type(error).__name__}: {error}"


def run(
    campaign: Any, result: Result, most: float, seconds: float, tell: Callable[[int, str], None], rounds: float
) -> None:
    """Do rounds until `most` units are counted, `rounds` are done, or the seconds are over. Update `result`.

    Rounds are finished in their order. Call `tell` after each with its number and what it has found, or "".
    """
    began_s, before_s = time.monotonic(), result.seconds
    running: deque[Future[Done]] = deque()

    def goes_on() -> bool:
        is_done = result.count >= most or result.rounds + len(running) >= rounds
        return not is_done and result.failed < MOST_FAILED and time.monotonic() - began_s < seconds

    with process_pool(PROCESSES) as pool:
        while running or goes_on():
            while len(running) < _AHEAD and goes_on():
                running.append(pool.submit(do_round, campaign.name, result.seed, result.rounds + len(running)))
            count, words = running.popleft().result()
            result.rounds += 1
            result.count += count
            result.failed += bool(words)
            result.seconds = before_s + time.monotonic() - began_s
            tell(result.rounds - 1, words)


def missed_faults(campaign: Any, seed: int) -> list[str]:
    """Return the planted faults of a campaign that its quick rounds do not find."""
    return [fault.words for fault in campaign.faults if not _is_found(campaign, fault, seed)]


def _is_found(campaign: Any, fault: Any, seed: int) -> bool:
    with fault.planted:
        for number in fault.rounds or range(campaign.short):
            try:
                campaign.check(number, chance_of(campaign, seed, number))
            except KeyboardInterrupt:
                raise
            except BaseException:  # a power cut is no Exception
                return True
    return False

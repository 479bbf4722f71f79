"""Running the rounds of campaigns until a count or a time is reached, and storing the results.

The last results are in a file beside the campaigns; the table of tests/TESTING.md is made from that file.
"""

import importlib
import inspect
import json
import subprocess
import sys
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import Any

from host_tools.checkout import ROOT
from host_tools.files import write_atomically
from host_tools.fingerprints import compute_fingerprint
from host_tools.processes import make_process_pool
from simulator.texts import HostTexts

say = HostTexts("prove")

FILE = ROOT / "tests" / "campaigns" / "results.json"
PAGE = ROOT / "tests" / "TESTING.md"
_SOURCE_PATHS = (".", *(f":!{path.relative_to(ROOT)}" for path in (FILE, PAGE)))  # all files except those written here
_BEGIN, _END = "<!-- prove: begin -->\n", "<!-- prove: end -->\n"
_TESTS = ROOT / "tests"
# Helpers of other tests that campaigns use, and the package of the campaigns itself.
_PATHS = (_TESTS, _TESTS / "host_tools", _TESTS / "match", _TESTS / "micropython", _TESTS / "simulator")
_BASE = "tests/campaigns/campaign.py"
_SUFFIXES = (".py", ".js", ".ftl", ".json")
PROCESSES = 2
_MAX_RUNNING = PROCESSES + 1  # rounds that are begun, so that no process waits for the oldest round
MAX_FAILED = 20  # after so many failed rounds a campaign stops
Done = tuple[int, str]  # the count of a round, and the error that it has found or ""


@dataclass
class Result:
    """The result of the first `rounds` rounds of a campaign with these sources and this seed.

    `failed` has the numbers of the rounds that have failed.

    `count` is how much these rounds have checked, in the unit of the campaign, such as hands. `seconds` is how long
    they took. `commit` and `date` are those of the last run.
    """

    sources: str
    seed: int
    rounds: int = 0
    count: int = 0
    failed: list[int] = field(default_factory=list)
    seconds: float = 0
    commit: str = ""
    date: str = ""


def read_results() -> dict[str, Result]:
    """Return the stored results by the names of the campaigns."""
    entries = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    return {name: Result(**result) for name, result in entries.items()}


def resume_result(name: str, sources: str, seed: int) -> Result:
    """Return the stored result of a campaign to continue, or a new one if the sources or the seed have changed."""
    result = read_results().get(name)
    return result if result and (result.sources, result.seed) == (sources, seed) else Result(sources, seed)


def write_result(name: str, result: Result, campaigns: dict[str, Any]) -> None:
    """Write the result of a campaign at the current commit into the file of results and tests/TESTING.md.

    If no round was run, do nothing.
    """
    if not result.rounds:
        return
    result.seconds = round(result.seconds)
    result.commit, result.date = _find_commit(), datetime.now(UTC).date().isoformat()
    entries = {name: asdict(entry) for name, entry in (read_results() | {name: result}).items()}
    write_atomically(FILE, (json.dumps(entries, indent=1, sort_keys=True) + "\n").encode())
    head, _, rest = PAGE.read_text(encoding="utf-8").partition(_BEGIN)
    _, _, tail = rest.partition(_END)
    write_atomically(PAGE, (head + _BEGIN + "\n" + format_table(campaigns) + "\n" + _END + tail).encode())


def format_table(campaigns: dict[str, Any]) -> str:
    """Return the table for tests/TESTING.md: what each campaign checks, its name and its last result."""
    results = read_results()
    rows = [say("table-head"), "|---|---|---|---|---|---|---|"]
    for name, campaign in campaigns.items():
        cells: tuple[Any, ...] = (say("not-run"), "", "", "", "")
        if result := results.get(name):
            count = f"{result.count:,} {campaign.unit}"
            cells = (count, len(result.failed), f"{result.commit}, {result.date}", result.seed, result.seconds)
        rows.append("| " + " | ".join(map(str, (campaign.promise, f"`{name}`", *cells))) + " |")
    return "\n".join(rows) + "\n"


def _find_commit() -> str:
    """Return the commit of the checkout, with "+" if files differ from it, or "" outside a repository."""
    try:
        head = _run_git("rev-parse", "--short=10", "HEAD").strip()
        return (
            head + "+"
            if _run_git("status", "--porcelain", "--untracked-files=no", "--", *_SOURCE_PATHS).strip()
            else head
        )
    except (OSError, subprocess.CalledProcessError):
        return ""


def _run_git(*words: str) -> str:
    return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True).stdout


@cache
def load_campaigns() -> dict[str, Any]:
    """Return the campaigns by name, in their order. A campaign's object keeps what it has prepared for later rounds."""
    for path in _PATHS:
        if str(path) not in sys.path:
            sys.path.insert(0, str(path))
    return {campaign.name: campaign for campaign in importlib.import_module("campaigns.catalog").CAMPAIGNS}


def make_random(campaign: Any, seed: int, number: int) -> Any:
    """Return the random number generator for round `number` of a campaign."""
    return importlib.import_module("campaigns.campaign").make_random(campaign, seed, number)


def compute_campaign_fingerprint(campaign: Any) -> str:
    """Return the fingerprint of the sources that a campaign checks. When it changes, a new result begins at round 0."""
    campaign_file = Path(inspect.getfile(type(campaign)))
    found: dict[str, Path] = {}
    for path in (*campaign.about, _BASE, campaign_file.relative_to(ROOT)):
        files = (ROOT / path).rglob("*") if (ROOT / path).is_dir() else [ROOT / path]
        found |= {file.relative_to(ROOT).as_posix(): file for file in files if file.suffix in _SUFFIXES}
    return compute_fingerprint(found)


def run_round(name: str, seed: int, number: int) -> Done:
    """Run a round of the campaign `name` in this process.

    Return how many units (such as hands) the round has checked, and its error or "".
    """
    campaign = load_campaigns()[name]
    try:
        return campaign.check(number, make_random(campaign, seed, number)), ""
    except Exception as error:
        return 0, f"{type(error).__name__}: {error}"


def run_campaign(
    campaign: Any, result: Result, max_count: float, seconds: float, report: Callable[[int, str], None], rounds: float
) -> None:
    """Run rounds of a campaign until one of the limits is reached, or MAX_FAILED rounds have failed.

    `max_count` (in the campaign's unit, such as hands) and `rounds` limit the totals in `result`, which include earlier
    runs; `seconds` limits this run. Rounds are finished in their order. After each, update `result` and call `report`
    with the number of the round and its error, or "".
    """
    began_s, earlier_s = time.monotonic(), result.seconds
    futures: deque[Future[Done]] = deque()

    def should_continue() -> bool:
        is_done = result.count >= max_count or result.rounds + len(futures) >= rounds
        return not is_done and len(result.failed) < MAX_FAILED and time.monotonic() - began_s < seconds

    with make_process_pool(PROCESSES) as pool:
        while futures or should_continue():
            while len(futures) < _MAX_RUNNING and should_continue():
                futures.append(pool.submit(run_round, campaign.name, result.seed, result.rounds + len(futures)))
            count, failure = futures.popleft().result()
            if failure:
                result.failed.append(result.rounds)
            result.rounds += 1
            result.count += count
            result.seconds = earlier_s + time.monotonic() - began_s
            report(result.rounds - 1, failure)


def find_missed_faults(campaign: Any, seed: int) -> list[str]:
    """Return descriptions of the planted faults that the campaign's quick rounds do not find.

    A planted fault is a wrong change of the code, made in memory to test whether the campaign notices it.
    """
    return [fault.words for fault in campaign.faults if not _is_found(campaign, fault, seed)]


def _is_found(campaign: Any, fault: Any, seed: int) -> bool:
    with fault.planted:
        for number in fault.rounds or range(campaign.short):
            try:
                campaign.check(number, make_random(campaign, seed, number))
            except KeyboardInterrupt:
                raise
            except BaseException:  # a power cut is not an Exception
                return True
    return False

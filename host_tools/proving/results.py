"""The last results of all campaigns: a file beside them, and the table of tests/TESTING.md that is made from it."""

import json
import subprocess
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from typing import Any

from host_tools.checkout import ROOT
from host_tools.files import write_whole
from simulator.texts import HostTexts

say = HostTexts("prove")

FILE = ROOT / "tests" / "campaigns" / "results.json"
PAGE = ROOT / "tests" / "TESTING.md"
_OTHERS = (".", *(f":!{path.relative_to(ROOT)}" for path in (FILE, PAGE)))  # all files but those written here
_BEGIN, _END = "<!-- prove: begin -->\n", "<!-- prove: end -->\n"


@dataclass
class Result:
    """The result of a campaign with these sources and this seed: of its first `rounds`, `failed` have failed.

    `count` is in units of the campaign. `commit` and `date` are those of its last run.
    """

    sources: str
    seed: int
    rounds: int = 0
    count: int = 0
    failed: int = 0
    seconds: float = 0
    commit: str = ""
    date: str = ""


def read() -> dict[str, Result]:
    """Return the last results by the names of the campaigns."""
    kept = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    return {name: Result(**result) for name, result in kept.items()}


def begun(name: str, sources: str, seed: int) -> Result:
    """Return what a campaign has done with these sources and this seed, for going on: counts of others are left."""
    result = read().get(name)
    return result if result and (result.sources, result.seed) == (sources, seed) else Result(sources, seed)


def write(name: str, result: Result, campaigns: dict[str, Any]) -> None:
    """Write the result of a campaign of today's commit into the file and the table, if there is any."""
    if not result.rounds:
        return
    result.seconds = round(result.seconds)
    result.commit, result.date = _commit(), datetime.now(UTC).date().isoformat()
    found = {name: asdict(one) for name, one in (read() | {name: result}).items()}
    write_whole(FILE, (json.dumps(found, indent=1, sort_keys=True) + "\n").encode())
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(_BEGIN)
    _, _, after = rest.partition(_END)
    write_whole(PAGE, (before + _BEGIN + "\n" + table(campaigns) + "\n" + _END + after).encode())


def table(campaigns: dict[str, Any]) -> str:
    """Return the table of the page: each promise, the campaign that shows it, and its last result."""
    found = read()
    rows = [say("table-head"), "|---|---|---|---|---|---|---|"]
    for name, campaign in campaigns.items():
        told: tuple[Any, ...] = (say("not-run"), "", "", "", "")
        if last := found.get(name):
            count = f"{last.count:,} {campaign.unit}"
            told = (count, last.failed, f"{last.commit}, {last.date}", last.seed, last.seconds)
        rows.append("| " + " | ".join(map(str, (campaign.promise, f"`{name}`", *told))) + " |")
    return "\n".join(rows) + "\n"


def _commit() -> str:
    """Return the commit of the checkout, with "+" if files differ from it, or "" outside a repository."""
    try:
        head = _git("rev-parse", "--short=10", "HEAD").strip()
        return head + "+" if _git("status", "--porcelain", "--untracked-files=no", "--", *_OTHERS).strip() else head
    except (OSError, subprocess.CalledProcessError):
        return ""


def _git(*words: str) -> str:
    return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True).stdout

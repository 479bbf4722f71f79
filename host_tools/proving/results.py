"""The last results of all campaigns: a file beside them, and the table of tests/TESTING.md that is made from it."""

import json
import subprocess
from datetime import UTC, datetime
from typing import Any

from host_tools.checkout import ROOT
from host_tools.files import write_whole
from host_tools.proving.progress import Progress
from simulator.texts import HostTexts

say = HostTexts("prove")

FILE = ROOT / "tests" / "campaigns" / "results.json"
PAGE = ROOT / "tests" / "TESTING.md"
_OTHERS = (".", *(f":!{path.relative_to(ROOT)}" for path in (FILE, PAGE)))  # all files but those written here
_BEGIN, _END = "<!-- prove: begin -->\n", "<!-- prove: end -->\n"


def commit() -> str:
    """Return the commit of the checkout, with "+" if files differ from it, or "" outside a repository."""
    try:
        head = _git("rev-parse", "--short=10", "HEAD").strip()
        return head + "+" if _git("status", "--porcelain", "--untracked-files=no", "--", *_OTHERS).strip() else head
    except (OSError, subprocess.CalledProcessError):
        return ""


def _git(*words: str) -> str:
    return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True).stdout


def note(campaign: Any, progress: Progress, of_commit: str) -> None:
    """Write the result of a campaign into the file, unless a larger one of the same sources is there."""
    found = read()
    before = found.get(campaign.name, {})
    if before.get("sources") == progress.sources and before.get("count", 0) > progress.count and not progress.failed:
        return
    found[campaign.name] = {
        "count": progress.count,
        "failed": progress.failed,
        "rounds": progress.next + len(progress.done),
        "seconds": round(progress.seconds),
        "seed": progress.seed,
        "commit": of_commit,
        "sources": progress.sources,
        "date": datetime.now(UTC).date().isoformat(),
    }
    write_whole(FILE, (json.dumps(found, indent=1, sort_keys=True) + "\n").encode())


def read() -> dict[str, dict[str, Any]]:
    """Return the last results by the names of the campaigns."""
    return json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}


def table(campaigns: dict[str, Any]) -> str:
    """Return the table of the page: each promise, the campaign that shows it, and its last result."""
    found = read()
    rows = [say("table-head"), "|---|---|---|---|---|---|---|"]
    for name, campaign in campaigns.items():
        last = found.get(name)
        told = (
            [f"{last['count']:,} {campaign.unit}", last["failed"], last["commit"], last["seed"], last["seconds"]]
            if last
            else [say("not-run"), "", "", "", ""]
        )
        date = f", {last['date']}" if last else ""
        cells = [campaign.promise, f"`{name}`", told[0], told[1], f"{told[2]}{date}", told[3], told[4]]
        rows.append("| " + " | ".join(map(str, cells)) + " |")
    return "\n".join(rows) + "\n"


def write_page(campaigns: dict[str, Any]) -> None:
    """Write the table into the page."""
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(_BEGIN)
    _, _, after = rest.partition(_END)
    write_whole(PAGE, (before + _BEGIN + "\n" + table(campaigns) + "\n" + _END + after).encode())

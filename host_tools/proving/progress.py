"""The progress of a campaign, kept between runs in the user's folder: an interrupted run goes on where it was."""

import json
from dataclasses import asdict, dataclass, field
from pathlib import Path

from host_tools.files import write_whole
from simulator.tray.home import home_folder

_MOST_FAILURES = 20


@dataclass
class Failure:
    """A round that has found a fault, and what it said."""

    round: int
    words: str


@dataclass
class Progress:
    """How far a campaign has come with these sources and this seed.

    `next` is the first round that was not done; rounds in `done` came after it.
    """

    sources: str
    seed: int
    next: int = 0
    done: list[int] = field(default_factory=list)
    count: int = 0
    seconds: float = 0.0
    failed: int = 0
    failures: list[Failure] = field(default_factory=list)

    def add(self, number: int, count: int, words: str) -> None:
        """Add a finished round: what it has counted, and what it has found, or ""."""
        self.done.append(number)
        while self.next in self.done:
            self.done.remove(self.next)
            self.next += 1
        self.count += count
        if words:
            self.failed += 1
            if len(self.failures) < _MOST_FAILURES:
                self.failures.append(Failure(number, words))


def _path(name: str) -> Path:
    return home_folder() / "prove" / f"{name}.json"


def read(name: str, sources: str, seed: int) -> Progress:
    """Return the progress of a campaign with these sources and this seed; that of others is forgotten."""
    try:
        kept = json.loads(_path(name).read_text(encoding="utf-8"))
        progress = Progress(**kept | {"failures": [Failure(**one) for one in kept["failures"]]})
    except (OSError, ValueError, TypeError, KeyError):
        return Progress(sources, seed)
    return progress if (progress.sources, progress.seed) == (sources, seed) else Progress(sources, seed)


def write(name: str, progress: Progress) -> None:
    """Keep the progress of a campaign."""
    _path(name).parent.mkdir(parents=True, exist_ok=True)
    write_whole(_path(name), json.dumps(asdict(progress)).encode())

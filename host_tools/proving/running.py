"""Run the rounds of a campaign in processes, until its count or the time is reached."""

import time
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, wait
from itertools import count
from typing import Any

from host_tools.processes import process_pool
from host_tools.proving import loading
from host_tools.proving.progress import Progress

PROCESSES = 2
_MOST_FAILED = 20  # after so many faults a campaign has said enough
_loaded: dict[str, Any] = {}

Done = tuple[int, int, str]  # number of a round, what it has counted, what it has found or ""


def do_round(name: str, seed: int, number: int) -> Done:
    """Do a round in this process. A campaign keeps what it has prepared from one round to the next."""
    if not _loaded:
        _loaded.update(loading.campaigns())
    campaign = _loaded[name]
    try:
        return number, campaign.check(number, loading.chance_of(campaign, seed, number)), ""
    except Exception as error:
        return number, 0, f"{type(error).__name__}: {error}"


def run(
    campaign: Any,
    progress: Progress,
    most: int,
    seconds: float,
    tell: Callable[[Progress], None],
    rounds: int | None = None,
) -> None:
    """Do rounds until `most` units are counted, all `rounds` are done, or the seconds are over. Update `progress`.

    Call `tell` after each round.
    """
    began_s = time.monotonic()
    before_s = progress.seconds
    numbers = (number for number in count(progress.next) if number not in progress.done)
    with process_pool(PROCESSES) as pool:
        running: set[Future[Done]] = set()

        def goes_on() -> bool:
            return (
                progress.count < most
                and progress.failed < _MOST_FAILED
                and time.monotonic() - began_s < seconds
                and (rounds is None or progress.next + len(progress.done) + len(running) < rounds)
            )

        while running or goes_on():
            while len(running) < PROCESSES and goes_on():
                running.add(pool.submit(do_round, campaign.name, progress.seed, next(numbers)))
            finished, running = wait(running, return_when=FIRST_COMPLETED)
            for one in finished:
                progress.add(*one.result())
            progress.seconds = before_s + time.monotonic() - began_s
            tell(progress)


def finds_planted(campaign: Any, seed: int) -> int:
    """Return the number of rounds in which a campaign finds its planted fault, 0 if its quick rounds do not."""
    with campaign.plant():
        for number in range(campaign.short):
            try:
                campaign.check(number, loading.chance_of(campaign, seed, number))
            except BaseException as error:
                if isinstance(error, KeyboardInterrupt):
                    raise
                return number + 1
    return 0

"""What a command shows while it works: bars and moving dots on a terminal, plain lines elsewhere; never on standard output."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager


def is_terminal() -> bool:
    """Somebody watches, so that what is shown may move."""
    return sys.stderr.isatty()


def say(words: str) -> None:
    """A line for whoever watches, above what moves."""
    print(words, file=sys.stderr, flush=True)


@contextmanager
def progress(what: str, total: int | None = None) -> Iterator[Callable[[int], None]]:
    """Gives a function to call with the bytes done so far. Without a `total` it is not known how many there are."""
    if not is_terminal():
        say(f"{what} ...")
        yield lambda done: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, DownloadColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), DownloadColumn(binary_units=True), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=total)
        yield lambda done: bar.update(task, completed=done)


@contextmanager
def waiting(what: str) -> Iterator[None]:
    """Something moves while what is said goes on."""
    if not is_terminal():
        say(f"{what} ...")
        yield
        return
    from rich.console import Console

    with Console(stderr=True).status(f"{what} ..."):
        yield

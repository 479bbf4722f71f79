"""Moving progress displays on a terminal, drawn by rich on standard error."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager

from rich.console import Console
from rich.progress import (
    BarColumn,
    DownloadColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    SpinnerColumn,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)


def _progress(*columns: ProgressColumn) -> Progress:
    return Progress(*columns, console=Console(stderr=True), transient=True)


@contextmanager
def byte_bar(what: str, total: int | None) -> Iterator[Callable[[int], None]]:
    """Show a progress bar of bytes. Yield a function to call with the bytes done so far."""
    columns = (TextColumn("{task.description}"), BarColumn(), DownloadColumn(binary_units=True), TimeRemainingColumn())
    with _progress(*columns) as bar:
        task = bar.add_task(what, total=total)
        yield lambda done: bar.update(task, completed=done)


def start_count_bar(what: str, total: int, done: int) -> tuple[Callable[[int], None], Callable[[], None]]:
    """Show a progress bar of counted things. Return functions that take the number done and that stop the bar."""
    bar = _progress(TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    task = bar.add_task(what, total=total, completed=done)
    bar.start()
    return lambda number: bar.update(task, completed=number), bar.stop


@contextmanager
def stopwatch(what: str) -> Iterator[None]:
    """Show how long something has been running."""
    with _progress(SpinnerColumn(), TextColumn("{task.description}"), TimeElapsedColumn()) as bar:
        bar.add_task(what, total=None)
        yield


def status(words: str) -> AbstractContextManager[object]:
    """Show a text with a moving dot."""
    return Console(stderr=True).status(words)

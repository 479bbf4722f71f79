"""Progress of a command on standard error: bars and moving dots on a terminal, plain lines elsewhere."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import ModuleType

from host_tools import optional
from simulator.texts import HostTexts

_text = HostTexts("terminal")


def is_terminal() -> bool:
    """Return whether standard error is a terminal, so that progress may move."""
    return sys.stderr.isatty()


def say(words: str) -> None:
    """Print a line on standard error, above what moves."""
    print(words, file=sys.stderr, flush=True)


@contextmanager
def progress(what: str, total: int | None = None) -> Iterator[Callable[[int], None]]:
    """Show progress. Yield a function to call with the bytes done so far. Without a `total` their number is unknown."""
    if not is_terminal():
        say(_text("going-on", what=what))
        yield lambda done: None
        return
    with _bars().byte_bar(what, total) as show:
        yield show


@contextmanager
def counting(what: str, total: int, done: int = 0) -> Iterator[Callable[[int], None]]:
    """Show how many of `total` things are done. Yield a function to call with their number."""
    if not is_terminal():
        say(_text("going-on", what=what))
        yield lambda number: None
        return
    show, stop = _bars().start_count_bar(what, total, done)
    try:
        yield show
    finally:
        stop()


@contextmanager
def waiting(what: str) -> Iterator[None]:
    """Show that something is going on."""
    if not is_terminal():
        say(_text("going-on", what=what))
        yield
        return
    with _bars().status(_text("going-on", what=what)):
        yield


def _bars() -> ModuleType:
    """Return the module that draws on a terminal; it is imported only when needed."""
    return optional.load("host_tools.terminal.bars")

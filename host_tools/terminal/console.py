"""The terminal: lists and tables, progress on standard error, and questions to the person.

Progress moves on a terminal and is plain lines elsewhere. Ctrl-C or the end of the input ends the command at any
question.
"""

import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from functools import reduce
from types import ModuleType
from typing import Protocol

from host_tools import optional
from simulator.texts import HostTexts, one_line
from tray24 import games

Shown = AbstractContextManager[Callable[[int], None]]

_text = HostTexts("terminal")
_GAP = "  "
_CURSOR = " "  # between a question and the answer


# Phrases.


def join_list(items: Iterable[str], last: str = "list") -> str:
    """Return the items as one list; `last` is the message that joins the last one: `list`, `list-and` or `list-or`."""
    *others, end = list(items) or [""]
    return _text(last, items=_join(others, "list"), item=end) if others else end


def join_row(items: Iterable[str]) -> str:
    """Return items that may contain commas, separated by semicolons."""
    return _join(list(items) or [""], "list-semicolon")


def _join(items: Sequence[str], key: str) -> str:
    return reduce(lambda joined, item: _text(key, items=joined, item=item), items)


def box_title(game: str, box: str) -> str:
    """Return the tray's name of a box of a score sheet."""
    return HostTexts(game)("box_" + box)


def game_title(game: str) -> str:
    """Return a game's name as in the tray's menu, or as given when the game is unknown."""
    return HostTexts(game)("game") if game in games.names() else game


def print_table(head: Sequence[str], rows: Sequence[Sequence[str]], title: str = "", numbers_from: int = 99) -> None:
    """Print rows in columns, which rich draws on a terminal. Columns from `numbers_from` on are right-aligned."""
    rows = [[one_line(cell) for cell in row] for row in rows]
    if sys.stdout.isatty():
        _drawing().draw_table(head, rows, title, numbers_from)
        return
    if title:
        print(title)
    widths = [max(len(row[at]) for row in [head, *rows]) for at in range(len(head))]
    for row in [head, *rows]:
        cells = [
            cell.rjust(width) if at >= numbers_from else cell.ljust(width)
            for at, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        print(_GAP.join(cells).rstrip())


# Progress.


def is_terminal() -> bool:
    """Return whether standard error is a terminal, so that progress may move."""
    return sys.stderr.isatty()


def say(words: str) -> None:
    """Print a line on standard error, above moving progress."""
    print(words, file=sys.stderr, flush=True)


def progress(what: str, total: int | None = None) -> Shown:
    """Show progress, and yield a function to call with the bytes done so far. `total` may be unknown."""
    return _drawing().bar_of(what, total, in_bytes=True) if is_terminal() else _told(what)


def counting(what: str, total: int, done: int = 0) -> Shown:
    """Show how many of `total` things are done, and yield a function to call with their number."""
    return _drawing().bar_of(what, total, done) if is_terminal() else _told(what)


def waiting(what: str) -> AbstractContextManager[object]:
    """Show that something is in progress."""
    return _drawing().status(_text("going-on", what=what)) if is_terminal() else _told(what)


@contextmanager
def _told(what: str) -> Iterator[Callable[[int], None]]:
    say(_text("going-on", what=what))
    yield lambda done: None


def _drawing() -> ModuleType:
    """Import the module that draws with rich, which takes time, and return it."""
    return optional.load("host_tools.terminal.drawing")


# Questions.


class Person(Protocol):
    """The person who builds the tray and looks at it."""

    def tell(self, words: str) -> None: ...

    def wait(self, words: str) -> None:
        """Show instructions, and wait until the person confirms that they are done."""

    def agrees(self, question: str, usual: bool = True) -> bool:
        """Ask a yes-or-no question and return the answer; Enter means the `usual` one."""
        ...

    def choose(self, question: str, words: Sequence[str]) -> str:
        """Ask for one of the words, by its first letters, and return the word; Enter chooses the first."""
        ...

    def says(self, question: str) -> str:
        """Ask for any text, and return the text without surrounding blanks."""
        ...


class Terminal:
    """A Person at standard input. Questions go to standard error, like progress."""

    def tell(self, words: str) -> None:
        say(words)

    def wait(self, words: str) -> None:
        self.says(_text("wait", words=words) + _CURSOR)

    def agrees(self, question: str, usual: bool = True) -> bool:
        while True:
            answer = self.says(_text("yes-usual" if usual else "no-usual", question=question) + _CURSOR).casefold()
            if not answer:
                return usual
            if answer in _text("yes-words").split():
                return True
            if answer in _text("no-words").split():
                return False
            self.tell(_text("answer-yes-or-no"))

    def choose(self, question: str, words: Sequence[str]) -> str:
        listed = join_list(words)
        while True:
            asked = _text("choose", question=question, words=listed, first=words[0])
            answer = self.says(asked + _CURSOR).casefold()
            for word in words:
                if word.startswith(answer):
                    return word
            self.tell(_text("answer-one-of", words=listed))

    def says(self, question: str) -> str:
        print(question, end="", file=sys.stderr, flush=True)
        line = sys.stdin.readline()
        if not line:
            raise KeyboardInterrupt
        return line.strip()


def at_terminal() -> Terminal | None:
    """Return the person to ask, or None when the input comes from a program or a file."""
    return Terminal() if sys.stdin.isatty() else None

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
from simulator.texts import HostTexts, escape_line
from tray24 import games

ProgressDisplay = AbstractContextManager[Callable[[int], None]]

say = HostTexts("terminal")
_GAP = "  "
_CURSOR = " "  # between a question and the answer


# Phrases.


def join_list(items: Iterable[str], last: str = "list") -> str:
    """Return the items as a list in words.

    `last` is the key of the message that joins the last item to the others: `list`, `list-and` or `list-or`.
    """
    *rest, end = list(items) or [""]
    return say(last, items=_join(rest, "list"), item=end) if rest else end


def join_row(items: Iterable[str]) -> str:
    """Return items that may contain commas, separated by semicolons."""
    return _join(list(items) or [""], "list-semicolon")


def _join(items: Sequence[str], key: str) -> str:
    return reduce(lambda joined, item: say(key, items=joined, item=item), items)


def get_box_title(game: str, box: str) -> str:
    """Return the tray's name of a box of a score sheet."""
    return HostTexts(game)("box_" + box)


def get_game_title(game: str) -> str:
    """Return a game's name as in the tray's menu, or as given when the game is unknown."""
    return HostTexts(game)("game") if game in games.list_games() else game


def print_table(head: Sequence[str], rows: Sequence[Sequence[str]], title: str = "", numbers_from: int = 99) -> None:
    """Print rows in columns, which rich draws on a terminal. Columns from `numbers_from` on are right-aligned."""
    rows = [[escape_line(cell) for cell in row] for row in rows]
    if sys.stdout.isatty():
        _load_drawing().draw_table(head, rows, title, numbers_from)
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


def print_message(text: str) -> None:
    """Print a line on standard error, above moving progress."""
    print(text, file=sys.stderr, flush=True)


def show_progress(text: str, total: int | None = None) -> ProgressDisplay:
    """Show progress, and yield a function to call with the bytes done so far. `total` is None if it is unknown."""
    return _load_drawing().show_bar(text, total, in_bytes=True) if is_terminal() else _print_started(text)


def show_count(text: str, total: int, done: int = 0) -> ProgressDisplay:
    """Show a progress bar while a `with` block runs, and yield a function to call with the number of things done.

    `total` is the number of all things, `done` how many of them are already done at the beginning. If standard error
    is not a terminal, print one line with `text` instead.
    """
    return _load_drawing().show_bar(text, total, done) if is_terminal() else _print_started(text)


def show_waiting(text: str) -> AbstractContextManager[object]:
    """Show that something is in progress."""
    return _load_drawing().show_status(say("going-on", what=text)) if is_terminal() else _print_started(text)


@contextmanager
def _print_started(text: str) -> Iterator[Callable[[int], None]]:
    print_message(say("going-on", what=text))
    yield lambda done: None


def _load_drawing() -> ModuleType:
    """Import the module that draws with rich, which takes time, and return it."""
    return optional.load("host_tools.terminal.drawing")


# Questions.


class Person(Protocol):
    """The person who builds the tray and looks at it. Commands show instructions and ask questions."""

    def show_message(self, text: str) -> None: ...

    def await_done(self, text: str) -> None:
        """Show instructions, and wait until the person confirms that they are done."""

    def ask_yes_no(self, question: str, usual: bool = True) -> bool:
        """Ask a yes-or-no question and return the answer; Enter means the `usual` one."""
        ...

    def ask_choice(self, question: str, choices: Sequence[str]) -> str:
        """Ask for one of the words, whose first letters suffice, and return the word; Enter chooses the first word."""
        ...

    def ask_text(self, question: str) -> str:
        """Ask for any text, and return the text without surrounding blanks."""
        ...


class TerminalPerson:
    """A Person at standard input. Questions go to standard error, like progress."""

    def show_message(self, text: str) -> None:
        print_message(text)

    def await_done(self, text: str) -> None:
        self.ask_text(say("wait", words=text) + _CURSOR)

    def ask_yes_no(self, question: str, usual: bool = True) -> bool:
        while True:
            answer = self.ask_text(say("yes-usual" if usual else "no-usual", question=question) + _CURSOR).casefold()
            if not answer:
                return usual
            if answer in say("yes-words").split():
                return True
            if answer in say("no-words").split():
                return False
            self.show_message(say("answer-yes-or-no"))

    def ask_choice(self, question: str, choices: Sequence[str]) -> str:
        listing = join_list(choices)
        while True:
            prompt = say("choose", question=question, words=listing, first=choices[0])
            answer = self.ask_text(prompt + _CURSOR).casefold()
            for choice in choices:
                if choice.startswith(answer):
                    return choice
            self.show_message(say("answer-one-of", words=listing))

    def ask_text(self, question: str) -> str:
        print(question, end="", file=sys.stderr, flush=True)
        line = sys.stdin.readline()
        if not line:
            raise KeyboardInterrupt
        return line.strip()


def find_person() -> TerminalPerson | None:
    """Return the person to ask, or None when the input comes from a program or a file."""
    return TerminalPerson() if sys.stdin.isatty() else None

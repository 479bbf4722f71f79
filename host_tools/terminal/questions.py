"""Questions to the person at the terminal. Ctrl-C or the end of the input leaves at any of them."""

import sys
from collections.abc import Sequence
from typing import Protocol

from host_tools.terminal.phrases import join_list
from simulator.texts import HostTexts

say = HostTexts("terminal")


_CURSOR = " "  # between a question and the answer


class Person(Protocol):
    """The person who builds the tray and looks at it."""

    def tell(self, words: str) -> None: ...

    def wait(self, words: str) -> None:
        """Wait until the person confirms that it is done."""
        ...

    def agrees(self, question: str, usual: bool = True) -> bool:
        """Ask a yes-or-no question; Enter means the `usual` answer."""
        ...

    def choose(self, question: str, words: Sequence[str]) -> str:
        """Ask for one of the words, by its first letters; Enter chooses the first."""
        ...

    def says(self, question: str) -> str:
        """Ask for any text. Return it without the blanks around it."""
        ...


class Terminal:
    """A Person behind standard input. Questions go to standard error, like progress."""

    def tell(self, words: str) -> None:
        print(words, file=sys.stderr, flush=True)

    def wait(self, words: str) -> None:
        self.says(say("wait", words=words) + _CURSOR)

    def agrees(self, question: str, usual: bool = True) -> bool:
        while True:
            asked = say("yes-usual" if usual else "no-usual", question=question)
            answer = self.says(asked + _CURSOR).casefold()
            if not answer:
                return usual
            if answer in say("yes-words").split():
                return True
            if answer in say("no-words").split():
                return False
            self.tell(say("answer-yes-or-no"))

    def choose(self, question: str, words: Sequence[str]) -> str:
        listed = join_list(words)
        while True:
            asked = say("choose", question=question, words=listed, first=words[0])
            answer = self.says(asked + _CURSOR).casefold()
            for word in words:
                if word.startswith(answer):
                    return word
            self.tell(say("answer-one-of", words=listed))

    def says(self, question: str) -> str:
        print(question, end="", file=sys.stderr, flush=True)
        line = sys.stdin.readline()
        if not line:
            raise KeyboardInterrupt
        return line.strip()


def at_terminal() -> Terminal | None:
    """Return the person to ask, or None when the input comes from a program or a file."""
    return Terminal() if sys.stdin.isatty() else None

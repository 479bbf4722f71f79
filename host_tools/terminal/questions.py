"""Questions to the person at the terminal. Ctrl-C or the end of the input leaves at any of them."""

import sys
from collections.abc import Sequence
from typing import Protocol


class Person(Protocol):
    """Who builds the tray, and looks at it."""

    def tell(self, words: str) -> None: ...

    def wait(self, words: str) -> None:
        """Until she says that it is done."""
        ...

    def agrees(self, question: str, usual: bool = True) -> bool:
        """Yes or no; Enter is the usual answer."""
        ...

    def choose(self, question: str, words: Sequence[str]) -> str:
        """One of the words, by their first letters; Enter is the first."""
        ...

    def says(self, question: str) -> str:
        """Any words, blanks around them taken away."""
        ...


class Terminal:
    """A Person behind standard input; what is asked goes where progress goes, to standard error."""

    def tell(self, words: str) -> None:
        print(words, file=sys.stderr, flush=True)

    def wait(self, words: str) -> None:
        self.says(f"{words} Then press Enter. ")

    def agrees(self, question: str, usual: bool = True) -> bool:
        while True:
            answer = self.says(f"{question} [{'Y/n' if usual else 'y/N'}] ").lower()
            if not answer:
                return usual
            if answer in ("y", "yes", "n", "no"):
                return answer.startswith("y")
            self.tell("Answer y or n.")

    def choose(self, question: str, words: Sequence[str]) -> str:
        listed = ", ".join(words)
        while True:
            answer = self.says(f"{question} [{listed}; Enter: {words[0]}] ").lower()
            for word in words:
                if word.startswith(answer):
                    return word
            self.tell(f"Answer with one of: {listed}.")

    def says(self, question: str) -> str:
        print(question, end="", file=sys.stderr, flush=True)
        line = sys.stdin.readline()
        if not line:
            raise KeyboardInterrupt
        return line.strip()


def at_terminal() -> Terminal | None:
    """The person to be asked; None when a program or a file gives the input."""
    return Terminal() if sys.stdin.isatty() else None

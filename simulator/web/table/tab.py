"""A browser's place at a table: who it is there, which buttons it holds, and what it has been told."""

import asyncio
from collections.abc import Sequence
from typing import Any

from simulator.web.log.log import Entry
from simulator.web.spoken import display_text

_LOG_KEPT = 400  # sentences that a new tab is told at the most
_MOST_ERRORS = 20


class Tab:
    """One browser's place: "table" (whoever stands around it), a seat's button 0-5, or "onlooker"."""

    def __init__(self, sit: str | int = "table") -> None:
        self.sit = sit
        self.muted = False
        self.held: set[int] = set()
        self.errors: list[str] = []
        self.wake = asyncio.Event()  # there is something to be told
        self.wake.set()
        self.number: int | None = None  # of the message that is being done
        self.epoch: int | None = None  # what that message was meant for: see Table.epoch
        self._done: list[int] = []  # numbers of messages that are done, but not seen yet in what is told
        self._answered: list[int] = []
        self._told: dict[str, Any] = {}
        self._log_number = -1  # of the log that was told, and how many of its entries
        self._log_count = 0

    def refuse(self, error: str) -> None:
        """Tell it, in one line, what could not be done."""
        if len(self.errors) < _MOST_ERRORS:  # of a browser that talks nonsense and never listens
            self.errors.append(error)
        self.wake.set()

    def take_number(self) -> int | None:
        """The number of the message that is being done, for who answers it later."""
        number, self.number = self.number, None
        return number

    def answer(self, number: int | None) -> None:
        """The message of this number is done, well or not."""
        if number is not None:
            self._done.append(number)

    def look(self) -> None:
        """The table has been looked at: what is done may be told from now on."""
        if self._done:
            self._answered += self._done
            self._done = []
            self.wake.set()

    def new_in(self, current: dict[str, Any]) -> dict[str, Any]:
        """What of this it has not been told; it counts as told from now on."""
        news = {key: value for key, value in current.items() if key not in self._told or self._told[key] != value}
        self._told = current
        if "display_text" in news:
            news["display_name"] = display_text(news["display_text"])
        return news

    def add_log(self, news: dict[str, Any], number: int, entries: Sequence[Entry]) -> None:
        """Add the sentences that it has not been told. number: of their log; another one begins anew."""
        if self._log_number != number:
            news["log_reset"] = True
            self._log_number = number
            self._log_count = max(0, len(entries) - _LOG_KEPT)
        if self._log_count < len(entries):
            news["log"] = [entry.message() for entry in entries[self._log_count :]]
            self._log_count = len(entries)

    def add_answers(self, news: dict[str, Any]) -> None:
        """Add the numbers of its messages that are done."""
        if self._answered:
            news["answered"], self._answered = self._answered, []

    def add_error(self, news: dict[str, Any]) -> None:
        """Add the next thing that could not be done; one each time."""
        if self.errors:
            news["error"] = self.errors.pop(0)
            if self.errors:
                self.wake.set()

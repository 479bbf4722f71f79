"""A browser's place at a table: its seat, the buttons that it holds, and the state that it has been sent."""

import asyncio
import hmac
import secrets
from collections.abc import Callable, Sequence

from simulator.json_values import JsonObject
from simulator.texts import language
from simulator.web.log.log import Entry
from simulator.web.log.words import reason_words
from simulator.web.spoken import display_text
from tray24.rules.errors import RuleError

_LOG_KEPT = 400  # the most sentences that a new tab is sent
_MOST_ERRORS = 20


class Tab:
    """A browser's place: "table" (people standing around it), a seat button 0-5, or "onlooker".

    `language` is that in which it is told everything: the language that is spoken when it comes. `key` is known only to
    its browser: a request that carries it comes from there. `origin` is the computer that it is on: see `places`.
    """

    def __init__(self, sit: str | int = "table", origin: str = "") -> None:
        self.sit = sit
        self.origin = origin
        self.language = language()
        self.key = secrets.token_urlsafe()
        self.muted = False
        self.held: set[int] = set()
        self.errors: list[str | Exception] = []
        self.wake = asyncio.Event()  # set when there is news
        self.wake.set()
        self.number: int | None = None  # of the message in progress
        self.epoch: int | None = None  # of the message in progress: see Table.epoch
        self.question: int | None = None  # of the message in progress: see Questions
        self.check: Callable[[], None] = lambda: None  # raises Puzzled if the message in progress may not be done now
        self._done: list[int] = []  # numbers of finished messages whose effect has not been sent yet
        self._answered: list[int] = []
        self._told: JsonObject = {}
        self._log_number = -1  # number of the log that was sent, and the count of its sent entries
        self._log_count = 0

    def has_key(self, key: str) -> bool:
        """Return whether a key is that of this tab, in a time that says nothing about how alike the two are."""
        return hmac.compare_digest(key.encode("utf-8", "replace"), self.key.encode())

    def refuse(self, error: str | Exception) -> None:
        """Queue an error for the browser, which is told it in one line. The same words never wait twice."""
        # A browser may send nonsense and never read the errors.
        if str(error) not in map(str, self.errors) and len(self.errors) < _MOST_ERRORS:
            self.errors.append(error)
        self.wake.set()

    def take_number(self) -> int | None:
        """Return the number of the message in progress, for code that answers it later."""
        number, self.number = self.number, None
        return number

    def answer(self, number: int | None) -> None:
        """Note that the message of this number is finished, whether it succeeded or not."""
        if number is not None:
            self._done.append(number)

    def look(self) -> None:
        """Release the answers to finished messages, because their effect on the table has been read."""
        if self._done:
            self._answered += self._done
            self._done = []
            self.wake.set()

    def new_in(self, current: JsonObject) -> JsonObject:
        """Return the entries that have not been sent, and count them as sent."""
        news = {key: value for key, value in current.items() if key not in self._told or self._told[key] != value}
        self._told = current
        if "display_text" in news:
            news["display_name"] = display_text(news["display_text"])
        return news

    def add_log(self, news: JsonObject, number: int, entries: Sequence[Entry]) -> None:
        """Add the sentences that have not been sent.

        `number` is that of their log; another log restarts from nothing.
        """
        if self._log_number != number:
            news["log_reset"] = True
            self._log_number = number
            self._log_count = max(0, len(entries) - _LOG_KEPT)
        if self._log_count < len(entries):
            news["log"] = [entry.message() for entry in entries[self._log_count :]]
            self._log_count = len(entries)

    def add_answers(self, news: JsonObject) -> None:
        """Add the numbers of finished messages."""
        if self._answered:
            news["answered"], self._answered = self._answered, []

    def add_error(self, news: JsonObject, names: Sequence[str] = ()) -> None:
        """Add the next error; one at a time. `names` are those of the seats of the match that it may be about."""
        if self.errors:
            error = self.errors.pop(0)
            if isinstance(error, RuleError):
                news["error"], news["rule"] = reason_words(error, names), error.rule
            else:
                news["error"] = str(error)
            if self.errors:
                self.wake.set()

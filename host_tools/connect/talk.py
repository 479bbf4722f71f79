"""A talk with the person at the page: the tools ask, the page shows the question and sends the answer."""

import json
from collections.abc import Callable, Sequence

from host_tools.connect.page import Page, Port, texts
from host_tools.errors import Failure
from host_tools.link.client import Unplugged
from simulator.json_values import JsonObject

_WAIT_S = 1.0


class Left(Failure):
    """The person has left the talk."""


class Talk:
    """A talk, by requests of a tab: each is answered by the next question, the last one by the result.

    It is a `Person` for the tools. `port` is the tray's: without it the talk ends.
    """

    def __init__(self, page: Page, port: Port, tab: int, request: int):
        self.tab = tab
        self.shown: JsonObject = {}  # sent with the next question or the end, such as a report
        self._page = page
        self._port = port
        self._request: int | None = request  # the one that waits
        self._answer: JsonObject | None = None

    def take(self, request: int, answer: JsonObject) -> None:
        """Take the next request, which has the answer to the last question."""
        self._request, self._answer = request, answer

    def leave(self) -> None:
        """End the talk: the tab has gone."""
        self._request, self._answer = None, {"leave": True}

    def end(self, **result: object) -> None:
        """Answer the last request with the result."""
        self._send(result)

    def tell(self, words: str) -> None:
        self._page.say(self.tab, words)

    def wait(self, words: str) -> None:
        self._ask("wait", words)

    def agrees(self, question: str, usual: bool = True) -> bool:
        return self._ask("agrees", question) is True

    def choose(self, question: str, words: Sequence[str]) -> str:
        answer = self._ask("choose", question, list(words))
        return answer if isinstance(answer, str) and answer in words else words[0]

    def says(self, question: str) -> str:
        answer = self._ask("says", question.strip())
        return answer.strip() if isinstance(answer, str) else ""

    def _ask(self, kind: str, words: str, choices: Sequence[str] = ()) -> object:
        """Return what the person answers. Raise Left when nobody does."""
        self._answer = None
        self._send({"asks": {"kind": kind, "words": words, "choices": list(choices)}})
        while self._answer is None:
            if not self._port.is_open:
                raise Unplugged(texts("unplugged"))
            self._page.wait(_WAIT_S)
        if self._answer.get("leave"):
            raise Left(texts("left"))
        return self._answer.get("answer")

    def _send(self, what: JsonObject) -> None:
        if self._request is not None:
            self._page.found(self.tab, self._request, json.dumps(self.shown | what))
        self._request, self.shown = None, {}


# Does something in a talk, and returns the result for `Talk.end`.
Doing = Callable[[Talk], JsonObject]

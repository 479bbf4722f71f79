"""The host's end of the link: one line of JSON for each request and answer, over whatever carries bytes to a tray.

The tray's end, and what can be asked, is in firmware/tray24/link (see LINK.md).
"""

import json
import time
from collections import deque
from collections.abc import Callable, Iterator
from typing import Any, Protocol

from host_tools.cli import Failure

LINE_BYTES = 1024  # the longest line, its end included, in both directions
_TRIES = 3  # of a request that may be repeated
# How long an answer may take. To tell a match of dominoes without its hidden tiles the tray goes through all of it: of
# 460 lines a Pico needs 8 s and more. A self-test writes a file, and looks at lamps for some of their periods.
_PATIENCE_S = {"state": 30.0, "watch": 30.0, "selftest": 10.0}
_USUAL_PATIENCE_S = 3.0
_IDS = 1 << 30
_KEPT_EVENTS = 10_000
_KEPT_BYTES = 400  # of what came and was not the tray's: for the words of an error
# What changes nothing when it is done twice: request -> the operations of it, or () for all.
_REPEATABLE: dict[str, tuple[str, ...]] = {
    "version": (),
    "state": (),
    "watch": (),
    "records": ("list", "get", "hash"),
    "settings": ("get", "set"),
}


class Stream(Protocol):
    """What carries bytes. OSError says that it is gone."""

    def read(self, size: int) -> bytes:
        """At most so many bytes; b"" when none came within its short timeout."""
        ...

    def write(self, data: bytes) -> Any: ...

    def close(self) -> Any: ...


class LinkError(Failure):
    """The tray's own answer: it will not, or cannot."""

    def __init__(self, error: str, hint: str = ""):
        super().__init__(f"{error} ({hint})" if hint else error)
        self.error = error
        self.hint = hint


class Silence(Failure):
    """No answer came. `heard` is what came in its place, and `began` whether an answer had been understood before."""

    def __init__(self, words: str, heard: bytes, began: bool):
        super().__init__(words)
        self.heard = heard
        self.began = began


class Unplugged(Failure):
    """The connection is gone."""


class Link:
    """A tray to ask. `name` is what errors call it, `now_s` the clock of its timeouts, `version` the tray's answer to it.

    `last_id` is the number before its first request's.
    """

    def __init__(
        self, stream: Stream, name: str = "tray", now_s: Callable[[], float] = time.monotonic, last_id: int = 0
    ):
        self.name = name
        self.version: dict[str, Any] = {}  # as far as it was asked
        self.heard = b""  # the last of what came and was no line of the tray's
        self._stream = stream
        self.now_s = now_s
        self._received = bytearray()
        self._events: deque[dict[str, Any]] = deque(maxlen=_KEPT_EVENTS)
        self._last_id = last_id
        self._understood = False
        # What was asked last, if it is not answered yet, and the numbers of its requests.
        self._question: tuple[str, dict[str, object]] | None = None
        self._unanswered: list[int] = []

    def __enter__(self) -> "Link":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._stream.close()

    def ask(self, do: str, timeout_s: float | None = None, **fields: object) -> Any:
        """The tray's `ok` to this request. What changes nothing when it is done twice is asked again on silence, and then
        an answer to the request before it is one, too."""
        if timeout_s is None:
            timeout_s = _PATIENCE_S.get(do, _USUAL_PATIENCE_S)
        operations = _REPEATABLE.get(do)
        repeatable = operations is not None and (not operations or fields.get("op") in operations)
        tries = _TRIES if repeatable else 1
        question = (do, fields)
        numbers = self._unanswered if repeatable and self._question == question else []
        self._question, self._unanswered = question, numbers
        unread: LinkError | None = None
        end_s = self.now_s() + timeout_s
        for left in range(tries, 0, -1):
            numbers.append(self._send(do, fields))
            answer = self._answer(numbers, self.now_s() + (end_s - self.now_s()) / left)
            if answer is None:
                continue
            self._question = None
            if "ok" in answer:
                return answer["ok"]
            unread = LinkError(_text(answer.get("error")), _text(answer.get("hint", "")))
            if answer["id"] is not None:
                raise unread
        raise unread or self._silence(do, timeout_s)

    def clear(self) -> None:
        """End a line that somebody else may have begun on the wire, so that the next request begins one of its own."""
        self._write(b"\n")

    def events(self, timeout_s: float) -> Iterator[dict[str, Any]]:
        """Events as they come, those that came between answers first, until none has come for so long."""
        end_s = self.now_s() + timeout_s
        while True:
            if self._events:
                yield self._events.popleft()
                end_s = self.now_s() + timeout_s
            elif self.now_s() >= end_s:
                return
            else:
                self._take_answers()

    def _send(self, do: str, fields: dict[str, object]) -> int:
        self._last_id = (self._last_id + 1) % _IDS
        line = json.dumps({"id": self._last_id, "do": do, **fields}, separators=(",", ":")).encode() + b"\n"
        if len(line) > LINE_BYTES:
            raise LinkError(f"a request of {len(line)} bytes", f"a line of the link has {LINE_BYTES}: ask for less")
        self._write(line)
        return self._last_id

    def _answer(self, numbers: list[int], end_s: float) -> dict[str, Any] | None:
        """The first answer to one of these requests, or to a line that could not be read. None when none comes."""
        while True:
            for answer in self._take_answers():
                if answer["id"] is None or answer["id"] in numbers:
                    return answer
            if self.now_s() >= end_s:
                return None

    def _take_answers(self) -> list[dict[str, Any]]:
        """Read once; the answers among what came. Events wait for whoever wants them."""
        self._received += self._read()
        *lines, rest = self._received.split(b"\n")
        # No line of the tray's is so long: what is, ends somewhere.
        self._received = rest if len(rest) <= LINE_BYTES else self._skip(rest)
        answers = []
        for line in lines:
            message = _message(line)
            if message is None:
                self._skip(line + b"\n")
            elif "event" in message:
                self._events.append(message)
            else:
                self._understood = True
                answers.append(message)
        return answers

    def _skip(self, data: bytes | bytearray) -> bytearray:
        self.heard = (self.heard + bytes(data))[-_KEPT_BYTES:]
        return bytearray()

    def _read(self) -> bytes:
        try:
            return self._stream.read(LINE_BYTES)
        except OSError as error:
            raise self._unplugged(error) from None

    def _write(self, data: bytes) -> None:
        try:
            self._stream.write(data)
        except OSError as error:
            raise self._unplugged(error) from None

    def _unplugged(self, error: OSError) -> Unplugged:
        return Unplugged(
            f"{self.name}: the connection broke off ({error}). Look at the cable, then start the command again."
        )

    def _silence(self, do: str, timeout_s: float) -> Silence:
        heard = self.heard + bytes(self._received)
        words = f"{self.name}: no answer to '{do}' within {timeout_s:g} s"
        return Silence(f"{words}. Unplug the tray, plug it in and start again.", heard, self._understood)


def _message(line: bytes | bytearray) -> dict[str, Any] | None:
    """The event or answer that a line is; None for what a program on the board has printed, or noise."""
    try:
        message = json.loads(line)
    except ValueError:
        return None
    if not isinstance(message, dict):
        return None
    if isinstance(message.get("event"), str):
        return message
    number = message.get("id", "")
    if ("ok" in message or "error" in message) and (number is None or type(number) is int):
        return message
    return None


def _text(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value)

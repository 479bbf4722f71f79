"""The client of the link: a line of JSON for each request and reply, over any stream of bytes to a tray.

The tray's end and its requests are in firmware/tray24/link (see LINK.md).
"""

import json
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any, Protocol

from host_tools.errors import Failure
from host_tools.link import replies
from simulator.json_values import JsonObject
from simulator.texts import HostTexts, escape_text

say = HostTexts("link")

_BLANK_BYTES = b"\r\n\0 "
_LONGEST_QUOTE = 60
_SIGNS = (b'{"id"', b'"ok"', b'"error"')  # the beginning of a reply, even of a damaged one
LINE_BYTES = 1024  # the longest line, its end included, in both directions
# Time limits for a reply of a Pico. To send a match of dominoes without its hidden tiles, the tray replays all of it:
# for 460 lines a Pico needs 10 s. A self-test writes a file, and samples lamps for some of their periods.
_LIMIT_S = {"state": 30.0, "watch": 30.0, "selftest": 10.0}
_USUAL_LIMIT_S = 3.0
_NOTICE_S = 2.0  # without a reply, after which the person gets a message
_NEXT_NOTICE_S = 20.0  # the same, once the person knows that this tray is slow
_QUIET_S = 0.5  # after a damaged line, in which the reply may still come
_TRIES = 3  # for a request that may be repeated
_IDS = 1 << 30
_MAX_EVENTS = 10_000
_MAX_HEARD_BYTES = 400  # of bytes that are not a line of the tray; errors quote them
# Requests that may be repeated without effect: request -> its operations, or () for all.
_REPEATABLE: dict[str, tuple[str, ...]] = {
    "hello": (),
    "state": (),
    "watch": (),
    "records": ("list", "get", "hash"),
    "settings": ("get", "set"),
    "apps": ("list",),
}
_MAX_PAGES = 2000


class LinkError(Failure):
    """The tray has refused a request or cannot carry it out; the text is the tray's."""

    def __init__(self, error: str, hint: str = ""):
        super().__init__(f"{error} ({hint})" if hint else error)
        self.error = error
        self.hint = hint


class _NoReply(Failure):
    """The base of errors for a missing reply. `heard` is what was received last, if it is not a line of the tray."""

    def __init__(self, text: str, heard: bytes = b""):
        super().__init__(text)
        self.heard = heard


class Silence(_NoReply):
    """No reply came in time."""


class Unplugged(_NoReply):
    """The connection is broken."""


class BadReply(Failure):
    """A reply or an event is invalid: no tray sends it. `fault` says which part is invalid, and what it should be."""

    def __init__(self, text: str, fault: str):
        super().__init__(text)
        self.fault = fault


def is_like_reply(line: bytes | bytearray) -> bool:
    return any(sign in line for sign in _SIGNS)


def strip_blank(data: bytes) -> bytes:
    """Return received bytes without the line ends, zero bytes and spaces at both ends."""
    return data.strip(_BLANK_BYTES)


def quote_end(data: bytes) -> str:
    """Return the end of received bytes in quotes, or "" if they are only line ends, zero bytes and spaces."""
    text = strip_blank(data).decode("utf-8", "replace")[-_LONGEST_QUOTE:]
    return f"{text!r}" if text else ""


def parse_message(line: bytes | bytearray) -> dict[str, object] | None:
    """Parse a line into an event or a reply; return None for noise or the output of a program on the board.

    All texts in the result are escaped by `escape_text`.
    """
    try:
        message = _make_printable(json.loads(line))
    except (ValueError, RecursionError):
        return None
    if not isinstance(message, dict):
        return None
    number = message.get("id", "")
    is_answer = ("ok" in message or "error" in message) and (number is None or type(number) is int)
    return message if is_answer or isinstance(message.get("event"), str) else None


def _make_printable(value: object) -> object:
    if isinstance(value, str):
        return escape_text(value)
    if isinstance(value, list):
        return [_make_printable(item) for item in value]
    if isinstance(value, dict):
        return {escape_text(key): _make_printable(item) for key, item in value.items()}
    return value


class Stream(Protocol):
    """A stream of bytes in both directions. OSError means that it is closed."""

    def read(self, size: int) -> bytes:
        """Return at most `size` bytes; b"" when nothing came within the short timeout."""
        ...

    def write(self, data: bytes) -> object: ...

    def close(self) -> object: ...


class Link:
    """A connection to a tray. One request is pending at a time; late replies to earlier ones are dropped.

    `name` is used in errors. `slowness` is how many times as long as a Pico the tray may take; it multiplies all time
    limits. `notify` shows the person a message that a reply is still awaited. `now_s` is the clock of the time limits.
    Requests are numbered from `last_id` + 1 on. `version` is the tray's reply to `hello`, or {} before that.
    """

    def __init__(
        self,
        stream: Stream,
        name: str = "tray",
        now_s: Callable[[], float] = time.monotonic,
        last_id: int = 0,
        slowness: float = 1.0,
        notify: Callable[[str], object] = lambda text: None,
    ):
        self.name = name
        self.slowness = slowness
        self.version: JsonObject = {}
        self.heard = b""  # the last bytes received since the request that are not a line of the tray
        self.now_s = now_s
        self._stream = stream
        self._notify = notify
        self.patience_s = _NOTICE_S  # real time without a reply, after which the person gets a message
        self._buffer = bytearray()
        self._damaged_count = 0  # number of received replies that could not be parsed
        self._events: deque[JsonObject] = deque(maxlen=_MAX_EVENTS)
        self._last_id = last_id
        # The last request and its number, as long as it has no reply.
        self._pending_request: tuple[str, JsonObject, int] | None = None

    def __enter__(self) -> "Link":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._stream.close()

    def request_version(self, timeout_s: float, gives_up: Callable[[bytes], bool]) -> Any:
        """Request the tray's version, and return the value `ok` of the reply. Raise Silence if no reply comes.

        `gives_up` is called with the received bytes that are not from a tray. The wait ends early when it returns True.
        """
        return self._request("hello", {}, timeout_s, gives_up)

    def request(self, do: str, timeout_s: float | None = None, **fields: object) -> Any:
        """Send a request and return the value `ok` of the reply.

        Wait at most `timeout_s` (None: the longest time that a Pico may take). Raise Silence without a reply, and
        BadReply for a reply that no tray sends.

        A missing reply alone is no reason to send a request again: a slow tray would carry out each copy. A request
        that is harmless to repeat is sent again when a received line is damaged: not a message, or an invalid one. If
        such a request is made again after a Silence, nothing is sent: the reply to the first request is awaited.
        """
        return self._request(do, fields, _LIMIT_S.get(do, _USUAL_LIMIT_S) if timeout_s is None else timeout_s)

    def _request(
        self, do: str, fields: JsonObject, timeout_s: float, gives_up: Callable[[bytes], bool] = lambda heard: False
    ) -> Any:
        wait = _Wait(self, do, timeout_s * self.slowness, gives_up)
        operations = _REPEATABLE.get(do)
        is_repeatable = operations is not None and (not operations or fields.get("op") in operations)
        tries = _TRIES if is_repeatable else 1
        last_request = self._pending_request
        # This request, if pending.
        number = last_request[2] if tries > 1 and last_request and last_request[:2] == (do, fields) else None
        is_late = number is not None
        if not is_late:
            self.heard = b""
        answer: JsonObject | None = None
        for left in range(tries, 0, -1):
            if number is None:
                number = self._send(do, fields)
            self._pending_request = (do, fields, number)
            answer = self._await_reply(number, wait, left > 1) or answer
            is_whole = answer is not None and answer["id"] is not None
            if is_whole and (left == 1 or not _find_fault(do, fields, answer)):
                break
            number = None
            if wait.is_over():
                break
        if answer is None:
            if is_late:
                self._pending_request = None  # the reply was lost
            unread = self.get_unread()
            seconds = _format_seconds(wait.measure_elapsed_s())
            values = {"name": self.name, "do": do, "seconds": seconds, "quote": quote_end(unread)}
            raise Silence(say("silence-heard" if values["quote"] else "silence", **values), unread)
        self._pending_request = None
        if "ok" not in answer:
            raise LinkError(_to_text(answer.get("error")), _to_text(answer.get("hint", "")))
        if fault := _find_fault(do, fields, answer):
            raise BadReply(say("bad-answer", name=self.name, do=do, fault=fault), fault)
        return answer["ok"]

    def end_line(self) -> None:
        """End a line that another program may have begun to send, so that the next request begins a new line."""
        self._write(b"\n")

    def receive_events(self, timeout_s: float) -> Iterator[JsonObject]:
        """Yield events as they come, until no event has come for `timeout_s`. Raise BadReply for an invalid one.

        Events that came between replies are first.
        """
        end_s = self.now_s() + timeout_s
        while True:
            if self._events:
                event = self._events.popleft()
                if fault := replies.find_event_fault(event):
                    raise BadReply(say("bad-event", name=self.name, event=event["event"], fault=fault), fault)
                yield event
                end_s = self.now_s() + timeout_s
            elif self.now_s() >= end_s:
                return
            else:
                self._receive_replies()

    def _send(self, do: str, fields: JsonObject) -> int:
        self._last_id = (self._last_id + 1) % _IDS
        line = json.dumps({"id": self._last_id, "do": do, **fields}, separators=(",", ":")).encode() + b"\n"
        if len(line) > LINE_BYTES:
            raise LinkError(say("long-request", bytes=len(line)), say("long-request-hint", bytes=LINE_BYTES))
        self._write(line)
        return self._last_id

    def _await_reply(self, number: int, wait: "_Wait", may_ask_again: bool) -> JsonObject | None:
        """Wait for the reply to request `number`, and return it.

        The tray may send an error whose `id` is null: it could not read a line, perhaps that of this request. The wait
        then ends as soon as nothing more comes, and the error is returned. If `may_ask_again`, a damaged line of the
        tray also ends the wait in this way. Return None if neither the reply nor an error has come.
        """
        start_count = self._damaged_count
        report: JsonObject | None = None
        last_state: tuple[int, int, bool] | None = None
        quiet_s = 0.0
        while True:
            for answer in self._receive_replies():
                if answer["id"] == number:
                    return answer
                if answer["id"] is None:
                    report = answer
            if wait.is_over():
                return report
            if report or (may_ask_again and (self._damaged_count > start_count or is_like_reply(self._buffer))):
                state = (self._damaged_count, len(self._buffer), report is None)
                if last_state != state:
                    last_state = state
                    quiet_s = self.now_s() + _QUIET_S * self.slowness
                elif self.now_s() >= quiet_s:
                    return report

    def _receive_replies(self) -> list[JsonObject]:
        """Read once, and return the replies received. Queue events for `receive_events`."""
        try:
            self._buffer += self._stream.read(LINE_BYTES)
        except OSError as error:
            raise self._make_unplugged(error) from None
        *lines, rest = self._buffer.split(b"\n")
        # The tray sends no line as long as this, so drop it.
        self._buffer = rest if len(rest) <= LINE_BYTES else self._skip(rest)
        found = []
        for line in lines:
            message = parse_message(line)
            if message is None:
                self._damaged_count += is_like_reply(line)
                self._skip(line + b"\n")
            elif "event" in message:
                self._events.append(message)
            else:
                found.append(message)
        return found

    def _skip(self, data: bytes | bytearray) -> bytearray:
        self.heard = (self.heard + bytes(data))[-_MAX_HEARD_BYTES:]
        return bytearray()

    def _write(self, data: bytes) -> None:
        try:
            self._stream.write(data)
        except OSError as error:
            with suppress(OSError):  # the other side may have sent why it has closed the stream
                self._skip(self._stream.read(LINE_BYTES))
            raise self._make_unplugged(error) from None

    def _make_unplugged(self, error: OSError) -> Unplugged:
        return Unplugged(say("broke-off", name=self.name, error=error), self.get_unread())

    def get_unread(self) -> bytes:
        """Return the last received bytes that are not a line of the tray, including an unfinished line."""
        return self.heard + bytes(self._buffer)

    def announce_waiting(self, do: str, elapsed_s: float, limit_s: float) -> None:
        """Show a message that the tray has not answered yet. The next such message comes after a longer time."""
        self.patience_s = _NEXT_NOTICE_S
        self._notify(
            say(
                "still-waiting",
                name=self.name,
                do=do,
                passed=_format_seconds(elapsed_s),
                limit=_format_seconds(limit_s),
            )
        )


class _Wait:
    """The wait for one reply, in real seconds."""

    def __init__(self, link: Link, do: str, limit_s: float, gives_up: Callable[[bytes], bool]):
        self._link = link
        self._do = do
        self._limit_s = limit_s
        self._gives_up = gives_up
        self._began_s = link.now_s()
        self._patience_s = link.patience_s
        self._is_announced = False

    def measure_elapsed_s(self) -> float:
        return self._link.now_s() - self._began_s

    def is_over(self) -> bool:
        """Return whether to stop waiting. Show a message once when the wait is long."""
        elapsed_s = self.measure_elapsed_s()
        if elapsed_s >= self._limit_s or self._gives_up(self._link.get_unread()):
            return True
        if not self._is_announced and elapsed_s >= self._patience_s:
            self._is_announced = True
            self._link.announce_waiting(self._do, elapsed_s, self._limit_s)
        return False


def _find_fault(do: str, fields: JsonObject, answer: JsonObject | None) -> str:
    """Return what is wrong with the value `ok` of a reply to the request `do`; "" if the value is valid or missing."""
    return replies.find_fault(do, fields, answer["ok"]) if answer and "ok" in answer else ""


def _format_seconds(seconds: float) -> str:
    return f"{seconds:.0f}" if seconds >= 1 else f"{seconds:.1f}"


def _to_text(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value)


def fetch_pages(link: Link, do: str, name: str, **fields: object) -> Iterator[Any]:
    """Request a long reply page by page, and yield the field `name` of each page. On the last page `next` is null."""
    start: int | None = 0
    for _ in range(_MAX_PAGES):
        answer = link.request(do, **fields, **{"from": start})
        yield answer[name]
        start = answer.get("next")
        if start is None:
            return
    raise Failure(say("no-end", tray=link.name, list=name))


def fetch_match_lines(link: Link) -> list[str]:
    """Return the lines of the running match."""
    return [line for page in fetch_pages(link, "state", "lines") for line in page]

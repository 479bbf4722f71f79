"""The tray's end of the link: it reads requests and sends replies and events, in slices of a few milliseconds.

Received data is never run as code, except an app that is started. Nothing may block the tray: the handler of a long
request is a generator, lines are sent as fast as the host reads, and a new event is dropped while too many lines wait.
"""

from tray24.compat import const, ticks_add, ticks_diff
from tray24.link.apps import handle_apps
from tray24.link.records import handle_records
from tray24.link.requests import LineBuffer, Refused, Sender, check_request, parse_request, to_json
from tray24.link.selftest import handle_calibrate, handle_selftest
from tray24.link.state import handle_state
from tray24.link.subscriptions import handle_watch
from tray24.link.system import handle_hello, handle_reset, handle_settings
from tray24.link.trace import handle_trace

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterator, Mapping
    from typing import Any

    from tray24.ports import System
    from tray24.tray import Tray

# Each request with its handler: its name, then its fields as NAME:KIND, with ? for an optional field. Kinds: int
# (0 to 2**30-1), bool, str, list (of str), or the allowed words. If several rows have the same name, the first field,
# `op`, distinguishes them. LINK.md is made from this table and the docstrings of the handlers.
HANDLERS: "Mapping[str, Callable[[Link, dict[str, object]], Any]]" = {
    "hello": handle_hello,
    "state from:int? show:display|leds?": handle_state,
    "watch on:bool what:list?": handle_watch,
    "records op:list from:int?": handle_records,
    "records op:get name:str from:int?": handle_records,
    "records op:hash name:str": handle_records,
    "records op:delete name:str sha256:str": handle_records,
    "settings op:get from:int?": handle_settings,
    "settings op:set name:str value:str": handle_settings,
    "selftest part:sensors|probe|files|show|end|sound? slots:int? color:red|green|blue|white? leds:below|beside? "
    "text:str?": handle_selftest,
    "calibrate op:begin|confirm|skip|keep|cancel|look": handle_calibrate,
    "trace op:start|stop|calibration": handle_trace,
    "apps op:list from:int?": handle_apps,
    "apps op:put from:int data:str": handle_apps,
    "apps op:keep name:str": handle_apps,
    "apps op:remove name:str": handle_apps,
    "apps op:start name:str": handle_apps,
    "apps op:leave": handle_apps,
    "apps op:look": handle_apps,
    "reset": handle_reset,
}
_REFUSED_IN_MATCH = (handle_selftest, handle_calibrate)  # refused while a match is on the display

_READ_BYTES = const(24)  # a Pico reads them one by one
_SOON_MS = const(1)  # there is more to do after the tray's other tasks
# As long as a piece (64 bytes), so that queuing it allocates no bytes.
_NO_MEMORY = b'{"id":null,"error":"no memory","hint":"ask again later"}       \n'

# Faults outside the program: a file that cannot be read or written, no memory, a damaged line. None must end a match.
_FAULTS = (OSError, MemoryError, ValueError)


class Link(Sender):
    """The running link: call `step` repeatedly. It has `tray`, `ui`, `files`, `ports` and `system` for the handlers.

    A handler is a function (link, request) that returns the reply's value, or a generator that returns this value and
    yields between slices of at most 6 ms. A handler that raises `Refused` makes the reply an error. `cache` is a
    dictionary for data that a handler keeps between requests. `at_end`, if set, is called once all queued lines have
    been sent.
    """

    def __init__(self, tray: "Tray") -> None:
        super().__init__(tray.ports)
        self.tray = tray
        self.ui = tray.ui
        self.files = tray.files
        self.system: System | None = tray.ports.get_system and tray.ports.get_system()
        self.cache: dict[str, Any] = {}
        self.at_end: Callable[[], object] | None = None
        self._line_buffer = LineBuffer()
        self._reply = None
        self._text = ""  # text of a reply
        self._job = None  # generator that answers the current request
        self._id = None  # number of the request once it is known
        self._unanswered = False  # whether the request is not answered yet
        self._has_run_timer = False
        self._stuck = False  # whether the host has read nothing in the slice before
        self._timers = []  # lists of [due time, period, step]

    def call_every(self, ms: int, step: "Callable[[int], object]") -> None:
        """Call `step(now_ms)` about every `ms` milliseconds, until `cancel_calls(step)`."""
        self._timers.append([self.ports.ticks_ms(), ms, step])

    def cancel_calls(self, step: "Callable[[int], object]") -> None:
        """Stop the calls of `step` that `call_every` began; do nothing if there are none."""
        self._timers = [timer for timer in self._timers if timer[2] != step]

    def feed(self, data: bytes) -> None:
        """Accept received bytes of requests."""
        self._line_buffer.add(data)

    def step(self, now_ms: int) -> int:
        """Do the next slice of work. Return the milliseconds until the next one, 0 for the usual period."""
        try:
            return self._run_slice(now_ms)
        except MemoryError:
            # The match needs the available memory.
            self._job = self._reply = None
            self._text = ""
            self._line_buffer = LineBuffer()
            if self._unanswered:
                self._unanswered = False
                self._queue.append(_NO_MEMORY)
            return 0

    def _run_slice(self, now_ms: int) -> int:
        """Send a line, call a timed step, continue a request, or read bytes: only the first of these that is due.

        Return the milliseconds until the next slice, 0 for the usual period.
        """
        if self._stuck:
            self._stuck = False
            self._run_timer(now_ms)  # nobody reads: new events are dropped and counted
            return 0
        if self._queue:
            self._stuck = not self._write_pieces()
            return _SOON_MS
        self._has_run_timer = not self._has_run_timer and self._run_timer(now_ms)
        if self._has_run_timer:
            return _SOON_MS  # the request has the next turn, however many events there are
        if self._reply:
            reply = self._reply
            self._reply = None
            self._text = to_json(reply)
        elif self._text:
            self._queue_reply()
        elif self.at_end:
            at_end = self.at_end
            self.at_end = None
            at_end()
        elif self.lost:
            self._queue_message({"event": "lost", "count": self.lost})
            self.lost = 0
        elif self._job:
            self._continue_job(self._job)
        elif not self._read_request():
            return 0
        return _SOON_MS

    def _queue_reply(self) -> None:
        """Queue the text of the reply. If it is too long for a line, prepare an error as the reply instead."""
        text = self._text
        self._text = ""
        if self._queue_line(text):
            self._unanswered = False
        else:
            # No handler should return this much; a line that the host cannot read would be worse.
            self._reply = self._make_error("the answer is too long", "ask for less")

    def _read_request(self) -> bool:
        """Start the next request if its line is complete, else read more bytes. Return False if no byte has arrived."""
        line = self._line_buffer.pop()
        if line is not None:
            self._id = None
            self._unanswered = True
            self._job = self._handle_line(line)
            return True
        data = self._serial.read(_READ_BYTES)
        if data:
            self.feed(data)
        return bool(data)

    def _handle_line(self, line: bytes) -> "Generator[None, None, object]":
        """Return the reply's value for a request line. This generator yields between slices of work."""
        request = yield from parse_request(line)
        self._id = request["id"]
        yield
        handler = yield from check_request(request, HANDLERS)
        if handler in _REFUSED_IN_MATCH and self.ui.is_playing:
            raise Refused("a match is on the tray's display", "press red there and choose 'Leave, keep it'")
        yield
        value = handler(self, request)
        return (yield from value) if hasattr(value, "send") else value

    def _run_timer(self, now_ms: int) -> bool:
        """Call one function that `call_every` has added and that is due. Return False if no function is due."""
        for timer in self._timers:
            if ticks_diff(now_ms, timer[0]) >= 0:
                timer[0] = ticks_add(now_ms, timer[1])
                try:
                    timer[2](now_ms)
                except _FAULTS as error:
                    self._timers.remove(timer)
                    self._queue_message({"event": "ended", "error": _describe_error(error)})
                return True
        return False

    def _continue_job(self, job: "Iterator[object]") -> None:
        """Run the next slice of `job`, the generator of the current request. If the request ends, prepare its reply."""
        try:
            next(job)
            return
        except StopIteration as stop:
            self._reply = {"id": self._id, "ok": stop.value}
        except Refused as error:
            self._reply = self._make_error(error.error, error.hint)
        except _FAULTS as error:
            self._reply = self._make_error(
                _describe_error(error), "ask again; if it stays so, ask while no match is being played"
            )
        self._job = None

    def _make_error(self, error: str, hint: str) -> dict[str, object]:
        return {"id": self._id, "error": error, "hint": hint}


def _describe_error(error: Exception) -> str:
    if isinstance(error, OSError):
        return "the tray's files fail: %s" % error
    return "%s: %s" % (type(error).__name__, error)

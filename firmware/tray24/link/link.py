"""The tray's end of the link: requests in, answers and events out, in slices of a few milliseconds.

Received data is never evaluated, except an app that is started. Nothing may block the tray: the handler of a long
request is a generator, lines go out as fast as the host reads, and unread lines are dropped, events first.
"""

from tray24.compat import const, ticks_add, ticks_diff
from tray24.link.apps import apps
from tray24.link.records import records
from tray24.link.requests import Lines, Refused, Sender, check, parse, to_json
from tray24.link.selftest import calibrate, selftest
from tray24.link.state import state
from tray24.link.system import hello, reset, settings
from tray24.link.trace import trace
from tray24.link.watch import watch

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
    "hello": hello,
    "state from:int? show:display|leds?": state,
    "watch on:bool what:list?": watch,
    "records op:list from:int?": records,
    "records op:get name:str from:int?": records,
    "records op:hash name:str": records,
    "records op:delete name:str sha256:str": records,
    "settings op:get from:int?": settings,
    "settings op:set name:str value:str": settings,
    "selftest part:sensors|probe|files|show|end|sound? slots:int? color:red|green|blue|white? leds:below|beside? "
    "text:str?": selftest,
    "calibrate op:begin|confirm|skip|keep|cancel|look": calibrate,
    "trace op:start|stop|calibration": trace,
    "apps op:list from:int?": apps,
    "apps op:put from:int data:str": apps,
    "apps op:keep name:str": apps,
    "apps op:remove name:str": apps,
    "apps op:start name:str": apps,
    "apps op:leave": apps,
    "apps op:look": apps,
    "reset": reset,
}
_IDLE = (selftest, calibrate)  # refused while a match is on the display

_READ_BYTES = const(24)  # a Pico reads them one by one
_SOON_MS = const(1)  # there is more to do after the tray's other tasks
# A whole piece, so that it needs no memory.
_NO_MEMORY = b'{"id":null,"error":"no memory","hint":"ask again later"}       \n'

# Faults outside the program: a file that cannot be read or written, no memory, a damaged line. None must end a match.
_FAULTS = (OSError, MemoryError, ValueError)


class Link(Sender):
    """The running link: call `step` repeatedly. It has `tray`, `ui`, `files`, `ports` and `system` for the handlers.

    A handler is a function (link, request) that returns the answer's value, or a generator that returns it and yields
    between slices of at most 5 ms; raising `Refused` answers with an error. `kept` is a dictionary for data that a
    handler keeps between requests. `at_end`, if set, is called once the queue of lines is empty.
    """

    def __init__(self, tray: "Tray") -> None:
        super().__init__(tray.ports)
        self.tray = tray
        self.ui = tray.ui
        self.files = tray.files
        self.system: System | None = tray.ports.system and tray.ports.system()
        self.kept: dict[str, Any] = {}
        self.at_end: Callable[[], object] | None = None
        self._lines = Lines()
        self._reply = None
        self._text = ""  # text of a reply
        self._job = None  # generator that answers the current request
        self._id = None  # number of the request once it is known
        self._owed = False  # whether the request is not answered yet
        self._ticked = False
        self._stuck = False  # whether the host has read nothing in the slice before
        self._timers = []  # lists of [due time, period, step]

    def every(self, ms: int, step: "Callable[[int], object]") -> None:
        """Call step(now_ms) about every `ms` milliseconds, until `cease(step)`."""
        self._timers.append([self.ports.ticks_ms(), ms, step])

    def cease(self, step: "Callable[[int], object]") -> None:
        """Stop calling a step; do nothing if it is not being called."""
        self._timers = [timer for timer in self._timers if timer[2] != step]

    def take(self, data: bytes) -> None:
        """Accept received bytes."""
        self._lines.add(data)

    def step(self, now_ms: int) -> int:
        """Do the next slice of work; return the milliseconds until the next, 0 for the usual period."""
        try:
            return self._slice(now_ms)
        except MemoryError:
            # The match needs the available memory.
            self._job = self._reply = None
            self._text = ""
            self._lines = Lines()
            if self._owed:
                self._owed = False
                self._out.append(_NO_MEMORY)
            return 0

    def _slice(self, now_ms: int) -> int:
        """Do the first due task: write, tick, answer or read; return the milliseconds until the next slice."""
        if self._stuck:
            self._stuck = False
            self._tick(now_ms)  # nobody reads: new events are dropped and counted
            return 0
        if self._out:
            self._stuck = not self._write()
            return _SOON_MS
        self._ticked = not self._ticked and self._tick(now_ms)
        if self._ticked:
            return _SOON_MS  # the request has the next turn, however many events there are
        if self._reply:
            reply = self._reply
            self._reply = None
            self._text = to_json(reply)
        elif self._text:
            self._put_reply()
        elif self.at_end:
            at_end = self.at_end
            self.at_end = None
            at_end()
        elif self.lost:
            self._send({"event": "lost", "count": self.lost})
            self.lost = 0
        elif self._job:
            self._answer(self._job)
        elif not self._read():
            return 0
        return _SOON_MS

    def _put_reply(self) -> None:
        """Queue the text of the reply; replace a reply that is too long for a line with an error."""
        text = self._text
        self._text = ""
        if self._put(text):
            self._owed = False
        else:
            # No handler should return this much; a line that the host cannot read would be worse.
            self._reply = self._error("the answer is too long", "ask for less")

    def _read(self) -> bool:
        """Start the next request or read more of it; return False if no byte has arrived."""
        line = self._lines.take()
        if line is not None:
            self._id = None
            self._owed = True
            self._job = self._work(line)
            return True
        data = self._serial.read(_READ_BYTES)
        if data:
            self.take(data)
        return bool(data)

    def _work(self, line: bytes) -> "Generator[None, None, object]":
        """Return the answer's value for a request line. This generator yields between slices."""
        request = yield from parse(line)
        self._id = request["id"]
        yield
        handler = yield from check(request, HANDLERS)
        if handler in _IDLE and self.ui.playing:
            raise Refused("a match is on the tray's display", "press red there and choose 'Leave, keep it'")
        yield
        value = handler(self, request)
        return (yield from value) if hasattr(value, "send") else value

    def _tick(self, now_ms: int) -> bool:
        """Call one of the due steps; return whether there was one."""
        for timer in self._timers:
            if ticks_diff(now_ms, timer[0]) >= 0:
                timer[0] = ticks_add(now_ms, timer[1])
                try:
                    timer[2](now_ms)
                except _FAULTS as error:
                    self._timers.remove(timer)
                    self._send({"event": "ended", "error": _words(error)})
                return True
        return False

    def _answer(self, job: "Iterator[object]") -> None:
        """Do a slice of the current request, possibly its last."""
        try:
            next(job)
            return
        except StopIteration as stop:
            self._reply = {"id": self._id, "ok": stop.value}
        except Refused as error:
            self._reply = self._error(error.error, error.hint)
        except _FAULTS as error:
            self._reply = self._error(_words(error), "ask again; if it stays so, ask while no match is being played")
        self._job = None

    def _error(self, error: str, hint: str) -> dict[str, object]:
        return {"id": self._id, "error": error, "hint": hint}


def _words(error: Exception) -> str:
    if isinstance(error, OSError):
        return "the tray's files fail: %s" % error
    return "%s: %s" % (type(error).__name__, error)

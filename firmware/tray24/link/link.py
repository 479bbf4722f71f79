"""The tray's end of the link: requests in, answers and events out, in slices of a few milliseconds.

Nothing that is sent to it is evaluated, and nothing of it may hold up the tray: a request that takes longer is a
generator, whatever is sent goes out as fast as somebody reads, and what nobody reads is dropped, events first.
"""

import json

from tray24.compat import const, ticks_add, ticks_diff
from tray24.link.lines import LINE_BYTES, Lines

_READ_BYTES = const(48)  # a Pico takes them one by one
# What is sent is a multiple of this, filled up with blanks, and goes out in pieces of it: a port that can take a byte
# can take a piece (see board.serial).
PIECE_BYTES = const(64)
_PIECES = const(4)
_SOON_MS = const(1)  # the tray's other tasks come first, but there is more to do
_MOST_EVENTS = const(16)  # that wait for somebody to read them
# No request has more of these characters. What had would take a Pico 20 ms to parse, or go deep; and to its parser a
# zero is the end.
_MOST = ((b"[{", 8), (b'"', 32), (b"0123456789", 128), (b"\0", 0))
_SEPARATORS = (",", ":")


class Refused(Exception):
    """A request that cannot be done: what was wrong, and what would be right."""

    def __init__(self, error, hint=""):
        super().__init__(error)
        self.error = error
        self.hint = hint


# What may go wrong without being the tray's fault: a file that cannot be read or written, no memory, a damaged line.
# None of it may end a match.
_FAULTS = (OSError, MemoryError, ValueError)


class Link:
    """Call `step` again and again. Handlers find here `tray`, `ui`, `files` and `ports`.

    A handler is a function (link, request) that gives the answer's value, or a generator that yields (nothing) between
    slices of at most 5 ms and returns it; `Refused` is an answer too. `kept` is a dictionary for what a handler wants
    to remember from one request to the next. `at_end`, when set, is called once what is to be sent has gone.
    """

    def __init__(self, tray):
        self.tray = tray
        self.ui = tray.ui
        self.files = tray.files
        self.ports = tray.ports
        self.kept = {}
        self.at_end = None
        self._lines = Lines()
        self._reply = None
        self._out = []
        self._sent = 0  # bytes of the first of them
        self._request = None  # parsed; what it asks for begins in the next slice
        self._job = None
        self._id = None
        self._lost = 0
        self._timers = []  # of each [when it is due, its period, the step]

    # For handlers.

    def send_event(self, event):
        """Send a dictionary, whose "event" names it. Dropped, and counted, while nobody reads or there is no memory."""
        if len(self._out) < _MOST_EVENTS:
            try:
                self._send(event)
                return
            except MemoryError:
                pass  # it may be the tray's senses that tell: they go on
        self._lost += 1

    def every(self, ms, step):
        """Call step(now_ms) about every so many milliseconds, until `cease(step)`."""
        self._timers.append([self.ports.ticks_ms(), ms, step])

    def cease(self, step):
        """Call it no more; no error when it never was."""
        self._timers = [timer for timer in self._timers if timer[2] != step]

    # A slice.

    def take(self, data):
        """Bytes that have come."""
        self._lines.add(data)

    def step(self, now_ms):
        """Does the next little thing; gives the milliseconds until the next, 0 for the usual."""
        try:
            return self._slice(now_ms)
        except MemoryError:
            # The match needs what there is. A host that hears nothing asks again.
            self._request = self._job = self._reply = None
            self._lines = Lines()
            return 0

    def _slice(self, now_ms):
        if self._tick(now_ms):
            return _SOON_MS
        if self._out:
            return self._write()
        if self._reply:
            reply = self._reply
            self._reply = None
            self._send(reply)
        elif self.at_end:
            at_end = self.at_end
            self.at_end = None
            at_end()
        elif self._lost:
            self._send({"event": "lost", "count": self._lost})
            self._lost = 0
        elif self._job:
            self._answer(self._go_on)
        elif self._request:
            request = self._request
            self._request = None
            self._answer(self._begin, request)
        else:
            line = self._lines.take()
            if line is not None:
                self._id = None
                self._answer(self._parse, line)
            else:
                data = self.ports.serial.read(_READ_BYTES)
                if not data:
                    return 0
                self.take(data)
        return _SOON_MS

    def _tick(self, now_ms):
        """Calls one of the steps that are due; True when there was one."""
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

    def _write(self):
        """Some pieces of the first line that waits."""
        first = memoryview(self._out[0])
        for _ in range(_PIECES):
            taken = self.ports.serial.write(first[self._sent : self._sent + PIECE_BYTES])
            if not taken:
                return 0
            self._sent += taken
            if self._sent == len(first):
                self._out.pop(0)
                self._sent = 0
                break
        return _SOON_MS

    def _answer(self, step, *args):
        """A slice of the request at hand, which may be its last."""
        try:
            value = step(*args)
            if self._job or self._request:
                return
            self._reply = {"id": self._id, "ok": value}
        except Refused as error:
            self._reply = self._error(error.error, error.hint)
        except _FAULTS as error:
            self._reply = self._error(_words(error), "ask again; if it stays so, ask while no match is being played")

    def _error(self, error, hint):
        self._job = None
        return {"id": self._id, "error": error, "hint": hint}

    def _parse(self, line):
        if not line:
            raise Refused("the line is too long", "a line has at most %d bytes, its end included" % LINE_BYTES)
        request = _parsed(line)
        number = request.get("id")
        if type(number) is not int or not 0 <= number < 1 << 30:
            raise Refused("'id' is no number", "give one from 0 to 1073741823")
        self._id = number
        self._request = request

    def _begin(self, request):
        """Starts a request; gives its value, unless it becomes a job."""
        from tray24.link.requests import check

        do = check(request)
        module = __import__("tray24.link." + do, None, None, (do,))
        value = getattr(module, do)(self, request)
        if hasattr(value, "send"):
            self._job = value
        return value

    def _go_on(self):
        try:
            next(self._job)
        except StopIteration as stop:
            self._job = None
            return stop.value

    def _send(self, message):
        data = json.dumps(message, separators=_SEPARATORS).encode()
        if len(data) >= LINE_BYTES:
            # No handler gives so much; a line that the host cannot read would be worse.
            data = json.dumps(self._error("the answer is too long", "ask for less"), separators=_SEPARATORS).encode()
        self._out.append(data + b" " * ((-1 - len(data)) % PIECE_BYTES) + b"\n")


def _words(error):
    if isinstance(error, OSError):
        return "the tray's files fail: %s" % error
    return "%s: %s" % (type(error).__name__, error)


def _parsed(line):
    """The request of a line; Refused when it is none."""
    if all([sum([line.count(letters[at : at + 1]) for at in range(len(letters))]) <= most for letters, most in _MOST]):
        try:
            request = json.loads(str(line, "utf-8"))
            if type(request) is dict:
                return request
        except (ValueError, TypeError):
            pass
    raise Refused("the line is no request", 'send one JSON object in a line, such as {"id":1,"do":"version"}')

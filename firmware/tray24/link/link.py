"""The tray's end of the link: requests in, answers and events out, in slices of a few milliseconds.

Nothing that is sent to it is evaluated, and nothing of it may hold up the tray: a request that takes longer is a
generator, whatever is sent goes out as fast as somebody reads, and what nobody reads is dropped, events first.
"""

import json

from tray24.compat import const, ticks_add, ticks_diff
from tray24.link.lines import Lines
from tray24.link.sending import SEPARATORS, Sender

_READ_BYTES = const(24)  # a Pico takes them one by one
_SOON_MS = const(1)  # the tray's other tasks come first, but there is more to do


class Refused(Exception):
    """A request that cannot be done: what was wrong, and what would be right."""

    def __init__(self, error, hint=""):
        super().__init__(error)
        self.error = error
        self.hint = hint


# What may go wrong without being the tray's fault: a file that cannot be read or written, no memory, a damaged line.
# None of it may end a match.
_FAULTS = (OSError, MemoryError, ValueError)


class Link(Sender):
    """Call `step` again and again. Handlers find here `tray`, `ui`, `files`, `ports` and `system`.

    A handler is a function (link, request) that gives the answer's value, or a generator that yields (nothing) between
    slices of at most 5 ms and returns it; `Refused` is an answer too. `kept` is a dictionary for what a handler wants
    to remember from one request to the next. `at_end`, when set, is called once what is to be sent has gone.
    """

    def __init__(self, tray):
        super().__init__(tray.ports)
        self.tray = tray
        self.ui = tray.ui
        self.files = tray.files
        self.system = tray.ports.system and tray.ports.system()
        self.kept = {}
        self.at_end = None
        self._lines = Lines()
        self._reply = None
        self._text = ""  # of a reply
        self._job = None  # a generator: the request at hand
        self.id = None  # its number, as far as it is known
        self._ticked = False
        self._timers = []  # of each [when it is due, its period, the step]

    # For handlers.

    def load(self, names):
        """Loads modules of the tray, with blanks between their names, which begin after "tray24.": a generator."""
        for name in names.split(" "):
            yield from self.ports.load("tray24." + name)

    def handler(self, do):
        """The function that answers a request; its module is loaded."""
        module = __import__("tray24.link." + do, None, None, (do,))
        return getattr(module, do)

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
            self._job = self._reply = None
            self._text = ""
            self._lines = Lines()
            return 0

    def _slice(self, now_ms):
        if self._out:
            pause_ms = self._write()
            if not pause_ms:
                self._tick(now_ms)  # nobody reads: what is new is dropped, and counted
            return pause_ms
        self._ticked = not self._ticked and self._tick(now_ms)
        if self._ticked:
            return _SOON_MS  # next is the request's turn, however often there is news
        if self._reply:
            reply = self._reply
            self._reply = None
            self._text = json.dumps(reply, separators=SEPARATORS)
        elif self._text:
            text = self._text
            self._text = ""
            if not self._put(text):
                # No handler gives so much; a line that the host cannot read would be worse.
                self._reply = self._error("the answer is too long", "ask for less")
        elif self.at_end:
            at_end = self.at_end
            self.at_end = None
            at_end()
        elif self.lost:
            self._send({"event": "lost", "count": self.lost})
            self.lost = 0
        elif self._job:
            self._answer()
        else:
            line = self._lines.take()
            if line is not None:
                from tray24.link.work import work

                self.id = None
                self._job = work(self, line)
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

    def _answer(self):
        """A slice of the request at hand, which may be its last."""
        try:
            next(self._job)
            return
        except StopIteration as stop:
            self._reply = {"id": self.id, "ok": stop.value}
        except Refused as error:
            self._reply = self._error(error.error, error.hint)
        except _FAULTS as error:
            self._reply = self._error(_words(error), "ask again; if it stays so, ask while no match is being played")
        self._job = None

    def _error(self, error, hint):
        return {"id": self.id, "error": error, "hint": hint}


def _words(error):
    if isinstance(error, OSError):
        return "the tray's files fail: %s" % error
    return "%s: %s" % (type(error).__name__, error)

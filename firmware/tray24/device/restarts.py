"""What is known after a restart: how the tray ended before, and the traces that its crashes left."""

import sys
from io import StringIO

from machine import WDT_RESET, mem32, reset_cause

from tray24.compat import const

FILE = "crash.txt"
_MOST_BYTES = const(2000)  # of the traces that are kept, the newest last
_LAST = b"\n\n"

# A word of the watchdog's scratch registers, which keep what they hold until power is lost (RP2040 datasheet 4.7.4);
# the first four are the program's. Mark << 16 | state << 8 | crashes in a row.
_SCRATCH = const(0x4005800C)
_MARK = const(0x24)
_ENDED = const(0)  # left by Ctrl-C, or never begun
_RUNNING = const(1)
_CRASHED = const(2)
_TOO_MANY = const(3)
_HANG = "Watchdog: the tray did not go on\n"


class Restarts:
    """`restarted`: a crash or a hang ended the tray before. `gave_up`: so did it again and again; do not run it."""

    def __init__(self, files):
        self._files = files
        word = mem32[_SCRATCH]
        state = word >> 8 & 0xFF if word >> 16 == _MARK else _ENDED
        self._crashes = word & 0xFF if state else 0
        hung = state == _RUNNING and reset_cause() == WDT_RESET
        self.restarted = hung or state == _CRASHED
        if hung:
            self._keep(_HANG)
        self._crashes = self._crashes + 1 if self.restarted else 0
        self.gave_up = self._crashes >= _TOO_MANY
        self._set(_ENDED)

    def running(self):
        """The tray begins; a reset that was not announced means that it hung."""
        self._set(_RUNNING)

    def healthy(self):
        """It has run for long enough: what comes now is no crash in a row."""
        if self._crashes:
            self._crashes = 0
            self._set(_RUNNING)

    def ended(self):
        """It was told to end."""
        self._crashes = 0
        self._set(_ENDED)

    def crashed(self, error):
        """Keep the trace of what ended it; then it can be reset."""
        self._set(_CRASHED)
        sys.print_exception(error)
        trace = StringIO()
        sys.print_exception(error, trace)
        self._keep(trace.getvalue())

    def _set(self, state):
        mem32[_SCRATCH] = _MARK << 16 | state << 8 | self._crashes

    def _keep(self, trace):
        """The trace goes to the end of the file; old ones go when there are too many."""
        try:
            kept = (self._files.read(FILE) or b"") + trace.encode() + b"\n"
            while len(kept) > _MOST_BYTES and _LAST in kept[:-2]:
                kept = kept[kept.find(_LAST) + 2 :]
            self._files.write(FILE, kept[-_MOST_BYTES:])
        except OSError:
            pass  # a trace is not worth another crash

"""The restarts of the Pico: the watchdog, the record of crashes, and the port `System` of tray24.ports.

The watchdog resets the chip unless all coroutines of the tray keep running.
"""

import sys
import time
from binascii import hexlify
from io import StringIO

import machine
from machine import WDT, WDT_RESET, mem32, reset_cause
from tray24_build import SOURCES_SHA256  # pyright: ignore[reportMissingImports] (the build makes it)

from tray24.compat import const

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Iterable, Iterator
    from typing import Any

    from tray24.ports import Files

# Longer than the longest step of the tray: some sectors of flash, 400 ms each at worst (W25Q16JV datasheet 9.6), and
# the pause after a fault.
_TIMEOUT_MS = const(5000)

# RP2040 datasheet 4.7.6; writing at a register's address + 0x3000 clears bits (2.1.2). MicroPython has no call that
# stops the watchdog.
_CTRL_CLEAR = const(0x40058000 + 0x3000)
_ENABLE = const(1 << 30)


class Watchdog:
    """A watchdog for coroutines: after `start`, the chip resets if a coroutine given to `watch` stops running."""

    def __init__(self) -> None:
        self._all_tasks = 0
        self._stepped_tasks = 0
        self._watchdog = None

    def start(self) -> None:
        """Start the watchdog: from now on the chip resets unless `feed` is called at least every five seconds."""
        self._watchdog = WDT(timeout=_TIMEOUT_MS)

    def stop(self) -> None:
        """Stop the watchdog, so that the chip no longer resets."""
        mem32[_CTRL_CLEAR] = _ENABLE
        self._watchdog = None

    def watch(self, coroutine: "Coroutine[Any, Any, object]") -> "Coroutine[Any, Any, None]":
        """Return a coroutine that runs `coroutine` and notes each of its steps for the watchdog."""
        bit = self._all_tasks + 1
        self._all_tasks |= bit
        # MicroPython's coroutines are generators.
        return self._run_steps(coroutine, bit)  # pyright: ignore[reportArgumentType, reportReturnType]

    def feed(self) -> None:
        """Feed the watchdog, so that it waits five more seconds.

        Long steps call this too, such as reading a long match.
        """
        if self._watchdog:
            self._watchdog.feed()

    def _run_steps(self, coroutine: "Iterable[object]", bit: int) -> "Iterator[None]":
        for _ in coroutine:
            self._stepped_tasks |= bit
            if self._stepped_tasks == self._all_tasks:
                self._stepped_tasks = 0
                self.feed()
            yield


FILE = "crash.txt"
_MAX_BYTES = const(2000)  # of the saved tracebacks, the newest last
_SEPARATOR = b"\n\n"

# Words of the watchdog's scratch registers, which keep their content until power is lost (RP2040 datasheet 4.7.4); the
# program may use the first four. The first: mark << 16 | state << 8 | crashes in a row. The others: the name of the app
# that runs, its first letters.
_SCRATCH = const(0x4005800C)
_APP = const(0x40058010)
_APP_BYTES = const(12)
_MARK = const(0x24)
_ENDED = const(0)  # by Ctrl-C, or never started
_RUNNING = const(1)
_CRASHED = const(2)
_MAX_CRASHES = const(3)
_HANG = "Watchdog: the tray did not go on%s\n"


class Restarts:
    """The record of how the tray's last run ended. `restarted` is True if the tray crashed or hung.

    `gave_up` is True if it has crashed or hung too often in a row: then the tray must not start. `hung_app` is the
    name of the app that ran when the tray crashed or hung, cut to twelve letters; "" if no app ran. A crash or hang
    during an app does not count for `gave_up`.
    """

    def __init__(self, files: "Files") -> None:
        self._files = files
        word = mem32[_SCRATCH]
        state = word >> 8 & 0xFF if word >> 16 == _MARK else _ENDED
        self._crashes = word & 0xFF if state else 0
        has_hung = state == _RUNNING and reset_cause() == WDT_RESET
        self.restarted = has_hung or state == _CRASHED
        self.hung_app = _read_app() if self.restarted else ""
        self.note_app("")
        if has_hung:
            self._append_trace(_HANG % (", in the app " + self.hung_app if self.hung_app else ""))
        self._crashes = self._crashes + 1 if self.restarted and not self.hung_app else 0
        self.gave_up = self._crashes >= _MAX_CRASHES
        self._write_state(_ENDED)

    def note_running(self) -> None:
        """Remember that the tray runs: a reset from now on means a hang."""
        self._write_state(_RUNNING)

    def note_healthy(self) -> None:
        """Remember that the tray has run for a minute: the next crash counts as the first in a row."""
        if self._crashes:
            self._crashes = 0
            self._write_state(_RUNNING)

    def note_app(self, name: str) -> None:
        """Store the name of the app that runs ("" for none) in registers that keep it through a reset of the chip."""
        data = name.encode()[:_APP_BYTES] + bytes(_APP_BYTES)
        for at in range(0, _APP_BYTES, 4):
            mem32[_APP + at] = int.from_bytes(data[at : at + 4], "little")

    def note_end(self) -> None:
        """Remember that a person has stopped or restarted the tray, so that its end counts as no fault."""
        self._crashes = 0
        self._write_state(_ENDED)

    def save_crash(self, error: Exception) -> None:
        """Save the traceback of `error`, which has crashed the tray; the caller then resets the chip."""
        self._write_state(_CRASHED)
        sys.print_exception(error)  # pyright: ignore[reportAttributeAccessIssue] # MicroPython's
        buffer = StringIO()
        sys.print_exception(error, buffer)  # pyright: ignore[reportAttributeAccessIssue] # MicroPython's
        self._append_trace(buffer.getvalue())

    def _write_state(self, state: int) -> None:
        mem32[_SCRATCH] = _MARK << 16 | state << 8 | self._crashes

    def _append_trace(self, traceback_text: str) -> None:
        """Append a traceback to the file of crashes; drop the oldest ones if the file becomes too long."""
        try:
            data = (self._files.read(FILE) or b"") + traceback_text.encode() + b"\n"
            while len(data) > _MAX_BYTES and _SEPARATOR in data[:-2]:
                data = data[data.find(_SEPARATOR) + 2 :]
            self._files.write(FILE, data[-_MAX_BYTES:])
        except OSError:
            pass  # a traceback is not worth another crash


def _read_app() -> str:
    """Return the name, cut to twelve letters, of the app that ran before the reset; "" if no app ran."""
    data = b"".join([mem32[_APP + at].to_bytes(4, "little") for at in range(0, _APP_BYTES, 4)])
    return "".join([chr(letter) for letter in data if 32 < letter < 127])


_SENDING_MS = const(100)


class System:
    """The machine itself, which `get_system` of ports.Ports returns. It calls `on_restart` before a restart."""

    def __init__(self, on_restart: "Callable[[], object]") -> None:
        self._on_restart = on_restart

    def describe(self) -> dict[str, str | None]:
        """Return the version of MicroPython, the machine's name, the board's number, and the frozen sources' hash."""
        return {
            "micropython": ".".join([str(part) for part in sys.implementation.version[:3]]),
            "machine": sys.implementation[2],  # pyright: ignore[reportIndexIssue] # a tuple in MicroPython
            "board": hexlify(machine.unique_id()).decode(),
            "sources": SOURCES_SHA256,
        }

    def restart(self) -> None:
        """Restart the Pico once USB has sent all written data."""
        self._on_restart()
        time.sleep_ms(_SENDING_MS)  # pyright: ignore[reportAttributeAccessIssue] # MicroPython's
        machine.reset()

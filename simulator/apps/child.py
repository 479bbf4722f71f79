"""The process of an app: it runs the app's calls one at a time, as the tray requests them.

Requests and answers are lines of JSON on stdin and stdout. Bytes in them are written as Latin-1:

    {"do": name of a method of Program, "with": its arguments, ...}    and the state of the tray: see `process.py`
    {"state": {...}, "can_update": whether `update` may be called, "error": [class, text, traceback] or null}

The process ends when the tray closes the stream of requests. A call that takes longer than `limit_s` seconds, even
within C, also ends the process. The traceback is then on stderr.
"""

import contextlib
import faulthandler
import io
import json
import os
import random
import signal
import sys
from types import SimpleNamespace
from typing import Any, BinaryIO

from simulator.tray.apps import Apps, MemoryStore
from tray24.ui.apps.program import AppState, Program

if sys.platform != "win32":
    import resource

READY = b"ready\n"
STILL_RUNNING = b"Timeout ("  # the beginning of a report of `faulthandler`
_MAX_MEMORY = 1 << 29  # bytes of address space, some 100 MB of which Python itself takes
_MAX_TEXT = 2000
_MAX_TRACEBACK = 20_000
_STDERR = 2


class _PrintStream(io.TextIOBase):
    """The app's stdout and stderr. Text written there is printed as by the app's own `print`."""

    def __init__(self, state: AppState):
        self._state = state

    def write(self, text: str) -> int:
        self._state.append_printed(text)
        return len(text)


class _App:
    """An app in this process: its program, and the part of its state that it shares with the tray.

    `request` is the tray's first request, which describes the app.
    """

    def __init__(self, request: dict[str, Any]):
        self.name = request["app"]
        self.limit_s = request["limit_s"]
        self.state = AppState()
        self.place = MemoryStore()
        self.apps = Apps(self.place)
        if request["saved"] is not None:
            self.apps.save(self.name, request["saved"].encode("latin-1"))
        self.ui: Any = SimpleNamespace(  # as much as `tray24.ui.apps.program` asks of it
            apps=self.apps,
            lights=SimpleNamespace(count=request["lights"]),
            sensing=None,
            seed_source=lambda: random.SystemRandom().getrandbits(30),
        )
        self.program = Program(self.ui, self.name, self.state, request["text"])

    def update_state(self, request: dict[str, Any]) -> None:
        """Update the app's state with the tray's buttons and sensors, as a request describes them."""
        self.state.pressed[:] = request["pressed"]
        self.state.down = request["down"]
        if request["seen"] is not None:
            self.ui.sensing = SimpleNamespace(masked=request["masked"], seen=request["seen"])

    def call_program(self, name: str, arguments: list[Any]) -> list[str] | None:
        """Call a method of the app's program. Return [class, text, traceback] of the exception that it raises.

        Return None if it raises no exception.
        """
        faulthandler.dump_traceback_later(self.limit_s, exit=True, file=_STDERR)
        try:
            getattr(self.program, name)(*arguments)
        except BaseException as error:
            return self._describe_fault(error)
        finally:
            faulthandler.cancel_dump_traceback_later()
        return None

    def _describe_fault(self, error: BaseException) -> list[str]:
        text = traceback_text = ""
        with contextlib.suppress(BaseException):  # an exception class of the app may fail itself
            traceback_text = self.apps.call(self.apps.format_trace, error)
            text = self.apps.call(str, error)
        if len(traceback_text) > _MAX_TRACEBACK:
            traceback_text = traceback_text[: _MAX_TRACEBACK // 2] + traceback_text[-_MAX_TRACEBACK // 2 :]
        return [type(error).__name__, text[:_MAX_TEXT], traceback_text]

    def pop_changes(self) -> dict[str, Any]:
        """Return the changes of the app's state since the last call of this method, and clear them."""
        state = self.state
        changes: dict[str, Any] = {"printed": state.printed, "notes": list(state.notes), "left": state.left}
        if state.relit:
            changes["colors"] = state.colors.decode("latin-1")
        if state.redrawn:
            dots = state.dots
            changes |= {"title": state.title, "lines": state.lines, "dots": dots and dots.decode("latin-1")}
        if state.unsaved is not None:
            self.apps.save(self.name, state.unsaved)
            changes["unsaved"] = state.unsaved.decode("latin-1")
        state.relit = state.redrawn = False
        state.unsaved = None
        state.printed = ""
        state.notes.clear()
        return changes


def _serve_requests(requests: BinaryIO, answers: BinaryIO) -> None:
    """Execute the tray's requests until the tray closes the stream of requests, and write the answers.

    The first request describes the app.
    """
    answers.write(READY)
    answers.flush()
    app = None
    for line in requests:
        request = json.loads(line)
        if app is None:
            app = _App(request)
            sys.stdout = sys.stderr = _PrintStream(app.state)
        app.update_state(request)
        error = app.call_program(request["do"], request["with"])
        answer = {"state": app.pop_changes(), "can_update": app.program.can_update(), "error": error}
        answers.write(json.dumps(answer).encode() + b"\n")
        answers.flush()


def main() -> None:
    """Limit this process's memory, then serve the tray that has started this process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the tray, which then closes the requests
    requests, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    with open(os.devnull, "r+b") as null_file:
        os.dup2(null_file.fileno(), 0)
        os.dup2(null_file.fileno(), 1)
    if sys.platform != "win32":
        _, hard_limit = resource.getrlimit(resource.RLIMIT_AS)
        max_bytes = _MAX_MEMORY if hard_limit == resource.RLIM_INFINITY else min(hard_limit, _MAX_MEMORY)
        with contextlib.suppress(ValueError, OSError):  # macOS refuses some limits
            resource.setrlimit(resource.RLIMIT_AS, (max_bytes, hard_limit))
    _serve_requests(requests, answers)


if __name__ == "__main__":
    main()

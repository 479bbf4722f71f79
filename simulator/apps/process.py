"""Apps of a tray on a desktop, each in a process of its own while it runs: see `child.py`."""

import contextlib
import json
import os
import queue
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Mapping
from typing import Any

from simulator.apps.child import READY, STILL_RUNNING
from simulator.texts import HostTexts, use_language
from simulator.tray.apps import MAX_S, SUFFIX, Apps, AppStore
from tray24.ports import Overdue
from tray24.ui.apps.app_screen import InvalidApp
from tray24.ui.apps.program import AppState
from tray24.ui.ui import Ui

_START_S = 30.0
_MARGIN_S = 1.0  # beyond the limit of a call: a process that has not ended itself by then is killed
_ANSWER_S = 0.005  # how long to wait for an answer at once: most updates take no longer
_MAX_ANSWER_BYTES = 1 << 20
_MAX_REPORT_BYTES = 1 << 14
_BASES: Mapping[str, type[BaseException]] = {"MemoryError": MemoryError, "Overdue": Overdue, "SystemExit": SystemExit}
_say = HostTexts("play")


class ProcessApps(Apps):
    """The apps of a tray on a desktop. One app at a time runs, in a process of its own.

    A call of the app may last at most `limit_s` seconds.
    """

    def __init__(self, store: AppStore, *args: Any, limit_s: float = MAX_S, **options: Any):
        super().__init__(store, *args, **options)
        self._limit_s = limit_s
        self._process: AppProcess | None = None
        self.create_program = self._create_program

    def _create_program(self, ui: Ui, name: str, state: AppState, text: str) -> "AppProcess":
        self._process = AppProcess(ui, name, state, text, self._limit_s)
        return self._process

    def note_running(self, name: str) -> None:
        super().note_running(name)
        if self._process and not name:
            self._process.release()
            self._process = None

    def format_trace(self, error: BaseException) -> str:
        return getattr(error, "trace", "") or super().format_trace(error)


class AppProcess:
    """An app in a process of its own, with the methods of `tray24.ui.apps.program.Program`.

    Each method that calls the app returns True once the call is done. It returns False while the process is still busy
    with the call; the tray then repeats the method. It raises an exception like the one that the app raised, or Overdue
    if the app took too long.
    """

    def __init__(self, ui: Ui, name: str, state: AppState, text: str, limit_s: float):
        self._ui = ui
        self._name = name
        self._state = state
        self._text = text
        self._limit_s = limit_s
        self._answers: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self._report_file = tempfile.TemporaryFile()  # noqa: SIM115 (`release` closes it)
        self._process = subprocess.Popen(
            [sys.executable, "-P", "-m", "simulator.apps.child"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._report_file,
            env=os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        )
        assert self._process.stdin and self._process.stdout
        self._stdin, self._stdout = self._process.stdin, self._process.stdout
        threading.Thread(target=self._queue_answers, daemon=True).start()
        self._can_update = False
        self._is_ready = False
        self._is_pending = False
        self._deadline_s = time.monotonic() + _START_S

    def compile(self) -> bool:
        if not self._is_ready:
            self._is_ready = self._read_answer(0) == READY
            return False
        apps = self._ui.apps
        saved = apps.load(self._name) if apps else None
        return self._call(
            "compile",
            app=self._name,
            text=self._text,
            limit_s=self._limit_s,
            lights=self._ui.lights.count,
            saved=None if saved is None else saved.decode("latin-1"),
        )

    def run(self) -> bool:
        return self._call("run")

    def can_update(self) -> bool:
        return self._can_update

    def setup(self) -> bool:
        return self._call("setup")

    def update(self, age_ms: int) -> bool:
        return self._call("update", age_ms)

    def release(self) -> None:
        self._process.kill()
        self._process.wait()
        with contextlib.suppress(OSError):  # a request that the process has not read
            self._stdin.close()
        self._report_file.close()

    def _call(self, method: str, *arguments: Any, **fields: Any) -> bool:
        """Request a call of the app, or check whether the requested call is done. Return True once it is."""
        answer = self._read_answer(0) if self._is_pending else self._send_request(method, *arguments, **fields)
        if answer is None:
            return False
        self._is_pending = False
        try:
            response = json.loads(answer)
            self._apply_changes(response["state"])
            self._can_update, error = response["can_update"], response["error"]
        except (ValueError, KeyError, TypeError, AttributeError):
            raise self._make_exit_error() from None  # the app has written to the stream of the answers
        if error:
            raise _make_exception(*error)
        return True

    def _send_request(self, method: str, *arguments: Any, **fields: Any) -> bytes | None:
        """Send a request to the app's process. Return the answer if it comes within a few ms, as most do, or None."""
        state, sensing = self._state, self._ui.sensing
        inputs = {"pressed": list(state.pressed), "down": state.down}
        inputs |= {"seen": list(sensing.seen), "masked": sensing.masked} if sensing else {"seen": None}
        request = {"do": method, "with": arguments, **inputs, **fields}
        if method == "update":
            state.pressed.clear()
        self._is_pending = True
        self._deadline_s = time.monotonic() + self._limit_s + _MARGIN_S
        try:
            self._stdin.write(json.dumps(request).encode() + b"\n")
            self._stdin.flush()
        except OSError:
            raise self._make_exit_error() from None
        return self._read_answer(_ANSWER_S)

    def _queue_answers(self) -> None:
        """Queue the answers of the app's process, and b"" when the process has ended. This runs in a thread."""
        with self._stdout as answers:
            while line := answers.readline(_MAX_ANSWER_BYTES):
                self._answers.put(line)
        self._answers.put(b"")

    def _read_answer(self, wait_s: float) -> bytes | None:
        """Wait at most `wait_s` seconds for the process's answer. Return the answer, or None if there is none yet.

        Raise Overdue if the deadline of the request has passed.
        """
        try:
            answer = self._answers.get(timeout=wait_s) if wait_s else self._answers.get_nowait()
        except queue.Empty:
            if time.monotonic() > self._deadline_s:
                raise _make_exception("Overdue", "", "") from None
            return None
        if not answer:
            raise self._make_exit_error()
        return answer

    def _make_exit_error(self) -> BaseException:
        """Kill the app's process, and return an exception that says why the app cannot go on.

        Call this if the process has ended, or has written something that is not an answer. The exception is Overdue if
        a call of the app took too long, else InvalidApp with the exit code of the process.
        """
        self._process.kill()
        exit_code = self._process.wait()
        self._report_file.seek(0)
        report = self._report_file.read(_MAX_REPORT_BYTES)
        text = report.decode(errors="replace")
        if report.startswith(STILL_RUNNING):
            return _make_exception("Overdue", "", _extract_trace(text, self._name + SUFFIX))
        self._state.append_printed(text)
        with use_language(str(self._ui.settings["language"])):
            return InvalidApp(_say("app-ended", code=str(exit_code)))

    def _apply_changes(self, changes: dict[str, Any]) -> None:
        """Apply the changes that the app's process has reported to the copy of the app's state in the tray."""
        state = self._state
        state.append_printed(changes["printed"])
        state.notes += changes["notes"]
        state.left = state.left or changes["left"]
        if "colors" in changes:
            state.colors[:] = changes["colors"].encode("latin-1")
            state.relit = True
        if "lines" in changes:
            state.title, state.lines = changes["title"], changes["lines"]
            state.dots = changes["dots"] and bytearray(changes["dots"], "latin-1")
            state.redrawn = True
        if "unsaved" in changes:
            state.unsaved = changes["unsaved"].encode("latin-1")


def _make_exception(class_name: str, text: str, traceback_text: str) -> BaseException:
    """Return an exception like the one that the app has raised.

    `class_name` is the name of its class, `traceback_text` its traceback.
    """
    error = type(class_name, (_BASES.get(class_name, Exception),), {"trace": traceback_text})
    return error(text)


def _extract_trace(report: str, file_name: str) -> str:
    """Return the traceback of an app that was ended because a call took too long, with the innermost call last.

    `report` is the traceback from `faulthandler`, with the innermost call first. `file_name` is that of the app's file.
    """
    head, *lines = report.splitlines()
    app_lines = [line for line in lines if line.startswith(f'  File "{file_name}", line ')]
    return "\n".join([head, *reversed(app_lines), Overdue.__name__, ""])

"""The port `apps` on a desktop or in a browser: it stores a tray's apps, and limits the time of their calls.

A Pico uses a timer to interrupt a loop that never ends (`firmware/micropython/limit`). Python on a desktop or in a
browser has no such timer that works in any thread, and a tracing function is switched off by the first exception that
it raises. So each loop, function, handler and comprehension of the app counts a step, and the number of steps in a call
is limited: the same app ends at the same step on every machine. A limit of time ends apps that sleep.
"""

import ast
import contextlib
import errno
import os
import re
import sys
import time
import traceback
from collections.abc import Callable, Mapping
from pathlib import Path
from types import CodeType
from typing import Any

import tray24
from simulator.installed_files import find_installed
from simulator.texts import escape_text
from tray24.ports import Overdue

CHECK = "__step__"  # the function that counts
SUFFIX = ".py"
_DATA_SUFFIX = ".json"
# Steps in one call. On a Pico a call may take a second, which is enough for about as many: an empty step takes 7 us
# there, one that calculates some 20 us.
MAX_STEPS = 50_000
MAX_S = 3.0  # longest time of a call, for an app that sleeps
_NAME = re.compile(r"[A-Za-z0-9_-]{1,24}")


class _StepInserter(ast.NodeTransformer):
    """A transformer of an app's code. It inserts a call that counts a step wherever code can run again and again.

    It also inserts this call in exception handlers, because they could catch the exception that ends an app.
    """

    def _insert_first(self, node):
        """Insert a call that counts a step at the beginning of a loop, function or handler, but after a docstring."""
        self.generic_visit(node)
        first = node.body[0]
        is_text = isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant)
        node.body.insert(1 if is_text else 0, ast.copy_location(ast.Expr(_make_step_call()), first))
        return node

    def _wrap_value(self, node):
        self.generic_visit(node)
        value = ast.IfExp(_make_step_call(), node.body, ast.Constant(None))
        node.body = ast.copy_location(value, node.body)
        return node

    def _insert_condition(self, node):
        self.generic_visit(node)
        node.ifs.insert(0, _make_step_call())
        return node

    visit_For = visit_While = visit_ExceptHandler = visit_FunctionDef = _insert_first
    visit_Lambda = _wrap_value
    visit_comprehension = _insert_condition


def _make_step_call() -> ast.Call:
    return ast.Call(ast.Name(CHECK, ast.Load()), [], [])


class FolderStore:
    """The files of apps in a folder of the host. The folder is created with the first file."""

    def __init__(self, folder: Path):
        self._folder = folder

    def list_names(self) -> list[str]:
        return sorted(path.name for path in self._folder.glob("*") if path.is_file())

    def read(self, name: str) -> bytes | None:
        try:
            return (self._folder / name).read_bytes()
        except FileNotFoundError:
            return None

    def write(self, name: str, data: bytes) -> None:
        self._folder.mkdir(parents=True, exist_ok=True)
        new_file = self._folder / f"{name}~"
        new_file.write_bytes(data)
        new_file.replace(self._folder / name)

    def remove(self, name: str) -> None:
        (self._folder / name).unlink(missing_ok=True)


class MemoryStore:
    """The files of apps in memory."""

    def __init__(self, content: Mapping[str, bytes] | None = None):
        self.content = dict(content or {})

    def list_names(self) -> list[str]:
        return sorted(self.content)

    def read(self, name: str) -> bytes | None:
        return self.content.get(name)

    def write(self, name: str, data: bytes) -> None:
        self.content[name] = bytes(data)

    def remove(self, name: str) -> None:
        self.content.pop(name, None)


AppStore = FolderStore | MemoryStore  # where files of apps are stored, by their names


class Apps:
    """The apps of a tray: those stored on it (in `store`), and read-only ones, such as the examples.

    `read_only_files` and `trial_files` map names to files of the host, which are read at each start of the app. If
    several apps have the same name, the one in `trial_files` is used, else the tray's own. `clock` returns seconds.
    `print_output` is called with printed text, `on_running` with the name of the app that runs, or "" when no app runs.
    `hung_app` is the app with which the tray hung before; it becomes "" once the tray has reported this.
    """

    overdue: type[BaseException] = Overdue
    create_program: Callable[..., Any] | None = None

    def __init__(
        self,
        store: AppStore,
        read_only_files: Mapping[str, Path] | None = None,
        trial_files: Mapping[str, Path] | None = None,
        clock: Callable[[], float] = time.monotonic,
        print_output: Callable[[str], object] | None = None,
        on_running: Callable[[str], object] | None = None,
        hung_app: str = "",
    ):
        self._store = store
        self._read_only_files = dict(read_only_files or {})
        self._trial_files = dict(trial_files or {})
        self._clock = clock
        self._print_output = print_output or _print_to_stderr
        self._steps_left = 0
        self._end_s = 0.0
        self._on_running = on_running
        self.hung_app = hung_app

    def list_names(self) -> list[str]:
        own_names = {name.removesuffix(SUFFIX) for name in self._store.list_names() if name.endswith(SUFFIX)}
        return sorted(own_names | self._read_only_files.keys() | self._trial_files.keys())

    def read_source(self, name: str, max_bytes: int) -> bytes:
        data = None if name in self._trial_files else self._store.read(name + SUFFIX)
        path = self._trial_files.get(name) or self._read_only_files.get(name)
        if data is None and path:
            with contextlib.suppress(OSError):  # it has been removed since
                data = path.read_bytes()
        return (data or b"")[:max_bytes]

    def write_source(self, name: str, source: bytes) -> None:
        self._store.write(_check_name(name) + SUFFIX, source)

    def remove(self, name: str) -> None:
        self._store.remove(name + SUFFIX)
        self._store.remove(name + _DATA_SUFFIX)

    def load(self, name: str) -> bytes | None:
        return self._store.read(name + _DATA_SUFFIX)

    def save(self, name: str, data: bytes) -> None:
        self._store.write(name + _DATA_SUFFIX, data)

    def compile(self, source: str, file: str) -> CodeType:
        """Return the compiled code of an app, which calls its global `__step__` to count steps.

        Raise SyntaxError or ValueError for invalid source.
        """
        return compile(ast.fix_missing_locations(_StepInserter().visit(ast.parse(source, file))), file, "exec")

    def call(self, function: Callable[..., Any], *arguments: Any) -> Any:
        self._steps_left = MAX_STEPS
        self._end_s = self._clock() + MAX_S
        if function is exec:
            arguments[1][CHECK] = self._step
        try:
            return function(*arguments)
        except KeyboardInterrupt as error:  # the app's own: it must not end the simulator
            raise RuntimeError("KeyboardInterrupt").with_traceback(error.__traceback__) from None

    def _step(self) -> bool:
        """Count a step of the app. Once the call has had too many steps or too much time, raise Overdue at each step.

        One exception is not enough, because the app may catch it.
        """
        self._steps_left -= 1
        if self._steps_left < 0 or self._clock() > self._end_s:
            raise Overdue
        return True

    def format_trace(self, error: BaseException) -> str:
        summary = traceback.TracebackException.from_exception(error)
        if isinstance(error, Overdue):
            summary.__context__ = None  # drop the first Overdue, which the app has caught
        summary.stack = traceback.StackSummary.from_list([frame for frame in summary.stack if frame.name != "_step"])
        return "".join(summary.format())

    def print_text(self, text: str) -> None:
        self._print_output(text)

    def note_running(self, name: str) -> None:
        if self._on_running:
            self._on_running(name)


def _check_name(name: str) -> str:
    if not _NAME.fullmatch(name):
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL), name)
    return name


def _print_to_stderr(text: str) -> None:
    print(escape_text(text.expandtabs()), end="", file=sys.stderr, flush=True)


def find_examples() -> dict[str, Path]:
    """Return the files of the example apps, by name: those beside the package, or installed with it."""
    folder = Path(tray24.__file__).parents[1] / "apps"
    if not folder.is_dir() and (installed := find_installed("dice.py")):
        folder = installed.parent
    return {path.stem: path for path in sorted(folder.glob("*" + SUFFIX))}

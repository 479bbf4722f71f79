"""The port `apps` on a Pico: it keeps apps in a folder of the flash, and calls their functions within a time limit."""

import gc
import os
import sys
from io import StringIO

import tray24_limit  # pyright: ignore[reportMissingImports] (firmware/micropython/limit)

from tray24.compat import const
from tray24.device.files import call_unless_missing, read_file_part
from tray24.ports import Overdue

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Callable
    from types import CodeType
    from typing import Any

    from tray24.device.restarts import Restarts

FOLDER = "/apps"
_NEW_FILE = FOLDER + "/new~"
_SUFFIX = ".py"
_DATA_SUFFIX = ".json"
_LIMIT_MS = const(1000)  # of a call; the watchdog waits five times as long
_MAX_NAME_LENGTH = const(24)
_EINVAL = const(22)


class Apps:
    """The apps on the tray, kept in a folder of the flash. `restarts` notes which app runs, in case it hangs."""

    overdue = Overdue
    create_program = None

    def __init__(self, restarts: "Restarts") -> None:
        self._restarts = restarts

    # Files. A file keeps its old content until it is replaced by a rename.

    def list_names(self) -> list[str]:
        try:
            entries = os.ilistdir(FOLDER)  # pyright: ignore[reportAttributeAccessIssue] # MicroPython's
            file_names = [entry[0] for entry in entries]
        except OSError:
            return []  # the folder does not exist yet
        return sorted([name[: -len(_SUFFIX)] for name in file_names if name.endswith(_SUFFIX) and name[0] != "."])

    def read_source(self, name: str, max_bytes: int) -> bytes:
        return read_file_part(_make_path(name, _SUFFIX), 0, max_bytes) or b""

    def write_source(self, name: str, source: bytes) -> None:
        for letter in name:
            if not ("0" <= letter <= "9" or "A" <= letter <= "Z" or "a" <= letter <= "z" or letter in "_-"):
                raise OSError(_EINVAL)
        if not 0 < len(name) <= _MAX_NAME_LENGTH:
            raise OSError(_EINVAL)
        _write_file(_make_path(name, _SUFFIX), source)

    def remove(self, name: str) -> None:
        for suffix in (_SUFFIX, _DATA_SUFFIX):
            call_unless_missing(os.remove, _make_path(name, suffix))

    def load(self, name: str) -> bytes | None:
        return read_file_part(_make_path(name, _DATA_SUFFIX), 0, -1)

    def save(self, name: str, data: bytes) -> None:
        _write_file(_make_path(name, _DATA_SUFFIX), data)

    def compile(self, source: str, file: str) -> "CodeType":
        return compile(source, file, "exec")

    def call(self, function: "Callable[..., Any]", *arguments: object) -> "Any":
        return tray24_limit.call(_LIMIT_MS, Overdue(), function, *arguments)

    def format_trace(self, error: BaseException) -> str:
        buffer = StringIO()
        sys.print_exception(error, buffer)  # pyright: ignore[reportAttributeAccessIssue] # MicroPython's
        return buffer.getvalue()

    def print_text(self, text: str) -> None:
        """Do nothing: the console is the serial port of the link, over which a host requests the printed text."""

    def note_running(self, name: str) -> None:
        """Remember that the app `name` runs ("" for none), and free unused memory.

        The name survives a reset of the chip, so that the tray can then tell which app hung.
        """
        self._restarts.note_app(name)
        gc.collect()


def _make_path(name: str, suffix: str) -> str:
    return FOLDER + "/" + name + suffix


def _write_file(path: str, data: bytes) -> None:
    try:
        os.mkdir(FOLDER)
    except OSError:
        pass  # the folder exists; otherwise the next call raises the error
    with open(_NEW_FILE, "wb") as file:
        file.write(data)
    os.rename(_NEW_FILE, path)

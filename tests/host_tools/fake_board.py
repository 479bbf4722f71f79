"""A fake board with MicroPython: programs sent to its REPL run on CPython, with the board's files and modules."""

import builtins
import contextlib
import io
import traceback
from types import SimpleNamespace

from host_tools.link.prompt import MOUNTED, UNWRITABLE, BoardError


class FakeBoard:
    """A fake board: `files` are {path: bytes}, `tray24` is the version and hash of its frozen firmware or None.

    `storage` is the state of its file system; `starts` counts soft resets.
    """

    name = "the board in the test"

    def __init__(self, files=(), tray24=None, storage=MOUNTED):
        self.files = dict(files)
        self.tray24 = tray24
        self.storage = storage
        self.starts = 0
        self._reset_namespace()

    # The methods of a Prompt.

    def execute(self, program):
        output = io.StringIO()
        try:
            with contextlib.redirect_stdout(output):
                exec(compile(program, "<prompt>", "exec"), self._namespace)
        except Exception as error:
            raise BoardError(self.name, _format_trace(error)) from None
        return output.getvalue()

    def start(self):
        self.starts += 1
        self._reset_namespace()

    def _reset_namespace(self):
        self._namespace = {
            "__builtins__": {**vars(builtins), "open": self._open_file, "__import__": self._import_module}
        }

    def _import_module(self, name, *arguments):
        if name in ("tray24", "tray24_build"):
            if self.tray24 is None:
                raise ImportError(f"no module named '{name}'")
            return SimpleNamespace(__version__=self.tray24[0], SOURCES_SHA256=self.tray24[1])
        if name == "tray24.device.storage":
            return SimpleNamespace(is_blank=lambda: self.storage == UNWRITABLE)
        if name == "vfs":
            return SimpleNamespace(mount=lambda: [(None, "/rom"), *([(None, "/")] if self.storage == MOUNTED else [])])
        return builtins.__import__(name, *arguments)

    def _open_file(self, path):
        if path not in self.files:
            raise OSError(2, "ENOENT")
        return io.StringIO(self.files[path].decode())


def _format_trace(error):
    return "".join(traceback.format_exception(error)).replace("FileNotFoundError", "OSError")

"""A board that is played: programs for its prompt run on CPython, on files in memory that behave like LittleFS.

Each change is a step, done whole or not at all; the power can be cut before any of them.
"""

import builtins
import contextlib
import io
import traceback
from types import SimpleNamespace

from host_tools.link.prompt import BoardError

BLOCK = 4096
ENOENT, EEXIST, EISDIR, ENOSPC, ENOTEMPTY = 2, 17, 21, 28, 39
_FOLDER, _FILE = 0x4000, 0x8000


class PowerCut(BaseException):
    """Nothing that runs on the board can catch it."""


class PlayedBoard:
    """`files`: path -> bytes, `folders`: their paths. `steps` counts changes; before the one with the number `cut_at` the
    power fails. `blocks`: as many has its flash."""

    name = "the board in the test"
    micropython = "1.28.0"
    serial = "e660"

    def __init__(self, files=(), blocks=352):
        self.files = {}
        self.folders = {""}
        self.blocks = blocks
        self.steps = 0
        self.cut_at = None
        self.starts = 0
        self.said = ""  # by boot.py
        self.sent = 0  # bytes of programs
        for path, data in dict(files).items():
            parts = path.split("/")
            self.folders |= {"/".join(parts[:depth]) for depth in range(1, len(parts))}
            self.files[path] = data
        self._forget()

    # As a Prompt.

    def run(self, program, timeout_s=30, on_line=lambda: None):
        self.sent += len(program)
        printed = io.StringIO()
        try:
            with contextlib.redirect_stdout(printed):
                exec(compile(program, "<prompt>", "exec"), self._space)
        except Exception as error:
            raise BoardError(self.name, _trace(error)) from None
        return printed.getvalue()

    def start(self):
        """Power on, or a reset: boot.py runs, then what main.py would see is there."""
        self.starts += 1
        self._forget()
        if "/boot.py" in self.files:
            try:
                exec(compile(self.files["/boot.py"], "/boot.py", "exec"), self._space)
            except Exception as error:
                self.said += _trace(error)

    def cut(self, at):
        """The power fails before the at-th change from now on."""
        self.cut_at = self.steps + at

    def _forget(self):
        self._space = {"__builtins__": {**vars(builtins), "open": self._open, "__import__": self._import}}

    def _import(self, name, *arguments):
        if name != "os":
            return builtins.__import__(name, *arguments)
        names = ("stat", "listdir", "statvfs", "rename", "remove", "mkdir", "rmdir")
        return SimpleNamespace(**{name: getattr(self, "_" + name) for name in names})

    # Its file system.

    @property
    def free_blocks(self):
        return self.blocks - sum(len(data) // BLOCK + 1 for data in self.files.values()) - 2 * len(self.folders)

    def _step(self):
        self.steps += 1
        if self.steps == self.cut_at:
            self.cut_at = None
            raise PowerCut

    def _stat(self, path):
        if path in self.folders:
            return (_FOLDER, 0, 0, 0, 0, 0, 0)
        if path not in self.files:
            raise OSError(ENOENT, "ENOENT")
        return (_FILE, 0, 0, 0, 0, 0, len(self.files[path]))

    def _listdir(self, path):
        return sorted({name[len(path) + 1 :].partition("/")[0] for name in self._below(path)})

    def _below(self, path):
        return [name for name in [*self.files, *self.folders] if name.startswith(path + "/")]

    def _statvfs(self, path):
        return (BLOCK, BLOCK, self.blocks, self.free_blocks, self.free_blocks, 0, 0, 0, 0, 255)

    def _rename(self, old, new):
        if old not in self.files or new.rpartition("/")[0] not in self.folders:
            raise OSError(ENOENT, "ENOENT")
        if new in self.folders:
            raise OSError(EISDIR, "EISDIR")
        self._step()
        self.files[new] = self.files.pop(old)

    def _remove(self, path):
        if path not in self.files:
            raise OSError(ENOENT, "ENOENT")
        self._step()
        del self.files[path]

    def _mkdir(self, path):
        if path in self.folders or path in self.files:
            raise OSError(EEXIST, "EEXIST")
        if path.rpartition("/")[0] not in self.folders:
            raise OSError(ENOENT, "ENOENT")
        self._need(2)
        self._step()
        self.folders.add(path)

    def _rmdir(self, path):
        if path not in self.folders:
            raise OSError(ENOENT, "ENOENT")
        if self._below(path):
            raise OSError(ENOTEMPTY, "ENOTEMPTY")
        self._step()
        self.folders.discard(path)

    def _need(self, blocks):
        if self.free_blocks < blocks:
            raise OSError(ENOSPC, "ENOSPC")

    def _open(self, path, mode="r"):
        if mode.startswith("r"):
            if path not in self.files:
                raise OSError(ENOENT, "ENOENT")
            data = self.files[path]
            return io.BytesIO(data) if "b" in mode else io.StringIO(data.decode())
        if path.rpartition("/")[0] not in self.folders:
            raise OSError(ENOENT, "ENOENT")
        if path not in self.files:
            self._need(1)
            self._step()
            self.files[path] = b""
        return _Written(self, path)


class _Written(io.BytesIO):
    """A file of LittleFS that is written: what was there before stays until it is closed."""

    def __init__(self, board, path):
        super().__init__()
        self._board, self._path = board, path

    def write(self, data):
        self._board._need((len(self.getvalue()) + len(data)) // BLOCK)
        return super().write(data)

    def close(self):
        if not self.closed:
            data = self.getvalue()
            super().close()
            self._board._step()
            self._board.files[self._path] = data


def _trace(error):
    return "".join(traceback.format_exception(error)).replace("FileNotFoundError", "OSError")

"""A simulation of a tray's files: the device's file driver with littlefs, on a simulated flash whose power can fail."""

import errno
import importlib.util
import random
from collections.abc import Callable
from typing import Any

from littlefs import LittleFS, LittleFSError, UserContext, lfs

from host_tools.checkout import FIRMWARE
from simulator.pico.layout import FS_BLOCK, FS_BLOCKS
from simulator.pico.storage import GEOMETRY, build_file_system

PROGRAM, ERASE = "program", "erase"


class PowerCut(BaseException):
    """Raised when the simulated power fails. It is not an `Exception`, so no code of the tray catches it."""


class Flash(UserContext):
    """A simulated NOR flash: programming clears bits, erasing a block sets all of its bits.

    The power fails in operation number `cut_at` (from 1; 0: never). Of this operation only the share `torn` (0 to 1) is
    done. `operations` lists the operations since power-on. After the cut nothing changes.
    """

    def __init__(
        self, image: bytes | bytearray, cut_at: int = 0, torn: float = 0.0, noise: random.Random | None = None
    ):
        super().__init__(buffer=bytearray(image))
        self.cut_at, self.torn = cut_at, torn
        self.operations: list[str] = []
        self.is_dead = False
        self.failing = 0  # an error of each program and erase, as littlefs returns it: LFS_ERR_IO is -5
        self._noise = noise

    def read(self, cfg: Any, block: int, off: int, size: int) -> bytearray:
        start = block * FS_BLOCK + off
        return self.buffer[start : start + size]

    def prog(self, cfg: Any, block: int, off: int, data: bytes) -> int:
        return self._change(PROGRAM, block * FS_BLOCK + off, data)

    def erase(self, cfg: Any, block: int) -> int:
        return self._change(ERASE, block * FS_BLOCK, b"\xff" * FS_BLOCK)

    def _change(self, what: str, start: int, data: bytes) -> int:
        if self.is_dead or self.failing:
            return self.failing or -errno.EIO
        self.operations.append(what)
        written_bytes = len(data)
        if len(self.operations) == self.cut_at:
            self.is_dead = True
            written_bytes = round(self.torn * written_bytes)
        old = self.buffer[start : start + written_bytes]
        if what == PROGRAM:
            cleared_value = int.from_bytes(old, "little") & int.from_bytes(data[:written_bytes], "little")
            self.buffer[start : start + written_bytes] = cleared_value.to_bytes(written_bytes, "little")
        else:
            self.buffer[start : start + written_bytes] = data[:written_bytes]
        if self.is_dead and self._noise and written_bytes < len(data):
            # The cells at the place of the cut have neither their old nor their new value.
            self.buffer[start + written_bytes] = self._noise.randrange(256) & (
                self.buffer[start + written_bytes] | 255 * (what == ERASE)
            )
        return -errno.EIO if self.is_dead else 0


class _System:
    """The functions of `os` and `open` that the device's file driver calls, on a littlefs file system in the flash."""

    def __init__(self, flash: Flash):
        self._flash = flash
        self._system = LittleFS(flash, mount=False, **GEOMETRY)
        self._call(self._system.mount)

    def _call(self, action: Any, *arguments: Any) -> Any:
        if self._flash.is_dead:
            raise PowerCut
        try:
            return action(*arguments)
        except LittleFSError as error:
            raise OSError(-error.code, str(error)) from None
        except FileNotFoundError as error:
            raise OSError(errno.ENOENT, str(error)) from None
        except FileExistsError as error:
            raise OSError(errno.EEXIST, str(error)) from None
        finally:
            if self._flash.is_dead:
                raise PowerCut

    def stat(self, path: str) -> tuple[int, ...]:
        info = self._call(self._system.stat, path)
        return (0, 0, 0, 0, 0, 0, info.size)

    def remove(self, path: str) -> None:
        self._call(self._system.remove, path)

    def rename(self, old: str, new: str) -> None:
        self._call(self._system.rename, old, new)

    def mkdir(self, path: str) -> None:
        self._call(self._system.mkdir, path)

    def ilistdir(self, path: str) -> list[tuple[str]]:
        return [(name,) for name in self._call(self._system.listdir, path)]

    def statvfs(self, path: str) -> tuple[int, ...]:
        free_blocks = FS_BLOCKS - self._call(lambda: self._system.used_block_count)
        return (FS_BLOCK, FS_BLOCK, FS_BLOCKS, free_blocks)

    def open(self, path: str, mode: str) -> "_File":
        if "a" in mode and path.rpartition("/")[2] not in self._call(self._system.listdir, path.rpartition("/")[0]):
            mode = "wb"  # littlefs-python appends only to files that exist
        return _File(self._call, self._system.fs, path, mode)


class _File:
    """A file of the flash that is open for reading or writing; what was written is complete once it is closed.

    It does not use the file objects of littlefs-python: as garbage they are closed again, which fails after an error.
    """

    def __init__(self, call: Callable[..., Any], system: Any, path: str, mode: str):
        self._call, self._system = call, system
        self._file = call(lfs.file_open, system, path, mode, "utf-8")

    def __enter__(self) -> "_File":
        return self

    def __exit__(self, *_: object) -> None:
        self._call(lfs.file_close, self._system, self._file)

    def read(self, size: int = -1) -> bytes:
        left = self._call(lfs.file_size, self._system, self._file) if size < 0 else size
        return bytes(self._call(lfs.file_read, self._system, self._file, left))

    def seek(self, offset: int) -> None:
        self._call(lfs.file_seek, self._system, self._file, offset, 0)

    def write(self, data: bytes) -> None:
        self._call(lfs.file_write, self._system, self._file, bytes(data))


def make_flash() -> bytes:
    """Return the flash of a new tray: a file system without files."""
    return build_file_system({})


def mount(flash: Flash) -> Any:
    """Power on the board. Return the driver's `Files` on this flash."""
    path = FIRMWARE / "tray24" / "device" / "files.py"
    spec = importlib.util.spec_from_file_location("device_files", path)
    assert spec and spec.loader
    module: Any = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    system = _System(flash)
    module.os, module.open = system, system.open
    return module.Files()

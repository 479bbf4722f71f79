"""The port `files` on a desktop: the tray's files in memory, with simulated faults, or in a folder of the host."""

import errno
import os
import re
from collections.abc import Iterable
from pathlib import Path

from tray24.ui.menus.settings import FILE, load_settings

# The device's file system: 352 blocks of 4096 bytes.
CAPACITY_BYTES = 352 * 4096
_UNLIMITED = (1 << 30) - 1  # bytes: the largest number of the link
_NAME = re.compile(r"[A-Za-z0-9.]{1,16}")


class PowerCut(BaseException):
    """The exception for a plug that was pulled in the middle of a write.

    It is not a subclass of `Exception`, so that no code of the tray catches it.
    """


def _check_name(name: str) -> str:
    if not _NAME.fullmatch(name) or name.startswith("."):
        raise ValueError(f"file name {name!r}: a name has 1 to 16 letters, digits and dots, no dot first")
    return name


def _compute_free(capacity: int | None, sizes: Iterable[int]) -> int:
    """Return how many of the `capacity` bytes are free beside files of these sizes.

    Without a capacity return more than a tray ever needs. So the tray never removes a record to make room, even if the
    computer's disk is full.
    """
    return _UNLIMITED if capacity is None else max(0, capacity - sum(sizes))


def _make_space_error() -> OSError:
    return OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


class MemoryFiles:
    """Files in memory, which survive the power cuts of the tray that uses them.

    `cut_after` is the number of steps after which the power fails (None: never). A step is writing a byte, replacing,
    renaming or removing a file. When `broken` is set, writing fails with EIO. `written` counts the steps so far.
    `capacity` is the number of bytes for all files, or None for no limit.
    """

    def __init__(self, content: dict[str, bytes] | None = None, capacity: int | None = CAPACITY_BYTES):
        self.content = dict(content or {})
        self.capacity = capacity
        self.cut_after: int | None = None
        self.broken = False
        self.written = 0
        self.changes = 0  # counts changes of names

    def read(self, name: str) -> bytes | None:
        return self.content.get(_check_name(name))

    def read_part(self, name: str, offset: int, size: int) -> bytes:
        return self.content.get(_check_name(name), b"")[offset : offset + size]

    def get_size(self, name: str) -> int:
        return len(self.content.get(_check_name(name), b""))

    def write(self, name: str, data: bytes | bytearray) -> None:
        self._check_room(len(data) - len(self.content.get(_check_name(name), b"")))
        self._count_steps(len(data))  # into a temporary file: a power cut here changes nothing
        self._count_steps(1)
        self._store(name, bytes(data))

    def append(self, name: str, data: bytes) -> None:
        self._check_room(len(data))
        old_data = self.content.get(_check_name(name), b"")
        if byte_count := len(data) if self.cut_after is None else min(len(data), self.cut_after):
            self._store(name, old_data + bytes(data[:byte_count]))
        self._count_steps(len(data))
        self._store(name, old_data + bytes(data))

    def _store(self, name: str, data: bytes) -> None:
        self.changes += name not in self.content
        self.content[name] = data

    def remove(self, name: str) -> None:
        if _check_name(name) in self.content:
            self._check_room(0)
            self._count_steps(1)
            self.changes += 1
            del self.content[name]

    def rename(self, old: str, new: str) -> None:
        if _check_name(old) not in self.content:
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), old)
        self._check_room(0)
        self._count_steps(1)
        self.changes += 1
        self.content[_check_name(new)] = self.content.pop(old)

    def list_names(self) -> list[str]:
        return sorted(self.content)

    def get_modified_s(self, name: str) -> int | None:
        """Return None, because the time when a file in memory was written is unknown."""

    def get_free_bytes(self) -> int:
        return _compute_free(self.capacity, map(len, self.content.values()))

    def _check_room(self, more_bytes: int) -> None:
        if self.broken:
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        if more_bytes > self.get_free_bytes():
            raise _make_space_error()

    def _count_steps(self, steps: int) -> None:
        if self.cut_after is not None:
            if steps > self.cut_after:
                self.written += self.cut_after
                self.cut_after = 0
                raise PowerCut
            self.cut_after -= steps
        self.written += steps


class FolderFiles:
    """The tray's files in a folder of the host, safe from a power cut once written.

    `capacity` is the number of bytes for all files, or None for no limit.
    """

    def __init__(self, folder: Path, capacity: int | None = None):
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        self.capacity = capacity
        self._change_count = 0
        for leftover in folder.glob("*.new"):
            leftover.unlink()

    def read(self, name: str) -> bytes | None:
        try:
            return self._make_path(name).read_bytes()
        except FileNotFoundError:
            return None

    def read_part(self, name: str, offset: int, size: int) -> bytes:
        try:
            with self._make_path(name).open("rb") as file:
                file.seek(offset)
                return file.read(size)
        except FileNotFoundError:
            return b""

    def get_size(self, name: str) -> int:
        try:
            return os.stat(f"{self.folder}{os.sep}{_check_name(name)}").st_size  # five times as fast as by a Path
        except FileNotFoundError:
            return 0

    def write(self, name: str, data: bytes | bytearray) -> None:
        path = self._make_path(name)
        old_bytes = path.stat().st_size if path.exists() else 0
        self._check_room(len(data) - old_bytes)
        new_path = path.with_name(path.name + ".new")
        try:
            with new_path.open("wb") as file:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
            new_path.replace(path)
        except OSError:
            new_path.unlink(missing_ok=True)
            raise
        self._sync_folder()

    def append(self, name: str, data: bytes) -> None:
        self._check_room(len(data))
        path = self._make_path(name)
        is_new = not path.exists()
        with path.open("ab", buffering=0) as file:
            old_size = file.seek(0, os.SEEK_END)
            try:
                if file.write(data) != len(data):
                    raise _make_space_error()
                os.fsync(file.fileno())
            except OSError:
                file.truncate(old_size)
                raise
        if is_new:
            self._sync_folder()

    def remove(self, name: str) -> None:
        self._make_path(name).unlink(missing_ok=True)
        self._sync_folder()

    def rename(self, old: str, new: str) -> None:
        self._make_path(old).replace(self._make_path(new))
        self._sync_folder()

    def get_modified_s(self, name: str) -> int | None:
        """Return when a file was written last, in seconds since 1970, or None if there is no such file."""
        try:
            return int(self._make_path(name).stat().st_mtime)
        except OSError:
            return None

    def list_names(self) -> list[str]:
        with os.scandir(self.folder) as entries:
            return sorted(entry.name for entry in entries if _NAME.fullmatch(entry.name) and entry.is_file())

    def get_free_bytes(self) -> int:
        return _compute_free(self.capacity, map(self.get_size, self.list_names() if self.capacity is not None else ()))

    def _make_path(self, name: str) -> Path:
        return self.folder / _check_name(name)

    def _check_room(self, more_bytes: int) -> None:
        if more_bytes > self.get_free_bytes():
            raise _make_space_error()

    @property
    def changes(self) -> tuple[int, int]:
        """A value that changes whenever a file is created, renamed or removed, also by another program."""
        return self._change_count, os.stat(self.folder).st_mtime_ns

    def _sync_folder(self) -> None:
        self._change_count += 1
        # A file's new name is on disk only after its folder is synced. Windows has no such call and needs none.
        if os.name == "posix":
            handle = os.open(self.folder, os.O_RDONLY)
            try:
                os.fsync(handle)
            finally:
                os.close(handle)


def change_settings(files: MemoryFiles | FolderFiles, **values: str) -> None:
    """Change settings in the files of a tray that has no power: `change_settings(files, tray_kind="light")`."""
    settings = load_settings(files)
    for name, value in values.items():
        settings.set(name, value)
    settings.save(files)


def format_settings(**values: str) -> dict[str, bytes]:
    """Return the files (name -> content) of a new tray in which only these settings were changed."""
    lines = [f"{name}={value}\n" for name, value in values.items()]
    return {FILE: "".join(lines).encode()}

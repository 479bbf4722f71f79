"""The tray's folder of files on LittleFS. A change of a file or folder happens completely or not at all.

To append to a file, LittleFS erases a sector for a copy of the file's last block. This takes 50 ms, during which the
processor stands still, and a match appends a line every few seconds. So appended data collects in one small file, the
tail. LittleFS keeps so small a file within the block of its folder, so that a write takes only 2 ms. From time to time
the content of the tail is appended to the file for which it was collected.
"""

import os
import struct

from tray24.compat import const

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TypeVar

    _Result = TypeVar("_Result")

FOLDER = "/data"
_NEW_FILE = FOLDER + "/new~"  # no other name has this letter
_TAIL = FOLDER + "/tail~"
_HEAD = "<I16s"  # head of the tail: the size of its target file without the tail, the name of that file
_HEAD_BYTES = const(20)
_TAIL_BYTES = const(400)  # with its head less than 512, an eighth of a block: a longer file gets its own block
_ENOENT = const(2)
_MAX_NAME_LENGTH = const(16)


def _make_path(name: str) -> str:
    is_valid = 0 < len(name) <= _MAX_NAME_LENGTH and name[0] != "."
    for letter in name:
        is_valid = is_valid and (letter == "." or "0" <= letter <= "9" or "A" <= letter <= "Z" or "a" <= letter <= "z")
    if not is_valid:
        raise ValueError("file name '%s': a name has 1 to 16 letters, digits and dots, no dot first" % name)
    return FOLDER + "/" + name


def call_unless_missing(call: "Callable[..., _Result]", *args: object) -> "_Result | None":
    """Return `call(*args)`; None if it fails because a file does not exist."""
    try:
        return call(*args)
    except OSError as error:
        if error.errno == _ENOENT:
            return None
        raise


def _get_file_size(path: str) -> int | None:
    """Return the size of a file in bytes; None if it does not exist."""
    stat = call_unless_missing(os.stat, path)
    return stat and stat[6]


def read_file_part(path: str, offset: int, size: int) -> bytes | None:
    """Return at most `size` bytes (-1: all) of a file from `offset` on; None if the file does not exist."""
    file = call_unless_missing(open, path, "rb")
    if file is None:
        return None
    with file:
        if offset:
            file.seek(offset)
        return file.read(size)  # pyright: ignore[reportReturnType] # bytes, by its mode


class Files:
    """The tray's files on LittleFS, the port `files` of ports.Ports.

    LittleFS keeps a file's old content until the file is closed or replaced by a rename. `on_part` is called for each
    part read, and feeds the watchdog: reading a match of some thousand lines takes longer than the watchdog waits.
    """

    def __init__(self, on_part: "Callable[[], object] | None" = None) -> None:
        self._on_part = on_part
        self._tail_name = ""
        self._tail_offset = 0  # offset of the tail in its file
        self._tail = b""
        self._has_folder = _get_file_size(FOLDER) is not None
        if self._has_folder:
            self._find_tail()

    def _ensure_folder(self) -> None:
        """Create the folder of files unless it exists.

        The first write does this, not the constructor, because 100 ms are too long for power-on.
        """
        if not self._has_folder:
            os.mkdir(FOLDER)
            self._has_folder = True

    def _find_tail(self) -> None:
        """Find the tail, a small file of data appended before a power cut; remove it if it is obsolete.

        The tail names its file and the size of that file. If the size is different now, the tail is obsolete: its data
        has already been moved to the end of that file.
        """
        data = read_file_part(_TAIL, 0, -1)
        if not data or len(data) <= _HEAD_BYTES:
            return
        start, name = struct.unpack_from(_HEAD, data)
        name = name.rstrip(b"\0").decode()
        if (_get_file_size(_make_path(name)) or 0) == start:
            self._tail_name = name
            self._tail_offset = start
            self._tail = data[_HEAD_BYTES:]
        else:
            call_unless_missing(os.remove, _TAIL)

    def read(self, name: str) -> bytes | None:
        data = read_file_part(_make_path(name), 0, -1)
        if name == self._tail_name:
            return (data or b"") + self._tail
        return data

    def read_part(self, name: str, offset: int, size: int) -> bytes:
        if self._on_part:
            self._on_part()
        path = _make_path(name)
        if name != self._tail_name:
            return read_file_part(path, offset, size) or b""
        data = b""
        if offset < self._tail_offset:
            data = read_file_part(path, offset, size) or b""
        left = size - len(data)
        if left and offset + len(data) >= self._tail_offset:
            at = offset + len(data) - self._tail_offset
            data += self._tail[at : at + left]
        return data

    def get_size(self, name: str) -> int:
        if name == self._tail_name:
            return self._tail_offset + len(self._tail)
        return _get_file_size(_make_path(name)) or 0

    def write(self, name: str, data: bytes | bytearray) -> None:
        """Write `data` to a new file, then rename this file to `name`, which replaces the old content."""
        path = _make_path(name)
        self._ensure_folder()
        self._flush_tail(name)
        with open(_NEW_FILE, "wb") as file:
            file.write(data)
        os.rename(_NEW_FILE, path)

    def append(self, name: str, data: bytes) -> None:
        """Append `data` to the file `name`; the data is safe on return. If this fails, the file stays as it was."""
        path = _make_path(name)
        self._ensure_folder()
        if name != self._tail_name:
            self._flush_tail(self._tail_name)
            self._tail_offset = _get_file_size(path) or 0
            self._tail_name = name
        tail = self._tail + data
        if len(tail) > _TAIL_BYTES:
            self._append_tail(path, tail)
            return
        with open(_TAIL, "wb") as file:
            file.write(struct.pack(_HEAD, self._tail_offset, name.encode()) + tail)
        self._tail = tail

    def _flush_tail(self, name: str) -> None:
        """Move the tail (appended data in a small file) to the end of the file `name`, if the tail belongs to it."""
        if self._tail_name == name:
            if self._tail:
                self._append_tail(_make_path(name), self._tail)
            self._tail_name = ""

    def _append_tail(self, path: str, tail: bytes) -> None:
        """Append `tail` to its file at `path` in one step, then remove the small tail file, which is now obsolete."""
        with open(path, "ab") as file:
            file.write(tail)
        self._tail_offset += len(tail)
        self._tail = b""
        try:
            call_unless_missing(os.remove, _TAIL)
        except OSError:
            pass  # the data is safe, and an obsolete tail is harmless

    def remove(self, name: str) -> None:
        call_unless_missing(os.remove, _make_path(name))
        if name == self._tail_name:
            self._tail_name = ""
            self._tail = b""
            call_unless_missing(os.remove, _TAIL)

    def rename(self, old: str, new: str) -> None:
        self._flush_tail(old)
        self._flush_tail(new)
        os.rename(_make_path(old), _make_path(new))

    def list_names(self) -> list[str]:
        if not self._has_folder:
            return []
        entries = os.ilistdir(FOLDER)  # pyright: ignore[reportAttributeAccessIssue] # MicroPython's
        names = [entry[0] for entry in entries if "~" not in entry[0]]
        if self._tail and self._tail_name not in names:
            names.append(self._tail_name)
        names.sort()
        return names

    def get_free_bytes(self) -> int:
        stats = os.statvfs("/")
        return stats[0] * stats[3]

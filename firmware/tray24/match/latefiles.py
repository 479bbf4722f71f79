"""Files with late appends: data waits in RAM until `flush`, a few milliseconds later, so that light comes first.

What the files refuse waits longer, and is tried again each second. Writing to flash can block the processor for tens of
milliseconds. Only appends are late. Every other change flushes first, so that the order on the disk is the order of the
calls. Reading never writes.
"""

from tray24.compat import const, ticks_add, ticks_diff

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from tray24.match.match import Match
    from tray24.ports import Files
    from tray24.rules.errors import RuleError

_MOST_LATE = const(1024)  # bytes; RAM has no room for a long file that is copied part by part
_AGAIN_MS = const(1000)


class LateFiles:
    """The `files` of ports.Ports with late appends.

    After a failed flush (`failed`), appends are no longer late: they are tried at once, and raise.
    """

    def __init__(self, files: "Files") -> None:
        self._files = files
        self._name = ""
        self._late = b""
        self.failed = False

    def flush(self) -> None:
        """Append the waiting data. Raise OSError if that fails; the data then keeps waiting."""
        if self._late:
            self.failed = True
            self._files.append(self._name, self._late)
            self._late = b""
        self.failed = False

    def append(self, name: str, data: bytes) -> None:
        """Append as ports.Ports does, but later."""
        if self._late and (name != self._name or len(self._late) > _MOST_LATE):
            self.flush()
        if self.failed:
            # The waiting data comes first. If only that finds room, the caller must append its data again.
            self.flush()
            self.failed = True
            self._files.append(name, data)
            self.failed = False
            return
        self._name = name
        self._late += data

    def read(self, name: str) -> bytes | None:
        """Read as ports.Ports does; waiting data is part of the file."""
        data = self._files.read(name)
        if self._late and name == self._name:
            return (data or b"") + self._late
        return data

    def read_part(self, name: str, offset: int, size: int) -> bytes:
        """Read as ports.Ports does; waiting data is the end of the file."""
        data = self._files.read_part(name, offset, size)
        left = size - len(data)
        if left and self._late and name == self._name:
            at = offset + len(data) - self._files.size(name)
            data += self._late[at : at + left]
        return data

    def size(self, name: str) -> int:
        return self._files.size(name) + (len(self._late) if name == self._name else 0)

    def write(self, name: str, data: bytes | bytearray) -> None:
        self.flush()
        self._files.write(name, data)

    def remove(self, name: str) -> None:
        """Remove as ports.Ports does. Waiting data must not prevent it, because it makes room."""
        if name == self._name:
            self._late = b""
        self._files.remove(name)

    def rename(self, old: str, new: str) -> None:
        self.flush()
        self._files.rename(old, new)

    def names(self) -> list[str]:
        """Return the names as ports.Ports does, including a file whose first data still waits."""
        names = self._files.names()
        if self._late and self._name not in names:
            names.append(self._name)
            names.sort()
        return names

    def free(self) -> int:
        return self._files.free() - len(self._late)


class Saving:
    """Writes what waits in `files`, a LateFiles, and in the journals of the running match and of one that is over.

    `message` is the RuleError that says why something is not being saved, or None.
    """

    def __init__(self, files: LateFiles) -> None:
        self._files = files
        self._ended: Match | None = None  # it is over, and its journal could not become a record yet
        self._due_ms = 0
        self.message: RuleError | None = None

    @property
    def refused(self) -> bool:
        """True if the files have refused what waits in `files`."""
        return self._files.failed

    def step(self, match: "Match | None", now_ms: int) -> bool:
        """Write what waits. Return True if the files had refused something, and it was tried again: see `message`."""
        files = self._files
        if not files.failed:
            try:
                files.flush()
            except OSError:
                self._due_ms = now_ms
        if ticks_diff(now_ms, self._due_ms) < 0:
            return False
        self._due_ms = ticks_add(now_ms, _AGAIN_MS)
        if not (files.failed or self._ended or match and match.journal and not match.journal.saved):
            return False
        self.retry(match)
        return True

    def retry(self, match: "Match | None") -> "RuleError | None":
        """Try again to save what the files have refused. Return the RuleError that says why they still do, or None."""
        self.message = None
        for unsaved in (self._ended, match):
            if unsaved and unsaved.journal:
                unsaved.journal.save()
                self.message = self.message or unsaved.journal.message
        if self._ended and self._ended.finish():
            self._ended = None
        return self.message

    def end(self, match: "Match") -> str:
        """Turn a match into a record: now, or if the files refuse, as soon as they take it. Return its name, or ""."""
        self._ended = None
        name = match.finish()
        if not name and match.message:
            self._ended = match
        return name

    def settle(self) -> None:
        """Raise OSError if a match that is over is not saved yet: its journal is in the place of the next one's."""
        if self._ended:
            if not self._ended.finish() and self._ended.journal:
                raise self._ended.journal.error
            self._ended = None

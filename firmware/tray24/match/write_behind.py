"""Files with write-behind: appended data waits in RAM until `flush`, some milliseconds later.

Writing to flash can block the processor for tens of milliseconds, so lights are shown first. If writing fails, it is
tried again each second. Only appends are delayed: every other change flushes first, so that the order on the disk is
the order of the calls. Reading never writes.
"""

from tray24.compat import const, ticks_add, ticks_diff

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from tray24.match.match import Match
    from tray24.ports import Files
    from tray24.rules.errors import RuleError

_MAX_WAITING_BYTES = const(1024)  # bytes; RAM has no room for a long file that is copied part by part
_RETRY_MS = const(1000)


class WriteBehindFiles:
    """The files of the tray (`ports.Files`) with delayed appends.

    After a failed flush (`failed` is then True), appends are no longer delayed: they are tried at once, and raise
    OSError.
    """

    def __init__(self, files: "Files") -> None:
        self._files = files
        self._name = ""
        self._waiting_data = b""
        self.failed = False

    def flush(self) -> None:
        """Append the waiting data. Raise OSError if that fails; the data then stays in RAM."""
        if self._waiting_data:
            self.failed = True
            self._files.append(self._name, self._waiting_data)
            self._waiting_data = b""
        self.failed = False

    def append(self, name: str, data: bytes) -> None:
        """Append data to a file later: the data waits in RAM until `flush`."""
        if self._waiting_data and (name != self._name or len(self._waiting_data) > _MAX_WAITING_BYTES):
            self.flush()
        if self.failed:
            # The waiting data comes first. If only that finds room, the caller must append its data again.
            self.flush()
            self.failed = True
            self._files.append(name, data)
            self.failed = False
            return
        self._name = name
        self._waiting_data += data

    def read(self, name: str) -> bytes | None:
        """Return the content of a file, None if it does not exist. Waiting data is part of the file."""
        data = self._files.read(name)
        if self._waiting_data and name == self._name:
            return (data or b"") + self._waiting_data
        return data

    def read_part(self, name: str, offset: int, size: int) -> bytes:
        """Return at most `size` bytes of a file from `offset` on. Waiting data is the end of the file."""
        data = self._files.read_part(name, offset, size)
        left = size - len(data)
        if left and self._waiting_data and name == self._name:
            at = offset + len(data) - self._files.get_size(name)
            data += self._waiting_data[at : at + left]
        return data

    def get_size(self, name: str) -> int:
        return self._files.get_size(name) + (len(self._waiting_data) if name == self._name else 0)

    def write(self, name: str, data: bytes | bytearray) -> None:
        self.flush()
        self._files.write(name, data)

    def remove(self, name: str) -> None:
        """Remove a file, with its waiting data. Nothing is flushed first: removing must work to make room.

        If this raises OSError, the waiting data stays.
        """
        self._files.remove(name)
        if name == self._name:
            self._waiting_data = b""

    def rename(self, old: str, new: str) -> None:
        self.flush()
        self._files.rename(old, new)

    def list_names(self) -> list[str]:
        """Return the names of all files in ascending order, including a file whose first data still waits."""
        names = self._files.list_names()
        if self._waiting_data and self._name not in names:
            names.append(self._name)
            names.sort()
        return names

    def get_free_bytes(self) -> int:
        return self._files.get_free_bytes() - len(self._waiting_data)


class MatchSaver:
    """The writer of data that waits in `files`, in the running match's journal, and in that of the match before it.

    `message` is the RuleError that says why something is not being saved, or None.
    """

    def __init__(self, files: WriteBehindFiles) -> None:
        self._files = files
        self._ended_match: Match | None = None  # a match that is over and whose journal is not yet a record
        self._due_ms = 0
        self.message: RuleError | None = None

    @property
    def refused(self) -> bool:
        """True if the last write of waiting data failed."""
        return self._files.failed

    def step(self, match: "Match | None", now_ms: int) -> bool:
        """Write the data that waits. Return True if a failed write was tried again; `message` then has the result."""
        files = self._files
        if not files.failed:
            try:
                files.flush()
            except OSError:
                self._due_ms = now_ms
        if ticks_diff(now_ms, self._due_ms) < 0:
            return False
        self._due_ms = ticks_add(now_ms, _RETRY_MS)
        if not (files.failed or self._ended_match or match and match.journal and not match.journal.saved):
            return False
        self.retry(match)
        return True

    def retry(self, match: "Match | None") -> "RuleError | None":
        """Try again to save data whose writing has failed.

        Return the RuleError that says why this fails, or None.
        """
        self.message = None
        for unsaved_match in (self._ended_match, match):
            if unsaved_match and unsaved_match.journal:
                unsaved_match.journal.save()
                self.message = self.message or unsaved_match.journal.message
        if self._ended_match and self._ended_match.finish():
            self._ended_match = None
        return self.message

    def finish_match(self, match: "Match") -> str:
        """Turn the journal of `match` into a record, now or as soon as writing works.

        Return the record's name, or "" if this happens later.
        """
        self._ended_match = None
        name = match.finish()
        if not name and match.message:
            self._ended_match = match
        return name

    def ensure_saved(self) -> None:
        """Save a match that is over and not yet a record.

        Raise OSError if that fails, because no new journal can begin then.
        """
        if self._ended_match:
            if not self._ended_match.finish() and self._ended_match.journal:
                raise self._ended_match.journal.error
            self._ended_match = None

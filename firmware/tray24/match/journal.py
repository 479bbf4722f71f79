"""The journal: the record of the running match, which survives power cuts at any instant, and its repair.

The file has text lines ``LINE # CHECK``; CHECK is the CRC-32 of this and all previous lines in eight hexadecimal
digits. CHECK is a comment in a record, so the journal is a valid record at any time. When the file is cut off or a bit
flips, the lines before the damage remain valid: the damaged file is renamed, and the match continues from those lines.
"""

from binascii import crc32

from tray24.compat import const
from tray24.match.profile import parse_head, parse_progress
from tray24.rules.errors import RuleError

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence
    from typing import TypeVar

    from tray24.ports import Files

    _Result = TypeVar("_Result")
    from tray24.match.profile import Profile

JOURNAL = "match.t24"
RECORD = "rec%04d.t24"
DAMAGED = "aside%04d.t24"
SAVED_MATCH = "kept%04d.t24"
MAX_SAVED = 5  # matches saved for later

MARK = b" # "
_COPY = "match.copy"  # the whole lines of a damaged journal, while they are copied to become the journal
_CHUNK_BYTES = const(1024)  # bytes read at a time; every line of a record is much shorter
_TAIL_BYTES = const(11)  # " # " and eight digits
_LAST_BYTES = const(96)  # at the end of a file: the last line is among them
_ENOSPC = const(28)
_MUCH_ROOM = const(32768)
_LITTLE_ROOM = const(65536)  # a longer match than any yet seen fits in it
_MAX_WAITING = const(40960)  # characters kept in memory while nothing can be written: most matches have fewer
_MAX_PART = const(512)  # characters of one waiting string: a longer one needs more memory in one piece
_MAX_DIGITS = const(6)  # in a file's name: one more digit still fits a name that ports.Ports allows


# Files and their names.


def list_numbered(files: "Files", pattern: str) -> list[str]:
    """Return the names of files that match a pattern such as RECORD, in ascending order of their numbers."""
    found = []
    for name in files.list_names():
        number = _parse_number(name, pattern)
        if number >= 0:
            found.append((number, name))
    found.sort()
    return [name for _, name in found]


def list_newest_first(files: "Files", pattern: str) -> list[str]:
    """Return the names of files that match a pattern, the newest first; [] while the files cannot be read."""
    try:
        return list_numbered(files, pattern)[::-1]
    except OSError:
        return []


def _parse_number(name: str, pattern: str) -> int:
    """Return the number in a file's name that matches `pattern`, or -1 for any other name."""
    prefix, suffix = pattern.split("%04d")
    digits = name[len(prefix) : len(name) - len(suffix)]
    if name != prefix + digits + suffix or not 0 < len(digits) <= _MAX_DIGITS or min(digits) < "0" or max(digits) > "9":
        return -1
    return int(digits)


def find_next_name(files: "Files", pattern: str) -> str:
    """Return an unused name of this pattern for a new file."""
    names = list_numbered(files, pattern)
    number = _parse_number(names[-1], pattern) + 1 if names else 1
    if number == 10**_MAX_DIGITS:  # a file has the highest number: take the first gap
        number = 1
        while pattern % number in names:
            number += 1
    return pattern % number


def rename_to_next(files: "Files", name: str, pattern: str) -> str:
    """Rename a file to the next unused name of a pattern, and return this name. Raise OSError if renaming fails."""
    new_name = find_next_name(files, pattern)
    call_with_room(files, files.rename, name, new_name)
    return new_name


def is_room_short(files: "Files") -> bool:
    """Return True if space is short, so that `call_with_room` may soon remove records or damaged journals."""
    return files.get_free_bytes() < _LITTLE_ROOM and bool(list_numbered(files, DAMAGED) or list_numbered(files, RECORD))


def call_with_room(files: "Files", action: "Callable[..., _Result]", *args: object) -> "_Result":
    """Return action(*args). While no space is left, make room and try again.

    To make room, remove damaged journals that were set aside, then records, the oldest first, one at a time. Raise
    OSError if nothing is left to remove. Raise every other error at once. Also give up at once if the tray's files
    still have room: then other programs have filled the disk that they share.
    """
    while True:
        try:
            return action(*args)
        except OSError as error:
            if error.errno != _ENOSPC or files.get_free_bytes() > _MUCH_ROOM:
                raise
            names = list_numbered(files, DAMAGED) or list_numbered(files, RECORD)
            if not names:
                raise
            files.remove(names[0])


def _read_chunks(files: "Files", name: str, end: int = 1 << 29, start: int = 0) -> "Iterator[bytes]":
    """Yield the bytes of a file from the offset `start` to the offset `end`, in small parts."""
    while start < end:
        chunk = files.read_part(name, start, min(_CHUNK_BYTES, end - start))
        if not chunk:
            return
        start += len(chunk)
        yield chunk


# Writing.


def _seal_lines(texts: "Iterable[str]", check: int) -> tuple[bytes, int]:
    """Return these texts as lines of the journal in bytes, and the check sum after the last line.

    `check` is the check sum before the first line.
    """
    result = b""
    for text in texts:
        data = text.encode()
        check = crc32(data, check)
        result += data + MARK + ("%08x\n" % check).encode()
    return result, check


class Journal:
    """The writer of the journal. Lines that cannot be written wait in memory, in order, for `save` or the next line.

    `message` is the RuleError that says why lines are not being saved, or None.
    """

    error: OSError  # the last error; set whenever lines are not saved

    def __init__(self, files: "Files") -> None:
        self._files = files
        self._check = 0
        self._waiting_texts = []  # the texts of whole events, the oldest first
        self._waiting_size = 0
        self._is_full = False  # whether lines were dropped after the waiting ones
        self._whole_bytes = -1  # the bytes to keep of a damaged file that could not be repaired yet
        self.message: RuleError | None = None

    @property
    def saved(self) -> bool:
        """True if all lines entered so far are in the file."""
        return not self._waiting_texts and not self._is_full and self._whole_bytes < 0

    def start(self, head: list[str], overwrite: bool = False) -> None:
        """Begin a new journal with the lines of a head. The old journal becomes a record.

        With `overwrite`, the old journal is overwritten instead. Raise OSError if writing fails.
        """
        files = self._files
        if not overwrite and JOURNAL in files.list_names():
            rename_to_next(files, JOURNAL, RECORD)
        data, check = _seal_lines(head, 0)
        call_with_room(files, files.write, JOURNAL, data)
        self._check = check

    def resume(self, reader: "JournalReader") -> RuleError | None:
        """Continue the journal after the last line that `reader` has read.

        If the file has damaged lines after it, repair the file first. Return the RuleError to show for a damaged file,
        or None.
        """
        self._check = reader.check
        if reader.is_whole:
            return None
        self._whole_bytes = reader.end
        try:
            return RuleError("", "match_damaged", file=self._repair())
        except OSError as error:
            self._handle_error(error)
            return self.message

    def _repair(self) -> str:
        name = _keep_whole_lines(self._files, self._whole_bytes)
        self._whole_bytes = -1
        return name

    def append(self, texts: "Sequence[str]") -> None:
        """Add the lines of one event to the journal in one write. If writing fails, the lines wait in memory."""
        if texts:
            self._add_waiting("\n".join(texts))
        self.save()

    def _add_waiting(self, text: str) -> None:
        texts = self._waiting_texts
        self._waiting_size += len(text)
        if self._is_full or self._waiting_size > _MAX_WAITING:
            self._is_full = True
        elif not texts or len(texts[-1]) + len(text) > _MAX_PART:
            texts.append(text)
        else:
            texts[-1] += "\n" + text

    def save(self) -> None:
        """Write the lines that wait in memory. Set `message` if writing fails."""
        files = self._files
        texts = self._waiting_texts
        try:
            if self._whole_bytes >= 0:
                self._repair()
            while True:
                # Do this even if no lines wait: `files` may have waiting data, and raises now if writing fails.
                data, check = _seal_lines(texts[0].split("\n") if texts else (), self._check)
                call_with_room(files, files.append, JOURNAL, data)
                self._check = check
                if len(texts) < 2:
                    break
                texts.pop(0)
            texts.clear()
            self._waiting_size = 0
            self.message = RuleError("", "end_not_saved") if self._is_full else None
        except OSError as error:
            self._handle_error(error)

    def rotate(self) -> str:
        """Turn the journal into the newest record, and return the record's name.

        Return "" and set `message` if renaming fails, or if lines are still waiting; the journal then stays.
        """
        try:
            if not self.saved and not self._is_full:
                return ""
            return rename_to_next(self._files, JOURNAL, RECORD)
        except OSError as error:
            self._handle_error(error)
            return ""

    def _handle_error(self, error: OSError) -> None:
        self.error = error
        if error.errno == _ENOSPC and self._is_full_of_own():
            self.message = RuleError("", "no_room_for_match")
        else:
            self.message = RuleError("", "match_not_saved", reason=str(error))

    def _is_full_of_own(self) -> bool:
        try:
            return self._files.get_free_bytes() <= _MUCH_ROOM
        except OSError:
            return False


# Reading.


class JournalReader:
    """A reader of the whole lines of a journal, which keeps only a part of the file in memory.

    Reading begins at the offset `end`, with `check`, the check sum of everything before. It stops at the offset
    `limit`; -1 means the end of the file. During and after `read_lines`, `end` is the offset after the last whole line,
    `check` its check sum, and `is_whole` is False after a damaged line.
    """

    def __init__(self, files: "Files", limit: int = -1, end: int = 0, check: int = 0) -> None:
        self._files = files
        self._limit = limit
        self.end = end
        self.check = check
        self.is_whole = True

    def read_lines(self) -> "Iterator[str]":
        """Yield the text of each line, up to the first damaged line or the offset `limit`."""
        rest = b""
        for chunk in _read_chunks(self._files, JOURNAL, start=self.end):
            rest = rest + chunk if rest else chunk
            start = 0
            while True:
                stop = rest.find(b"\n", start)
                if stop < 0:
                    break
                text = self._verify_line(rest[start:stop])
                if text is None:
                    self.is_whole = False
                    return
                self.end += stop + 1 - start
                start = stop + 1
                yield text
                if self.end == self._limit:
                    return
            rest = rest[start:]
            if len(rest) > _CHUNK_BYTES:
                break
        self.is_whole = not rest

    def _verify_line(self, line: bytes) -> str | None:
        """Return the text of a line of the journal, or None if the line is empty or its check sum is wrong."""
        data = line[:-_TAIL_BYTES]
        check = crc32(data, self.check)
        if not data or line[-_TAIL_BYTES:] != MARK + ("%08x" % check).encode():
            return None
        try:
            text = data.decode()
        except UnicodeError:
            return None
        self.check = check
        return text


def read_record(files: "Files", name: str) -> "Iterator[str]":
    """Yield the lines of a record without check sums.

    The file still has the check sums from when it was the journal. Raise ValueError if a line is too long.
    """
    rest = b""
    for chunk in _read_chunks(files, name):
        lines = (rest + chunk).split(b"\n")
        rest = lines.pop()
        for line in lines:
            yield line.decode().rpartition(" # ")[0]
        if len(rest) > _CHUNK_BYTES:
            raise ValueError("a line of %s is too long" % name)


# Repairing.


def _keep_whole_lines(files: "Files", end: int) -> str:
    """Repair a damaged journal: rename it, and write its first `end` bytes to a new journal.

    Return the new name of the damaged file.
    """
    if JOURNAL not in files.list_names():  # a previous repair failed at its last step only
        files.rename(_COPY, JOURNAL)
        return list_numbered(files, DAMAGED)[-1]
    name = find_next_name(files, DAMAGED)
    files.remove(_COPY)
    for chunk in _read_chunks(files, JOURNAL, end):
        call_with_room(files, files.append, _COPY, chunk)
    call_with_room(files, files.rename, JOURNAL, name)
    files.rename(_COPY, JOURNAL)
    return name


def finish_repair(files: "Files") -> bool:
    """Finish a repair that a power cut has interrupted. Return True if there is a journal to read."""
    names = files.list_names()
    if _COPY in names:
        if JOURNAL in names:
            files.remove(_COPY)
        else:
            files.rename(_COPY, JOURNAL)
            return True
    return JOURNAL in names


# Matches saved for later, at most MAX_SAVED: journals under other names. After each renaming a match has exactly one
# file, so a power cut in between neither loses nor duplicates a match.


def list_saved_matches(files: "Files") -> list[str]:
    """Return the names of the saved matches, the latest first; [] while the files cannot be read."""
    return list_newest_first(files, SAVED_MATCH)


def restore_saved_match(files: "Files", name: str) -> None:
    """Make the saved match `name` the running match, and save the running match for later.

    Raise OSError if renaming fails.
    """
    if JOURNAL in files.list_names():
        rename_to_next(files, JOURNAL, SAVED_MATCH)
    call_with_room(files, files.rename, name, JOURNAL)


class SavedMatch:
    """The summary of a saved match: its profile, the number `hand` of its round, from 1, and the `scores` of all seats.

    `hand` is 0 and `scores` is () if the file does not tell how far the match has got.
    """

    def __init__(self, profile: "Profile", hand: int = 0, scores: "Sequence[int]" = ()) -> None:
        self.profile = profile
        self.hand = hand
        self.scores = scores


def read_saved_match(files: "Files", name: str) -> SavedMatch:
    """Return the summary of the saved match in the file `name`. Raise ValueError if the file is damaged."""
    profile = parse_head(read_record(files, name))
    last = files.read_part(name, max(0, files.get_size(name) - _LAST_BYTES), _LAST_BYTES).rstrip(b"\n").split(b"\n")[-1]
    try:
        hand, scores = parse_progress(last.decode().rpartition(MARK.decode())[0], len(profile.seats))
    except ValueError:
        return SavedMatch(profile)
    return SavedMatch(profile, hand, scores)

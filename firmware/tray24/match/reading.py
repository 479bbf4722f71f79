"""Reading a journal: its whole lines, what becomes of a damaged one, and names. Imported when one is read or begun."""

from binascii import crc32

from tray24.compat import const
from tray24.match.journal import ASIDE, JOURNAL, MARK, roomy

_COPY = "match.copy"  # the whole lines of a damaged journal, on their way to become the journal
_CHUNK = const(1024)  # bytes read at a time; no line of a record is nearly as long
_TAIL = const(11)  # " # " and eight digits


def numbered(files, pattern):
    """The names among `files` that follow pattern, such as RECORD, ascending by number."""
    head, tail = pattern.split("%04d")
    found = []
    for name in files.names():
        digits = name[len(head) : len(name) - len(tail)]
        if name.startswith(head) and name.endswith(tail) and digits.isdigit():
            found.append((int(digits), name))
    found.sort()
    return [name for _, name in found]


def next_name(files, pattern):
    """The name for a new file of this pattern."""
    names = numbered(files, pattern)
    head, tail = pattern.split("%04d")
    last = int(names[-1][len(head) : len(names[-1]) - len(tail)]) if names else 0
    return pattern % (last + 1)


class Reader:
    """Reads the whole lines of a journal, never more than a part of the file at once.

    It begins at offset `end`, with the `check` sum of what is before. After (and during) `lines`: `end` is the offset
    after the last whole line given, `check` its check sum, and `whole` False once something was met that is no whole
    line.
    """

    def __init__(self, files, limit=-1, end=0, check=0):
        self._files = files
        self._limit = limit
        self.end = end
        self.check = check
        self.whole = True

    def lines(self):
        """Yields the text of each line up to the first that is damaged, or to the limit (an offset) given."""
        rest = b""
        for chunk in chunks(self._files, JOURNAL, start=self.end):
            rest = rest + chunk if rest else chunk
            start = 0
            while True:
                stop = rest.find(b"\n", start)
                if stop < 0:
                    break
                text = self._verified(rest[start:stop])
                if text is None:
                    self.whole = False
                    return
                self.end += stop + 1 - start
                start = stop + 1
                yield text
                if self.end == self._limit:
                    return
            rest = rest[start:]
            if len(rest) > _CHUNK:
                break
        self.whole = not rest

    def _verified(self, line):
        """The text of a line, or None when it says nothing or its check sum is not what it must be."""
        data = line[:-_TAIL]
        check = crc32(data, self.check)
        if not data or line[-_TAIL:] != MARK + ("%08x" % check).encode():
            return None
        try:
            text = data.decode()
        except UnicodeError:
            return None
        self.check = check
        return text


def chunks(files, name, end=1 << 29, start=0):
    """Yields the bytes of a file up to end, from start on, in small parts."""
    while start < end:
        chunk = files.read_part(name, start, min(_CHUNK, end - start))
        if not chunk:
            return
        start += len(chunk)
        yield chunk


def keep_whole_lines(files, end):
    """Keeps the damaged journal under another name, which it gives; a copy of its first `end` bytes becomes the journal."""
    name = next_name(files, ASIDE)
    files.remove(_COPY)
    for chunk in chunks(files, JOURNAL, end):
        roomy(files, files.append, _COPY, chunk)
    roomy(files, files.rename, JOURNAL, name)
    files.rename(_COPY, JOURNAL)
    return name


def settle(files):
    """Ends what a power cut may have interrupted; True when there is a journal to read."""
    names = files.names()
    if _COPY in names:
        if JOURNAL in names:
            files.remove(_COPY)
        else:
            files.rename(_COPY, JOURNAL)
            return True
    return JOURNAL in names


def set_aside(files):
    """Keeps a journal without one whole head under another name; gives that name."""
    name = next_name(files, ASIDE)
    roomy(files, files.rename, JOURNAL, name)
    return name

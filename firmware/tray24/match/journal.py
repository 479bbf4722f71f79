"""The journal: the record of the running match, safe against power cuts at any instant.

A file of text lines ``LINE # CHECK``; CHECK is the CRC-32 of this line and all before it, eight hexadecimal digits.
To a reader of records that is a comment, so the journal is a valid record as it stands. Whatever is cut or flipped,
the lines before it still read true; the damaged file is kept under another name and the match goes on from them.
"""

from binascii import crc32

from tray24.compat import const

JOURNAL = "match.t24"
RECORD = "rec%04d.t24"
ASIDE = "aside%04d.t24"
_COPY = "match.copy"  # the whole lines of a damaged journal, on their way to become the journal

_CHUNK = const(1024)  # bytes read at a time; no line of a record is nearly as long
_MARK = b" # "
_TAIL = const(11)  # " # " and eight digits
_ENOSPC = const(28)
_UNSAVED_MAX = const(2048)  # bytes kept back while nothing can be written


def _sealed(text, check):
    """The line of the file that says text, and the check sum after it."""
    data = text.encode()
    check = crc32(data, check)
    return data + _MARK + ("%08x\n" % check).encode(), check


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


def _next_name(files, pattern):
    names = numbered(files, pattern)
    head, tail = pattern.split("%04d")
    last = int(names[-1][len(head) : len(names[-1]) - len(tail)]) if names else 0
    return pattern % (last + 1)


def _roomy(files, action, *args):
    """action(*args); when no space is left, what was set aside and then the oldest records go, one by one."""
    while True:
        try:
            return action(*args)
        except OSError as error:
            if error.errno != _ENOSPC:
                raise
            old = numbered(files, ASIDE) or numbered(files, RECORD)
            if not old:
                raise
            files.remove(old[0])


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
        if not data or line[-_TAIL:] != _MARK + ("%08x" % check).encode():
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
        # What was appended late may have to be written first.
        chunk = _roomy(files, files.read_part, name, start, min(_CHUNK, end - start))
        if not chunk:
            return
        start += len(chunk)
        yield chunk


class Journal:
    """Writes the journal. `saved` is False while lines wait to be written."""

    def __init__(self, files):
        self._files = files
        self._check = 0
        self._unsaved = b""
        self._stopped = False
        self.message = ""  # why lines are not being saved, or ""

    @property
    def saved(self):
        """True when all lines entered so far are in the file."""
        return not self._unsaved and not self._stopped

    def start(self, head):
        """A new journal with these head lines; one that is still there becomes a record first.

        OSError when it cannot be.
        """
        files = self._files
        if JOURNAL in files.names():
            _roomy(files, files.rename, JOURNAL, _next_name(files, RECORD))
        self._check = 0
        data = b""
        for text in head:
            line, self._check = _sealed(text, self._check)
            data += line
        _roomy(files, files.write, JOURNAL, data)

    def go_on(self, reader):
        """Writes on after the last line of reader; if anything follows it there, that is set aside first.

        Gives words about that for the user, or "".
        """
        self._check = reader.check
        return "" if reader.whole else self._set_aside(reader.end)

    def append(self, texts):
        """Adds lines, in one write. When the files refuse them they wait for the next try."""
        if self._stopped:
            return
        for text in texts:
            line, self._check = _sealed(text, self._check)
            self._unsaved += line
        try:
            _roomy(self._files, self._files.append, JOURNAL, self._unsaved)
            self._unsaved = b""
            self.message = ""
        except OSError as error:
            self._stopped = len(self._unsaved) > _UNSAVED_MAX
            self.message = _not_saved(error)

    def rotate(self):
        """The journal becomes the newest record; gives its name, or "" with a `message` when the files refuse."""
        try:
            name = _next_name(self._files, RECORD)
            _roomy(self._files, self._files.rename, JOURNAL, name)
            return name
        except OSError as error:
            self.message = _not_saved(error)
            return ""

    def _set_aside(self, end):
        """Keeps the damaged journal under another name and goes on with a copy of its first `end` bytes."""
        files = self._files
        try:
            name = _next_name(files, ASIDE)
            files.remove(_COPY)
            for chunk in chunks(files, JOURNAL, end):
                _roomy(files, files.append, _COPY, chunk)
            _roomy(files, files.rename, JOURNAL, name)
            files.rename(_COPY, JOURNAL)
            return "The saved match was damaged: its end is lost. All of the file is kept as " + name
        except OSError as error:
            self._stopped = True
            self.message = _not_saved(error)
            return self.message


def _not_saved(error):
    reason = "no room left: delete records" if error.errno == _ENOSPC else str(error)
    return "The match is not being saved (" + reason + ")"


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
    name = _next_name(files, ASIDE)
    _roomy(files, files.rename, JOURNAL, name)
    return name

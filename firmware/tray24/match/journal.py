"""The journal: the record of the running match, safe against power cuts at any instant.

A file of text lines ``LINE # CHECK``; CHECK is the CRC-32 of this line and all before it, eight hexadecimal digits.
To a reader of records that is a comment, so the journal is a valid record as it stands. Whatever is cut or flipped,
the lines before it still read true; the damaged file is kept under another name and the match goes on from them. All
that is about reading it is in `reading`.
"""

from binascii import crc32

from tray24.compat import const

JOURNAL = "match.t24"
RECORD = "rec%04d.t24"
ASIDE = "aside%04d.t24"

MARK = b" # "
_ENOSPC = const(28)
_UNSAVED_MAX = const(2048)  # bytes kept back while nothing can be written


def _sealed(text, check):
    """The line of the file that says text, and the check sum after it."""
    data = text.encode()
    check = crc32(data, check)
    return data + MARK + ("%08x\n" % check).encode(), check


def roomy(files, action, *args):
    """action(*args); when no space is left, what was set aside and then the oldest records go, one by one."""
    while True:
        try:
            return action(*args)
        except OSError as error:
            if error.errno != _ENOSPC:
                raise
            from tray24.match.reading import numbered

            old = numbered(files, ASIDE) or numbered(files, RECORD)
            if not old:
                raise
            files.remove(old[0])


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

    def start(self, head, over=False):
        """A new journal with these head lines; one that is still there becomes a record first, unless it is written over.

        OSError when it cannot be.
        """
        files = self._files
        if not over and JOURNAL in files.names():
            from tray24.match.reading import next_name

            roomy(files, files.rename, JOURNAL, next_name(files, RECORD))
        self._check = 0
        data = b""
        for text in head:
            line, self._check = _sealed(text, self._check)
            data += line
        roomy(files, files.write, JOURNAL, data)

    def go_on(self, reader):
        """Writes on after the last line of reader; if anything follows it there, that is set aside first.

        Gives words about that for the user, or "".
        """
        self._check = reader.check
        if reader.whole:
            return ""
        from tray24.match.reading import keep_whole_lines

        try:
            name = keep_whole_lines(self._files, reader.end)
            return "The saved match was damaged: its end is lost. All of the file is kept as " + name
        except OSError as error:
            self._stopped = True
            self.message = _not_saved(error)
            return self.message

    def append(self, texts):
        """Adds lines, in one write. When the files refuse them they wait for the next try."""
        if self._stopped:
            return
        for text in texts:
            line, self._check = _sealed(text, self._check)
            self._unsaved += line
        try:
            roomy(self._files, self._files.append, JOURNAL, self._unsaved)
            self._unsaved = b""
            self.message = ""
        except OSError as error:
            self._stopped = len(self._unsaved) > _UNSAVED_MAX
            self.message = _not_saved(error)

    def rotate(self):
        """The journal becomes the newest record; gives its name, or "" with a `message` when the files refuse."""
        from tray24.match.reading import next_name

        try:
            name = next_name(self._files, RECORD)
            roomy(self._files, self._files.rename, JOURNAL, name)
            return name
        except OSError as error:
            self.message = _not_saved(error)
            return ""


def _not_saved(error):
    reason = "no room left: delete records" if error.errno == _ENOSPC else str(error)
    return "The match is not being saved (" + reason + ")"

"""The running match as lines that everybody may read: its journal without the seed, and without unseen racks."""

from tray24.compat import const

_PART = const(256)  # bytes read of the journal at a time


class Journal:
    """What the lines of the running match's journal say, from the first on. `offset` is the end of the last one."""

    def __init__(self, link, end=1 << 29):
        self.offset = 0
        self._files = link.files
        self._name = link.tray.journal_name
        self._end = end
        self._rest = b""

    def take(self):
        """The next line, "" when it is not for everybody or there must be a pause before it, None at the end."""
        line, end, rest = self._rest.partition(b"\n")
        if end:
            self._rest = rest
            self.offset += len(line) + 1
            text = line.rpartition(b" # ")[0].decode()
            return "" if text[:1] == "#" or text[:5] == "seed " else text
        start = self.offset + len(self._rest)
        part = self._files.read_part(self._name, start, min(_PART, self._end - start))
        if not part:
            return None
        self._rest += part
        return ""


class Story:
    """The lines of a running match. `number` counts those given, `match` is the one it tells of."""

    def __init__(self, link, match):
        self.match = match
        self.number = 0
        self._link = link
        self._journal = Journal(link)
        self._told = []  # what the last line read has become, and was not given yet
        self._racks = None
        if match.game.tiles and not match.profile.real:
            from tray24.link.racks import Racks

            self._racks = Racks(match.profile, self._past)

    def _past(self):
        """The journal again, up to the line read last."""
        return Journal(self._link, self._journal.offset)

    def lines(self):
        """A generator that gives the next lines as far as there are any now, and None between slices."""
        while True:
            while self._told:
                self.number += 1
                yield self._told.pop(0)
            text = self._journal.take()
            if text is None:
                return
            if not text:
                yield None
            elif self._racks:
                yield from self._racks.tell(text, self._told)
            else:
                self._told.append(text)

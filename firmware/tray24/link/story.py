"""The running match as lines that everybody may read: its journal without the seed and without hidden tiles."""

from tray24 import games
from tray24.compat import const

_PART = const(256)  # bytes read of the journal at a time
_LINES = const(3)  # in a slice


class Journal:
    """Read the lines of the running match's journal, from the first on. `offset` is the end of the line read last."""

    def __init__(self, link, end=1 << 29):
        self.offset = 0
        self._files = link.files
        self._name = link.tray.journal_name
        self._end = end
        self._rest = b""
        self._dry = False

    def take(self):
        """Return the next line, "" for one that is not for everybody and for a pause, None at the end."""
        line, end, rest = self._rest.partition(b"\n")
        if end:
            self._rest = rest
            self.offset += len(line) + 1
            text = line.rpartition(b" # ")[0].decode()
            return "" if text[:1] == "#" or text[:5] == "seed " else text
        self._dry = not self._dry
        if self._dry:
            return ""  # reading takes a slice of its own
        start = self.offset + len(self._rest)
        part = self._files.read_part(self._name, start, min(_PART, self._end - start))
        if not part:
            return None
        self._rest += part
        return ""


class Story:
    """The lines of the running match `match` for everybody; `number` counts those that were read.

    A game that hides what seats hold needs a part `racks`, which leaves that out: without it no line is told.
    """

    def __init__(self, link, match):
        self.match = match
        self.number = 0
        self._link = link
        self._journal = Journal(link)
        self._told = []  # lines made of the journal's last one that are still to be read
        self._hides = match.game.hides and not match.profile.real
        self._racks = None

    def _past(self):
        """Return the journal from its beginning, up to the line read last."""
        return Journal(self._link, self._journal.offset)

    def lines(self):
        """Yield the next lines as far as there are any now, and None between slices."""
        if self._hides and not self._racks:
            racks = games.find(self.match.game.name, "racks")
            if racks is None:
                return  # nothing of it is for everybody
            yield None  # to make a game takes a slice of its own
            self._racks = racks.Racks(self.match.profile, self._past)
            yield None
        while True:
            while self._told:
                self.number += 1
                yield self._told.pop(0)
                if self.number % _LINES == 0:
                    yield None
            text = self._journal.take()
            if text is None:
                return
            if not text:
                yield None
            elif self._racks:
                yield from self._racks.tell(text, self._told)
            else:
                self._told.append(text)


def kept_story(link, number=1 << 29):
    """Take the kept Story of the running match, or a new one if that has read more than `number` lines."""
    story = link.kept.pop("story", None)
    match = link.ui.match
    return story if story and story.match is match and story.number <= number else Story(link, match)

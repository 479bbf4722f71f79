"""The running match as lines that everybody may read: its journal without the seed, and without unseen racks."""

from tray24.compat import const
from tray24.link.racks import Racks

_PART = const(256)  # bytes read of the journal at a time
_LINES = const(3)  # told in a slice


class Journal:
    """Read the lines of the running match's journal, from the first on. `offset` is the end of the last one."""

    def __init__(self, link, end=1 << 29):
        self.offset = 0
        self._files = link.files
        self._name = link.tray.journal_name
        self._end = end
        self._rest = b""
        self._dry = False

    def take(self):
        """Return the next line, "" if it is not for everybody or there must be a pause before it, None at the end."""
        line, end, rest = self._rest.partition(b"\n")
        if end:
            self._rest = rest
            self.offset += len(line) + 1
            text = line.rpartition(b" # ")[0].decode()
            return "" if text[:1] == "#" or text[:5] == "seed " else text
        self._dry = not self._dry
        if self._dry:
            return ""  # to read takes a slice of its own
        start = self.offset + len(self._rest)
        part = self._files.read_part(self._name, start, min(_PART, self._end - start))
        if not part:
            return None
        self._rest += part
        return ""


class Story:
    """Tell the lines of a running match. `number` counts those told, `match` is the one it tells of."""

    def __init__(self, link, match):
        self.match = match
        self.number = 0
        self._link = link
        self._journal = Journal(link)
        self._told = []  # what the last line read has become, and was not given yet
        self._hides = match.game.tiles and not match.profile.real
        self._racks = None

    def _past(self):
        """Return the journal from its beginning, up to the line read last."""
        return Journal(self._link, self._journal.offset)

    def lines(self):
        """Yield the next lines as far as there are any now, and None between slices."""
        if self._hides and not self._racks:
            yield None  # to make a game takes a slice of its own
            self._racks = Racks(self.match.profile, self._past)
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
    """Return the Story of the running match that was kept, as long as nobody works on it; a new one if that is past
    `number`."""
    story = link.kept.pop("story", None)
    match = link.ui.match
    return story if story and story.match is match and story.number <= number else Story(link, match)

"""The lines of the running match that everybody may read: its journal without the seed and without hidden tiles."""

from tray24 import games
from tray24.compat import const

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Iterator

    from tray24.link.link import Link
    from tray24.match.match import Match

_PART = const(128)  # bytes read of the journal at a time
_LINES = const(3)  # lines per slice


class Journal:
    """A reader of the running match's journal, line by line. `offset` is the end of the last line read."""

    def __init__(self, link: "Link", end: int = 1 << 29) -> None:
        self.offset = 0
        self._files = link.files
        self._name = link.tray.journal_name
        self._end = end
        self._rest = b""
        self._dry = False

    def take(self) -> str | None:
        """Return the next line, "" for a line not meant for everybody or a pause, None at the end."""
        line, end, rest = self._rest.partition(b"\n")
        if end:
            self._rest = rest
            self.offset += len(line) + 1
            text = line.rpartition(b" # ")[0].decode()
            return "" if text[:1] == "#" or text[:5] == "seed " else text
        self._dry = not self._dry
        if self._dry:
            return ""  # reading takes its own slice
        start = self.offset + len(self._rest)
        part = self._files.read_part(self._name, start, min(_PART, self._end - start))
        if not part:
            return None
        self._rest += part
        return ""


class Story:
    """The lines of the running match `match` that everybody may read; `number` counts those read so far.

    A game that hides what seats hold needs a part `racks`, which hides it here too: without that part there are no
    lines.
    """

    def __init__(self, link: "Link", match: "Match") -> None:
        self.match = match
        self.number = 0
        self._link = link
        self._journal = Journal(link)
        self._told = []  # pending lines made from the journal's last one
        self._hides = match.game.hides and not match.profile.real
        self._racks = None

    def _past(self) -> Journal:
        """Return the journal from its beginning up to the last line read."""
        return Journal(self._link, self._journal.offset)

    def lines(self) -> "Iterator[str | None]":
        """Yield the next available lines, and None between slices."""
        if self._hides and not self._racks:
            racks = games.find(self.match.game.name, "racks")
            if racks is None:
                return  # nobody may read any of it
            yield None  # creating a game takes its own slice
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


def kept_story(link: "Link", number: int = 1 << 29) -> Story:
    """Take the kept Story of the running match, or a new one if the kept one has read more than `number` lines."""
    story = link.kept.pop("story", None)
    match: Match = link.ui.match  # pyright: ignore[reportAssignmentType] # there is one
    return story if story and story.match is match and story.number <= number else Story(link, match)

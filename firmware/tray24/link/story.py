"""The running match as lines that everybody may read: its journal without the seed, and without unseen racks."""

from tray24.compat import const

_PART = const(256)  # bytes read of the journal at a time


class Story:
    """The lines of a running match from the first on: those of its journal that are no comment and not its seed.

    `number` counts the lines given. `match` is the one it tells of.
    """

    def __init__(self, link, match):
        self.match = match
        self.number = 0
        self._read = link.files.read_part
        self._name = link.tray.journal_name
        self._offset = 0
        self._rest = b""
        self._told = []  # lines that stand for the last one read and were not given yet
        self._racks = None
        if match.game.tiles and not match.profile.real:
            from tray24.link.racks import Racks

            self._racks = Racks(match.profile)

    def lines(self):
        """A generator that gives the next lines as far as they are known now, and None between slices."""
        while True:
            while self._told:
                self.number += 1
                yield self._told.pop(0)
            line, end, rest = self._rest.partition(b"\n")
            if end:
                self._rest = rest
                yield from self._tell(line.rpartition(b" # ")[0].decode())
                continue
            part = self._read(self._name, self._offset, _PART)
            if not part:
                return
            self._offset += len(part)
            self._rest += part
            yield None

    def _tell(self, text):
        if not text or text[0] == "#" or text.startswith("seed "):
            return
        if self._racks:
            yield from self._racks.tell(text, self._told)
        else:
            self._told.append(text)

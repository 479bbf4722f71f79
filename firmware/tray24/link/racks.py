"""The lines of a match of dominoes for everybody: without the tiles that only their holders see."""

from tray24.compat import const
from tray24.link.table import Table
from tray24.rules.notation import parse_line

END_OF_HEAD = "---"
UNDO_TEXT = "* undo"
_SNAPSHOTS = const(4)  # undo steps at hand; for more the journal is read anew


class Racks(Table):
    """Tells the lines of a journal, each as soon as it is known. `past()` gives a story.Journal of those up to now."""

    def __init__(self, profile, past):
        super().__init__(profile)
        self._journal = past

    def _begin(self):
        super()._begin()
        self._head = True
        self._before = []  # of the last of those lines: the game and the racks before

    def tell(self, text, told):
        """Appends to `told` what a line of the journal becomes; a generator that yields between slices."""
        if self._head:
            self._head = text != END_OF_HEAD
            told.append(text)
            return
        line = parse_line(self._game, text)
        yield
        if isinstance(line, int):
            self._remember()
            yield
            self._move(line)
            told.append(text)
            yield
        elif text == UNDO_TEXT:
            for _ in range(self._spans[-1]):
                told.append(text)
            if self._before:
                self._take_back()
            else:
                yield from self._replay()
            return
        else:
            self._deal(line, told)
        while self._settle(told):
            yield

    # Undo.

    def _remember(self):
        """What is to come back when the line that comes is taken back."""
        racks = [bytes(rack) for rack in self._racks]
        self._before.append((self._game.save(), racks, self._verdict, self._passes, self._drawn))
        if len(self._before) > _SNAPSHOTS:
            self._before.pop(0)
        self._spans.append(1)

    def _take_back(self):
        position, racks, self._verdict, self._passes, self._drawn = self._before.pop()
        self._game.restore(position)
        self._racks = [list(rack) for rack in racks]
        self._spans = self._spans[:-1]

    def _past(self):
        journal = self._journal()
        text = journal.take()
        while text is not None:
            yield text
            text = journal.take()

    def _replay(self):
        """To before the last line that stood: all that stand now, from the first on."""
        stands = bytearray()
        head = True
        for text in self._past():
            if not text:
                yield
            elif head:
                head = text != END_OF_HEAD
            elif text[0] != "*":
                stands.append(1)
            elif text == UNDO_TEXT:
                last = len(stands) - 1
                while not stands[last]:
                    last -= 1
                stands[last] = 0
        self._begin()
        ordinal = -1
        told = []
        for text in self._past():
            if not text:
                yield
                continue
            if not self._head and text[0] != "*":
                ordinal += 1
            if ordinal < 0 or (stands[ordinal] and text != UNDO_TEXT):
                yield from self.tell(text, told)
                told = []

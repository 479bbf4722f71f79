"""What a journal holds, found without replaying it: which lines stand, and the positions noted on the way.

Replaying a line takes an RP2040 some milliseconds, and a match has thousands. So the journal notes the position now
and then, as a comment ``# at SAVED X Y`` (the saved position in hexadecimal, the state of the dealer's chance).
"""

from binascii import hexlify, unhexlify

from tray24.compat import const
from tray24.match.profile import END_OF_HEAD

UNDO_TEXT = "* undo"
HUMAN = const(1)  # marks of a seat's line that stands: entered for a human
CHANCE = const(2)  # dice were drawn or rolled after it
_STANDS = const(4)
_NOTE = "# at "


def format_note(position, chance_state):
    """The line that notes a position (bytes) and the state of chance (two ints)."""
    return "%s%s %d %d" % (_NOTE, hexlify(position).decode(), chance_state[0], chance_state[1])


def parse_note(text):
    """The inverse of `format_note`; ValueError when text is no such line."""
    _, _, position, x, y = text.split(" ")
    return unhexlify(position), (int(x), int(y))


class Note:
    """Where a position is noted: before which line of a seat, at which offset of the journal, with which check sum.

    `standing` lines stood then, and all of them still do.
    """

    def __init__(self, ordinal, standing, offset, check):
        self.ordinal = ordinal
        self.standing = standing
        self.offset = offset
        self.check = check


class Outline:
    """Of the lines that a journal's Reader gives. `standing` counts the seats' lines that were not taken back."""

    def __init__(self, reader, bots):
        self.standing = 0
        self.notes = [Note(0, 0, 0, 0)]  # the first is the beginning of the file
        self._marks = bytearray()  # one byte for each seat's line; 0 when it was taken back
        self._humans = [0 if bot else HUMAN for bot in bots]
        offset = 0
        check = 0
        in_head = True
        for text in reader.lines():
            if in_head:
                in_head = text != END_OF_HEAD
            elif text.startswith(_NOTE):
                self.notes.append(Note(len(self._marks), self.standing, offset, check))
            else:
                self._take(text)
            offset = reader.end
            check = reader.check

    def _take(self, text):
        marks = self._marks
        if text[0] != "*":
            seat = int(text[0]) if text[0].isdigit() else 0
            marks.append(_STANDS | self._humans[seat % len(self._humans)])
            self.standing += 1
        elif text != UNDO_TEXT:
            if marks:
                marks[-1] |= CHANCE
        elif self.standing:
            last = len(marks) - 1
            while not marks[last] & _STANDS:
                last -= 1
            marks[last] = 0
            self.standing -= 1
            while self.notes[-1].standing > self.standing:
                self.notes.pop()

    def stands(self, ordinal):
        """True when the seat's line of this number was not taken back."""
        return self._marks[ordinal] & _STANDS > 0

    def marks_before(self, note):
        """The marks of the lines that stood at a note."""
        return bytearray([mark & ~_STANDS for mark in self._marks[: note.ordinal] if mark & _STANDS])

    def note_before(self, steps):
        """The last position noted before the last `steps` lines that stand; the beginning when there is none."""
        notes = [note for note in self.notes if note.standing <= self.standing - steps]
        return notes[-1] if notes else self.notes[0]

"""What a journal holds, found without replaying it: which lines stand, and the positions noted on the way.

Replaying a line takes an RP2040 some milliseconds, and a match has thousands. So the journal notes the position now
and then (`marks.format_note`).
"""

from array import array

from tray24.compat import const
from tray24.match.marks import CHANCE, NOTE, SEAT_NOTE, SEAT_SHIFT, UNDO_TEXT
from tray24.match.profile import END_OF_HEAD

_STANDS = const(1)
# Of each note four numbers in one array: objects that stay, made among so much garbage, would leave the heap in crumbs.
_NOTE = const(4)
_STANDING = const(1)  # the place of its `standing` among them


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
    """Of the lines that a journal's Reader gives. `standing` counts the seats' lines that were not taken back.

    `seats` are the lines that say who sits where, as it changed during the match.
    """

    def __init__(self, reader):
        self.standing = 0
        self._notes = array("I", bytes(4 * _NOTE))  # the first is the beginning of the file
        self._count = 1  # of the notes that stand
        self.seats = []
        self._marks = bytearray()  # one byte for each seat's line; 0 when it was taken back
        offset = 0
        check = 0
        in_head = True
        for text in reader.lines():
            if in_head:
                in_head = text != END_OF_HEAD
            elif text.startswith(NOTE):
                self._keep((len(self._marks), self.standing, offset, check))
            elif text.startswith(SEAT_NOTE):
                self.seats.append(text)
            else:
                self._take(text)
            offset = reader.end
            check = reader.check

    def _take(self, text):
        marks = self._marks
        if text[0] != "*":
            seat = int(text[0]) if text[0].isdigit() else 0
            marks.append(_STANDS | seat << SEAT_SHIFT)
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
            while self._notes[_NOTE * (self._count - 1) + _STANDING] > self.standing:
                self._count -= 1

    def _keep(self, note):
        notes = self._notes
        place = _NOTE * self._count
        self._count += 1
        for number in note:
            if place < len(notes):
                notes[place] = number
            else:
                notes.append(number)
            place += 1

    def stands(self, ordinal):
        """True when the seat's line of this number was not taken back."""
        return self._marks[ordinal] & _STANDS > 0

    def marks_before(self, note):
        """The marks of the lines that stood at a note."""
        marks = bytearray(note.standing)
        place = 0
        for ordinal in range(note.ordinal):
            mark = self._marks[ordinal]
            if mark & _STANDS:
                marks[place] = mark & ~_STANDS
                place += 1
        return marks

    def note_before(self, steps):
        """The last position noted before the last `steps` lines that stand; the beginning when there is none."""
        count = self._count
        while count > 1 and self._notes[_NOTE * (count - 1) + _STANDING] > self.standing - steps:
            count -= 1
        return Note(*self._notes[_NOTE * (count - 1) : _NOTE * count])

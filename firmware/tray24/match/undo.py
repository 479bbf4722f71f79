"""The history of a match for undo and redo.

Undo uses a mark of each move in memory, and positions noted in the journal: replaying a move takes an RP2040 some
milliseconds, and a match has thousands. So the journal notes the position from time to time, in a comment
``# at SAVED X Y``: the saved position in hexadecimal, and the state of the dealer's chance.
"""

from array import array
from binascii import hexlify, unhexlify

from tray24.compat import const

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    _State = tuple[list[tuple[int, int]], array[int]]

_CHOICES = const(16)  # least number of choices that can be redone
_PAIR = const(2)


class UndoHistory:
    """The last moves at which an undo stops, and a stack of the moves that were taken back.

    Each is a pair: the number of moves before it, and the move. Moves of bots between them are not stored.
    """

    def __init__(self) -> None:
        self._undone: list[tuple[int, int]] = []
        self.clear_choices()

    def clear_choices(self) -> None:
        """Clear the choices, but not those taken back: an undo that replays the journal begins the match again."""
        self._choices = array("i")

    def get_undone(self, lines: int) -> int:
        """Return the move that was taken back last if `lines` moves came before it, else -1."""
        undone = self._undone
        return undone[-1][1] if undone and undone[-1][0] == lines else -1

    def note_move(self, move: int, lines: int, is_persons: bool) -> None:
        """Note a new move after `lines` others. If a person makes another choice, clear those taken back."""
        if move == self.get_undone(lines):
            self._undone.pop()
        elif is_persons:
            self.clear_undone()

    def add_choice(self, move: int, lines: int) -> None:
        """Add a choice at which an undo stops, after `lines` other moves."""
        self._choices.append(lines)
        self._choices.append(move)
        if len(self._choices) > 2 * _PAIR * _CHOICES:
            self._choices = self._choices[-_PAIR * _CHOICES :]

    def rewind(self, lines: int) -> None:
        """Take back all choices after the first `lines` moves; store the first of those taken back for redo."""
        choices = self._choices
        end = len(choices)
        while end and choices[end - _PAIR] > lines:
            end -= _PAIR
        if end and choices[end - _PAIR] == lines:
            end -= _PAIR
            self._undone.append((lines, choices[end + 1]))
        self._choices = choices[:end]

    def get_state(self) -> "_State":
        """Return the state for `restore`."""
        return list(self._undone), self._choices

    def restore(self, state: "_State") -> None:
        """Restore a state from `get_state`."""
        self._undone, self._choices = state

    def clear_undone(self) -> None:
        """Clear the choices taken back."""
        self._undone = []


UNDO_TEXT = "* undo"
SNAPSHOTS = const(4)  # undo steps in memory; for more the journal is replayed
CHANCE = const(2)  # flag in a move's mark: dice were drawn or rolled after the move
SEAT_SHIFT = const(4)  # the bits above are the seat
NOTE = "# at "


def format_note(position: bytes, chance_state: tuple[int, int]) -> str:
    """Return the line that stores a position (bytes) and the state of chance (two ints)."""
    return "%s%s %d %d" % (NOTE, hexlify(position).decode(), chance_state[0], chance_state[1])


def parse_note(line: str) -> tuple[bytes, tuple[int, int]]:
    """Return (position, chance_state) of a line from `format_note`. Raise ValueError if it is not such a line."""
    position, x, y = line[len(NOTE) :].split(" ")
    return unhexlify(position), (int(x), int(y))

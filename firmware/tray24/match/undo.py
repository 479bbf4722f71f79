"""The history of a match for undo and redo.

Replaying a move takes an RP2040 some milliseconds, and a match has thousands of moves. So the journal notes the
position from time to time, in a comment ``# at SAVED X Y``: the saved position in hexadecimal, and the state of the
dealer's random generator. Undo replays from such a position. It also uses a *mark* of each move, a byte in memory with
the seat and whether dice were drawn or rolled after the move.
"""

from array import array
from binascii import hexlify, unhexlify

from tray24.compat import const

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    _State = tuple[list[tuple[int, int]], array[int]]

_MIN_CHOICES = const(16)  # least number of choices that can be redone
_PAIR = const(2)


class UndoHistory:
    """The last choices at which an undo stops, and a stack of the choices that were undone, for redo.

    A choice is stored as the number of moves before it, and its move. Moves of bots between choices are not stored.
    """

    def __init__(self) -> None:
        self._undone_choices: list[tuple[int, int]] = []
        self.clear_choices()

    def clear_choices(self) -> None:
        """Clear the list of choices, but not the choices that were undone.

        An undo that replays the journal begins the match again, and still needs the choices that were undone.
        """
        self._choices = array("i")

    def get_undone(self, move_count: int) -> int:
        """Return the choice (a move) that was undone last if it can be redone now, else -1.

        A choice can be redone only after as many moves as came before it; `move_count` is the number of moves so far.
        """
        choices = self._undone_choices
        return choices[-1][1] if choices and choices[-1][0] == move_count else -1

    def note_move(self, move: int, move_count: int, is_person: bool) -> None:
        """Note a new move, before which there were `move_count` others.

        If it repeats the last undone choice, this choice is no longer undone. If a person makes another choice, clear
        all undone choices.
        """
        if move == self.get_undone(move_count):
            self._undone_choices.pop()
        elif is_person:
            self.clear_undone()

    def add_choice(self, move: int, move_count: int) -> None:
        """Add a choice at which an undo stops. `move_count` moves came before it."""
        self._choices.append(move_count)
        self._choices.append(move)
        if len(self._choices) > 2 * _PAIR * _MIN_CHOICES:
            self._choices = self._choices[-_PAIR * _MIN_CHOICES :]

    def rewind(self, move_count: int) -> None:
        """Undo all choices after the first `move_count` moves; store the first of these choices for redo."""
        choices = self._choices
        end = len(choices)
        while end and choices[end - _PAIR] > move_count:
            end -= _PAIR
        if end and choices[end - _PAIR] == move_count:
            end -= _PAIR
            self._undone_choices.append((move_count, choices[end + 1]))
        self._choices = choices[:end]

    def get_state(self) -> "_State":
        """Return the choices and the undone choices, for `restore`."""
        return list(self._undone_choices), self._choices

    def restore(self, state: "_State") -> None:
        """Restore the choices and the undone choices from `get_state`."""
        self._undone_choices, self._choices = state

    def clear_undone(self) -> None:
        """Clear the choices that were undone, so that nothing can be redone."""
        self._undone_choices = []


UNDO_TEXT = "* undo"
SNAPSHOTS = const(4)  # undo steps in memory; for more the journal is replayed
CHANCE = const(2)  # flag in a move's mark: dice were drawn or rolled after the move
SEAT_SHIFT = const(4)  # the bits above are the seat
NOTE = "# at "


def format_note(position: bytes, chance_state: tuple[int, int]) -> str:
    """Return the line of the journal that notes a position (bytes) and the state of the random generator (two ints)."""
    return "%s%s %d %d" % (NOTE, hexlify(position).decode(), chance_state[0], chance_state[1])


def parse_note(line: str) -> tuple[bytes, tuple[int, int]]:
    """Return (position, chance_state) of a line from `format_note`. Raise ValueError for any other line."""
    position, x, y = line[len(NOTE) :].split(" ")
    return unhexlify(position), (int(x), int(y))

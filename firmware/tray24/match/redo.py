"""The memory of a match for redo: the last choices of people, and those that were taken back."""

from array import array

from tray24.compat import const

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    _State = tuple[list[tuple[int, int]], array[int]]

_CHOICES = const(16)  # choices, at least, that can be entered again after undoes
_PAIR = const(2)


class Redo:
    """The last choices at which an undo stops, and a stack of those that were taken back.

    Each is a pair: the number of lines of seats before it, and the choice. Bots' lines between them are not kept.
    """

    def __init__(self) -> None:
        self._undone: list[tuple[int, int]] = []
        self.begin()

    def begin(self) -> None:
        """Forget the choices, but not what was taken back: a match begins again when an undo replays its journal."""
        self._choices = array("i")

    def choice(self, lines: int) -> int:
        """Return the choice that was taken back last, after so many `lines` of seats; -1 if there is none."""
        undone = self._undone
        return undone[-1][1] if undone and undone[-1][0] == lines else -1

    def enter(self, move: int, lines: int, is_persons: bool) -> None:
        """Note a seat's line after `lines` others. A person's other choice forgets those taken back."""
        if move == self.choice(lines):
            self._undone.pop()
        elif is_persons:
            self.forget()

    def remember(self, move: int, lines: int) -> None:
        """Add a choice that stands, after `lines` of seats."""
        self._choices.append(lines)
        self._choices.append(move)
        if len(self._choices) > 2 * _PAIR * _CHOICES:
            self._choices = self._choices[-_PAIR * _CHOICES :]

    def take_back(self, lines: int) -> None:
        """Take back all but the first `lines` of seats, and note the choice that came after them."""
        choices = self._choices
        end = len(choices)
        while end and choices[end - _PAIR] > lines:
            end -= _PAIR
        if end and choices[end - _PAIR] == lines:
            end -= _PAIR
            self._undone.append((lines, choices[end + 1]))
        self._choices = choices[:end]

    def state(self) -> "_State":
        """Return the state for `restore`."""
        return list(self._undone), self._choices

    def restore(self, state: "_State") -> None:
        """Return to a state from `state`."""
        self._undone, self._choices = state

    def forget(self) -> None:
        """Forget what was taken back."""
        self._undone = []

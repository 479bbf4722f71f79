"""The memory of a match for redo: the last choices, and those that were taken back."""

from array import array

from tray24.compat import const

_CHOICES = const(16)  # lines of seats, at least, that can be entered again after undoes


class Redo:
    """The last lines of seats, and a stack of (lines before it, choice) of the choices that were taken back."""

    def __init__(self):
        self._undone = []
        self.begin()

    def begin(self):
        """Forget the lines, but not what was taken back: a match begins again when an undo replays its journal."""
        self._choices = array("i")

    def choice(self, lines):
        """Return the choice that was taken back last, after so many `lines` of seats; -1 if there is none."""
        undone = self._undone
        return undone[-1][1] if undone and undone[-1][0] == lines else -1

    def enter(self, move, lines, is_persons):
        """Note a seat's line after `lines` others. A person's other choice forgets those taken back."""
        if move == self.choice(lines):
            self._undone.pop()
        elif is_persons:
            self.forget()

    def remember(self, move):
        """Add a line that stands."""
        self._choices.append(move)
        if len(self._choices) > 2 * _CHOICES:
            self._choices = self._choices[-_CHOICES:]

    def take_back(self, steps, lines):
        """Take back the last `steps` of `lines` seats' lines, and note the first of them."""
        choices = self._choices
        if steps <= len(choices):
            self._undone.append((lines - steps, choices[-steps]))
        self._choices = choices[:-steps]

    def state(self):
        """Return the state for `restore`."""
        return list(self._undone), self._choices

    def restore(self, state):
        """Return to a state from `state`."""
        self._undone, self._choices = state

    def forget(self):
        """Forget what was taken back."""
        self._undone = []

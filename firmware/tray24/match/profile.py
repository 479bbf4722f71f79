"""What is agreed before a match: game, options, who sits where, whose dice. Kept in the head of its journal; see `heads`."""

from tray24 import rules
from tray24.match.marks import seat_line

END_OF_HEAD = "---"


class Player:
    """Who sits at a seat: her button (0-5), her name, and the name of the bot that plays for her or ""."""

    def __init__(self, button, name="", bot=""):
        self.button = button
        # One line of a record holds the name.
        self.name = "".join([letter for letter in name if letter >= " "])
        self.bot = bot


class Profile:
    """A match to be played. `seats`: Players in seating order; `real`: the dice are real ones, not the tray's own.

    `seed` is 0 to 2**32-1; `set` names a die set, "" the game's own.
    """

    def __init__(self, game, seats, options=None, real=False, seed=0, set=""):
        self.game = game
        self.seats = seats
        self.options = options or {}
        self.real = real
        self.seed = seed
        self.set = set

    def new_game(self):
        """A fresh match of these options. RuleError when there is none like it."""
        return rules.new_game(self.game, len(self.seats), self.options)

    def head(self):
        """The head lines of its record; what a record has no line for stands in comments."""
        from tray24.rules.head import head_lines

        lines = head_lines(self.game, len(self.seats), self.new_game().options, self.set, self.seed)
        notes = ["# dice " + ("real" if self.real else "electronic")]
        for seat in range(len(self.seats)):
            notes.append(seat_line(seat, self.seats[seat]))
        return lines[:-1] + notes + lines[-1:]

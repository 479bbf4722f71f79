"""What is agreed before a match: game, options, who sits where, whose dice. Kept in the head of its journal."""

from tray24 import rules
from tray24.match.marks import SEAT_NOTE, seat_line
from tray24.rules.core import RuleError
from tray24.rules.head import head_lines

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
        lines = head_lines(self.game, len(self.seats), self.new_game().options, self.set, self.seed)
        notes = ["# dice " + ("real" if self.real else "electronic")]
        for seat in range(len(self.seats)):
            notes.append(seat_line(seat, self.seats[seat]))
        return lines[:-1] + notes + lines[-1:]


def parse_seat(line):
    """The seat and its Player, from a line that `marks.seat_line` gave. ValueError when it is none."""
    seat, button, bot, name = line[len(SEAT_NOTE) :].split(" ", 3)
    return int(seat), Player(int(button), name, "" if bot == "-" else bot)


def parse_head(lines):
    """The Profile whose head lines these are, the inverse of `Profile.head`. ValueError when they are not."""
    from tray24.rules.record import Head

    head = Head()
    dice = ""
    seats = []
    done = False
    for line in lines:
        if line.startswith("# dice "):
            dice = line[7:]
        elif line.startswith(SEAT_NOTE):
            seats.append(parse_seat(line)[1])
        else:
            done = head.feed(line)
    if not done or len(seats) != head.seats or head.seed is None:
        raise RuleError("", "the head is not that of a journal")
    return Profile(head.game, seats, head.options, dice == "real", head.seed, head.set)

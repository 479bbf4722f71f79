"""Heads of journals and records, read: what `profile` has written. Imported when one is read."""

from tray24.match.marks import SEAT_NOTE
from tray24.match.profile import Player, Profile
from tray24.rules.core import RuleError


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

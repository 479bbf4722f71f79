"""What a match marks of the lines of seats, and what its journal says in comments beside the record.

``# at SAVED X Y`` notes a position now and then (the saved position in hexadecimal, the state of the dealer's chance),
``# seat SEAT BUTTON BOT NAME`` who sits where, before the first line and whenever that changes, ``# won SEAT,.. POINTS,..``
who has won and what all have.
"""

from binascii import hexlify

from tray24.compat import const

UNDO_TEXT = "* undo"
CHANCE = const(2)  # marks of a seat's line that stands: dice were drawn or rolled after it
SEAT_SHIFT = const(4)  # above it the seat
NOTE = "# at "
SEAT_NOTE = "# seat "
WON_NOTE = "# won "


def format_note(position, chance_state):
    """The line that notes a position (bytes) and the state of chance (two ints)."""
    return "%s%s %d %d" % (NOTE, hexlify(position).decode(), chance_state[0], chance_state[1])


def seat_line(seat, player):
    """The line that notes who sits at `seat`."""
    return "%s%d %d %s %s" % (SEAT_NOTE, seat, player.button, player.bot or "-", player.name)


def result_line(game):
    """The line that notes how a match has ended: who has won, and all scores."""
    winners = ",".join([str(seat) for seat in game.winners()])
    return "%s%s %s" % (WON_NOTE, winners, ",".join([str(points) for points in game.scores]))


def parse_result(line):
    """(winners, scores) of a line that `result_line` gave. ValueError when it is none."""
    winners, scores = line[len(WON_NOTE) :].split(" ")
    return [int(seat) for seat in winners.split(",")], [int(points) for points in scores.split(",")]

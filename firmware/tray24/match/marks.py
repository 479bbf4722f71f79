"""What a match marks of the lines of seats, and what its journal says in comments beside the record.

``# at SAVED X Y`` notes a position now and then (the saved position in hexadecimal, the state of the dealer's chance),
``# seat SEAT BUTTON BOT NAME`` who sits where, before the first line and whenever that changes.
"""

from binascii import hexlify

from tray24.compat import const

UNDO_TEXT = "* undo"
CHANCE = const(2)  # marks of a seat's line that stands: dice were drawn or rolled after it
SEAT_SHIFT = const(4)  # above it the seat
NOTE = "# at "
SEAT_NOTE = "# seat "


def format_note(position, chance_state):
    """The line that notes a position (bytes) and the state of chance (two ints)."""
    return "%s%s %d %d" % (NOTE, hexlify(position).decode(), chance_state[0], chance_state[1])


def seat_line(seat, player):
    """The line that notes who sits at `seat`."""
    return "%s%d %d %s %s" % (SEAT_NOTE, seat, player.button, player.bot or "-", player.name)

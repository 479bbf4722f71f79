"""The memory of a match for undo: a mark of each seat's line in memory, and positions noted in its journal.

Replaying a line takes an RP2040 some milliseconds, and a match has thousands. So the journal notes the position from
time to time, in a comment ``# at SAVED X Y``: the saved position in hexadecimal, and the state of the dealer's chance.
"""

from binascii import hexlify, unhexlify

from tray24.compat import const

UNDO_TEXT = "* undo"
SNAPSHOTS = const(4)  # undo steps in memory; for more the journal is replayed
CHANCE = const(2)  # flag of a seat's line that stands: dice were drawn or rolled after it
SEAT_SHIFT = const(4)  # the bits above are the seat
NOTE = "# at "


def format_note(position: bytes, chance_state: tuple[int, int]) -> str:
    """Return the line that notes a position (bytes) and the state of chance (two ints)."""
    return "%s%s %d %d" % (NOTE, hexlify(position).decode(), chance_state[0], chance_state[1])


def parse_note(line: str) -> tuple[bytes, tuple[int, int]]:
    """Return (position, chance_state) of a line from `format_note`. Raise ValueError if it is not such a line."""
    position, x, y = line[len(NOTE) :].split(" ")
    return unhexlify(position), (int(x), int(y))

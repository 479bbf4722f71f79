"""Verbs and phases, and how they encode the moves of seats and the deals of the dealer.

A move is an int, ``seat << 24 | verb << 16 | arguments``; a deal is a tuple ``(verb, seat, values)``. Outside the rules
and the bots, `Game.encode_move` encodes a move and `Game.decode_args` decodes its arguments. `notation` converts moves
and deals to and from lines of text.
"""

from tray24.compat import const

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Sequence

    Deal = tuple[int, int, Sequence[int]]  # verb, seat, values
    MoveOrDeal = int | Deal

DEALER = const(-1)

# Verbs of seats.
PLACE = const(0)
ROLL = const(1)
KEEP = const(2)
PLAY = const(3)
DRAW = const(4)
PASS = const(5)
COLOR = const(6)
UNO = const(7)
CATCH = const(8)
REROLL = const(9)
SCORE = const(10)
ZERO = const(11)
ACCEPT = const(12)
CHALLENGE = const(13)
GIVE = const(14)
LEAD = const(15)
REOPEN = const(16)
VERBS = ("place", "roll", "keep", "play", "draw", "pass", "color", "uno", "catch", "reroll", "score", "zero")
VERBS += ("accept", "challenge", "give", "lead", "reopen")

# Verbs of the dealer; 0 while a seat is awaited.
D_ROLLOFF = const(1)
D_FIRST = const(2)
D_DRAW = const(3)
D_ROLL = const(4)
D_START = const(5)
D_REVEAL = const(6)
D_VERDICT = const(7)
D_UNDO = const(8)
DEALER_VERBS = ("", "rolloff", "first", "draw", "roll", "start", "reveal", "verdict", "undo")

# Phases. While the dealer is awaited, the phase is the number of the awaited verb; D_FIRST has no phase of its own.
PH_PLACE = const(9)
PH_CHOOSE = const(10)
PH_MOVE = const(11)
PH_DRAWN = const(12)
PH_REROLLED = const(13)
PH_COLOR = const(14)
PH_CHALLENGE = const(15)
PH_GIVE = const(16)
PH_LEAD = const(17)
PH_REOPEN = const(18)
PH_SCORE = const(19)
PH_OVER = const(20)
PHASES: tuple[str, ...] = DEALER_VERBS + ("place", "choose", "move", "drawn", "rerolled", "color", "challenge")
PHASES += ("give", "lead", "reopen", "score", "over")

# Kinds of arguments: the number of bits each takes in a move. Their texts are in `notation`.
SLOT = const(5)
FACE = const(8)
HUE = const(3)
SEAT = const(4)
POSITIONS = const(9)  # a bit mask of five dice
BOX = const(10)
TILE = const(7)
MARK = const(1)  # which marking of the preceding tile
ARM = const(6)  # for REOPEN the index of a doublet in the order of play


def decode_seat(move: int) -> int:
    """Return the seat that enters `move`."""
    return move >> 24


def decode_verb(move: int) -> int:
    """Return the verb of `move`, an index into `VERBS`."""
    return move >> 16 & 255


def decode_arg(move: int) -> int:
    """Return the arguments of `move` as packed bits; the game's `ARGS` lists their kinds."""
    return move & 65535

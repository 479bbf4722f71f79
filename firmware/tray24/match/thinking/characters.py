"""The characters of bots: what a bot does in its own way, whatever its strength.

A bot's seat has a character; the head of a record names it in a comment, ``# bot SEAT CHARACTER``.
"""

from tray24.compat import const

_CASES = const(20)  # the chances below are out of so many cases


class Character:
    """The ways of a bot. The chances are out of 20 cases.

    calls, belated: of calling UNO before the play, and after it. catches: of catching who forgot, at each decision.
    bluffs: whether it plays a WD4 against the rules where that may pay. cautious: whether it fears the next player more.
    """

    def __init__(self, name, calls=10, belated=16, catches=5, bluffs=False, cautious=False):
        self.name = name
        self.calls = calls
        self.belated = belated
        self.catches = catches
        self.bluffs = bluffs
        self.cautious = cautious


STEADY = Character("steady")
# The seat's button selects the first character of its bot: a table of six has six of them.
CHARACTERS = (
    Character("watchful", catches=14),
    Character("forgetful", calls=4, belated=5, catches=2),
    Character("bluffer", bluffs=True),
    Character("cautious", calls=16, belated=19, cautious=True),
    STEADY,
    Character("rascal", calls=6, catches=10, bluffs=True),
)


def find(name):
    """Return the character of this name; the steady one if there is none."""
    for character in CHARACTERS:
        if character.name == name:
            return character
    return STEADY


def happens(chances, chance):
    """Return True in `chances` of 20 cases."""
    return chance.below(_CASES) < chances

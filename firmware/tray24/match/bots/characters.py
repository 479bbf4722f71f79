"""The characters of bots. Each has a name, a face and habits, which do not depend on a bot's strength.

Each seat button has its own character, so a table of six bots shows all six. The head of a record names the character
of a bot in a comment, ``# bot SEAT CHARACTER``.
"""

from tray24.compat import const

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from tray24.match.chance import Chance

_CASES = const(20)  # the chances below are out of so many cases


class Character:
    """The habits of a bot, its name and its face.

    Three probabilities are in twentieths: `calls`, that the bot calls UNO before its play; `belated`, that it calls
    UNO after its play if it has not called before; `catches`, that it catches a player who forgot to call. The last two
    are tried again at each decision of a bot, as long as the call or catch is possible. `bluffs` tells whether the bot
    plays an illegal WD4 if that may gain points, `cautious` whether it gives more weight to what the next player can
    do. `name` is the key in records, `display_name` the shown name. `face` is a picture: a byte for each column, the
    top row in the lowest bit.
    """

    def __init__(
        self,
        name: str,
        display_name: str,
        face: bytes,
        calls: int = 10,
        belated: int = 16,
        catches: int = 5,
        bluffs: bool = False,
        cautious: bool = False,
    ) -> None:
        self.name = name
        self.display_name = display_name
        self.face = face
        self.calls = calls
        self.belated = belated
        self.catches = catches
        self.bluffs = bluffs
        self.cautious = cautious


STEADY: Character = Character("steady", "Ann", b"\x3c\x6e\x4a\x4f\x4a\x6e\x3c")
# By seat button.
CHARACTERS: tuple[Character, ...] = (
    STEADY,
    Character("watchful", "Ida", b"\x7c\x82\xca\xdf\xca\x82\x7c", catches=14),
    Character("forgetful", "Mira", b"\x7c\x8b\xcb\xa2\xca\x8a\x7c", calls=4, belated=5, catches=2),
    Character("cautious", "Jon", b"\x7c\x8a\xd6\xc2\xd6\x8a\x7c", calls=16, belated=19, cautious=True),
    Character("bluffer", "Otto", b"\x7e\x9b\x8b\xdb\xcb\x9b\x7e", bluffs=True),
    Character("rascal", "Vera", b"\x7d\x82\xaa\xe2\xea\xa2\x5d", calls=6, catches=10, bluffs=True),
)


def find_character(name: str) -> Character | None:
    """Return the character whose key in records is `name`, or None."""
    found = [character for character in CHARACTERS if character.name == name]
    return found[0] if found else None


def try_chance(chances: int, chance: "Chance") -> bool:
    """Return True with a probability of `chances` in 20."""
    return chance.randbelow(_CASES) < chances

"""What the bot keen would do in place of the player who is to choose: a hint for those who want one."""

from tray24.match import keen
from tray24.match.chance import Chance


def advise(match):
    """A generator that yields while keen thinks, and returns the move that it would enter.

    Keen knows what the player knows. Its chance, which decides between equals, is its own: no dice change by it.
    """
    chance = Chance(len(match.marks))
    return (yield from keen.choose(match.game, chance, match.sides))

"""The electronic dealer: the values of the awaited dealer's line, from chance and the dice of the set."""

from tray24.compat import const
from tray24.rules.moves import D_DRAW, D_ROLL, D_START

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from tray24.match.chance import Chance
    from tray24.rules.core import Game


def serve(game: "Game", chance: "Chance", sides: bytes) -> list[int]:
    """Return the values of the line that `game` awaits, for `game.deal`. sides: six faces per die, see `dicesets`."""
    wait = game.wait
    if wait == D_ROLL:
        return chance.roll(game.rolling, sides)
    if wait == D_DRAW:
        dice = chance.pick(game.bag, game.due)
        dice.sort()
        return dice
    if wait == D_START:
        return chance.roll((game.drawn,), sides)
    if game.rolling:
        return chance.roll(game.rolling, sides)  # L1: the dice of the hands
    # The roll-off (B1): each contender takes a die from the bag.
    return chance.roll(chance.pick(game.bag, game.due), sides)

"""The electronic dealer, and its seeded random generator with the same sequence on every machine.

Two multiply-with-carry generators of base 2**16 run side by side, and their low halves are combined by exclusive or:

    x = 16035 * (x & 65535) + (x >> 16)
    y = 14895 * (y & 65535) + (y >> 16)
    16 random bits = (x ^ y) & 65535

For either multiplier a, both p = a * 2**16 - 1 and q = (p - 1) / 2 are prime, so every start except 0 and p has the
period q (Marsaglia, "Random Number Generators", 2003). The period of both together is about 2**57. Every product stays
below 2**30, a small int of MicroPython: stepping allocates no memory.
"""

from tray24.compat import const
from tray24.rules.moves import D_DRAW, D_ROLL, D_START

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Iterable

    from tray24.rules.core import Game

_A = const(16035)
_B = const(14895)
_FIVE_DICE = const(7776)  # 6**5
_FAIR_LIMIT = const(62208)  # the largest multiple of 7776 in 16 bits
_DAY_MASK = const(0x1FFFFF)  # the bits of a day's number that a seed has room for

SEEDS: int = 1 << 32  # seeds are 0 to SEEDS - 1


class Chance:
    """A random generator with its state, the ints `x` and `y`. Different seeds start in different states."""

    def __init__(self, seed: int) -> None:
        self.seed(seed)

    def seed(self, seed: int) -> None:
        """Restart the random numbers from `seed`, an int from 0 to 2**32-1."""
        left = seed >> 16
        right = seed & 65535
        # Four rounds of a Feistel network: nearby seeds get dissimilar states, and no two seeds share a state.
        for key in (0x243F, 0x6A88, 0x85A3, 0x08D3):
            product = (right ^ key) * 0x3779
            left, right = right, left ^ (product >> 9 & 65535) ^ (product & 0x1FF)
        # Neither start can be 0 or a * 2**16 - 1: the upper halves are between 0 and a - 1.
        self.x = left | 0x1B87 << 16
        self.y = right | 0x2545 << 16

    def get_state(self) -> tuple[int, int]:
        """Return the state of the generator, for `restore`."""
        return self.x, self.y

    def restore(self, state: tuple[int, int]) -> None:
        """Set the state of the generator to one that `get_state` has returned."""
        self.x, self.y = state

    def randbelow(self, count: int) -> int:
        """Return a random int from 0 to count - 1, all with equal probability. `count` is at most 2**14."""
        x = self.x
        y = self.y
        while True:
            x = _A * (x & 65535) + (x >> 16)
            y = _B * (y & 65535) + (y >> 16)
            # Lemire, "Fast Random Integer Generation in an Interval": the first products of each interval are surplus.
            product = ((x ^ y) & 65535) * count
            if product & 65535 >= count or product & 65535 >= 65536 % count:
                self.x = x
                self.y = y
                return product >> 16

    def pick(self, pool: list[int], count: int) -> list[int]:
        """Return `count` different members of `pool`, in the order in which they were picked."""
        if count == 1:
            return [pool[self.randbelow(len(pool))]]
        # This is `randbelow` inlined: simulated matches spend much of their time here.
        x = self.x
        y = self.y
        rest = pool[:]
        size = len(rest)
        left = size - count
        picks = []
        while size > left:
            x = _A * (x & 65535) + (x >> 16)
            y = _B * (y & 65535) + (y >> 16)
            product = ((x ^ y) & 65535) * size
            if product & 65535 >= size or product & 65535 >= 65536 % size:
                picks.append(rest.pop(product >> 16))
                size -= 1
        self.x = x
        self.y = y
        return picks

    def roll(self, dice: "Iterable[int]", sides: bytes) -> list[int]:
        """Roll the dice of these ids. Return a list with the face that each die shows.

        `sides` are the six faces of each die of the set.
        """
        x = self.x
        y = self.y
        faces = []
        digits = 1
        for die in dice:
            if digits == 1:
                # One step yields five dice; the leading 1 (in base 6) marks when they are used up.
                digits = _FAIR_LIMIT
                while digits >= _FAIR_LIMIT:
                    x = _A * (x & 65535) + (x >> 16)
                    y = _B * (y & 65535) + (y >> 16)
                    digits = (x ^ y) & 65535
                digits = digits % _FIVE_DICE + _FIVE_DICE
            faces.append(sides[6 * die + digits % 6])
            digits //= 6
        self.x = x
        self.y = y
        return faces


class DayDice(Chance):
    """The random generator for the dice of the day: everybody who plays this day gets the same dice.

    A draw depends only on the day and the draw's number in the match, a roll also on the die. So players who keep
    different dice get the same draws, and the same faces on the dice that they roll. Each draw and each die's roll
    uses a generator with the seed

        (day * 2048 + 32 * throw + die) mod 2**32

    `throw` is the number that `Game.get_throw_number` returns, and `die` is 0 for a draw.
    """

    def __init__(self, day: int, game: "Game") -> None:
        super().__init__(day)
        self._day = (day & _DAY_MASK) << 11
        self._game = game

    def _seed_die(self, die: int) -> None:
        self.seed(self._day + (self._game.get_throw_number() << 5) + die)

    def pick(self, pool: list[int], count: int) -> list[int]:
        self._seed_die(0)
        return super().pick(pool, count)

    def roll(self, dice: "Iterable[int]", sides: bytes) -> list[int]:
        faces = []
        for die in dice:
            self._seed_die(die)
            faces.append(sides[6 * die + self.randbelow(6)])
        return faces


def deal_values(game: "Game", chance: "Chance", sides: bytes) -> list[int]:
    """Return the values of the deal that `game` awaits, for `game.deal`.

    `sides` are the six faces of each die, see `dicesets`.
    """
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

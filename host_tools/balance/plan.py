"""The plan of a balance run: which bots sit together in which game, and how many matches each line-up plays.

A table is a game with a number of seats. Its line-ups are each bot against itself, for the figures of the game, and
each two bots by turns around the table, for their ratings. The matches of a table are dealt out evenly to its line-ups.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

from tray24.match import bots

_SLOW = {"yacht": ("fair", "sharp", "expert")}  # they search all rolls: whoever wants to wait for them names them


@dataclass(frozen=True)
class Table:
    """A game, its number of seats and its options, and the seed of its matches."""

    game: str
    seats: int
    options: tuple[tuple[str, str], ...]
    seed: int


@dataclass(frozen=True)
class Lineup:
    """The bots at a table, by seat. Each match is the function of its line-up and its number."""

    table: Table
    bots: tuple[str, ...]

    @property
    def is_alike(self) -> bool:
        """Return whether all seats have the same bot."""
        return len(set(self.bots)) == 1

    @property
    def name(self) -> str:
        """Return the line-up as text, such as `sharp,random`."""
        return ",".join(self.bots)


def lineups(table: Table, bots: Sequence[str]) -> list[Lineup]:
    """Return the line-ups of a table: each bot against itself, then each two of them in both orders."""
    seats = range(table.seats)
    alike = [Lineup(table, (bot,) * table.seats) for bot in bots]
    pairs = [pair for two in combinations(bots, 2) for pair in (two, two[::-1])]
    return alike + [Lineup(table, tuple(pair[seat % 2] for seat in seats)) for pair in pairs]


def shares(matches: int, parts: int) -> list[int]:
    """Return how many of the matches each part plays; the first ones play those that are left over."""
    return [matches // parts + (part < matches % parts) for part in range(parts)]


def usual_bots(game: str) -> list[str]:
    """Return the names of the bots of a game that do not think for long, in the order of menus, and random."""
    names = dict.fromkeys((*bots.offered(game), bots.RANDOM))
    return [name for name in names if name not in _SLOW.get(game, ())]

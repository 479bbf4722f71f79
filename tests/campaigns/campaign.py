"""The base of all campaigns."""

import random
from abc import ABC, abstractmethod
from collections.abc import Iterable
from contextlib import AbstractContextManager
from typing import NamedTuple

PRODUCT = ("firmware/tray24", "simulator")


class Fault(NamedTuple):
    """A planted fault: what is wrong, its context, and the quick rounds that look for it (default: all)."""

    words: str
    planted: AbstractContextManager[object]
    rounds: Iterable[int] = ()


class Campaign(ABC):
    """A search for faults of one kind, in rounds that can be repeated by their number.

    `name` is its word on the command line, `promise` what it shows, in words; `unit` what it counts. `night` is the
    count of a whole run, `short` the number of rounds of a quick one. `about` names the files and folders that a count
    is about, besides the campaign's own module: when they change, counting begins again. `faults` are planted one by
    one; the quick rounds must find each of them.
    """

    about: tuple[str, ...] = PRODUCT
    name: str
    promise: str
    unit: str
    night: int
    short: int
    faults: tuple[Fault, ...]

    @abstractmethod
    def check(self, number: int, chance: random.Random) -> int:
        """Do the round of this number, in which all chance is that of `chance`. Return how many units it has checked.

        Any exception is a fault that it has found.
        """


def chance_of(campaign: Campaign, seed: int, number: int) -> random.Random:
    """Return the chance of a round: a campaign that is resumed goes on as if it had not been interrupted."""
    return random.Random(f"{campaign.name} {seed} {number}")

"""The base class of all campaigns, and the faults that are planted in them."""

import random
from abc import ABC, abstractmethod
from collections.abc import Iterable
from contextlib import AbstractContextManager
from typing import NamedTuple

PRODUCT = ("firmware/tray24", "simulator")


class Fault(NamedTuple):
    """A fault to plant.

    `words` say what is wrong, `planted` is the context manager that plants it. One of the rounds with the numbers
    `rounds` must find it (default: all rounds of a quick run).
    """

    words: str
    planted: AbstractContextManager[object]
    rounds: Iterable[int] = ()


class Campaign(ABC):
    """A search for faults of one kind, in rounds that can be repeated by their number.

    `name` is its name on the command line, `promise` what it checks, and `unit` what it counts. `night` is the number
    of units of a whole run, `short` the number of rounds of a quick run. `about` names the files and folders that the
    campaign checks, besides its own module: when they change, its results no longer count. `faults` are planted one by
    one; a quick run must find each of them.
    """

    about: tuple[str, ...] = PRODUCT
    name: str
    promise: str
    unit: str
    night: int
    short: int
    faults: tuple[Fault, ...]

    @abstractmethod
    def check(self, number: int, rng: random.Random) -> int:
        """Run the round of this number, with all random choices from `rng`. Return the number of units checked.

        Any exception means that the round has found a fault.
        """


def make_random(campaign: Campaign, seed: int, number: int) -> random.Random:
    """Return the random generator of round `number`.

    It depends on nothing else, so an interrupted campaign can continue.
    """
    return random.Random(f"{campaign.name} {seed} {number}")

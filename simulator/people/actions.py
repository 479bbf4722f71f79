"""What people can do at a tray with real dice: the contract between those who do it and those who decide."""

from abc import ABC, abstractmethod

from simulator.people.dice import Dice
from simulator.people.fingers import Fingers
from simulator.people.seen import Seen
from simulator.tray.virtual import VirtualTray


class Actions(Seen, ABC):
    """What people see, and an intent for `Fingers.start` for each thing that they do."""

    def __init__(self, tray: VirtualTray, dice: Dice, fingers: Fingers):
        super().__init__(tray, dice)
        self.fingers = fingers

    @abstractmethod
    async def take(self, seat: int) -> None:
        """Take from the pouch what the seat lacks, or give back what she has too many of.

        Dice that join a hand which was rolled are rolled, and so is a die that is to be placed.
        """

    @abstractmethod
    async def roll(self, seat: int, ids: list[int] | None = None) -> None:
        """Roll the dice of a seat, some of them, or only the one just drawn; tell the tray where it wants to know."""

    @abstractmethod
    async def put(self, id: int, slot: int) -> None:
        """Put a die into a slot; return when the tray has seen it, or is blind there."""

    @abstractmethod
    async def give(self, id: int) -> None:
        """Give a die of a hand to the other player (L8)."""

    @abstractmethod
    async def tell(self) -> None:
        """Tell the tray the face that it asks for: of a die in a slot, or of those left in a hand."""

    @abstractmethod
    async def say(self, verb: int) -> None:
        """Choose one of `verbs` by the keys."""

    @abstractmethod
    async def done(self) -> None:
        """Press green: what the tray has told people to do is done."""

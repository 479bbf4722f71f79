"""The actions of people at a tray with real dice: the contract between `Handling` and the code that decides."""

from abc import ABC, abstractmethod

from simulator.people.dice import Dice
from simulator.people.fingers import Fingers
from simulator.people.seen import Seen
from simulator.tray.virtual import VirtualTray


class Actions(Seen, ABC):
    """People at the table: all that they see (`Seen`), and an intent for `Fingers.start` for each of their actions.

    `rolled_off` are the faces of the last roll-off, by seat button, and `rolled_off_ms` is its time.
    """

    def __init__(self, tray: VirtualTray, dice: Dice, fingers: Fingers):
        super().__init__(tray, dice)
        self.fingers = fingers
        self.rolled_off: dict[int, int] = {}
        self.rolled_off_ms = 0

    @abstractmethod
    async def roll_off(self) -> None:
        """Roll a die for everyone, again for those with the highest number. Press the button of the winner."""

    @abstractmethod
    async def take(self, seat: int) -> None:
        """Take the dice that a seat lacks from the pouch, or put back those that it has too many of.

        Roll the dice that join a hand which is already rolled, and a die that is to be placed.
        """

    @abstractmethod
    async def roll(self, seat: int, ids: list[int] | None = None) -> None:
        """Roll the dice of a seat, some of them, or only the die just drawn.

        Tell the tray the faces if it asks for them.
        """

    @abstractmethod
    async def put(self, id: int, slot: int) -> None:
        """Put a die into a slot. Return when the tray has seen it, or at once where its sensor is not trusted."""

    @abstractmethod
    async def give(self, id: int) -> None:
        """Give a die of a hand to the other player (L8)."""

    @abstractmethod
    async def tell(self) -> None:
        """Tell the tray the face that it asks for: of a die in a slot, or of the dice left in a hand."""

    @abstractmethod
    async def say(self, verb: int) -> None:
        """Choose one of `verbs` by the keys."""

    @abstractmethod
    async def done(self) -> None:
        """Press green to confirm that people have done what the tray told them to do."""

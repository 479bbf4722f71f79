"""The conduct of people in a game in which a wild +4 may be challenged (C6-C8, D8)."""

from typing import TypeVar

from simulator.people.conduct import Conduct
from tray24.rules.shedding import SheddingGame
from tray24.ui.match import kinds

DOUBTS = 0.25  # how often a virtual player challenges a wild +4 without knowing the hand

AnyShedding = TypeVar("AnyShedding", bound=SheddingGame)


class ChallengeConduct(Conduct[AnyShedding]):
    """The conduct of people in a game with challenges."""

    def asked(self) -> int:
        # The player who challenges looks at the hand.
        return self.game.back_turn if self.screen.kind == kinds.VERDICT else super().asked()

    def challenged(self) -> int:
        """Return the seat that played the challenged die."""
        return (self.game.back_turn - self.game.direction) % self.game.seats

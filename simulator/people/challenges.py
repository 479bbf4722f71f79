"""How people play a game in which a wild +4 may be challenged (C6-C8, D8)."""

from typing import TypeVar

from simulator.people.conduct import Conduct
from tray24.rules.shedding import SheddingGame
from tray24.ui.match import kinds

DOUBTS = 0.25  # how often a virtual player challenges a wild +4 of which she knows nothing

AnyShedding = TypeVar("AnyShedding", bound=SheddingGame)


class ChallengeConduct(Conduct[AnyShedding]):
    """How one such game is played."""

    def asked(self) -> int:
        # Who doubts looks at the hand.
        return self.game.back_turn if self.screen.kind == kinds.VERDICT else super().asked()

    def challenged(self) -> int:
        """Return the seat that played the die which is doubted, once it was challenged."""
        return (self.game.back_turn - self.game.direction) % self.game.seats

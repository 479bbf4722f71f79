"""People with real dice in the center-die game (rules C): hands lie open, whoever doubts a wild +4 looks at them."""

import random

from simulator.people import ways as common
from tray24.rules.faces import FIT, WD4
from tray24.rules.moves import ACCEPT, CHALLENGE

_DOUBTS = 0.25  # how often a virtual person challenges a wild +4 that was legal


class Ways(common.Ways):
    """Whatever is taken is rolled at once (C2, C4)."""

    def rolls_taken(self, seat: int) -> bool:
        return True

    def lifted_to(self, slot: int) -> int | None:
        """A wild +4 that was not legal goes back to its player (C8), who draws besides."""
        die = self.people.dice.in_slot(slot)
        if die is not None and die.face == WD4:
            lacking = [seat for seat in range(self.game.seats) if self.wanting(seat) > 1]
            if len(lacking) == 1 and len(self.screen.orders) == 1:
                say, seat = self.screen.ui.say, lacking[0]
                drawn = say("draws_and_rolls", self.screen.ui.seat_name(seat), self.wanting(seat) - 1)
                if drawn in self.screen.orders:
                    return seat
        return super().lifted_to(slot)

    def is_legal(self) -> bool:
        """C7: no die of the hand matches the die that lay in the center before."""
        game = self.game
        player = (game.back_turn - game.direction) % game.seats
        mask = FIT[game.faces[game.former]]
        return not any(FIT[die.face] & mask for die in self.people.hand(player))

    def on_question(self, seat: int, chance: random.Random) -> common.Intent | None:
        verbs = self.people.verbs()
        if CHALLENGE not in verbs:
            return None
        self_doubt = chance.random() < _DOUBTS
        player = (seat - self.game.direction) % self.game.seats
        mask = FIT[self.game.faces[self.game.former]]
        matches = any(FIT[die.face] & mask for die in self.people.hand(player))
        return self.people.say(CHALLENGE if matches or self_doubt else ACCEPT)

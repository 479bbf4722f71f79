"""The policy of virtual people in `center` with real dice (section C of the rules).

Hands are open, so a player sees whether a WD4 is a bluff before deciding on a challenge.
"""

import random

from simulator.people.dice import Die
from simulator.people.policy import DOUBTS, Policy
from simulator.people.presses import Intent
from tray24.games.center.rules import Center
from tray24.rules.faces import FIT, WD4
from tray24.rules.moves import ACCEPT, CHALLENGE, PH_CHALLENGE
from tray24.ui.match.real.tasks import DRAWS_AND_ROLLS


class GamePolicy(Policy[Center]):
    """The decisions of virtual people in `center`: they roll dice as soon as they take them (rules C2, C4)."""

    def should_roll_drawn(self, seat: int) -> bool:
        return True

    def find_receiver(self, slot: int) -> int | None:
        """Return the seat that gets the die lifted from a slot, or None for the bag.

        An illegal wild +4 goes back to its player (rule C8).
        """
        die = self.dice_moves.dice.find_in_slot(slot)
        if die is not None and die.face == WD4:
            candidates = [seat for seat in range(self.game.seats) if self.count_missing(seat) > 1]
            if len(candidates) == 1 and len(self.screen.tasks) == 1:
                seat = candidates[0]
                if (DRAWS_AND_ROLLS, seat, self.count_missing(seat) - 1) in self.screen.tasks:
                    return seat
        return super().find_receiver(slot)

    def is_legal(self) -> bool:
        """Return whether a challenged WD4 was legal (rule C7).

        It was legal if no die of its player's hand matches the die on which the WD4 was played.
        """
        return not self._list_matching_dice()

    def list_matching_dice(self) -> list[Die]:
        return self._list_matching_dice() if self.game.phase == PH_CHALLENGE else []

    def _list_matching_dice(self) -> list[Die]:
        game = self.game
        former_fit = FIT[game.faces[game.former]]
        return [die for die in self.dice_moves.list_hand(game.find_challenged()) if FIT[die.face] & former_fit]

    def on_question(self, seat: int, rng: random.Random) -> Intent | None:
        verbs = self.dice_moves.list_verbs()
        if CHALLENGE not in verbs:
            return None
        has_doubt = rng.random() < DOUBTS
        return self.dice_moves.choose_verb(CHALLENGE if has_doubt or self._list_matching_dice() else ACCEPT)

"""The policy of virtual people in `line` with real dice (section L of the rules)."""

import random

from simulator.people.dice import Die
from simulator.people.policy import Policy
from simulator.people.presses import Intent
from tray24.games.line.rules import Line
from tray24.games.line.screen import place_to_slot
from tray24.pins import SLOTS
from tray24.rules.moves import D_ROLLOFF, D_START, GIVE, PH_REROLLED
from tray24.ui.match.prompts import ORDER
from tray24.ui.match.real.tasks import ROLLS_ALL


class GamePolicy(Policy[Line]):
    """The decisions of virtual people in `line`: after taking dice from the line, they roll the whole hand again.

    The bag is empty after the deal, so all later dice come from the line.
    """

    def get_starting_seat(self) -> int:
        return -1 if self.screen.prompt == ORDER else super().get_starting_seat()  # both roll first (L1)

    def list_held_dice(self, seat: int) -> list[Die]:
        dice = super().list_held_dice(seat)
        # During the deal, rolled dice belong to the round before.
        return [die for die in dice if not die.rolled] if self.game.wait == D_ROLLOFF else dice

    def list_leftovers(self) -> list[Die]:
        if self.game.wait != D_ROLLOFF:
            return []
        return [die for seat in (0, 1) for die in self.dice_moves.list_hand(seat) if die.rolled]

    def should_roll_drawn(self, seat: int) -> bool:
        return self.game.wait == D_START

    def find_receiver(self, slot: int) -> int | None:
        """Return the seat that gets the die lifted from a slot: the only seat that lacks dice. Otherwise return None.

        None stands for the bag, to which all dice return at the end of a round.
        """
        candidates = [seat for seat in (0, 1) if self.count_missing(seat) > 0]
        return candidates[0] if len(candidates) == 1 and self.game.wait != D_ROLLOFF else None

    def handle_lift(self, die: Die, seat: int) -> None:
        is_taken = self.game.phase == PH_REROLLED and self.game.turn == seat and not self.screen.tasks
        if is_taken or (ROLLS_ALL, seat, 0) in self.screen.tasks:
            self.dice_moves.dice.mark_unrolled(die.id)

    def find_fitting_slots(self) -> dict[int, list[int]]:
        seat = self.screen.get_acting_seat()
        must_roll = (
            seat >= 0
            and seat != self.get_starting_seat()
            and not all(die.rolled for die in self.dice_moves.list_hand(seat))
        )
        return {} if must_roll else super().find_fitting_slots()  # the whole hand is rolled first (L4)

    def list_line_slots(self) -> list[int]:
        slots = [place_to_slot(index) for index in range(SLOTS)]
        length = len(self.game.line)
        end = slots.index(self.screen.game_screen.get_last_slot()) if length else 0
        return [slots[(end + 1 - length + index) % SLOTS] for index in range(length)]

    def on_question(self, seat: int, rng: random.Random) -> Intent | None:
        """Return a coroutine that gives a die of `seat` to the caught player, or None if no die has to be given.

        A player gives a die when the line has none to spare (rule L8).
        """
        if GIVE in self.dice_moves.list_verbs():
            return self.dice_moves.give_die(rng.choice(self.dice_moves.list_hand(seat)).id)
        return None

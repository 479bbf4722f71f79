"""The policy of virtual people in `line` with real dice (rules L): taken dice join a hand, which is rolled again."""

import random

from simulator.people.conduct import Conduct
from simulator.people.dice import Die
from simulator.people.fingers import Intent
from tray24.games.line.rules import Line
from tray24.games.line.screen import slot_at
from tray24.pins import SLOTS
from tray24.rules.moves import D_ROLLOFF, D_START, GIVE, PH_REROLLED
from tray24.ui.match.kinds import ORDER
from tray24.ui.match.real.table import ROLLS_ALL


class GameConduct(Conduct[Line]):
    """The policy for a pouch that is empty after the deal. After taking dice from the line the whole hand is rolled."""

    def starting(self) -> int:
        return -1 if self.screen.kind == ORDER else super().starting()  # both roll first (L1)

    def held(self, seat: int) -> list[Die]:
        held = super().held(seat)
        # During the deal, rolled dice belong to the round before.
        return [die for die in held if not die.rolled] if self.game.wait == D_ROLLOFF else held

    def leftovers(self) -> list[Die]:
        if self.game.wait != D_ROLLOFF:
            return []
        return [die for seat in (0, 1) for die in self.handling.hand(seat) if die.rolled]

    def rolls_taken(self, seat: int) -> bool:
        return self.game.wait == D_START

    def lifted_to(self, slot: int) -> int | None:
        """Return the seat that takes dice from the line, or None at a round's end: all dice return to the pouch."""
        lacking = [seat for seat in (0, 1) if self.wanting(seat) > 0]
        return lacking[0] if len(lacking) == 1 and self.game.wait != D_ROLLOFF else None

    def lifted(self, die: Die, seat: int) -> None:
        took = self.game.phase == PH_REROLLED and self.game.turn == seat and not self.screen.orders
        if took or (ROLLS_ALL, seat, 0) in self.screen.orders:
            self.handling.dice.unroll(die.id)

    def fits(self) -> dict[int, list[int]]:
        seat = self.screen.asked_seat()
        waits = seat >= 0 and seat != self.starting() and not all(die.rolled for die in self.handling.hand(seat))
        return {} if waits else super().fits()  # the whole hand is rolled first (L4)

    def way(self) -> list[int]:
        whole = [slot_at(place) for place in range(SLOTS)]
        length = len(self.game.line)
        end = whole.index(self.screen.side.last()) if length else 0
        return [whole[(end + 1 - length + place) % SLOTS] for place in range(length)]

    def on_question(self, seat: int, chance: random.Random) -> Intent | None:
        """Return the intent to give a die to the caught player when the line has none left (L8)."""
        if GIVE in self.handling.verbs():
            return self.handling.give(chance.choice(self.handling.hand(seat)).id)
        return None

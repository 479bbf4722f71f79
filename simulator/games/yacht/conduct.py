"""The policy of virtual people in `yacht` with real dice (rules Y): five dice, three rolls without the tray, a box."""

import random

from simulator.people.conduct import Conduct
from simulator.people.dice import SLOT, Die, Misplaced
from simulator.people.fingers import Intent
from simulator.people.handling import Handling
from tray24.games.yacht.boxes import BOXES, OPEN, box_points
from tray24.games.yacht.rules import Yacht
from tray24.rules.faces import color_of, is_wild, kind_of
from tray24.rules.moves import D_ROLL, PH_SCORE, SCORE
from tray24.ui.match import kinds

_DICE = 5
_ROLLS = 3


class GameConduct(Conduct[Yacht]):
    """The policy for dice that are kept by not rolling them. After the last roll they are placed or entered."""

    def __init__(self, handling: Handling):
        super().__init__(handling)
        self.rolls = 0  # rolls since the dice were taken
        self._turn: tuple[int, int] | None = None  # the turn of these rolls

    def _this_turn(self) -> tuple[int, int]:
        game = self.game
        written = sum(box != OPEN for sheet in game.sheets for box in sheet)
        return written, game.served if game.wait == D_ROLL else game.turn

    def _rolls_now(self) -> bool:
        return self.game.wait == D_ROLL

    def asked(self) -> int:
        return self.game.served if self._rolls_now() and self.screen.kind == kinds.ORDER else super().asked()

    def _lying(self) -> list[Die]:
        return [die for die in self.handling.dice.dice if die.place == SLOT]

    def held(self, seat: int) -> list[Die]:
        held = super().held(seat)
        if self._turn is None and held:
            self._turn = self._this_turn()  # the dice were here before this object was created
            self.rolls = 1 if held[0].rolled else 0
        return held if self._turn == self._this_turn() else []

    def wanting(self, seat: int) -> int:
        if not self._rolls_now() or seat != self.game.served or self.screen.kind == kinds.GUIDE:
            return 0
        return _DICE - len(self.held(seat)) - len(self._lying())

    def leftovers(self) -> list[Die]:
        if self._turn == self._this_turn():
            return []
        return [die for seat in range(self.game.seats) for die in self.handling.hand(seat)]

    def rolls_taken(self, seat: int) -> bool:
        return False

    def taken(self) -> None:
        self._turn = self._this_turn()
        self.rolls = 0

    def check_roll(self, seat: int, dice: list[Die]) -> None:
        if not self.rolls_left():
            raise Misplaced("three-rolls")
        if not self.rolls and len(dice) < _DICE:
            raise Misplaced("first-roll-of-five")

    def has_rolled(self) -> None:
        self.rolls += 1

    def alone(self, seat: int) -> list[Die]:
        return []

    def must_roll(self, seat: int) -> bool:
        return self._rolls_now() and seat == self.game.served and not self.rolls and bool(self.held(seat))

    def rolls_left(self) -> int:
        """Return how often the dice may still be rolled: 0 once one of them is in a slot or has been entered."""
        if not self._rolls_now() or self.screen.told or self._lying():
            return 0
        return _ROLLS - self.rolls

    def lifted_to(self, slot: int) -> int | None:
        """Return the seat that rolled the dice of this turn, which enters them again after an undo, or None."""
        return self.game.served if self._rolls_now() and self._turn == self._this_turn() else None

    def fits(self) -> dict[int, list[int]]:
        screen = self.screen
        if screen.kind not in (kinds.ORDER, kinds.HUE) or screen.slot >= 0 or not screen.side.awaits_die():
            return {}
        slots: list[int] = [slot for slot in screen.side.open_slots() if self.handling.dice.in_slot(slot) is None]
        return {die.id: slots for die in self.held(self.game.served) if die.rolled} if slots else {}

    def to_tell(self, seat: int) -> list[int]:
        return [die.face for die in self.handling.hand(seat) + self._lying()]

    def on_order(self, seats: list[int], chance: random.Random) -> Intent | None:
        seat = self.asked()
        return self._roll_or_put(seat) if seat in seats else None

    def on_telling(self, seat: int, chance: random.Random) -> Intent | None:
        waits = self.screen.kind == kinds.HUE and self.screen.slot < 0
        return self._roll_or_put(seat) if waits else self.handling.tell()

    def _roll_or_put(self, seat: int) -> Intent | None:
        handling = self.handling
        if self.wanting(seat):
            return handling.take(seat)
        again = self._poor(seat)
        if again and self.rolls_left():
            return handling.roll(seat, again)
        fits = self.fits()
        for id, slots in fits.items():
            return handling.put(id, slots[0])
        return handling.tell()

    def _poor(self, seat: int) -> list[int]:
        """Return the ids of the dice to roll again: all but wilds and those of the most frequent color or kind."""
        dice = self.held(seat)
        if not self.rolls:
            return [die.id for die in dice]
        plain = [die.face for die in dice if not is_wild(die.face)]
        groups = [[die for die in dice if color_of(die.face) == color_of(face)] for face in plain]
        groups += [[die for die in dice if kind_of(die.face) == kind_of(face)] for face in plain]
        kept = max(groups, key=len, default=[])
        return [die.id for die in dice if die not in kept and not is_wild(die.face)]

    def on_turn(self, seat: int, chance: random.Random) -> Intent | None:
        """Return the intent to choose the open box that scores most, or the first one if all score zero."""
        if self.game.phase != PH_SCORE:
            return None
        game = self.game
        faces = [game.faces[die] for die in game.dice]
        boxes = [box for box in range(len(BOXES)) if game.sheets[seat][box] == OPEN]
        best = max(boxes, key=lambda box: (box_points(box, faces), -box))
        return self.handling.fingers.take(self.screen.side.toward(game.move(SCORE, best)))

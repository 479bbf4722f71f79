"""The policy of virtual people in `yacht` with real dice (section Y of the rules).

They roll five dice up to three times beside the tray, then fill a box.
"""

import random

from simulator.people.dice import SLOT, Die, MisplacedDie
from simulator.people.dice_moves import DiceMoves
from simulator.people.policy import Policy
from simulator.people.presses import Intent
from tray24.games.yacht.boxes import BOXES, OPEN, score_box
from tray24.games.yacht.rules import Yacht
from tray24.rules.faces import get_color, get_kind, is_wild
from tray24.rules.moves import D_ROLL, PH_SCORE, SCORE
from tray24.ui.match import prompts

_DICE = 5
_ROLLS = 3


class GamePolicy(Policy[Yacht]):
    """The decisions of virtual people in `yacht`: they keep a die by not rolling it again.

    After the last roll they place the dice in slots, or enter their faces with the buttons.
    """

    def __init__(self, dice_moves: DiceMoves):
        super().__init__(dice_moves)
        self.rolls = 0  # rolls since the dice were taken
        self._turn: tuple[int, int] | None = None  # the turn of these rolls

    def _get_turn(self) -> tuple[int, int]:
        game = self.game
        filled_count = sum(box != OPEN for sheet in game.sheets for box in sheet)
        return filled_count, game.served if game.wait == D_ROLL else game.turn

    def _is_rolling(self) -> bool:
        return self.game.wait == D_ROLL

    def get_asked_seat(self) -> int:
        return (
            self.game.served if self._is_rolling() and self.screen.prompt == prompts.ORDER else super().get_asked_seat()
        )

    def _list_slot_dice(self) -> list[Die]:
        return [die for die in self.dice_moves.dice.dice if die.place == SLOT]

    def list_held_dice(self, seat: int) -> list[Die]:
        dice = super().list_held_dice(seat)
        if self._turn is None and dice:
            self._turn = self._get_turn()  # the dice were here before this object was created
            self.rolls = 1 if dice[0].rolled else 0
        return dice if self._turn == self._get_turn() else []

    def count_missing(self, seat: int) -> int:
        if not self._is_rolling() or seat != self.game.served or self.screen.prompt == prompts.GUIDE:
            return 0
        return _DICE - len(self.list_held_dice(seat)) - len(self._list_slot_dice())

    def list_leftovers(self) -> list[Die]:
        if self._turn == self._get_turn():
            return []
        return [die for seat in range(self.game.seats) for die in self.dice_moves.list_hand(seat)]

    def should_roll_drawn(self, seat: int) -> bool:
        return False

    def handle_draw(self) -> None:
        self._turn = self._get_turn()
        self.rolls = 0

    def check_roll(self, seat: int, dice: list[Die]) -> None:
        if not self.count_rolls_left():
            raise MisplacedDie("three-rolls")
        if not self.rolls and len(dice) < _DICE:
            raise MisplacedDie("first-roll-of-five")

    def handle_roll(self) -> None:
        self.rolls += 1

    def list_single_die(self, seat: int) -> list[Die]:
        return []

    def needs_roll(self, seat: int) -> bool:
        return self._is_rolling() and seat == self.game.served and not self.rolls and bool(self.list_held_dice(seat))

    def count_rolls_left(self) -> int:
        """Return how often the dice may still be rolled in this turn: 0 once a die is in a slot or has been entered."""
        if not self._is_rolling() or self.screen.entered_faces or self._list_slot_dice():
            return 0
        return _ROLLS - self.rolls

    def find_receiver(self, slot: int) -> int | None:
        """Return the seat that gets the die lifted from a slot: the one that has rolled the dice of this turn.

        After an undo this seat enters its dice again. If no seat is rolling, return None, for the bag.
        """
        return self.game.served if self._is_rolling() and self._turn == self._get_turn() else None

    def find_fitting_slots(self) -> dict[int, list[int]]:
        screen = self.screen
        if screen.prompt not in (prompts.ORDER, prompts.HUE) or screen.slot >= 0 or not screen.game_screen.needs_die():
            return {}
        slots: list[int] = [
            slot for slot in screen.game_screen.list_open_slots() if self.dice_moves.dice.find_in_slot(slot) is None
        ]
        return {die.id: slots for die in self.list_held_dice(self.game.served) if die.rolled} if slots else {}

    def list_faces_to_enter(self, seat: int) -> list[int]:
        return [die.face for die in self.dice_moves.list_hand(seat) + self._list_slot_dice()]

    def on_task(self, seats: list[int], rng: random.Random) -> Intent | None:
        seat = self.get_asked_seat()
        return self._roll_or_place(seat) if seat in seats else None

    def on_entry(self, seat: int, rng: random.Random) -> Intent | None:
        needs_place = self.screen.prompt == prompts.HUE and self.screen.slot < 0
        return self._roll_or_place(seat) if needs_place else self.dice_moves.enter_faces()

    def _roll_or_place(self, seat: int) -> Intent | None:
        dice_moves = self.dice_moves
        if self.count_missing(seat):
            return dice_moves.fill_hand(seat)
        die_ids = self._list_dice_to_reroll(seat)
        if die_ids and self.count_rolls_left():
            return dice_moves.roll_dice(seat, die_ids)
        slots_by_die = self.find_fitting_slots()
        for id, slots in slots_by_die.items():
            return dice_moves.place_die(id, slots[0])
        return dice_moves.enter_faces()

    def _list_dice_to_reroll(self, seat: int) -> list[int]:
        """Return the ids of the dice that a virtual player rolls again.

        In the first roll these are all dice. Later the player keeps wilds and the dice of the most frequent color or
        kind.
        """
        dice = self.list_held_dice(seat)
        if not self.rolls:
            return [die.id for die in dice]
        faces = [die.face for die in dice if not is_wild(die.face)]
        groups = [[die for die in dice if get_color(die.face) == get_color(face)] for face in faces]
        groups += [[die for die in dice if get_kind(die.face) == get_kind(face)] for face in faces]
        largest_group = max(groups, key=len, default=[])
        return [die.id for die in dice if die not in largest_group and not is_wild(die.face)]

    def on_turn(self, seat: int, rng: random.Random) -> Intent | None:
        """Return a coroutine that chooses the open box with the most points, or the first one if all would score zero.

        Return None if no box has to be chosen.
        """
        if self.game.phase != PH_SCORE:
            return None
        game = self.game
        faces = [game.faces[die] for die in game.dice]
        boxes = [box for box in range(len(BOXES)) if game.sheets[seat][box] == OPEN]
        best = max(boxes, key=lambda box: (score_box(box, faces), -box))
        return self.dice_moves.presses.choose_item(self.screen.game_screen.get_next_item(game.encode_move(SCORE, best)))

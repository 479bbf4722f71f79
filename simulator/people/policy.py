"""The decisions of virtual people at a tray with real dice, as far as they are the same in all games.

The module `policy` of a game contains `GamePolicy`, a subclass of `Policy` with what differs in that game.
"""

import random
from typing import TYPE_CHECKING, Generic, TypeVar, cast

from simulator.people.dice import SLOT, Die
from simulator.people.presses import Intent, IntentError
from tray24.pins import GREEN, RED, SLOTS
from tray24.rules.core import Game
from tray24.rules.faces import WD4, S, get_color, get_kind, get_number, is_wild
from tray24.rules.moves import D_START, DRAW, KEEP, PASS, PH_DRAWN, REROLL, ROLL
from tray24.sense.events import list_members
from tray24.ui.match import prompts
from tray24.ui.match.real.diff import NOTHING
from tray24.ui.match.real.real_play_screen import RealPlayScreen
from tray24.ui.match.real.tasks import BOTH_ROLL, ROLLS_ALL, TAKES_BACK

if TYPE_CHECKING:
    from simulator.people.dice_moves import DiceMoves

DOUBTS = 0.25  # probability that a virtual player challenges a wild +4 without knowing the hand
AnyGame = TypeVar("AnyGame", bound=Game)
_MAX_ROLLS = 80


class Policy(Generic[AnyGame]):
    """The decisions of virtual people in one game with real dice.

    Use it only while the screen of a match with real dice is on top.
    """

    start_slots = tuple(range(SLOTS))  # where a virtual player prefers to place the die that begins a round

    def __init__(self, dice_moves: "DiceMoves"):
        self.dice_moves = dice_moves

    @property
    def game(self) -> AnyGame:
        return cast(AnyGame, self.dice_moves.match.game)  # this is the policy of its game

    @property
    def screen(self) -> RealPlayScreen:
        """Return the screen of the match."""
        return self.dice_moves.play_screen

    def get_asked_seat(self) -> int:
        """Return the seat that has to act, or -1 if no single seat has to."""
        return self.screen.get_acting_seat()

    def get_starting_seat(self) -> int:
        """Return the seat that has to place the die that begins the round, or -1 if no seat has to place it now."""
        return self.game.starter if self.game.wait == D_START else -1

    def find_unentered_slot(self) -> int:
        """Return the slot of a die whose face people have to enter because its sensor is not trusted, or -1."""
        if self.screen.prompt != prompts.TURN:
            return -1
        return next(
            (slot for slot in self.screen.items if slot < SLOTS and self.dice_moves.dice.find_in_slot(slot)), -1
        )

    def list_held_dice(self, seat: int) -> list[Die]:
        """Return the dice in front of a seat that belong to the current round."""
        return self.dice_moves.list_hand(seat)

    def count_missing(self, seat: int) -> int:
        """Return how many dice the seat has to take from the bag. A negative number counts dice to put back."""
        # The die that begins a round belongs to no hand yet. A die that is being entered has left its hand.
        faces, leaving_slots = (
            self.screen.game_screen.get_faces(),
            list_members(self.screen.diff.to_lift | self.screen.diff.unconfirmed),
        )
        occupied_slots = [die.at for die in self.dice_moves.dice.dice if die.place == SLOT]
        new_slots = [slot for slot in occupied_slots if faces[slot] == NOTHING and slot not in leaving_slots]
        placed_count = len(new_slots) if seat == self.screen.get_acting_seat() else 0
        sizes = self.game.list_hand_sizes() or [0] * self.game.seats
        return sizes[seat] + (seat == self.get_starting_seat()) - len(self.list_held_dice(seat)) - placed_count

    def list_leftovers(self) -> list[Die]:
        """Return the dice of the last round, which return to the bag before anybody takes dice."""
        if any(self.game.list_hand_sizes()) or self.game.wait != D_START:
            return []
        return [die for seat in range(self.game.seats) for die in self.dice_moves.list_hand(seat)]

    def should_roll_drawn(self, seat: int) -> bool:
        """Return whether dice that the seat takes now are rolled at once."""
        hand = self.dice_moves.list_hand(seat)
        is_single = self.game.wait == D_START or self.game.phase == PH_DRAWN
        return is_single or (bool(hand) and all(die.rolled for die in hand))

    def handle_draw(self) -> None:
        """Do nothing after dice were taken from the bag. Games override this."""

    def list_single_die(self, seat: int) -> list[Die]:
        """Return [the die just drawn] if only that die may be placed, or [] if the whole hand may be."""
        drawn_die = self.dice_moves.dice.drawn
        is_awaited = (self.game.phase == PH_DRAWN and self.game.turn == seat) or self.get_starting_seat() == seat
        return (
            [drawn_die] if is_awaited and drawn_die is not None and drawn_die in self.dice_moves.list_hand(seat) else []
        )

    def check_roll(self, seat: int, dice: list[Die]) -> None:
        """Raise MisplacedDie if the rules do not allow the seat to roll these dice now. Games override this."""

    def handle_roll(self) -> None:
        """Do nothing after dice were rolled. Games override this."""

    def count_rolls_left(self) -> int:
        """Return how often a hand may still be rolled, or 0 in a game in which the tray itself counts the rolls."""
        return 0

    def needs_roll(self, seat: int) -> bool:
        """Return whether the display asks a seat to roll its dice and some of them have not been rolled."""
        return self.is_roll_asked(seat) and not all(die.rolled for die in self.dice_moves.list_hand(seat))

    def is_roll_asked(self, seat: int) -> bool:
        if self.screen.prompt != prompts.ORDER:
            return False
        task, task_seat, _ = self.screen.tasks[0]
        return task == BOTH_ROLL or (task == ROLLS_ALL and task_seat == seat)

    def find_receiver(self, slot: int) -> int | None:
        """Return the seat that gets the die lifted from a slot, or None for the bag.

        It is the seat from which the die came, or otherwise a seat that lacks dice.
        """
        diff = self.screen.diff
        shortages = [(seat, count) for seat in range(self.game.seats) if (count := self.count_missing(seat)) > 0]
        die = self.dice_moves.dice.find_in_slot(slot)
        owner_seats = [
            seat for seat, _ in shortages if die is not None and self.dice_moves.get_button(seat) == die.owner
        ]
        if owner_seats and slot in list_members(diff.to_lift):
            return owner_seats[0]
        if not self.screen.tasks:
            leaving_slots = list_members(diff.to_lift | diff.wrong)
            is_certain = len(shortages) == 1 and (
                slot in list_members(diff.wrong) or len(leaving_slots) == shortages[0][1]
            )
            return shortages[0][0] if is_certain else None
        taking_seats = [seat for task, seat, _ in self.screen.tasks if task == TAKES_BACK]
        return next((seat for seat, _ in shortages if seat in taking_seats), None)

    def handle_lift(self, die: Die, seat: int) -> None:
        """Do nothing after a die was lifted as the tray asked and put in front of this seat. Games override this."""

    def list_line_slots(self) -> list[int]:
        """Return the slots of the line of dice, from its back to its play end, or [] in a game without such a line."""
        return []

    async def roll_off(self, buttons: list[int]) -> None:
        """Roll dice to decide who starts.

        Roll a die for each of these seat buttons, then again for the buttons that share the highest number, until one
        has won. Then press this button.
        """
        dice, presses = self.dice_moves.dice, self.dice_moves.presses
        for _ in range(_MAX_ROLLS):
            numbers = {}
            for button in buttons:
                drawn_dice = dice.draw_dice(button, 1)
                if drawn_dice:
                    dice.roll_dice([drawn_dice[0].id])
                    face = drawn_dice[0].face
                    dice.lift_die(drawn_dice[0].id)
                else:  # after an undo the bag may be empty: use a die of this seat without moving it
                    face = dice.rng.choice([side for die in dice.list_seat_dice(button) for side in die.sides])
                numbers[button] = get_number(face)
                self.dice_moves.rolled_off[button] = face
            buttons = [button for button in buttons if numbers[button] == max(numbers.values())]
            if len(buttons) == 1:
                await presses.press_button(buttons[0])
                return

    def fill_hand(self, seat: int) -> None:
        """Take the dice that a seat lacks from the bag, or return its surplus dice."""
        dice_moves = self.dice_moves
        for die in self.list_leftovers():
            dice_moves.dice.lift_die(die.id)
        missing_count = self.count_missing(seat)
        if missing_count > 0:
            should_roll = self.should_roll_drawn(seat)
            drawn_dice = dice_moves.dice.draw_dice(dice_moves.get_button(seat), missing_count)
            self.handle_draw()
            if should_roll:
                dice_moves.dice.roll_dice(die.id for die in drawn_dice)
        for die in (
            sorted(dice_moves.list_hand(seat), key=lambda die: die.arrival)[missing_count:] if missing_count < 0 else []
        ):
            dice_moves.dice.lift_die(die.id)

    def find_fitting_slots(self) -> dict[int, list[int]]:
        """Return the slots in which the seat to act may place each of its dice, as die id -> slots."""
        screen = self.screen
        seat = screen.get_acting_seat()
        if screen.prompt != prompts.TURN or seat < 0 or self.count_missing(seat) > 0 or self.find_unentered_slot() >= 0:
            return {}
        hand = [die for die in self.list_single_die(seat) or self.dice_moves.list_hand(seat) if die.rolled]
        if self.game.wait == D_START:
            hand = [die for die in hand if self.can_start(die.face)]
        slots = [
            slot for slot in screen.game_screen.list_open_slots() if self.dice_moves.dice.find_in_slot(slot) is None
        ]
        fitting_slots: dict[int, list[int]] = {
            die.id: [slot for slot in slots if screen.game_screen.find_refusal(slot, die.face) is None] for die in hand
        }
        return {id: slots for id, slots in fitting_slots.items() if slots}

    def can_start(self, face: int) -> bool:
        """Return whether a round may begin with this face (rules C1 and L2). Dice with other faces are rolled again."""
        return get_kind(face) < S

    def list_faces_to_enter(self, seat: int) -> list[int]:
        """Return the faces of the dice left in a hand, which the tray asks people to enter one after the other."""
        return [die.face for die in self.dice_moves.list_hand(seat)]

    async def enter_hand(self) -> None:
        """Enter with the buttons all faces left in the hand of the seat to act, then press green to confirm them."""
        screen, dice_moves = self.screen, self.dice_moves
        while screen.prompt == prompts.ORDER:  # the task has been done
            await dice_moves.presses.press_button(GREEN)
        seat = screen.get_acting_seat()
        if self.count_missing(seat):  # after an undo
            self.fill_hand(seat)
        for die in dice_moves.list_hand(seat):
            if not die.rolled:
                dice_moves.dice.roll_dice([die.id])
        is_check = screen.prompt == prompts.CHECK
        await self._enter_rest(seat)
        if screen.prompt == prompts.CHECK and not self._is_hand_entered(seat):
            await dice_moves.presses.press_button(RED)  # another key press has interfered
            if is_check:
                raise IntentError("other-than-told")
            await self._enter_rest(seat)
        if screen.prompt == prompts.CHECK and self._is_hand_entered(seat):
            await dice_moves.presses.press_button(GREEN)

    async def _enter_rest(self, seat: int) -> None:
        """Enter with the buttons the faces of a hand that have not been entered yet."""
        screen = self.screen
        left = self.list_faces_to_enter(seat)
        for face in screen.entered_faces:
            if face in left:
                left.remove(face)
        while left and screen.prompt in (prompts.HUE, prompts.WHEEL):
            await self.dice_moves.presses.enter_face(left.pop())

    def _is_hand_entered(self, seat: int) -> bool:
        return sorted(self.screen.entered_faces) == sorted(self.list_faces_to_enter(seat))

    def list_colors(self, seat: int) -> list[int]:
        """Return the colors of the rolled dice that a seat holds, one entry for each die."""
        return [get_color(die.face) for die in self.dice_moves.list_hand(seat) if die.rolled and get_color(die.face)]

    def list_lines(self) -> list[str]:
        """Return the legal moves of the seat to play as records write them, or [] in a game without tiles."""
        return []

    async def lay_tile(self, move: int) -> None:
        """Lay a tile. Raise IntentError in a game with dice."""
        raise IntentError("only-dice")

    def list_matching_dice(self) -> list[Die]:
        """Return the dice that prove a pending WD4 to be a bluff: the matching dice in the hand of its player.

        Games in which everybody sees these dice override this.
        """
        return []

    def is_legal(self) -> bool:
        """Return whether a challenged WD4 was legal. Games in which a WD4 can be challenged override this."""
        return True

    # Decisions of virtual players.

    def on_first(self) -> Intent:
        """Return a coroutine that begins a match of virtual players only.

        While seats lack dice, it fills the hand of one of them. Otherwise the players roll dice to decide who starts.
        """
        seats = [seat for seat in range(self.game.seats) if self.count_missing(seat)]
        return self.dice_moves.fill_hand(seats[0]) if seats else self.dice_moves.roll_off()

    def on_task(self, seats: list[int], rng: random.Random) -> Intent | None:
        """Return a coroutine that does the next task on the display, such as taking or rolling dice.

        `seats` are the seats of virtual players. Once all seats are done, the coroutine confirms the tasks. Return None
        while only people have tasks left.
        """
        dice_moves = self.dice_moves
        for seat in seats:
            if self.count_missing(seat):
                return dice_moves.fill_hand(seat)
            if self.needs_roll(seat):
                return dice_moves.roll_dice(seat)
        everybody = range(self.game.seats)
        is_ready = not any(self.count_missing(seat) or self.needs_roll(seat) for seat in everybody)
        return dice_moves.confirm_task() if is_ready else None

    def on_entry(self, seat: int, rng: random.Random) -> Intent | None:
        return self.dice_moves.enter_faces()

    def on_turn(self, seat: int, rng: random.Random) -> Intent | None:
        dice_moves = self.dice_moves
        if self.find_unentered_slot() >= 0:
            return dice_moves.enter_faces()
        if self.count_missing(seat):
            return dice_moves.fill_hand(seat)
        verbs = dice_moves.list_verbs()
        if not all(die.rolled for die in self.list_single_die(seat) or dice_moves.list_hand(seat)) or verbs == [ROLL]:
            return dice_moves.roll_dice(seat)
        fitting_slots = self.find_fitting_slots()
        if fitting_slots:
            return self._place_best_die(seat, fitting_slots, rng)
        if self.get_starting_seat() == seat:
            return dice_moves.roll_dice(seat)
        for verb in (ROLL, REROLL, DRAW, PASS, KEEP):
            if verb in verbs:
                return dice_moves.roll_dice(seat) if verb in (ROLL, REROLL) else dice_moves.choose_verb(verb)
        return self.on_question(seat, rng)

    def on_question(self, seat: int, rng: random.Random) -> Intent | None:
        """Return a coroutine that answers a question that only some games ask, or None. Games override this."""
        return None

    def _place_best_die(self, seat: int, fitting_slots: dict[int, list[int]], rng: random.Random) -> Intent:
        """Return a coroutine that places a die of the hand, wilds last (rules B8 and C7).

        It calls UNO before the second to last die. `fitting_slots` has the slots in which each die fits, by die id.
        """
        faces = {id: self.dice_moves.dice.get_die(id).face for id in fitting_slots}
        reluctance = {id: is_wild(face) + (get_kind(face) == WD4) for id, face in faces.items()}
        min_reluctance = min(reluctance.values())
        id = rng.choice([id for id in fitting_slots if reluctance[id] == min_reluctance])
        slots = fitting_slots[id]
        if self.get_starting_seat() == seat:
            slots = [slot for slot in slots if slot in self.start_slots] or slots
        slot = rng.choice(slots)
        calls_uno = self.game.phase != PH_DRAWN and self.game.turn == seat and self.game.can_call_uno(seat)
        return self.dice_moves.place_die(id, slot, self.dice_moves.get_button(seat) if calls_uno else -1)

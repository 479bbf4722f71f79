"""The policy of virtual people in a game with real dice: what they do in any game.

The module `conduct` of a game contains `GameConduct`, a subclass of `Conduct` with the differences in that game.
"""

import random
from typing import TYPE_CHECKING, Generic, TypeVar, cast

from simulator.people.dice import SLOT, Die
from simulator.people.fingers import Intent, Puzzled
from tray24.pins import GREEN, RED, SLOTS
from tray24.rules.core import Game
from tray24.rules.faces import WD4, S, color_of, is_wild, kind_of, number_of
from tray24.rules.moves import D_START, DRAW, KEEP, PASS, PH_DRAWN, REROLL, ROLL
from tray24.sense.events import members
from tray24.ui.match import kinds
from tray24.ui.match.real.guide import NOTHING
from tray24.ui.match.real.play import RealPlay
from tray24.ui.match.real.table import BOTH_ROLL, ROLLS_ALL, TAKES_BACK

if TYPE_CHECKING:
    from simulator.people.handling import Handling

DOUBTS = 0.25  # how often a virtual player challenges a wild +4 without knowing the hand
AnyGame = TypeVar("AnyGame", bound=Game)
_MOST_ROLLS = 80


class Conduct(Generic[AnyGame]):
    """The policy of virtual people in one game. Use it only while the screen of a match with real dice is on top."""

    start_slots = tuple(range(SLOTS))  # where a virtual player prefers to place the die that begins a round

    def __init__(self, handling: "Handling"):
        self.handling = handling

    @property
    def game(self) -> AnyGame:
        return cast(AnyGame, self.handling.match.game)  # this is the policy of its game

    @property
    def screen(self) -> RealPlay:
        """Return the screen of the match."""
        return self.handling.play_screen

    def asked(self) -> int:
        """Return the seat that has to act, or -1."""
        return self.screen.asked_seat()

    def starting(self) -> int:
        """Return the seat whose die begins the round, or -1 if the game already knows that die."""
        return self.game.starter if self.game.wait == D_START else -1

    def untold(self) -> int:
        """Return the slot of a die whose face has to be entered by keys because its sensor is not trusted, or -1."""
        if self.screen.kind != kinds.TURN:
            return -1
        return next((slot for slot in self.screen.items if slot < SLOTS and self.handling.dice.in_slot(slot)), -1)

    def held(self, seat: int) -> list[Die]:
        """Return the dice before a seat that belong to the current round."""
        return self.handling.hand(seat)

    def wanting(self, seat: int) -> int:
        """Return how many dice the seat has to take from the pouch; a negative number counts those to put back."""
        # The die that begins a round belongs to no hand yet. A die that is being entered has left its hand.
        known, leaving = self.screen.side.faces(), members(self.screen.guide.lift | self.screen.guide.tell)
        lying = [die.at for die in self.handling.dice.dice if die.place == SLOT]
        told = [slot for slot in lying if known[slot] == NOTHING and slot not in leaving]
        put = len(told) if seat == self.screen.asked_seat() else 0
        sizes = self.game.hand_sizes() or [0] * self.game.seats
        return sizes[seat] + (seat == self.starting()) - len(self.held(seat)) - put

    def leftovers(self) -> list[Die]:
        """Return the dice of the last round, which return to the pouch before anybody takes dice."""
        if any(self.game.hand_sizes()) or self.game.wait != D_START:
            return []
        return [die for seat in range(self.game.seats) for die in self.handling.hand(seat)]

    def rolls_taken(self, seat: int) -> bool:
        """Return whether dice that the seat takes now are rolled at once."""
        held = self.handling.hand(seat)
        begins = self.game.wait == D_START or self.game.phase == PH_DRAWN
        return begins or (bool(held) and all(die.rolled for die in held))

    def taken(self) -> None:
        """Update the state after dice were taken from the pouch."""

    def alone(self, seat: int) -> list[Die]:
        """Return the drawn die if only that one may be placed, or [] if the whole hand may be placed."""
        single = self.handling.dice.taken
        waits = (self.game.phase == PH_DRAWN and self.game.turn == seat) or self.starting() == seat
        return [single] if waits and single is not None and single in self.handling.hand(seat) else []

    def check_roll(self, seat: int, dice: list[Die]) -> None:
        """Raise Misplaced if these dice may not be rolled."""

    def has_rolled(self) -> None:
        """Update the state after dice were rolled."""

    def rolls_left(self) -> int:
        """Return how often a hand may still be rolled in a game where the tray does not count the rolls."""
        return 0

    def must_roll(self, seat: int) -> bool:
        """Return whether the display asks a seat to roll its dice and some of them have not been rolled."""
        return self.told_to_roll(seat) and not all(die.rolled for die in self.handling.hand(seat))

    def told_to_roll(self, seat: int) -> bool:
        if self.screen.kind != kinds.ORDER:
            return False
        kind, of, _ = self.screen.orders[0]
        return kind == BOTH_ROLL or (kind == ROLLS_ALL and of == seat)

    def lifted_to(self, slot: int) -> int | None:
        """Return the seat that gets the die lifted from a slot: its owner, or the one that lacks dice. Or None."""
        guide = self.screen.guide
        lacking = [(seat, lacks) for seat in range(self.game.seats) if (lacks := self.wanting(seat)) > 0]
        die = self.handling.dice.in_slot(slot)
        own = [seat for seat, _ in lacking if die is not None and self.handling.button(seat) == die.owner]
        if own and slot in members(guide.lift):
            return own[0]
        if not self.screen.orders:
            leaving = members(guide.lift | guide.wrong)
            is_hers = len(lacking) == 1 and (slot in members(guide.wrong) or len(leaving) == lacking[0][1])
            return lacking[0][0] if is_hers else None
        taking = [seat for kind, seat, _ in self.screen.orders if kind == TAKES_BACK]
        return next((seat for seat, _ in lacking if seat in taking), None)

    def lifted(self, die: Die, seat: int) -> None:
        """Update the state after a die that had to be lifted was put before this seat."""

    def way(self) -> list[int]:
        """Return the slots of a line of dice, from its back to its play end, or [] in games without one."""
        return []

    async def roll_off(self, buttons: list[int]) -> None:
        """Roll a die for everyone, again for those with the highest number. Press the button of the winner."""
        dice, fingers = self.handling.dice, self.handling.fingers
        for _ in range(_MOST_ROLLS):
            rolled = {}
            for button in buttons:
                taken = dice.take(button, 1)
                if taken:
                    dice.roll([taken[0].id])
                    face = taken[0].face
                    dice.lift(taken[0].id)
                else:  # after an undo the pouch may be empty: use a die of this seat without moving it
                    face = dice.chance.choice([side for die in dice.of_seat(button) for side in die.sides])
                rolled[button] = number_of(face)
                self.handling.rolled_off[button] = face
            buttons = [button for button in buttons if rolled[button] == max(rolled.values())]
            if len(buttons) == 1:
                await fingers.press(buttons[0])
                return

    def take(self, seat: int) -> None:
        """Take the dice that a seat lacks from the pouch, or return its surplus dice."""
        handling = self.handling
        for die in self.leftovers():
            handling.dice.lift(die.id)
        wanting = self.wanting(seat)
        if wanting > 0:
            rolls = self.rolls_taken(seat)
            taken = handling.dice.take(handling.button(seat), wanting)
            self.taken()
            if rolls:
                handling.dice.roll(die.id for die in taken)
        for die in sorted(handling.hand(seat), key=lambda die: die.came)[wanting:] if wanting < 0 else []:
            handling.dice.lift(die.id)

    def fits(self) -> dict[int, list[int]]:
        """Return the slots in which each die of the seat to act may be placed: die id -> slots."""
        screen = self.screen
        seat = screen.asked_seat()
        if screen.kind != kinds.TURN or seat < 0 or self.wanting(seat) > 0 or self.untold() >= 0:
            return {}
        held = [die for die in self.alone(seat) or self.handling.hand(seat) if die.rolled]
        if self.game.wait == D_START:
            held = [die for die in held if self.may_start(die.face)]
        slots = [slot for slot in screen.side.open_slots() if self.handling.dice.in_slot(slot) is None]
        found: dict[int, list[int]] = {
            die.id: [slot for slot in slots if screen.side.refusal(slot, die.face) is None] for die in held
        }
        return {id: slots for id, slots in found.items() if slots}

    def may_start(self, face: int) -> bool:
        """Return whether a round may begin with this face (C1, L2). Dice with other faces are rolled again."""
        return kind_of(face) < S

    def to_tell(self, seat: int) -> list[int]:
        """Return the faces of the dice left in a hand, which the tray asks for one after the other."""
        return [die.face for die in self.handling.hand(seat)]

    async def tell_hand(self) -> None:
        """Enter all faces that are left in a hand, then press green to confirm them."""
        screen, handling = self.screen, self.handling
        while screen.kind == kinds.ORDER:  # the task has been done
            await handling.fingers.press(GREEN)
        seat = screen.asked_seat()
        if self.wanting(seat):  # after an undo
            self.take(seat)
        for die in handling.hand(seat):
            if not die.rolled:
                handling.dice.roll([die.id])
        confirms = screen.kind == kinds.CHECK
        await self._tell_rest(seat)
        if screen.kind == kinds.CHECK and not self._are_told(seat):
            await handling.fingers.press(RED)  # another key press has interfered
            if confirms:
                raise Puzzled("other-than-told")
            await self._tell_rest(seat)
        if screen.kind == kinds.CHECK and self._are_told(seat):
            await handling.fingers.press(GREEN)

    async def _tell_rest(self, seat: int) -> None:
        """Enter the faces of a hand that have not been entered yet."""
        screen = self.screen
        left = self.to_tell(seat)
        for face in screen.told:
            if face in left:
                left.remove(face)
        while left and screen.kind in (kinds.HUE, kinds.WHEEL):
            await self.handling.fingers.tell(left.pop())

    def _are_told(self, seat: int) -> bool:
        return sorted(self.screen.told) == sorted(self.to_tell(seat))

    def colors_held(self, seat: int) -> list[int]:
        """Return the colors of the rolled dice that a seat holds, one entry for each die."""
        return [color_of(die.face) for die in self.handling.hand(seat) if die.rolled and color_of(die.face)]

    def lines(self) -> list[str]:
        """Return the legal moves of the seat to play as records write them. Only games with tiles have any."""
        return []

    async def lay(self, move: int) -> None:
        """Lay a tile. Raise Puzzled in a game with dice."""
        raise Puzzled("only-dice")

    def matched(self) -> list[Die]:
        """Return the dice before a player that prove a pending WD4 to be a bluff."""
        return []

    def is_legal(self) -> bool:
        """Return whether a challenged die was legal, by the dice that everybody at the table sees."""
        return True

    # Decisions of virtual players.

    def on_first(self) -> Intent:
        """Begin a match of virtual players only: take the missing dice, then roll off."""
        lacking = [seat for seat in range(self.game.seats) if self.wanting(seat)]
        return self.handling.take(lacking[0]) if lacking else self.handling.roll_off()

    def on_order(self, seats: list[int], chance: random.Random) -> Intent | None:
        """Do the tasks on the display: take or roll dice. `seats` are those of virtual players."""
        handling = self.handling
        for seat in seats:
            if self.wanting(seat):
                return handling.take(seat)
            if self.must_roll(seat):
                return handling.roll(seat)
        everybody = range(self.game.seats)
        ready = not any(self.wanting(seat) or self.must_roll(seat) for seat in everybody)
        return handling.done() if ready else None

    def on_telling(self, seat: int, chance: random.Random) -> Intent | None:
        return self.handling.tell()

    def on_turn(self, seat: int, chance: random.Random) -> Intent | None:
        handling = self.handling
        if self.untold() >= 0:
            return handling.tell()
        if self.wanting(seat):
            return handling.take(seat)
        verbs = handling.verbs()
        if not all(die.rolled for die in self.alone(seat) or handling.hand(seat)) or verbs == [ROLL]:
            return handling.roll(seat)
        fits = self.fits()
        if fits:
            return self._put(seat, fits, chance)
        if self.starting() == seat:
            return handling.roll(seat)
        for verb in (ROLL, REROLL, DRAW, PASS, KEEP):
            if verb in verbs:
                return handling.roll(seat) if verb in (ROLL, REROLL) else handling.say(verb)
        return self.on_question(seat, chance)

    def on_question(self, seat: int, chance: random.Random) -> Intent | None:
        """Answer a question of the tray other than which die to place."""
        return None

    def _put(self, seat: int, fits: dict[int, list[int]], chance: random.Random) -> Intent:
        """Place a die, wilds last (B8, C7), and call UNO before the second to last die."""
        faces = {id: self.handling.dice.die(id).face for id in fits}
        reluctance = {id: is_wild(face) + (kind_of(face) == WD4) for id, face in faces.items()}
        least = min(reluctance.values())
        id = chance.choice([id for id in fits if reluctance[id] == least])
        slots = fits[id]
        if self.starting() == seat:
            slots = [slot for slot in slots if slot in self.start_slots] or slots
        slot = chance.choice(slots)
        calls = self.game.phase != PH_DRAWN and self.game.turn == seat and self.game.may_call_uno(seat)
        return self.handling.put(id, slot, self.handling.button(seat) if calls else -1)

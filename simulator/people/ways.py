"""What people with real dice do alike in all games; each game's own module says what differs."""

import random
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

from simulator.people.dice import SLOT, Die
from simulator.people.fingers import Puzzled
from tray24.pins import GREEN, RED, SLOTS
from tray24.rules.faces import WD4, S, is_wild
from tray24.rules.moves import D_START, DRAW, KEEP, PASS, PH_DRAWN, REROLL, ROLL, UNO
from tray24.ui.match import kinds
from tray24.ui.match.real.guide import NOTHING

if TYPE_CHECKING:
    from simulator.people.people import People

Intent = Coroutine[Any, Any, None]
_MOST_ROLLS = 80
_NO_NUMBER = -1
ROLLS = (ROLL, REROLL)  # verbs that tell of a roll of the whole hand


class Ways:
    """One game's. Asked only while the screen of a match with real dice is on top."""

    start_slots = tuple(range(SLOTS))  # where a virtual person likes to put the die that begins a hand

    def __init__(self, people: "People"):
        self.people = people

    @property
    def game(self) -> Any:
        return self.people.match.game

    @property
    def screen(self) -> Any:
        return self.people.screen

    def asked(self) -> int:
        """The seat that has to do something now, or -1."""
        if self.screen.kind == kinds.VERDICT:
            return self.game.back_turn  # who doubts looks at the hand
        return self.screen.asked_seat()

    # Dice that are counted.

    def starting(self) -> int:
        """The seat whose die begins a hand and is not known to the game yet, or -1."""
        return self.game.starter if self.game.wait == D_START else -1

    def told_slots(self) -> list[int]:
        """The slots with a die that the game does not know yet, and that is not to be lifted."""
        known, leaves = self.screen.real.faces(), self.screen.guide.lift | self.screen.guide.tell
        lying = [die.at for die in self.people.dice.dice if die.place == SLOT]
        return [slot for slot in lying if known[slot] == NOTHING and not leaves >> slot & 1]

    def untold(self) -> int:
        """The slot of a die that was put where no sensor is trusted, and is to be told by the keys; -1 if none."""
        if self.screen.kind != kinds.TURN:
            return -1
        return next((slot for slot in self.screen.items if slot < SLOTS and self.people.dice.in_slot(slot)), -1)

    def held(self, seat: int) -> list[Die]:
        """The dice before a seat that belong to the hand which is played."""
        return self.people.hand(seat)

    def wanting(self, seat: int) -> int:
        """How many dice the seat has to take from the pouch; below 0: how many she has too many."""
        # The die that begins a hand belongs to nobody yet; one that is just being told has left her hand.
        put = len(self.told_slots()) if seat == self.screen.asked_seat() else 0
        return len(self.game.hands[seat]) + (seat == self.starting()) - len(self.held(seat)) - put

    def leftovers(self) -> list[Die]:
        """The dice before seats that go into the pouch before anybody takes some: those of the last hand."""
        if any(self.game.hands) or self.game.wait != D_START:
            return []
        return [die for seat in range(self.game.seats) for die in self.people.hand(seat)]

    def rolls_taken(self, seat: int) -> bool:
        """Whether dice that she takes now are rolled at once."""
        held = self.people.hand(seat)
        begins = self.game.wait == D_START or self.game.phase == PH_DRAWN
        return begins or (bool(held) and all(die.rolled for die in held))

    def taken(self) -> None:
        """Dice have been taken from the pouch."""

    def alone(self, seat: int) -> list[Die]:
        """The one die that matters now, because it was drawn to be put; [] when the whole hand does."""
        single = self.people.dice.taken
        waits = (self.game.phase == PH_DRAWN and self.game.turn == seat) or self.starting() == seat
        return [single] if waits and single is not None and single in self.people.hand(seat) else []

    def check_roll(self, seat: int, dice: list[Die]) -> None:
        """Misplaced when these dice are not to be rolled."""

    def has_rolled(self) -> None:
        """Dice have been rolled."""

    def rolls_left(self) -> int:
        """How often a hand may be rolled where the tray does not count it."""
        return 0

    def must_roll(self, seat: int) -> bool:
        """Whether the display tells her to roll her dice, and some of them still wait for it."""
        return self.told_to_roll(seat) and not all(die.rolled for die in self.people.hand(seat))

    def told_to_roll(self, seat: int) -> bool:
        """Whether the display tells her to roll all her dice."""
        say = self.screen.ui.say
        words = (say("rolls_all", self.screen.ui.seat_name(seat)), say("both_roll"))
        return self.screen.kind == kinds.ORDER and self.screen.orders[0] in words

    def lifted_to(self, slot: int) -> int | None:
        """Whose the die is that the lights tell to lift: the seat to which an undo gives it back, or who put it where
        it is not to be; None for nobody."""
        say, name, guide = self.screen.ui.say, self.screen.ui.seat_name, self.screen.guide
        lacking = [(seat, lacks) for seat in range(self.game.seats) if (lacks := self.wanting(seat)) > 0]
        if not self.screen.orders:
            leave = (guide.lift | guide.wrong).bit_count()
            is_hers = len(lacking) == 1 and (guide.wrong >> slot & 1 or leave == lacking[0][1])
            return lacking[0][0] if is_hers else None
        for seat, _ in lacking:
            if any(say("takes_back", name(seat), n) in self.screen.orders for n in range(1, SLOTS)):
                return seat
        return None

    def lifted(self, die: Die, seat: int) -> None:
        """A die that the lights told to lift lies before this seat now."""

    def way(self) -> list[int]:
        """The slots of a line, from its back to its play end."""
        return []

    async def roll_off(self, buttons: list[int]) -> None:
        """Everyone rolls a die, those with the highest number again; whoever has it presses her button."""
        dice, fingers = self.people.dice, self.people.fingers
        for _ in range(_MOST_ROLLS):
            rolled = {}
            for button in buttons:
                taken = dice.take(button, 1)
                if taken:
                    dice.roll([taken[0].id])
                    face = taken[0].face
                    dice.lift(taken[0].id)
                else:  # after an undo all of them may be dealt: one of hers, which lies as it lay afterwards
                    face = dice.chance.choice([side for die in dice.of_seat(button) for side in die.sides])
                rolled[button] = face & 31 if face & 31 < 10 else _NO_NUMBER
            buttons = [button for button in buttons if rolled[button] == max(rolled.values())]
            if len(buttons) == 1:
                await fingers.press(buttons[0])
                return

    def take(self, seat: int) -> None:
        """Take from the pouch what the seat lacks, or give back what she has too many of."""
        people = self.people
        for die in self.leftovers():
            people.dice.lift(die.id)
        wanting = self.wanting(seat)
        if wanting > 0:
            rolls = self.rolls_taken(seat)
            taken = people.dice.take(people.match.profile.seats[seat].button, wanting)
            self.taken()
            if rolls:
                people.dice.roll(die.id for die in taken)
        for die in sorted(people.hand(seat), key=lambda die: die.came)[wanting:] if wanting < 0 else []:
            people.dice.lift(die.id)

    # What may be put where, and is told.

    def fits(self) -> dict[int, list[int]]:
        """The slots into which each die of the seat that is asked may be put now: die id -> slots."""
        screen = self.screen
        seat = screen.asked_seat()
        if screen.kind != kinds.TURN or seat < 0 or self.wanting(seat) > 0 or self.untold() >= 0:
            return {}
        held = [die for die in self.alone(seat) or self.people.hand(seat) if die.rolled]
        if self.game.wait == D_START:
            held = [die for die in held if self.may_start(die.face)]
        slots = [slot for slot in screen.real.open_slots() if self.people.dice.in_slot(slot) is None]
        found = {die.id: [slot for slot in slots if screen.real.refusal(slot, die.face) is None] for die in held}
        return {id: slots for id, slots in found.items() if slots}

    def may_start(self, face: int) -> bool:
        """Whether a hand may begin with this face (C1, L2); others are rolled again."""
        return face & 31 < S

    def to_tell(self, seat: int) -> list[int]:
        """The faces that the tray asks for one after the other: those left in a hand."""
        return [die.face for die in self.people.hand(seat)]

    async def tell_hand(self) -> None:
        """All faces that are left in a hand, then green: they are right."""
        screen, people = self.screen, self.people
        while screen.kind == kinds.ORDER:  # has been done
            await people.fingers.press(GREEN)
        seat = screen.asked_seat()
        if self.wanting(seat):  # since an undo
            self.take(seat)
        for die in people.hand(seat):
            if not die.rolled:
                people.dice.roll([die.id])
        confirms = screen.kind == kinds.CHECK
        await self._tell_rest(seat)
        if screen.kind == kinds.CHECK and not self._are_told(seat):
            await people.fingers.press(RED)  # a key or another finger was in between
            if confirms:
                raise Puzzled("something else lies there than was told: tell it anew")
            await self._tell_rest(seat)
        if screen.kind == kinds.CHECK and self._are_told(seat):
            await people.fingers.press(GREEN)

    async def _tell_rest(self, seat: int) -> None:
        """The faces of a hand that have not been told yet."""
        screen = self.screen
        left = self.to_tell(seat)
        for face in screen.told:
            if face in left:
                left.remove(face)
        while left and screen.kind in (kinds.HUE, kinds.WHEEL):
            await self.people.fingers.tell(left.pop())

    def _are_told(self, seat: int) -> bool:
        return sorted(self.screen.told) == sorted(self.to_tell(seat))

    def colors_held(self, seat: int) -> list[int]:
        """The colors that a seat holds, as often as she does."""
        return [die.face >> 5 for die in self.people.hand(seat) if die.rolled and 0 < die.face >> 5 <= 4]

    def lines(self) -> list[str]:
        """What the seat to choose may lay, as records write it; only tiles are laid by lines."""
        return []

    async def lay(self, move: int) -> None:
        """Lay a tile."""
        raise Puzzled("this game is played with dice")

    def is_legal(self) -> bool:
        """Whether a challenged die was legal, as everybody at the table sees it."""
        return True

    # What virtual people do.

    def on_order(self, hers: list[int], chance: random.Random) -> Intent | None:
        """The display tells to take or roll dice. `hers`: the seats of virtual people."""
        people = self.people
        for seat in hers:
            if people.wanting(seat):
                return people.take(seat)
            if self.must_roll(seat):
                return people.roll(seat)
        everybody = range(self.game.seats)
        ready = not any(people.wanting(seat) or self.must_roll(seat) for seat in everybody)
        return people.done() if ready else None

    def on_telling(self, seat: int, chance: random.Random) -> Intent | None:
        """The tray asks for a face."""
        return self.people.tell()

    def on_turn(self, seat: int, chance: random.Random) -> Intent | None:
        """She is to put a die, or may do something in its place."""
        people = self.people
        if self.untold() >= 0:
            return people.tell()
        if people.wanting(seat):
            return people.take(seat)
        verbs = people.verbs()
        if not all(die.rolled for die in self.alone(seat) or people.hand(seat)) or verbs == [ROLL]:
            return people.roll(seat)
        fits = people.fits()
        if fits:
            return self._put(seat, fits, chance)
        if self.starting() == seat:
            return people.roll(seat)
        for verb in (ROLL, REROLL, DRAW, PASS, KEEP):
            if verb in verbs:
                return people.roll(seat) if verb in ROLLS else people.say(verb)
        return self.on_question(seat, chance)

    def on_question(self, seat: int, chance: random.Random) -> Intent | None:
        """Something else is asked of her in place of a die."""
        return None

    def _put(self, seat: int, fits: dict[int, list[int]], chance: random.Random) -> Intent:
        """The die she likes best, wilds last (B8, C7); before her last but one she calls UNO."""
        people = self.people
        dice = [people.dice.die(id) for id in fits]
        last = min((is_wild(die.face) + (die.face & 31 == WD4)) for die in dice)
        die = chance.choice([die for die in dice if is_wild(die.face) + (die.face & 31 == WD4) == last])
        slots = fits[die.id]
        if self.starting() == seat:
            slots = [slot for slot in slots if slot in self.start_slots] or slots
        slot = chance.choice(slots)
        calls = seat << 24 | UNO << 16
        if self.game.phase != PH_DRAWN and self.game.turn == seat and calls in self.game.asides():
            return self._call_and_put(seat, die, slot)
        return people.put(die.id, slot)

    async def _call_and_put(self, seat: int, die: Die, slot: int) -> None:
        await self.people.fingers.press(self.people.match.profile.seats[seat].button)
        await self.people.put(die.id, slot)

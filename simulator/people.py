"""People around a tray with real dice: what they mean becomes moves of dice and presses of the tray's buttons.

They know what people would: how the dice on the table lie, what the display asks, and which slots blink.
"""

from typing import Any

from simulator.dice import SEAT, SLOT, Dice, Die
from simulator.fingers import Fingers, Puzzled
from simulator.virtual import VirtualTray
from tray24.pins import GREEN
from tray24.rules.core import D_START, PH_DRAWN, PH_PLACE, ROLL
from tray24.ui.kinds import VERB
from tray24.ui.real import modes

_LOOK_MS = 20
_SEEN_MS = 1500  # what was put or lifted is seen by then
_MOST_STEPS = 80
_NO_NUMBER = -1


class People:
    """Intents for `Fingers.start`, one for each thing that people do at the table with their dice."""

    def __init__(self, tray: VirtualTray, dice: Dice, fingers: Fingers):
        self.tray = tray
        self.dice = dice
        self.fingers = fingers

    # What they see.

    @property
    def _ui(self) -> Any:
        return self.tray.firmware.ui if self.tray.firmware else None

    @property
    def match(self) -> Any:
        """The match with real dice that runs, or None."""
        ui = self._ui
        return ui.match if ui is not None and ui.match is not None and ui.match.profile.real else None

    @property
    def screen(self) -> Any:
        """The screen of that match, or None while another one is on top."""
        return self._ui.screen if self.match is not None and self._ui.screen.name == "play" else None

    def _play(self) -> Any:
        screen = self.screen
        if screen is None:
            raise Puzzled("the tray shows no match with real dice: start one, or continue the one that was left")
        return screen

    def hand(self, seat: int) -> list[Die]:
        """The dice that lie before a seat of the match."""
        return self.dice.of_seat(self.match.profile.seats[seat].button)

    def wanting(self, seat: int) -> int:
        """How many dice the seat has to take from the pouch; below 0: how many she has too many."""
        game = self.match.game
        held = len(game.hands[seat])
        begins = game.starter == seat and (game.wait == D_START or game.phase == PH_PLACE)
        if begins and not self._told_slots():
            held += 1  # the die that begins the hand belongs to nobody yet
        return held - len(self.hand(seat))

    def _told_slots(self) -> list[int]:
        """The slots with a die that the game does not know yet."""
        known = self.match.game.tray
        return [die.at for die in self.dice.dice if die.place == SLOT and known[die.at] < 0]

    def fits(self) -> dict[int, list[int]]:
        """The slots into which each die of the seat that is asked may be put now: die id -> slots."""
        screen = self.screen
        if screen is None or screen.kind != modes.TURN or screen.asked_seat() < 0:
            return {}
        held = [die for die in self.hand(screen.asked_seat()) if die.rolled]
        if self.match.game.phase == PH_DRAWN:
            held = [die for die in held if die is self.dice.taken]
        slots = [slot for slot in screen.real.open_slots() if self.dice.in_slot(slot) is None]
        found = {die.id: [slot for slot in slots if screen.real.refusal(slot, die.face) is None] for die in held}
        return {id: slots for id, slots in found.items() if slots}

    def verbs(self) -> list[int]:
        """What the keys offer beside the dice, as verbs of the rules."""
        screen = self.screen
        if screen is None or screen.kind != modes.TURN:
            return []
        return [item // VERB for item in screen.items if item >= VERB]

    # Dice.

    async def roll_off(self) -> None:
        """Everyone rolls a die, those with the highest number again; whoever has it presses her button."""
        seats = self.match.profile.seats if self._play().kind == modes.FIRST else []
        buttons = [player.button for player in seats]
        if not buttons:
            raise Puzzled("the tray does not ask who starts")
        for _ in range(_MOST_STEPS):
            rolled = {}
            for button in buttons:
                [die] = self.dice.take(button, 1)
                self.dice.roll([die.id])
                rolled[button] = die.face & 31 if die.face & 31 < 10 else _NO_NUMBER
                self.dice.lift(die.id)
            buttons = [button for button in buttons if rolled[button] == max(rolled.values())]
            if len(buttons) == 1:
                await self.fingers.press(buttons[0])
                return

    async def take(self, seat: int) -> None:
        """Take from the pouch what the seat lacks, or give back what she has too many of.

        Dice that join a hand which was rolled are rolled, and so is a die that is to be placed.
        """
        self._play()
        if self.begins_anew():
            self._clear()
        wanting = self.wanting(seat)
        held = self.hand(seat)
        if wanting > 0:
            taken = self.dice.take(self.match.profile.seats[seat].button, wanting)
            if self.begins_anew() or self.match.game.phase == PH_DRAWN or (held and all(die.rolled for die in held)):
                self.dice.roll(die.id for die in taken)
        for die in held[wanting:] if wanting < 0 else []:
            self.dice.lift(die.id)

    def begins_anew(self) -> bool:
        """Whether a hand begins: all dice are to be in the pouch."""
        return not any(self.match.game.hands) and self.match.game.wait == D_START

    def _clear(self) -> None:
        for die in self.dice.dice:
            if die.place == SEAT:
                self.dice.lift(die.id)

    async def roll(self, seat: int) -> None:
        """Roll the dice of a seat, or only the one just drawn; where the tray wants to know, it is told."""
        self._play()
        drawn = self.match.game.phase == PH_DRAWN and self.match.game.turn == seat
        rolled = [die for die in self.hand(seat) if not drawn or die is self.dice.taken]
        if not rolled:
            raise Puzzled("there is nothing to roll: take dice from the pouch first")
        self.dice.roll(die.id for die in rolled)
        if self.match.game.turn == seat and ROLL in self.verbs():
            await self.fingers.take(ROLL * VERB)

    async def put(self, id: int, slot: int) -> None:
        """Put a die into a slot; returns when the tray has seen it, or is blind there."""
        self.dice.put(id, slot)
        await self._until(lambda: self.screen is None or self.screen.slot == slot or self.screen.bad == slot)

    async def lift(self, id: int, button: int | None) -> None:
        """Lift a die: back before a seat button, or into the pouch (None)."""
        self.dice.lift(id, button)

    # Telling the tray.

    async def tell(self) -> None:
        """Tell the tray the face that it asks for: of a die in a slot, or of those left in a hand."""
        screen = self._play()
        if screen.real.tells():
            await self._tell_hand()
            return
        die = self.dice.in_slot(screen.slot) if screen.slot >= 0 else None
        if screen.wheel is None or die is None:
            raise Puzzled("the tray does not ask for a face")
        await self.fingers.tell(die.face)

    async def _tell_hand(self) -> None:
        """All faces that are left, then green: they are right."""
        screen = self._play()
        seat = screen.asked_seat()
        for die in self.hand(seat):
            if not die.rolled:
                self.dice.roll([die.id])
        left = [die.face for die in self.hand(seat)]
        for face in screen.told:
            left.remove(face)
        while left and screen.kind in (modes.HUE, modes.WHEEL):
            await self.fingers.tell(left.pop())
        if screen.kind == modes.CHECK:
            await self.fingers.press(GREEN)

    async def follow(self) -> None:
        """Do what the blinking slots ask for: lift dice and put others until the tray agrees with the game."""
        for _ in range(_MOST_STEPS):
            screen = self.screen
            if screen is None or screen.kind != modes.GUIDE:
                return
            guide = screen.guide
            slot = guide.first()
            if slot < 0:
                for blind in range(len(guide.want)):
                    if guide.tell >> blind & 1:
                        self._make(blind, guide.want[blind])
                await self.fingers.press(GREEN)
            else:
                self._make(slot, guide.want[slot])
                await self._until(lambda slot=slot: self.screen is None or self.screen.guide.first() != slot)

    def _make(self, slot: int, face: int) -> None:
        """Make a slot hold a die of this face, or nothing (a face that no die has)."""
        lying = self.dice.in_slot(slot)
        if lying is not None and lying.face == face:
            return
        if lying is not None:
            self.dice.lift(lying.id, self._lacking())
        die = self._with(face)
        if die is not None:
            self.dice.turn_up(die.id, face)
            self.dice.put(die.id, slot)

    def _lacking(self) -> int | None:
        """The button of a seat that lacks a die: an undo gave one back to her. None: what is lifted is nobody's."""
        match = self.match
        lacking = [seat for seat in range(match.game.seats) if self.wanting(seat) > 0]
        return match.profile.seats[lacking[0]].button if len(lacking) == 1 else None

    def _with(self, face: int) -> Die | None:
        """A die that can show a face: rather one that does, of a hand rather than of the pouch."""
        dice = [die for die in self.dice.dice if die.place != SLOT and face in die.sides]
        dice.sort(key=lambda die: (die.face != face, die.place != SEAT))
        return dice[0] if dice else None

    async def done(self) -> None:
        """Green: what the tray has told people to do is done."""
        if self._play().kind != modes.ORDER:
            raise Puzzled("the tray waits for nothing that could be done")
        await self.fingers.press(GREEN)

    async def say(self, verb: int) -> None:
        """One of `verbs`, by the keys."""
        if verb not in self.verbs():
            raise Puzzled("the tray does not offer that now")
        await self.fingers.take(verb * VERB)

    async def _until(self, condition: Any) -> None:
        """Let time pass until condition() holds, but not for ever: some things nobody sees."""
        for _ in range(_SEEN_MS // _LOOK_MS):
            if condition():
                return
            await self.tray.clock.sleep_ms(_LOOK_MS)

"""People around a tray with real dice: what they mean becomes moves of dice and presses of the tray's buttons.

They know what people would: how the dice on the table lie, what the display asks, and which slots blink.
"""

from typing import Any

from simulator import games
from simulator.people.dice import SEAT, SLOT, Dice, Die, Misplaced
from simulator.people.fingers import Fingers, Puzzled
from simulator.tray.virtual import VirtualTray
from tray24.pins import GREEN
from tray24.rules.faces import UNROLLED
from tray24.rules.moves import DRAW, GIVE, REROLL, ROLL
from tray24.sense.events import EMPTY
from tray24.ui.match import kinds

_LOOK_MS = 20
_SEEN_MS = 1500  # what was put or lifted is seen by then
_MOST_STEPS = 80


class People:
    """Intents for `Fingers.start`, one for each thing that people do at the table with their dice.

    What differs from game to game is in `ways`.
    """

    def __init__(self, tray: VirtualTray, dice: Dice, fingers: Fingers):
        self.tray = tray
        self.dice = dice
        self.fingers = fingers
        self.moved_by_virtual = -1  # how often dice had been moved when a virtual person was done last
        self._ways: tuple[Any, Any] = (None, None)  # a match's profile, and how its game is played

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

    @property
    def side(self) -> Any:
        """The game's side of that screen: where its dice lie."""
        return self._play().real

    def hand(self, seat: int) -> list[Die]:
        """The dice that lie before a seat of the match."""
        return self.dice.of_seat(self.match.profile.seats[seat].button)

    @property
    def ways(self) -> Any:
        """How the game of the match is played with real dice."""
        match = self.match
        if self._ways[0] is not match.profile:  # an undo may begin the match anew, but not its players
            self._ways = (match.profile, games.part(match.game.name, "ways").Ways(self))
        return self._ways[1]

    def wanting(self, seat: int) -> int:
        """How many dice the seat has to take from the pouch; below 0: how many she has too many."""
        return self.ways.wanting(seat)

    def fits(self) -> dict[int, list[int]]:
        """The slots into which each die of the seat that is asked may be put now: die id -> slots."""
        return self.ways.fits() if self.screen is not None else {}

    @property
    def clears_up(self) -> bool:
        """Whether a virtual person does what the lights ask for: she has moved the last die."""
        return self.moved_by_virtual == self.dice.moved

    def verbs(self) -> list[int]:
        """What the keys offer beside the dice, as verbs of the rules."""
        screen = self.screen
        if screen is None or screen.kind != kinds.TURN:
            return []
        return sorted({kinds.verb_of(item) for item in screen.items if kinds.is_verb(item)})

    # Dice.

    async def roll_off(self) -> None:
        """Everyone rolls a die, those with the highest number again; whoever has it presses her button."""
        seats = self.match.profile.seats if self._play().kind == kinds.FIRST else []
        buttons = [player.button for player in seats]
        if not buttons:
            raise Puzzled("the tray does not ask who starts")
        await self.ways.roll_off(buttons)

    async def take(self, seat: int) -> None:
        """Take from the pouch what the seat lacks, or give back what she has too many of.

        Dice that join a hand which was rolled are rolled, and so is a die that is to be placed.
        """
        self._play()
        self.ways.take(seat)

    async def roll(self, seat: int, ids: list[int] | None = None) -> None:
        """Roll the dice of a seat, some of them, or only the one just drawn; where the tray wants to know, it is told."""
        self._play()
        ways = self.ways
        rolled = ways.alone(seat) or self.hand(seat)
        if ids is not None:
            rolled = [die for die in rolled if die.id in ids]
        if not rolled:
            raise Puzzled("there is nothing to roll: take dice from the pouch first")
        ways.check_roll(seat, rolled)
        again = all(die.rolled for die in rolled)
        ordered = ways.told_to_roll(seat)
        self.dice.roll(die.id for die in rolled)
        ways.has_rolled()
        verbs = self.verbs() if self.match.game.turn == seat else []
        if ROLL in verbs or (REROLL in verbs and again):
            await self.fingers.take(kinds.verb_item(ROLL if ROLL in verbs else REROLL))
        elif ordered and not any(
            self.wanting(other) or ways.must_roll(other) for other in range(self.match.game.seats)
        ):
            await self.fingers.press(GREEN)

    async def put(self, id: int, slot: int) -> None:
        """Put a die into a slot; returns when the tray has seen it, or is blind there."""
        self.dice.put(id, slot)
        await self.until(lambda: self.screen is None or slot in (self.screen.slot, self.screen.bad, self.ways.untold()))

    def set_down(self, id: int, slot: int, half_in: bool = False) -> None:
        """Put a die into a slot at once; one that was not rolled only where the lights ask for a face that it has."""
        die = self.dice.die(id)
        screen = self.screen
        if die.rolled or die.place != SEAT or self.dice.in_slot(slot):
            self.dice.put(id, slot, half_in)
            return
        face = UNROLLED
        if screen is not None and screen.kind == kinds.GUIDE and (screen.guide.put | screen.guide.tell) >> slot & 1:
            face = screen.guide.want[slot]
        if face not in die.sides:
            raise Misplaced("nobody knows yet what this die shows: roll it first")
        self.dice.put(id, slot, half_in)
        self.dice.turn_up(id, face)

    async def lift(self, id: int, button: int | None) -> None:
        """Lift a die: back before a seat button, or into the pouch (None)."""
        self.carry(id, button)

    def carry(self, id: int, button: int | None) -> None:
        """The same, at once."""
        die = self.dice.die(id)
        screen = self.screen
        guided = screen is not None and die.place == SLOT and screen.guide.lift >> die.at & 1
        owner = self.ways.lifted_to(die.at) if guided else None
        self.dice.lift(id, button)
        seats = self.match.profile.seats if guided and button is not None else []
        for seat, player in enumerate(seats):
            if player.button == button:
                self.ways.lifted(die, seat)
                if seat != owner:
                    self.dice.of_no_hand(id)

    # Telling the tray.

    async def tell(self) -> None:
        """Tell the tray the face that it asks for: of a die in a slot, or of those left in a hand."""
        screen = self._play()
        untold = self.ways.untold()
        die = self.dice.in_slot(untold if untold >= 0 else screen.slot)
        if untold >= 0:
            await self.fingers.take(untold)
            if screen.slot != untold:
                return  # the tray knew what was rolled
        if screen.real.tells() and die is None:
            await self.ways.tell_hand()
            return
        if screen.wheel is None or die is None:
            raise Puzzled("the tray does not ask for a face")
        await self.fingers.tell(die.face)

    async def judge(self) -> None:
        """Tell the tray whether a challenged die was legal, as the hand that lies there says."""
        if self._play().kind != kinds.VERDICT:
            raise Puzzled("the tray does not ask whether a die was legal")
        await self.fingers.take(0 if self.ways.is_legal() else 1)

    async def give(self, id: int) -> None:
        """Give a die of a hand to the other player (L8)."""
        screen = self._play()
        given = [item for item in screen.items if kinds.verb_of(item) == GIVE] if screen.kind == kinds.TURN else []
        die = self.dice.die(id)
        seats = self.match.profile.seats
        if not given or die not in self.hand(self.match.game.turn):
            raise Puzzled("the tray does not ask for a die to be given")
        other = seats[1 - self.match.game.turn].button
        await self.fingers.take(given[0])
        self.dice.lift(id, other)
        self.dice.unroll(id)

    async def follow(self) -> None:
        """Do what the blinking slots ask for: lift dice and put others until the tray agrees with the game."""
        for _ in range(_MOST_STEPS):
            screen = self.screen
            if screen is None or screen.kind != kinds.GUIDE:
                return
            guide = screen.guide
            slot = guide.first()
            if slot < 0:
                for blind in range(len(guide.want)):
                    if guide.tell >> blind & 1:
                        await self._make(blind, guide.want[blind])
                await self.fingers.press(GREEN)
            else:
                await self._make(slot, guide.want[slot])
                await self.until(lambda slot=slot: self.screen is None or self.screen.guide.first() != slot)

    async def _make(self, slot: int, face: int) -> None:
        """Make a slot hold a die of this face, or nothing (a face that no die has)."""
        lying = self.dice.in_slot(slot)
        is_right = lying is not None and lying.face == face
        if is_right and not self._play().guide.wrong >> slot & 1:
            return
        if lying is not None:
            seat = self.ways.lifted_to(slot)
            self.carry(lying.id, None if seat is None else self.match.profile.seats[seat].button)
            # A hand takes a moment: a die in the place of another at once would be seen as the one that lay there.
            await self.until(lambda: self.screen is None or self._is_seen_empty(slot))
            if self.screen is None or self.screen.guide.want[slot] != face:
                return
        die = lying if is_right else self._with(face) or await self._exchanged(face)
        if die is not None:
            self.dice.turn_up(die.id, face)
            self.dice.put(die.id, slot)

    async def _exchanged(self, face: int) -> Die | None:
        """A die that can show a face out of another slot, into which one goes that shows what it showed there."""
        for die in self.dice.dice:
            instead = self._with(die.face) if die.place == SLOT and face in die.sides and die.face != face else None
            if instead is not None:
                slot, shown = die.at, die.face
                self.dice.lift(die.id)
                await self.until(lambda slot=slot: self.screen is None or self._is_seen_empty(slot))
                self.dice.turn_up(instead.id, shown)
                self.dice.put(instead.id, slot)
                return die
        return None

    def _is_seen_empty(self, slot: int) -> bool:
        """Whether the tray knows that nothing lies in a slot, or sees nothing there at all."""
        screen = self._play()
        return bool(screen.masked() >> slot & 1) or screen.ui.sensing.seen[slot] == EMPTY

    def _with(self, face: int) -> Die | None:
        """A die that can show a face: of a hand that holds too many, one that shows it, rather not of the pouch."""
        dice = [die for die in self.dice.dice if die.place != SLOT and face in die.sides]
        full = [die for seat in range(self.match.game.seats) if self.wanting(seat) < 0 for die in self.hand(seat)]
        dice.sort(key=lambda die: (die not in full, die.face != face, die.place != SEAT))
        return dice[0] if dice else None

    async def done(self) -> None:
        """Green: what the tray has told people to do is done."""
        if self._play().kind != kinds.ORDER:
            raise Puzzled("the tray waits for nothing that could be done")
        await self.fingers.press(GREEN)

    async def say(self, verb: int) -> None:
        """One of `verbs`, by the keys."""
        if verb not in self.verbs():
            raise Puzzled("the tray does not offer that now")
        seat = self.match.game.turn
        await self.fingers.take(kinds.verb_item(verb))
        if verb == DRAW and self.match.game.tiles:
            await self.until(lambda: self.screen is None or self.wanting(seat) > 0)
            self.ways.take(seat)

    async def lay(self, move: int) -> None:
        """Lay a tile of the rack that is to choose."""
        self._play()
        await self.ways.lay(move)

    async def until(self, condition: Any) -> None:
        """Let time pass until condition() holds, but not for ever: some things nobody sees."""
        for _ in range(_SEEN_MS // _LOOK_MS):
            if condition():
                return
            await self.tray.clock.sleep_ms(_LOOK_MS)

"""The actions of people around a tray with real dice: with the dice and with the tray's keys.

They use only what people would know: where the dice on the table are, what the tray asks, and which slots blink.
"""

from collections.abc import Callable

from simulator import games
from simulator.people.conduct import Conduct
from simulator.people.dice import SEAT, SLOT, Dice, Die, Misplaced
from simulator.people.fingers import Fingers, Puzzled
from simulator.tray.virtual import VirtualTray
from tray24.match.match import Match
from tray24.match.profile import Profile
from tray24.pins import GREEN
from tray24.rules.faces import UNROLLED
from tray24.rules.moves import DRAW, GIVE, REROLL, ROLL
from tray24.sense.events import EMPTY, members
from tray24.ui.match import kinds
from tray24.ui.match.real.common import CommonReal
from tray24.ui.match.real.play import RealPlay
from tray24.ui.ui import Ui

_MOST_STEPS = 80
_BETWEEN_HANDS = ("scores", "rolloff")  # when these screens are directly above the match's screen
_LOOK_MS = 20
_SEEN_MS = 1500  # by then the tray has detected a die that was placed or lifted


def is_between_hands(ui: Ui) -> bool:
    """Return whether the tray has dealt the next round and nobody has seen it yet."""
    return ui.match is not None and ui.depth == 2 and ui.screen.name in _BETWEEN_HANDS


class Handling:
    """A match with real dice as people see it, and their actions with the dice, as intents for `Fingers.start`.

    `conduct` is the policy of the game.
    """

    def __init__(self, tray: VirtualTray, dice: Dice, fingers: Fingers):
        self.tray = tray
        self.dice = dice
        self.fingers = fingers
        self.rolled_off: dict[int, int] = {}  # the faces of the last roll-off, by seat button
        self.rolled_off_ms = 0
        self.moved_by_virtual = -1  # value of `Dice.moved` after the last action of a virtual player
        self._profile: Profile | None = None  # profile of the match to which `_conduct` belongs
        self._conduct = Conduct(self)

    @property
    def ui(self) -> Ui | None:
        """Return the tray's user interface, or None without power."""
        return self.tray.firmware.ui if self.tray.firmware else None

    @property
    def running(self) -> bool:
        """Return whether a match with real dice runs."""
        return self._running() is not None

    def _running(self) -> Match | None:
        match = self.ui.match if self.ui is not None else None
        return match if match is not None and match.profile.real else None

    @property
    def match(self) -> Match:
        """Return the match with real dice. Raise Puzzled if there is none."""
        match = self._running()
        if match is None:
            raise Puzzled("no-real-match")
        return match

    @property
    def screen(self) -> RealPlay | None:
        """Return the screen of the match, or None while another screen is on top."""
        screen = self.ui.screen if self.ui is not None and self.running else None
        return screen if isinstance(screen, RealPlay) else None

    @property
    def play_screen(self) -> RealPlay:
        """Return the screen of the match. Raise Puzzled if another screen is on top."""
        screen = self.screen
        if screen is None:
            raise Puzzled("no-real-screen")
        return screen

    def require_screen(self) -> None:
        _ = self.play_screen

    @property
    def side(self) -> CommonReal:
        """Return the game's part of the screen, which has the places of its dice."""
        return self.play_screen.side

    def button(self, seat: int) -> int:
        return self.match.profile.seats[seat].button

    def hand(self, seat: int) -> list[Die]:
        return self.dice.of_seat(self.button(seat))

    def verbs(self) -> list[int]:
        """Return the verbs of the rules that the keys offer, besides placing a die."""
        screen = self.screen
        if screen is None or screen.kind != kinds.TURN:
            return []
        return sorted({kinds.verb_of(item) for item in screen.items if kinds.is_verb(item)})

    def is_seen_empty(self, slot: int) -> bool:
        """Return whether the tray has detected that a slot is empty, or ignores that slot."""
        screen = self.play_screen
        sensing = screen.ui.sensing
        return sensing is None or slot in members(screen.slots.masked()) or sensing.seen[slot] == EMPTY

    async def until(self, condition: Callable[[], bool]) -> None:
        """Wait until condition() is true, but only for a limited time: the tray cannot detect everything."""
        for _ in range(_SEEN_MS // _LOOK_MS):
            if condition():
                return
            await self.tray.clock.sleep_ms(_LOOK_MS)

    @property
    def conduct(self) -> Conduct:
        match = self.match
        if self._profile is not match.profile:  # an undo may restart the match, but with the same players
            self._profile = match.profile
            self._conduct = games.part(match.game.name, "conduct", "GameConduct", Conduct)(self)
        return self._conduct

    def wanting(self, seat: int) -> int:
        """Return how many dice the seat has to take from the pouch; a negative number counts those to put back."""
        return self.conduct.wanting(seat)

    def fits(self) -> dict[int, list[int]]:
        """Return the slots in which each die of the seat to act may be placed: die id -> slots."""
        return self.conduct.fits() if self.screen is not None else {}

    @property
    def clears_up(self) -> bool:
        """Return whether a virtual player moved the last die, and therefore follows the blinking slots."""
        return self.moved_by_virtual == self.dice.moved

    async def roll_off(self) -> None:
        """Roll a die for everyone, again for those with the highest number. Press the button of the winner."""
        seats = self.match.profile.seats if self.play_screen.kind == kinds.FIRST else []
        buttons = [player.button for player in seats]
        if not buttons:
            raise Puzzled("no-starter-asked")
        self.rolled_off = {}
        await self.conduct.roll_off(buttons)
        self.rolled_off_ms = self.tray.clock.now_ms

    async def take(self, seat: int) -> None:
        """Take the dice that a seat lacks from the pouch, or return its surplus dice."""
        self.require_screen()
        self.conduct.take(seat)

    async def roll(self, seat: int, ids: list[int] | None = None) -> None:
        """Roll the dice of a seat, some of them, or only the one just drawn. Press the key for the roll, if any."""
        self.require_screen()
        own = self.conduct
        rolled = own.alone(seat) or self.hand(seat)
        if ids is not None:
            rolled = [die for die in rolled if die.id in ids]
        if not rolled:
            raise Puzzled("nothing-to-roll")
        own.check_roll(seat, rolled)
        again = all(die.rolled for die in rolled)
        ordered = own.told_to_roll(seat)
        self.dice.roll(die.id for die in rolled)
        own.has_rolled()
        verbs = self.verbs() if self.match.game.turn == seat else []
        if ROLL in verbs or (REROLL in verbs and again):
            await self.fingers.take(kinds.verb_item(ROLL if ROLL in verbs else REROLL))
        elif ordered and not any(self.wanting(other) or own.must_roll(other) for other in range(self.match.game.seats)):
            await self.fingers.press(GREEN)

    async def put(self, id: int, slot: int, caller: int = -1) -> None:
        """Place a die in a slot, after a call of UNO by a button. Return once a trusted sensor has detected it."""
        if caller >= 0:
            await self.fingers.press(caller)
        self.dice.put(id, slot)
        await self.until(
            lambda: self.screen is None or slot in (self.screen.slot, self.screen.bad, self.conduct.untold())
        )

    def set_down(self, id: int, slot: int, half_in: bool = False) -> None:
        """Place a die in a slot at once; an unrolled die only where a blinking slot asks for one of its faces."""
        die = self.dice.die(id)
        screen = self.screen
        if die.rolled or die.place != SEAT or self.dice.in_slot(slot):
            self.dice.put(id, slot, half_in)
            return
        face = UNROLLED
        if screen is not None and screen.kind == kinds.GUIDE and slot in members(screen.guide.put | screen.guide.tell):
            face = screen.guide.want[slot]
        if face not in die.sides:
            raise Misplaced("never-rolled")
        self.dice.put(id, slot, half_in)
        self.dice.turn_up(id, face)

    async def lift(self, id: int, button: int | None) -> None:
        """Move a die before a seat button, or into the pouch (None)."""
        self.carry(id, button)

    def carry(self, id: int, button: int | None) -> None:
        """Move a die at once; see `lift`."""
        die = self.dice.die(id)
        screen = self.screen
        guided = screen is not None and die.place == SLOT and die.at in members(screen.guide.lift)
        owner = self.conduct.lifted_to(die.at) if guided else None
        self.dice.lift(id, button)
        seats = self.match.profile.seats if guided and button is not None else []
        for seat, player in enumerate(seats):
            if player.button == button:
                self.conduct.lifted(die, seat)
                if seat != owner:
                    die.came = self.dice.moved  # the seat does not own it: it is the first to be returned

    async def tell(self) -> None:
        """Enter the face that the tray asks for: of a die in a slot, or of the dice left in a hand."""
        screen = self.play_screen
        untold = self.conduct.untold()
        die = self.dice.in_slot(untold if untold >= 0 else screen.slot)
        if untold >= 0:
            await self.fingers.take(untold)
            if screen.slot != untold:
                return  # the tray has seen the die by now
        if screen.side.tells() and die is None:
            await self.conduct.tell_hand()
            return
        if screen.wheel is None or die is None:
            raise Puzzled("no-face-asked")
        await self.fingers.tell(die.face)

    async def judge(self) -> None:
        """Enter whether a challenged die was legal, as the open hand shows."""
        if self.play_screen.kind != kinds.VERDICT:
            raise Puzzled("no-verdict-asked")
        await self.fingers.take(0 if self.conduct.is_legal() else 1)

    async def give(self, id: int) -> None:
        """Give a die of a hand to the other player (L8)."""
        self.require_screen()
        die = self.dice.die(id)
        turn = self.match.game.turn
        if GIVE not in self.verbs() or die not in self.hand(turn):
            raise Puzzled("no-gift-asked")
        other = self.button(self.match.game.next_seat(turn))
        await self.fingers.take(next(item for item in self.play_screen.items if kinds.verb_of(item) == GIVE))
        self.dice.lift(id, other)
        self.dice.unroll(id)

    async def follow(self) -> None:
        """Follow the blinking slots: lift and place dice until the tray agrees with the game."""
        for _ in range(_MOST_STEPS):
            screen = self.screen
            if screen is None or screen.kind != kinds.GUIDE:
                return
            guide = screen.guide
            slot = guide.first()
            if slot < 0:
                for blind in members(guide.tell):
                    await self._make(blind, guide.want[blind])
                await self.fingers.press(GREEN)
            else:
                await self._make(slot, guide.want[slot])
                await self.until(lambda slot=slot: self.screen is None or self.screen.guide.first() != slot)

    async def _make(self, slot: int, face: int) -> None:
        """Place a die with this face in a slot, or empty the slot if no die has the face."""
        lying = self.dice.in_slot(slot)
        is_right = lying is not None and lying.face == face
        if is_right and slot not in members(self.play_screen.guide.wrong):
            return
        if lying is not None:
            seat = self.conduct.lifted_to(slot)
            self.carry(lying.id, None if seat is None else self.button(seat))
            # Wait as people do: a die exchanged at once would be taken for the one before.
            await self.until(lambda: self.screen is None or self.is_seen_empty(slot))
            if self.screen is None or self.screen.guide.want[slot] != face:
                return
        die = lying if is_right else self._with(face) or await self._exchanged(face)
        if die is not None:
            self.dice.turn_up(die.id, face)
            self.dice.put(die.id, slot)

    async def _exchanged(self, face: int) -> Die | None:
        """Take a die that can show a face from another slot, and replace it there by a die that shows the old face."""
        for die in self.dice.dice:
            instead = self._with(die.face) if die.place == SLOT and face in die.sides and die.face != face else None
            if instead is not None:
                slot, shown = die.at, die.face
                self.dice.lift(die.id)
                await self.until(lambda slot=slot: self.screen is None or self.is_seen_empty(slot))
                self.dice.turn_up(instead.id, shown)
                self.dice.put(instead.id, slot)
                return die
        return None

    def _with(self, face: int) -> Die | None:
        """Return a die outside the slots that has this face, or None: first from hands with surplus dice."""
        dice = [die for die in self.dice.dice if die.place != SLOT and face in die.sides]
        full = [die for seat in range(self.match.game.seats) if self.wanting(seat) < 0 for die in self.hand(seat)]
        dice.sort(key=lambda die: (die not in full, die.face != face, die.place != SEAT))
        return dice[0] if dice else None

    async def done(self) -> None:
        """Press green to confirm that people have done their task."""
        if self.play_screen.kind != kinds.ORDER:
            raise Puzzled("nothing-to-confirm")
        await self.fingers.press(GREEN)

    async def say(self, verb: int) -> None:
        """Choose one of `verbs` by the keys."""
        if verb not in self.verbs():
            raise Puzzled("not-offered")
        seat = self.match.game.turn
        await self.fingers.take(kinds.verb_item(verb))
        if verb == DRAW and self.match.game.tiles:
            await self.until(lambda: self.screen is None or self.wanting(seat) > 0)
            self.conduct.take(seat)

    async def lay(self, move: int) -> None:
        self.require_screen()
        await self.conduct.lay(move)

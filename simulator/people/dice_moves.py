"""The actions of people around a tray with real dice: they move dice and press the tray's keys.

They use only what people would know: where the dice on the table are, what the tray asks, and which slots blink.
"""

from collections.abc import Callable

from simulator import games
from simulator.people.dice import SEAT, SLOT, Dice, Die, MisplacedDie
from simulator.people.policy import Policy
from simulator.people.presses import IntentError, Presses
from simulator.tray.virtual import VirtualTray
from tray24.match.match import Match
from tray24.match.profile import Profile
from tray24.pins import GREEN
from tray24.rules.faces import UNROLLED
from tray24.rules.moves import DRAW, GIVE, REROLL, ROLL
from tray24.sense.events import EMPTY, list_members
from tray24.ui.match import prompts
from tray24.ui.match.real.real_game_screen import BaseRealGameScreen
from tray24.ui.match.real.real_play_screen import RealPlayScreen
from tray24.ui.ui import Ui

_MAX_STEPS = 80
_BETWEEN_HANDS = ("scores", "rolloff")  # screens between two rounds, directly above the match's screen
_POLL_MS = 20
_DETECTION_MS = 1500  # by then the tray has detected a die that was placed or lifted


def is_between_hands(ui: Ui) -> bool:
    """Return whether the tray has dealt the next round, but still shows screens of the last one, such as the scores."""
    return ui.match is not None and ui.depth == 2 and ui.screen.name in _BETWEEN_HANDS


class DiceMoves:
    """A match with real dice as people see it, and what they do with the dice.

    Run its coroutines with `Presses.start`. `policy` has the decisions that depend on the match's game.
    """

    def __init__(self, tray: VirtualTray, dice: Dice, presses: Presses):
        self.tray = tray
        self.dice = dice
        self.presses = presses
        self.rolled_off: dict[int, int] = {}  # the faces of the last roll-off, by seat button
        self.rolled_off_ms = 0
        self.virtual_changes = -1  # value of `Dice.changes` after the last action of a virtual player
        self._profile: Profile | None = None  # profile of the match to which `_policy` belongs
        self._policy = Policy(self)

    @property
    def ui(self) -> Ui | None:
        """Return the tray's user interface, or None without power."""
        return self.tray.firmware.ui if self.tray.firmware else None

    @property
    def is_running(self) -> bool:
        """Return whether a match with real dice runs."""
        return self._find_match() is not None

    def _find_match(self) -> Match | None:
        match = self.ui.match if self.ui is not None else None
        return match if match is not None and match.profile.real else None

    @property
    def match(self) -> Match:
        """Return the running match with real dice. Raise IntentError if there is none."""
        match = self._find_match()
        if match is None:
            raise IntentError("no-real-match")
        return match

    @property
    def screen(self) -> RealPlayScreen | None:
        """Return the screen of the match, or None while another screen is on top."""
        screen = self.ui.screen if self.ui is not None and self.is_running else None
        return screen if isinstance(screen, RealPlayScreen) else None

    @property
    def play_screen(self) -> RealPlayScreen:
        """Return the screen of the match. Raise IntentError if another screen is on top."""
        screen = self.screen
        if screen is None:
            raise IntentError("no-real-screen")
        return screen

    def require_screen(self) -> None:
        _ = self.play_screen

    @property
    def game_screen(self) -> BaseRealGameScreen:
        """Return the part of the match's screen that belongs to the game.

        It knows what the game expects in each slot.
        """
        return self.play_screen.game_screen

    def get_button(self, seat: int) -> int:
        return self.match.profile.seats[seat].button

    def list_hand(self, seat: int) -> list[Die]:
        return self.dice.list_seat_dice(self.get_button(seat))

    def list_verbs(self) -> list[int]:
        """Return the verbs of the moves in the tray's current menu, ascending. Placing a die is not among them."""
        screen = self.screen
        if screen is None or screen.prompt != prompts.TURN:
            return []
        return sorted({prompts.get_verb(item) for item in screen.items if prompts.is_verb(item)})

    def is_seen_empty(self, slot: int) -> bool:
        """Return whether the tray has detected that a slot is empty, or ignores that slot."""
        screen = self.play_screen
        sensing = screen.ui.sensing
        return sensing is None or slot in list_members(screen.slots.get_masked()) or sensing.seen[slot] == EMPTY

    async def await_condition(self, condition: Callable[[], bool]) -> None:
        """Wait until `condition()` is true, but only for a limited time, because the tray cannot detect everything."""
        for _ in range(_DETECTION_MS // _POLL_MS):
            if condition():
                return
            await self.tray.clock.sleep_ms(_POLL_MS)

    @property
    def policy(self) -> Policy:
        match = self.match
        if self._profile is not match.profile:  # an undo may restart the match, but with the same players
            self._profile = match.profile
            self._policy = games.get_part_attribute(match.game.name, "policy", "GamePolicy", Policy)(self)
        return self._policy

    def count_missing(self, seat: int) -> int:
        """Return how many dice the seat has to take from the bag. A negative number counts dice to put back."""
        return self.policy.count_missing(seat)

    def find_fitting_slots(self) -> dict[int, list[int]]:
        """Return the slots in which the seat to act may place each of its dice, as die id -> slots."""
        return self.policy.find_fitting_slots() if self.screen is not None else {}

    @property
    def follows_diff(self) -> bool:
        """Return whether virtual players correct the blinking slots: they do if one of them moved the last die."""
        return self.virtual_changes == self.dice.changes

    async def roll_off(self) -> None:
        """Roll dice to decide who starts.

        Roll a die for every seat, then again for the seats that share the highest number, until one seat has won. Then
        press the button of this seat.
        """
        seats = self.match.profile.seats if self.play_screen.prompt == prompts.FIRST else []
        buttons = [player.button for player in seats]
        if not buttons:
            raise IntentError("no-starter-asked")
        self.rolled_off = {}
        await self.policy.roll_off(buttons)
        self.rolled_off_ms = self.tray.clock.now_ms

    async def fill_hand(self, seat: int) -> None:
        """Take the dice that a seat lacks from the bag, or return its surplus dice."""
        self.require_screen()
        self.policy.fill_hand(seat)

    async def roll_dice(self, seat: int, ids: list[int] | None = None) -> None:
        """Roll the dice of a seat. Press the key that confirms the roll if the tray asks for it.

        `ids` are the dice to roll, or None for the whole hand. If only the die just drawn may be placed, other dice are
        not rolled. Raise IntentError if no dice remain.
        """
        self.require_screen()
        policy = self.policy
        dice = policy.list_single_die(seat) or self.list_hand(seat)
        if ids is not None:
            dice = [die for die in dice if die.id in ids]
        if not dice:
            raise IntentError("nothing-to-roll")
        policy.check_roll(seat, dice)
        is_reroll = all(die.rolled for die in dice)
        is_asked = policy.is_roll_asked(seat)
        self.dice.roll_dice(die.id for die in dice)
        policy.handle_roll()
        verbs = self.list_verbs() if self.match.game.turn == seat else []
        if ROLL in verbs or (REROLL in verbs and is_reroll):
            await self.presses.choose_item(prompts.make_verb_item(ROLL if ROLL in verbs else REROLL))
        elif is_asked and not any(
            self.count_missing(other) or policy.needs_roll(other) for other in range(self.match.game.seats)
        ):
            await self.presses.press_button(GREEN)

    async def place_die(self, id: int, slot: int, caller: int = -1) -> None:
        """Place a die in a slot. Return once the tray has detected the die, or after a limited time.

        If `caller` is a seat button, press it first, to call UNO.
        """
        if caller >= 0:
            await self.presses.press_button(caller)
        self.dice.place_die(id, slot)
        await self.await_condition(
            lambda: (
                self.screen is None or slot in (self.screen.slot, self.screen.bad, self.policy.find_unentered_slot())
            )
        )

    def place_die_now(self, id: int, slot: int, half_in: bool = False) -> None:
        """Place a die in a slot without waiting. With `half_in` the die rests on the slot's edge.

        A seat's die that has not been rolled is turned to the face that the tray asks for in this slot. Raise
        MisplacedDie if the tray asks for no face there, or if the die does not have this face.
        """
        die = self.dice.get_die(id)
        screen = self.screen
        if die.rolled or die.place != SEAT or self.dice.find_in_slot(slot):
            self.dice.place_die(id, slot, half_in)
            return
        face = UNROLLED
        if (
            screen is not None
            and screen.prompt == prompts.GUIDE
            and slot in list_members(screen.diff.missing | screen.diff.unconfirmed)
        ):
            face = screen.diff.expected[slot]
        if face not in die.sides:
            raise MisplacedDie("never-rolled")
        self.dice.place_die(id, slot, half_in)
        self.dice.turn_die(id, face)

    async def lift_die(self, id: int, button: int | None) -> None:
        """Call `lift_die_now`, in a coroutine that `Presses.start` can run."""
        self.lift_die_now(id, button)

    def lift_die_now(self, id: int, button: int | None) -> None:
        """Move a die in front of the seat button `button`, or into the bag if `button` is None.

        If the tray asked for this and the die goes to a seat, call `handle_lift` of the policy.
        """
        die = self.dice.get_die(id)
        screen = self.screen
        is_guided = screen is not None and die.place == SLOT and die.at in list_members(screen.diff.to_lift)
        owner = self.policy.find_receiver(die.at) if is_guided else None
        self.dice.lift_die(id, button)
        seats = self.match.profile.seats if is_guided and button is not None else []
        for seat, player in enumerate(seats):
            if player.button == button:
                self.policy.handle_lift(die, seat)
                if seat != owner:
                    die.arrival = self.dice.changes  # the die is not this seat's, so it is the first to be returned

    async def enter_faces(self) -> None:
        """Enter with the buttons the face that the tray asks for: of a die in a slot, or of the dice left in a hand."""
        screen = self.play_screen
        unentered_slot = self.policy.find_unentered_slot()
        die = self.dice.find_in_slot(unentered_slot if unentered_slot >= 0 else screen.slot)
        if unentered_slot >= 0:
            await self.presses.choose_item(unentered_slot)
            if screen.slot != unentered_slot:
                return  # the tray has seen the die by now
        if screen.game_screen.needs_faces() and die is None:
            await self.policy.enter_hand()
            return
        if screen.wheel is None or die is None:
            raise IntentError("no-face-asked")
        await self.presses.enter_face(die.face)

    async def answer_verdict(self) -> None:
        """Answer the tray's question whether a challenged WD4 was legal, by the dice that its player holds."""
        if self.play_screen.prompt != prompts.VERDICT:
            raise IntentError("no-verdict-asked")
        await self.presses.choose_item(0 if self.policy.is_legal() else 1)

    async def give_die(self, id: int) -> None:
        """Give a die to the other player, from the hand of the seat whose turn it is (rule L8)."""
        self.require_screen()
        die = self.dice.get_die(id)
        seat = self.match.game.turn
        if GIVE not in self.list_verbs() or die not in self.list_hand(seat):
            raise IntentError("no-gift-asked")
        receiver_button = self.get_button(self.match.game.get_next_seat(seat))
        await self.presses.choose_item(next(item for item in self.play_screen.items if prompts.get_verb(item) == GIVE))
        self.dice.lift_die(id, receiver_button)
        self.dice.mark_unrolled(id)

    async def follow_diff(self) -> None:
        """Lift and place dice as the blinking slots ask, until the slots contain what the game expects."""
        for _ in range(_MAX_STEPS):
            screen = self.screen
            if screen is None or screen.prompt != prompts.GUIDE:
                return
            diff = screen.diff
            slot = diff.get_first_slot()
            if slot < 0:
                for unconfirmed_slot in list_members(diff.unconfirmed):
                    await self._correct_slot(unconfirmed_slot, diff.expected[unconfirmed_slot])
                await self.presses.press_button(GREEN)
            else:
                await self._correct_slot(slot, diff.expected[slot])
                await self.await_condition(
                    lambda slot=slot: self.screen is None or self.screen.diff.get_first_slot() != slot
                )

    async def _correct_slot(self, slot: int, face: int) -> None:
        """Put a die with this face into a slot. If no die has the face, only empty the slot."""
        old_die = self.dice.find_in_slot(slot)
        is_right = old_die is not None and old_die.face == face
        if is_right and slot not in list_members(self.play_screen.diff.wrong):
            return
        if old_die is not None:
            seat = self.policy.find_receiver(slot)
            self.lift_die_now(old_die.id, None if seat is None else self.get_button(seat))
            # Wait as people do: a die exchanged at once would be taken for the one before.
            await self.await_condition(lambda: self.screen is None or self.is_seen_empty(slot))
            if self.screen is None or self.screen.diff.expected[slot] != face:
                return
        die = old_die if is_right else self._find_die(face) or await self._exchange_die(face)
        if die is not None:
            self.dice.turn_die(die.id, face)
            self.dice.place_die(die.id, slot)

    async def _exchange_die(self, face: int) -> Die | None:
        """Take a die that has a side with `face` out of its slot, and put another die there.

        The other die comes from outside the slots. It shows the face that the first die showed, so the slot's content
        stays the same. Return the first die, or None if no two dice allow this.
        """
        for die in self.dice.dice:
            substitute = (
                self._find_die(die.face) if die.place == SLOT and face in die.sides and die.face != face else None
            )
            if substitute is not None:
                slot, old_face = die.at, die.face
                self.dice.lift_die(die.id)
                await self.await_condition(lambda slot=slot: self.screen is None or self.is_seen_empty(slot))
                self.dice.turn_die(substitute.id, old_face)
                self.dice.place_die(substitute.id, slot)
                return die
        return None

    def _find_die(self, face: int) -> Die | None:
        """Return a die outside the slots that has a side with this face, or None.

        Hands with too many dice are searched first.
        """
        dice = [die for die in self.dice.dice if die.place != SLOT and face in die.sides]
        surplus_dice = [
            die for seat in range(self.match.game.seats) if self.count_missing(seat) < 0 for die in self.list_hand(seat)
        ]
        dice.sort(key=lambda die: (die not in surplus_dice, die.face != face, die.place != SEAT))
        return dice[0] if dice else None

    async def confirm_task(self) -> None:
        """Press green to confirm that people have done the task on the display."""
        if self.play_screen.prompt != prompts.ORDER:
            raise IntentError("nothing-to-confirm")
        await self.presses.press_button(GREEN)

    async def choose_verb(self, verb: int) -> None:
        """Choose with the buttons a move whose verb is one of `list_verbs`."""
        if verb not in self.list_verbs():
            raise IntentError("not-offered")
        seat = self.match.game.turn
        await self.presses.choose_item(prompts.make_verb_item(verb))
        if verb == DRAW and self.match.game.tiles:
            await self.await_condition(lambda: self.screen is None or self.count_missing(seat) > 0)
            self.policy.fill_hand(seat)

    async def lay_tile(self, move: int) -> None:
        self.require_screen()
        await self.policy.lay_tile(move)

"""Virtual players at a tray with real dice: they decide what to do when the tray and the rules ask their seats."""

import random

from simulator.people.dice import Die
from simulator.people.dice_moves import DiceMoves, is_between_hands
from simulator.people.presses import Intent
from tray24.match.match import Match
from tray24.match.profile import Profile
from tray24.pins import GREEN
from tray24.rules.faces import COLORS
from tray24.rules.moves import D_START, PH_PLACE
from tray24.sense.events import list_members
from tray24.ui.match import prompts
from tray24.ui.ui import Ui

_PAUSE_MS = 1100  # between two actions of a person
_SCORES_MS = 6000  # how long the scores are read if all players are virtual
_CATCH_MS = 3500  # how long a player waits before catching somebody
_MAX_MATCHES = 8  # as many as the tray stores, the running one, and some deleted ones


class VirtualPlayers:
    """The virtual players at a tray. Call `choose_action` regularly, and run the coroutines that it returns.

    `of_matches` has the seat buttons of virtual players by the seed of each known match, the newest match last.
    """

    def __init__(self, dice_moves: DiceMoves, rng: random.Random | None = None):
        self.dice_moves = dice_moves
        self.of_matches: dict[int, set[int]] = {}
        self._next_buttons: set[int] = set()
        self.rng = rng or random.Random(random.SystemRandom().getrandbits(64))
        self._action_ms = 0
        self._last_state: tuple[object, ...] = ()
        self._catch_ms: int | None = None

    @property
    def buttons(self) -> set[int]:
        """The seat buttons of the virtual players in the running match.

        While no match with real dice runs, they are those of the next match.
        """
        return self.get_buttons(self.dice_moves.match) if self.dice_moves.is_running else self._next_buttons

    @buttons.setter
    def buttons(self, buttons: set[int]) -> None:
        self.set_next_buttons(buttons)
        if self.dice_moves.is_running:
            self.of_matches[self.dice_moves.match.profile.seed] = buttons

    def set_next_buttons(self, buttons: set[int]) -> None:
        """Set the seat buttons of the virtual players for the next match."""
        self._next_buttons = buttons

    def get_buttons(self, match: Match | None) -> set[int]:
        """Return the seat buttons of the virtual players in a match.

        Return an empty set if `match` is None or is played without real dice.
        """
        if match is None or not match.profile.real:
            return set()
        seed = match.profile.seed
        if seed not in self.of_matches:
            self.of_matches[seed] = self._next_buttons
            for old_seed in list(self.of_matches)[:-_MAX_MATCHES]:
                del self.of_matches[old_seed]
        return self.of_matches[seed]

    def get_known_buttons(self, profile: Profile) -> set[int]:
        """Return the seat buttons of the virtual players in a match that is not running.

        Return an empty set if they are not known or the match is played without real dice.
        """
        return self.of_matches.get(profile.seed, set()) if profile.real else set()

    def mark_seats(self) -> None:
        """Mark the seats of virtual players in the match, so that an undo goes back to the last move of a person."""
        if self.dice_moves.is_running:
            self.dice_moves.match.virtual = tuple(self._list_seats())

    def choose_action(self, now_ms: int, speed: int = 1) -> Intent | None:
        """Return a coroutine that carries out the next action of a virtual player, or None if nothing is due yet.

        Players pause before each action: shorter with a higher `speed`, longer if children play.
        """
        self.mark_seats()
        ui = self.dice_moves.ui
        if not self.buttons or ui is None or (self.dice_moves.screen is None and not self._should_close_scores(ui)):
            return None
        slowness = 2 if ui.has_children() else 1
        state = self._get_state()
        if state != self._last_state:
            self._last_state = state
            pause_ms = _PAUSE_MS if self.dice_moves.screen is not None else _SCORES_MS
            self._action_ms = now_ms + pause_ms * slowness // speed
        catch = self._choose_catch(now_ms, _CATCH_MS * slowness // speed)
        if catch is not None or now_ms < self._action_ms:
            return catch
        self._action_ms = now_ms + _PAUSE_MS * slowness // speed
        try:
            step = self._choose_step()
        except Exception as fault:  # reported like a fault in the action
            step = _raise_fault(fault)
        return self._run_step(step) if step is not None else None

    def _get_state(self) -> tuple[object, ...]:
        """Return what the decisions of virtual players depend on. When it changes, they pause and decide again."""
        screen = self.dice_moves.screen
        if screen is None:
            return ("scores", self.dice_moves.match.game.hand)
        return (screen.prompt, screen.slot, screen.bad, len(screen.tasks), screen.entered, self.dice_moves.dice.changes)

    def _is_virtual(self, seat: int) -> bool:
        return seat >= 0 and self.dice_moves.get_button(seat) in self.buttons

    def _has_only_virtual(self) -> bool:
        """Return whether all players of the match are virtual. Then they also do what the tray asks everybody to do."""
        return len(self._list_seats()) == self.dice_moves.match.game.seats

    def _should_close_scores(self, ui: Ui) -> bool:
        """Return whether the scores of a round are on the display and a virtual player has to close them."""
        return self.dice_moves.is_running and is_between_hands(ui) and self._has_only_virtual()

    def _list_seats(self) -> list[int]:
        return [seat for seat in range(self.dice_moves.match.game.seats) if self._is_virtual(seat)]

    def _choose_catch(self, now_ms: int, delay_ms: int) -> Intent | None:
        """Return a coroutine that catches a player who has not called UNO, or None if there is nobody to catch.

        Return None also during the first `delay_ms` in which the player can be caught.
        """
        match = self.dice_moves.match
        catchers = [seat for seat in self._list_seats() if seat != match.game.catchable]
        if match.game.catchable < 0 or match.game.turn < 0 or not catchers:
            self._catch_ms = None
        elif self._catch_ms is None:
            self._catch_ms = now_ms + delay_ms
        elif now_ms >= self._catch_ms:
            self._catch_ms = None
            return self.dice_moves.presses.press_button(match.profile.seats[catchers[0]].button)
        return None

    def _choose_step(self) -> Intent | None:
        dice_moves = self.dice_moves
        if dice_moves.screen is None:
            return dice_moves.presses.press_button(GREEN)
        screen = dice_moves.play_screen
        prompt = screen.prompt
        seat = dice_moves.policy.get_asked_seat()
        if prompt == prompts.FIRST:
            return dice_moves.policy.on_first() if self._has_only_virtual() else None
        if prompt == prompts.ORDER:
            return dice_moves.policy.on_task(self._list_seats(), self.rng)
        stray = self._find_stray_die(seat)
        if stray is not None:
            return dice_moves.lift_die(stray.id, stray.owner)
        if prompt == prompts.GUIDE:
            # The player who moved a die follows the blinking slots.
            return (
                dice_moves.follow_diff()
                if self._is_virtual(seat) or dice_moves.follows_diff or self._has_only_virtual()
                else None
            )
        if not self._is_virtual(seat):
            return None
        if prompt in (prompts.HUE, prompts.WHEEL, prompts.CHECK):
            return dice_moves.policy.on_entry(seat, self.rng)
        if prompt == prompts.NAMING:
            return self._name_color(seat)
        if prompt == prompts.BAD:
            return self._remove_refused_die(screen.bad, seat)
        if prompt == prompts.VERDICT:
            return dice_moves.answer_verdict()
        return dice_moves.policy.on_turn(seat, self.rng) if prompt == prompts.TURN else None

    def _find_stray_die(self, seat: int) -> Die | None:
        """Return a virtual player's die that has to be taken back from a slot, or None.

        An undo leaves such a die in its slot, because another seat has to move again. `seat` is that seat, or -1.
        """
        dice = [self.dice_moves.dice.find_in_slot(slot) for slot in list_members(self.dice_moves.play_screen.diff.new)]
        button = self.dice_moves.get_button(seat) if seat >= 0 else -1
        return next((die for die in dice if die and die.owner in self.buttons and die.owner != button), None)

    async def _run_step(self, step: Intent) -> None:
        try:
            await step
        finally:
            self.dice_moves.virtual_changes = self.dice_moves.dice.changes

    async def _name_color(self, seat: int) -> None:
        """Choose the color of a wild: the one that most dice in the hand of the player at `seat` have."""
        colors = self.dice_moves.policy.list_colors(seat)
        color = max(set(colors), key=colors.count) if colors else self.rng.randint(1, 4)
        await self.dice_moves.presses.name_color(COLORS[color])

    async def _remove_refused_die(self, slot: int, seat: int) -> None:
        """Take back the die that the tray refuses, and roll it again if the rules require that (rule B2)."""
        dice_moves = self.dice_moves
        die = dice_moves.dice.find_in_slot(slot)
        if die is not None:
            dice_moves.dice.lift_die(die.id, dice_moves.get_button(seat))
            if dice_moves.match.game.wait == D_START or dice_moves.match.game.phase == PH_PLACE:
                dice_moves.dice.roll_dice([die.id])
        else:
            await dice_moves.presses.press_button(GREEN)


async def _raise_fault(fault: Exception) -> None:
    raise fault

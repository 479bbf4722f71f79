"""Virtual players at a tray with real dice: they decide what to do when the tray and the rules ask their seats."""

import random

from simulator.people.dice import Die
from simulator.people.fingers import Intent
from simulator.people.handling import Handling, is_between_hands
from tray24.match.match import Match
from tray24.match.profile import Profile
from tray24.pins import GREEN
from tray24.rules.faces import COLORS
from tray24.rules.moves import D_START, PH_PLACE
from tray24.sense.events import members
from tray24.ui.match import kinds
from tray24.ui.ui import Ui

_PAUSE_MS = 1100  # between two actions of a person
_SCORES_MS = 6000  # how long the scores are read if all players are virtual
_CATCH_MS = 3500  # how long a player waits before catching somebody
_MOST_MATCHES = 8  # as many as the tray stores, the running one, and some deleted ones


class VirtualPlayers:
    """The virtual players. Poll `next`. `of_matches` has their seat buttons by the seed of a match, the newest last."""

    def __init__(self, handling: Handling, chance: random.Random | None = None):
        self.handling = handling
        self.of_matches: dict[int, set[int]] = {}
        self._of_next: set[int] = set()
        self.chance = chance or random.Random(random.SystemRandom().getrandbits(64))
        self._acts_ms = 0
        self._waits_for: tuple[object, ...] = ()
        self._catches_ms: int | None = None

    @property
    def buttons(self) -> set[int]:
        """The seat buttons of the virtual players in the running match, or else in the next one."""
        return self.playing(self.handling.match) if self.handling.running else self._of_next

    @buttons.setter
    def buttons(self, buttons: set[int]) -> None:
        self.begin(buttons)
        if self.handling.running:
            self.of_matches[self.handling.match.profile.seed] = buttons

    def begin(self, buttons: set[int]) -> None:
        """Set the seat buttons of the virtual players for the next match."""
        self._of_next = buttons

    def playing(self, match: Match | None) -> set[int]:
        """Return the seat buttons of the virtual players in a match; none without a match or without real dice."""
        if match is None or not match.profile.real:
            return set()
        seed = match.profile.seed
        if seed not in self.of_matches:
            self.of_matches[seed] = self._of_next
            for known in list(self.of_matches)[:-_MOST_MATCHES]:
                del self.of_matches[known]
        return self.of_matches[seed]

    def known_in(self, profile: Profile) -> set[int]:
        """Return the known seat buttons of the virtual players in a match that is not running."""
        return self.of_matches.get(profile.seed, set()) if profile.real else set()

    def attend(self) -> None:
        """Mark the seats of virtual players in the match, so that an undo goes back to the last move of a person."""
        if self.handling.running:
            self.handling.match.virtual = tuple(self._seats())

    def next(self, now_ms: int, speed: int = 1) -> Intent | None:
        """Return the next action of a virtual player, or None. Pauses depend on the speed and on children."""
        self.attend()
        ui = self.handling.ui
        if not self.buttons or ui is None or (self.handling.screen is None and not self._reads_scores(ui)):
            return None
        slowness = 2 if ui.children() else 1
        asked = self._state()
        if asked != self._waits_for:
            self._waits_for = asked
            pause_ms = _PAUSE_MS if self.handling.screen is not None else _SCORES_MS
            self._acts_ms = now_ms + pause_ms * slowness // speed
        caught = self._catch(now_ms, _CATCH_MS * slowness // speed)
        if caught is not None or now_ms < self._acts_ms:
            return caught
        self._acts_ms = now_ms + _PAUSE_MS * slowness // speed
        try:
            step = self._step()
        except Exception as fault:  # reported like a fault in the action
            step = _stumble(fault)
        return self._do(step) if step is not None else None

    def _state(self) -> tuple[object, ...]:
        """Return the state on which decisions depend: when it changes, players wait and decide again."""
        screen = self.handling.screen
        if screen is None:
            return ("scores", self.handling.match.game.hand)
        return (screen.kind, screen.slot, screen.bad, len(screen.orders), screen.entered, self.handling.dice.moved)

    def _is_virtual(self, seat: int) -> bool:
        return seat >= 0 and self.handling.button(seat) in self.buttons

    def _are_alone(self) -> bool:
        """Return whether all players of the match are virtual: then they also answer what the tray asks everybody."""
        return len(self._seats()) == self.handling.match.game.seats

    def _reads_scores(self, ui: Ui) -> bool:
        """Return whether the scores of a round wait to be closed by a virtual player."""
        return self.handling.running and is_between_hands(ui) and self._are_alone()

    def _seats(self) -> list[int]:
        return [seat for seat in range(self.handling.match.game.seats) if self._is_virtual(seat)]

    def _catch(self, now_ms: int, waits_ms: int) -> Intent | None:
        """Catch somebody who has forgotten to call UNO, after a pause."""
        match = self.handling.match
        others = [seat for seat in self._seats() if seat != match.game.catchable]
        if match.game.catchable < 0 or match.game.turn < 0 or not others:
            self._catches_ms = None
        elif self._catches_ms is None:
            self._catches_ms = now_ms + waits_ms
        elif now_ms >= self._catches_ms:
            self._catches_ms = None
            return self.handling.fingers.press(match.profile.seats[others[0]].button)
        return None

    def _step(self) -> Intent | None:
        handling = self.handling
        if handling.screen is None:
            return handling.fingers.press(GREEN)
        screen = handling.play_screen
        kind = screen.kind
        seat = handling.conduct.asked()
        if kind == kinds.FIRST:
            return handling.conduct.on_first() if self._are_alone() else None
        if kind == kinds.ORDER:
            return handling.conduct.on_order(self._seats(), self.chance)
        stray = self._stray(seat)
        if stray is not None:
            return handling.lift(stray.id, stray.owner)
        if kind == kinds.GUIDE:
            # The player who moved a die follows the blinking slots.
            return handling.follow() if self._is_virtual(seat) or handling.clears_up or self._are_alone() else None
        if not self._is_virtual(seat):
            return None
        if kind in (kinds.HUE, kinds.WHEEL, kinds.CHECK):
            return handling.conduct.on_telling(seat, self.chance)
        if kind == kinds.NAMING:
            return self._name_color(seat)
        if kind == kinds.BAD:
            return self._take_away(screen.bad, seat)
        if kind == kinds.VERDICT:
            return handling.judge()
        return handling.conduct.on_turn(seat, self.chance) if kind == kinds.TURN else None

    def _stray(self, seat: int) -> Die | None:
        """Return a die that a virtual player was about to play when an undo changed the turn, or None."""
        lying = [self.handling.dice.in_slot(slot) for slot in members(self.handling.play_screen.guide.new)]
        asked = self.handling.button(seat) if seat >= 0 else -1
        return next((die for die in lying if die and die.owner in self.buttons and die.owner != asked), None)

    async def _do(self, step: Intent) -> None:
        try:
            await step
        finally:
            self.handling.moved_by_virtual = self.handling.dice.moved

    async def _name_color(self, seat: int) -> None:
        """Choose the color of which a player holds most dice."""
        held = self.handling.conduct.colors_held(seat)
        color = max(set(held), key=held.count) if held else self.chance.randint(1, 4)
        await self.handling.fingers.name_color(COLORS[color])

    async def _take_away(self, slot: int, seat: int) -> None:
        """Take back the die that the tray refuses, and roll it again if the rules require that (B2)."""
        handling = self.handling
        die = handling.dice.in_slot(slot)
        if die is not None:
            handling.dice.lift(die.id, handling.button(seat))
            if handling.match.game.wait == D_START or handling.match.game.phase == PH_PLACE:
                handling.dice.roll([die.id])
        else:
            await handling.fingers.press(GREEN)


async def _stumble(fault: Exception) -> None:
    raise fault

"""Virtual people at a tray with real dice: each does by herself what the tray and the rules ask of her seat."""

import random
from collections.abc import Coroutine
from typing import Any

from simulator.people.people import People
from tray24.pins import GREEN
from tray24.rules.moves import D_START, PH_PLACE
from tray24.ui.match import kinds

_PAUSE_MS = 1100  # between two things that a person does
_CATCH_MS = 3500  # she looks so long before she catches somebody


class Persons:
    """The virtual people among the players. `buttons` are their seat buttons; `next` is asked again and again."""

    def __init__(self, people: People, chance: random.Random | None = None):
        self.people = people
        self.buttons: set[int] = set()
        self.chance = chance or random.Random(random.SystemRandom().getrandbits(64))
        self._acts_ms = 0
        self._waits_for: Any = None
        self._catches_ms: int | None = None

    def playing(self, match: Any) -> set[int]:
        """The seat buttons of those who play in a match (or None): with real dice only."""
        return self.buttons if match is not None and match.profile.real else set()

    def next(self, now_ms: int, speed: int = 1) -> Coroutine[Any, Any, None] | None:
        """What one of them does now, or None. Each takes her time, shorter at a higher speed, longer where children play."""
        screen = self.people.screen
        if not self.buttons or screen is None:
            return None
        slow = int(screen.ui.children())
        asked = self._state()
        if asked != self._waits_for:
            self._waits_for = asked
            self._acts_ms = now_ms + (_PAUSE_MS << slow) // speed
        caught = self._catch(now_ms, (_CATCH_MS << slow) // speed)
        if caught is not None or now_ms < self._acts_ms:
            return caught
        self._acts_ms = now_ms + (_PAUSE_MS << slow) // speed
        try:
            step = self._step()
        except Exception as fault:  # goes where a fault in what she does goes
            step = _stumble(fault)
        return self._do(step) if step is not None else None

    def _state(self) -> Any:
        screen = self.people.screen
        return (screen.kind, screen.slot, screen.bad, len(screen.orders), screen.entered, self.people.dice.moved)

    def _is_hers(self, seat: int) -> bool:
        return seat >= 0 and self.people.match.profile.seats[seat].button in self.buttons

    def _hers(self) -> list[int]:
        return [seat for seat in range(self.people.match.game.seats) if self._is_hers(seat)]

    def _catch(self, now_ms: int, waits_ms: int) -> Coroutine[Any, Any, None] | None:
        """Somebody has forgotten UNO, and a while has passed."""
        match = self.people.match
        others = [seat for seat in self._hers() if seat != match.game.catchable]
        if match.game.catchable < 0 or match.game.turn < 0 or not others:
            self._catches_ms = None
        elif self._catches_ms is None:
            self._catches_ms = now_ms + waits_ms
        elif now_ms >= self._catches_ms:
            self._catches_ms = None
            return self.people.fingers.press(match.profile.seats[others[0]].button)
        return None

    def _step(self) -> Coroutine[Any, Any, None] | None:
        people = self.people
        screen = people.screen
        kind = screen.kind
        seat = people.ways.asked()
        if kind == kinds.ORDER:
            return people.ways.on_order(self._hers(), self.chance)
        if kind == kinds.GUIDE:
            # Who has put a die clears up after herself.
            return people.follow() if self._is_hers(seat) or people.clears_up else None
        if not self._is_hers(seat):
            return None
        if kind in (kinds.HUE, kinds.WHEEL, kinds.CHECK):
            return people.ways.on_telling(seat, self.chance)
        if kind == kinds.NAMING:
            return self._name_color(seat)
        if kind == kinds.BAD:
            return self._take_away(screen.bad, seat)
        if kind == kinds.VERDICT:
            return people.judge()
        return people.ways.on_turn(seat, self.chance) if kind == kinds.TURN else None

    async def _do(self, step: Coroutine[Any, Any, None]) -> None:
        try:
            await step
        finally:
            self.people.moved_by_virtual = self.people.dice.moved

    async def _name_color(self, seat: int) -> None:
        """The color she holds most of."""
        held = self.people.ways.colors_held(seat)
        color = max(set(held), key=held.count) if held else self.chance.randint(1, 4)
        await self.people.fingers.name_color("-rygb"[color])

    async def _take_away(self, slot: int, seat: int) -> None:
        """The tray refuses her die: she takes it back, and rolls it again where it is to be rolled (B2)."""
        people = self.people
        die = people.dice.in_slot(slot)
        if die is not None:
            people.dice.lift(die.id, people.match.profile.seats[seat].button)
            if people.match.game.wait == D_START or people.match.game.phase == PH_PLACE:
                people.dice.roll([die.id])
        else:
            await people.fingers.press(GREEN)


async def _stumble(fault: Exception) -> None:
    raise fault

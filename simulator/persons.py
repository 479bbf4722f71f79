"""Virtual people at a tray with real dice: each does by herself what the tray and the rules ask of her seat."""

import random
from collections.abc import Coroutine
from typing import Any

from simulator.dice import Die
from simulator.people import People
from tray24.pins import GREEN
from tray24.rules.core import D_START, DRAW, KEEP, PASS, PH_DRAWN, PH_PLACE, ROLL, UNO
from tray24.rules.faces import is_wild
from tray24.ui.kinds import NAMING
from tray24.ui.real import modes

_PAUSE_MS = 1100  # between two things that a person does
_CATCH_MS = 3500  # she looks so long before she catches somebody
_START_SLOTS = (7, 8, 9, 10, 13, 14, 15, 16)


class Persons:
    """The virtual people among the players. `buttons` are their seat buttons; `next` is asked again and again."""

    def __init__(self, people: People, chance: random.Random | None = None):
        self.people = people
        self.buttons: set[int] = set()
        self.chance = chance or random.Random(random.SystemRandom().getrandbits(64))
        self._acts_ms = 0
        self._waits_for: Any = None
        self._catches_ms: int | None = None

    def next(self, now_ms: int, speed: int = 1) -> Coroutine[Any, Any, None] | None:
        """What one of them does now, or None. Each takes her time, shorter at a higher speed."""
        if not self.buttons or self.people.screen is None:
            return None
        asked = self._state()
        if asked != self._waits_for:
            self._waits_for = asked
            self._acts_ms = now_ms + _PAUSE_MS // speed
        caught = self._catch(now_ms, speed)
        if caught is not None or now_ms < self._acts_ms:
            return caught
        self._acts_ms = now_ms + _PAUSE_MS // speed
        return self._step()

    def _state(self) -> Any:
        screen = self.people.screen
        return (screen.kind, screen.slot, screen.bad, len(screen.orders), screen.entered, self.people.dice.moved)

    def _is_hers(self, seat: int) -> bool:
        return seat >= 0 and self.people.match.profile.seats[seat].button in self.buttons

    def _hers(self) -> list[int]:
        return [seat for seat in range(self.people.match.game.seats) if self._is_hers(seat)]

    def _catch(self, now_ms: int, speed: int) -> Coroutine[Any, Any, None] | None:
        """Somebody has forgotten UNO, and a while has passed."""
        match = self.people.match
        others = [seat for seat in self._hers() if seat != match.game.catchable]
        if match.game.catchable < 0 or match.game.turn < 0 or not others:
            self._catches_ms = None
        elif self._catches_ms is None:
            self._catches_ms = now_ms + _CATCH_MS // speed
        elif now_ms >= self._catches_ms:
            self._catches_ms = None
            return self.people.fingers.press(match.profile.seats[others[0]].button)
        return None

    def _step(self) -> Coroutine[Any, Any, None] | None:
        people = self.people
        screen = people.screen
        kind = screen.kind
        taking = [seat for seat in self._hers() if people.wanting(seat)]
        seat = screen.asked_seat()
        if kind == modes.ORDER:
            if taking:
                return people.take(taking[0])
            ready = not any(people.wanting(other) for other in range(people.match.game.seats))
            return people.done() if ready else None
        if kind == modes.GUIDE:
            return people.follow() if self._is_hers(seat) else None
        if not self._is_hers(seat):
            return None
        if kind in (modes.HUE, modes.WHEEL, modes.CHECK):
            return people.tell()
        if kind == NAMING:
            return self._name_color(seat)
        if kind == modes.BAD:
            return self._take_away(screen.bad, seat)
        return self._turn(seat) if kind == modes.TURN else None

    def _turn(self, seat: int) -> Coroutine[Any, Any, None] | None:
        """What a player does when she is to put a die, or may do something in its place."""
        people = self.people
        game = people.match.game
        if people.wanting(seat):
            return people.take(seat)
        if game.wait == D_START or game.phase == PH_PLACE:
            [die] = people.hand(seat)[-1:]
            slots = [slot for slot in _START_SLOTS if people.dice.in_slot(slot) is None]
            return people.put(die.id, self.chance.choice(slots))
        must_roll = ROLL in people.verbs() and DRAW not in people.verbs()
        hand = people.hand(seat)
        if must_roll or not all(die.rolled for die in hand):
            return people.roll(seat)
        fits = people.fits()
        if fits:
            return self._put(seat, fits)
        for verb in (ROLL, DRAW, PASS, KEEP):
            if verb in people.verbs():
                return people.roll(seat) if verb == ROLL else people.say(verb)
        return None

    def _put(self, seat: int, fits: dict[int, list[int]]) -> Coroutine[Any, Any, None]:
        """The die she likes best, wilds last (B8); before her last but one she calls UNO."""
        people = self.people
        dice = [people.dice.die(id) for id in fits]
        plain = [die for die in dice if not is_wild(die.face)]
        die = self.chance.choice(plain or dice)
        slot = self.chance.choice(fits[die.id])
        game = people.match.game
        calls = seat << 24 | UNO << 16
        if len(people.hand(seat)) == 2 and game.phase != PH_DRAWN and calls in game.asides():
            return self._call_and_put(seat, die, slot)
        return people.put(die.id, slot)

    async def _call_and_put(self, seat: int, die: Die, slot: int) -> None:
        await self.people.fingers.press(self.people.match.profile.seats[seat].button)
        await self.people.put(die.id, slot)

    async def _name_color(self, seat: int) -> None:
        """The color she holds most of."""
        held = [die.face >> 5 for die in self.people.hand(seat) if die.rolled and 0 < die.face >> 5 <= 4]
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

"""Real dice in the tray game (rules B): any open slot; putting a die implies a roll or dice kept."""

from tray24.compat import const
from tray24.pins import SLOTS
from tray24.rules.moves import D_START, DRAW, KEEP, PASS, PH_CHOOSE, PH_PLACE, PLACE, ROLL, move_verb
from tray24.ui.match.kinds import verb_item, verb_of
from tray24.ui.match.real.common import TURN_PHASES, CommonReal
from tray24.ui.toolkit.dice_words import face_words

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Sequence

    from tray24.games.basic.rules import Basic
    from tray24.rules.errors import RuleError


class RealSide(CommonReal):
    """The screen part of `basic` for real dice, which stay where they were put until the tray is emptied."""

    start_rule = "B2"
    start_refusal = "roll_again"

    if _TYPE_CHECKING:

        @property
        def game(self) -> Basic: ...

    def lay(self, faces: bytearray) -> None:
        game = self.game
        for slot in range(SLOTS):
            die = game.tray[slot]
            if die >= 0:
                faces[slot] = game.faces[die]

    def last(self) -> int:
        return self.game.last

    def awaits_die(self) -> bool:
        return self.game.phase == PH_PLACE or super().awaits_die()

    def open_slots(self) -> "Sequence[int]":
        if self.game.phase in TURN_PHASES:
            return sorted(self.game.open)
        return range(SLOTS) if self.awaits_die() else ()

    def glowing(self) -> "Sequence[int]":
        return super().glowing() if self.ui.hints() else ()

    def known(self) -> int:
        return self.game.faces[self.game.drawn] if self.game.phase == PH_PLACE else -1

    def refusal(self, slot: int, face: int) -> "RuleError | None":
        # The rules explain better than the lit slots what is wrong with a slot.
        return self.refusal_of_play(slot, face) if self.game.phase in TURN_PHASES else None

    def arguments(self, slot: int, face: int) -> tuple[int, ...]:
        return face, slot

    def put(self, slot: int, face: int, now_ms: int) -> "RuleError | None":
        if self.game.phase == PH_PLACE:
            self.enter(now_ms, PLACE, slot)
            return None
        return super().put(slot, face, now_ms)

    def put_first(self, slot: int, face: int, now_ms: int) -> "RuleError | None":
        why = super().put_first(slot, face, now_ms)
        if why is None:
            self.enter(now_ms, PLACE, slot)
        return why

    def play_die(self, slot: int, face: int, now_ms: int) -> None:
        game = self.game
        if game.phase == PH_CHOOSE:
            # Putting a die without a choice means keeping the dice or, where it is a must, rolling them (B5).
            self.enter(now_ms, move_verb(game.choices()[-1]))
            self.play.entry.settle(now_ms)
        super().play_die(slot, face, now_ms)

    def others(self) -> list[int]:
        phase = self.game.phase
        if phase == PH_CHOOSE:
            roll = verb_item(ROLL)
            return [roll] if len(self.game.choices()) == 1 else [roll, verb_item(DRAW)]
        return super().others() if phase in TURN_PHASES else []

    def first(self, items: "Sequence[int]") -> int:
        """Return the place of the roll if there is one: a turn begins with it."""
        roll = verb_item(ROLL)
        return items.index(roll) if roll in items else 0

    def take(self, item: int, now_ms: int) -> None:
        if item == verb_item(DRAW) and self.game.phase == PH_CHOOSE:
            self.enter(now_ms, KEEP)
            self.play.entry.settle(now_ms)
        super().take(item, now_ms)

    def item_words(self, item: int) -> str:
        if item == verb_item(DRAW):
            return super().item_words(item)
        return self.ui.say({ROLL: "have_rolled", PASS: "keep_it"}[verb_of(item)])

    def asks(self) -> str:
        game = self.game
        if game.phase == PH_CHOOSE:
            return self.ui.say("roll_and_put" if len(game.choices()) == 1 else "put_or_roll")
        if self.known() >= 0:
            return self.ui.say("put", die=face_words(self.ui.say, self.known()))
        if game.wait == D_START:
            return self.ui.say("start_anywhere")
        return super().asks()

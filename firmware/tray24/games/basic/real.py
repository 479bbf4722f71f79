"""The part of the match screen for the tray game with real dice (rules B). A die may be put into any open slot.

A player who is asked whether to roll or to keep the dice may also put a die into a slot without answering. This counts
as keeping the dice, or as rolling them if the rules demand a roll.
"""

from tray24.compat import const
from tray24.pins import SLOTS
from tray24.rules.moves import D_START, DRAW, KEEP, PASS, PH_CHOOSE, PH_PLACE, PLACE, ROLL, decode_verb
from tray24.ui.match.prompts import get_verb, make_verb_item
from tray24.ui.match.real.real_game_screen import TURN_PHASES, BaseRealGameScreen
from tray24.ui.toolkit.face_texts import describe_face

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Sequence

    from tray24.games.basic.rules import Basic
    from tray24.rules.errors import RuleError


class RealGameScreen(BaseRealGameScreen):
    """The part of the match screen for `basic` with real dice.

    Dice stay in their slots until the rules empty the tray.
    """

    start_rule = "B2"
    start_refusal = "roll_again"

    if _TYPE_CHECKING:

        @property
        def game(self) -> Basic: ...

    def fill_faces(self, faces: bytearray) -> None:
        game = self.game
        for slot in range(SLOTS):
            die = game.tray[slot]
            if die >= 0:
                faces[slot] = game.faces[die]

    def get_last_slot(self) -> int:
        return self.game.last

    def needs_die(self) -> bool:
        return self.game.phase == PH_PLACE or super().needs_die()

    def list_open_slots(self) -> "Sequence[int]":
        if self.game.phase in TURN_PHASES:
            return sorted(self.game.open)
        return range(SLOTS) if self.needs_die() else ()

    def list_lit_slots(self) -> "Sequence[int]":
        return super().list_lit_slots() if self.ui.should_highlight_moves() else ()

    def get_known_face(self) -> int:
        return self.game.faces[self.game.drawn] if self.game.phase == PH_PLACE else -1

    def find_refusal(self, slot: int, face: int) -> "RuleError | None":
        # The rules explain better than the lit slots what is wrong with a slot.
        return self.find_play_refusal(slot, face) if self.game.phase in TURN_PHASES else None

    def make_arguments(self, slot: int, face: int) -> tuple[int, ...]:
        return face, slot

    def place_die(self, slot: int, face: int, now_ms: int) -> "RuleError | None":
        if self.game.phase == PH_PLACE:
            self.enter_move(now_ms, PLACE, slot)
            return None
        return super().place_die(slot, face, now_ms)

    def place_first_die(self, slot: int, face: int, now_ms: int) -> "RuleError | None":
        refusal = super().place_first_die(slot, face, now_ms)
        if refusal is None:
            self.enter_move(now_ms, PLACE, slot)
        return refusal

    def play_die(self, slot: int, face: int, now_ms: int) -> None:
        game = self.game
        if game.phase == PH_CHOOSE:
            # Putting a die without a choice means keeping the dice, or rolling them if a roll is required (B5).
            self.enter_move(now_ms, decode_verb(game.list_turn_moves()[-1]))
            self.play.entry.finish_move(now_ms)
        super().play_die(slot, face, now_ms)

    def list_key_items(self) -> list[int]:
        phase = self.game.phase
        if phase == PH_CHOOSE:
            roll = make_verb_item(ROLL)
            return [roll] if len(self.game.list_turn_moves()) == 1 else [roll, make_verb_item(DRAW)]
        return super().list_key_items() if phase in TURN_PHASES else []

    def get_initial_cursor(self, items: "Sequence[int]") -> int:
        """Return the index in `items` of the item for rolling, or 0 if it is not among them.

        The cursor begins there because a turn begins with a roll.
        """
        roll = make_verb_item(ROLL)
        return items.index(roll) if roll in items else 0

    def enter_item(self, item: int, now_ms: int) -> None:
        if item == make_verb_item(DRAW) and self.game.phase == PH_CHOOSE:
            self.enter_move(now_ms, KEEP)
            self.play.entry.finish_move(now_ms)
        super().enter_item(item, now_ms)

    def describe_item(self, item: int) -> str:
        if item == make_verb_item(DRAW):
            return super().describe_item(item)
        return self.ui.say({ROLL: "have_rolled", PASS: "keep_it"}[get_verb(item)])

    def get_question(self) -> str:
        game = self.game
        if game.phase == PH_CHOOSE:
            return self.ui.say("roll_and_put" if len(game.list_turn_moves()) == 1 else "put_or_roll")
        if self.get_known_face() >= 0:
            return self.ui.say("put", die=describe_face(self.ui.say, self.get_known_face()))
        if game.wait == D_START:
            return self.ui.say("start_anywhere")
        return super().get_question()

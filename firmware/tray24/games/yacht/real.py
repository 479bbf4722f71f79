"""The part of the match screen for yacht with real dice (rules Y).

The five final dice are put into the top row or entered with the buttons, then a box is chosen.
"""

from tray24.compat import const
from tray24.games.yacht.boxes import BOXES, OPEN, score_box
from tray24.games.yacht.screen import box_to_hue, box_to_slot, describe_score
from tray24.rules.moves import D_ROLL, PH_SCORE, SCORE, VERBS, ZERO, decode_arg, decode_verb
from tray24.ui.match.prompts import get_argument, get_verb, make_verb_item
from tray24.ui.match.real.real_game_screen import BaseRealGameScreen
from tray24.ui.match.real.tasks import ROLLS_FIVE
from tray24.ui.toolkit import lights as lamp

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Sequence

    from tray24.games.yacht.rules import Yacht
    from tray24.rules.errors import RuleError
    from tray24.rules.moves import MoveOrDeal
    from tray24.ui.match.real.real_play_screen import RealPlayScreen
    from tray24.ui.toolkit.lights import Lights

_DICE = range(5)


class RealGameScreen(BaseRealGameScreen):
    """The part of the match screen for `yacht` with real dice.

    The tray sees only the final faces of a turn (Y9), not each roll.
    """

    counts_dice = False
    counts_text = "totals_are"
    look_text = "dice_and_sheets"

    if _TYPE_CHECKING:

        @property
        def game(self) -> Yacht: ...

    def __init__(self, play: "RealPlayScreen") -> None:
        super().__init__(play)
        self._faces_by_slot = {}  # slot: face
        self._verb = SCORE  # or ZERO: the verb for a box

    def fill_faces(self, faces: bytearray) -> None:
        for slot in self._faces_by_slot:
            faces[slot] = self._faces_by_slot[slot]

    def reset(self) -> None:
        self._faces_by_slot.clear()
        self._verb = SCORE

    def list_counts(self) -> "Sequence[int]":
        return ()

    def get_count(self, seat: int) -> int:
        return self.game.scores[seat]

    def describe_score(self, move: int) -> str:
        return describe_score(self.ui, self.game, move)

    def needs_faces(self) -> bool:
        return self.game.wait == D_ROLL

    def needs_die(self) -> bool:
        return self.needs_faces() and len(self.play.entered_faces) < self.game.due

    def list_open_slots(self) -> "Sequence[int]":
        return [slot for slot in _DICE if slot not in self._faces_by_slot]

    def place_die(self, slot: int, face: int, now_ms: int) -> "RuleError | None":
        self._faces_by_slot[slot] = face
        self.play.enter_face(face, now_ms)
        return None

    def discard_faces(self) -> None:
        self._faces_by_slot.clear()
        self.play.diff.clear_expected()

    def get_face_question(self) -> str:
        return self.ui.say("color_of_die" if self.play.slot >= 0 else "put_or_tell")

    def list_tasks(self, verb: int, lines: "Sequence[MoveOrDeal]") -> list[tuple[int, int, int]]:
        if not self.needs_faces():
            return []
        self.reset()
        return [(ROLLS_FIVE, self.game.served, 0)]

    def is_known(self) -> bool:
        return self.game.phase == PH_SCORE

    def describe_hint(self, move: int) -> str:
        return self.ui.say("box_" + BOXES[decode_arg(move)])

    def list_key_items(self) -> list[int]:
        game = self.game
        if game.phase != PH_SCORE:
            return []
        verb = self._verb
        boxes = [make_verb_item(verb, box) for box in range(len(BOXES)) if game.sheets[game.turn][box] == OPEN]
        return boxes + [make_verb_item(SCORE + ZERO - verb, OPEN)]  # the other verb, with any box

    def enter_item(self, item: int, now_ms: int) -> None:
        if get_argument(item) == OPEN:
            self._verb = get_verb(item)
            self.play.update_prompt(now_ms)
        else:
            super().enter_item(item, now_ms)

    def get_next_item(self, move: int) -> int:
        verb = decode_verb(move)
        return make_verb_item(verb, OPEN if verb != self._verb else decode_arg(move))

    def describe_item(self, item: int) -> str:
        box = get_argument(item)
        return self.ui.say("do_" + VERBS[get_verb(item)] if box == OPEN else "box_" + BOXES[box])

    def get_figure(self, item: int) -> str:
        game = self.game
        box = get_argument(item)
        if box == OPEN:
            return ""
        points = 0 if get_verb(item) == ZERO else score_box(box, [game.faces[die] for die in game.dice])
        return self.ui.say("worth", points=points)

    def get_question(self) -> str:
        return self.ui.say("do_" + VERBS[self._verb])

    def light_slots(self, lights: "Lights") -> None:
        play = self.play
        if self.game.phase != PH_SCORE:
            return
        current_item = play.items[play.cursor] if play.items else 0
        for item in self.list_key_items()[:-1]:
            box = get_argument(item)
            lights.set_slot(box_to_slot(box), box_to_hue(box), lamp.CURSOR if item == current_item else lamp.LEGAL)

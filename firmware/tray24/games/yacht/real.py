"""Real dice in yacht (rules Y): the five final dice are put into the top row, or entered; then a box is chosen."""

from tray24.compat import const
from tray24.games.yacht.boxes import BOXES, OPEN, box_points
from tray24.games.yacht.screen import hue_of_box, score_words, slot_of_box
from tray24.rules.moves import D_ROLL, PH_SCORE, SCORE, VERBS, ZERO, move_arg, move_verb
from tray24.ui.match.kinds import argument_of, verb_item, verb_of
from tray24.ui.match.real.common import CommonReal
from tray24.ui.match.real.table import ROLLS_FIVE
from tray24.ui.toolkit import lights as lamp

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Sequence

    from tray24.games.yacht.rules import Yacht
    from tray24.rules.errors import RuleError
    from tray24.rules.moves import Line
    from tray24.ui.match.real.play import RealPlay
    from tray24.ui.toolkit.lights import Lights

_DICE = range(5)


class RealSide(CommonReal):
    """The screen part of `yacht` for real dice: the tray sees the last faces (Y9), not how often they are rolled."""

    counts_dice = False
    counts_text = "totals_are"
    look_text = "dice_and_sheets"

    if _TYPE_CHECKING:

        @property
        def game(self) -> Yacht: ...

    def __init__(self, play: "RealPlay") -> None:
        super().__init__(play)
        self._laid = {}  # slot: face
        self._verb = SCORE  # or ZERO: the verb for a box

    def lay(self, faces: bytearray) -> None:
        for slot in self._laid:
            faces[slot] = self._laid[slot]

    def forget(self) -> None:
        self._laid.clear()
        self._verb = SCORE

    def counts(self) -> "Sequence[int]":
        return ()

    def count(self, seat: int) -> int:
        return self.game.scores[seat]

    def score_words(self, move: int) -> str:
        return score_words(self.ui, self.game, move)

    def tells(self) -> bool:
        return self.game.wait == D_ROLL

    def awaits_die(self) -> bool:
        return self.tells() and len(self.play.told) < self.game.due

    def open_slots(self) -> "Sequence[int]":
        return [slot for slot in _DICE if slot not in self._laid]

    def put(self, slot: int, face: int, now_ms: int) -> "RuleError | None":
        self._laid[slot] = face
        self.play.tell_face(face, now_ms)
        return None

    def tell_again(self) -> None:
        self._laid.clear()
        self.play.guide.release()

    def asks_faces(self) -> str:
        return self.ui.say("color_of_die" if self.play.slot >= 0 else "put_or_tell")

    def orders(self, verb: int, lines: "Sequence[Line]") -> list[tuple[int, int, int]]:
        if not self.tells():
            return []
        self.forget()
        return [(ROLLS_FIVE, self.game.served, 0)]

    def is_known(self) -> bool:
        return self.game.phase == PH_SCORE

    def advice_words(self, move: int) -> str:
        return self.ui.say("box_" + BOXES[move_arg(move)])

    def others(self) -> list[int]:
        game = self.game
        if game.phase != PH_SCORE:
            return []
        verb = self._verb
        boxes = [verb_item(verb, box) for box in range(len(BOXES)) if game.sheets[game.turn][box] == OPEN]
        return boxes + [verb_item(SCORE + ZERO - verb, OPEN)]  # the other verb, with any box

    def take(self, item: int, now_ms: int) -> None:
        if argument_of(item) == OPEN:
            self._verb = verb_of(item)
            self.play.look(now_ms)
        else:
            super().take(item, now_ms)

    def toward(self, move: int) -> int:
        verb = move_verb(move)
        return verb_item(verb, OPEN if verb != self._verb else move_arg(move))

    def item_words(self, item: int) -> str:
        box = argument_of(item)
        return self.ui.say("do_" + VERBS[verb_of(item)] if box == OPEN else "box_" + BOXES[box])

    def figure(self, item: int) -> str:
        game = self.game
        box = argument_of(item)
        if box == OPEN:
            return ""
        points = 0 if verb_of(item) == ZERO else box_points(box, [game.faces[die] for die in game.dice])
        return self.ui.say("worth", points=points)

    def asks(self) -> str:
        return self.ui.say("do_" + VERBS[self._verb])

    def lights(self, lights: "Lights") -> None:
        play = self.play
        if self.game.phase != PH_SCORE:
            return
        pointed = play.items[play.cursor] if play.items else 0
        for item in self.others()[:-1]:
            box = argument_of(item)
            lights.show(slot_of_box(box), hue_of_box(box), lamp.CURSOR if item == pointed else lamp.LEGAL)

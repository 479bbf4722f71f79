"""The part of the match screen for `yacht`: the five dice are in the top row, lit slots below show the eleven boxes."""

from tray24.compat import const
from tray24.games.yacht.boxes import BOXES, OPEN, score_box
from tray24.rules.moves import REROLL, SCORE, ZERO, decode_arg, decode_seat, decode_verb
from tray24.ui.match.chips import FRAMED, MARKED, draw_chip, draw_row, measure_chip
from tray24.ui.match.game_screen import HAND_ROW, BaseGameScreen
from tray24.ui.match.prompts import BOX, DICE, DONE, get_verb, is_verb, make_verb_item
from tray24.ui.toolkit import lights as lamp
from tray24.ui.toolkit.face_texts import describe_face

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tray24.games.yacht.rules import Yacht
    from tray24.ui.toolkit.canvas import Canvas
    from tray24.ui.toolkit.lights import Lights
    from tray24.ui.ui import Ui

_DICE = const(5)
_FIRST_BOX = const(6)  # slots: number boxes in the second row, colors and wilds in the third
_COLOR_BOXES = const(6)  # red to blue
_WILD_BOX = const(10)


def box_to_slot(box: int) -> int:
    """Return the slot that shows a box."""
    return _FIRST_BOX + box


def describe_score(ui: "Ui", game: "Yacht", move: int) -> str:
    """Return the text of a SCORE or ZERO move, with its seat and its box."""
    seat = decode_seat(move)
    box = game.decode_args(move)[0]
    name = ui.say("box_" + BOXES[box])
    if decode_verb(move) == ZERO:
        return ui.say("did_zero", name=ui.get_seat_name(seat), box=name)
    return ui.say("did_score", name=ui.get_seat_name(seat), box=name, points=game.sheets[seat][box])


class GameScreen(BaseGameScreen):
    """The part of the match screen for `yacht`.

    A player chooses dice to roll again, or a box to fill with points or with a zero.
    """

    counts_dice = False
    counts_text = "totals_are"
    look_text = "dice_and_sheets"

    if _TYPE_CHECKING:

        @property
        def game(self) -> Yacht: ...

    def clear_marks(self) -> None:
        # Places of the dice to roll again. The base's are a Sequence, because it never changes them.
        self.marked: list[int] = []  # pyright: ignore[reportIncompatibleVariableOverride]

    def get_item(self, move: int, depth: int) -> int:
        verb = decode_verb(move)
        if verb == REROLL:
            return DONE if depth else make_verb_item(REROLL)
        if verb == SCORE and not self.game.rolls_left:
            depth += 1  # there is no other choice
        if depth == 0:
            return make_verb_item(verb)
        return decode_arg(move) if depth == 1 else DONE

    def list_items(self, moves: "Sequence[int]", depth: int) -> list[int]:
        items = super().list_items(moves, depth)
        return list(range(_DICE)) + items if not depth and self.game.rolls_left else items

    def filter_moves(self, item: int, depth: int) -> list[int]:
        if not is_verb(item):
            return super().filter_moves(item, depth)
        verb = get_verb(item)
        return [move for move in self.play.choice.moves if decode_verb(move) == verb]

    def get_prompt(self, depth: int, items: "Sequence[int]") -> str:
        return DICE if not depth and self.game.rolls_left else BOX

    def mark_item(self, item: int) -> bool:
        if self.play.prompt != DICE or is_verb(item):
            return False
        if item in self.marked:
            self.marked.remove(item)
        else:
            self.marked.append(item)
        return True

    def get_marked_move(self, item: int) -> int:
        return self.game.encode_move(REROLL, *self.marked) if item == make_verb_item(REROLL) else -1

    def get_next_item(self, move: int, depth: int) -> int:
        if decode_verb(move) != REROLL or depth:
            return super().get_next_item(move, depth)
        indexes = self.game.decode_args(move)
        for index in range(_DICE):
            if (index in indexes) != (index in self.marked):
                return index
        return make_verb_item(REROLL)

    def _count_points(self, box: int) -> int:
        return score_box(box, self.get_hand())

    def describe_item(self, item: int) -> str:
        say = self.ui.say
        play = self.play
        if item == make_verb_item(REROLL):
            return say("do_reroll") if self.marked else say("mark_dice")
        if is_verb(item):
            return self.describe_verb(get_verb(item))
        if play.prompt == BOX:
            return say("box_" + BOXES[item])
        face = describe_face(say, self.get_hand()[item])
        return say("keep_die" if item in self.marked else "roll_die", face=face)

    def describe_score(self, move: int) -> str:
        return describe_score(self.ui, self.game, move)

    def describe_hint(self, move: int) -> str:
        say = self.ui.say
        indexes = self.game.decode_args(move)
        if decode_verb(move) != REROLL:
            return say("box_" + BOXES[indexes[0]])
        faces = self.get_hand()
        if len(indexes) == 1:
            return say("roll_only", die=describe_face(say, faces[indexes[0]]))
        held_names = [describe_face(say, faces[index]) for index in range(_DICE) if index not in indexes]
        return say("hold", dice=say.join_list(held_names)) if held_names else say("roll_five")

    def get_figure(self, item: int) -> str:
        if item == make_verb_item(REROLL):
            return self.ui.say("rolls_n", count=self.game.rolls_left)
        if self.play.prompt == BOX and not is_verb(item):
            is_zero = self.play.choice.chosen == (make_verb_item(ZERO),)
            return self.ui.say("worth", points=0 if is_zero else self._count_points(item))
        return ""

    def get_hand(self) -> list[int]:
        game = self.game
        return [game.faces[die] for die in game.dice]

    def get_count(self, seat: int) -> int:
        return self.game.scores[seat]

    def draw_middle(self, canvas: "Canvas") -> "Iterator[None]":
        play = self.play
        is_choosing = play.prompt == DICE
        faces = self.get_hand()
        signs = [FRAMED * is_choosing | MARKED * (index in self.marked) for index in range(len(faces))]
        cursor = play.items[play.cursor] if is_choosing else -1
        return draw_row(canvas, faces, HAND_ROW, measure_chip, draw_chip, signs, cursor)

    def draw_other_hand(self, canvas: "Canvas") -> "Iterator[None]":
        return self.draw_middle(canvas)

    def light_stick(self, lights: "Lights") -> None:
        """Show the five dice in the first lights of a tray with one row of lights; its display shows the boxes."""
        game = self.game
        play = self.play
        if game.turn < 0:
            return
        item = play.items[play.cursor] if play.items else -1
        for index in range(len(game.dice)):
            is_marked = index in self.marked
            mode = lamp.CURSOR if play.prompt == DICE and index == item else lamp.LEGAL if is_marked else lamp.LAST
            lights.set_face(index, game.faces[game.dice[index]], mode)

    def light_slots(self, lights: "Lights") -> None:
        game = self.game
        play = self.play
        if game.turn < 0 or not game.dice:
            return
        item = play.items[play.cursor] if play.items else -1
        self.light_stick(lights)
        for box in range(len(BOXES)):
            if game.sheets[game.turn][box] == OPEN:
                lights.set_slot(box_to_slot(box), box_to_hue(box), lamp.LEGAL if play.prompt == BOX else lamp.STEADY)
        if play.prompt == BOX and not is_verb(item):
            lights.set_slot(box_to_slot(item), box_to_hue(item), lamp.CURSOR)


def box_to_hue(box: int) -> int:
    """Return the color of the light of a box: red to blue for the boxes of colors, white for wilds, else WARM."""
    if box == _WILD_BOX:
        return lamp.WHITE
    return box - _COLOR_BOXES + 1 if box >= _COLOR_BOXES else lamp.WARM

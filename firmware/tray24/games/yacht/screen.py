"""Yacht on display and slots: the five dice in the top row, the eleven boxes below as lit slots."""

from tray24.compat import const
from tray24.games.yacht.boxes import BOXES, OPEN, box_points
from tray24.rules.moves import REROLL, SCORE, ZERO, move_arg, move_seat, move_verb
from tray24.ui.match.common import HAND_ROW, CommonSide
from tray24.ui.match.dice import FRAMED, MARKED, chip_width, draw_chip, draw_row
from tray24.ui.match.kinds import BOX, DICE, DONE, is_verb, verb_item, verb_of
from tray24.ui.toolkit import lights as lamp
from tray24.ui.toolkit.dice_words import face_words

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


def slot_of_box(box: int) -> int:
    """Return the slot of a box."""
    return _FIRST_BOX + box


def score_words(ui: "Ui", game: "Yacht", move: int) -> str:
    """Return the text of a seat's SCORE or ZERO move, with its box."""
    seat = move_seat(move)
    box = game.args(move)[0]
    name = ui.say("box_" + BOXES[box])
    if move_verb(move) == ZERO:
        return ui.say("did_zero", name=ui.seat_name(seat), box=name)
    return ui.say("did_score", name=ui.seat_name(seat), box=name, points=game.sheets[seat][box])


class Side(CommonSide):
    """The choice of dice to roll again, or of a box, to score or for a zero."""

    counts_dice = False
    counts_text = "totals_are"
    look_text = "dice_and_sheets"

    if _TYPE_CHECKING:

        @property
        def game(self) -> Yacht: ...

    def begin(self) -> None:
        # Places of the dice to roll again. The base's are a Sequence, because it never changes them.
        self.marked: list[int] = []  # pyright: ignore[reportIncompatibleVariableOverride]

    def item(self, move: int, depth: int) -> int:
        verb = move_verb(move)
        if verb == REROLL:
            return DONE if depth else verb_item(REROLL)
        if verb == SCORE and not self.game.rolls_left:
            depth += 1  # there is no other choice
        if depth == 0:
            return verb_item(verb)
        return move_arg(move) if depth == 1 else DONE

    def items(self, moves: "Sequence[int]", depth: int) -> list[int]:
        items = super().items(moves, depth)
        return list(range(_DICE)) + items if not depth and self.game.rolls_left else items

    def moves_by(self, item: int, depth: int) -> list[int]:
        if not is_verb(item):
            return super().moves_by(item, depth)
        verb = verb_of(item)
        return [move for move in self.play.choice.moves if move_verb(move) == verb]

    def kind(self, depth: int, items: "Sequence[int]") -> str:
        return DICE if not depth and self.game.rolls_left else BOX

    def mark(self, item: int) -> bool:
        if self.play.kind != DICE or is_verb(item):
            return False
        if item in self.marked:
            self.marked.remove(item)
        else:
            self.marked.append(item)
        return True

    def marked_move(self, item: int) -> int:
        return self.game.move(REROLL, *self.marked) if item == verb_item(REROLL) else -1

    def toward(self, move: int, depth: int) -> int:
        if move_verb(move) != REROLL or depth:
            return super().toward(move, depth)
        places = self.game.args(move)
        for place in range(_DICE):
            if (place in places) != (place in self.marked):
                return place
        return verb_item(REROLL)

    def _points(self, box: int) -> int:
        return box_points(box, self.hand())

    def item_words(self, item: int) -> str:
        say = self.ui.say
        play = self.play
        if item == verb_item(REROLL):
            return say("do_reroll") if self.marked else say("mark_dice")
        if is_verb(item):
            return self.verb_words(verb_of(item))
        if play.kind == BOX:
            return say("box_" + BOXES[item])
        face = face_words(say, self.hand()[item])
        return say("keep_die" if item in self.marked else "roll_die", face=face)

    def score_words(self, move: int) -> str:
        return score_words(self.ui, self.game, move)

    def advice_words(self, move: int) -> str:
        say = self.ui.say
        places = self.game.args(move)
        if move_verb(move) != REROLL:
            return say("box_" + BOXES[places[0]])
        faces = self.hand()
        if len(places) == 1:
            return say("roll_only", die=face_words(say, faces[places[0]]))
        held = [face_words(say, faces[place]) for place in range(_DICE) if place not in places]
        return say("hold", dice=say.listed(held)) if held else say("roll_five")

    def figure(self, item: int) -> str:
        if item == verb_item(REROLL):
            return self.ui.say("rolls_n", count=self.game.rolls_left)
        if self.play.kind == BOX and not is_verb(item):
            zero = self.play.choice.taken == (verb_item(ZERO),)
            return self.ui.say("worth", points=0 if zero else self._points(item))
        return ""

    def hand(self) -> list[int]:
        game = self.game
        return [game.faces[die] for die in game.dice]

    def count(self, seat: int) -> int:
        return self.game.scores[seat]

    def draw_middle(self, canvas: "Canvas") -> "Iterator[None]":
        play = self.play
        choosing = play.kind == DICE
        faces = self.hand()
        signs = [FRAMED * choosing | MARKED * (place in self.marked) for place in range(len(faces))]
        cursor = play.items[play.cursor] if choosing else -1
        return draw_row(canvas, faces, HAND_ROW, chip_width, draw_chip, signs, cursor)

    def draw_watched(self, canvas: "Canvas") -> "Iterator[None]":
        return self.draw_middle(canvas)

    def stick(self, lights: "Lights") -> None:
        """Show the five dice in the first slots; the display shows the boxes."""
        game = self.game
        play = self.play
        if game.turn < 0:
            return
        item = play.items[play.cursor] if play.items else -1
        for place in range(len(game.dice)):
            again = place in self.marked
            mode = lamp.CURSOR if play.kind == DICE and place == item else lamp.LEGAL if again else lamp.LAST
            lights.face(place, game.faces[game.dice[place]], mode)

    def lights(self, lights: "Lights") -> None:
        game = self.game
        play = self.play
        if game.turn < 0 or not game.dice:
            return
        item = play.items[play.cursor] if play.items else -1
        self.stick(lights)
        for box in range(len(BOXES)):
            if game.sheets[game.turn][box] == OPEN:
                lights.show(slot_of_box(box), hue_of_box(box), lamp.LEGAL if play.kind == BOX else lamp.STEADY)
        if play.kind == BOX and not is_verb(item):
            lights.show(slot_of_box(item), hue_of_box(item), lamp.CURSOR)


def hue_of_box(box: int) -> int:
    """Return the hue of a box: its color, or white for that of the wilds."""
    if box == _WILD_BOX:
        return lamp.WHITE
    return box - _COLOR_BOXES + 1 if box >= _COLOR_BOXES else lamp.WARM

"""Yacht on display and slots: the five dice in the top row, the eleven boxes below as lit slots."""

from tray24.compat import const
from tray24.games.yacht.boxes import BOXES, OPEN, box_points
from tray24.rules.moves import REROLL, SCORE, ZERO
from tray24.ui.match.common import DONE, HAND_ROW, CommonSide
from tray24.ui.match.dice import chip_width, draw_chip
from tray24.ui.match.kinds import BOX, DICE, VERB
from tray24.ui.toolkit import lights as lamp
from tray24.ui.toolkit.dice_words import face_words

_DICE = const(5)
_FIRST_BOX = const(6)  # slots: number boxes in the second row, colors and wilds in the third
_COLOR_BOXES = const(6)  # red to blue
_WILD_BOX = const(10)


def slot_of_box(box):
    """The slot that stands for a box."""
    return _FIRST_BOX + box


class Side(CommonSide):
    """Dice are marked to be rolled again; or a box is chosen, to score or for a zero."""

    counts_dice = False
    counts_text = "totals_are"

    def __init__(self, play):
        super().__init__(play)
        self.marked = 0  # mask of the dice to be rolled again

    def begin(self):
        self.marked = 0

    # What is chosen.

    def item(self, move, depth):
        verb = move >> 16 & 255
        if verb == REROLL:
            return DONE if depth else REROLL << 16
        if verb == SCORE and not self.game.rolls_left:
            depth += 1  # nothing else can be done
        if depth == 0:
            return verb << 16
        return move & 65535 if depth == 1 else DONE

    def items(self, moves, depth):
        items = super().items(moves, depth)
        return list(range(_DICE)) + items if not depth and self.game.rolls_left else items

    def moves_by(self, item, depth):
        if item < VERB:
            return super().moves_by(item, depth)
        return [move for move in self.play.moves if move & 0xFF0000 == item]

    def kind(self, depth, items):
        return DICE if not depth and self.game.rolls_left else BOX

    def take(self, item, now_ms):
        play = self.play
        if play.kind != DICE or item > VERB:
            if item == REROLL << 16:
                play.attempt(play.ui.match.game.turn << 24 | item | self.marked, now_ms)
            else:
                super().take(item, now_ms)
            return
        self.marked ^= 1 << item
        play.changed = True
        play.ui.relight()

    def toward(self, move):
        if move >> 16 & 255 != REROLL or self.play.taken:
            return super().toward(move)
        other = (move & 31) ^ self.marked
        for place in range(_DICE):
            if other >> place & 1:
                return place
        return REROLL << 16

    # Words.

    def _points(self, box):
        game = self.game
        return box_points(box, [game.faces[die] for die in game.dice])

    def item_words(self, item):
        say = self.ui.say
        play = self.play
        if item == REROLL << 16:
            return say("do_reroll") if self.marked else say("mark_dice")
        if item >= VERB:
            return self.verb_words(item >> 16)
        if play.kind == BOX:
            return say("box_" + BOXES[item])
        face = face_words(say, self.hand()[item])
        return say("keep_die" if self.marked >> item & 1 else "roll_die", face)

    def score_words(self, move):
        """What a seat has written, and where."""
        ui = self.ui
        seat = move >> 24
        box = move & 65535
        name = ui.say("box_" + BOXES[box])
        if move >> 16 & 255 == ZERO:
            return ui.say("did_zero", ui.seat_name(seat), name)
        return ui.say("did_score", ui.seat_name(seat), name, self.game.sheets[seat][box])

    def advice_words(self, move):
        say = self.ui.say
        if move >> 16 & 255 != REROLL:
            return say("box_" + BOXES[move & 65535])
        faces = self.hand()
        held = [face_words(say, faces[place]) for place in range(_DICE) if not move >> place & 1]
        return say("hold", ", ".join(held)) if held else say("roll_five")

    def figure(self, item):
        if self.play.kind == BOX and item < VERB:
            zero = self.play.taken == (ZERO << 16,)
            return self.ui.say("worth", 0 if zero else self._points(item))
        if item == REROLL << 16:
            return self.ui.say("rolls_n", self.game.rolls_left)
        return ""

    def hand(self):
        game = self.game
        return [game.faces[die] for die in game.dice]

    def count(self, seat):
        return self.game.scores[seat]

    # Pictures.

    def draw_middle(self, canvas):
        play = self.play
        cursor = play.items[play.cursor] if play.kind == DICE else -1
        x = 3
        faces = self.hand()
        for place in range(len(faces)):
            again = self.marked >> place & 1
            if again:
                canvas.invert(x + 1, HAND_ROW + 13, chip_width(faces[place]) - 2, 2)
            x = draw_chip(canvas, faces[place], x, HAND_ROW, place == cursor, not again)
            if place == 2:
                yield

    def draw_news(self, canvas):
        if self.play.message_ends_ms is None and self.game.dice and self.game.turn >= 0:
            yield from self.draw_middle(canvas)
        else:
            yield from super().draw_news(canvas)

    def lights(self, lights):
        game = self.game
        play = self.play
        if game.turn < 0 or not game.dice:
            return
        item = play.items[play.cursor] if play.items else -1
        for place in range(len(game.dice)):
            again = self.marked >> place & 1
            mode = lamp.CURSOR if play.kind == DICE and place == item else lamp.LEGAL if again else lamp.LAST
            lights.face(place, game.faces[game.dice[place]], mode)
        for box in range(len(BOXES)):
            if game.sheets[game.turn][box] == OPEN:
                lights.show(slot_of_box(box), hue_of_box(box), lamp.LEGAL if play.kind == BOX else lamp.STEADY)
        if play.kind == BOX and item < VERB:
            lights.show(slot_of_box(item), hue_of_box(item), lamp.CURSOR)


def hue_of_box(box):
    """A color's box in its color, that of the wilds white."""
    if box == _WILD_BOX:
        return lamp.WHITE
    return box - _COLOR_BOXES + 1 if box >= _COLOR_BOXES else lamp.WARM

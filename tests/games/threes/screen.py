"""Threes on display and slots: the open dice are in the first slots, the hidden one is on the display only."""

# pyright: reportIncompatibleMethodOverride=false

from threes.rules import CUP, DICE
from tray24.rules.moves import REROLL, move_verb
from tray24.ui.match.common import HAND_ROW, CommonSide
from tray24.ui.match.dice import chip_width, draw_chip, draw_row
from tray24.ui.match.kinds import CHOOSING, DONE, is_verb, verb_item, verb_of
from tray24.ui.match.kinds import DICE as MARKING_DICE
from tray24.ui.toolkit import lights as lamp
from tray24.ui.toolkit.dice_words import face_words


class Side(CommonSide):
    """The choice of dice to roll again, or to count all dice."""

    counts_dice = False
    counts_text = "totals_are"

    def __init__(self, play):
        super().__init__(play)
        self.marked = []  # places of dice

    def begin(self):
        self.marked = []

    # Choices.

    def item(self, move, depth):
        return DONE if depth else verb_item(move_verb(move))

    def items(self, moves, depth):
        items = super().items(moves, depth)
        return list(range(DICE)) + items[::-1] if not depth and self.game.rolls_left else items

    def kind(self, depth, items):
        return MARKING_DICE if self.game.rolls_left else CHOOSING

    def mark(self, item):
        if is_verb(item):
            return False
        self.marked = sorted(set(self.marked) ^ {item})
        return True

    def marked_move(self, item):
        return self.game.move(REROLL, *self.marked) if item == verb_item(REROLL) else -1

    def toward(self, move, depth):
        if move_verb(move) == REROLL:
            for place in set(self.game.args(move)) ^ set(self.marked):
                return place
        return super().toward(move, depth)

    # Texts.

    def item_words(self, item):
        say = self.ui.say
        if item == verb_item(REROLL) and not self.marked:
            return say("mark_dice")
        if is_verb(item):
            return self.verb_words(verb_of(item))
        return say("keep_die" if item in self.marked else "roll_die", face=face_words(say, self.hand()[item]))

    def advice_words(self, move):
        if move_verb(move) != REROLL:
            return super().advice_words(move)
        say = self.ui.say
        again = self.game.args(move)
        held = [face_words(say, face) for place, face in enumerate(self.hand()) if place not in again]
        return say("hold", dice=say.listed(held)) if held else say("roll_three")

    def figure(self, item):
        return self.ui.say("rolls_n", count=self.game.rolls_left) if item == verb_item(REROLL) else ""

    def hand(self):
        game = self.game
        return [game.faces[die] for die in game.hands[game.turn]]

    def count(self, seat):
        return self.game.scores[seat]

    # Pictures.

    def draw_middle(self, canvas):
        play = self.play
        cursor = play.items[play.cursor] if play.kind == MARKING_DICE else -1
        kept = [place not in self.marked for place in range(DICE)]
        yield from draw_row(canvas, self.hand(), HAND_ROW, chip_width, draw_chip, kept, cursor if cursor < DICE else -1)

    def lights(self, lights):
        game = self.game
        if game.turn < 0:
            return
        item = self.play.items[self.play.cursor] if self.play.items else -1
        for place, face in enumerate(self.hand()[:CUP]):
            mode = lamp.CURSOR if place == item else lamp.LEGAL if place in self.marked else lamp.LAST
            lights.face(place, face, mode)

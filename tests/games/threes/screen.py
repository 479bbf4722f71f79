"""Threes on display and slots: the open dice lie in the first slots, the hidden one is on the display only."""

from threes.rules import CUP, DICE
from tray24.rules.moves import REROLL, move_verb
from tray24.ui.match.common import DONE, HAND_ROW, CommonSide
from tray24.ui.match.dice import chip_width, draw_chip, draw_row
from tray24.ui.match.kinds import CHOOSING, VERB
from tray24.ui.match.kinds import DICE as MARKING_DICE
from tray24.ui.toolkit import lights as lamp
from tray24.ui.toolkit.dice_words import face_words


class Side(CommonSide):
    """Dice are marked to be rolled again, or all are counted."""

    counts_dice = False
    counts_text = "totals_are"

    def __init__(self, play):
        super().__init__(play)
        self.marked = []  # places of dice

    def begin(self):
        self.marked = []

    # What is chosen.

    def item(self, move, depth):
        return DONE if depth else move_verb(move) * VERB

    def items(self, moves, depth):
        items = super().items(moves, depth)
        return list(range(DICE)) + items[::-1] if not depth and self.game.rolls_left else items

    def kind(self, depth, items):
        return MARKING_DICE if self.game.rolls_left else CHOOSING

    def take(self, item, now_ms):
        play = self.play
        if item == REROLL * VERB:
            play.attempt(self.game.move(REROLL, *self.marked), now_ms)
        elif item >= VERB:
            super().take(item, now_ms)
        else:
            self.marked = sorted(set(self.marked) ^ {item})
            play.changed = True
            play.ui.relight()

    def toward(self, move):
        if move_verb(move) == REROLL:
            for place in set(self.game.args(move)) ^ set(self.marked):
                return place
        return move_verb(move) * VERB

    # Words.

    def item_words(self, item):
        say = self.ui.say
        if item == REROLL * VERB and not self.marked:
            return say("mark_dice")
        if item >= VERB:
            return self.verb_words(item // VERB)
        return say("keep_die" if item in self.marked else "roll_die", face_words(say, self.hand()[item]))

    def advice_words(self, move):
        if move_verb(move) != REROLL:
            return super().advice_words(move)
        say = self.ui.say
        again = self.game.args(move)
        held = [face_words(say, face) for place, face in enumerate(self.hand()) if place not in again]
        return say("hold", ", ".join(held)) if held else say("roll_three")

    def figure(self, item):
        return self.ui.say("rolls_n", self.game.rolls_left) if item == REROLL * VERB else ""

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

"""Threes on the tray: the open dice are in the first slots, the hidden die is only on the display."""

# pyright: reportIncompatibleMethodOverride=false

from threes.rules import CUP, DICE
from tray24.rules.moves import REROLL, decode_verb
from tray24.ui.match.chips import draw_chip, draw_row, measure_chip
from tray24.ui.match.game_screen import HAND_ROW, BaseGameScreen
from tray24.ui.match.prompts import CHOOSING, DONE, get_verb, is_verb, make_verb_item
from tray24.ui.match.prompts import DICE as MARKING_DICE
from tray24.ui.toolkit import lights as lamp
from tray24.ui.toolkit.face_texts import describe_face


class GameScreen(BaseGameScreen):
    """The screen of a turn in threes: the player chooses dice to roll again, or counts all dice."""

    counts_dice = False
    counts_text = "totals_are"

    def __init__(self, play):
        super().__init__(play)
        self.marked = []  # places of dice

    def clear_marks(self):
        self.marked = []

    # Choices.

    def get_item(self, move, depth):
        return DONE if depth else make_verb_item(decode_verb(move))

    def list_items(self, moves, depth):
        items = super().list_items(moves, depth)
        return list(range(DICE)) + items[::-1] if not depth and self.game.rolls_left else items

    def get_prompt(self, depth, items):
        return MARKING_DICE if self.game.rolls_left else CHOOSING

    def mark_item(self, item):
        if is_verb(item):
            return False
        self.marked = sorted(set(self.marked) ^ {item})
        return True

    def get_marked_move(self, item):
        return self.game.encode_move(REROLL, *self.marked) if item == make_verb_item(REROLL) else -1

    def get_next_item(self, move, depth):
        if decode_verb(move) == REROLL:
            for position in set(self.game.decode_args(move)) ^ set(self.marked):
                return position
        return super().get_next_item(move, depth)

    # Texts.

    def describe_item(self, item):
        say = self.ui.say
        if item == make_verb_item(REROLL) and not self.marked:
            return say("mark_dice")
        if is_verb(item):
            return self.describe_verb(get_verb(item))
        return say("keep_die" if item in self.marked else "roll_die", face=describe_face(say, self.get_hand()[item]))

    def describe_hint(self, move):
        if decode_verb(move) != REROLL:
            return super().describe_hint(move)
        say = self.ui.say
        rerolled_positions = self.game.decode_args(move)
        held_faces = [
            describe_face(say, face) for index, face in enumerate(self.get_hand()) if index not in rerolled_positions
        ]
        return say("hold", dice=say.join_list(held_faces)) if held_faces else say("roll_three")

    def get_figure(self, item):
        return self.ui.say("rolls_n", count=self.game.rolls_left) if item == make_verb_item(REROLL) else ""

    def get_hand(self):
        game = self.game
        return [game.faces[die] for die in game.hands[game.turn]]

    def get_count(self, seat):
        return self.game.scores[seat]

    # Pictures.

    def draw_middle(self, canvas):
        play = self.play
        cursor = play.items[play.cursor] if play.prompt == MARKING_DICE else -1
        is_kept = [index not in self.marked for index in range(DICE)]
        yield from draw_row(
            canvas, self.get_hand(), HAND_ROW, measure_chip, draw_chip, is_kept, cursor if cursor < DICE else -1
        )

    def light_slots(self, lights):
        game = self.game
        if game.turn < 0:
            return
        item = self.play.items[self.play.cursor] if self.play.items else -1
        for index, face in enumerate(self.get_hand()[:CUP]):
            mode = lamp.CURSOR if index == item else lamp.LEGAL if index in self.marked else lamp.LAST
            lights.set_face(index, face, mode)

"""Real dice in yacht (rules Y): the five dice as they lie at last are put into the top row, or told; then a box."""

from tray24.rules.core import D_ROLL, PH_SCORE, SCORE
from tray24.rules.yacht import BOXES, OPEN, box_points
from tray24.ui import lights as lamp
from tray24.ui.games.yacht import Side, hue_of_box, slot_of_box
from tray24.ui.real.common import CommonReal

_DICE = range(5)


class RealSide(CommonReal):
    """The tray does not see how often dice are rolled: it is told the last faces only (Y9)."""

    counts_dice = False
    counts_text = "totals_are"

    def __init__(self, play):
        super().__init__(play)
        self._laid = {}  # slot: face

    def lay(self, faces):
        for slot in self._laid:
            faces[slot] = self._laid[slot]

    def forget(self):
        self._laid.clear()

    def counts(self):
        return ()

    def count(self, seat):
        return self.game.scores[seat]

    def score_words(self, move):
        """What a seat has written, and where."""
        return Side.score_words(self, move)

    # The five dice.

    def tells(self):
        return self.game.wait == D_ROLL

    def awaits_die(self):
        return self.tells() and len(self.play.told) < self.game.due

    def open_slots(self):
        return [slot for slot in _DICE if slot not in self._laid]

    def put(self, slot, face, now_ms):
        self._laid[slot] = face
        self.play.told.append(face)
        return None

    def tell_anew(self):
        self._laid.clear()
        self.play.guide.release()

    def asks_faces(self):
        return self.ui.say("color_of_die" if self.play.slot >= 0 else "put_or_tell")

    def orders(self, verb, lines):
        if not self.tells():
            return []
        self.forget()
        return [self.ui.say("rolls_five", self.ui.seat_name(self.game.served))]

    # The boxes.

    def others(self):
        game = self.game
        if game.phase != PH_SCORE:
            return []
        return [SCORE << 16 | box for box in range(len(BOXES)) if game.sheets[game.turn][box] == OPEN]

    def item_words(self, item):
        return self.ui.say("box_" + BOXES[item & 255])

    def label(self, item):
        return self.item_words(item)

    def figure(self, item):
        game = self.game
        return self.ui.say("worth", box_points(item & 255, [game.faces[die] for die in game.dice]))

    def asks(self):
        return self.ui.say("do_score")

    def lights(self, lights):
        play = self.play
        if self.game.phase != PH_SCORE:
            return
        for item in self.others():
            lights.show(slot_of_box(item & 255), hue_of_box(item & 255), lamp.LEGAL)
        if play.items:
            box = play.items[play.cursor] & 255
            lights.show(slot_of_box(box), hue_of_box(box), lamp.CURSOR)

"""Real dice in the dice-line game (rules L): the line grows slot by slot, its back die is lifted when it is taken."""

from tray24.pins import SLOTS
from tray24.rules.core import D_ROLL, D_ROLLOFF, D_START, DRAW, PH_GIVE, REROLL
from tray24.ui.announce import face_words
from tray24.ui.games.line import slot_at
from tray24.ui.real.common import CommonReal
from tray24.ui.real.guide import seen_as


class RealSide(CommonReal):
    """The line lies along the way through all slots that the electronic line takes; dice stay where they were put."""

    start_rule = "L2"

    def __init__(self, play):
        super().__init__(play)
        self._begins = 0  # the place of the back die along the way
        self._line = ()  # the dice of the line when it was looked at last; () when nobody knows where it lies

    def lay(self, faces):
        line = self.game.line
        before = self._line
        if line and line[0] in before:
            self._begins += before.index(line[0])
        elif line and not before:
            self._begins = self._find()
        self._line = tuple(line)
        for place in range(len(line)):
            faces[slot_at(self._begins + place)] = self.game.faces[line[place]]

    def _find(self):
        """Where the line begins, by what the slots are seen to hold: where it fits best."""
        seen = self.ui.sensing.seen if self.ui.sensing else bytes(SLOTS)
        faces = [self.game.faces[die] for die in self.game.line]
        best = (-1, 0)
        for further in range(SLOTS):
            begins = self._begins + further
            fits = [place for place in range(len(faces)) if seen[slot_at(begins + place)] == seen_as(faces[place])]
            if len(fits) > best[0]:
                best = (len(fits), begins)
        return best[1]

    def forget(self):
        self._line = ()

    def lies(self, slot):
        length = len(self.game.line)
        for place in range(SLOTS):
            if slot_at(place) == slot:
                self._begins = place - length + 1
        self._line = tuple(self.game.line)

    def last(self):
        length = len(self.game.line)
        return slot_at(self._begins + length - 1) if length else -1

    def open_slots(self):
        return (slot_at(self._begins + len(self.game.line)),) if self.awaits_die() else ()

    # Words.

    def item_words(self, item):
        if self.game.phase == PH_GIVE:
            return self.ui.say("give_one")
        if item >> 16 == DRAW:
            return self.ui.say("do_take", face_words(self.ui.say, self.game.faces[self.game.line[0]]))
        return super().item_words(item)

    def label(self, item):
        return self.item_words(item)

    def orders(self, verb, lines):
        say = self.ui.say
        rolls = [line[1] for line in lines if not isinstance(line, int) and line[0] == D_ROLL]
        if self.game.wait == D_ROLLOFF:
            return [say("all_draw", self.game.hand_size)]
        if len(rolls) > 1:
            return [say("both_roll")]
        if verb in (DRAW, REROLL):
            return []  # she has just been told
        return [say("rolls_all", self.ui.seat_name(seat)) for seat in rolls]

    def asks(self):
        game = self.game
        if game.phase == PH_GIVE:
            return self.ui.say("give_asked", self.ui.seat_name(1 - game.turn))
        if game.wait == D_START:
            return self.ui.say("start_left")
        return super().asks()

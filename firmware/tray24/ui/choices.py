"""What a player may choose in the tray game, and the keys by which she does."""

from tray24.compat import const
from tray24.pins import RED, SLOTS, YELLOW
from tray24.rules.core import (
    COLOR,
    DRAW,
    PH_CHOOSE,
    PH_COLOR,
    PH_DRAWN,
    PH_MOVE,
    PH_PLACE,
    PLACE,
    PLAY,
    move_arg,
    move_verb,
)
from tray24.ui.play_view import CHOOSING, DIE, DRAWING, NAMING, PLACING, SLOT, WAITING, PlayView, by_color

_FIRST_SLOT = const(7)
# What red, still down, has done: held it takes back, so it leaves the match only when it comes up.
RED_IDLE = const(0)
RED_WENT_BACK = const(1)
RED_NAMED = const(2)


class Choices(PlayView):
    """The choice of the moment: `kind`, `items`, `cursor`. What is chosen goes to `attempt`, which Play has."""

    def __init__(self, ui):
        super().__init__(ui)
        self.kind = WAITING
        self.face = 0  # the die in hand, in kind SLOT
        self.message = ""
        self.message_ends_ms = None
        self.refused = None
        self.red = RED_IDLE

    def attempt(self, move, now_ms):
        """Enter a move as if by the keys; when it is refused the display names the rule. True when it was entered."""
        raise RuntimeError("Play enters moves")

    # Whose choice it is.

    def choose_anew(self):
        """Ask whose choice it is, and for what."""
        self.changed = True
        self.ui.relight()
        match = self.ui.match
        game = match.game
        self.cursor = 0
        self.items = ()
        if game.over or match.bot(game.turn):
            self.kind = WAITING
            return
        choices = game.choices()
        phase = game.phase
        if phase == PH_PLACE:
            self._ask(PLACING, range(SLOTS), _FIRST_SLOT)
        elif phase == PH_CHOOSE:
            self._ask(CHOOSING, [move_verb(move) for move in choices])
        elif phase == PH_COLOR:
            self._ask(NAMING, (1, 2, 3, 4))
        elif phase == PH_DRAWN:
            self.face = game.faces[game.drawn]
            self._ask(SLOT, self.slots_of(self.face))
        elif phase == PH_MOVE:
            faces = sorted({move_arg(move) >> 5 for move in choices if move_verb(move) == PLAY}, key=by_color)
            if faces:
                self._ask(DIE, faces)
            else:
                self._ask(DRAWING, (DRAW,))

    def _ask(self, kind, items, cursor=0):
        self.kind = kind
        self.items = tuple(items)
        self.cursor = cursor

    def slots_of(self, face):
        """The slots in which a die of this face may be placed now, ascending."""
        slots = []
        for move in self.ui.match.game.choices():
            if move_verb(move) == PLAY and move_arg(move) >> 5 == face:
                slots.append(move_arg(move) & 31)
        return slots

    # Keys.

    def press(self, button, now_ms):
        self.refused = None
        self.ui.relight()
        if self.kind == NAMING and button >= RED:
            color = (1, 2, 3, 4)[button - RED]  # the keys stand in the order of the colors
            self.changed = True
            if button == RED:
                self.red = RED_NAMED
            self._act(COLOR, color, now_ms)
        elif button == RED:
            self.red = RED_IDLE
            if self.kind == SLOT and self.ui.match.game.phase == PH_MOVE:
                super().press(button, now_ms)
        else:
            if button >= YELLOW:
                self.message_ends_ms = None
            super().press(button, now_ms)

    def turn(self, step):
        super().turn(step)
        self.ui.relight()

    def choose(self, now_ms):
        if not self.items:
            return
        item = self.items[self.cursor]
        if self.kind == DIE:
            slots = self.slots_of(item)
            self.face = item
            if len(slots) == 1:
                self._act(PLAY, item << 5 | slots[0], now_ms)
            else:
                self._ask(SLOT, slots)
        elif self.kind == SLOT:
            self._act(PLAY, self.face << 5 | item, now_ms)
        elif self.kind == PLACING:
            self._act(PLACE, item, now_ms)
        else:
            self._act(item, 0, now_ms)

    def back(self, now_ms):
        face = self.face
        self.choose_anew()
        if self.kind == DIE and face in self.items:
            self.cursor = self.items.index(face)
        self.red = RED_WENT_BACK

    def _act(self, verb, argument, now_ms):
        self.attempt(self.ui.match.game.turn << 24 | verb << 16 | argument, now_ms)

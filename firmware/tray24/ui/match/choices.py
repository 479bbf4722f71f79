"""What a player may choose, and the keys by which she does; `kinds` says what that means for each kind."""

from tray24 import games
from tray24.compat import const
from tray24.pins import RED, YELLOW
from tray24.ui.match.kinds import COVERED, NAMING, NOBODY_ELSE, WAITING
from tray24.ui.match.play_view import PlayView

_NOBODY = const(-1)
# What red, still down, has done: held it takes back, so it leaves the match only when it comes up.
RED_IDLE = const(0)
RED_WENT_BACK = const(1)
RED_NAMED = const(2)


class Choices(PlayView):
    """The choice of the moment: `kind`, `items`, `cursor`. What is chosen goes to `attempt`, which Play has.

    `moves` are the legal moves that what has been chosen so far, `taken`, leads on to. `side` is the game's own part.
    """

    def __init__(self, ui):
        super().__init__(ui)
        self.kind = WAITING
        self.moves = ()
        self.taken = ()
        self.entered = 0
        self.busy = False
        self.message = ""
        self.message_ends_ms = None
        self.refused = None
        self.red = RED_IDLE
        self._looks = _NOBODY  # the seat that sees its hidden hand
        self.side = self.make_side()

    def make_side(self):
        """The game's own part."""
        return games.part(self.ui.match.game.name, "screen").Side(self)

    def attempt(self, move, now_ms):
        """Enter a move as if by the keys; when it is refused the display names the rule. True when it was entered."""
        raise RuntimeError("Play enters moves")

    # Whose choice it is.

    def choose_anew(self):
        """Ask whose choice it is, and for what."""
        match = self.ui.match
        game = match.game
        self.taken = ()
        self.side.begin()
        if self._looks != game.turn:
            self._looks = _NOBODY
        if game.turn < 0 or match.bot(game.turn):
            self.moves = ()
            self._show(WAITING, ())
        elif self._is_covered():
            self.moves = ()
            self._show(COVERED, (NOBODY_ELSE,))
        else:
            self.moves = game.choices()
            self.ask(self.side.items(self.moves, 0))

    def ask(self, items):
        """Ask for one of these items."""
        self._show(self.side.kind(len(self.taken), items), items, self.side.first(items))

    def _show(self, kind, items, cursor=0):
        self.kind = kind
        self.items = tuple(items)
        self.cursor = cursor
        self.changed = True
        self.ui.relight()

    def _is_covered(self):
        """True while a hand that is hidden from the other players must not be shown yet."""
        return self.side.secret and self._looks < 0 and self.ui.people() > 1

    def cover(self):
        """Hide a hidden hand until its player says again that she is alone."""
        self._looks = _NOBODY
        if self.secret:
            self.message = ""  # advice names what is in the hand
            self.message_ends_ms = None
            self.choose_anew()

    @property
    def secret(self):
        """True while the display shows what only the seat to choose may see."""
        return self.side.secret and self.kind != COVERED and self.kind != WAITING

    def toward(self, move):
        """The item to choose next on the way to a legal move of the seat to choose; None: red goes back first."""
        return NOBODY_ELSE if self.kind == COVERED else self.side.toward(move)

    # Keys.

    def press(self, button, now_ms):
        self.refused = None
        self.ui.relight()
        if self.kind == NAMING and button >= RED:
            self.changed = True
            if button == RED:
                self.red = RED_NAMED
            self.side.take(button - RED + 1, now_ms)  # the keys stand in the order of the colors
        elif button == RED:
            self.red = RED_IDLE
            if self.taken:
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
        if self.kind == COVERED:
            self._looks = self.ui.match.game.turn
            self.choose_anew()
        else:
            self.side.take(self.items[self.cursor], now_ms)

    def back(self, now_ms):
        first = self.taken[0]
        self.choose_anew()
        if first in self.items:
            self.cursor = self.items.index(first)
        self.red = RED_WENT_BACK

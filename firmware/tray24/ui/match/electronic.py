"""The screen of a match with electronic dice: players choose by keys, item by item, and bots think."""

from tray24 import games
from tray24.compat import const, ticks_add, ticks_diff
from tray24.rules.moves import UNO, move_seat, move_verb
from tray24.ui.match.adviser import is_told
from tray24.ui.match.keys import Keys
from tray24.ui.match.kinds import COVERED, DIE, DONE, GIVING, NOBODY_ELSE, TILE, WAITING, is_verb
from tray24.ui.match.play import Play
from tray24.ui.match.view import View

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Sequence

    from tray24.rules.moves import Line
    from tray24.ui.match.common import CommonSide
    from tray24.ui.ui import MatchUi

_OF_HAND = (DIE, TILE, GIVING)  # kinds whose items are dice or tiles of the hand
_BOT_PAUSE_MS = const(900)


class ElectronicPlay(Play):
    """The screen of the running match with electronic dice. `thinker` runs the bots."""

    side: "CommonSide"

    def __init__(self, ui: "MatchUi") -> None:
        super().__init__(ui, games.part(ui.match.game.name, "screen").Side)
        self.keys = Keys(self)
        self.view = View(self)
        self.choice: Choice = Choice(self)  # pyright: ignore[reportIncompatibleVariableOverride]  # never None
        self.thinker = Thinker(self)

    def ask_next(self, now_ms: int) -> None:
        # A bot enters its move after a pause.
        self.thinker.begin(now_ms)
        self.adviser.begin()
        self.choice.begin()

    def turn(self, step: int) -> None:
        self.choice.pointed = True  # the item that the cursor reaches is picked
        super().turn(step)

    def toward(self, move: int) -> int | None:
        return self.choice.toward(move)

    def shown(self, now_ms: int) -> None:
        super().shown(now_ms)
        self.thinker.hurry(now_ms)

    def tell_lines(self, move: int, lines: "Sequence[Line]", now_ms: int) -> None:
        super().tell_lines(move, lines, now_ms)
        if move >= 0 and is_told(self.ui, move_seat(move)):
            self.adviser.judge(move, now_ms)

    def act(self, now_ms: int) -> None:
        if not (self.thinker.pending and self.thinker.tick(now_ms)) and self.choice.moves:
            self.advise(now_ms)


class Choice:
    """The current choice: it sets what the screen `play` asks for, and enters the chosen move.

    `taken` lists the items chosen so far, `moves` the legal moves that they leave. The game's part of the screen
    defines the items on the way to a move. `pointed` is True once the player has moved the cursor: until then no die
    of the hand is picked, although the display shows the first as selected.
    """

    def __init__(self, play: "ElectronicPlay") -> None:
        self.play = play
        self.side = play.side
        self.moves: Sequence[int] = ()
        self.taken: tuple[int, ...] = ()
        self.pointed = False

    def begin(self) -> None:
        """Ask the seat to play for its choice."""
        play = self.play
        match = play.ui.match
        game = match.game
        self.taken = ()
        self.moves = ()
        self.side.begin()
        play.hands.begin(game.turn)
        if game.turn < 0 or match.bot(game.turn):
            play.ask(WAITING, ())
        elif play.hands.covered():
            play.ask(COVERED, (NOBODY_ELSE,))
        else:
            self.moves = game.choices()
            self._ask(self.side.items(self.moves, 0))

    def _ask(self, items: "Sequence[int]") -> None:
        side = self.side
        self.pointed = False
        self.play.ask(side.kind(len(self.taken), items), items, side.first(items))

    def take(self, item: int, now_ms: int) -> None:
        """Choose an item: enter the move it leads to, or ask for the next item."""
        play = self.play
        if play.kind == COVERED:
            play.hands.show()
            self.begin()
            return
        side = self.side
        if side.mark(item):
            play.redraw()
            return
        move = side.marked_move(item)
        if move < 0:
            move = self._lead_on(item)
        if move >= 0:
            play.entry.attempt(move, now_ms)

    def _lead_on(self, item: int) -> int:
        """Return the move that an item leads to, or -1 if more items are to be chosen."""
        side = self.side
        depth = len(self.taken)
        moves = side.moves_by(item, depth)
        taken = self.taken + (item,)
        items = side.items(moves, depth + 1)
        while len(items) == 1 and items[0] != DONE:
            taken += (items[0],)
            items = side.items(moves, len(taken))
        if items[0] == DONE:
            return moves[0]
        self.moves = moves
        self.taken = taken
        self._ask(items)
        return -1

    def back(self) -> None:
        """Take back all chosen items, and select the first of them."""
        first = self.taken[0]
        self.begin()
        self.play.point_at(first)
        self.pointed = True

    # The picked die or tile.

    @property
    def picked(self) -> int | None:
        """The die or tile of the hand that the player has picked, as an item, or None."""
        play = self.play
        item = None
        if self.taken:
            item = self.taken[0]
        elif self.pointed and play.kind in _OF_HAND:
            item = play.items[play.cursor]
        return None if item is None or is_verb(item) else item

    def pick(self, item: int | None) -> None:
        """Pick a die or tile of the hand (None: pick none). Items chosen for another one are taken back."""
        if self.taken and self.taken[0] != item:
            self.back()
        play = self.play
        if play.kind in _OF_HAND:
            play.point_at(item)
            self.pointed = item in play.items
            play.redraw()

    def mark(self, places: "Sequence[int]") -> None:
        """Mark exactly these items, in games where marks make the move."""
        play = self.play
        side = self.side
        for item in play.items:
            if not is_verb(item) and (item in side.marked) != (item in places):
                side.mark(item)
        play.redraw()

    def toward(self, move: int) -> int | None:
        """Return the item to choose next on the way to `move`; None if the chosen items lead elsewhere."""
        side = self.side
        if self.play.kind == COVERED:
            return NOBODY_ELSE
        depth = 0
        for item in self.taken:
            if side.item(move, depth) != item:
                return None
            depth += 1
        return side.toward(move, depth)


class Thinker:
    """The computation of the move that a bot enters next; it starts with `begin`.

    `pending` is True while a bot may enter a move before the next choice.
    """

    def __init__(self, play: "ElectronicPlay") -> None:
        self.play = play
        self._slices = None
        self.pending = False
        self._acts_ms = 0

    def begin(self, now_ms: int) -> None:
        """Prepare for a new choice; a bot enters its move after a pause."""
        ui = self.play.ui
        self._slices = None
        self.pending = True
        pause_ms = (_BOT_PAUSE_MS << ui.children()) // int(ui.settings["bot_speed"])
        self._acts_ms = ticks_add(now_ms, pause_ms)

    def hurry(self, now_ms: int) -> None:
        """End the pause."""
        self._acts_ms = now_ms

    def tick(self, now_ms: int) -> bool:
        """Think one slice, but not while a human may still call UNO. Return False during the pause.

        While a bot's catch is pending, only a UNO call may be entered.
        """
        if ticks_diff(now_ms, self._acts_ms) < 0:
            return False
        play = self.play
        match = play.ui.match
        caught = match.game.catchable
        in_grace = caught >= 0 and play.catching.in_grace(now_ms)
        if in_grace and not match.bot(caught):
            return True
        if self._slices is None:
            self._slices = match.think()
        try:
            next(self._slices)
        except StopIteration as answer:
            self.pending = False
            self._slices = None
            move = answer.value
            if move >= 0 and not (in_grace and play.catching.catcher >= 0 and move_verb(move) != UNO):
                play.entry.attempt(move, now_ms)
        return True

"""The choice of a player with electronic dice, item by item; `kinds` lists the meanings of items."""

from tray24.compat import const
from tray24.ui.match.kinds import COVERED, DIE, GIVING, NOBODY_ELSE, TILE, WAITING, is_verb

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Sequence

    from tray24.ui.match.common import CommonSide
    from tray24.ui.match.play import Play

_OF_HAND = (DIE, TILE, GIVING)  # kinds whose items are dice or tiles of the hand
DONE = const(-1)  # instead of an item: nothing is left to choose


class Choice:
    """The current choice: it sets what the screen `play` asks for, and enters the chosen move.

    `taken` lists the items chosen so far, `moves` the legal moves that they leave. The game's part of the screen
    defines the items on the way to a move. `pointed` is True once the player has moved the cursor: until then no die
    of the hand is picked, although the display shows the first as selected.
    """

    side: "CommonSide"

    def __init__(self, play: "Play") -> None:
        self.play = play
        self.side = play.side  # pyright: ignore[reportAttributeAccessIssue]  # with real dice nothing is chosen here
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
            play.changed = True
            play.ui.relight()
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
        """Take back all chosen items, and point at the first of them."""
        first = self.taken[0]
        self.begin()
        self.play.point_at(first)
        self.pointed = True

    # The picked die or tile.

    @property
    def picked(self) -> int | None:
        """Return the die or tile of the hand that the player has picked, as an item; None for none."""
        play = self.play
        item = None
        if self.taken:
            item = self.taken[0]
        elif self.pointed and play.kind in _OF_HAND:
            item = play.items[play.cursor]
        return None if item is None or is_verb(item) else item

    def pick(self, item: int | None) -> None:
        """Pick a die or tile of the hand, None for none. What was chosen for another one is taken back."""
        if self.taken and self.taken[0] != item:
            self.back()
        play = self.play
        if play.kind in _OF_HAND:
            play.point_at(item)
            self.pointed = item in play.items
            play.changed = True
            play.ui.relight()

    def mark(self, places: "Sequence[int]") -> None:
        """Mark exactly these items, in games where marks make the move."""
        play = self.play
        side = self.side
        for item in play.items:
            if not is_verb(item) and (item in side.marked) != (item in places):
                side.mark(item)
        play.changed = True
        play.ui.relight()

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

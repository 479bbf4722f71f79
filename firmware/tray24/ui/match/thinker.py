"""The thinking of bots in the match on the screen, one slice per tick."""

from tray24.compat import const, ticks_add, ticks_diff
from tray24.rules.moves import UNO, move_verb

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from tray24.ui.match.play import Play

_BOT_PAUSE_MS = const(900)


class Thinker:
    """The computation of the move that a bot enters next; it starts with `begin`.

    `pending` is True while a bot may enter a move before the next choice.
    """

    def __init__(self, play: "Play") -> None:
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
        """Think one slice. Return False during the pause."""
        if ticks_diff(now_ms, self._acts_ms) < 0:
            return False
        self._think(now_ms)
        return True

    def _think(self, now_ms: int) -> None:
        """Think, but not while a human may still call UNO; if a bot's catch waits, only that call may be entered."""
        play = self.play
        match = play.ui.match
        caught = match.game.catchable
        in_grace = caught >= 0 and play.catching.in_grace(now_ms)
        if in_grace and not match.bot(caught):
            return
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

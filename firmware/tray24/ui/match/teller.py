"""The messages of the screen of a match: what has happened, why a move is refused, warnings about the tray."""

from tray24.compat import const, ticks_add, ticks_diff
from tray24.rules.moves import DRAW, KEEP, PLACE, REROLL, ROLL, move_seat, move_verb
from tray24.ui.match.announce import bluff_words, happened_words, line_words
from tray24.ui.toolkit.canvas import capitalized

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Sequence

    from tray24.rules.moves import Line
    from tray24.ui.match.play import Play

_MESSAGE_MS = const(2200)
_REFUSED_MS = const(4500)


class Teller:
    """The messages. `message` is the last one; it is shown until `ends_ms`, None when that time is over.

    `refused` is None or (slot, face, rule, words) of the last refusal, until a key is pressed; `refused_move` is its
    move, or -1. `rule` is the number of its rule, or "", until a move is entered. `warning` is a pending warning, or
    "".
    """

    def __init__(self, play: "Play") -> None:
        self.play = play
        self.message = ""
        self.ends_ms: int | None = None
        self.refused: tuple[int, int, str, str] | None = None
        self.refused_move = -1
        self.rule = ""
        self.warning = ""
        self.proof: tuple[int, int] | None = None  # why the WD4 that has just been challenged was illegal
        self._warned = ""  # the last warning shown

    def tell(self, words: str, now_ms: int, ms: int = _MESSAGE_MS) -> None:
        """Show this text for some time."""
        self.message = words
        self.ends_ms = ticks_add(now_ms, ms)
        self.play.changed = True

    def clear(self) -> None:
        """End the time of the message."""
        self.ends_ms = None

    def forget(self) -> None:
        """Delete the message, also where the last one would stay to be read."""
        self.message = ""
        self.rule = ""
        self.ends_ms = None

    def refuse(self, rule: str, words: str, now_ms: int, move: int = -1) -> None:
        """Show why something is refused, and keep by which rule ("" for none); `move` if it was one."""
        play = self.play
        slot = play.side.refused_slot(move) if move >= 0 else -1
        face = play.ui.match.game.args(move)[0] if slot >= 0 else 0
        self.refused = (slot, face, rule, words)
        self.refused_move = move
        self.rule = rule
        self.tell(capitalized(words), now_ms, _REFUSED_MS)
        play.ui.sound("refused")
        play.ui.relight()

    def warn(self, words: str, now_ms: int | None = None) -> None:
        """Warn with the next tick that something is wrong with the tray itself; the same text only once.

        With `now_ms` warn at once, even if the text is the same.
        """
        if now_ms is not None:
            self.tell(words, now_ms, _REFUSED_MS)
        elif self._warned != words:
            self._warned = words
            self.warning = words

    def tick(self, now_ms: int) -> None:
        """Show a pending warning; end the time of a message."""
        if self.warning:
            self.tell(self.warning, now_ms, _REFUSED_MS)
            self.warning = ""
        if self.ends_ms is not None and ticks_diff(now_ms, self.ends_ms) >= 0:
            self.ends_ms = None
            self.play.changed = True

    def tell_lines(self, move: int, lines: "Sequence[Line]", new_hand: bool, now_ms: int) -> None:
        """Announce a move (-1: the table's line) and the lines that followed it: what they have done to somebody.

        Where that is nothing, the last notable line is announced. A player who has just rolled sees the dice instead.
        `new_hand`: whether another hand has begun.
        """
        self.rule = ""
        play = self.play
        match = play.ui.match
        verb = move_verb(move)
        seat = move_seat(move)
        if verb in (ROLL, KEEP, DRAW, REROLL) and match.game.turn == seat and not match.bot(seat):
            self.ends_ms = None
            return
        words = ""
        for line in lines:
            if isinstance(line, int) or not (new_hand or verb == PLACE):  # dice that are dealt are no news
                words = line_words(play.side, line) or words
        words = happened_words(play.side, play.entry.happened) or words
        if self.proof:
            words = bluff_words(play.ui, self.proof)
            self.proof = None
        if words:
            self.tell(words, now_ms)

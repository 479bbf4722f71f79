"""Hints: the move that keen would make for the player to play, computed one slice per tick."""

from tray24.compat import const
from tray24.match import keen
from tray24.match.chance import Chance

_ADVICE_MS = const(9000)  # enough to find and mark some dice; a key ends it sooner


def advise(match):
    """Return the move that keen would enter for the player to play. This generator yields while it thinks.

    Keen knows what the player knows. Its chance, which decides between equals, is its own: hints change no dice.
    """
    chance = Chance(len(match.marks))
    return (yield from keen.choose(match.game, chance, match.sides))


class Adviser:
    """The computation of a hint. It shares nothing with that of bots: its result is only shown, never entered.

    `pending` is True while a hint for the current choice may still come.
    """

    def __init__(self, play):
        self.play = play
        self.pending = False
        self._slices = None

    def begin(self):
        """Prepare a hint for a new choice."""
        self._slices = None
        self.pending = True

    def tick(self, now_ms):
        """Think one slice; at the end show the hint."""
        if self._slices is None:
            self._slices = advise(self.play.ui.match)
        try:
            next(self._slices)
        except StopIteration as answer:
            self._slices = None
            self.pending = False
            self._tell(answer.value, now_ms)

    def _tell(self, move, now_ms):
        """Tell the player to play what keen would do, and point at it."""
        play = self.play
        play.teller.tell(play.ui.say("advice", words=play.side.advice_words(move)), now_ms, _ADVICE_MS)
        if not play.choice.taken:
            play.point_at(play.toward(move))
            play.ui.relight()

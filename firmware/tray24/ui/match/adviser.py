"""Hints: what keen would do in the place of the player who is to choose, thought a slice in each tick."""

from tray24.compat import const
from tray24.match import keen
from tray24.match.chance import Chance

_ADVICE_MS = const(9000)  # some dice to be found and marked; a key ends it sooner


def advise(match):
    """Return the move that keen would enter for the player who is to choose. A generator that yields while it thinks.

    Keen knows what the player knows. Its chance, which decides between equals, is its own: no dice change by it.
    """
    chance = Chance(len(match.marks))
    return (yield from keen.choose(match.game, chance, match.sides))


class Adviser:
    """The thinking about a hint. It shares nothing with that of bots: what comes of it is only told, never entered.

    `pending` is True while a hint for the choice of the moment may still be given.
    """

    def __init__(self, play):
        self.play = play
        self.pending = False
        self._slices = None

    def begin(self):
        """Think about a new choice."""
        self._slices = None
        self.pending = True

    def tick(self, now_ms):
        """Think one slice; at the end tell the hint."""
        if self._slices is None:
            self._slices = advise(self.play.ui.match)
        try:
            next(self._slices)
        except StopIteration as answer:
            self._slices = None
            self.pending = False
            self._tell(answer.value, now_ms)

    def _tell(self, move, now_ms):
        """Tell the player who is to choose what keen would do, and point at it."""
        play = self.play
        play.teller.tell(play.ui.say("advice", words=play.side.advice_words(move)), now_ms, _ADVICE_MS)
        if not play.choice.taken:
            play.point_at(play.toward(move))
            play.ui.relight()

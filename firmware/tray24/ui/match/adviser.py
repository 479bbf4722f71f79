"""Hints: the move that the strongest bot would make for the player to play, computed one slice per tick."""

from tray24.compat import const
from tray24.match import bots
from tray24.match.chance import Chance

_ADVICE_MS = const(9000)  # enough to find and mark some dice; a key ends it sooner


def advise(match):
    """Return the strongest bot's move for the player to play, and why as `match.thinking.reasons` has it. This is a generator.

    It knows what the player knows. Its chance, which decides between equals, is its own: hints change no dice.
    """
    chance = Chance(len(match.marks))
    move = yield from bots.choose(match.game, bots.strongest(match.game.name), chance, match.sides)
    reasons = __import__("tray24.match.thinking.reasons", None, None, ("*",))  # only who wants hints needs it
    return move, (yield from reasons.reason(match.game, match.sides, move))


def advice_words(play, move, why):
    """Return the text of an answer of `advise`."""
    say = play.ui.say
    key, seat = why
    words = play.side.advice_words(move)
    if key:
        reason = say(key, name=play.ui.seat_name(seat)) if seat >= 0 else say(key)
        words = say("advice_why", words=words, why=reason)
    return say("advice", words=words)


class Adviser:
    """The computation of a hint. It shares nothing with that of bots: its result is only shown, never entered.

    `pending` is True while a hint for the current choice may still come, `said` is the hint, or "".
    """

    def __init__(self, play):
        self.play = play
        self.pending = False
        self.said = ""
        self._slices = None

    def begin(self):
        """Prepare a hint for a new choice."""
        self._slices = None
        self.said = ""
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
            move, why = answer.value
            self._tell(move, why, now_ms)

    def _tell(self, move, why, now_ms):
        """Tell the player the best move, and why, and point at it."""
        play = self.play
        self.said = advice_words(play, move, why)
        play.teller.tell(self.said, now_ms, _ADVICE_MS)
        if not play.choice.taken:
            play.point_at(play.toward(move))
            play.ui.relight()

"""Hints: the move that the strongest bot would make for the player to play, computed one slice per tick."""

from tray24.compat import const
from tray24.match import bots
from tray24.match.chance import Chance

_ADVICE_MS = const(9000)  # enough to find and mark some dice; a key ends it sooner
_PER_POINT = const(64)
_LITTLE = const(7)  # a tenth of a point


def advise(match):
    """Return the best move for the player to play, why as `match.thinking.reasons` has it, and its gain: a generator.

    It knows what the player knows. The gain is what the move is worth beyond the next best, in 64ths of a point; 0 in a
    game of tiles, and where there is no other.
    """
    game = match.game
    worths = yield from _thinking("worths").rated(game, match.sides)
    if not worths:
        # The chance, which decides between equals, is its own: hints change no dice.
        move = yield from bots.choose(game, bots.strongest(game.name), Chance(len(match.marks)), match.sides)
        return move, ("", -1), 0
    move, most = max(worths, key=lambda each: each[1])
    why = yield from _thinking("reasons").reason(game, match.sides, move)
    others = [worth for other, worth in worths if other != move]
    return move, why, most - max(others) if others and not game.tiles else 0


def _thinking(module):
    return __import__("tray24.match.thinking." + module, None, None, ("*",))  # only who wants hints needs it


def advice_words(play, move, why, gain):
    """Return the text of an answer of `advise`."""
    say = play.ui.say
    key, seat = why
    words = play.side.advice_words(move)
    if key:
        reason = say(key, name=play.ui.seat_name(seat)) if seat >= 0 else say(key)
        words = say("advice_why", words=words, why=reason)
    if gain >= _LITTLE:
        words = say(
            "advice_gain", words=words, points="%d.%d" % (gain // _PER_POINT, gain % _PER_POINT * 10 // _PER_POINT)
        )
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
            self._tell(now_ms, *answer.value)

    def _tell(self, now_ms, move, why, gain):
        """Tell the player the best move, and why, and point at it."""
        play = self.play
        self.said = advice_words(play, move, why, gain)
        play.teller.tell(self.said, now_ms, _ADVICE_MS)
        if not play.choice.taken:
            play.point_at(play.toward(move))
            play.ui.relight()

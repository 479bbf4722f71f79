"""Hints: the move that the strongest bot would make for the player to play, computed one slice per tick."""

from tray24.compat import const
from tray24.match import bots
from tray24.match.chance import Chance

_ADVICE_MS = const(9000)  # enough to find and mark some dice; a key ends it sooner
_PER_POINT = const(64)
_LITTLE = const(7)  # a tenth of a point


def advise(match):
    """Return the best move for the player to play, why as `match.thinking.reasons` has it, and the worths of all moves.

    It knows what the player knows. The worths are as in `match.thinking.worths`. This generator yields while it thinks.
    """
    game = match.game
    worths = yield from _thinking("worths").rated(game, match.sides)
    if worths:
        move = max(worths, key=lambda each: each[1])[0]
        return move, (yield from _thinking("reasons").reason(game, match.sides, move)), worths
    # The chance, which decides between equals, is its own: hints change no dice.
    move = yield from bots.choose(game, bots.strongest(game.name), Chance(len(match.marks)), match.sides)
    return move, ("", -1), worths


def _thinking(module):
    return __import__("tray24.match.thinking." + module, None, None, ("*",))  # only who wants hints needs it


def advice_words(play, move, why, worths):
    """Return the text of an answer of `advise`."""
    say = play.ui.say
    key, seat = why
    words = play.side.advice_words(move)
    if key:
        reason = say(key, name=play.ui.seat_name(seat)) if seat >= 0 else say(key)
        words = say("advice_why", words=words, why=reason)
    others = [worth for other, worth in worths if other != move]
    if others and not play.ui.match.game.tiles:
        gain = max([worth for _, worth in worths]) - max(others)
        if gain >= _LITTLE:
            words = say("advice_gain", words=words, points=_points(gain))
    return say("advice", words=words)


def _points(worth):
    """Return 64ths of a point as text with one decimal."""
    return "%d.%d" % (worth // _PER_POINT, worth % _PER_POINT * 10 // _PER_POINT)


class Adviser:
    """The computation of a hint. It shares nothing with that of bots: its result is only shown, never entered.

    `pending` is True while a hint for the current choice may still come, `said` is the hint, or "".
    """

    def __init__(self, play):
        self.play = play
        self.pending = False
        self.said = ""
        self._slices = None
        self._worths = ()  # of the moves of the current choice, once they are known

    def begin(self):
        """Prepare a hint for a new choice."""
        self._slices = None
        self._worths = ()
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

    def _tell(self, now_ms, move, why, worths):
        """Tell the player the best move, and why, and point at it."""
        play = self.play
        self._worths = worths
        self.said = advice_words(play, move, why, worths)
        play.teller.tell(self.said, now_ms, _ADVICE_MS)
        if not play.choice.taken:
            play.point_at(play.toward(move))
            play.ui.relight()

    def judge(self, move, now_ms):
        """Tell what a move gave away, if its player had been told a better one."""
        if not self._worths or self.play.ui.match.game.tiles:
            return
        lost = _thinking("worths").regret(self._worths, move)
        if lost >= _PER_POINT:
            teller = self.play.teller
            words = self.play.ui.say("advice_lost", points=_points(lost))
            before = teller.message if teller.ends_ms is not None else ""
            teller.tell(self.play.ui.say.sentences((before, words) if before else (words,)), now_ms)

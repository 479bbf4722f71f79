"""What bots think in the match on the screen, and what keen advises its players: a slice in each tick."""

from tray24.compat import const, ticks_add, ticks_diff
from tray24.match import keen
from tray24.match.chance import Chance
from tray24.rules.moves import UNO, move_verb

_BOT_PAUSE_MS = const(900)


def advise(match):
    """A generator that yields while keen thinks for the player who is to choose, and returns the move it would enter.

    Keen knows what the player knows. Its chance, which decides between equals, is its own: no dice change by it.
    """
    chance = Chance(len(match.marks))
    return (yield from keen.choose(match.game, chance, match.sides))


class Thinking:
    """The thinking about the next move of the match on the screen `play`; nobody thinks before `begin`."""

    def __init__(self, play):
        self._play = play
        self._slices = None
        self._moved = True  # no bot enters a move before the next choice
        self._advised = True
        self._bot_acts_ms = 0

    def begin(self, now_ms):
        """Think about a new choice; a bot enters hers after a pause."""
        ui = self._play.ui
        self._slices = None
        self._moved = False
        self._advised = False
        pause_ms = (_BOT_PAUSE_MS << ui.children()) // int(ui.settings["bot_speed"])
        self._bot_acts_ms = ticks_add(now_ms, pause_ms)

    def hurry(self, now_ms):
        """End the pause."""
        self._bot_acts_ms = now_ms

    def tick(self, now_ms):
        """Think one slice."""
        play = self._play
        if not self._moved and ticks_diff(now_ms, self._bot_acts_ms) >= 0:
            self._think(now_ms)
        elif not self._advised and play.moves and play.message_ends_ms is None and play.ui.settings["hints"] == "keen":
            self._advise(now_ms)

    def _think(self, now_ms):
        """Bots wait as long as a player may still call UNO; while a catch of a bot waits, only she may answer it."""
        play = self._play
        match = play.ui.match
        caught = match.game.catchable
        in_grace = caught >= 0 and play.in_grace(now_ms)
        if in_grace and not match.bot(caught):
            return
        if self._slices is None:
            self._slices = match.think()
        try:
            next(self._slices)
        except StopIteration as answer:
            self._moved = True
            self._slices = None
            move = answer.value
            if move >= 0 and not (in_grace and play.catcher >= 0 and move_verb(move) != UNO):
                play.attempt(move, now_ms)

    def _advise(self, now_ms):
        """Think for the player who is to choose; then tell her what keen would do, and point at it."""
        if self._slices is None:
            self._slices = advise(self._play.ui.match)
        try:
            next(self._slices)
        except StopIteration as answer:
            self._slices = None
            self._advised = True
            self._play.advise(answer.value, now_ms)

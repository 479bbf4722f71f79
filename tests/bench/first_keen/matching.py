"""The view of `keen` in `center` and `line`: hands lie open, and one die on the table is to be matched.

Values count thousandths of a die in a hand.
"""

from tray24.compat import const
from tray24.rules.faces import ANY, FIT, W
from tray24.rules.moves import CHALLENGE, COLOR, PLAY

OUT = const(20000)  # going out
DIE = const(1000)  # a die less in the own hand, or more in that of the next player
AGAIN = const(500)  # being the next to play
_PLAYS_ON = const(900)  # and holding a die that fits then
_FITS_LATER = const(60)  # each die of the own hand that fits what lies there now
_WILD = const(300)  # a wild kept for later
_LETS_OUT = const(9000)  # the next player can play her last die
_MAY_GO_OUT = const(3000)  # she may roll one that fits
_LETS_PLAY = const(350)  # the next player holds a die that fits
_EACH_FIT = const(30)
_SURE = const(4096)


class OpenView:
    """All hands, and the die on the table."""

    def __init__(self, game, sides):
        self.game = game
        self.seat = game.turn
        self._sides = sides
        self.hand = [game.faces[die] for die in game.hands[self.seat]]
        self.mask = FIT[game.faces[game.top()]] | ANY

    def worth(self, move):
        """Return how good a move is."""
        verb = move >> 16 & 255
        if verb == PLAY:
            return self._play_worth(move & 255)
        if verb == COLOR:
            return self._color_worth(self.hand, self.following(self.game.faces[self.game.top()] & 31), move & 7)
        if verb == CHALLENGE:
            return DIE  # it never costs more than to accept (C8)
        return self.other_worth(verb, move & 255)

    def following(self, kind):
        """Return the seat that acts next when a die of this kind has been played: the neighbor without a command."""
        return (self.game.turn + self.game.direction) % self.game.seats

    def effect(self, kind):
        """Return what the kind does to others; numbers do nothing."""
        return 0

    def other_worth(self, verb, face):
        """Return the game's own verbs; worth nothing by themselves."""
        return 0

    def _play_worth(self, face):
        rest = self.hand[:]
        if face in rest:
            rest.remove(face)
        if not rest:
            return OUT
        kind = face & 31
        worth = DIE + self.effect(kind)
        if kind >= W:
            following = self.following(kind)
            return worth - _WILD + max([self._color_worth(rest, following, color) for color in (1, 2, 3, 4)])
        return worth + self.future(rest, self.following(kind), FIT[face] | ANY)

    def _color_worth(self, rest, following, color):
        return self.future(rest, following, 1 << color - 1 | ANY)

    def future(self, rest, following, mask):
        """Return what it is worth to hold `rest` while `following` is to match a die with these FIT bits."""
        fits = sum([1 for face in rest if FIT[face] & mask])
        worth = fits * _FITS_LATER
        if following == self.seat:
            return worth + AGAIN + (_PLAYS_ON if fits else 0)
        return worth - self.danger(following, mask)

    def danger(self, seat, mask):
        """Return what it costs to let `seat` match a die with these FIT bits."""
        faces = self.game.faces
        hand = self.game.hands[seat]
        fits = sum([1 for die in hand if FIT[faces[die]] & mask])
        if len(hand) == 1:
            return _LETS_OUT if fits else _MAY_GO_OUT
        return _LETS_PLAY + fits * _EACH_FIT if fits else 0

    def rolled_worth(self, dice):
        """Return what it is worth to roll these dice, then to play one that fits, or none."""
        misses = _SURE
        for die in dice:
            missing = 0
            for side in range(6 * die, 6 * die + 6):
                if not FIT[self._sides[side]] & self.mask:
                    missing += 1
            misses = misses * missing // 6
        return DIE * (_SURE - misses) // _SURE

"""The view of `keen` in games with open hands and one die to match on the table: `center` and `line`.

Values are in thousandths of a die in a hand.
"""

from tray24.compat import const
from tray24.rules.faces import ANY, FIT, W, color_bit, kind_of
from tray24.rules.moves import ACCEPT, CHALLENGE, COLOR, PASS, PH_REROLLED, PLAY, move_arg, move_verb

OUT = const(20000)  # going out
DIE = const(1000)  # one die fewer in the own hand, or one more in that of the next player
AGAIN = const(500)  # being the next to play
_PLAYS_ON = const(900)  # and holding a die that fits then
_FITS_LATER = const(60)  # each die of the own hand that fits the table now
_WILD = const(300)  # a wild kept for later
_LETS_OUT = const(9000)  # the next player can play her last die
_MAY_GO_OUT = const(3000)  # she may roll one that fits
_LETS_PLAY = const(350)  # the next player holds a die that fits
_EACH_FIT = const(30)
_SURE = const(4096)


class OpenView:
    """The hands of all seats and the die on the table, as the seat to play sees them."""

    def __init__(self, game, sides):
        self.game = game
        self.seat = game.turn
        self._sides = sides
        self.hand = [game.faces[die] for die in game.hands[self.seat]]
        self.mask = FIT[game.faces[game.top()]] | ANY

    def worth(self, move):
        """Return how good a move is."""
        parts = self.parts(move)
        if parts:
            return sum(parts)
        return self.other_worth(move_verb(move), move_arg(move))

    def following(self, kind):
        """Return the seat that acts next after a die of this kind: the neighbor, unless a command changes that."""
        return self.game.next_seat(self.game.turn)

    def effect(self, kind):
        """Return the worth of the kind's effect on others; 0 for numbers."""
        return 0

    def other_worth(self, verb, face):
        """Return the worth of a verb of the game; 0 unless the game overrides it."""
        return 0

    def parts(self, move):
        """Return what the worth of a play or color adds up to; () for another verb.

        `match.reasons` names the parts.
        """
        verb = move_verb(move)
        if verb == COLOR:
            return self._color_parts(self.hand, self.follower(move), move_arg(move))
        return self._play_parts(move_arg(move)) if verb == PLAY else ()

    def why(self, move):
        """Return the key of the reason for a move without parts, "" for none."""
        verb = move_verb(move)
        if verb == CHALLENGE or verb == ACCEPT:
            return "why_bluff" if verb == CHALLENGE else "why_legal"
        if verb == PASS:
            return ""
        if not sum([FIT[face] & self.mask for face in self.hand]):
            return "why_none"
        return "" if self.game.phase == PH_REROLLED else "why_roll"

    def follower(self, move):
        """Return the seat that acts next after a play or color."""
        face = move_arg(move) if move_verb(move) == PLAY else self.game.faces[self.game.top()]
        return self.following(kind_of(face))

    def _play_parts(self, face):
        rest = self.hand[:]
        if face in rest:
            rest.remove(face)
        if not rest:
            return (OUT, 0, 0, 0, 0)
        kind = kind_of(face)
        following = self.following(kind)
        worth = self.effect(kind)
        if kind >= W:
            parts = [self._color_parts(rest, following, color) for color in (1, 2, 3, 4)]
            best = parts[0]
            for other in parts:
                if sum(other) > sum(best):
                    best = other
            return (worth, -_WILD, best[2], best[3] + DIE, best[4])
        again, left, danger = self._future(rest, following, FIT[face] | ANY)
        return (worth, 0, again, left + DIE, danger)

    def _color_parts(self, rest, following, color):
        return (0, 0) + self._future(rest, following, color_bit(color) | ANY)

    def _future(self, rest, following, mask):
        """Return the worth of playing again, of holding `rest` with a die of these FIT bits on the table, and her danger."""
        fits = sum([1 for face in rest if FIT[face] & mask])
        if following == self.seat:
            return AGAIN + (_PLAYS_ON if fits else 0), fits * _FITS_LATER, 0
        return 0, fits * _FITS_LATER, -self.danger(following, mask)

    def danger(self, seat, mask):
        """Return the cost of letting `seat` match a die with these FIT bits."""
        faces = self.game.faces
        hand = self.game.hands[seat]
        fits = sum([1 for die in hand if FIT[faces[die]] & mask])
        if len(hand) == 1:
            return _LETS_OUT if fits else _MAY_GO_OUT
        return _LETS_PLAY + fits * _EACH_FIT if fits else 0

    def rolled_worth(self, dice):
        """Return the worth of rolling these dice and then playing one that fits, or none."""
        misses = _SURE
        for die in dice:
            missing = 0
            for side in range(6 * die, 6 * die + 6):
                if not FIT[self._sides[side]] & self.mask:
                    missing += 1
            misses = misses * missing // 6
        return DIE * (_SURE - misses) // _SURE

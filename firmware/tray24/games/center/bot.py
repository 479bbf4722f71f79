"""`keen` in `center`: the worth of a play for its own hand, for the others, and for what their open hands can do."""

from tray24.compat import const
from tray24.games.center.rules import ILLEGAL
from tray24.match.open_view import DIE, OpenView
from tray24.rules.faces import D2, FIT, WD4, R, S
from tray24.rules.moves import ACCEPT, CHALLENGE, REROLL

_PENALTY = const(350)  # each die another player draws
_CHALLENGED = const(6000)  # a WD4 that is taken back, and four more dice


class View(OpenView):
    """The view of the seat to play, computed once for all its candidates."""

    def following(self, kind):
        """Return the seat that acts next (C5, C7); after an R it is the seat on the other side."""
        game = self.game
        seats = game.seats
        if kind == R and seats > 2:
            return (self.seat - game.direction) % seats
        steps = 2 if kind == S or kind == R or kind == D2 or kind == WD4 else 1
        return (self.seat + steps * game.direction) % seats

    def effect(self, kind):
        """Return the worth of the kind's effect on others (C5, C7, C8)."""
        if kind == D2:
            return 2 * _PENALTY
        if kind != WD4:
            return 0
        game = self.game
        mask = FIT[game.faces[game.center]]
        illegal = not game.wd4 and [face for face in self.hand if FIT[face] & mask]
        return -_CHALLENGED if illegal else 4 * _PENALTY

    def other_worth(self, verb, face):
        """Return the worth of rolling again, drawing and passing (C4), and of the answers to a WD4 (C8)."""
        if verb == ACCEPT:
            return 0
        game = self.game
        if verb == CHALLENGE:
            return DIE if game.legality == ILLEGAL else -DIE  # hands are open: everybody can see it
        danger = self.danger((self.seat + game.direction) % game.seats, self.mask)
        if verb == REROLL:
            return self.rolled_worth(game.hands[self.seat]) - DIE // 2 - danger // 2
        return -danger

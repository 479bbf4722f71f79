"""`keen` in `center`: what a play sheds, what it does to the others, and what their open hands can do next."""

# pyright: reportIncompatibleMethodOverride=false

from first_keen.matching import DIE, OpenView
from tray24.compat import const
from tray24.rules.faces import D2, FIT, WD4, R, S
from tray24.rules.moves import ACCEPT, REROLL

_PENALTY = const(350)  # each die another player draws
_CHALLENGED = const(6000)  # a WD4 that is taken back, and four dice more


class View(OpenView):
    """The view of the seat that is to choose, gathered once for all its candidates."""

    def following(self, kind):
        """C5, C7: who acts next; after `R` that is the seat on the other side."""
        game = self.game
        seats = game.seats
        if kind == R and seats > 2:
            return (self.seat - game.direction) % seats
        steps = 2 if kind in (S, R, D2, WD4) else 1
        return (self.seat + steps * game.direction) % seats

    def effect(self, kind):
        """C5, C7, C8."""
        if kind == D2:
            return 2 * _PENALTY
        if kind != WD4:
            return 0
        game = self.game
        mask = FIT[game.faces[game.center]]
        illegal = not game.wd4 and [face for face in self.hand if FIT[face] & mask]
        return -_CHALLENGED if illegal else 4 * _PENALTY

    def other_worth(self, verb, face):
        """C4: roll again, draw or pass; C8: accept."""
        if verb == ACCEPT:
            return 0
        game = self.game
        danger = self.danger((self.seat + game.direction) % game.seats, self.mask)
        if verb == REROLL:
            return self.rolled_worth(game.hands[self.seat]) - DIE // 2 - danger // 2
        return -danger

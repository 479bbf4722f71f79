"""`keen` in `line`: the worth of a play for its own hand, of dice the opponent must take, and of her open hand."""

from tray24.match.open_view import DIE, OpenView
from tray24.rules.faces import D1, D2, FIT, value
from tray24.rules.moves import GIVE, PASS, move_arg, move_verb


class View(OpenView):
    """The view of the seat to play, computed once for all its candidates."""

    def following(self, kind):
        """Return the seat that acts next: after a D1 or D2 the same one again (L6)."""
        return self.seat if kind == D1 or kind == D2 else 1 - self.seat

    def effect(self, kind):
        """Return the worth of the dice that the opponent must take; the line keeps one (L6)."""
        return self.game.gives(kind) * DIE // 2

    def parts(self, move):
        """Return what the worth of a play, color or gift (L8) adds up to; () for another verb."""
        if move_verb(move) != GIVE:
            return super().parts(move)
        face = move_arg(move)
        return (0, 0, 0, -DIE if FIT[face] & self.mask else 0, 0, value(face))

    def other_worth(self, verb, face):
        """Return the worth of taking a die, rolling and passing (L4, L5)."""
        danger = self.danger(1 - self.seat, self.mask)
        if verb == PASS:
            return -danger
        return self.rolled_worth(self.game.hands[self.seat]) - DIE - danger // 2

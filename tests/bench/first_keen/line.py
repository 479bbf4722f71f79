"""`keen` in `line`: what a play sheds, what the opponent must take, and what her open hand can do next."""

# pyright: reportIncompatibleMethodOverride=false

from first_keen.matching import DIE, OpenView
from tray24.rules.faces import D1, D2, FIT, value
from tray24.rules.moves import GIVE, PASS


class View(OpenView):
    """The view of the seat that is to choose, gathered once for all its candidates."""

    def following(self, kind):
        """L6: after a `D1` or `D2` the same player moves again."""
        return self.seat if kind in (D1, D2) else 1 - self.seat

    def effect(self, kind):
        """L6: the dice the opponent takes; the line keeps one."""
        if kind in (D1, D2):
            return min(1 if kind == D1 else 2, len(self.game.line)) * DIE // 2
        return 0

    def other_worth(self, verb, face):
        """L4, L5: take a die and roll, or pass; L8: give the die that costs most and fits least."""
        if verb == GIVE:
            return value(face) - (DIE if FIT[face] & self.mask else 0)
        danger = self.danger(1 - self.seat, self.mask)
        if verb == PASS:
            return -danger
        return self.rolled_worth(self.game.hands[self.seat]) - DIE - danger // 2

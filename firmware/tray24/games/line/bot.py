"""The bots in `line`: the values of taking a die, rolling and giving a die (see `match.thinking`)."""

from tray24.compat import const
from tray24.games.line.weights import WEIGHTS
from tray24.match.thinking.sharp_view import SharpView
from tray24.rules.faces import D1, D2, FIT, value
from tray24.rules.moves import DRAW, GIVE, PASS, move_arg, move_verb

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Sequence

    from tray24.games.line.rules import Line


class View(SharpView):
    """The evaluation of the moves of the seat to play; values common to all moves are computed once."""

    weights = WEIGHTS

    if _TYPE_CHECKING:

        @property
        def game(self) -> Line: ...

    def following(self, kind: int) -> int:
        """Return the seat that acts next: after a D1 or D2 the same one again (L6)."""
        return self.seat if kind == D1 or kind == D2 else 1 - self.seat

    def draws(self, kind: int) -> int:
        """Return how many dice the opponent must take; the line keeps one (L6)."""
        return self.game.gives(kind)

    def dice_of(self, seat: int, more: int) -> list[int]:
        """Return the dice of the opponent, who takes dice from the back of the line and rolls the whole hand (L6)."""
        hand = self.game.hands[seat]
        return hand + self.game.line[:more] if more else hand

    def dice_to_roll(self, verb: int) -> "Sequence[int]":
        """Return the dice of the hand, and one of the line (L4) unless it is the last (L5)."""
        return self.hand + self.game.line[:1] if verb == DRAW else super().dice_to_roll(verb)

    def missed(self, dice: "Sequence[int]") -> int:
        """Return the value of a roll of these dice after which none fits: the turn is over."""
        return self.passing(dice, False)

    def places(self) -> int:
        """Return the length of the line."""
        return len(self.game.line)

    def gentle(self, move: int) -> int:
        """Return the value of a move for gentle: from the points of its dice; it gives the die with the most points."""
        return 64 * value(move_arg(move)) if move_verb(move) == GIVE else super().gentle(move)

    def fair(self, move: int) -> int:
        if move_verb(move) != GIVE:
            return super().fair(move)
        face = move_arg(move)
        return 64 * value(face) - (1000 if FIT[face] & self.mask else 0)

    def other_worth(self, move: int) -> int:
        """Return the value of taking a die, rolling, passing (L4, L5) and giving a die (L8)."""
        verb = move_verb(move)
        if verb == GIVE:
            return sum(self.stand(self.without(move_arg(move)), True, self.seat, 1, self.mask))
        if verb == PASS:
            return self.passing(self.hand, True)
        return self.rolled()

"""The bots in `line`: the values of taking a die, rolling and giving a die (see `match.bots`)."""

from tray24.compat import const
from tray24.games.line.weights import WEIGHTS
from tray24.match.bots.evaluation import OpenHandEvaluator
from tray24.rules.faces import D1, D2, FIT, get_points
from tray24.rules.moves import DRAW, GIVE, PASS, decode_arg, decode_verb

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Sequence

    from tray24.games.line.rules import Line


class Evaluator(OpenHandEvaluator):
    """The evaluation of the moves of the seat to play; values common to all moves are computed once."""

    weights = WEIGHTS

    if _TYPE_CHECKING:

        @property
        def game(self) -> Line: ...

    def find_next_seat(self, kind: int) -> int:
        """Return the seat that acts next: after a D1 or D2 the same one again (L6)."""
        return self.seat if kind == D1 or kind == D2 else 1 - self.seat

    def count_draws(self, kind: int) -> int:
        """Return how many dice the opponent must take; the line keeps one (L6)."""
        return self.game.count_dice_to_take(kind)

    def list_dice(self, seat: int, more: int) -> list[int]:
        """Return the dice of the opponent, who takes dice from the back of the line and rolls the whole hand (L6)."""
        hand = self.game.hands[seat]
        return hand + self.game.line[:more] if more else hand

    def list_dice_to_roll(self, verb: int) -> "Sequence[int]":
        """Return the dice of the hand, and one of the line (L4) unless it is the last (L5)."""
        return self.hand + self.game.line[:1] if verb == DRAW else super().list_dice_to_roll(verb)

    def evaluate_miss(self, dice: "Sequence[int]") -> int:
        """Return the value of a roll of these dice after which none fits: the turn is over."""
        return self.evaluate_passing(dice, False)

    def count_places(self) -> int:
        """Return the length of the line."""
        return len(self.game.line)

    def gentle(self, move: int) -> int:
        """Return the value of a move for gentle: from the points of its dice; it gives the die with the most points."""
        return 64 * get_points(decode_arg(move)) if decode_verb(move) == GIVE else super().gentle(move)

    def fair(self, move: int) -> int:
        if decode_verb(move) != GIVE:
            return super().fair(move)
        face = decode_arg(move)
        return 64 * get_points(face) - (1000 if FIT[face] & self.mask else 0)

    def evaluate_other(self, move: int) -> int:
        """Return the value of taking a die, rolling, passing (L4, L5) and giving a die (L8)."""
        verb = decode_verb(move)
        if verb == GIVE:
            return sum(self.evaluate_hand(self.list_rest(decode_arg(move)), True, self.seat, 1, self.mask))
        if verb == PASS:
            return self.evaluate_passing(self.hand, True)
        return self.evaluate_roll()

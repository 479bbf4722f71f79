"""The evaluation of plays, and of taking, rolling or giving dice, by the bots in `line` (see `match.bots`)."""

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
    """An evaluator of the moves of the seat to play in `line`. It computes once what several moves need."""

    weights = WEIGHTS

    if _TYPE_CHECKING:

        @property
        def game(self) -> Line: ...

    def find_next_seat(self, kind: int) -> int:
        """Return the seat that acts after a play of this kind (L6).

        After a D1 or D2 it is the same seat, otherwise the opponent.
        """
        return self.seat if kind == D1 or kind == D2 else 1 - self.seat

    def count_draws(self, kind: int) -> int:
        """Return how many dice the opponent must take for a die of this kind; one die stays in the line (L6)."""
        return self.game.count_dice_to_take(kind)

    def list_dice(self, seat: int, draw_count: int) -> list[int]:
        """Return the dice of the hand of `seat` after it has taken `draw_count` dice from the back of the line (L6)."""
        hand = self.game.hands[seat]
        return hand + self.game.line[:draw_count] if draw_count else hand

    def list_dice_to_roll(self, verb: int) -> "Sequence[int]":
        """Return the dice that a verb rolls: the hand, and for a draw also the back die of the line (L4)."""
        return self.hand + self.game.line[:1] if verb == DRAW else super().list_dice_to_roll(verb)

    def evaluate_miss(self, dice: "Sequence[int]") -> int:
        """Return the value of rolling `dice` if no die then fits, so that the turn is over."""
        return self.evaluate_passing(dice, False)

    def count_places(self) -> int:
        """Return the number of dice in the line.

        The evaluation multiplies it by its weight for places, because a line has only one place to play.
        """
        return len(self.game.line)

    def gentle(self, move: int) -> int:
        """Return the value that the bot *gentle* gives a move.

        Giving a die to the opponent (L8) is valued by the die's points, so the bot gives the die with the most points.
        """
        return 64 * get_points(decode_arg(move)) if decode_verb(move) == GIVE else super().gentle(move)

    def fair(self, move: int) -> int:
        if decode_verb(move) != GIVE:
            return super().fair(move)
        face = decode_arg(move)
        return 64 * get_points(face) - (1000 if FIT[face] & self.mask else 0)

    def evaluate_other(self, move: int) -> int:
        """Return the value of taking a die, rolling or passing (L4, L5), or of giving a die (L8)."""
        verb = decode_verb(move)
        if verb == GIVE:
            return sum(self.evaluate_hand(self.list_rest(decode_arg(move)), True, self.seat, 1, self.mask))
        if verb == PASS:
            return self.evaluate_passing(self.hand, True)
        return self.evaluate_roll()

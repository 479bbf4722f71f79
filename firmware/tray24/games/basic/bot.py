"""The evaluation of plays, rolling and keeping the dice by the bots in `basic` (see `match.bots`)."""

from tray24.compat import const
from tray24.games.basic.placement import NEIGHBORS
from tray24.games.basic.weights import WEIGHTS
from tray24.match.bots.evaluation import OpenHandEvaluator
from tray24.rules.faces import ANY, FIT
from tray24.rules.moves import COLOR, DRAW, KEEP, PLAY, ROLL, decode_verb

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Generator, Sequence

    from tray24.games.basic.rules import Basic

_FAIR_ROLL = const(700)  # fair rolls unless a play has a higher value


class Evaluator(OpenHandEvaluator):
    """An evaluator of the moves of the seat to play in `basic`. It computes once what several moves need."""

    weights = WEIGHTS
    saves = False
    _keep_value = 0

    if _TYPE_CHECKING:

        @property
        def game(self) -> Basic: ...

    def decode_face(self, move: int) -> int:
        return move >> 5 & 255

    def get_top_die(self) -> int:
        return self.game.tray[self.game.last]

    def compute_offer(self) -> int:
        """Return the colors and kinds that a die can match in the open slots, as a bit mask (see `faces.FIT`)."""
        return self._compute_offer_without(-1) | ANY

    def _compute_offer_without(self, slot: int) -> int:
        game = self.game
        bits = 0
        for other in game.open:
            if other != slot:
                bits |= game.near[other]
        return bits

    def compute_offer_after(self, mask: int, move: int) -> int:
        """Return the colors and kinds that a die can match after a play, as a bit mask (see `faces.FIT`).

        `mask` is what the played die alone accepts. `move` is the play, or the move that names the color of the wild
        just played; it is -1 if the slot of the play is not known.
        """
        if move < 0:
            return self.mask | mask | ANY
        game = self.game
        slot = game.last if decode_verb(move) == COLOR else move & 31
        bits = self._compute_offer_without(slot)
        for neighbor in NEIGHBORS[slot]:
            if game.tray[neighbor] < 0:
                return bits | mask | ANY
        return bits | ANY if bits else mask | ANY  # B11: the half is full, only this die remains

    def count_places(self) -> int:
        return len(self.game.open)

    def prepare(self, moves: "Sequence[int]") -> "Generator[None]":
        """Compute what the bot *sharp* needs to evaluate `moves`, including the value of keeping the dice.

        Keeping has the value of the best play with the present faces, or of a draw if no die fits. This is a generator.
        """
        yield from super().prepare(moves)
        if decode_verb(moves[-1]) == KEEP:
            values = []
            for play in self._list_plays():
                values.append(sum(self.evaluate_parts(play)))
                yield
            self._keep_value = max(values) if values else self.evaluate_draw(self.hand, True)

    def fair(self, move: int) -> int:
        """Return the value that the bot *fair* gives a move, from the dice of its own hand only.

        The bot rolls unless a play has a high value.
        """
        verb = decode_verb(move)
        if verb == KEEP:
            return max([super(Evaluator, self).fair(play) for play in self._list_plays()] + [-1])
        return _FAIR_ROLL if verb == ROLL else super().fair(move)

    def evaluate_idle(self, verb: int) -> int:
        """Return the value for the bot *gentle* of rolling or keeping the dice. The bot rolls if no die fits."""
        return (1 if self.has_fitting_die() else -1) if verb == KEEP else 0

    def evaluate_other(self, move: int) -> int:
        verb = decode_verb(move)
        if verb == ROLL:
            return self.evaluate_roll()
        if verb == KEEP:
            return self._keep_value
        return self.evaluate_draw(self.hand, True) if verb == DRAW else 0

    def _list_plays(self) -> list[int]:
        """Return the legal plays of the hand with its faces as they are now, without a roll."""
        game = self.game
        base = self.seat << 24 | PLAY << 16
        faces = {game.faces[die] for die in self.hand}
        return [base | face << 5 | slot for face in faces for slot in game.open if game.near[slot] & FIT[face]]

    def get_reason_key(self, move: int) -> str:
        verb = decode_verb(move)
        if verb == KEEP:
            return "why_keep"
        if verb == ROLL:
            if len(self.game.list_turn_moves()) == 1:
                return ""
            return "why_roll" if self.has_fitting_die() else "why_none"
        return "why_none" if verb == DRAW else ""

    def find_follower(self, move: int) -> int:
        """Return the seat after the seat to play, in the direction of play. It is the same for every `move`."""
        return self.game.get_next_seat(self.seat)

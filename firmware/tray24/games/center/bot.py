"""The evaluation of plays, rolls, draws and answers to a WD4 by the bots in `center` (see `match.bots`)."""

from tray24.compat import const
from tray24.games.center.rules import ILLEGAL
from tray24.games.center.weights import WEIGHTS
from tray24.match.bots.evaluation import OpenHandEvaluator
from tray24.rules.faces import FIT, WD4
from tray24.rules.moves import ACCEPT, CHALLENGE, DRAW, PLAY, REROLL, decode_arg, decode_verb

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Sequence

    from tray24.games.center.rules import Center

_BLUFF_VALUE = const(-3840)  # a WD4 that is taken back, and four more dice


class Evaluator(OpenHandEvaluator):
    """An evaluator of the moves of the seat to play in `center`. It computes once what several moves need."""

    weights = WEIGHTS

    if _TYPE_CHECKING:

        @property
        def game(self) -> Center: ...

    def evaluate_play_parts(self, rest: "Sequence[int]", is_rolled: bool, face: int, move: int) -> tuple[int, ...]:
        """Return the terms whose sum is the value of playing `face`, in the order that `match.bots.reasons` describes.

        `rest` are the dice that stay in the hand. `is_rolled` is False if these dice are yet to be rolled. `move` is
        the play. An illegal WD4 is sure to be challenged, because hands are open (C8).
        """
        if face == WD4 and rest and is_rolled and self._is_bluff():
            pass_value = self.evaluate_passing(self.hand, True)
            return (_BLUFF_VALUE // 2 if self.character.bluffs else _BLUFF_VALUE, 0, 0, pass_value, 0, 0)
        return super().evaluate_play_parts(rest, is_rolled, face, move)

    def _is_bluff(self) -> bool:
        game = self.game
        mask = FIT[game.faces[game.center]]
        return not game.wd4 and len([die for die in self.hand if FIT[game.faces[die]] & mask]) > 0

    def gentle(self, move: int) -> int:
        """Return the value that the bot *gentle* gives a move. For a play, only the points of the die count.

        The bot never bluffs with a WD4 (C7).
        """
        return -1 if self._is_bluff_move(move) else super().gentle(move)

    def fair(self, move: int) -> int:
        return -1 if self._is_bluff_move(move) else super().fair(move)

    def _is_bluff_move(self, move: int) -> bool:
        return decode_verb(move) == PLAY and decode_arg(move) == WD4 and self._is_bluff()

    def evaluate_idle(self, verb: int) -> int:
        """Return the value, for the bots *gentle* and *fair*, of a move whose verb plays no die.

        These bots accept every WD4.
        """
        return 1 if verb == ACCEPT else 0

    def evaluate_other(self, move: int) -> int:
        """Return the value of rolling again, drawing or passing (C4), or of an answer to a WD4 (C8)."""
        verb = decode_verb(move)
        if verb == ACCEPT:
            return 0
        if verb == CHALLENGE:
            return 64 if self.game.legality == ILLEGAL else -64  # hands are open: everybody can see it
        if verb == REROLL:
            return self.evaluate_roll()
        return self.evaluate_draw(self.hand, True) if verb == DRAW else self.evaluate_passing(self.hand, True)

    def get_reason_key(self, move: int) -> str:
        verb = decode_verb(move)
        if verb == CHALLENGE or verb == ACCEPT:
            return "why_bluff" if verb == CHALLENGE else "why_legal"
        return super().get_reason_key(move)

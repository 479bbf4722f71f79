"""Sentences shared by `center` and `line`, in which one die on the table is to be matched."""

from collections.abc import Sequence
from typing import TypeVar

from simulator.web.log.teller import Said, Teller, Was
from simulator.web.log.words import face_words
from tray24.rules.matching import MatchingGame
from tray24.rules.moves import COLOR, D_START, PH_COLOR, PLAY, REROLL

AnyMatching = TypeVar("AnyMatching", bound=MatchingGame)


class MatchingTeller(Teller[AnyMatching]):
    """Teller of `center` and `line`. Their texts have `first-die`, the sentence about the first die on the table."""

    BEFORE = {COLOR: "_names", REROLL: "_rolls_again"}

    def _names(self, game: AnyMatching, seat: int, color: int) -> Said:
        return self.names_color(seat, game.faces[self._top(game)], color)

    def _top(self, game: AnyMatching) -> int:
        """Return the die that the next play must match."""
        raise NotImplementedError

    def _rolls_again(self, game: AnyMatching, seat: int) -> Said:
        return self.tell("rolls-hand-again", seat, count=len(game.hands[seat])), None

    def _entered(self, game: AnyMatching, seat: int, verb: int, arguments: tuple[int, ...], was: Was) -> Said | None:
        """Tell a play. A wild is told later, together with its color, when the color is named next."""
        if verb != PLAY or game.phase == PH_COLOR:
            return None
        face = arguments[0]
        return self.tell("plays", seat, face=face_words(face)), face

    def _served(self, game: AnyMatching, verb: int, seat: int, values: Sequence[int], was: Was) -> Said | None:
        """Tell the first die, also one that is rolled again because it shows no number (C1, L2)."""
        if verb != D_START:
            return None
        if game.wait == D_START:
            return self.say("starts-again", face=face_words(values[0])), values[0]
        return self.say("first-die", hand=game.hand + 1, face=face_words(values[0])), values[0]

"""Sentences that the center-die game and the dice-line game share: one die on the table is to be matched."""

from simulator.web.log.teller import Said, Teller, Was
from simulator.web.log.words import color_words, face_words
from tray24.rules.faces import kind_of
from tray24.rules.moves import COLOR, D_START, PH_COLOR, PLAY, REROLL


class MatchingTeller(Teller):
    """`center` and `line`."""

    BEFORE = {COLOR: "_names", REROLL: "_rolls_again"}
    _opening = ""  # what is said of the die that lies there first

    def _names(self, game, seat: int, color: int) -> Said:
        face = game.faces[self._top(game)]
        return f"{self.does(seat, 'play')} {face_words(face)} and {self.form(seat, 'name')} {color_words(color)}.", face

    def _rolls_again(self, game, seat: int) -> Said:
        return self.rolls_all(seat, len(game.hands[seat]), " again"), None

    def _top(self, game) -> int:
        return game.top()

    def _entered(self, game, seat: int, verb: int, arguments: tuple[int, ...], was: Was) -> Said | None:
        """A play. A wild whose color comes next is told with the color."""
        if verb != PLAY or game.phase == PH_COLOR:
            return None
        face = arguments[0]
        effect = self._effect(game, seat, kind_of(face), was)
        return f"{self.does(seat, 'play')} {face_words(face)}.{effect}", face

    def _effect(self, game, seat: int, kind: int, was: Was) -> str:
        return self.effect(game, seat, kind)

    def _served(self, game, verb: int, seat: int, values, was: Was) -> Said | None:
        """The first die, once it shows a number."""
        if verb != D_START or game.drawn >= 0:
            return None
        return f"Hand {game.hand + 1}: {self._opening} {face_words(values[0])}.", values[0]

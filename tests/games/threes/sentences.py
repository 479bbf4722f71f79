"""Sentences of threes: three dice, one of them unseen."""

from simulator.web.log.teller import Said, Teller, Was
from simulator.web.log.words import dice_words
from tray24.rules.moves import KEEP


class Sentences(Teller):
    """`threes`."""

    def _entered(self, game, seat: int, verb: int, arguments: tuple[int, ...], was: Was) -> Said | None:
        if verb != KEEP:
            return None
        return f"{self.does(seat, 'count')} the dice: {game.scores[seat] - was.scores[seat]} points.", None

    def _rolled(self, game, seat: int, values, was: Was) -> Said | None:
        return f"{self.does(seat, 'roll')} {dice_words(len(values))}.", None

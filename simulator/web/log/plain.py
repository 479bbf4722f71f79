"""Sentences for a game that has none of its own: one for each verb."""

from collections.abc import Sequence

from simulator.web.log.teller import Said, Teller, Was
from simulator.web.log.words import faces_words
from tray24.rules.core import Game
from tray24.rules.faces import is_known


class PlainTeller(Teller[Game]):
    """Teller of each seat's line by its verb and values, and of rolls with their faces unless the game hides some."""

    def _entered(self, game: Game, seat: int, verb: int, arguments: tuple[int, ...], was: Was) -> Said | None:
        return self.plainly(game, seat, verb, arguments), None

    def _rolled(self, game: Game, seat: int, values: Sequence[int], was: Was) -> Said | None:
        if game.hides or not all(is_known(face) for face in values):
            return self.tell("rolls-dice", seat, count=len(values)), None
        return self.tell("rolls-dice-faces", seat, count=len(values), faces=faces_words(values)), None

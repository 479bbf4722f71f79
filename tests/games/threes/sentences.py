"""The sentences of threes: three dice, one of them hidden."""

from collections.abc import Sequence

from simulator.web.log.teller import Said, Teller, Was
from simulator.web.log.texts import LogTexts
from threes.rules import Threes
from tray24.rules.moves import KEEP


class Sentences(Teller[Threes]):
    """The sentences of `threes`."""

    say = LogTexts("threes-log")

    def _entered(self, game: Threes, seat: int, verb: int, arguments: tuple[int, ...], was: Was) -> Said | None:
        if verb != KEEP:
            return None
        return self.tell("counts", seat, count=game.scores[seat] - was.scores[seat]), None

    def _rolled(self, game: Threes, seat: int, values: Sequence[int], was: Was) -> Said | None:
        return self.tell("rolls-dice", seat, count=len(values)), None

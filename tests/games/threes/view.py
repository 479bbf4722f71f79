"""The view of threes for page and log: its table, its texts, and the sentences of three dice, one of them hidden."""

from collections.abc import Sequence
from typing import Any

from simulator.texts import HostTexts
from simulator.web import spoken
from simulator.web.log.teller import LogTexts, Said, Teller, Was
from simulator.web.spoken import die_view
from threes.rules import CUP, Threes
from tray24.rules.moves import KEEP

_say = HostTexts("threes-page")


def board(game: Threes, moves: list[int]) -> dict[str, Any]:
    """Return the open dice by their `slots`."""
    lying = game.hands[game.turn][:CUP] if game.turn >= 0 else []
    return {"slots": {str(slot): die_view(game, die) for slot, die in enumerate(lying)}}


class Spoken(spoken.Spoken):
    """The texts of a match: five rounds are played, whatever the points."""

    def aim(self, view: spoken.View) -> str:
        return _say("aim")


class Sentences(Teller[Threes]):
    """The sentences of `threes`."""

    say = LogTexts("threes-log")

    def _entered(self, game: Threes, seat: int, verb: int, arguments: tuple[int, ...], was: Was) -> Said | None:
        if verb != KEEP:
            return None
        return self.tell("counts", seat, count=game.scores[seat] - was.scores[seat]), None

    def _rolled(self, game: Threes, seat: int, values: Sequence[int], was: Was) -> Said | None:
        return self.tell("rolls-dice", seat, count=len(values)), None

"""The view of threes for page and log: its table, its texts, and the sentences of three dice, one of them hidden."""

from collections.abc import Sequence
from typing import Any

from simulator.texts import HostTexts
from simulator.web import labels
from simulator.web.labels import build_die_view
from simulator.web.log.log_writer import LogTexts, LogWriter, PositionBefore, Sentence
from threes.rules import CUP, Threes
from tray24.rules.moves import KEEP

_say = HostTexts("threes-page")


def build_board(game: Threes, moves: list[int]) -> dict[str, Any]:
    """Return the open dice by their `slots`."""
    lying = game.hands[game.turn][:CUP] if game.turn >= 0 else []
    return {"slots": {str(slot): build_die_view(game, die) for slot, die in enumerate(lying)}}


class GameLabels(labels.Labels):
    """The texts of a match: five rounds are played, whatever the points."""

    def label_aim(self, view: labels.View) -> str:
        return _say("aim")


class GameLogWriter(LogWriter[Threes]):
    """The sentences of `threes`."""

    say = LogTexts("threes-log")

    def _compose_move(
        self, game: Threes, seat: int, verb: int, arguments: tuple[int, ...], was: PositionBefore
    ) -> Sentence | None:
        if verb != KEEP:
            return None
        return self.format_for_seat("counts", seat, count=game.scores[seat] - was.scores[seat]), None

    def _compose_roll(self, game: Threes, seat: int, values: Sequence[int], was: PositionBefore) -> Sentence | None:
        return self.format_for_seat("rolls-dice", seat, count=len(values)), None

"""The view of threes for the page and the log: its board, its labels, and its sentences about open and hidden dice."""

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
    """Return the part of the view that shows the open dice, each at its slot."""
    visible_dice = game.hands[game.turn][:CUP] if game.turn >= 0 else []
    return {"slots": {str(slot): build_die_view(game, die) for slot, die in enumerate(visible_dice)}}


class GameLabels(labels.Labels):
    """The labels of a match of threes: five rounds are played, whatever the points are."""

    def label_aim(self, view: labels.View) -> str:
        return _say("aim")


class GameLogWriter(LogWriter[Threes]):
    """The sentences of the log of a match of threes."""

    say = LogTexts("threes-log")

    def _compose_move(
        self, game: Threes, seat: int, verb: int, arguments: tuple[int, ...], previous: PositionBefore
    ) -> Sentence | None:
        if verb != KEEP:
            return None
        return self.format_for_seat("counts", seat, count=game.scores[seat] - previous.scores[seat]), None

    def _compose_roll(
        self, game: Threes, seat: int, values: Sequence[int], previous: PositionBefore
    ) -> Sentence | None:
        return self.format_for_seat("rolls-dice", seat, count=len(values)), None

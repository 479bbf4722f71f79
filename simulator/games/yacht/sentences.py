"""The log's sentences for `yacht`: five dice, and boxes that are written."""

from collections.abc import Sequence

from simulator.web.boards import box_words
from simulator.web.log.teller import Said, Teller, Was
from simulator.web.log.texts import LogTexts
from simulator.web.log.words import faces_words
from tray24.games.yacht.boxes import BOXES, box_points
from tray24.games.yacht.rules import Yacht
from tray24.rules.moves import SCORE, ZERO


class Sentences(Teller[Yacht]):
    """Sentences of `yacht`."""

    BEFORE = {SCORE: "_scores", ZERO: "_zero"}
    say = LogTexts("yacht-log")

    def _scores(self, game: Yacht, seat: int, box: int) -> Said:
        points = box_points(box, [game.faces[die] for die in game.dice])
        if not points:
            return self._zero(game, seat, box)
        return self.tell("writes", seat, points=points, box=box_words(game.name)[BOXES[box]]), None

    def _zero(self, game: Yacht, seat: int, box: int) -> Said:
        return self.tell("writes-zero", seat, box=box_words(game.name)[BOXES[box]]), None

    def _rolled(self, game: Yacht, seat: int, values: Sequence[int], was: Was) -> Said | None:
        faces = faces_words(values)
        if game.rolls_left < 2:
            return self.tell("rolls-faces-again", seat, count=len(values), faces=faces), None
        return self.tell("rolls-faces", seat, faces=faces), None

    def _hand_result(self, game: Yacht, was: Was) -> str:
        return self.say("all-written", points=self.points_words(enumerate(game.scores)))

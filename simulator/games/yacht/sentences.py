"""Sentences of yacht: five dice, and boxes that are written."""

from simulator.games.yacht.board import BOX_WORDS
from simulator.web.log.teller import Said, Teller, Was
from simulator.web.log.words import dice_words, faces_words
from tray24.games.yacht.boxes import BOXES, box_points
from tray24.rules.moves import SCORE, ZERO


class Sentences(Teller):
    """`yacht`."""

    BEFORE = {SCORE: "_scores", ZERO: "_zero"}

    def _scores(self, game, seat: int, box: int) -> Said:
        points = box_points(box, [game.faces[die] for die in game.dice])
        return f"{self.does(seat, 'write')} {points or 'a zero'} in {BOX_WORDS[BOXES[box]]}.", None

    def _zero(self, game, seat: int, box: int) -> Said:
        return f"{self.does(seat, 'write')} a zero in {BOX_WORDS[BOXES[box]]}.", None

    def _rolled(self, game, seat: int, values, was: Was) -> Said | None:
        again = game.rolls_left < 2
        dice = f"{dice_words(len(values))} again: " if again else ""
        return f"{self.does(seat, 'roll')} {dice}{faces_words(values)}.", None

    def _hand_result(self, game, was: Was) -> str:
        totals = ", ".join(f"{self.name_of(seat)}: {points}" for seat, points in enumerate(game.scores))
        return f"All boxes are written. Points: {totals}."

"""Sentences of the dice-line game: dice come from the back of the line."""

from simulator.web.log.matching import MatchingTeller
from simulator.web.log.teller import Said, Was
from simulator.web.log.words import dice_words, face_words
from tray24.rules.faces import D1, D2
from tray24.rules.moves import CATCH, DRAW, GIVE, PASS, move_verb
from tray24.rules.shedding import AFTER_HAND


class Sentences(MatchingTeller):
    """`line`."""

    BEFORE = MatchingTeller.BEFORE | {PASS: "_passes", DRAW: "_takes", GIVE: "_gives"}
    _opening = "the line begins with"

    def _passes(self, game, seat: int) -> Said:
        return f"{self.does(seat, 'pass')}.", None

    def _takes(self, game, seat: int) -> Said:
        face = game.faces[game.line[0]]
        words = f"{self.does(seat, 'take')} {face_words(face)} from the back"
        return f"{words} and {self.form(seat, 'roll')} all dice.", face

    def _gives(self, game, seat: int, face: int) -> Said:
        return f"{self.does(seat, 'give')} {face_words(face)} to {self.whom(1 - seat)}.", face

    def before(self, game, line) -> Said | None:
        said = super().before(game, line)
        if isinstance(line, int) and move_verb(line) == CATCH and said:
            caught, taken = game.args(line)[0], min(2, game.left_to_draw())
            if taken:
                return f"{said[0]} {self.does(caught, 'take')} {dice_words(taken)} from the back.", None
        return said

    def _effect(self, game, seat: int, kind: int, was: Was) -> str:
        if kind not in (D1, D2) or not was.held or game.hand != was.hand:
            return ""
        other = 1 - seat
        taken = len(game.hands[other]) - was.held[other]
        if taken <= 0:
            return f" The last die stays; {self.then(other, 'miss')} the turn."
        return f" {self.does(other, 'take')} {dice_words(taken)} from the back and {self.form(other, 'miss')} the turn."

    def _rolled(self, game, seat: int, values, was: Was) -> Said | None:
        """L4: where nothing fits after the roll the turn passes by itself."""
        if was.after == AFTER_HAND and game.turn == 1 - seat:
            return f"Nothing fits: {self.then(seat, 'pass')}.", None
        return None

    def _hand_result(self, game, was: Was) -> str:
        """L10: in the best of three a hand counts one, whatever its dice are worth."""
        if not game.best_of:
            return super()._hand_result(game, was)
        won = ", ".join(f"{self.name_of(seat)}: {hands}" for seat, hands in enumerate(game.scores))
        return f"Hand {was.hand + 1} is over. Hands won: {won}."

"""The log's sentences for `line`, in which dice come from the back of the line."""

from collections.abc import Sequence

from simulator.web.log.matching import MatchingTeller
from simulator.web.log.teller import Line as RecordLine
from simulator.web.log.teller import Said, Was
from simulator.web.log.texts import LogTexts
from simulator.web.log.words import face_words, sentences
from tray24.games.line.rules import Line
from tray24.rules.moves import CATCH, DRAW, GIVE, PASS, move_verb
from tray24.rules.shedding import AFTER_HAND


class Sentences(MatchingTeller[Line]):
    """Sentences of `line`."""

    BEFORE = MatchingTeller.BEFORE | {PASS: "_passes", DRAW: "_takes", GIVE: "_gives"}
    say = LogTexts("line-log")

    def _top(self, game: Line) -> int:
        return game.top()

    def _passes(self, game: Line, seat: int) -> Said:
        return self.tell("passes", seat), None

    def _takes(self, game: Line, seat: int) -> Said:
        face = game.faces[game.line[0]]
        return self.tell("takes-and-rolls", seat, face=face_words(face)), face

    def _gives(self, game: Line, seat: int, face: int) -> Said:
        return self.tell_of_two("gives", seat, 1 - seat, face=face_words(face)), face

    def before(self, game: Line, line: RecordLine) -> Said | None:
        """Return the sentence that needs the position before the line; for a catch also the dice that are taken."""
        said = super().before(game, line)
        if isinstance(line, int) and move_verb(line) == CATCH and said:
            caught, taken = game.args(line)[0], min(2, game.left_to_draw())
            if taken:
                return sentences(said[0], self.tell("takes-dice", caught, count=taken)), None
        return said

    def effect(self, game: Line) -> str:
        """Return what the opponent takes from the line for a +1 or +2, and that it costs the turn (L6)."""
        what, seat, by, count = self.happened or ("", -1, -1, 0)
        if what == "skip":
            return self.tell("last-die-stays", seat)
        if what not in ("one", "two"):
            return ""
        return self.tell("takes-dice-and-misses" if game.hands[by] else "takes-dice", seat, count=count)

    def _rolled(self, game: Line, seat: int, values: Sequence[int], was: Was) -> Said | None:
        """Tell that the turn passes by itself when nothing fits after the roll (L4)."""
        if was.after == AFTER_HAND and game.turn == 1 - seat:
            return self.tell("nothing-fits", seat), None
        return None

    def _hand_result(self, game: Line, was: Was) -> str:
        """Tell the score in won hands in a best-of-three match (L10), where the dice of a hand have no points."""
        if not game.best_of:
            return super()._hand_result(game, was)
        return self.say("hands-won", hand=was.hand + 1, hands=self.points_words(enumerate(game.scores)))

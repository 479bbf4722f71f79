"""The log's sentences for `center`."""

from simulator.web.log.matching import MatchingTeller
from simulator.web.log.teller import Said, Was
from simulator.web.log.texts import LogTexts
from simulator.web.log.words import face_words, sentences
from tray24.games.center.rules import ILLEGAL, LEGAL, Center
from tray24.rules.moves import ACCEPT, CHALLENGE, DRAW, PASS


class Sentences(MatchingTeller[Center]):
    """Sentences of `center`."""

    BEFORE = MatchingTeller.BEFORE | {PASS: "_keeps", ACCEPT: "_accepts", CHALLENGE: "_challenges"}
    say = LogTexts("center-log")

    def _top(self, game: Center) -> int:
        return game.top()

    def _keeps(self, game: Center, seat: int) -> Said:
        return self.tell("keeps", seat), None

    def _accepts(self, game: Center, seat: int) -> Said:
        return self.tell("accepts-wd4", seat), None

    def _challenges(self, game: Center, seat: int) -> Said:
        if game.legality == ILLEGAL:
            player = (seat - game.direction) % game.seats
            told = self.tell_of_two("challenges-illegal-wd4", seat, player)
            proof = game.proof()
            if proof:
                told = sentences(told, self.say("bluff", face=face_words(proof[0]), other=face_words(proof[1])))
            return told, None
        return self.tell("challenges-legal-wd4" if game.legality == LEGAL else "challenges-wd4", seat), None

    def _entered(self, game: Center, seat: int, verb: int, arguments: tuple[int, ...], was: Was) -> Said | None:
        if verb == DRAW and not game.wait:
            return self.tell("draws-nothing", seat), None
        return super()._entered(game, seat, verb, arguments, was)

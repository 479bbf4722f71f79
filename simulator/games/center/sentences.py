"""Sentences of the center-die game."""

from simulator.web.log.matching import MatchingTeller
from simulator.web.log.teller import Said, Was
from tray24.games.center.rules import ILLEGAL, LEGAL
from tray24.rules.moves import ACCEPT, CHALLENGE, DRAW, PASS


class Sentences(MatchingTeller):
    """`center`."""

    BEFORE = MatchingTeller.BEFORE | {PASS: "_keeps", ACCEPT: "_accepts", CHALLENGE: "_challenges"}
    _opening = "the center die is"

    def _keeps(self, game, seat: int) -> Said:
        return f"{self.does(seat, 'keep')} it.", None

    def _accepts(self, game, seat: int) -> Said:
        return f"{self.does(seat, 'accept')} the wild +4.", None

    def _challenges(self, game, seat: int) -> Said:
        said = f"{self.does(seat, 'challenge')} the wild +4"
        player = (seat - game.direction) % game.seats
        end = {LEGAL: ": it was allowed.", ILLEGAL: f": it was not allowed, and {self.then(player, 'take')} it back."}
        return said + end.get(game.legality, "."), None

    def _entered(self, game, seat: int, verb: int, arguments: tuple[int, ...], was: Was) -> Said | None:
        if verb == DRAW and not game.wait:
            return f"The bag is empty: {self.then(seat, 'draw')} nothing.", None
        return super()._entered(game, seat, verb, arguments, was)

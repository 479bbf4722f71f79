"""The log's sentences for `basic`, in which dice lie in slots."""

from collections.abc import Sequence

from simulator.web.log.teller import Said, Teller, Was
from simulator.web.log.texts import LogTexts
from simulator.web.log.words import color_words, face_words, sentences
from tray24.games.basic.rules import Basic
from tray24.rules.faces import face_name
from tray24.rules.moves import COLOR, D_START, PH_COLOR, PLACE, PLAY, ROLL, move_seat, move_verb


class Sentences(Teller[Basic]):
    """Sentences of `basic`. A play names its slot."""

    BEFORE = {ROLL: "_rolls", PLACE: "_begins", COLOR: "_names"}
    say = LogTexts("basic-log")

    def _rolls(self, game: Basic, seat: int) -> Said:
        return self.tell("rolls-hand", seat, count=len(game.hands[seat])), None

    def _begins(self, game: Basic, seat: int, slot: int) -> Said:
        face = game.faces[game.drawn]
        return self.tell("starts-hand", seat, hand=game.hand + 1, face=face_words(face), slot=slot), face

    def _names(self, game: Basic, seat: int, color: int) -> Said:
        face = game.faces[game.tray[game.last]]
        values = {"face": face_words(face), "slot": game.last, "color": color_words(color)}
        return self.tell("plays-in-slot-and-names", seat, **values), face

    def _entered(self, game: Basic, seat: int, verb: int, arguments: tuple[int, ...], was: Was) -> Said | None:
        """Tell a placement. A wild is told later, together with its color, when the color is named next."""
        if verb != PLAY or game.phase == PH_COLOR:
            return None
        face, slot = arguments
        played = self.tell("plays-in-slot", seat, face=face_words(face), slot=slot)
        returned = self.say("dice-return") if game.dice_on_table() == 1 < was.before[4] else ""
        return sentences(played, returned), face

    def _served(self, game: Basic, verb: int, seat: int, values: Sequence[int], was: Was) -> Said | None:
        """Tell a starting die that is rolled again (B2); another one is told when it is placed."""
        if verb != D_START or game.wait != D_START:
            return None
        return self.tell("rolls-start-again", game.starter, face=face_words(values[0])), values[0]

    def _tried(self, game: Basic, move: int) -> tuple[str, str | None]:
        if move_verb(move) != PLAY:
            return super()._tried(game, move)
        face, slot = game.args(move)
        return self.tell("tries-in-slot", move_seat(move), face=face_words(face), slot=slot), face_name(face)

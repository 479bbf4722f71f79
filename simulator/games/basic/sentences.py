"""Sentences of the tray game: dice lie in slots."""

from simulator.web.log.teller import Said, Teller, Was
from simulator.web.log.words import color_words, face_words
from tray24.rules.faces import face_name, kind_of
from tray24.rules.moves import COLOR, PH_COLOR, PLACE, PLAY, ROLL, move_seat, move_verb


class Sentences(Teller):
    """`basic`: a play names its slot."""

    BEFORE = {ROLL: "_rolls", PLACE: "_begins", COLOR: "_names"}

    def _rolls(self, game, seat: int) -> Said:
        return self.rolls_all(seat, len(game.hands[seat])), None

    def _begins(self, game, seat: int, slot: int) -> Said:
        face = game.faces[game.drawn]
        return f"{self.does(seat, 'start')} hand {game.hand + 1} with {face_words(face)} in slot {slot}.", face

    def _names(self, game, seat: int, color: int) -> Said:
        face = game.faces[game.tray[game.last]]
        return (
            f"{self.does(seat, 'play')} {face_words(face)} in slot {game.last} and {self.form(seat, 'name')} {color_words(color)}.",
            face,
        )

    def _entered(self, game, seat: int, verb: int, arguments: tuple[int, ...], was: Was) -> Said | None:
        """A placement. A wild whose color comes next is told with the color."""
        if verb != PLAY or game.phase == PH_COLOR:
            return None
        face, slot = arguments
        text = f"{self.does(seat, 'play')} {face_words(face)} in slot {slot}."
        text += self.effect(game, seat, kind_of(face))
        if game.dice_on_table() == 1 and game.turn >= 0:
            text += " The dice go back to the bag."
        return text, face

    def _tried(self, game, move: int) -> tuple[str, str | None]:
        if move_verb(move) != PLAY:
            return super()._tried(game, move)
        face, slot = game.args(move)
        return f"{self.does(move_seat(move), 'put')} {face_words(face)} in slot {slot}", face_name(face)

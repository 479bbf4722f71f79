"""Sentences of a game that has none of its own: its lines in plain words."""

from simulator.web.log.teller import Said, Teller, Was
from simulator.web.log.words import dice_words, faces_words, plain_words
from tray24.rules.faces import is_known
from tray24.rules.moves import VERBS
from tray24.rules.notation import format_line


class PlainTeller(Teller):
    """Tells each line of a seat as the record has it, and rolls with their faces unless the game hides some."""

    def _entered(self, game, seat: int, verb: int, arguments: tuple[int, ...], was: Was) -> Said | None:
        move = game.move(verb, *arguments, seat=seat)
        words = format_line(game, move).split(" ", 2)[2:]
        return plain_words(" ".join([self.does(seat, VERBS[verb]), *words])) + ".", None

    def _rolled(self, game, seat: int, values, was: Was) -> Said | None:
        said = f"{self.does(seat, 'roll')} {dice_words(len(values))}"
        is_open = not game.hides and all(is_known(face) for face in values)
        return f"{said}: {faces_words(values)}." if is_open else f"{said}.", None

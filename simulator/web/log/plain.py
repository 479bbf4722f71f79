"""Sentences for a game that has none of its own: its lines in plain words."""

from collections.abc import Sequence

from simulator.web.log.teller import Said, Teller, Was
from simulator.web.log.words import faces_words, plain_words
from tray24.rules.core import Game
from tray24.rules.faces import is_known
from tray24.rules.moves import VERBS
from tray24.rules.notation import format_line


class PlainTeller(Teller[Game]):
    """Teller of each seat's line as the record has it, and of rolls with their faces unless the game hides some."""

    def _entered(self, game: Game, seat: int, verb: int, arguments: tuple[int, ...], was: Was) -> Said | None:
        line = plain_words(format_line(game, game.move(verb, *arguments, seat=seat)).partition(" ")[2])
        values = line.partition(" ")[2]
        key = f"plain-{VERBS[verb]}-values" if values else f"plain-{VERBS[verb]}"
        return self.tell(key if self.say.has(key) else "plain-line", seat, line=line, values=values), None

    def _rolled(self, game: Game, seat: int, values: Sequence[int], was: Was) -> Said | None:
        if game.hides or not all(is_known(face) for face in values):
            return self.tell("rolls-dice", seat, count=len(values)), None
        return self.tell("rolls-dice-faces", seat, count=len(values), faces=faces_words(values)), None

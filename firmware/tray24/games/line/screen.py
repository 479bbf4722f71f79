"""The dice-line game on display and slots: the line follows the slots row by row, every other row backward."""

from tray24.compat import const
from tray24.pins import COLUMNS, SLOTS
from tray24.rules.moves import DRAW, PH_GIVE
from tray24.ui.match.kinds import DIE, GIVING, NAMING, is_verb, verb_item
from tray24.ui.match.matching import MatchingSide
from tray24.ui.toolkit import lights as lamp
from tray24.ui.toolkit.dice_words import face_words
from tray24.ui.toolkit.lights import STICK

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Sequence

    from tray24.games.line.rules import Line
    from tray24.ui.toolkit.lights import Lights


def slot_at(place: int) -> int:
    """Return the slot of a place on the path through all slots; after the last slot comes the first."""
    row, column = divmod(place % SLOTS, COLUMNS)
    return row * COLUMNS + (COLUMNS - 1 - column if row & 1 else column)


class Side(MatchingSide):
    """The screen part of `line`: dice stay in their slots; once the back die is taken, the line begins a slot later."""

    more_text = "did_take_more"

    if _TYPE_CHECKING:

        @property
        def game(self) -> Line: ...

    def top(self) -> int:
        game = self.game
        return game.faces[game.line[-1]] if game.line else 0

    def slots(self) -> list[int]:
        """Return the slots of the line's dice, from the back to the play end."""
        return [slot_at(self.game.taken + place) for place in range(len(self.game.line))]

    def dice_on_table(self) -> int:
        return self.game.dice_on_table()

    def next_slot(self) -> int:
        """Return the slot after the play end."""
        return slot_at(self.game.taken + len(self.game.line))

    def kind(self, depth: int, items: "Sequence[int]") -> str:
        if self.game.phase == PH_GIVE:
            return GIVING
        return super().kind(depth, items)

    def verb_words(self, verb: int) -> str:
        if verb == DRAW:
            return self.ui.say("take_back", face=face_words(self.ui.say, self.game.faces[self.game.line[0]]))
        return super().verb_words(verb)

    def item_words(self, item: int) -> str:
        if self.play.kind == GIVING:
            return self.ui.say("give", face=face_words(self.ui.say, item))
        return super().item_words(item)

    def figure(self, item: int) -> str:
        """Return what a choice costs: the dice to roll with the one taken (L4), or those the other must take (L6)."""
        game = self.game
        if item == verb_item(DRAW):
            return self.ui.say("price", count=len(game.hands[game.turn]) + 1)
        if self.play.kind == DIE and not is_verb(item) and game.gives(item):
            return self.ui.say("gives", count=game.gives(item))
        return super().figure(item)

    def lights(self, lights: "Lights") -> None:
        game = self.game
        self._light(lights, self.slots(), [game.faces[die] for die in game.line])
        play = self.play
        item = play.items[play.cursor] if play.items else 0
        if game.line and play.kind == DIE and not is_verb(item) and self.ui.hints():
            lights.show(self.next_slot(), lamp.WARM, lamp.LEGAL)

    def stick(self, lights: "Lights") -> None:
        """Show the play end in the last light, the newest dice before it, and the back end in the first light."""
        game = self.game
        line = game.line
        if len(line) > STICK:
            line = line[:1] + line[1 - STICK :]
        first = STICK - len(line)
        slots = [0] + list(range(first + 1, STICK)) if len(line) > 1 else [STICK - 1]
        self._light(lights, slots, [game.faces[die] for die in line])

    def _light(self, lights: "Lights", slots: "Sequence[int]", faces: "Sequence[int]") -> None:
        """Show these faces in these slots, from the back end to the play end."""
        last = len(faces) - 1
        end = lamp.CURSOR if self.is_mismatch() else lamp.LAST
        for place in range(len(faces)):
            lights.face(slots[place], faces[place], end if place == last else lamp.STEADY)
        if last < 0:
            return
        play = self.play
        item = play.items[play.cursor] if play.items else 0
        if item == verb_item(DRAW):
            lights.face(slots[0], faces[0], lamp.REFUSED)
        elif play.kind == NAMING:
            lights.show(slots[last], lamp.WHITE, lamp.CURSOR)

"""The part of the match screen for the dice-line game.

The line follows the slots row by row, every other row backward.
"""

from tray24.compat import const
from tray24.pins import COLUMNS, SLOTS
from tray24.rules.moves import DRAW, PH_GIVE
from tray24.ui.match.matching_screen import MatchingGameScreen
from tray24.ui.match.prompts import DIE, GIVING, NAMING, is_verb, make_verb_item
from tray24.ui.toolkit import lights as lamp
from tray24.ui.toolkit.face_texts import describe_face
from tray24.ui.toolkit.lights import STICK

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Sequence

    from tray24.games.line.rules import Line
    from tray24.ui.toolkit.lights import Lights


def place_to_slot(index: int) -> int:
    """Return the slot at `index` on the path of the line through all slots.

    After the last slot comes the first.
    """
    row, column = divmod(index % SLOTS, COLUMNS)
    return row * COLUMNS + (COLUMNS - 1 - column if row & 1 else column)


class GameScreen(MatchingGameScreen):
    """The part of the match screen for `line`.

    Dice stay in their slots, so the line begins one slot later when its back die is taken.
    """

    more_text = "did_take_more"

    if _TYPE_CHECKING:

        @property
        def game(self) -> Line: ...

    def get_top_face(self) -> int:
        game = self.game
        return game.faces[game.line[-1]] if game.line else 0

    def list_slots(self) -> list[int]:
        """Return the slots of the line's dice, from the back to the play end."""
        return [place_to_slot(self.game.taken + index) for index in range(len(self.game.line))]

    def count_dice_on_table(self) -> int:
        return self.game.count_dice_on_table()

    def get_next_slot(self) -> int:
        """Return the slot after the play end of the line."""
        return place_to_slot(self.game.taken + len(self.game.line))

    def get_prompt(self, depth: int, items: "Sequence[int]") -> str:
        if self.game.phase == PH_GIVE:
            return GIVING
        return super().get_prompt(depth, items)

    def describe_verb(self, verb: int) -> str:
        if verb == DRAW:
            return self.ui.say("take_back", face=describe_face(self.ui.say, self.game.faces[self.game.line[0]]))
        return super().describe_verb(verb)

    def describe_item(self, item: int) -> str:
        if self.play.prompt == GIVING:
            return self.ui.say("give", face=describe_face(self.ui.say, item))
        return super().describe_item(item)

    def get_figure(self, item: int) -> str:
        """Return a text that says what the choice `item` costs.

        This is how many dice the seat then rolls (L4), or how many the opponent must take (L6).
        """
        game = self.game
        if item == make_verb_item(DRAW):
            return self.ui.say("price", count=len(game.hands[game.turn]) + 1)
        if self.play.prompt == DIE and not is_verb(item) and game.count_dice_to_take(item):
            return self.ui.say("gives", count=game.count_dice_to_take(item))
        return super().get_figure(item)

    def light_slots(self, lights: "Lights") -> None:
        game = self.game
        self._light_line(lights, self.list_slots(), [game.faces[die] for die in game.line])
        play = self.play
        item = play.items[play.cursor] if play.items else 0
        if game.line and play.prompt == DIE and not is_verb(item) and self.ui.should_highlight_moves():
            lights.set_slot(self.get_next_slot(), lamp.WARM, lamp.LEGAL)

    def light_stick(self, lights: "Lights") -> None:
        """Show the line on a tray with one row of lights.

        The first light shows the die at the back. The last lights show the newest dice, up to the play end.
        """
        game = self.game
        line = game.line
        if len(line) > STICK:
            line = line[:1] + line[1 - STICK :]
        first = STICK - len(line)
        slots = [0] + list(range(first + 1, STICK)) if len(line) > 1 else [STICK - 1]
        self._light_line(lights, slots, [game.faces[die] for die in line])

    def _light_line(self, lights: "Lights", slots: "Sequence[int]", faces: "Sequence[int]") -> None:
        """Show the dice of the line, with these faces in these slots, from the back end to the play end."""
        last = len(faces) - 1
        end_mode = lamp.CURSOR if self.is_mismatch() else lamp.LAST
        for index in range(len(faces)):
            lights.set_face(slots[index], faces[index], end_mode if index == last else lamp.STEADY)
        if last < 0:
            return
        play = self.play
        item = play.items[play.cursor] if play.items else 0
        if item == make_verb_item(DRAW):
            lights.set_face(slots[0], faces[0], lamp.REFUSED)
        elif play.prompt == NAMING:
            lights.set_slot(slots[last], lamp.WHITE, lamp.CURSOR)

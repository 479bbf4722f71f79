"""The part of the match screen for the dice line with real dice (rules L).

The line grows slot by slot; its back die is lifted when it is taken.
"""

from tray24.compat import const
from tray24.games.line.screen import place_to_slot
from tray24.rules.moves import D_ROLL, D_ROLLOFF, D_START, DRAW, PH_GIVE, REROLL
from tray24.ui.match.prompts import get_verb
from tray24.ui.match.real.real_game_screen import BaseRealGameScreen
from tray24.ui.match.real.tasks import ALL_DRAW, BOTH_ROLL, NOBODY, ROLLS_ALL
from tray24.ui.toolkit.face_texts import describe_face

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Sequence

    from tray24.games.line.rules import Line as LineGame
    from tray24.rules.moves import MoveOrDeal


class RealGameScreen(BaseRealGameScreen):
    """The part of the match screen for `line` with real dice.

    Each die is put into the slot that would show it in a match with electronic dice.
    """

    start_rule = "L2"
    more_text = "did_take_more"

    if _TYPE_CHECKING:

        @property
        def game(self) -> LineGame: ...

    def fill_faces(self, faces: bytearray) -> None:
        line = self.game.line
        for index in range(len(line)):
            faces[self._get_slot(index)] = self.game.faces[line[index]]

    def _get_slot(self, index: int) -> int:
        """Return the slot of the die at `index` in the line, counted from its back."""
        return place_to_slot(self.game.taken + index)

    def get_last_slot(self) -> int:
        count = len(self.game.line)
        return self._get_slot(count - 1) if count else -1

    def list_open_slots(self) -> "Sequence[int]":
        return (self._get_slot(len(self.game.line)),) if self.needs_die() else ()

    def describe_item(self, item: int) -> str:
        if self.game.phase == PH_GIVE:
            return self.ui.say("give_one")
        if get_verb(item) == DRAW:
            return self.ui.say("do_take", face=describe_face(self.ui.say, self.game.faces[self.game.line[0]]))
        return super().describe_item(item)

    def list_tasks(self, verb: int, lines: "Sequence[MoveOrDeal]") -> list[tuple[int, int, int]]:
        seats = [line[1] for line in lines if not isinstance(line, int) and line[0] == D_ROLL]
        if self.game.wait == D_ROLLOFF:
            return [(ALL_DRAW, NOBODY, self.game.hand_size)]
        if len(seats) > 1:
            return [(BOTH_ROLL, NOBODY, 0)]
        if verb in (DRAW, REROLL):
            return []  # the display has just asked the player to roll
        return [(ROLLS_ALL, seat, 0) for seat in seats]

    def get_question(self) -> str:
        game = self.game
        if game.phase == PH_GIVE:
            return self.ui.say("give_asked", name=self.ui.get_seat_name(1 - game.turn))
        if game.wait == D_START:
            return self.ui.say("start_left")
        return super().get_question()

"""The part of the match screen for the center-die game with real dice (rules C).

The center die is in one of two slots; the next center die goes into the other slot.
"""

from tray24.compat import const
from tray24.games.center.screen import CENTER_SLOT
from tray24.rules.moves import PH_MOVE, VERBS
from tray24.ui.match.prompts import get_verb
from tray24.ui.match.real.real_game_screen import BaseRealGameScreen
from tray24.ui.toolkit.face_texts import describe_face

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Sequence

    from tray24.games.center.rules import Center
    from tray24.ui.match.real.real_play_screen import RealPlayScreen

_SLOTS = (CENTER_SLOT, CENTER_SLOT + 1)


class RealGameScreen(BaseRealGameScreen):
    """The part of the match screen for `center` with real dice.

    A new center die is put into the slot beside the former one. Then the former center die is lifted, unless a
    challenge makes it the center die again (C8).
    """

    start_rule = "C1"

    if _TYPE_CHECKING:

        @property
        def game(self) -> Center: ...

    def __init__(self, play: "RealPlayScreen") -> None:
        super().__init__(play)
        self._slots = {}  # slots of the dice that were put, by die id

    def _get_slot(self, die: int) -> int:
        return self._slots.get(die, CENTER_SLOT)

    def fill_faces(self, faces: bytearray) -> None:
        game = self.game
        if game.center >= 0:
            faces[self._get_slot(game.center)] = game.faces[game.center]
        if game.former >= 0:
            slot = self._get_slot(game.former)
            # After a power cut nobody knows which die is in which slot.
            faces[slot if slot != self.get_last_slot() else self._get_other_slot()] = game.faces[game.former]

    def get_last_slot(self) -> int:
        return self._get_slot(self.game.center) if self.game.center >= 0 else -1

    def _get_other_slot(self) -> int:
        return _SLOTS[self.get_last_slot() == _SLOTS[0]]

    def list_open_slots(self) -> "Sequence[int]":
        return (self._get_other_slot(),) if self.needs_die() else ()

    def note_slot(self, slot: int) -> None:
        self._slots[self.game.center] = slot

    def get_label(self, item: int) -> str:
        return self.ui.say("verb_" + VERBS[get_verb(item)])

    def get_verdict_question(self) -> str:
        game = self.game
        return self.ui.say("matched_former", face=describe_face(self.ui.say, game.faces[game.former]))

    def get_question(self) -> str:
        return self.ui.say("match_center") if self.game.phase == PH_MOVE else super().get_question()

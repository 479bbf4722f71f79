"""Real dice in the center-die game (rules C): two slots alternate in holding the center die."""

from tray24.compat import const
from tray24.games.center.screen import CENTER_SLOT
from tray24.rules.moves import PH_MOVE, VERBS
from tray24.ui.match.kinds import verb_of
from tray24.ui.match.real.common import CommonReal
from tray24.ui.toolkit.dice_words import face_words

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Sequence

    from tray24.games.center.rules import Center
    from tray24.ui.match.real.play import RealPlay

_SLOTS = (CENTER_SLOT, CENTER_SLOT + 1)


class RealSide(CommonReal):
    """The screen part of `center`: a new center die is put beside the old one, which is lifted or comes back (C8)."""

    start_rule = "C1"

    if _TYPE_CHECKING:

        @property
        def game(self) -> Center: ...

    def __init__(self, play: "RealPlay") -> None:
        super().__init__(play)
        self._slots = {}  # slots of the dice that were put, by die id

    def _slot_of(self, die: int) -> int:
        return self._slots.get(die, CENTER_SLOT)

    def lay(self, faces: bytearray) -> None:
        game = self.game
        if game.center >= 0:
            faces[self._slot_of(game.center)] = game.faces[game.center]
        if game.former >= 0:
            slot = self._slot_of(game.former)
            # After a power cut nobody knows which die is in which slot.
            faces[slot if slot != self.last() else self._beside()] = game.faces[game.former]

    def last(self) -> int:
        return self._slot_of(self.game.center) if self.game.center >= 0 else -1

    def _beside(self) -> int:
        return _SLOTS[self.last() == _SLOTS[0]]

    def open_slots(self) -> "Sequence[int]":
        return (self._beside(),) if self.awaits_die() else ()

    def lies(self, slot: int) -> None:
        self._slots[self.game.center] = slot

    def label(self, item: int) -> str:
        return self.ui.say("verb_" + VERBS[verb_of(item)])

    def asks_verdict(self) -> str:
        game = self.game
        return self.ui.say("matched_former", face=face_words(self.ui.say, game.faces[game.former]))

    def asks(self) -> str:
        return self.ui.say("match_center") if self.game.phase == PH_MOVE else super().asks()

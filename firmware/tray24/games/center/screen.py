"""The center-die game on display and slots: one slot shows the center die."""

from tray24.compat import const
from tray24.rules.moves import PH_CHALLENGE, PH_DRAWN
from tray24.ui.match.common import HAND_ROW
from tray24.ui.match.dice import by_color, draw_hand
from tray24.ui.match.kinds import DIE, NAMING, is_verb
from tray24.ui.match.matching import MatchingSide
from tray24.ui.toolkit import lights as lamp
from tray24.ui.toolkit.dice_words import face_words
from tray24.ui.toolkit.lights import STICK

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Generator, Iterator

    from tray24.games.center.rules import Center
    from tray24.ui.toolkit.canvas import Canvas
    from tray24.ui.toolkit.lights import Lights

CENTER_SLOT = const(8)


class Side(MatchingSide):
    """The screen part of `center`: the center die is in one slot; a drawn die may be played or kept.

    While a WD4 is to be answered, the display shows the hand of its player and the former center die: they show whether
    it is a bluff (C8).
    """

    if _TYPE_CHECKING:

        @property
        def game(self) -> Center: ...

    def top(self) -> int:
        game = self.game
        center = game.former if game.phase == PH_CHALLENGE else game.center
        return game.faces[center] if center >= 0 else 0

    def figure(self, item: int) -> str:
        """Warn of a bluff before it is made (C8)."""
        bluff = self.play.kind == DIE and not is_verb(item) and self.game.bluff_of(item) >= 0
        return self.ui.say("is_bluff") if bluff else ""

    def hand(self) -> list[int]:
        game = self.game
        if game.phase != PH_CHALLENGE:
            return super().hand()
        return sorted([game.faces[die] for die in game.hands[game.challenged()]], key=by_color)

    def hand_words(self) -> "Generator[str, None, str]":
        game = self.game
        if game.phase != PH_CHALLENGE:
            return (yield from super().hand_words())
        say = self.ui.say
        dice = yield from say.listing(face_words(say, face) for face in self.hand())
        name = self.ui.seat_name(game.challenged())
        return say("honest_if", name=name, face=face_words(say, self.top()), dice=dice)

    def draw_middle(self, canvas: "Canvas") -> "Iterator[None]":
        game = self.game
        if game.phase == PH_CHALLENGE:
            matched = [game.faces[die] for die in game.matched()] if self.ui.hints() else ()
            yield from draw_hand(canvas, self.hand(), HAND_ROW, matched, -1, self._draw_top(canvas))
            return
        if game.phase == PH_DRAWN:
            # Only the drawn die may be played: it stands out even when it is not selected.
            face = game.faces[game.drawn]
            chosen = -1 if is_verb(self.play.items[self.play.cursor]) else face
            yield from draw_hand(canvas, self.hand(), HAND_ROW, (face,), chosen, self._draw_top(canvas))
        else:
            yield from super().draw_middle(canvas)

    def lights(self, lights: "Lights") -> None:
        self._light(lights, CENTER_SLOT)

    def stick(self, lights: "Lights") -> None:
        for slot in range(STICK):
            self._light(lights, slot)

    def _light(self, lights: "Lights", slot: int) -> None:
        """Show the center die in a slot."""
        game = self.game
        if game.center < 0:
            return
        if self.play.kind == NAMING:
            lights.show(slot, lamp.WHITE, lamp.CURSOR)
        else:
            lights.face(slot, game.faces[game.center], lamp.CURSOR if self.is_mismatch() else lamp.LAST)

    def dice_on_table(self) -> int:
        return self.game.dice_on_table()

"""The part of the match screen for the center-die game: one slot shows the center die."""

from tray24.compat import const
from tray24.rules.moves import PH_CHALLENGE, PH_DRAWN
from tray24.ui.match.chips import draw_hand, get_color_key
from tray24.ui.match.game_screen import HAND_ROW
from tray24.ui.match.matching_screen import MatchingGameScreen
from tray24.ui.match.prompts import DIE, NAMING, is_verb
from tray24.ui.toolkit import lights as lamp
from tray24.ui.toolkit.face_texts import describe_face
from tray24.ui.toolkit.lights import STICK

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Generator, Iterator

    from tray24.games.center.rules import Center
    from tray24.ui.toolkit.canvas import Canvas
    from tray24.ui.toolkit.lights import Lights

CENTER_SLOT = const(8)


class GameScreen(MatchingGameScreen):
    """The part of the match screen for `center`: the center die is in one slot.

    While a WD4 is to be answered, the display shows the hand of its player and the former center die. Together they
    show whether the WD4 is a bluff (C8).
    """

    if _TYPE_CHECKING:

        @property
        def game(self) -> Center: ...

    def get_top_face(self) -> int:
        game = self.game
        center = game.former if game.phase == PH_CHALLENGE else game.center
        return game.faces[center] if center >= 0 else 0

    def get_figure(self, item: int) -> str:
        """Return the text of a warning if the face `item` is a WD4 that would be a bluff (C8), else ""."""
        is_bluff = self.play.prompt == DIE and not is_verb(item) and self.game.find_bluff(item) >= 0
        return self.ui.say("is_bluff") if is_bluff else ""

    def get_hand(self) -> list[int]:
        game = self.game
        if game.phase != PH_CHALLENGE:
            return super().get_hand()
        return sorted([game.faces[die] for die in game.hands[game.find_challenged()]], key=get_color_key)

    def describe_hand(self) -> "Generator[str, None, str]":
        game = self.game
        if game.phase != PH_CHALLENGE:
            return (yield from super().describe_hand())
        say = self.ui.say
        dice = yield from say.yield_list(describe_face(say, face) for face in self.get_hand())
        name = self.ui.get_seat_name(game.find_challenged())
        return say("honest_if", name=name, face=describe_face(say, self.get_top_face()), dice=dice)

    def draw_middle(self, canvas: "Canvas") -> "Iterator[None]":
        game = self.game
        if game.phase == PH_CHALLENGE:
            matched_faces = (
                [game.faces[die] for die in game.list_matched_dice()] if self.ui.should_highlight_moves() else ()
            )
            yield from draw_hand(canvas, self.get_hand(), HAND_ROW, matched_faces, -1, self._draw_top(canvas))
            return
        if game.phase == PH_DRAWN:
            # Only the drawn die may be played: it stands out even when it is not selected.
            face = game.faces[game.drawn]
            chosen_face = -1 if is_verb(self.play.items[self.play.cursor]) else face
            yield from draw_hand(canvas, self.get_hand(), HAND_ROW, (face,), chosen_face, self._draw_top(canvas))
        else:
            yield from super().draw_middle(canvas)

    def light_slots(self, lights: "Lights") -> None:
        self._light_slot(lights, CENTER_SLOT)

    def light_stick(self, lights: "Lights") -> None:
        for slot in range(STICK):
            self._light_slot(lights, slot)

    def _light_slot(self, lights: "Lights", slot: int) -> None:
        """Show the center die as the light of this slot."""
        game = self.game
        if game.center < 0:
            return
        if self.play.prompt == NAMING:
            lights.set_slot(slot, lamp.WHITE, lamp.CURSOR)
        else:
            lights.set_face(slot, game.faces[game.center], lamp.CURSOR if self.is_mismatch() else lamp.LAST)

    def count_dice_on_table(self) -> int:
        return self.game.count_dice_on_table()

"""The base of the screen parts of the games `center` and `line`, in which a die of the hand must match another die."""

from tray24.compat import const
from tray24.rules.moves import GIVE, PLAY, decode_arg, decode_verb
from tray24.ui.match.chips import draw_chip, draw_hand, get_color_key
from tray24.ui.match.game_screen import HAND_ROW, BaseGameScreen
from tray24.ui.match.prompts import DIE, DONE, GIVING, NAMING, is_verb
from tray24.ui.toolkit import font
from tray24.ui.toolkit.canvas import truncate_text
from tray24.ui.toolkit.face_texts import describe_face
from tray24.ui.toolkit.screens import MESSAGE_ROW

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Generator, Iterator, Sequence

    from tray24.rules.matching import MatchingGame
    from tray24.ui.toolkit.canvas import Canvas


class MatchingGameScreen(BaseGameScreen):
    """The part of the match screen for a game in which a die of the hand must match another die.

    The games' subclasses define where dice are shown.
    """

    if _TYPE_CHECKING:

        @property
        def game(self) -> MatchingGame: ...

    def get_top_face(self) -> int:
        """Return the face that the next die must match, or 0 before there is one."""
        return 0

    def is_mismatch(self) -> bool:
        """Return True while the display shows that a die was refused because it does not match.

        The die to be matched pulses then.
        """
        refusal = self.play.refused
        return refusal is not None and refusal[2] == self.game.match_rule

    # Choices.

    def get_item(self, move: int, depth: int) -> int:
        if decode_verb(move) == GIVE:
            return DONE if depth else decode_arg(move)
        return super().get_item(move, depth)

    def list_items(self, moves: "Sequence[int]", depth: int) -> list[int]:
        items = super().list_items(moves, depth)
        if not depth and decode_verb(moves[0]) in (PLAY, GIVE):
            items.sort(key=get_color_key)
        return items

    # Texts.

    def describe_hand(self) -> "Generator[str, None, str]":
        """Return the text of the die to be matched and of the hand of the seat to play.

        This generator yields "" after each die, so that a long text is made over several ticks.
        """
        hand = yield from super().describe_hand()
        face = self.get_top_face()
        if not face or self.play.prompt == NAMING:
            return hand
        yield ""
        say = self.ui.say
        match_text = say("to_match", face=describe_face(say, face))
        yield ""
        return say.join_sentences((match_text, hand))

    # Pictures.

    def draw_middle(self, canvas: "Canvas") -> "Iterator[None]":
        play = self.play
        start = self._draw_top(canvas)
        if play.prompt == DIE or play.prompt == GIVING:
            fitting_faces = (
                [item for item in play.items if not is_verb(item)] if self.ui.should_highlight_moves() else ()
            )
            item = play.items[play.cursor]
            yield from draw_hand(canvas, self.get_hand(), HAND_ROW, fitting_faces, item, start, self.marked)
        else:
            yield from draw_hand(canvas, self.get_hand(), HAND_ROW, (), -1, start)

    def _draw_top(self, canvas: "Canvas") -> int:
        """Draw the die to be matched at the left of the display. Return the column after this die."""
        face = self.get_top_face()
        if not face:
            return 0
        x = draw_chip(canvas, face, 2, HAND_ROW, False, 0)
        return canvas.draw_picture(font.NEXT_RIGHT, x + 1, HAND_ROW + 3, True)

    def draw_other_hand(self, canvas: "Canvas") -> "Iterator[None]":
        yield from draw_hand(canvas, self.get_hand(), HAND_ROW, (), -1, self._draw_top(canvas))

    def draw_news(self, canvas: "Canvas") -> "Iterator[None]":
        x = self._draw_top(canvas)
        canvas.draw_text(truncate_text(self.play.message, 124 - x), x + 3, MESSAGE_ROW)
        yield

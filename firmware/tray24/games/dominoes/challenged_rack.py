"""The screen with the rack that a challenged player shows to the challenger (D8)."""

from tray24.compat import const
from tray24.games.dominoes.arms import ILLEGAL, TILE_FIT
from tray24.games.dominoes.screen import draw_tile, measure_tile, tile_to_faces
from tray24.ui.match.chips import FRAMED, draw_row
from tray24.ui.match.open_hands.pages import PagedView
from tray24.ui.match.sentences import describe_bluff
from tray24.ui.toolkit.canvas import truncate_text
from tray24.ui.toolkit.face_texts import describe_tile
from tray24.ui.toolkit.screens import draw_footer

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Iterator

    from tray24.games.dominoes.rules import Dominoes
    from tray24.ui.toolkit.canvas import Canvas
    from tray24.ui.ui import MatchUi

_TEXT_ROW = const(18)
_RACK_ROW = const(30)


class ChallengedRack(PagedView):
    """The rack of the seat `challenged`, shown until a button is pressed.

    `items` are the tiles of this rack, without the tiles drawn for the challenge. Only the challenger, `viewer`, may
    see the rack. Tiles with a color that made the WD4 a bluff are framed.
    """

    prompt = "shown"
    secret = True

    def __init__(self, ui: "MatchUi", viewer: int) -> None:
        super().__init__(ui)
        game: Dominoes = ui.match.game  # pyright: ignore[reportAssignmentType] # the match is one of dominoes
        self.viewer = viewer
        self.challenged = game.find_challenged()
        self.items = tuple(sorted(game.hands[self.challenged]))
        self._is_bluff = game.wd4 == ILLEGAL
        self._colors = game.colors if self._is_bluff else 0
        self._proof = game.find_proof()

    @property
    def verdict(self) -> str:
        """The text that says whether the WD4 was a bluff, and why."""
        if self._proof:
            return describe_bluff(self.ui, self._proof)
        return self.ui.say("is_bluff" if self._is_bluff else "no_bluff")

    def draw(self, canvas: "Canvas") -> "Iterator[None]":
        self.draw_title(canvas, self.ui.get_seat_name(self.challenged), self.challenged)
        canvas.draw_text(truncate_text(self._describe_viewer(), 122), 3, _TEXT_ROW)
        yield
        signs = [FRAMED if TILE_FIT[tile] & self._colors else 0 for tile in self.items]
        yield from draw_row(canvas, self.items, _RACK_ROW, measure_tile, draw_tile, signs, self.cursor)
        draw_footer(canvas, self.verdict, check=True)

    def _describe_viewer(self) -> str:
        return self.ui.say("rack_for", name=self.ui.get_seat_name(self.viewer))

    def format_text(self) -> str:
        say = self.ui.say
        tiles = say.join_list([describe_tile(say, *tile_to_faces(tile)) for tile in self.items])
        rack = say("label_value", label=self.ui.get_seat_name(self.challenged), value=tiles)
        return say.join_sentences((self._describe_viewer(), rack, self.verdict))

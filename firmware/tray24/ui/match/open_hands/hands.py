"""The screen of the open hands of all seats, one hand on each page.

With real dice it shows the faces that the tray knows.
"""

from tray24.compat import const
from tray24.ui.match.chips import draw_chip, draw_face, get_color_key, measure_chip
from tray24.ui.match.open_hands.pages import PagedView
from tray24.ui.toolkit.face_texts import describe_face
from tray24.ui.toolkit.screens import draw_footer

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tray24.ui.toolkit.canvas import Canvas
    from tray24.ui.ui import MatchUi

_FIRST_ROW = const(20)
_PITCH = const(15)
_MAX_ROWS = const(3)  # of framed chips
_FLAT_ROW = const(15)  # more dice than that are drawn without frames
_FLAT_PITCH = const(11)
_FRAME = const(6)  # columns that a frame takes
_GAP = const(2)
_FLAT_GAP = const(5)
_RIGHT = const(126)


def place_faces(faces: "Sequence[int]", margin: int, gap: int) -> list[tuple[int, int]]:
    """Return the place of each face of a hand as (row of faces, column of dots), in rows as wide as the display.

    The rows are counted from 0. A face takes `margin` columns less than a chip; `gap` is the number of columns between
    faces.
    """
    positions = []
    row = 0
    x = 3
    for face in faces:
        width = measure_chip(face) - margin
        if x + width > _RIGHT:
            row += 1
            x = 3
        positions.append((row, x))
        x += width + gap
    return positions


class OpenHands(PagedView):
    """The screen of all open hands.

    It begins with the next seat, since the match itself shows the hand of the seat to play.
    """

    def __init__(self, ui: "MatchUi") -> None:
        super().__init__(ui)
        game = ui.match.game
        self.items = tuple(range(game.seats))
        seat = game.turn
        self.select_item(game.get_next_seat(seat) if seat >= 0 else 0)

    def _list_faces(self) -> list[int]:
        game = self.ui.match.game
        return sorted([game.faces[die] for die in game.hands[self.page]], key=get_color_key)

    def draw(self, canvas: "Canvas") -> "Iterator[None]":
        faces = self._list_faces()
        self.draw_title(canvas, self.ui.get_seat_name(self.page), self.page)
        yield
        positions = place_faces(faces, 0, _GAP)
        is_framed = not positions or positions[-1][0] < _MAX_ROWS
        if not is_framed:
            positions = place_faces(faces, _FRAME, _FLAT_GAP)
        for at in range(len(faces)):
            row, x = positions[at]
            if is_framed:
                draw_chip(canvas, faces[at], x, _FIRST_ROW + _PITCH * row)
            else:
                draw_face(canvas, faces[at], x, _FLAT_ROW + _FLAT_PITCH * row)
            if at % 2:
                yield
        if not positions or positions[-1][0] < _MAX_ROWS - 1:
            draw_footer(canvas, self.ui.say("next_hand"), check=True)
        if not faces:
            canvas.draw_text(self.ui.say("no_dice"), 3, _FIRST_ROW + 3)

    def yield_sentences(self) -> "Iterator[str]":
        ui = self.ui
        say = ui.say
        dice = yield from say.yield_list(describe_face(say, face) for face in self._list_faces())
        text = say("label_value", label=ui.get_seat_name(self.page), value=dice or say("no_dice"))
        yield ""
        yield say.format_sentence(text) + " " + say.format_sentence(self.describe_page())

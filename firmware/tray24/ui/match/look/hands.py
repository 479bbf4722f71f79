"""The view of the open hands of all seats, one a page. Of real dice it shows what the tray knows."""

from tray24.compat import const
from tray24.ui.match.dice import by_color, chip_width, draw_chip, draw_face
from tray24.ui.match.look.pages import Pages
from tray24.ui.toolkit.dice_words import face_words
from tray24.ui.toolkit.screens import draw_hint

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tray24.ui.toolkit.canvas import Canvas
    from tray24.ui.ui import MatchUi

_FIRST_ROW = const(20)
_PITCH = const(15)
_MOST_ROWS = const(3)  # of framed chips
_FLAT_ROW = const(15)  # more dice than that are drawn without frames
_FLAT_PITCH = const(11)
_FRAME = const(6)  # columns that a frame takes
_GAP = const(2)
_FLAT_GAP = const(5)
_RIGHT = const(126)


def rows_of(faces: "Sequence[int]", margin: int, gap: int) -> list[tuple[int, int]]:
    """Return (row, column) of each face: rows as wide as the display.

    A face takes `margin` columns less than a chip.
    """
    places = []
    row = 0
    x = 3
    for face in faces:
        width = chip_width(face) - margin
        if x + width > _RIGHT:
            row += 1
            x = 3
        places.append((row, x))
        x += width + gap
    return places


class Look(Pages):
    """The view of all hands. It begins with the seat after the one to play, whose hand the match itself shows."""

    def __init__(self, ui: "MatchUi") -> None:
        super().__init__(ui)
        game = ui.match.game
        self.items = tuple(range(game.seats))
        shown = game.turn
        self.point_at(game.next_seat(shown) if shown >= 0 else 0)

    def _faces(self) -> list[int]:
        game = self.ui.match.game
        return sorted([game.faces[die] for die in game.hands[self.page]], key=by_color)

    def draw(self, canvas: "Canvas") -> "Iterator[None]":
        faces = self._faces()
        self.draw_title(canvas, self.ui.seat_name(self.page), self.page)
        yield
        places = rows_of(faces, 0, _GAP)
        framed = not places or places[-1][0] < _MOST_ROWS
        if not framed:
            places = rows_of(faces, _FRAME, _FLAT_GAP)
        for at in range(len(faces)):
            row, x = places[at]
            if framed:
                draw_chip(canvas, faces[at], x, _FIRST_ROW + _PITCH * row)
            else:
                draw_face(canvas, faces[at], x, _FLAT_ROW + _FLAT_PITCH * row)
            if at % 2:
                yield
        if not places or places[-1][0] < _MOST_ROWS - 1:
            draw_hint(canvas, self.ui.say("next_hand"), check=True)
        if not faces:
            canvas.text(self.ui.say("no_dice"), 3, _FIRST_ROW + 3)

    def sentences(self) -> "Iterator[str]":
        ui = self.ui
        say = ui.say
        dice = yield from say.listing(face_words(say, face) for face in self._faces())
        words = say("label_value", label=ui.seat_name(self.page), value=dice or say("no_dice"))
        yield ""
        yield say.sentence(words) + " " + say.sentence(self.place_words())

"""The screen with the open dice of yacht: the six faces of each die of the seat to play, and all sheets."""

from tray24.compat import const
from tray24.games.yacht.boxes import BOXES, OPEN
from tray24.ui.match.chips import draw_face
from tray24.ui.match.open_hands.pages import PagedView
from tray24.ui.toolkit.canvas import measure_text, truncate_text
from tray24.ui.toolkit.face_texts import describe_face

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Iterator

    from tray24.games.yacht.rules import Yacht
    from tray24.ui.toolkit.canvas import Canvas
    from tray24.ui.ui import MatchUi

DICE = const(-1)  # the page of the dice
_SIDES = const(6)
_BAR_ROWS = const(12)
_DIE_ROW = const(11)
_DIE_PITCH = const(10)
_FACE_PITCH = const(21)
_BOX_ROW = const(15)
_BOX_PITCH = const(8)
_ROWS = const(6)  # boxes in a column of the display
_HALF = const(66)
_POINTS_END = const(59)


class OpenHands(PagedView):
    """The pages with the dice of the player to play, if the tray knows them (Y2), and with the sheet of each seat."""

    def __init__(self, ui: "MatchUi") -> None:
        super().__init__(ui)
        game: Yacht = ui.match.game  # pyright: ignore[reportAssignmentType] # the match is one of yacht
        self._game = game
        known = bool(game.dice) and game.turn >= 0 and not ui.match.profile.real
        self.items = ((DICE,) if known else ()) + tuple(range(game.seats))
        if not known:
            self.select_item(max(game.turn if game.turn >= 0 else game.served, 0))

    def _get_sides(self, die: int) -> bytes:
        return self.ui.match.sides[_SIDES * die : _SIDES * die + _SIDES]

    def draw(self, canvas: "Canvas") -> "Iterator[None]":
        ui = self.ui
        game = self._game
        if self.page == DICE:
            self._draw_title(canvas, ui.say("faces_of_dice"), game.turn, "")
            yield
            yield from self._draw_dice(canvas)
        else:
            seat = self.page
            self._draw_title(canvas, ui.get_seat_name(seat), seat, str(game.scores[seat]))
            yield
            yield from self._draw_sheet(canvas, game.sheets[seat])

    def _draw_title(self, canvas: "Canvas", title: str, seat: int, figure: str) -> None:
        """Draw a bar at the top with a seat's number, a title, and the text `figure` at the right.

        The bar is narrow, because the page needs the rows below.
        """
        canvas.fill_bar(0, _BAR_ROWS)
        canvas.draw_seat_box(self.ui.get_seat_number(seat), 2, 1, 9)
        canvas.draw_text(truncate_text(title, canvas.draw_text_right(figure, 125, 2) - 17), 14, 2)

    def _draw_dice(self, canvas: "Canvas") -> "Iterator[None]":
        """Draw a row for each die with its six faces. This is a generator.

        The face that is up has a light background.
        """
        game = self._game
        y = _DIE_ROW
        for die in game.dice:
            top_face = game.faces[die]
            x = 2
            for face in self._get_sides(die):
                end = draw_face(canvas, face, x, y)
                if face == top_face:
                    canvas.invert_box(x - 1, y + 3, end - x + 2, 8)
                    top_face = -1  # equal faces of a die: one of them is up
                x += _FACE_PITCH
            y += _DIE_PITCH
            yield

    def _draw_sheet(self, canvas: "Canvas", sheet: bytearray) -> "Iterator[None]":
        """Draw the boxes of a sheet in two columns, each with its name and points, or a dash if it is open.

        This is a generator.
        """
        for box in range(len(BOXES)):
            x = _HALF * (box // _ROWS) + 2
            y = _BOX_ROW + _BOX_PITCH * (box % _ROWS)
            canvas.draw_text(self.ui.say("cell_" + BOXES[box]), x, y)
            points = sheet[box]
            figure = "-" if points == OPEN else str(points)
            canvas.draw_text(figure, x + _POINTS_END - measure_text(figure), y)
            if box % 2:
                yield

    def yield_sentences(self) -> "Iterator[str]":
        ui = self.ui
        say = ui.say
        game = self._game
        if self.page == DICE:
            yield say.format_sentence(say("faces_of_dice")) + " "
            for die in game.dice:
                faces = yield from say.yield_list(describe_face(say, face) for face in self._get_sides(die))
                yield say.format_sentence(faces) + " "
        else:
            total = say("label_value", label=ui.get_seat_name(self.page), value=game.scores[self.page])
            yield say.format_sentence(total) + " "
            boxes = yield from say.yield_list(self._describe_box(box) for box in range(len(BOXES)))
            yield say.format_sentence(boxes) + " "
        yield say.format_sentence(self.describe_page())

    def _describe_box(self, box: int) -> str:
        say = self.ui.say
        points = self._game.sheets[self.page][box]
        value = say("box_open") if points == OPEN else str(points)
        return say("label_value", label=say("box_" + BOXES[box]), value=value)

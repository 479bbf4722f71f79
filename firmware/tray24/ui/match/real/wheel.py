"""The wheel of faces, which people turn with the buttons to enter the face of a die.

If no sensor has seen the die's color, people first name it with a colored button.
"""

from tray24.compat import const
from tray24.pins import BLUE, GREEN, RED, YELLOW
from tray24.rules.faces import W, make_face
from tray24.sense.events import COVERED, WHITE
from tray24.ui.match.chips import draw_hand
from tray24.ui.toolkit.canvas import truncate_text
from tray24.ui.toolkit.face_texts import describe_face, list_color_labels
from tray24.ui.toolkit.screens import TEXT_WIDTH, draw_footer, draw_labels

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from tray24.ui.toolkit.canvas import Canvas
    from tray24.ui.toolkit.texts import Texts

_WHEEL_ROW = const(36)
_COLORS = (1, 2, 3, 4)


class Wheel:
    """The wheel for entering one die's face.

    `seen` is the content of the die's slot, COVERED if no sensor has seen the color. `faces` lists the faces that
    yellow and blue turn through, possible faces first; it is empty while the color is asked for. `fits(face)` returns
    whether a face is possible; if `fits` is None, all faces are. If people name the color, the wheel also has the
    wilds, so they can name any color for a wild.
    """

    def __init__(
        self, kinds: "Sequence[int]", seen: int = COVERED, fits: "Callable[[int], bool] | None" = None
    ) -> None:
        self._kinds = kinds
        self._fits = fits
        self.faces: tuple[int, ...] = ()
        self.fitting: tuple[int, ...] = ()
        self.cursor = 0
        self.seen = seen
        if seen != COVERED:
            self._fill(seen == WHITE, seen)

    def _fill(self, has_wilds: bool, color: int) -> None:
        """Put faces on the wheel: all kinds in `color`, and the wilds if `has_wilds` is True.

        With the color WHITE, only wilds are possible.
        """
        faces = []
        if color != WHITE:
            faces = [make_face(kind, color) for kind in self._kinds if kind < W]
        if has_wilds:
            faces += [kind for kind in self._kinds if kind >= W]
        fits = self._fits
        self.fitting = tuple([face for face in faces if fits is None or fits(face)])
        self.faces = self.fitting + tuple([face for face in faces if face not in self.fitting])
        self.cursor = 0

    @property
    def face(self) -> int:
        """The selected face of the wheel; -1 while the color is asked for."""
        return self.faces[self.cursor] if self.faces else -1

    def handle_key(self, button: int) -> int:
        """Handle a button on the wheel. Return the face that green confirms, else -1. Red asks for the color again."""
        if not self.faces:
            if button >= RED:
                self._fill(True, _COLORS[button - RED])
        elif button == GREEN:
            return self.face
        elif button == YELLOW or button == BLUE:
            self.cursor = (self.cursor + (1 if button == BLUE else -1)) % len(self.faces)
        elif button == RED:
            self.faces = ()
        return -1

    def draw(self, canvas: "Canvas", say: "Texts", question: str) -> "Iterator[None]":
        """Draw the wheel, or `question`, the question for the color. This generator yields between faces."""
        if self.faces:
            yield from draw_hand(canvas, self.faces, _WHEEL_ROW, self.fitting, self.face)
            draw_footer(canvas, describe_face(say, self.face), check=True)
        else:
            canvas.draw_text(truncate_text(question, TEXT_WIDTH), 2, _WHEEL_ROW + 3)
            draw_labels(canvas, list_color_labels(say, _COLORS), -1)

    def format_text(self, say: "Texts", question: str) -> str:
        """Return the wheel as plain text: the selected face, or `question`, the question for the color."""
        return describe_face(say, self.face) if self.faces else question

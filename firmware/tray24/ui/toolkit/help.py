"""The rules of a game on the display, page by page."""

from tray24.compat import const
from tray24.ui.toolkit.canvas import wrap
from tray24.ui.toolkit.screens import TEXT_WIDTH, Screen, draw_headline

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Iterator

    from tray24.ui.toolkit.canvas import Canvas
    from tray24.ui.toolkit.lights import Lights
    from tray24.ui.ui import Ui

_LINES = const(4)
_FIRST_ROW = const(20)
_PITCH = const(11)


def paragraph_of(pages: tuple[tuple[str, str, tuple[str, ...]], ...], rule: str) -> int:
    """Return the index of the first help paragraph that covers a rule; -1 if none does."""
    for number in range(len(pages)):
        if rule in pages[number][2]:
            return number
    return -1


class Help(Screen):
    """The help of a game: yellow and blue turn pages, green shows the next, red closes. A paragraph begins a page."""

    name = "help"
    kind = "help"

    def __init__(self, ui: "Ui", game: str, rule: str = "") -> None:
        """Open the help at the paragraph of a rule; `rule` is its number, "" for the first paragraph."""
        super().__init__(ui)
        self.help: tuple[tuple[str, str, tuple[str, ...]], ...] = ui.say.help(game)
        pages = []  # paragraph and first line of each page
        for number in range(len(self.help)):
            lines = len(wrap(self.help[number][1], TEXT_WIDTH))
            pages += [(number, first) for first in range(0, lines, _LINES)]
        self.items = tuple(pages)
        number = paragraph_of(self.help, rule)
        if number > 0:
            self.cursor = pages.index((number, 0))

    def choose(self, now_ms: int) -> None:
        self.turn(1)

    def draw(self, canvas: "Canvas") -> "Iterator[None]":
        number, first = self.items[self.cursor]
        title, words, _ = self.help[number]
        draw_headline(canvas, title, 0, 96)
        canvas.text_right("%d/%d" % (self.cursor + 1, len(self.items)), 125, 5)
        yield
        y = _FIRST_ROW
        for line in wrap(words, TEXT_WIDTH)[first : first + _LINES]:
            canvas.text(line, 3, y)
            y += _PITCH
            yield

    def lights(self, lights: "Lights", now_ms: int) -> None:
        if self.ui.play_screen:
            self.ui.play_screen.lights(lights, now_ms)

    def text(self) -> str:
        title, words, _ = self.help[self.items[self.cursor][0]]
        place = self.ui.say("item_of", number=self.cursor + 1, count=len(self.items))
        return self.ui.say.sentences((title, words, place))

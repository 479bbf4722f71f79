"""The rules of a game on the display, to be paged through."""

from tray24.compat import const
from tray24.ui.toolkit.canvas import wrap
from tray24.ui.toolkit.screens import TEXT_WIDTH, Screen, draw_headline

_LINES = const(4)
_FIRST_ROW = const(20)
_PITCH = const(11)


class Help(Screen):
    """Yellow and blue turn the pages, green goes on to the next, red closes; every paragraph begins a page."""

    name = "help"
    kind = "help"

    def __init__(self, ui, game):
        super().__init__(ui)
        self.help = ui.say.help(game)
        pages = []  # of each its paragraph, and its first line there
        for number in range(len(self.help)):
            lines = len(wrap(self.help[number][1], TEXT_WIDTH))
            pages += [(number, first) for first in range(0, lines, _LINES)]
        self.items = tuple(pages)

    def choose(self, now_ms):
        self.turn(1)

    def draw(self, canvas):
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

    def lights(self, lights, now_ms):
        if self.ui.play_screen:
            self.ui.play_screen.lights(lights, now_ms)

    def text(self):
        title, words, _ = self.help[self.items[self.cursor][0]]
        return "%s. %s %s." % (title, words, self.ui.say("item_of", number=self.cursor + 1, count=len(self.items)))

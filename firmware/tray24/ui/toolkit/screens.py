"""What every screen of the tray has, and its bars at top and bottom."""

from tray24.compat import const
from tray24.pins import BLUE, GREEN, RED, YELLOW
from tray24.ui.toolkit import font
from tray24.ui.toolkit.canvas import HEADLINE, capitals, fitted, text_width

BAR_ROWS = const(17)  # the headline's bar
MESSAGE_ROW = const(38)
HINT_ROW = const(51)
_HINT_ROWS = const(13)
TEXT_WIDTH = const(122)

# The tray's mark: 24 in 24 squares, a bit a slot, slot 0 first.
MARK = "110101001101010111111001"


def draw_headline(canvas, title, number=0, right=126):
    """The bar at the top: a title in capitals, before it a seat's number in a box (0: none)."""
    canvas.bar(0, BAR_ROWS)
    x = 4
    if number:
        canvas.seat_box(number, 2, 2, 13)
        x = 20
    canvas.clip(0, right)
    canvas.text(fitted(capitals(title), right - x, HEADLINE), x, 3, HEADLINE)
    canvas.unclip()


def draw_hint(canvas, left, right="", check=False):
    """The bar at the bottom: what to do, at its right a figure or the sign of the green key."""
    canvas.bar(HINT_ROW, _HINT_ROWS)
    edge = 126
    if check:
        edge = 113
        canvas.picture(font.CHECK, 116, HINT_ROW + 3)
    elif right:
        edge = canvas.text_right(right, 125, HINT_ROW + 3) - 3
    canvas.text(fitted(left, edge - 3), 3, HINT_ROW + 3)


class Screen:
    """A screen of `ui`. `items` can be chosen, `cursor` says which one is pointed at, `kind` what is asked for.

    `changed` asks for the display to be drawn anew. Times are `now_ms` of the event that is handled.
    """

    name = ""
    kind = ""
    busy = False  # True while the picture is not worth drawing: more is coming at once
    secret = False  # True while it shows what only the seat to choose may see

    def __init__(self, ui):
        self.ui = ui
        self.items = ()
        self.cursor = 0
        self.changed = True

    # Events.

    def press(self, button, now_ms):
        """A button went down."""
        self.changed = True
        if button == GREEN:
            self.ui.sound("key")
            self.choose(now_ms)
        elif button == RED:
            self.ui.sound("key")
            self.back(now_ms)
        elif button == YELLOW:
            self.turn(-1)
        elif button == BLUE:
            self.turn(1)
        else:
            self.seat(button, now_ms)

    def turn(self, step):
        """Point at the next or previous item, round and round."""
        if self.items:
            self.cursor = (self.cursor + step) % len(self.items)
            self.ui.sound("key")

    def choose(self, now_ms):
        """Green: take the item that is pointed at."""

    def back(self, now_ms):
        """Red: leave the screen."""
        self.ui.close()

    def seat(self, button, now_ms):
        """A seat button."""

    def hold(self, button, now_ms):
        """A button has been held for a second."""

    def release(self, button, now_ms):
        """A button came up without having been held."""

    def see(self, slot, seen, now_ms):
        """A slot is steadily seen to hold something else than before (sense.events: EMPTY to COVERED)."""

    def tick(self, now_ms):
        """Time passes."""

    def shown(self, now_ms):
        """The screen has come to the top, again or for the first time."""
        self.changed = True

    # What it shows.

    def draw(self, canvas):
        """Draw the whole picture on a cleared canvas. A generator draws it part by part, one in each tick."""

    def lights(self, lights, now_ms):
        """Say what each slot shows; called when the screen has changed. Slots are dark otherwise."""
        draw_mark(lights)

    def text(self):
        """What the display says, in one plain line."""
        return ""

    def sentences(self):
        """`text` in pieces, for whom all of it takes too long at once: a generator."""
        yield self.text()


def draw_mark(lights):
    """The tray's mark in its 24 slots."""
    for slot in range(len(MARK)):
        if MARK[slot] == "1":
            lights.show(slot, 5)


def draw_choice(canvas, labels, cursor):
    """The bar at the bottom with labels side by side; the one pointed at stands out, -1 for none."""
    canvas.bar(HINT_ROW, _HINT_ROWS)
    cell = 128 // len(labels)
    for place in range(len(labels)):
        left = cell * place
        label = labels[place]
        width = text_width(label)
        if width > cell - 2:
            label = fitted(label, cell - 2)
            width = text_width(label)
        canvas.text(label, left + (cell - width) // 2, HINT_ROW + 3)
    if cursor >= 0:
        canvas.invert(cell * cursor + 2, HINT_ROW + 1, cell - 4, 11)

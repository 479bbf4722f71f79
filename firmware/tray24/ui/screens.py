"""What every screen of the tray has, and the three plain ones: a menu, a notice, a question."""

from tray24.compat import const
from tray24.pins import BLUE, GREEN, RED, YELLOW
from tray24.ui import font
from tray24.ui.canvas import HEADLINE, fitted, text_width, wrap

BAR_ROWS = const(17)  # the headline's bar
MESSAGE_ROW = const(38)
HINT_ROW = const(51)
_MARGIN = const(4)
TEXT_WIDTH = const(122)
_LIST_ROW = const(20)
_LIST_PITCH = const(11)
_LIST_LINES = const(4)
_NOTICE_ROW = const(19)
_NOTICE_PITCH = const(10)
_NOTICE_LINES = const(3)

# The tray's mark: 24 in 24 squares, a bit a slot, slot 0 first.
MARK = "110101001101010111111001"


def draw_headline(canvas, title, number=0, right=126):
    """The bar at the top: a title in capitals, before it a seat's number in a box (0: none)."""
    x = 4
    if number:
        canvas.seat_box(number, 2, 2, 13)
        x = 20
    canvas.clip(0, right)
    canvas.text(title.upper(), x, 3, HEADLINE)
    canvas.unclip()
    canvas.bar(0, BAR_ROWS)


def draw_hint(canvas, left, right="", check=False):
    """The bar at the bottom: what to do, at its right a figure or the sign of the green key."""
    edge = 126
    if check:
        edge = 113
        canvas.picture(font.CHECK, 116, HINT_ROW + 3)
    elif right:
        edge = canvas.text_right(right, 125, HINT_ROW + 3) - 3
    canvas.text(fitted(left, edge - 3), 3, HINT_ROW + 3)
    canvas.bar(HINT_ROW, 13)


class Screen:
    """A screen of `ui`. `items` can be chosen, `cursor` says which one is pointed at, `kind` what is asked for.

    `changed` asks for the display to be drawn anew. Times are `now_ms` of the event that is handled.
    """

    name = ""
    kind = ""

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
        """Draw the whole picture on a cleared canvas."""

    def lights(self, lights, now_ms):
        """Say what each slot shows; called when the screen has changed. Slots are dark otherwise."""
        draw_mark(lights)

    def text(self):
        """What the display says, in one plain line."""
        return ""


def draw_mark(lights):
    """The tray's mark in its 24 slots."""
    for slot in range(len(MARK)):
        if MARK[slot] == "1":
            lights.show(slot, 5)


class Menu(Screen):
    """A list with a cursor. Subclasses give `title`, `items` and what happens in `choose`."""

    kind = "menu"
    title = ""  # key of its text

    def label(self, item):
        """The text of an item."""
        return self.ui.say(item)

    def value(self, item):
        """What stands at the right of an item, or ""."""
        return ""

    def headline(self):
        """The text of the bar."""
        return self.ui.say(self.title)

    def draw(self, canvas):
        draw_headline(canvas, self.headline())
        draw_list(canvas, self, _LIST_ROW, _LIST_LINES)

    def text(self):
        item = self.items[self.cursor] if self.items else ""
        parts = [self.headline()]
        if item:
            value = self.value(item)
            parts.append(self.label(item) + (": " + value if value else ""))
            parts.append(self.ui.say("item_of", self.cursor + 1, len(self.items)))
        return ". ".join(parts) + "."


def draw_list(canvas, menu, y, lines):
    """As many lines of a menu's items as there is room for, around its cursor, and where more are."""
    count = len(menu.items)
    first = max(0, min(menu.cursor - lines // 2, count - lines))
    for line in range(first, min(count, first + lines)):
        item = menu.items[line]
        value = menu.value(item)
        right = canvas.text_right(value, 121, y + 2) - 3 if value else 121
        canvas.text(fitted(menu.label(item), right - _MARGIN), _MARGIN, y + 2)
        if line == menu.cursor:
            canvas.invert(1, y, 122, _LIST_PITCH)
        y += _LIST_PITCH
    if count > lines:
        height = lines * _LIST_PITCH
        thumb = max(4, height * lines // count)
        top = y - height + (height - thumb) * first // (count - lines)
        canvas.invert(125, top, 2, thumb)


class Notice(Screen):
    """A text to be read: yellow and blue move through a long one, green or red closes it."""

    name = "notice"
    kind = "notice"

    def __init__(self, ui, title, words):
        super().__init__(ui)
        self.title = title
        self.words = words
        self.items = ("ok",)
        self._lines = wrap(words, TEXT_WIDTH)
        self._first = 0

    def turn(self, step):
        self._first = max(0, min(len(self._lines) - _NOTICE_LINES, self._first + step))

    def choose(self, now_ms):
        self.ui.close()

    def draw(self, canvas):
        draw_headline(canvas, self.title)
        y = _NOTICE_ROW
        for line in self._lines[self._first : self._first + _NOTICE_LINES]:
            canvas.text(line, 3, y)
            y += _NOTICE_PITCH
        more = self._first + _NOTICE_LINES < len(self._lines)
        draw_hint(canvas, self.ui.say("more" if more else "ok"), check=True)

    def text(self):
        return self.title + ". " + self.words


class Question(Notice):
    """A question: yellow and blue point at no or yes, green takes it, red is no. `yes` is called with the time."""

    name = "question"
    kind = "question"

    def __init__(self, ui, title, words, yes):
        super().__init__(ui, title, words)
        self.items = ("no", "yes")
        self.cursor = 1
        self._yes = yes

    def turn(self, step):
        Screen.turn(self, step)

    def choose(self, now_ms):
        self.ui.close()
        if self.cursor:
            self._yes(now_ms)

    def draw(self, canvas):
        draw_headline(canvas, self.title)
        y = _LIST_ROW
        for line in self._lines[:2]:
            canvas.text(line, 3, y)
            y += _LIST_PITCH
        draw_choice(canvas, (self.ui.say("no"), self.ui.say("yes")), self.cursor)

    def text(self):
        return "%s. %s %s." % (self.title, self.words, self.ui.say(self.items[self.cursor]))


def draw_choice(canvas, labels, cursor):
    """The bar at the bottom with labels side by side; the one pointed at stands out, -1 for none."""
    cell = 128 // len(labels)
    for place in range(len(labels)):
        left = cell * place
        width = text_width(labels[place])
        canvas.text(labels[place], left + (cell - width) // 2, HINT_ROW + 3)
    canvas.bar(HINT_ROW, 13)
    if cursor >= 0:
        canvas.invert(cell * cursor + 2, HINT_ROW + 1, cell - 4, 11)

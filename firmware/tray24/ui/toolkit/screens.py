"""The base of all screens, and functions that draw headline, footer and labels."""

from tray24.compat import const
from tray24.pins import BLUE, GREEN, RED, YELLOW
from tray24.ui.toolkit import font
from tray24.ui.toolkit.canvas import HEADLINE, measure_text, to_capitals, truncate_text

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import Any

    from tray24.ui.toolkit.canvas import Canvas
    from tray24.ui.toolkit.lights import Lights
    from tray24.ui.ui import Ui

BAR_ROWS = const(17)  # of the headline's bar
MESSAGE_ROW = const(38)
HINT_ROW = const(51)
_HINT_ROWS = const(13)
_CHECK_COLUMN = const(116)  # column of the green key's sign
TEXT_WIDTH = const(122)

# The tray's mark in 24 squares, one bit per slot, slot 0 first.
MARK = "110101001101010111111001"


def draw_headline(canvas: "Canvas", title: str, number: int = 0, right: int = 126) -> None:
    """Draw the bar at the top: a title in capitals, which ends before the column `right`.

    `number` is a seat's number in a box before the title; 0 for none.
    """
    canvas.fill_bar(0, BAR_ROWS)
    x = 4
    if number:
        canvas.draw_seat_box(number, 2, 2, 13)
        x = 20
    canvas.clip(0, right)
    canvas.draw_text(truncate_text(to_capitals(title), right - x, HEADLINE), x, 3, HEADLINE)
    canvas.unclip()


def draw_footer(canvas: "Canvas", left: str, right: str = "", check: bool = False, pictured: bool = False) -> None:
    """Draw the bar at the bottom: the text `left` says what to do, the text `right` is a number at the right end.

    With `check`, the check mark of the green button is drawn at the right end instead, if there is room. `pictured`
    says that `left` names an item whose picture is on the display; if both texts do not fit, only `right` is then
    drawn.
    """
    if pictured and right and measure_text(left) + measure_text(right) > 119:
        left, right = right, ""
    canvas.fill_bar(HINT_ROW, _HINT_ROWS)
    edge = 126
    if check and measure_text(left) <= _CHECK_COLUMN - 6:
        edge = _CHECK_COLUMN - 3
        canvas.draw_picture(font.CHECK, _CHECK_COLUMN, HINT_ROW + 3)
    elif right:
        edge = canvas.draw_text_right(right, 125, HINT_ROW + 3) - 3
    canvas.draw_text(truncate_text(left, edge - 3), 3, HINT_ROW + 3)


def draw_lines(canvas: "Canvas", lines: "Sequence[str]", y: int, pitch: int) -> "Iterator[None]":
    """Draw lines of text from row `y` on, `pitch` rows apart. This generator yields after each line."""
    for line in lines:
        canvas.draw_text(line, 3, y)
        y += pitch
        yield


class Screen:
    """The base of the screens of `ui`.

    `items` can be chosen, `cursor` is the selected index, `prompt` names the choice. Set `changed` to request a redraw.
    The argument `now_ms` of methods is the time of the handled event.
    """

    name = ""
    prompt = ""
    items: "Sequence[Any]" = ()
    busy = False  # True while a new picture would be out of date at once
    secret = False  # True while only one seat may see the display
    viewer = -1  # the seat that alone may see the display while `secret` is True
    tracks = False  # True to get the release of a button that was held, too

    def __init__(self, ui: "Ui") -> None:
        self.ui = ui
        self.cursor = 0
        self.changed = True

    def handle_press(self, button: int, now_ms: int) -> None:
        """Handle the press of a button."""
        self.changed = True
        if button == GREEN:
            self.ui.play_tune("key")
            self.choose_item(now_ms)
        elif button == RED:
            self.ui.play_tune("key")
            self.go_back(now_ms)
        elif button == YELLOW:
            self.move_cursor(-1)
        elif button == BLUE:
            self.move_cursor(1)
        else:
            self.handle_seat_button(button, now_ms)

    def move_cursor(self, step: int) -> None:
        """Move the cursor `step` items further (1 or -1), wrapping around."""
        if self.items:
            self.cursor = (self.cursor + step) % len(self.items)
            self.ui.play_tune("key")

    def select_item(self, item: "Any") -> None:
        """Select an item if it is one of `items`."""
        if item in self.items:
            self.cursor = self.items.index(item)

    def choose_item(self, now_ms: int) -> None:
        """Handle the green button: choose the selected item."""

    def go_back(self, now_ms: int) -> None:
        """Handle the red button: leave the screen."""
        self.ui.pop_screen()

    def handle_seat_button(self, button: int, now_ms: int) -> None:
        """Handle the press of a seat button."""

    def handle_hold(self, button: int, now_ms: int) -> None:
        """Handle a button that has been held for a second."""

    def handle_release(self, button: int, now_ms: int) -> None:
        """Handle the release of a button that was not held for a second."""

    def handle_slot_change(self, slot: int, content: int, now_ms: int) -> None:
        """Handle the new `content` of a slot, a code of sense.events."""

    def tick(self, now_ms: int) -> None:
        """Do what is due at `now_ms`, such as to close the screen."""

    def handle_show(self, now_ms: int) -> None:
        """Prepare this screen, which has just become the topmost screen of the stack, for the first time or again."""
        self.changed = True

    def draw(self, canvas: "Canvas") -> "Iterator[None] | None":
        """Draw the whole picture of the screen on a cleared canvas.

        If this is a generator, each tick draws one part.
        """

    def light_slots(self, lights: "Lights", now_ms: int) -> None:
        """Set hue and mode of each slot. All slots are dark before; the call follows each change of the screen."""
        for slot in range(len(MARK)):
            if MARK[slot] == "1":
                lights.set_slot(slot, 5)

    def format_text(self) -> str:
        """Return the display's content as one plain line."""
        return ""

    def yield_sentences(self) -> "Iterator[str]":
        """Yield the text of `format_text` in pieces, for a screen whose whole text takes too long at once."""
        yield self.format_text()


def draw_labels(canvas: "Canvas", labels: "Sequence[str]", cursor: int) -> None:
    """Draw labels side by side at the bottom. The label at index `cursor` is filled, as selected; -1 for none."""
    cell = 128 // len(labels)
    for index in range(len(labels)):
        left = cell * index
        label = labels[index]
        width = measure_text(label)
        if width > cell - 4:
            label = truncate_text(label, cell - 4)
            width = measure_text(label)
        canvas.draw_text(label, left + (cell - width) // 2, HINT_ROW + 3)
    if cursor >= 0:
        canvas.invert_box(cell * cursor, HINT_ROW, cell - 1, _HINT_ROWS)

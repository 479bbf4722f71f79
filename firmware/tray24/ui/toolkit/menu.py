"""The basic screens: a menu, a notice, a yes-no question, the help of a game."""

from tray24.compat import const
from tray24.ui.toolkit.canvas import truncate_text, wrap_text
from tray24.ui.toolkit.screens import TEXT_WIDTH, Screen, draw_footer, draw_headline, draw_labels, draw_lines

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import Any

    from tray24.ui.toolkit.canvas import Canvas
    from tray24.ui.toolkit.lights import Lights
    from tray24.ui.ui import Ui

_MARGIN = const(4)
_LIST_ROW = const(20)
_LIST_PITCH = const(11)
_LIST_LINES = const(4)
_MAX_VALUE = const(72)  # columns of a value: the label needs the others
_NOTICE_ROW = const(19)
_NOTICE_PITCH = const(10)
_NOTICE_LINES = const(3)


class Menu(Screen):
    """The base of screens with a list of items and a cursor. Subclasses provide `title`, `items` and `choose_item`."""

    prompt = "menu"
    title = ""  # key of the title's text

    def get_label(self, item: "Any") -> str:
        """Return the text of an item."""
        return self.ui.say(item)

    def get_value(self, item: "Any") -> str:
        """Return the text at the right of an item, such as its value, or ""."""
        return ""

    def get_headline(self) -> str:
        """Return the text of the headline."""
        return self.ui.say(self.title)

    def draw(self, canvas: "Canvas") -> "Iterator[None]":
        draw_headline(canvas, self.get_headline())
        yield
        yield from draw_list(canvas, self, _LIST_ROW, _LIST_LINES)

    def format_text(self) -> str:
        say = self.ui.say
        parts = [self.get_headline()]
        if self.items:
            item = self.items[self.cursor]
            value = self.get_value(item)
            label = self.get_label(item)
            parts.append(say("label_value", label=label, value=value) if value else label)
            parts.append(say("item_of", number=self.cursor + 1, count=len(self.items)))
        return say.join_sentences(parts)


def draw_list(canvas: "Canvas", menu: Menu, y: int, max_lines: int) -> "Iterator[None]":
    """Draw at most `max_lines` of a menu's items from row `y` on, around its cursor.

    Draw a scroll bar if there are more items. This generator yields after each item.
    """
    count = len(menu.items)
    first = max(0, min(menu.cursor - max_lines // 2, count - max_lines))
    for line in range(first, min(count, first + max_lines)):
        item = menu.items[line]
        value = truncate_text(menu.get_value(item), _MAX_VALUE)
        right = canvas.draw_text_right(value, 121, y + 2) - 3 if value else 121
        canvas.draw_text(truncate_text(menu.get_label(item), right - _MARGIN), _MARGIN, y + 2)
        if line == menu.cursor:
            canvas.invert_box(1, y, 122, _LIST_PITCH)
        y += _LIST_PITCH
        yield
    if count > max_lines:
        height = max_lines * _LIST_PITCH
        thumb = max(4, height * max_lines // count)
        top = y - height + (height - thumb) * first // (count - max_lines)
        canvas.invert_box(125, top, 2, thumb)


class Notice(Screen):
    """A screen with a text to read: yellow and blue scroll it if it is long, green or red closes the screen."""

    name = prompt = "notice"

    def __init__(self, ui: "Ui", title: str, text: str) -> None:
        super().__init__(ui)
        self.title = title
        self.words = text
        self.items = ("ok",)
        self._lines = wrap_text(text, TEXT_WIDTH)
        self._first = 0

    def move_cursor(self, step: int) -> None:
        self._first = max(0, min(len(self._lines) - _NOTICE_LINES, self._first + step))

    def choose_item(self, now_ms: int) -> None:
        self.ui.pop_screen()

    def draw(self, canvas: "Canvas") -> "Iterator[None]":
        draw_headline(canvas, self.title)
        yield
        lines = self._lines[self._first : self._first + _NOTICE_LINES]
        yield from draw_lines(canvas, lines, _NOTICE_ROW, _NOTICE_PITCH)
        has_more = self._first + _NOTICE_LINES < len(self._lines)
        draw_footer(canvas, self.ui.say("more" if has_more else "ok"), check=True)

    def light_slots(self, lights: "Lights", now_ms: int) -> None:
        play = self.ui.play_screen if self.ui.is_playing else None
        (play or super()).light_slots(lights, now_ms)

    def format_text(self) -> str:
        return self.ui.say.join_sentences((self.title, self.words))


class Question(Notice):
    """A screen with a yes-no question: yellow and blue select an answer, green confirms it, red means no.

    The answer yes calls `on_yes(now_ms)`.
    """

    name = prompt = "question"

    def __init__(self, ui: "Ui", title: str, text: str, on_yes: "Callable[[int], object]") -> None:
        super().__init__(ui, title, text)
        self.items = ("no", "yes")
        self.cursor = 1
        self._on_yes = on_yes

    def move_cursor(self, step: int) -> None:
        Screen.move_cursor(self, step)

    def choose_item(self, now_ms: int) -> None:
        self.ui.pop_screen()
        if self.cursor:
            self._on_yes(now_ms)

    def draw(self, canvas: "Canvas") -> "Iterator[None]":
        draw_headline(canvas, self.title)
        yield
        yield from draw_lines(canvas, self._lines[:2], _LIST_ROW, _LIST_PITCH)
        draw_labels(canvas, (self.ui.say("no"), self.ui.say("yes")), self.cursor)

    def format_text(self) -> str:
        say = self.ui.say
        return say.join_sentences((self.title, self.words, say(self.items[self.cursor])))


def find_paragraph(pages: tuple[tuple[str, str, tuple[str, ...]], ...], rule: str) -> int:
    """Return the index of the first paragraph that covers the rule `rule`, or -1 if there is no such paragraph.

    `pages` has the paragraphs of a game's help, as `Texts.get_help` returns them.
    """
    found = [index for index in range(len(pages)) if rule in pages[index][2]]
    return found[0] if found else -1


class HelpScreen(Screen):
    """The screen with the help of a game.

    Yellow and blue turn its pages, green shows the next page, red closes the screen. Each paragraph begins a page.
    """

    name = prompt = "help"

    def __init__(self, ui: "Ui", game: str, rule: str = "") -> None:
        """Open the help of the game `game` at the paragraph that covers the rule with the number `rule`.

        If `rule` is "", open the help at the beginning.
        """
        super().__init__(ui)
        self.help: tuple[tuple[str, str, tuple[str, ...]], ...] = ui.say.get_help(game)
        pages = []  # paragraph and first line of each page
        for paragraph in range(len(self.help)):
            line_count = len(wrap_text(self.help[paragraph][1], TEXT_WIDTH))
            pages += [(paragraph, first) for first in range(0, line_count, _LIST_LINES)]
        self.items = tuple(pages)
        paragraph = find_paragraph(self.help, rule)
        if paragraph > 0:
            self.cursor = pages.index((paragraph, 0))

    def choose_item(self, now_ms: int) -> None:
        self.move_cursor(1)

    def draw(self, canvas: "Canvas") -> "Iterator[None]":
        paragraph, first = self.items[self.cursor]
        title, text, _ = self.help[paragraph]
        draw_headline(canvas, title, 0, 96)
        canvas.draw_text_right("%d/%d" % (self.cursor + 1, len(self.items)), 125, 5)
        yield
        yield from draw_lines(canvas, wrap_text(text, TEXT_WIDTH)[first : first + _LIST_LINES], _LIST_ROW, _LIST_PITCH)

    def light_slots(self, lights: "Lights", now_ms: int) -> None:
        if self.ui.play_screen:
            self.ui.play_screen.light_slots(lights, now_ms)

    def format_text(self) -> str:
        title, text, _ = self.help[self.items[self.cursor][0]]
        position = self.ui.say("item_of", number=self.cursor + 1, count=len(self.items))
        return self.ui.say.join_sentences((title, text, position))

"""Screens that change settings: the list of settings, and the editor of a player's name."""

from tray24.compat import const
from tray24.match.profile import NAME_LETTERS, normalize_name
from tray24.pins import SEATS
from tray24.ui.menus.calibration import MaskedSlotsEditor
from tray24.ui.menus.settings import (
    BUILDERS,
    NAME,
    SEAT_WORD,
    SLOT_LIST,
    WORD,
    describe_value,
    get_setting,
    yield_settings,
)
from tray24.ui.toolkit import font
from tray24.ui.toolkit.canvas import HEADLINE, to_capitals, truncate_text
from tray24.ui.toolkit.lights import LIGHT, STARTER
from tray24.ui.toolkit.menu import Menu
from tray24.ui.toolkit.screens import TEXT_WIDTH, Screen, draw_footer, draw_headline

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Iterator

    from tray24.ui.toolkit.canvas import Canvas
    from tray24.ui.ui import Ui

_DONE = "\n"
_MENUS = const(("names", "builders"))  # other lists, after the settings
_SENSOR_SETTINGS = ("steady_ms", "presence_only", "masked_slots")
_VALUE_WIDTH = const(96)  # between two arrows
_LETTERS = "abcdefghijklmnopqrstuvwxyz"
_OTHER_LETTERS = " -'.0123456789"


class SettingsMenu(Menu):
    """The list of settings and their values. Green begins to change the selected setting.

    Then yellow and blue change its value, green saves it, red discards it. The last item opens a second list, with the
    settings for people who build a tray.
    """

    name = "settings"

    def __init__(self, ui: "Ui", for_builders: bool = False) -> None:
        super().__init__(ui)
        self.title: str = "builders" if for_builders else "settings"
        self._old_value = None  # the selected value before it was changed
        self._list_items()

    def _list_items(self) -> None:
        """List the settings that apply to this kind of tray and have more than one choice."""
        ui = self.ui
        is_builders_menu = self.title == "builders"
        kind = ui.settings["tray_kind"]
        hidden_names = {LIGHT: _SENSOR_SETTINGS, STARTER: _SENSOR_SETTINGS + ("led_path",)}.get(
            kind, ("led_path", "led_colors")
        )
        items = []
        for entry in yield_settings():
            has_no_choice = entry.kind == WORD and len(entry.allowed) < 2
            lacks_sensors = entry.kind == SLOT_LIST and not ui.facts.get("sensors")
            is_elsewhere = entry.kind in (NAME, SEAT_WORD) or (entry.name in BUILDERS) != is_builders_menu
            if not (is_elsewhere or has_no_choice or lacks_sensors or entry.name in hidden_names):
                items.append(entry.name)
        self.items = tuple(items) if is_builders_menu else tuple(items) + _MENUS

    def get_label(self, item: str) -> str:
        return self.ui.say(item if item in _MENUS else "set-" + item)

    def get_value(self, item: str) -> str:
        return "" if item in _MENUS else describe_value(self.ui.say, get_setting(item), self.ui.settings[item])

    def move_cursor(self, step: int) -> None:
        if self._old_value is None:
            super().move_cursor(step)
        else:
            self.ui.settings.step(self.items[self.cursor], step)
            self.ui.configure()
            self.ui.play_tune("key")

    def choose_item(self, now_ms: int) -> None:
        item = self.items[self.cursor]
        if item == "names":
            self.ui.push_screen(NamesMenu(self.ui), now_ms)
        elif item == "builders":
            self.ui.push_screen(SettingsMenu(self.ui, True), now_ms)
        elif self._old_value is not None:
            self._old_value = None
            self._list_items()  # other kinds of tray have other settings
            self.cursor = self.items.index(item)
            self.ui.save_settings(now_ms)
            if item == "children" and self.ui.has_children():
                self.ui.show_notice(self.get_label(item), self.ui.say("children_help"), now_ms)
        elif get_setting(item).kind != SLOT_LIST:
            self._old_value = str(self.ui.settings[item])
        else:
            self.ui.push_screen(MaskedSlotsEditor(self.ui), now_ms)

    def go_back(self, now_ms: int) -> None:
        if self._old_value is None:
            self.ui.pop_screen()
            return
        self.ui.settings.set(self.items[self.cursor], self._old_value)
        self._old_value = None
        self.ui.configure()

    def draw(self, canvas: "Canvas") -> "Iterator[None]":
        if self._old_value is None:
            yield from super().draw(canvas)
            return
        item = self.items[self.cursor]
        draw_headline(canvas, self.get_headline())
        yield
        canvas.draw_text_centered(truncate_text(self.get_label(item), TEXT_WIDTH), 22)
        value = self.get_value(item)
        canvas.draw_text_centered(truncate_text(to_capitals(value), _VALUE_WIDTH, HEADLINE), 34, HEADLINE)
        canvas.draw_picture(font.PREVIOUS, 8, 37)
        canvas.draw_picture(font.PREVIOUS, 117, 37, True)
        draw_footer(canvas, self.ui.say("keep"), check=True)


class NamesMenu(Menu):
    """The list of the names of the six seats."""

    name = title = "names"

    items = tuple(range(SEATS))

    def get_label(self, item: int) -> str:
        return self.ui.say("seat_n", number=item + 1)

    def get_value(self, item: int) -> str:
        return self.ui.settings["name%d" % (item + 1)] or "-"

    def handle_seat_button(self, button: int, now_ms: int) -> None:
        self.cursor = button

    def choose_item(self, now_ms: int) -> None:
        self.ui.push_screen(NameEditor(self.ui, self.items[self.cursor]), now_ms)


class NameEditor(Screen):
    """The editor of a player's name, letter by letter.

    Yellow and blue turn a wheel of letters, green adds the selected letter, red deletes the last one. The first item of
    the wheel ends the editor and saves the name. The editor begins at this item if the player already has a name, and
    one item after it otherwise.
    """

    name = "name"
    prompt = "letters"

    def __init__(self, ui: "Ui", button: int) -> None:
        super().__init__(ui)
        self.button = button
        self.written: str = ui.settings["name%d" % (button + 1)]
        self._set_wheel()
        if self.written:
            self.cursor = 0

    def _set_wheel(self) -> None:
        is_capital = not self.written or self.written[-1] in " -'."
        letters = _LETTERS.upper() if is_capital else _LETTERS
        wheel = letters + _OTHER_LETTERS + (letters.lower() if is_capital else letters.upper())
        self.items = (_DONE,) if len(self.written) >= NAME_LETTERS else (_DONE,) + tuple(wheel)
        self.cursor = min(1, len(self.items) - 1)

    def choose_item(self, now_ms: int) -> None:
        letter = self.items[self.cursor]
        if letter != _DONE:
            self.written += letter
            self._set_wheel()
            return
        self.ui.pop_screen()
        self.ui.rename_player(self.button, normalize_name(self.written), now_ms)

    def go_back(self, now_ms: int) -> None:
        if not self.written:
            self.ui.pop_screen()
        self.written = self.written[:-1]
        self._set_wheel()

    def draw(self, canvas: "Canvas") -> "Iterator[None]":
        draw_headline(canvas, self.ui.say("name"), self.button + 1)
        yield
        x = canvas.draw_text(self.written, 4, 24)
        canvas.invert_box(x, 32, 5, 1)
        for offset in range(-4, 5):
            index = (self.cursor + offset) % len(self.items)
            if len(self.items) < 9 and not 0 <= self.cursor + offset < len(self.items):
                continue
            self._draw_letter(canvas, self.items[index], 64 + 13 * offset)
        canvas.invert_box(58, 36, 13, 13)
        draw_footer(canvas, self.ui.say("letters_hint"))

    def _draw_letter(self, canvas: "Canvas", letter: str, middle: int) -> None:
        if letter == _DONE:
            canvas.draw_picture(font.CHECK, middle - 4, 39)
        elif letter == " ":
            canvas.invert_box(middle - 2, 45, 5, 1)
        else:
            canvas.draw_text(letter, middle - (2 if letter not in "ilI'.1" else 1), 39)

    def format_text(self) -> str:
        letter = self.items[self.cursor]
        letter_text = self.ui.say("done") if letter == _DONE else letter
        return self.ui.say("name_so_far", number=self.button + 1, name=self.written, letter=letter_text)

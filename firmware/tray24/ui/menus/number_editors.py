"""Screens to edit numbers in the setup of a match, digit by digit: an option's number, or the day of a daily match."""

from tray24.compat import const
from tray24.match.profile import format_day, is_day
from tray24.match.totals import read_days
from tray24.rules.errors import RuleError
from tray24.ui.toolkit.screens import Screen, draw_footer, draw_headline

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Iterator

    from tray24.ui.menus.setup import SetupMenu
    from tray24.ui.toolkit.canvas import Canvas
    from tray24.ui.ui import Ui

_PITCH = const(14)
_FIRST_DAY = const(20260101)


class NumberEditor(Screen):
    """The editor of an option's four-digit number.

    Yellow and blue change a digit. Green goes to the next digit, and saves the number after the last one. Red goes to
    the previous digit, or leaves the editor.
    """

    name = "number"
    prompt = "digits"
    places = 4

    def __init__(self, ui: "Ui", setup: "SetupMenu", option: str) -> None:
        super().__init__(ui)
        self.setup = setup
        self.option = option
        self.items = tuple(range(10))
        self.digits = [int(digit) for digit in "%0*d" % (self.places, self.get_initial_number())]
        self.place = 0
        self.cursor = self.digits[0]

    def get_initial_number(self) -> int:
        """Return the number that the editor shows first."""
        return self.setup.options[self.option]

    def move_cursor(self, step: int) -> None:
        super().move_cursor(step)
        self.digits[self.place] = self.cursor

    def _move_to_digit(self, step: int) -> None:
        self.place += step
        self.cursor = self.digits[self.place]

    def choose_item(self, now_ms: int) -> None:
        if self.place < self.places - 1:
            self._move_to_digit(1)
        elif self.set_number(self.get_number()):
            self.ui.pop_screen()
        else:
            self.ui.play_tune("refused")
            self._move_to_digit(1 - self.places)
            refusal = self.get_refusal()
            if refusal:
                self.ui.show_notice(self.setup.get_label(self.option), self.ui.say.describe_refusal(refusal), now_ms)

    def get_refusal(self) -> RuleError | None:
        """Return the RuleError that explains why the edited number is not valid, or None if it needs no explanation."""
        return None

    def set_number(self, number: int) -> bool:
        """Store a number as the option's value in the setup. Return False if it is 0, which is not valid."""
        if number:
            self.setup.options[self.option] = number
        return number > 0

    def go_back(self, now_ms: int) -> None:
        if self.place:
            self._move_to_digit(-1)
        else:
            self.ui.pop_screen()

    def get_number(self) -> int:
        """Return the number that the digits make."""
        return int("".join([str(digit) for digit in self.digits]))

    def draw(self, canvas: "Canvas") -> "Iterator[None]":
        draw_headline(canvas, self.setup.get_label(self.option))
        yield
        for index in range(self.places):
            x = 66 + _PITCH * index - _PITCH * self.places // 2
            canvas.draw_text(str(self.digits[index]), x + 4, 29)
            if index == self.place:
                canvas.invert_box(x, 25, 13, 15)
            else:
                canvas.invert_box(x + 2, 38, 9, 1)
        draw_footer(canvas, self.ui.say("digits_hint"))

    def format_text(self) -> str:
        say = self.ui.say
        number = say("label_value", label=self.setup.get_label(self.option), value=self.get_number())
        return say.join_sentences((number, say("digits_hint")))


class DayEditor(NumberEditor):
    """The editor of the day of a daily match, whose dice depend only on that day. A day is a number such as 20260101.

    The editor begins with the day played last.
    """

    places = 8

    def get_refusal(self) -> RuleError:
        return RuleError("", "no_day", text=str(self.get_number()))

    def get_initial_number(self) -> int:
        days = read_days(self.ui.files)
        return days[-1][0] if days else _FIRST_DAY

    def set_number(self, number: int) -> bool:
        if is_day(number):
            self.setup.day = number
        return is_day(number)


def describe_chosen_day(setup: "SetupMenu") -> str:
    """Return the text of the day chosen in the setup for a daily match, or the text for no day."""
    return format_day(setup.day) if setup.day else setup.ui.say("value-0")


def choose_day(setup: "SetupMenu", now_ms: int) -> None:
    """Open the editor of the day of a daily match, or clear the day if one is already chosen.

    Only a solo player can choose a day: with more players, show why not.
    """
    ui = setup.ui
    if setup.day:
        setup.day = 0
    elif setup.count_players() > 1 or any(setup.seats):
        ui.play_tune("refused")
        ui.show_notice(setup.get_label("day"), ui.say.describe_refusal(RuleError("", "day_for_one")), now_ms)
    else:
        ui.push_screen(DayEditor(ui, setup, "day"), now_ms)

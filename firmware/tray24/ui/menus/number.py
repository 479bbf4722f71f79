"""The editors of numbers in the setup, digit by digit: of an option, and of a day."""

from tray24.compat import const
from tray24.match.profile import format_day, is_day
from tray24.match.totals import read_days
from tray24.rules.errors import RuleError
from tray24.ui.toolkit.screens import Screen, draw_headline, draw_hint

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Iterator

    from tray24.ui.menus.setup import Setup
    from tray24.ui.toolkit.canvas import Canvas
    from tray24.ui.ui import Ui

_PITCH = const(14)
_FIRST_DAY = const(20260101)


class NumberEditor(Screen):
    """The editor of a four-digit number: yellow and blue turn a digit, green goes to the next, red goes back."""

    name = "number"
    kind = "digits"
    places = 4

    def __init__(self, ui: "Ui", setup: "Setup", option: str) -> None:
        super().__init__(ui)
        self.setup = setup
        self.option = option
        self.items = tuple(range(10))
        self.digits = [int(digit) for digit in "%0*d" % (self.places, self.before())]
        self.place = 0
        self.cursor = self.digits[0]

    def before(self) -> int:
        """Return the number that the editor shows first."""
        return self.setup.options[self.option]

    def turn(self, step: int) -> None:
        super().turn(step)
        self.digits[self.place] = self.cursor

    def _move(self, step: int) -> None:
        self.place += step
        self.cursor = self.digits[self.place]

    def choose(self, now_ms: int) -> None:
        if self.place < self.places - 1:
            self._move(1)
        elif self.is_taken(self.number()):
            self.ui.close()
        else:
            self.ui.sound("refused")
            self._move(1 - self.places)
            refusal = self.refusal()
            if refusal:
                self.ui.notice(self.setup.label(self.option), self.ui.say.refusal(refusal), now_ms)

    def refusal(self) -> RuleError | None:
        """Return the RuleError for a number that is not valid, or None if no explanation is needed."""
        return None

    def is_taken(self, number: int) -> bool:
        """Store a number in the setup. Return False if it is not valid: a target is at least 1."""
        if number:
            self.setup.options[self.option] = number
        return number > 0

    def back(self, now_ms: int) -> None:
        if self.place:
            self._move(-1)
        else:
            self.ui.close()

    def number(self) -> int:
        """Return the number shown by the digits."""
        return int("".join([str(digit) for digit in self.digits]))

    def draw(self, canvas: "Canvas") -> "Iterator[None]":
        draw_headline(canvas, self.setup.label(self.option))
        yield
        for place in range(self.places):
            x = 66 + _PITCH * place - _PITCH * self.places // 2
            canvas.text(str(self.digits[place]), x + 4, 29)
            if place == self.place:
                canvas.invert(x, 25, 13, 15)
            else:
                canvas.invert(x + 2, 38, 9, 1)
        draw_hint(canvas, self.ui.say("digits_hint"))

    def text(self) -> str:
        say = self.ui.say
        number = say("label_value", label=self.setup.label(self.option), value=self.number())
        return say.sentences((number, say("digits_hint")))


class DayEditor(NumberEditor):
    """The editor of a day's number, for the dice of the day. It begins with the day that was played last."""

    places = 8

    def refusal(self) -> RuleError:
        return RuleError("", "no_day", text=str(self.number()))

    def before(self) -> int:
        days = read_days(self.ui.files)
        return days[-1][0] if days else _FIRST_DAY

    def is_taken(self, number: int) -> bool:
        if is_day(number):
            self.setup.day = number
        return is_day(number)


def day_words(setup: "Setup") -> str:
    """Return the text of the day whose dice are chosen in the setup, or the text for no day."""
    return format_day(setup.day) if setup.day else setup.ui.say("value-0")


def choose_day(setup: "Setup", now_ms: int) -> None:
    """Open the editor of the day whose dice are played, or clear the day. Show why if the players cannot have one."""
    ui = setup.ui
    if setup.day:
        setup.day = 0
    elif setup.players() > 1 or any(setup.seats):
        ui.sound("refused")
        ui.notice(setup.label("day"), ui.say.refusal(RuleError("", "day_for_one")), now_ms)
    else:
        ui.open(DayEditor(ui, setup, "day"), now_ms)

"""The menu of lessons: one for each game that has a lesson and can be played on this kind of tray."""

from tray24 import games
from tray24.compat import const
from tray24.ui.lessons.lesson import Lesson
from tray24.ui.toolkit.menu import Menu

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from tray24.ui.ui import Ui


def lessons(ui: "Ui") -> list[str]:
    """Return the names of the games with a lesson that this kind of tray can show."""
    found = []
    for name in games.names():
        if not (ui.starter and games.game_class(name).needs_slots) and games.find(name, "lessons"):
            found.append(name)
    return found


class Lessons(Menu):
    """The menu of lessons, by game."""

    name = "lessons"
    title = "lessons"

    def __init__(self, ui: "Ui") -> None:
        super().__init__(ui)
        self.items = tuple(lessons(ui))

    def label(self, item: str) -> str:
        return self.ui.say.of_game(item, "game")

    def choose(self, now_ms: int) -> None:
        self.ui.open(Lesson(self.ui, self.items[self.cursor]), now_ms)

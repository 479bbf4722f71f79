"""The home menu, which opens all other screens."""

from tray24.compat import const
from tray24.ui.menus.calibrate import Calibrate
from tray24.ui.menus.editors import SettingsMenu
from tray24.ui.menus.kept import NOW, Unfinished, about, unfinished
from tray24.ui.menus.power import SelfTest
from tray24.ui.menus.records import Records
from tray24.ui.menus.setup import Setup
from tray24.ui.menus.starter import StarterSetup
from tray24.ui.toolkit.menu import Menu

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from tray24.ui.ui import Ui

_SCREENS = {"new": Setup, "records": Records, "settings": SettingsMenu, "calibrate": Calibrate, "self_test": SelfTest}


class Home(Menu):
    """The home menu: Continue comes first if a match was left or interrupted."""

    name = "home"
    title = "title"

    def __init__(self, ui: "Ui") -> None:
        super().__init__(ui)
        self._unfinished: list[str] = []  # items of the menu of unfinished matches

    def shown(self, now_ms: int) -> None:
        super().shown(now_ms)
        items = ["new", "lessons", "records", "settings", "self_test"]
        if self.ui.apps and self.ui.apps.names():
            items.insert(2, "apps")
        self._unfinished = unfinished(self.ui)
        if self._unfinished:
            items.insert(0, "continue")
        if self.ui.facts.get("sensors"):
            items.insert(-1, "calibrate")
        if tuple(items) != self.items:
            self.items = tuple(items)
            self.cursor = 0

    def value(self, item: str) -> str:
        if item != "continue":
            return ""
        if len(self._unfinished) > 1:
            return str(len(self._unfinished))
        found = about(self.ui, self._unfinished[0])
        return self.ui.say.of_game(found.profile.game, "game") if found else ""

    def press(self, button: int, now_ms: int) -> None:
        self.ui.lights.rest()  # the color sweep of power-on continues behind the menu
        super().press(button, now_ms)

    def choose(self, now_ms: int) -> None:
        ui = self.ui
        item = self.items[self.cursor]
        if item == "continue" and self._unfinished == [NOW]:
            ui.play(now_ms)
        elif item == "continue":
            ui.open(Unfinished(ui), now_ms)
        elif item == "lessons":
            from tray24.ui.lessons.menu import Lessons

            ui.open(Lessons(ui), now_ms)
        elif item == "apps":
            from tray24.ui.apps.menu import Apps

            ui.open(Apps(ui), now_ms)
        else:
            screen = StarterSetup if item == "new" and ui.starter else _SCREENS[item]
            ui.open(screen(ui), now_ms)

    def back(self, now_ms: int) -> None:
        self.cursor = 0

"""The home menu, which opens all other screens, and the menus to continue or give up unfinished matches."""

from tray24.compat import const
from tray24.match.journal import RECORD, Summary, file_as, kept_names, summary
from tray24.ui.menus.calibrate import Calibrate
from tray24.ui.menus.editors import SettingsMenu
from tray24.ui.menus.power import SelfTest
from tray24.ui.menus.records import Records
from tray24.ui.menus.setup import Setup, StarterSetup
from tray24.ui.toolkit.menu import Menu

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from tray24.match.profile import Profile
    from tray24.ui.ui import Ui

NOW = "now"  # the item of the running match


def unfinished(ui: "Ui") -> list[str]:
    """Return the items of the matches that this tray can continue: NOW, then names of saved ones, newest first."""
    items = [NOW] if ui.match and ui.can_play(ui.match.profile) else []
    for name in kept_names(ui.files):
        about = _read(ui, name)
        if about is None or ui.can_play(about.profile):
            items.append(name)
    return items


def about(ui: "Ui", item: str) -> "Summary | None":
    """Return the Summary of an item; None if its file is damaged."""
    match = ui.match
    if match and item == NOW:
        return Summary(match.profile, match.game.hand + 1, match.game.scores)
    return _read(ui, item)


def _read(ui: "Ui", name: str) -> "Summary | None":
    try:
        return summary(ui.files, name)
    except (ValueError, OSError):
        return None


class Unfinished(Menu):
    """The menu of unfinished matches, newest first; green continues one."""

    name = "unfinished"
    title = "continue"

    def __init__(self, ui: "Ui") -> None:
        super().__init__(ui)
        self.items = tuple(self.choices())
        self._about: dict[str, Summary | None] = {}

    def choices(self) -> list[str]:
        """Return the items."""
        return unfinished(self.ui)

    def about(self, item: str) -> "Summary | None":
        """Return the Summary of an item, read once; None if its file is damaged."""
        if item not in self._about:
            self._about[item] = about(self.ui, item)
        return self._about[item]

    def label(self, item: str) -> str:
        found = self.about(item)
        say = self.ui.say
        if found is None:
            return say("unreadable")
        title = say.of_game(found.profile.game, "game")
        return say("kept_hand", game=title, hand=found.hand) if found.hand else title

    def value(self, item: str) -> str:
        found = self.about(item)
        return ":".join([str(points) for points in found.scores]) if found else ""

    def text(self) -> str:
        """Return the text of the selected match, with its players."""
        found = self.about(self.items[self.cursor])
        if found is None:
            return super().text()
        say = self.ui.say
        names = [self.ui.player_name(player) for player in found.profile.seats]
        return say.sentences((super().text(), say.listed(names)))

    def choose(self, now_ms: int) -> None:
        item = self.items[self.cursor]
        if item == NOW:
            self.ui.play(now_ms)
        else:
            self.ui.bring_back(item, now_ms)


class GiveUp(Unfinished):
    """The menu of saved matches, oldest first. The chosen one is given up and becomes a record; a new match begins."""

    name = "give_up"
    title = "give_up_one"

    def __init__(self, ui: "Ui", profile: "Profile") -> None:
        super().__init__(ui)
        self._profile = profile

    def choices(self) -> list[str]:
        return kept_names(self.ui.files)[::-1]

    def choose(self, now_ms: int) -> None:
        ui = self.ui
        ui.close()
        try:
            file_as(ui.files, self.items[self.cursor], RECORD)
        except OSError as error:
            ui.notice(ui.say("look"), ui.say("not_kept", reason=error), now_ms)
            return
        ui.begin(self._profile, now_ms)


_SCREENS = {
    "new": Setup,
    "records": Records,
    "settings": SettingsMenu,
    "calibrate": Calibrate,
    "self_test": SelfTest,
}


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
            from tray24.ui.lessons.lesson import Lessons

            ui.open(Lessons(ui), now_ms)
        elif item == "apps":
            from tray24.ui.apps.running import Apps

            ui.open(Apps(ui), now_ms)
        else:
            screen = StarterSetup if item == "new" and ui.starter else _SCREENS[item]
            ui.open(screen(ui), now_ms)

    def back(self, now_ms: int) -> None:
        self.cursor = 0

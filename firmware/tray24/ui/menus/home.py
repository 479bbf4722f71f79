"""The home menu, which opens all other screens, and the menus to continue or to give up an unfinished match."""

from tray24.compat import const
from tray24.match.journal import RECORD, SavedMatch, list_saved_matches, read_saved_match, rename_to_next
from tray24.ui.menus.calibration import CalibrationScreen
from tray24.ui.menus.editors import SettingsMenu
from tray24.ui.menus.power import SelfTestScreen
from tray24.ui.menus.records import RecordsMenu
from tray24.ui.menus.setup import SetupMenu, StarterSetupMenu
from tray24.ui.toolkit.menu import Menu

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from tray24.match.profile import Profile
    from tray24.ui.ui import Ui

NOW = "now"  # the item of the running match


def list_unfinished(ui: "Ui") -> list[str]:
    """Return the unfinished matches that this tray can continue, as items of a menu.

    NOW stands for the running match; then come the files of saved matches, newest first.
    """
    items = [NOW] if ui.match and ui.can_play(ui.match.profile) else []
    for name in list_saved_matches(ui.files):
        summary = _read_summary(ui, name)
        if summary is None or ui.can_play(summary.profile):
            items.append(name)
    return items


def get_summary(ui: "Ui", item: str) -> "SavedMatch | None":
    """Return the SavedMatch of an item: profile, round and scores of the match; None if its file is damaged."""
    match = ui.match
    if match and item == NOW:
        return SavedMatch(match.profile, match.game.hand + 1, match.game.scores)
    return _read_summary(ui, item)


def _read_summary(ui: "Ui", name: str) -> "SavedMatch | None":
    try:
        return read_saved_match(ui.files, name)
    except (ValueError, OSError):
        return None


class UnfinishedMenu(Menu):
    """The menu of unfinished matches, newest first; green continues the selected match."""

    name = "unfinished"
    title = "continue"

    def __init__(self, ui: "Ui") -> None:
        super().__init__(ui)
        self.items = tuple(self.list_items())
        self._summaries: dict[str, SavedMatch | None] = {}

    def list_items(self) -> list[str]:
        """Return the matches of this menu: NOW for the running match, and files of saved ones."""
        return list_unfinished(self.ui)

    def get_summary(self, item: str) -> "SavedMatch | None":
        """Return the SavedMatch of an item, whose file is read only once; None if the file is damaged."""
        if item not in self._summaries:
            self._summaries[item] = get_summary(self.ui, item)
        return self._summaries[item]

    def get_label(self, item: str) -> str:
        summary = self.get_summary(item)
        say = self.ui.say
        if summary is None:
            return say("unreadable")
        title = say.get_game_text(summary.profile.game, "game")
        return say("kept_hand", game=title, hand=summary.hand) if summary.hand else title

    def get_value(self, item: str) -> str:
        summary = self.get_summary(item)
        return ":".join([str(points) for points in summary.scores]) if summary else ""

    def format_text(self) -> str:
        """Return the menu's plain text, with the players of the selected match."""
        summary = self.get_summary(self.items[self.cursor])
        if summary is None:
            return super().format_text()
        say = self.ui.say
        names = [self.ui.get_player_name(player) for player in summary.profile.seats]
        return say.join_sentences((super().format_text(), say.join_list(names)))

    def choose_item(self, now_ms: int) -> None:
        item = self.items[self.cursor]
        if item == NOW:
            self.ui.resume_match(now_ms)
        else:
            self.ui.restore_match(item, now_ms)


class GiveUpMenu(UnfinishedMenu):
    """The menu of saved matches, oldest first, which opens when too many are saved.

    The chosen match is given up and becomes a record; then a new match begins.
    """

    name = "give_up"
    title = "give_up_one"

    def __init__(self, ui: "Ui", profile: "Profile") -> None:
        super().__init__(ui)
        self._profile = profile

    def list_items(self) -> list[str]:
        return list_saved_matches(self.ui.files)[::-1]

    def choose_item(self, now_ms: int) -> None:
        ui = self.ui
        ui.pop_screen()
        try:
            rename_to_next(ui.files, self.items[self.cursor], RECORD)
        except OSError as error:
            ui.show_notice(ui.say("look"), ui.say("not_kept", reason=error), now_ms)
            return
        ui.start_match(self._profile, now_ms)


_SCREENS = {
    "new": SetupMenu,
    "records": RecordsMenu,
    "settings": SettingsMenu,
    "calibrate": CalibrationScreen,
    "self_test": SelfTestScreen,
}


class HomeMenu(Menu):
    """The home menu. Its first item is "continue" if this tray can continue an unfinished match."""

    name = "home"
    title = "title"

    def __init__(self, ui: "Ui") -> None:
        super().__init__(ui)
        self._unfinished_items: list[str] = []  # items of the menu of unfinished matches

    def handle_show(self, now_ms: int) -> None:
        super().handle_show(now_ms)
        items = ["new", "lessons", "records", "settings", "self_test"]
        if self.ui.apps and self.ui.apps.list_names():
            items.insert(2, "apps")
        self._unfinished_items = list_unfinished(self.ui)
        if self._unfinished_items:
            items.insert(0, "continue")
        if self.ui.facts.get("sensors"):
            items.insert(-1, "calibrate")
        if tuple(items) != self.items:
            self.items = tuple(items)
            self.cursor = 0

    def get_value(self, item: str) -> str:
        if item != "continue":
            return ""
        if len(self._unfinished_items) > 1:
            return str(len(self._unfinished_items))
        summary = get_summary(self.ui, self._unfinished_items[0])
        return self.ui.say.get_game_text(summary.profile.game, "game") if summary else ""

    def handle_press(self, button: int, now_ms: int) -> None:
        self.ui.lights.stop_animation()  # the color sweep of power-on continues behind the menu
        super().handle_press(button, now_ms)

    def choose_item(self, now_ms: int) -> None:
        ui = self.ui
        item = self.items[self.cursor]
        if item == "continue" and self._unfinished_items == [NOW]:
            ui.resume_match(now_ms)
        elif item == "continue":
            ui.push_screen(UnfinishedMenu(ui), now_ms)
        elif item == "lessons":
            from tray24.ui.lessons.lesson import LessonsMenu

            ui.push_screen(LessonsMenu(ui), now_ms)
        elif item == "apps":
            from tray24.ui.apps.app_screen import AppsMenu

            ui.push_screen(AppsMenu(ui), now_ms)
        else:
            screen = StarterSetupMenu if item == "new" and ui.is_starter else _SCREENS[item]
            ui.push_screen(screen(ui), now_ms)

    def go_back(self, now_ms: int) -> None:
        self.cursor = 0

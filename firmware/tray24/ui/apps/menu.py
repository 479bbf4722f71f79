"""The menu of apps: one for each file in the tray's folder of apps."""

from tray24.compat import const
from tray24.ui.apps.running import App
from tray24.ui.apps.source import title_of
from tray24.ui.toolkit.menu import Menu

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from tray24.ui.ui import AppsUi

_MOST = const(50)


class Apps(Menu):
    """The menu of apps, by title."""

    ui: "AppsUi"

    name = "apps"
    title = "apps"

    def shown(self, now_ms: int) -> None:
        super().shown(now_ms)
        apps = self.ui.apps
        self.items = tuple(apps.names()[:_MOST])
        self._titles = [title_of(apps, item) for item in self.items]

    def label(self, item: str) -> str:
        return self._titles[self.items.index(item)]

    def choose(self, now_ms: int) -> None:
        if self.items:
            self.ui.open(App(self.ui, self.items[self.cursor]), now_ms)

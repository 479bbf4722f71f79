"""The home menu: where the tray waits, and what it opens."""

from tray24.ui.menus import Menu

# What a new match needs: all at once a short press would be lost while it is imported.
_AHEAD = ("rules.uno", "rules.shedding", "rules.halves", "rules.basic", "match.profile", "ui.setup")


class Home(Menu):
    """Where the tray waits: Continue first when a match was left or cut off."""

    name = "home"
    title = "title"

    def shown(self, now_ms):
        super().shown(now_ms)
        self._ahead = 0
        items = ["new", "records", "settings", "self_test"]
        if self.ui.match:
            items.insert(0, "continue")
        if self.ui.facts.get("sensors"):
            items.insert(-1, "calibrate")
        if tuple(items) != self.items:
            self.items = tuple(items)
            self.cursor = 0

    def tick(self, now_ms):
        if self._ahead < len(_AHEAD):
            __import__("tray24." + _AHEAD[self._ahead])
            self._ahead += 1

    def press(self, button, now_ms):
        self.ui.lights.rest()  # power-on's sweep of colors goes on behind the menu
        super().press(button, now_ms)

    def choose(self, now_ms):
        ui = self.ui
        item = self.items[self.cursor]
        if item == "continue":
            ui.play(now_ms)
        else:
            ui.open(self._screen(item), now_ms)

    def _screen(self, item):
        """The screen of an item; each is imported when it is opened."""
        if item == "new":
            from tray24.ui.setup import Setup

            return Setup(self.ui)
        if item == "records":
            from tray24.ui.records import Records

            return Records(self.ui)
        if item == "settings":
            from tray24.ui.editors import SettingsMenu

            return SettingsMenu(self.ui)
        if item == "calibrate":
            from tray24.ui.calibrate import Calibrate

            return Calibrate(self.ui)
        from tray24.ui.power import SelfTest

        return SelfTest(self.ui)

    def back(self, now_ms):
        self.cursor = 0

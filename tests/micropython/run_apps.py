"""Run apps on any interpreter, on a user interface without hardware, and print what the display shows.

The arguments are files of apps; each is started through the menu, and gets some presses.
"""

import sys

from bare_apps import BareApps
from bare_files import BareFiles

from tray24.pins import BLUE, GREEN, RED, YELLOW
from tray24.sense.events import DOWN, HOLD, UP
from tray24.ui.ui import Ui

STEP_MS = 4
PRESSES = (GREEN, RED, BLUE, 2, YELLOW, GREEN, BLUE, BLUE, 5, GREEN)


class RandomBits:
    """A generator of random bits that makes the same sequence on every interpreter."""

    def __init__(self):
        self._bits = 1

    def __call__(self):
        self._bits = (self._bits * 1103515245 + 12345) & 0x7FFFFFFF
        return self._bits >> 1


class AppUi:
    """A user interface of a tray with apps, and the clock that drives it."""

    def __init__(self, sources):
        self.apps = BareApps(sources)
        self.files = BareFiles()
        self.ui = Ui(self.files, RandomBits(), {"version": "test"}, None, self.apps)
        self.now_ms = 0
        self.wait_ms(1000)

    def wait_ms(self, ms):
        """Let time pass."""
        end_ms = self.now_ms + ms
        while self.now_ms < end_ms:
            self.now_ms += STEP_MS
            self.ui.tick(self.now_ms)
            self.ui.render_frame(self.now_ms)
            del self.ui.sounds[:]

    def press_button(self, button):
        """Press and release a button."""
        self.ui.handle_button(DOWN, button, self.now_ms)
        self.wait_ms(40)
        self.ui.handle_button(UP, button, self.now_ms)
        self.wait_ms(40)

    def exit_app(self):
        """Exit the app by holding the red key."""
        self.ui.handle_button(DOWN, RED, self.now_ms)
        self.wait_ms(1000)
        self.ui.handle_button(HOLD, RED, self.now_ms)
        self.ui.handle_button(UP, RED, self.now_ms)

    def choose_item(self, item):
        """Choose an item of the menu."""
        while self.ui.screen.items[self.ui.screen.cursor] != item:
            self.press_button(BLUE)
        self.press_button(GREEN)

    def run_app(self, name):
        """Start an app, press buttons for a minute, and yield the texts on the display."""
        self.choose_item(name)
        self.wait_ms(1500)
        for button in PRESSES:
            if self.ui.screen.name != "app":
                break
            self.press_button(button)
            self.wait_ms(6000)
            yield "%s: %s %s" % (name, self.ui.format_text(), sum(self.ui.lights.frame))
        if self.ui.screen.name == "app":
            self.exit_app()
            yield "%s: left, saved %s" % (name, self.apps.load(name))
        else:
            yield "%s: %s %s" % (name, self.ui.screen.name, self.ui.format_text())
            if self.ui.screen.name == "notice":
                self.press_button(GREEN)
        yield "%s, %d app modules" % (self.ui.screen.name, "tray" in sys.modules)


def run_apps(paths):
    """Yield the texts of the display while each app runs, and the lines that apps have printed."""
    sources = {}
    for path in paths:
        with open(path, "rb") as file:
            sources[path.split("/")[-1][:-3]] = file.read()
    table = AppUi(sources)
    table.choose_item("apps")
    for name in sorted(sources):
        for line in table.run_app(name):
            yield line
    for line in table.apps.printed.split("\n"):
        if line and not line.startswith("  "):
            yield line


if __name__ == "__main__":
    for text in run_apps(sys.argv[1:]):
        print(text)

"""Virtual trays (rigs) on which apps are installed, for the tests of apps."""

from simulator.tray.apps import Apps, MemoryStore, find_examples
from simulator.tray.rig import Rig

STARTED_MS = 1200  # how to leave is shown until then
STEP_MS = 40


class AppRig(Rig):
    """A rig with apps.

    `printed` is the text that apps have printed, `store` holds their files, `clock_s` is the host's time.
    """

    def __init__(self, other_apps=None, store=None, sensors=False, new_apps=Apps, **sources):
        """Plug in a virtual tray with apps: each keyword of `sources` is an app's name, its value the source.

        `store` stores these apps, by default in memory. `other_apps` is a second store, such as a folder with examples.
        `sensors` says whether the tray has sensors; `new_apps` creates the collection of the apps in both stores.
        """
        self.printed = ""
        self.clock_s = 0.0
        self.store = store or MemoryStore()
        self.store.content.update({f"{name}.py": _to_bytes(source) for name, source in sources.items()})
        super().__init__(
            sensors=sensors, apps=new_apps(self.store, other_apps, clock=lambda: self.clock_s, print_output=self._print)
        )
        self.boot()

    def _print(self, text):
        self.printed += text

    def open_app(self, name):
        """Start an app through the menu, and wait until it has been set up."""
        self._run_intent(self.presses.open_app(name))
        self.wait_ms(STARTED_MS)

    @property
    def is_running(self):
        return self.ui.screen.name == "app"

    def press_and_wait(self, name, wait_ms=STEP_MS):
        """Press a button, then let `wait_ms` of the tray's time pass, so that the app notices the press."""
        self.press(name)
        self.wait_ms(wait_ms)

    def list_colors(self):
        """Return the color of each slot's light, for all slots."""
        return [self.read_led(slot).color for slot in range(24)]


def _to_bytes(source):
    return source.encode() if isinstance(source, str) else source


def open_example(name):
    """Return a rig in which the example app of this name is running."""
    rig = AppRig(other_apps=find_examples())
    rig.open_app(name)
    assert rig.is_running, rig.read_display()
    return rig

"""Trays with apps for the tests."""

from simulator.tray.apps import Apps, MemoryPlace, examples
from simulator.tray.rig import Rig

STARTED_MS = 1200  # how to leave is shown until then
STEP_MS = 40


class AppRig(Rig):
    """A rig with apps: `told` is what they have printed, `place` has their files, `clock_s` is the host's time."""

    def __init__(self, others=None, place=None, sensors=False, new_apps=Apps, **sources):
        """Plug in a tray with these apps: name=source.

        `others` are apps from a folder or its like; `new_apps` creates the collection of all apps.
        """
        self.told = ""
        self.clock_s = 0.0
        self.place = place or MemoryPlace()
        self.place.content.update({f"{name}.py": _bytes(source) for name, source in sources.items()})
        super().__init__(sensors=sensors, apps=new_apps(self.place, others, clock=lambda: self.clock_s, out=self._tell))
        self.boot()

    def _tell(self, text):
        self.told += text

    def open(self, name):
        """Start an app through the menu, and wait until it has been set up."""
        self._do(self.fingers.open_app(name))
        self.wait_ms(STARTED_MS)

    @property
    def runs(self):
        return self.ui.screen.name == "app"

    def tap(self, name, wait_ms=STEP_MS):
        """Press a button, and wait until the app has seen it."""
        self.press(name)
        self.wait_ms(wait_ms)

    def colors(self):
        """Return the color that each slot shows."""
        return [self.slot(slot).color for slot in range(24)]


def _bytes(source):
    return source.encode() if isinstance(source, str) else source


def example(name):
    """Return a rig in which this example runs."""
    rig = AppRig(others=examples())
    rig.open(name)
    assert rig.runs, rig.read_display()
    return rig

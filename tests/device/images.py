"""The image under test, and flashes of trays with given files."""

from functools import lru_cache

from host_tools.build import building

HANGS_MS = 5000  # time after power-on at which a tray of `hanging` hangs


@lru_cache
def release():
    """Return the released image, or one built from the current sources if they have changed since."""
    return building.current()


def flash(files=None):
    """Return the 2 MB of a Pico's flash: the image, and a file system with `files` {path: bytes}."""
    from simulator.pico.flash import flash_of
    from simulator.pico.storage import with_files

    return with_files(flash_of(release().uf2), files or {})


def twin(**settings):
    """Return a flash with the settings of a tray with two LEDs a slot."""
    from simulator.tray.files import settings_of

    return flash({f"data/{name}": data for name, data in settings_of(tray_kind="twin", **settings).items()})


# A boot.py that causes the fault named in the file /hang, once.
HANG = f"""
import os, asyncio, time
from tray24.sense.sensing import Sensing
try:
    with open("/hang") as file:
        kind = file.read()
    os.remove("/hang")
except OSError:
    kind = ""
if kind:
    own = Sensing.scan
    def scan(sensing, now_ms):
        if time.ticks_ms() > {HANGS_MS}:
            while kind == "busy":
                pass
            Sensing.pause_ms = 1 << 28
            return 0
        return own(sensing, now_ms)
    Sensing.scan = scan
"""


def hanging(kind, files):
    """Return a flash with files whose tray hangs once, HANGS_MS after power-on: "busy" in a loop, or "asleep"."""
    return flash({"hang": kind.encode(), "boot.py": HANG.encode(), **files})

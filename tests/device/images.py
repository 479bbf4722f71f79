"""The firmware image that is tested, and the contents of a Pico's flash with this image and given files."""

from functools import lru_cache

from host_tools.build import firmware_image

HANGS_MS = 5000  # time after power-on at which a tray of `make_hanging_flash` hangs


@lru_cache
def get_release():
    """Return the released image, or one built from the current sources if they have changed since."""
    return firmware_image.get_current_release()


def make_flash(files=None):
    """Return the 2 MB of a Pico's flash: the image, and a file system with `files` {path: bytes}."""
    from simulator.pico.flash import build_flash
    from simulator.pico.storage import replace_files

    return replace_files(build_flash(get_release().uf2), files or {})


def make_twin_flash(**settings):
    """Return the bytes of a flash whose settings are those of a twin tray (two LEDs a slot), and `settings`."""
    from simulator.tray.files import format_settings

    return make_flash({f"data/{name}": data for name, data in format_settings(tray_kind="twin", **settings).items()})


# A boot.py that causes the fault named in the file /hang, once.
HANG = f"""
import os, asyncio, time
from tray24.sense.slots import Sensing
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


def make_hanging_flash(kind, files):
    """Return the bytes of a flash with `files` and a tray that hangs once, HANGS_MS after power-on.

    `kind` is "busy" for an endless loop, or "asleep".
    """
    return make_flash({"hang": kind.encode(), "boot.py": HANG.encode(), **files})

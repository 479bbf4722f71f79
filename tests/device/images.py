"""Flash images of a tray with files of one's own in it."""

from functools import lru_cache

from host_tools import bundle, firmware, image

HANGS_MS = 5000  # after power-on a tray of `hanging` does


@lru_cache
def compiled():
    """The tray's own files, compiled once: not to be changed."""
    return bundle.make()


def flash(files=None, bundled=None):
    """The 2 MB of a Pico's flash: MicroPython and the tray, and `files` {path: bytes} beside it or in its place."""
    from simulator.pico.machine import flash_of

    system, _ = image.file_system({**(bundled or compiled()), **(files or {})})
    whole = bytearray(flash_of(firmware.uf2_path().read_bytes()))
    whole[image.FS_OFFSET : image.FS_OFFSET + len(system)] = system
    return bytes(whole)


# Before main.py: what the file /hang asks for happens once.
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
    """A flash, with files, whose tray hangs once, HANGS_MS after power-on: "busy" in a loop, or "asleep" for days."""
    bundled = dict(compiled())
    bundled[bundle.MAIN] = bundle.fitted(HANG).encode() + bundled[bundle.MAIN]
    return flash({"hang": kind.encode(), **files}, bundled)

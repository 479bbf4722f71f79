"""Flash images of a tray with files of one's own in it."""

from host_tools import bundle, firmware, image


def flash(files=None, bundled=None):
    """The 2 MB of a Pico's flash: MicroPython and the tray, and `files` {path: bytes} beside it or in its place."""
    from simulator.pico.machine import flash_of

    system, _ = image.file_system({**(bundled or bundle.make()), **(files or {})})
    whole = bytearray(flash_of(firmware.uf2_path().read_bytes()))
    whole[image.FS_OFFSET : image.FS_OFFSET + len(system)] = system
    return bytes(whole)


# Before main.py: what the file /hang asks for happens two seconds later, once.
HANG = """
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
        if time.ticks_ms() > 12000:
            while kind == "busy":
                pass
            Sensing.pause_ms = 1 << 28
            return 0
        return own(sensing, now_ms)
    Sensing.scan = scan
"""


def hanging(kind):
    """A flash whose tray hangs 12 seconds after it was switched on: "busy" in a loop, or "asleep" for three days."""
    files = bundle.make()
    files[bundle.MAIN] = bundle.fitted(HANG).encode() + files[bundle.MAIN]
    return flash({"hang": kind.encode()}, files)

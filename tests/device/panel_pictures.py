"""The pictures of tray24.device.panel, drawn by the desktop's MicroPython: it has the same framebuf and font."""

from functools import lru_cache

from host_tools import micropython
from host_tools.checkout import FIRMWARE

DRAW = """
import sys
sent = []
class I2C:
    def __init__(self, *arguments, **more):
        pass
    def writeto(self, address, data):
        sent.append(data)
    def writevto(self, address, parts):
        sent.append(b"".join(parts))
class machine:
    pass
machine.I2C = I2C
machine.Pin = lambda number: number
sys.modules["machine"] = machine
from tray24.device import panel
panel.show(getattr(panel, sys.argv[1]))
print(b"".join([data[1:] for data in sent if data[:1] == panel.DATA]).hex())
"""


@lru_cache
def picture(name, folder):
    """Return the 1024 bytes that the display receives for these lines of panel.py."""
    script = folder / "draw_panel.py"
    script.write_text(DRAW)
    done = micropython.run(script, [name], path=[FIRMWARE], capture=True, timeout_s=60)
    assert done.returncode == 0, done.stdout + done.stderr
    return bytes.fromhex(done.stdout.strip())

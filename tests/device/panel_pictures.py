"""Pictures of the texts in tray24.device.panel, drawn by MicroPython on the desktop, which has the same font."""

import json
from functools import lru_cache

from host_tools import micropython
from tray24.ports import DISPLAY_PAGES

ROOMY, FIRST_COLUMN = 144, 8  # columns of a picture with margins at both sides, and the column where its texts begin
DRAW = f"""
import framebuf, json, sys
sent = []
class I2C:
    def __init__(self, *arguments, **more):
        pass
    def writeto(self, address, data):
        sent.append(data.hex())
    def writevto(self, address, parts):
        sent.append(b"".join(parts).hex())
class Pin:
    OPEN_DRAIN = PULL_UP = 0
    def __init__(self, *arguments, **more):
        pass
    def value(self):
        return 1
    def on(self):
        pass
    off = on
class machine:
    pass
machine.I2C = I2C
machine.Pin = Pin
sys.modules["machine"] = machine
from tray24.device import panel
lines = getattr(panel, sys.argv[1])
panel.show_text(lines)
roomy = bytearray({ROOMY * DISPLAY_PAGES})
for number, line in enumerate(("TRAY 24\\n\\n" + lines).split("\\n")):
    framebuf.FrameBuffer(roomy, {ROOMY}, 64, framebuf.MONO_VLSB).text(line, {FIRST_COLUMN}, 9 * number)
print(json.dumps([sent, roomy.hex()]))
"""


@lru_cache
def _draw_text(name, folder):
    """Return the bytes that panel.py sends to the display for a text (`name`), and its picture with margins."""
    script = folder / "draw_panel.py"
    script.write_text(DRAW)
    result = micropython.run_script(script, [name], path=[], capture=True, timeout_s=60)
    assert result.returncode == 0, result.stdout + result.stderr
    transfers, roomy_buffer = json.loads(result.stdout)
    return [bytes.fromhex(data) for data in transfers], bytes.fromhex(roomy_buffer)


def render_picture(name, folder, controller=None):
    """Return the 1024 bytes that a controller, by default an SSD1306, shows for a text of panel.py."""
    from simulator.pico.ssd1306 import Controller

    chip = (controller or Controller)()
    for control, *data in _draw_text(name, folder)[0]:
        for byte in data:
            chip.write_data(byte) if control == 0x40 else chip.write_command(byte)
    return chip.screen


def render_padded_rows(name, folder):
    """Return the picture of a text of panel.py with margins: one row of bytes for every 8 rows of pixels."""
    roomy_buffer = _draw_text(name, folder)[1]
    return [roomy_buffer[at : at + ROOMY] for at in range(0, len(roomy_buffer), ROOMY)]

"""A short match by keys, run alike by CPython and MicroPython: what display, lights and text were, step by step."""

from binascii import crc32

from bare_files import BareFiles

from tray24.pins import GREEN
from tray24.sense.events import DOWN, HOLD, UP
from tray24.ui.ui import Ui

_STEPS = 160


def _press(ui, button, now_ms, held=False):
    ui.event(DOWN, button, now_ms)
    if held:
        ui.event(HOLD, button, now_ms + 1000)
    ui.event(UP, button, now_ms + 1010)


def seen():
    """One line a step."""
    ui = Ui(BareFiles(), lambda: 2024, {"version": "1"})
    now_ms = 0
    for _ in range(200):
        now_ms += 20
        ui.tick(now_ms)
    _press(ui, GREEN, now_ms)
    _press(ui, 0, now_ms)
    _press(ui, 1, now_ms, True)
    _press(ui, 3, now_ms, True)
    _press(ui, GREEN, now_ms)
    lines = []
    for _ in range(_STEPS):
        now_ms += 950
        ui.tick(now_ms)
        lines.append("%08x %08x %s" % (crc32(ui.canvas.buffer), crc32(ui.frame(now_ms)), ui.text()))
        if ui.screen.kind != "wait":
            _press(ui, GREEN, now_ms)
            now_ms += 1010
    return lines


if __name__ == "__main__":
    print("\n".join(seen()))

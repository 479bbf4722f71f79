"""Play short matches with the keys, and record display, lights and text after each step.

They are the same on CPython and MicroPython.
"""

import sys
from binascii import crc32

from bare_files import BareFiles

from tray24 import games
from tray24.pins import BLUE, GREEN
from tray24.sense.events import DOWN, HOLD, UP
from tray24.ui.ui import Ui

_STEPS = 130
_LOOKS = 9  # steps between two views of the open hands


def _press(ui, button, now_ms, held=False):
    ui.handle_button(DOWN, button, now_ms)
    if held:
        ui.handle_button(HOLD, button, now_ms + 1000)
    ui.handle_button(UP, button, now_ms + 1010)


def _settle(ui, now_ms):
    """Let time pass until the dealer has dealt and the picture is drawn; return the time."""
    for _ in range(20):
        now_ms += 20
        ui.tick(now_ms)
    return now_ms


def record_match(game, language="en"):
    """Play a match with a bot with the keys, beginning at the home menu. Return a line of text for each step."""
    ui = Ui(BareFiles(), lambda: 2024, {"version": "1"})
    ui.settings.set("language", language)
    ui.configure()
    now_ms = _settle(ui, 0)
    while ui.screen.name != "home":  # past power-on
        now_ms = _settle(ui, now_ms)
    _press(ui, GREEN, now_ms)  # a new match
    _press(ui, 0, now_ms)
    _press(ui, 3, now_ms, True)
    _press(ui, BLUE, now_ms)
    for _ in range(games.list_games().index(game)):
        _press(ui, GREEN, now_ms)
    for _ in range(len(ui.screen.items) - 1):
        _press(ui, BLUE, now_ms)
    _press(ui, GREEN, now_ms)
    lines = []
    for step in range(_STEPS):
        if step % _LOOKS == 0:
            _press(ui, BLUE, now_ms, True)  # shows the open hands; green closes them
        now_ms = _settle(ui, now_ms + 600)
        lines.append("%08x %08x %s" % (crc32(ui.canvas.buffer), crc32(ui.render_frame(now_ms)), ui.format_text()))
        if ui.screen.prompt != "wait":
            for _ in range(step % 3):
                _press(ui, BLUE, now_ms)
            _press(ui, GREEN, now_ms)
            now_ms += 1010
    return lines


if __name__ == "__main__":
    print("\n".join(record_match(*sys.argv[1:])))

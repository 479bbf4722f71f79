"""Play lessons with the keys, and record display, lights and screen text after each answer.

They are the same on CPython and MicroPython.
"""

import sys
from binascii import crc32

from bare_files import BareFiles

from tray24.pins import BLUE, GREEN
from tray24.sense.events import DOWN, UP
from tray24.ui.lessons.lesson import ASKING, CHECK, Lesson
from tray24.ui.ui import Ui

_ANSWERS = 120


def _format_screen(ui, now_ms):
    for _ in range(20):
        ui.tick(now_ms)
    return "%08x %08x %s" % (crc32(ui.canvas.buffer), crc32(ui.render_frame(now_ms)), ui.format_text())


def record_lesson(game, language="en"):
    """Return a line of text for each answer in a lesson: each step gets a wrong answer, then the right ones."""
    ui = Ui(BareFiles(), lambda: 2024, {"version": "1"})
    ui.settings.set("language", language)
    ui.configure()
    ui.tick(0)
    screen = Lesson(ui, game)
    ui.push_screen(screen, 0)
    lines = []
    tried_number = -1  # the last step that was answered wrongly
    now_ms = 0
    while ui.screen is screen and len(lines) < _ANSWERS:
        now_ms += 1000
        if screen.stage == ASKING:
            is_right = tried_number == screen.number
            tried_number = screen.number
            _enter_answer(ui, screen, is_right, now_ms)
        else:
            _press(ui, GREEN, now_ms)
        lines.append(_format_screen(ui, now_ms))
    return lines


def _enter_answer(ui, screen, is_right, now_ms):
    """Enter all right items of a lesson's step, or one wrong item."""
    found = [item for item in screen.step.items if screen.is_right(item) == is_right]
    if not found or not screen.step.several:
        found = found[:1] or screen.step.items[:1]
    for item in (found if is_right else found[:1]) + ([CHECK] if screen.step.several else []):
        while screen.items[screen.cursor] != item:
            _press(ui, BLUE, now_ms)
        _press(ui, GREEN, now_ms)


def _press(ui, button, now_ms):
    ui.handle_button(DOWN, button, now_ms)
    ui.handle_button(UP, button, now_ms + 20)


if __name__ == "__main__":
    print("\n".join(record_lesson(*sys.argv[1:])))

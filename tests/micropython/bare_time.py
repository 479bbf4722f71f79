"""The time and the buttons of a tray without hardware, with a small scheduler; for CPython and MicroPython."""

from tray24.pins import BLUE, GREEN, YELLOW

try:
    from types import coroutine
except ImportError:
    coroutine = None  # MicroPython awaits plain generators


def _sleep(ms):
    yield ms


sleep_ms = coroutine(_sleep) if coroutine else _sleep


class BareTime:
    """A clock that advances only in `wait_ms` and methods that call it; `contacts` is the mask of pressed buttons."""

    def __init__(self):
        self.now_ms = 0
        self.contacts = 0
        self._tasks = []

    def start_tray(self, tray):
        """Start the tray's tasks."""
        self._tasks = [[0, task] for task in tray.create_tasks()]

    def ticks_ms(self):
        return self.now_ms

    def wait_ms(self, ms):
        end_ms = self.now_ms + ms
        while True:
            due = min(self._tasks, key=lambda sleeper: sleeper[0])
            if due[0] > end_ms:
                break
            self.now_ms = due[0]
            due[0] += due[1].send(None)
        self.now_ms = end_ms

    def press_button(self, button, ms=20):
        self.contacts = 1 << button
        self.wait_ms(ms)
        self.contacts = 0
        self.wait_ms(60)

    def begin_bots_match(self):
        """Begin a match of two bots with electronic dice, by ten presses of buttons after power-on."""
        self.wait_ms(200)
        self.press_button(GREEN)
        self.press_button(GREEN)
        self.press_button(0, 1100)
        self.press_button(3, 1100)
        self.press_button(BLUE)
        self.press_button(YELLOW)
        self.press_button(GREEN)

"""Apps on the emulated Pico: it compiles them, its timer interrupts them, and they are removed from memory."""

import images
import prepared_matches
import pytest

from simulator.pico.rig import read_lines
from simulator.pico.storage import read_files
from simulator.tray.apps import find_examples
from simulator.tray.optics import Optics
from simulator.tray.rig import LedColor
from tray24.pins import BLUE, GREEN, RED, SLOTS

START_MS = 4000
FAILS_MS = 6000  # the start, a second of the app, the notice
WATCHDOG_MS = 12_000
APPS_ITEM = 3  # of the home menu, below Continue
FREE_BYTES = 140_000  # of the heap, while an app runs and a match is interrupted
KEPT_BYTES = 3000  # by modules that the first fault imports, and by what is drawn

MEASURING_APP = b"""import gc, tray
def setup():
    gc.collect()
    tray.text(0, "free %d" % gc.mem_free())
    tray.fill("green")
def update(now_ms):
    if "blue" in tray.pressed():
        tray.fill("blue")
"""
CRASHING_APP = b"import tray\ndef update(now_ms):\n    tray.light(24, 'red')\n"
HANGING_APP = b"n = 0\ndef update(now_ms):\n    global n\n    while True:\n        n += 1\n"
GREEDY_APP = b"a = None\ndef update(now_ms):\n    global a\n    while True: a = (a, 1)\n"
STUBBORN_APP = HANGING_APP.replace(b"    while True:\n", b"    while True:\n      try:\n       while True:\n").replace(
    b"        n += 1\n", b"        n += 1\n      except:\n        pass\n"
)


class AppMenuPico:
    """A Pico with apps and an unfinished match, whose display shows the menu of apps."""

    def __init__(self, new_tray, **sources):
        files = {f"apps/{name}.py": source for name, source in sources.items()}
        files |= {
            "data/match.t24": prepared_matches.PreparedRound("basic", 1).journal,
            "data/settings.txt": b"coach=off\n",
        }
        self.tray = new_tray(images.make_flash(files), Optics(1), quick_display=True)
        self.names = sorted(sources)
        self.cursor = 0
        self.wait_for_text("Continue", START_MS)
        for button in [BLUE] * APPS_ITEM + [GREEN]:
            self.press_button(button)
        self.wait_for_text("APPS", START_MS)
        self.journal = read_files(self.tray.get_flash_image())["match.t24"]

    @property
    def text(self):
        return " ".join(read_lines(self.tray.screen))

    def wait_for_text(self, text, limit_ms):
        """Let time pass until the display shows these words."""
        self.tray.run_until(lambda: text in self.text, limit_ms, step_ms=50)

    def press_button(self, button, ms=100):
        self.tray.set_contact(button, True)
        self.tray.run_ms(ms)
        self.tray.set_contact(button, False)
        self.tray.run_ms(150)

    def start_app(self, name):
        """Start an app from the menu of apps."""
        for _ in range((self.names.index(name) - self.cursor) % len(self.names)):
            self.press_button(BLUE)
        self.cursor = self.names.index(name)
        self.press_button(GREEN)

    def run_failing_app(self, name, text):
        """Start an app that fails, wait for the reason on the display, and return to the menu."""
        self.start_app(name)
        self.wait_for_text(text, FAILS_MS)
        self.press_button(GREEN)
        self.wait_for_text("APPS", START_MS)

    def measure_free_bytes(self):
        """Return the free heap that the app `measure` displays, and exit the app."""
        self.start_app("measure")
        self.wait_for_text("free ", START_MS)
        self.tray.run_ms(100)
        assert self.list_colors() == ["green"] * SLOTS
        self.press_button(BLUE)
        assert self.list_colors() == ["blue"] * SLOTS
        free_bytes = int(self.text.split("free ")[1].split()[0])
        self.press_button(RED, ms=1200)
        self.wait_for_text("APPS", START_MS)
        return free_bytes

    def list_colors(self):
        frame = self.tray.frame
        return [LedColor(*frame[at : at + 3]).color for at in range(0, 3 * SLOTS, 3)]

    def is_match_intact(self):
        return read_files(self.tray.get_flash_image())["match.t24"] == self.journal


def test_apps_run_fail_and_hang_and_leave_match_and_memory_as_they_were(new_tray):
    menu = AppMenuPico(new_tray, measure=MEASURING_APP, crash=CRASHING_APP, hang=HANGING_APP, greedy=GREEDY_APP)
    free_bytes = menu.measure_free_bytes()
    assert free_bytes > FREE_BYTES
    menu.run_failing_app("crash", "crash.py, line 3")
    menu.run_failing_app("hang", "than a second")
    menu.run_failing_app("greedy", "more memory")
    assert abs(menu.measure_free_bytes() - free_bytes) < KEPT_BYTES
    assert menu.is_match_intact()
    assert menu.tray.resets == 0 and menu.tray.text == ""


@pytest.mark.long
def test_the_largest_example_runs(new_tray):
    name, path = max(find_examples().items(), key=lambda item: item[1].stat().st_size)
    menu = AppMenuPico(new_tray, **{name: path.read_bytes()})
    menu.start_app(name)
    menu.tray.run_ms(1500)
    menu.press_button(GREEN)
    menu.tray.run_ms(1500)
    assert "line" not in menu.text and "APPS" not in menu.text
    menu.press_button(RED, ms=1200)
    menu.wait_for_text("APPS", START_MS)
    assert menu.tray.resets == 0


@pytest.mark.long
def test_an_app_that_catches_its_interrupts_is_named_after_the_restart(new_tray):
    menu = AppMenuPico(new_tray, stuck=STUBBORN_APP)
    menu.start_app("stuck")
    menu.tray.run_until(lambda: menu.tray.resets, WATCHDOG_MS, step_ms=100)
    menu.wait_for_text("stuck has stopped", START_MS)
    assert menu.is_match_intact()
    menu.press_button(GREEN)
    menu.wait_for_text("Continue", START_MS)
    assert menu.tray.resets == 1

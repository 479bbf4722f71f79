"""A fake of the emulated tray, for tests of the command pico without the emulator."""

from simulator.pico.flash import FLASH_BYTES
from tray24.pins import GREEN
from tray24.ports import DISPLAY_BYTES, FRAME_BYTES

BLANK = b"\xff" * FLASH_BYTES


class FakeTray:
    """A fake of the emulated tray that records what is done to it.

    A press of green writes the bytes `written` to its flash.
    """

    def __init__(self, image=BLANK, optics=None, quick_display=True, plugged=True, kind="full"):
        self.image, self.optics = image, optics
        self.kind = kind
        self.plugged, self.is_in_bootsel = plugged, False
        self.screen, self.frame = bytes(DISPLAY_BYTES), bytes(FRAME_BYTES)
        self.beside = bytes(FRAME_BYTES) if kind == "twin" else b""
        self.resets = 0
        self.now_us = 0.0
        self.done = []  # (ms, what)
        self.written = b"green"

    def get_flash_image(self):
        return self.image

    def set_contact(self, button, closed, clean=False):
        self._note("close" if closed else "open", button)
        if closed and button == GREEN:
            self.image = self.image[: -len(self.written)] + self.written

    def plug_in(self):
        self.plugged, self.is_in_bootsel = True, False
        self._note("plug in")

    def pull_plug(self):
        self.plugged = self.is_in_bootsel = False
        self._note("pull plug")

    def hold_bootsel(self):
        self.plugged, self.is_in_bootsel = False, True
        self._note("hold bootsel")

    def reset_chip(self):
        self.resets += 1
        self._note("reset")

    def pop_bytes(self):
        return b""

    def type_keys(self, data):
        pass

    def run_ms(self, ms):
        self.now_us += 1000 * ms

    def _note(self, *event):
        self.done.append((self.now_us / 1000, *event))

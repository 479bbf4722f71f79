"""The SSD1306 display, sent in parts of a page: no call waits longer than 2 ms for it, whether or not it is connected.

micropython-lib's ssd1306 driver sends whole pictures, which take 24 ms each.
"""

# pyright: reportUndefinedVariable=false
# ruff: noqa: F821
from time import ticks_ms

import micropython

from tray24.compat import const, ticks_add, ticks_diff
from tray24.device.panel import ADDRESS, DATA, START, bus
from tray24.pins import DISPLAY_WIDTH
from tray24.ports import DISPLAY_BYTES

_PART = const(64)  # columns: 1.5 ms with its address byte, plus 0.2 ms for the preceding command
_AGAIN_MS = const(1000)  # between attempts to start a missing display


@micropython.viper
def _take(shadow: ptr32, buffer: ptr32, first: int, last: int) -> int:
    """Copy parts first to last - 1 of buffer into shadow; return a bit for each changed part."""
    changed = 0
    at = first * (_PART // 4)
    for part in range(first, last):
        end = at + _PART // 4
        while at < end:
            four = buffer[at]
            if shadow[at] != four:
                shadow[at] = four
                changed |= 1 << part
            at += 1
    return changed


class Display:
    """The display: `show` copies pages into a shadow, `step` sends changed parts. `present`: the display has answered.

    A display that was lost is restarted once it answers, and receives the whole picture.
    """

    def __init__(self):
        self._bus = bus()
        self._shadow = bytearray(DISPLAY_BYTES)
        self._view = memoryview(self._shadow)
        self._where = bytearray(b"\x00\x21\x00\x00\x22\x00\x00")  # columns, pages: 10.1.4, 10.1.5
        self._data = [DATA, None]
        self._all = (1 << DISPLAY_BYTES // _PART) - 1
        self._dirty = self._all
        self._again_ms = ticks_ms()
        self.present = False
        self.pictures = 0  # number shown so far
        self._start()

    def show(self, buffer, first_page, last_page):
        """Copy these pages of a buffer of DISPLAY_BYTES; `step` sends the changes."""
        self.pictures += 1
        width = DISPLAY_WIDTH // _PART
        self._dirty |= _take(self._shadow, buffer, first_page * width, (last_page + 1) * width)

    def step(self):
        """Send one part. Return True if another part waits."""
        if not self.present:
            if ticks_diff(ticks_ms(), self._again_ms) >= 0:
                self._start()
            return False
        dirty = self._dirty
        if not dirty:
            return False
        part = 0
        while not dirty >> part & 1:
            part += 1
        self._dirty = dirty & ~(1 << part)
        self._send(part)
        return self.present and bool(self._dirty)

    def _start(self):
        try:
            self._bus.writeto(ADDRESS, START)
            self.present = True
            self._dirty = self._all
        except OSError:
            self._lost()

    def _send(self, part):
        width = DISPLAY_WIDTH // _PART
        column = part % width * _PART
        where = self._where
        where[2] = column
        where[3] = column + _PART - 1
        where[5] = where[6] = part // width
        self._data[1] = self._view[part * _PART : (part + 1) * _PART]
        try:
            self._bus.writeto(ADDRESS, where)
            self._bus.writevto(ADDRESS, self._data)
        except OSError:
            self._lost()

    def _lost(self):
        self.present = False
        self._again_ms = ticks_add(ticks_ms(), _AGAIN_MS)

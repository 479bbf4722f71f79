"""The driver of the display.

It sends parts of a page (8 rows of dots), so that no call takes longer than 2 ms, even if no display answers.
micropython-lib's ssd1306 driver sends whole pictures, which take 24 ms each.
"""

# pyright: reportUndefinedVariable=false
# ruff: noqa: F821
from time import ticks_ms  # pyright: ignore[reportAttributeAccessIssue] # MicroPython's

import micropython

from tray24.compat import const, ticks_add, ticks_diff
from tray24.device.panel import ADDRESS, DATA, PLACE, SH1106_COLUMN, START, open_bus
from tray24.pins import DISPLAY_WIDTH
from tray24.ports import DISPLAY_BYTES

_PART = const(64)  # columns: 1.5 ms with its address byte, plus 0.2 ms for the preceding command
_RETRY_MS = const(1000)  # between attempts to start a missing display
_RESTART_MS = const(2000)  # between starts of a display that answers


@micropython.viper
def _copy_parts(shadow: ptr32, buffer: ptr32, first: int, last: int) -> int:
    """Copy the parts `first` to `last` - 1 of a picture, from `buffer` into `shadow`. A part is half of a page.

    Return a bit for each part that has changed.
    """
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
    """The driver of the display, which sends only what has changed.

    `show_pages` copies pages (8 rows of dots each) into the shadow, a copy of the picture. `send_next` sends a changed
    part of it. `present` is True while the display answers. A display that was lost is started again once it answers,
    and then receives the whole picture. A display that has lost its registers and memory (by static, or a dip of its
    supply) still answers. So after a change of the picture the start sequence and all parts are sent again, at most
    every 2 s; on a good display nobody sees this.
    """

    def __init__(self) -> None:
        self._shadow = bytearray(DISPLAY_BYTES)
        self._view = memoryview(self._shadow)
        self._cursor = bytearray(PLACE)
        self._data = [DATA, None]
        self._column = 0  # column of the controller's memory that the left edge shows
        self._all_parts = (1 << DISPLAY_BYTES // _PART) - 1
        self._changed_parts = 0  # mask of the parts to send first
        self._stale_parts = 0  # mask of the parts to send again: the display may have lost them
        self._is_stale = False  # a picture was shown after the last start
        self.present = False
        self.pictures = 0  # number of pictures shown so far
        self._start(ticks_ms())

    def set_controller(self, controller: str) -> None:
        """Set the controller of the display, "ssd1306" or "sh1106". `send_next` then sends the whole picture again."""
        self._column = SH1106_COLUMN if controller == "sh1106" else 0
        self._changed_parts = self._all_parts

    def show_pages(self, buffer: bytearray, first_page: int, last_page: int) -> None:
        """Copy the pages from `first_page` to `last_page` (8 rows of dots each) of `buffer` into the shadow.

        `send_next` sends what has changed.
        """
        self.pictures += 1
        self._is_stale = True
        width = DISPLAY_WIDTH // _PART
        self._changed_parts |= _copy_parts(self._shadow, buffer, first_page * width, (last_page + 1) * width)

    def send_next(self) -> bool:
        """Start the display if that is due, else send one changed part of the picture.

        Return True if another part waits.
        """
        now_ms = ticks_ms()
        if ticks_diff(now_ms, self._due_ms) >= 0:
            if self._is_stale or not self.present:
                self._start(now_ms)
                return self.present
            self._due_ms = now_ms  # a time long past would seem to be in the future once the clock wraps
        parts = self._changed_parts or self._stale_parts
        if not (parts and self.present):
            return False
        part = 0
        while not parts >> part & 1:
            part += 1
        self._changed_parts &= ~(1 << part)
        self._stale_parts &= ~(1 << part)
        self._send_part(part)
        return self.present and bool(self._changed_parts | self._stale_parts)

    def _start(self, now_ms: int) -> None:
        try:
            if not self.present:
                self._bus = open_bus()
            self._bus.writeto(ADDRESS, START)
        except OSError:
            self._mark_lost()
            return
        self.present = True
        self._is_stale = False
        self._stale_parts = self._all_parts
        self._due_ms = ticks_add(now_ms, _RESTART_MS)

    def _send_part(self, part: int) -> None:
        width = DISPLAY_WIDTH // _PART
        column = part % width * _PART + self._column
        cursor = self._cursor
        cursor[1] = 0xB0 | part // width
        cursor[2] = column & 15
        cursor[3] = 0x10 | column >> 4
        self._data[1] = self._view[part * _PART : (part + 1) * _PART]
        try:
            self._bus.writeto(ADDRESS, cursor)
            self._bus.writevto(ADDRESS, self._data)
        except OSError:
            self._mark_lost()

    def _mark_lost(self) -> None:
        self.present = False
        self._due_ms = ticks_add(ticks_ms(), _RETRY_MS)

"""The SSD1306 display, a part of a page at a time: nothing else waits longer than 2 ms for it, nor when it is absent.

Sequence and values of the start are those of the SSD1306 datasheet (rev 1.1), section 10 and its flow chart at the
end; micropython-lib's ssd1306 driver starts it the same way, but sends whole pictures, 24 ms each.
"""

# pyright: reportUndefinedVariable=false
# ruff: noqa: F821
from time import ticks_ms

import micropython
from machine import I2C, Pin

from tray24.compat import const, ticks_add, ticks_diff
from tray24.pins import DISPLAY_SCL, DISPLAY_SDA, DISPLAY_WIDTH
from tray24.ports import DISPLAY_BYTES

_ADDRESS = const(0x3C)  # 8.1.5: SA0 low
_HZ = const(400_000)
_PART = const(64)  # columns: 1.5 ms with its address byte, and 0.2 ms to say where they go
_TIMEOUT_US = const(4000)  # of one transfer, when the bus hangs
_AGAIN_MS = const(1000)  # an absent display is looked for this often

_DATA = b"\x40"  # control byte, 8.1.5.2

_START = bytes(
    (
        0x00,  # commands follow
        0xAE,  # off
        0x20, 0x00,  # addresses run along a page
        0x40,  # first line 0
        0xA1,  # segments reversed: the connector is at the top
        0xA8, 63,  # 64 rows
        0xC8,  # rows reversed
        0xD3, 0,  # no offset
        0xDA, 0x12,  # alternative pins, as 64 rows have
        0xD5, 0x80,  # its own clock as it comes
        0xD9, 0xF1,  # precharge for the internal supply
        0xDB, 0x30,  # VCOMH 0.83 VCC
        0x81, 0xFF,  # contrast
        0xA4,  # show the memory
        0xA6,  # light on dark
        0x8D, 0x14,  # charge pump on
        0xAF,  # on
    )
)  # fmt: skip


@micropython.viper
def _take(shadow: ptr32, buffer: ptr32, first: int, last: int) -> int:
    """Copy parts first to last - 1 of buffer into shadow; a bit for each part in which something was new."""
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
    """`show` takes pages over into a shadow; `step` sends one part of what has changed. `present` is what is known.

    A display that is lost is started again once it answers, and gets the whole picture.
    """

    def __init__(self):
        self._bus = I2C(0, scl=Pin(DISPLAY_SCL), sda=Pin(DISPLAY_SDA), freq=_HZ, timeout=_TIMEOUT_US)
        self._shadow = bytearray(DISPLAY_BYTES)
        self._view = memoryview(self._shadow)
        self._where = bytearray(b"\x00\x21\x00\x00\x22\x00\x00")  # columns, pages: 10.1.4, 10.1.5
        self._data = [_DATA, None]
        self._all = (1 << DISPLAY_BYTES // _PART) - 1
        self._dirty = self._all
        self._again_ms = ticks_ms()
        self.present = False
        self.pictures = 0  # taken over so far
        self._start()

    def show(self, buffer, first_page, last_page):
        """Take over these pages of a buffer of DISPLAY_BYTES; `step` sends what is new in them."""
        self.pictures += 1
        width = DISPLAY_WIDTH // _PART
        self._dirty |= _take(self._shadow, buffer, first_page * width, (last_page + 1) * width)

    def step(self):
        """Send one part. True when there is more to be sent at once."""
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
            self._bus.writeto(_ADDRESS, _START)
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
            self._bus.writeto(_ADDRESS, where)
            self._bus.writevto(_ADDRESS, self._data)
        except OSError:
            self._lost()

    def _lost(self):
        self.present = False
        self._again_ms = ticks_add(ticks_ms(), _AGAIN_MS)

"""Texts on the display while the tray does not run, drawn only with MicroPython's own modules.

The display is an SSD1306 of 128 x 64 dots. The start sequence and its values are those of its datasheet (rev 1.1),
section 10 and the flow chart at its end.
"""

import framebuf
from machine import I2C, Pin

from tray24.compat import const
from tray24.pins import DISPLAY_HEIGHT, DISPLAY_SCL, DISPLAY_SDA, DISPLAY_WIDTH

ADDRESS = const(0x3C)  # 8.1.5: SA0 low
HZ = const(400_000)
TIMEOUT_US = const(4000)  # of one transfer, if the bus hangs
DATA = b"\x40"  # control byte, 8.1.5.2
START = bytes(
    (
        0x00,  # commands follow
        0xAE,  # off
        0x20, 0x00,  # addresses advance along a page
        0x40,  # first line 0
        0xA1,  # segments reversed: the connector is at the top
        0xA8, 63,  # 64 rows
        0xC8,  # rows remapped
        0xD3, 0,  # no offset
        0xDA, 0x12,  # alternative pin configuration, for 64 rows
        0xD5, 0x80,  # internal clock at its default
        0xD9, 0xF1,  # precharge for the internal supply
        0xDB, 0x30,  # VCOMH 0.83 VCC
        0x81, 0xFF,  # contrast
        0xA4,  # display the memory
        0xA6,  # light on dark
        0x8D, 0x14,  # charge pump on
        0xAF,  # on
    )
)  # fmt: skip
_WHOLE = b"\x00\x21\x00\x7f\x22\x00\x07"  # all columns, all pages: 10.1.4, 10.1.5
_ROW = const(9)  # dots from line to line; letters of framebuf's font are 8 x 8

# At most 16 letters a line and 7 lines.
STOPPED = ("TRAY 24", "", "Stopped by the", "computer on USB.", "To go on, unplug", "it and plug it", "in again.")
CRASHED = (
    "TRAY 24",
    "",
    "Stopped: faults",
    "again and again.",
    "Unplug it, plug",
    "it in again. See",
    "tray24 doctor.",
)
CANNOT_START = (
    "TRAY 24",
    "",
    "It cannot start.",
    "Flash it again:",
    "./tray24 flash",
    "or drag the file",
    "onto its drive.",
)
FOREIGN = ("TRAY 24", "", "Data not of a", "tray are in this", "Pico. To erase", "them for good,", "hold green 5 s.")
UNWRITABLE = ("TRAY 24", "", "The flash of the", "Pico cannot be", "written: try", "another Pico.")
ERASING = ("TRAY 24", "", "Erasing ...")


def bus():
    """Return the I2C bus of the display."""
    return I2C(0, scl=Pin(DISPLAY_SCL), sda=Pin(DISPLAY_SDA), freq=HZ, timeout=TIMEOUT_US)


def show(lines):
    """Start the display and show these lines: 25 ms in all. Without a display do nothing."""
    data = bytearray(DISPLAY_WIDTH * DISPLAY_HEIGHT // 8)
    picture = framebuf.FrameBuffer(data, DISPLAY_WIDTH, DISPLAY_HEIGHT, framebuf.MONO_VLSB)
    for number, line in enumerate(lines):
        picture.text(line, 0, _ROW * number)
    try:
        wires = bus()
        wires.writeto(ADDRESS, START)
        wires.writeto(ADDRESS, _WHOLE)
        for at in range(0, len(data), DISPLAY_WIDTH):
            wires.writevto(ADDRESS, (DATA, data[at : at + DISPLAY_WIDTH]))
    except OSError:
        pass  # there is no display, or a loose wire

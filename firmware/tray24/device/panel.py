"""Short texts on the display while the tray's program does not run, drawn only with MicroPython's own modules.

The display has 128 x 64 dots and one of two controllers, SSD1306 or SH1106. Both understand the same start sequence and
page addressing. The sequence and its values are those of the SSD1306's datasheet (rev 1.1), section 10 and the flow
chart at its end. An SH1106 does not know the commands 0x20 and 0x8D. It takes their arguments for commands that set a
column, and its own charge pump is on from the start (its datasheet, V2.3, commands 1, 2 and 10).
"""

import framebuf
from machine import I2C, Pin

from tray24.compat import const
from tray24.pins import DISPLAY_HEIGHT, DISPLAY_SCL, DISPLAY_SDA

ADDRESS = const(0x3C)  # 8.1.5: SA0 low
HZ = const(400_000)
TIMEOUT_US = const(4000)  # of one transfer, if the bus hangs
_CLOCKS = const(9)  # of a byte
_EIO = const(5)
DATA = b"\x40"  # control byte, 8.1.5.2
# Sent again while a picture is shown: it must not switch the display off.
START = bytes(
    (
        0x00,  # commands follow
        0x20, 0x02,  # page addressing
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
PLACE = b"\x00\xb0\x00\x10"  # page, column's low and high four bits: 10.1.13, 10.1.1, 10.1.2
SH1106_COLUMN = const(2)  # its memory has 132 columns, and the glass shows those from here on
# Whatever the controller, columns 2 to 127 of its memory are shown. So texts begin at column 1: the first and last
# column of a whole line are blank. In an SSD1306 columns 128 and 129 come after 127 at 0 and 1, and are blank, too.
_COLUMNS = const(130)
_MARGIN = const(1)
_ROW = const(9)  # dots from line to line; letters of framebuf's font are 8 x 8

# At most 16 letters a line and 7 lines. No line begins with t or ends with M, W, m or w: they fill the outer column.
STOPPED = "Stopped by the\ncomputer on USB.\nTo go on, unplug\nit and plug it\nin again."
CRASHED = "Stopped: faults\nagain and again.\nUnplug it, plug\nit in again. See\n./tray24 doctor."
CANNOT_START = "It cannot start.\nFlash it again:\n./tray24 flash\nor drag the file\nonto its drive."
FOREIGN = "This Pico holds\nother data. Hold\ngreen for 5 s to\nerase them for\ngood."
UNWRITABLE = "The flash of the\nPico cannot be\nwritten: try\nanother Pico."
ERASING = "Erasing ..."


def open_bus() -> "I2C":
    """Return the I2C bus of the display. Raise OSError if something keeps one of its two lines low.

    If the chip was reset in the middle of a byte, the display holds the data line low. It releases the line after at
    most nine clock pulses and a stop condition (UM10204, 3.1.16), which this function sends. It needs no pauses between
    pulses, because MicroPython is slow enough.
    """
    clock = Pin(DISPLAY_SCL, Pin.OPEN_DRAIN, Pin.PULL_UP, value=1)
    data = Pin(DISPLAY_SDA, Pin.OPEN_DRAIN, Pin.PULL_UP, value=1)
    for _ in range(_CLOCKS):
        if data.value():
            break
        clock.off()
        clock.on()
    clock.off()
    data.off()
    clock.on()
    data.on()
    if not (clock.value() and data.value()):
        raise OSError(_EIO)
    return I2C(0, scl=clock, sda=data, freq=HZ, timeout=TIMEOUT_US)


def show_text(text: str) -> None:
    """Start the display and show the lines of `text` below a title. Without a display do nothing.

    This takes 27 ms.
    """
    data = bytearray(_COLUMNS * DISPLAY_HEIGHT // 8)
    picture = framebuf.FrameBuffer(data, _COLUMNS, DISPLAY_HEIGHT, framebuf.MONO_VLSB)
    for number, line in enumerate(("TRAY 24\n\n" + text).split("\n")):
        picture.text(line, _MARGIN, _ROW * number)
    cursor = bytearray(PLACE)
    try:
        bus = open_bus()
        bus.writeto(ADDRESS, START)
        for at in range(0, len(data), _COLUMNS):
            bus.writeto(ADDRESS, cursor)
            bus.writevto(ADDRESS, (DATA, data[at : at + _COLUMNS]))
            cursor[1] += 1
    except OSError:
        pass  # there is no display, or a loose wire

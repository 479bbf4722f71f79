"""The LittleFS file system in the Pico's last megabyte.

Updates of the firmware leave it alone, and it is never erased without asking a person.
"""

import time

import _rp2  # pyright: ignore[reportMissingImports] (on the device only)
import vfs
from machine import Pin

from tray24.compat import const
from tray24.device import panel
from tray24.pins import BUTTON_PINS, GREEN

# Blocks that VfsLfs2.mkfs writes: a file system that is new, or whose creation was cut off, has no data in others.
_FIRST_FREE_BLOCK = const(2)
_BLOCK_BYTES = const(4096)
_PROGRAM_BYTES = const(256)  # the flash is programmed in pages
_GET_BLOCK_COUNT = const(4)  # of ioctl: the number of blocks
_HOLD_MS = const(5000)  # hold the green button this long to erase the flash
_POLL_MS = const(50)


def mount() -> bool:
    """Mount the file system at "/"; create it first if the flash is erased.

    Return False, and leave the flash as it is, if it holds other data. Raise OSError if the flash cannot be written.
    """
    flash = _rp2.Flash()
    try:
        file_system = vfs.VfsLfs2(flash, progsize=_PROGRAM_BYTES)
    except OSError:
        if not is_blank():
            return False
        file_system = _make_file_system(flash)
    vfs.mount(file_system, "/")
    return True


def is_mounted() -> bool:
    """Return whether a file system is mounted."""
    return bool(vfs.mount())


def is_blank() -> bool:
    """Return whether the flash is erased. The first blocks, which a new file system writes, are not checked."""
    flash = _rp2.Flash()
    block = bytearray(_BLOCK_BYTES)
    erased_block = b"\xff" * _BLOCK_BYTES
    for number in range(_FIRST_FREE_BLOCK, flash.ioctl(_GET_BLOCK_COUNT, 0)):
        flash.readblocks(number, block)
        if block != erased_block:
            return False
    return True


def ask_to_erase() -> bool:
    """Ask a person to hold the green button, then erase the flash and mount a new file system. Ctrl-C ends the wait.

    Ask only if the flash holds data that are not a tray's. Return False if the flash cannot be written; the display
    then says so.
    """
    if not is_blank():
        panel.show_text(panel.FOREIGN)
        print(
            "The flash holds data that are not a tray's. To erase them: from tray24.device import storage;"
            " storage.erase()"
        )
        green_pin = Pin(BUTTON_PINS[GREEN], Pin.IN, Pin.PULL_UP)
        held_ms = 0
        while held_ms < _HOLD_MS:
            time.sleep_ms(_POLL_MS)  # pyright: ignore[reportAttributeAccessIssue] # MicroPython's
            held_ms = 0 if green_pin.value() else held_ms + _POLL_MS
    panel.show_text(panel.ERASING)
    try:
        erase()
    except OSError:
        panel.show_text(panel.UNWRITABLE)
        print("The flash cannot be written: try another Pico.")
        return False
    return True


def erase() -> None:
    """Erase the flash's content and mount a new file system. Call this only if a person asks for it.

    May raise OSError.
    """
    vfs.mount(_make_file_system(_rp2.Flash()), "/")


def _make_file_system(flash: "_rp2.Flash") -> "vfs.VfsLfs2":
    vfs.VfsLfs2.mkfs(flash, progsize=_PROGRAM_BYTES)
    return vfs.VfsLfs2(flash, progsize=_PROGRAM_BYTES)

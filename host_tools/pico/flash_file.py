"""The file that keeps the flash of the emulated Pico between two runs: its 2 MB unchanged."""

import time
from collections.abc import Callable
from pathlib import Path

from host_tools.errors import Failure
from host_tools.files import write_whole
from simulator.given_files import MOST_UF2_BYTES, read_given
from simulator.pico.flash import FLASH_BYTES
from simulator.pico.machine import PicoTray
from simulator.texts import HostTexts

texts = HostTexts("pico")

_LOOK_S = 1.0  # between two reads of the flash
_LATEST_S = 10.0  # a flash that keeps changing is written this often


def read(file: Path) -> bytes | None:
    """Return the flash in the file; None when there is no file, or an empty one. Raise Failure or OSError."""
    try:
        data = read_given(file, MOST_UF2_BYTES)
    except FileNotFoundError:
        return None
    if data and len(data) != FLASH_BYTES:
        raise Failure(texts("no-flash", file=file, count=len(data), bytes=FLASH_BYTES))
    return data or None


class FlashFile:
    """Write the tray's flash to a file: when it has changed and rests, when the plug is pulled, and at the end."""

    def __init__(self, file: Path, holds: bytes | None, tray: PicoTray, now_s: Callable[[], float] = time.monotonic):
        """Keep the flash of `tray` in `file`; `holds` is what `read` has returned."""
        self._file, self._tray, self._now_s = file, tray, now_s
        self._written = self._seen = holds or b""
        self._written_s = self._look_s = now_s()
        self._was_plugged = tray.plugged

    def turn(self) -> None:
        """Write the file when it is time; call this often. Raise OSError."""
        now_s = self._now_s()
        unplugged = self._was_plugged and not self._tray.plugged
        self._was_plugged = self._tray.plugged
        if unplugged:
            self.save()
        elif now_s >= self._look_s:
            self._look_s = now_s + _LOOK_S
            image = self._tray.flash_image()
            rests = image == self._seen
            self._seen = image
            if image != self._written and (rests or now_s >= self._written_s + _LATEST_S):
                self.save()

    def save(self) -> None:
        """Write the file unless it has the flash's content already. Raise OSError."""
        image = self._tray.flash_image()
        if image != self._written:
            self._written_s = self._now_s()
            write_whole(self._file, image)
            self._written = image

"""The serial port of an emulated Pico, with pyserial's interface. The Pico's time passes while the port is read."""

import errno

from simulator.pico.machine import PicoTray
from simulator.texts import HostTexts

_STEP_MS = 0.5
_ENDLESS_MS = 20_000
_say = HostTexts("pico")


class SerialPort:
    """The part of a port that mpremote needs. OSError when the tray has lost power or was reset, as on a real board."""

    def __init__(self, tray: PicoTray):
        self._tray = tray
        self._resets = tray.resets
        self._came = bytearray()

    def inWaiting(self) -> int:
        if not self._came:
            self._wait()
        return len(self._came)

    def read(self, size: int = 1) -> bytes:
        end_us = self._tray.now_us + 1000 * _ENDLESS_MS
        while len(self._came) < size and self._tray.now_us < end_us:
            self._wait()
        data = bytes(self._came[:size])
        del self._came[:size]
        return data

    def write(self, data: bytes) -> int:
        self._check()
        self._tray.type(data)
        return len(data)

    def flush(self) -> None:
        pass

    def close(self) -> None:
        pass

    def _wait(self) -> None:
        self._check()
        self._tray.run_ms(_STEP_MS)
        self._check()
        self._came += self._tray.take_bytes()

    def _check(self) -> None:
        if not self._tray.plugged or self._tray.resets != self._resets:
            raise OSError(errno.EIO, _say("board-gone"))

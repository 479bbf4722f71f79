"""An emulated Pico's USB over TCP and a folder: its serial port for one client at a time, and the drive of BOOTSEL.

With them everything that talks to a board can be tried without one: socket://127.0.0.1:PORT is its port for pyserial and
mpremote, and a UF2 file copied into the folder is taken as the chip's ROM takes it from its drive: block by block as it
comes, so that a copy can be cut off.
"""

import contextlib
import socket
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from simulator.pico.machine import PicoTray, blocks_of

INFO = "INFO_UF2.TXT"
# As the boot ROM of an RP2040 has it (RP2040 datasheet 2.8.4.1).
_INFO_TEXT = "UF2 Bootloader v3.0\r\nModel: Raspberry Pi RP2\r\nBoard-ID: RPI-RP2\r\n"
_STEP_MS = 2
_LATE_S = 0.01
_SEND_S = 5.0
_CHUNK = 4096


class Drive:
    """The folder that is the chip's drive while `tray` waits in BOOTSEL.

    A folder does not tell which bytes of a file are new: a file that has changed is given to the ROM again from its
    beginning, and the ROM ignores the blocks that it has.
    """

    def __init__(self, tray: PicoTray, folder: Path):
        self._tray, self.folder = tray, folder
        self._given: dict[str, tuple[int, int]] = {}  # name -> size and time of the last change, as the ROM has it

    def turn(self) -> None:
        """Show the drive or take it away, and pass to the ROM what has come since."""
        info = self.folder / INFO
        if not self._tray.in_bootsel:
            if info.exists():
                self._clear()
            return
        if not info.exists():
            self.folder.mkdir(parents=True, exist_ok=True)
            info.write_text(_INFO_TEXT, newline="")
        for path in sorted(self.folder.glob("*"), key=_changed):
            if path.suffix.lower() == ".uf2" and self._give(path):
                self._clear()
                return

    def _give(self, path: Path) -> bool:
        """Pass a file that has changed to the ROM. Return True when that has restarted the chip."""
        now = _changed(path)
        if self._given.get(path.name) == now:
            return False
        self._given[path.name] = now
        with contextlib.suppress(OSError):  # it is renamed or gone
            for block in blocks_of(path.read_bytes()):
                if self._tray.take_block(block):
                    return True
        return False

    def _clear(self) -> None:
        """Empty the drive, which is gone."""
        self._given.clear()
        for path in (*self.folder.glob("*.[uU][fF]2"), self.folder / INFO):
            path.unlink(missing_ok=True)


def _changed(path: Path) -> tuple[int, int]:
    """Return when the file was changed last, and its size."""
    try:
        told = path.stat()
    except OSError:
        return 0, 0
    return told.st_mtime_ns, told.st_size


class SerialServer:
    """Serves the tray's serial port at `address`. A reset or a pulled plug ends the connection, as on a real board.

    `paced`: device time goes on at most as fast as the wall's; what the emulator is too slow for is not made up. `clock`
    has `monotonic` and `sleep`.
    """

    def __init__(self, tray: PicoTray, port: int = 0, host: str = "127.0.0.1", paced: bool = True, clock: Any = time):
        self._tray = tray
        self._paced = paced
        self._clock = clock
        self._due_s = clock.monotonic()
        self._listener = socket.create_server((host, port))
        self._listener.setblocking(False)
        self._client: socket.socket | None = None
        self._next: socket.socket | None = None  # has come while there was a client, who may have gone meanwhile
        self._resets = tray.resets

    @property
    def address(self) -> tuple[str, int]:
        return self._listener.getsockname()[:2]

    @property
    def port(self) -> str:
        """As pyserial and mpremote name it."""
        return "socket://{}:{}".format(*self.address)

    def serve(self, after_each: Callable[[], None] = lambda: None, until: Callable[[], bool] = lambda: False) -> None:
        """Let time pass for the tray; after each few ms of it the function is called."""
        while not until():
            self.turn()
            after_each()

    def turn(self) -> None:
        """Let a few ms of the tray's time pass."""
        self._receive()
        self._tray.run_ms(_STEP_MS)
        if self._tray.resets != self._resets or not self._tray.plugged:
            self._resets = self._tray.resets
            self._hang_up()
        self._send()
        if self._paced:
            self._pace()

    def _pace(self) -> None:
        """Wait until real time has caught up. Make up what a sleep or a step took too long, but not more."""
        now_s = self._clock.monotonic()
        self._due_s = max(self._due_s + _STEP_MS / 1000, now_s - _LATE_S)
        self._clock.sleep(max(0.0, self._due_s - now_s))

    def close(self) -> None:
        self._hang_up()
        self._refuse_next()
        self._listener.close()

    def _receive(self) -> None:
        if self._next is None:
            with contextlib.suppress(BlockingIOError):
                self._next, _ = self._listener.accept()
        if not self._tray.plugged:
            self._refuse_next()
            return
        if self._client is None:
            self._client, self._next = self._next, None
            if self._client:
                self._client.setblocking(False)
                self._tray.take_bytes()  # what was said to nobody
            return
        try:
            data = self._client.recv(_CHUNK)
        except BlockingIOError:
            self._refuse_next()
            return
        except OSError:
            data = b""
        if data:
            self._tray.type(data)
        else:
            self._hang_up()

    def _refuse_next(self) -> None:
        """Close the connection at once: the first client is still there, or there is no board to talk to.

        What the next one has typed would reach the board later, when nobody waits for the answer.
        """
        if self._next:
            self._next.close()
            self._next = None

    def _send(self) -> None:
        data = self._tray.take_bytes() if self._client else b""
        if not data or self._client is None:
            return
        try:
            self._client.settimeout(_SEND_S)
            self._client.sendall(data)
            self._client.setblocking(False)
        except OSError:
            self._hang_up()

    def _hang_up(self) -> None:
        if self._client:
            self._client.close()
            self._client = None

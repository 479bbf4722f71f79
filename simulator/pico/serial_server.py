"""An emulated Pico's USB: its serial port, as an object like pyserial's or over TCP, and its BOOTSEL drive as a folder.

With the server every program that talks to a board can be tried without a board: socket://127.0.0.1:PORT is its port
for pyserial and mpremote. A UF2 file copied into the folder is passed to the chip's ROM block by block as it arrives,
so that a copy can be interrupted.
"""

import contextlib
import errno
import socket
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from simulator.input_files import MAX_UF2_BYTES, read_input_file
from simulator.pico.flash import split_blocks
from simulator.pico.machine import PicoTray
from simulator.texts import HostTexts
from simulator.tray.link_server import (
    BrowserConnection,
    IncomingBytes,
    PortGuard,
    ReplyRouter,
    get_busy_text,
    open_listener,
    refuse_program,
)

_READ_MS = 0.5
_MAX_READ_MS = 20_000
_say = HostTexts("pico")
INFO = "INFO_UF2.TXT"
# The same text as in the boot ROM of an RP2040 (RP2040 datasheet 2.8.4.1).
_INFO_TEXT = "UF2 Bootloader v3.0\r\nModel: Raspberry Pi RP2\r\nBoard-ID: RPI-RP2\r\n"
_STEP_MS = 2
_MAX_LATE_S = 0.01
_SEND_S = 5.0
_MAX_PENDING_BYTES = 4096  # at most, until the tray's USB takes them


class SerialPort:
    """An emulated Pico's serial port, with the methods that mpremote needs.

    The methods raise OSError when the tray has lost power or was reset, as on a real board.
    """

    def __init__(self, tray: PicoTray):
        self._tray = tray
        self._resets = tray.resets
        self._buffer = bytearray()

    def inWaiting(self) -> int:
        if not self._buffer:
            self._wait_for_bytes()
        return len(self._buffer)

    def read(self, size: int = 1) -> bytes:
        end_us = self._tray.now_us + 1000 * _MAX_READ_MS
        while len(self._buffer) < size and self._tray.now_us < end_us:
            self._wait_for_bytes()
        data = bytes(self._buffer[:size])
        del self._buffer[:size]
        return data

    def write(self, data: bytes) -> int:
        self._check_power()
        self._tray.type_keys(data)
        return len(data)

    def flush(self) -> None:
        pass

    def close(self) -> None:
        pass

    def _wait_for_bytes(self) -> None:
        self._check_power()
        self._tray.run_ms(_READ_MS)
        self._check_power()
        self._buffer += self._tray.pop_bytes()

    def _check_power(self) -> None:
        if not self._tray.plugged or self._tray.resets != self._resets:
            raise OSError(errno.EIO, _say("board-gone"))


class Drive:
    """The folder that serves as the chip's drive while `tray` waits in BOOTSEL mode for a UF2 file.

    A folder does not tell which bytes of a file are new. So a file that has changed is passed to the ROM again from its
    beginning, and the ROM ignores the blocks that it already has.
    """

    def __init__(self, tray: PicoTray, folder: Path):
        self._tray, self.folder = tray, folder
        # Name -> time of last change and size, of files passed to the ROM.
        self._passed_changes: dict[str, tuple[int, int]] = {}

    def update(self) -> None:
        """Create the folder when the drive appears, empty it when the drive goes, and pass new data to the ROM."""
        info = self.folder / INFO
        if not self._tray.is_in_bootsel:
            if info.exists():
                self._clear()
            return
        if not info.exists():
            self.folder.mkdir(parents=True, exist_ok=True)
            info.write_text(_INFO_TEXT, newline="")
        for path in sorted(self.folder.glob("*"), key=_get_change):
            if path.suffix.lower() == ".uf2" and self._pass_file(path):
                self._clear()
                return

    def _pass_file(self, path: Path) -> bool:
        """Pass a UF2 file that has changed to the ROM. Return True when that has restarted the chip."""
        change = _get_change(path)
        if self._passed_changes.get(path.name) == change:
            return False
        self._passed_changes[path.name] = change
        with contextlib.suppress(OSError):  # the file was renamed or removed, or cannot be on a drive
            for block in split_blocks(read_input_file(path, MAX_UF2_BYTES)):
                if self._tray.write_block(block):
                    return True
        return False

    def _clear(self) -> None:
        """Empty the folder, because the drive has gone."""
        self._passed_changes.clear()
        for path in (*self.folder.glob("*.[uU][fF]2"), self.folder / INFO):
            path.unlink(missing_ok=True)


def _get_change(path: Path) -> tuple[int, int]:
    """Return the time of a file's last change in nanoseconds, and its size; (0, 0) if it is gone."""
    try:
        status = path.stat()
    except OSError:
        return 0, 0
    return status.st_mtime_ns, status.st_size


class SerialServer:
    """A TCP server for the emulated tray's serial port, at `address`.

    A reset or a power cut ends the connection, as on a real board. With `paced` device time advances at most as fast as
    the wall clock. If the emulator is slow, device time falls behind and does not catch up. `clock` has `monotonic` and
    `sleep`, as the module `time` does.
    """

    def __init__(self, tray: PicoTray, port: int = 0, host: str = "127.0.0.1", paced: bool = True, clock: Any = time):
        self._tray = tray
        self._paced = paced
        self._clock = clock
        self._due_s = clock.monotonic()
        self._listener = open_listener(host, port)
        self._listener.setblocking(False)
        self._client: socket.socket | None = None
        self._guard = PortGuard()
        self._incoming: IncomingBytes | None = None  # of the client
        self._router = ReplyRouter()
        self._next_client: socket.socket | None = None  # a connection that arrived while there was a client
        self._resets = tray.resets

    @property
    def address(self) -> tuple[str, int]:
        return self._listener.getsockname()[:2]

    @property
    def port(self) -> str:
        """The port's name for pyserial and mpremote."""
        return "socket://{}:{}".format(*self.address)

    def serve(
        self, after_each: Callable[[], None] = lambda: None, should_stop: Callable[[], bool] = lambda: False
    ) -> None:
        """Serve until `should_stop()` is true: let time pass for the tray, and call `after_each` after every few ms."""
        while not should_stop():
            self.step()
            after_each()

    def step(self) -> None:
        """Let a few ms of the tray's time pass."""
        self._receive()
        self._tray.run_ms(_STEP_MS)
        if self._tray.resets != self._resets or not self._tray.plugged:
            self._resets = self._tray.resets
            self._router = ReplyRouter()
            self._disconnect()
        self._send_output()
        if self._paced:
            self._pace()

    def _pace(self) -> None:
        """Wait until real time has caught up with device time.

        If real time is ahead, because a sleep or step took too long, device time catches up by a limited amount only.
        """
        now_s = self._clock.monotonic()
        self._due_s = max(self._due_s + _STEP_MS / 1000, now_s - _MAX_LATE_S)
        self._clock.sleep(max(0.0, self._due_s - now_s))

    def close(self) -> None:
        self._disconnect()
        self._refuse_next()
        self._listener.close()

    def _receive(self) -> None:
        if self._next_client is None:
            with contextlib.suppress(BlockingIOError):
                self._next_client, _ = self._listener.accept()
        if not self._tray.plugged:
            self._refuse_next()
            return
        if self._client is None or self._incoming is None:
            self._client, self._next_client = self._next_client, None
            if self._client:
                self._client.setblocking(False)
                self._guard = PortGuard()
                self._incoming = IncomingBytes(self._client)
                self._begin_connection()
            return
        room = _MAX_PENDING_BYTES - self._tray.typed_bytes
        try:
            if room <= 0:
                if self._next_client and self._incoming.has_disconnected():
                    self._disconnect()
                else:
                    self._refuse_next()
                return
            data = self._incoming.receive(room)
            admitted_data = self._guard.filter_bytes(data) if data else b""
        except BlockingIOError:
            self._refuse_next()
            return
        except (OSError, BrowserConnection):
            data = admitted_data = b""
        if admitted_data:
            self._router.note_requests(admitted_data)
            self._tray.type_keys(admitted_data)
        if not data:
            self._disconnect()

    def _begin_connection(self) -> None:
        """Begin a connection: drop output and input that are left from the time before the connection."""
        self._router.select_replies(self._tray.pop_bytes())
        unread_count = self._tray.typed_bytes
        self._tray.drop_typed()
        if end_of_line := self._router.begin_connection(unread_count):
            self._tray.type_keys(end_of_line)

    def _refuse_next(self) -> None:
        """Refuse a second connection, and send it the reason.

        If the connection had to wait instead, the tray might answer a program that has given up by then.
        """
        if self._next_client:
            reason = _say("waits-for-uf2" if self._tray.is_in_bootsel else "no-power")
            refuse_program(self._next_client, get_busy_text() if self._tray.plugged else reason)
            self._next_client = None

    def _send_output(self) -> None:
        data = self._router.select_replies(self._tray.pop_bytes()) if self._client else b""
        if not data or self._client is None:
            return
        try:
            self._client.settimeout(_SEND_S)
            self._client.sendall(data)
            self._client.setblocking(False)
        except OSError:
            self._disconnect()

    def _disconnect(self) -> None:
        if self._client:
            self._client.close()
            self._client = None

"""Finding and opening the port of the tray, and explanations why it cannot be opened.

A port is named as mpremote names it: a device (/dev/ttyACM0, COM3), a0, u0 or c0 for short, id:SERIAL for the board
with that serial number, or an address such as socket://127.0.0.1:2424 for an emulated one.
"""

import argparse
import errno
import re
import socket
import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING

from host_tools import optional
from host_tools.errors import Failure
from host_tools.link.client import Stream
from simulator.texts import HostTexts

if TYPE_CHECKING:
    from serial import Serial
    from serial.tools.list_ports_common import ListPortInfo


say = HostTexts("link")

# USB vendor id of Raspberry Pi and product id of a Pico with MicroPython: ports/rp2/mpconfigport.h, boards/RPI_PICO.
VENDOR_ID = 0x2E8A
PRODUCT_ID = 0x0005
SOCKET = "socket://"
_SHORT = {"a": "/dev/ttyACM", "u": "/dev/ttyUSB", "c": "COM"}
_READ_S = 0.05
_WRITE_S = 5.0


@dataclass(frozen=True)
class Board:
    """A Pico with MicroPython that the system has found."""

    port: str
    serial: str  # the board's serial number


class PortFailure(Failure):
    """A port cannot be opened."""


def add_port_argument(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--port", metavar=say("metavar-port"), help=say("help-port"))


def list_boards() -> list[Board]:
    """Return all Picos with MicroPython that the system has found."""
    return [
        Board(port.device, port.serial_number or "?")
        for port in sorted(_list_comports(), key=lambda port: port.device)
        if (port.vid, port.pid) == (VENDOR_ID, PRODUCT_ID)
    ]


def is_socket(name: str) -> bool:
    """Return whether the name is an address, not a device: an emulated tray's or the simulator's."""
    return name.startswith(SOCKET)


def find_port(port: str | None) -> str:
    """Return the device or address at which a port is opened, from its name; for None, that of the only board."""
    if port is None or port == "auto":
        return _find_only_board()
    if port.startswith("id:"):
        serial = port.removeprefix("id:").lower()
        for board in list_boards():
            if board.serial.lower() == serial:
                return board.port
        raise PortFailure(say("no-number", port=port, there=_describe_ports()))
    if short := re.fullmatch(r"([auc])(\d+)", port):
        return _SHORT[short[1]] + short[2]
    return port.removeprefix("port:")


def _find_only_board() -> str:
    boards = list_boards()
    if len(boards) == 1:
        return boards[0].port
    if not boards:
        raise PortFailure(say("none-there", there=_describe_ports()))
    lines = [say("several-boards-line", port=f"{board.port:<14}", number=board.serial) for board in boards]
    raise PortFailure("\n    ".join([say("several-boards", count=len(boards)), *lines]))


def _describe_ports() -> str:
    names = [f"{board.port} (board {board.serial})" for board in list_boards()]
    names = names or [port.device for port in _list_comports() if port.vid is not None]
    return say("there", ports=", ".join(sorted(names))) if names else say("no-usb")


def _list_comports() -> "list[ListPortInfo]":
    return list(optional.load("serial.tools.list_ports").comports())


def explain_open_error(error: OSError | ValueError, name: str, system: str = sys.platform) -> str:
    """Return what an error of opening a port means on this system, and what to do."""
    text = str(error).lower()
    number = error.errno if isinstance(error, OSError) else None
    if isinstance(error, ValueError):
        return say("bad-port", error=error)
    if is_socket(name):
        return say("no-socket", reason=error.strerror or error)
    is_in_use = system == "win32" and ("permissionerror" in text or "access is denied" in text)
    if is_in_use or "exclusively lock" in text or number == errno.EBUSY or "resource busy" in text:
        return say("busy")
    if number in (errno.EACCES, errno.EPERM) or "permission denied" in text:
        if system.startswith("linux"):
            return say("no-permission-linux")
        return say("no-permission-macos" if system == "darwin" else "no-permission")
    if number == errno.ENOENT or "filenotfounderror" in text or "no such file" in text:
        return say("no-such-port", there=_describe_ports())
    if number == errno.ENOTTY or "inappropriate ioctl" in text:
        return say("no-serial-port", there=_describe_ports())
    return say("other-error", error=error)


class SerialStream:
    """A pyserial port as a Stream: a read returns the received bytes, and waits a moment for the first one."""

    def __init__(self, port: "Serial"):
        self._port = port

    def read(self, size: int) -> bytes:
        try:
            return self._port.read(min(size, max(1, self._port.in_waiting)))
        except TypeError as error:  # raised by pyserial when the port is closed during a read
            raise OSError(errno.EIO, str(error)) from None

    def write(self, data: bytes) -> None:
        self._port.write(data)

    def close(self) -> None:
        self._port.close()


class SocketStream:
    """A socket as a Stream: an emulated tray's serial port. Pyserial's own socket:// would return single bytes."""

    def __init__(self, connection: socket.socket):
        self._connection = connection
        connection.settimeout(_READ_S)

    def read(self, size: int) -> bytes:
        try:
            data = self._connection.recv(size)
        except TimeoutError:
            return b""
        if not data:
            raise OSError(errno.ECONNRESET, say("closed"))
        return data

    def write(self, data: bytes) -> None:
        self._connection.settimeout(_WRITE_S)
        self._connection.sendall(data)
        self._connection.settimeout(_READ_S)

    def close(self) -> None:
        self._connection.close()


def open_stream(name: str) -> Stream:
    """Open a port by its name, exclusively. Raise PortFailure with the reason and what to do."""
    if not is_socket(name):
        return SerialStream(open_serial(name, _READ_S))
    try:
        return SocketStream(socket.create_connection(_parse_address(name), _WRITE_S))
    except (OSError, ValueError) as error:
        raise _make_failure(name, error) from None


def open_serial(name: str, timeout_s: float) -> "Serial":
    """Open a serial port with pyserial. Raise PortFailure. A read waits up to `timeout_s` for all of its bytes."""
    try:
        times = {"timeout": timeout_s, "write_timeout": _WRITE_S}
        port = optional.load("serial").serial_for_url(name, do_not_open=True, exclusive=True, **times)
        port.open()
        return port
    except (OSError, ValueError) as error:
        raise _make_failure(name, error) from None
    except Exception as error:
        if type(error).__module__ != "termios":  # raised by pyserial when the board is unplugged during opening
            raise
        raise _make_failure(name, OSError(*error.args)) from None


def _make_failure(name: str, error: OSError | ValueError) -> PortFailure:
    return PortFailure(say("not-opened", name=name, reason=explain_open_error(error, name)))


def _parse_address(name: str) -> tuple[str, int]:
    host, _, number = name.removeprefix(SOCKET).rstrip("/").rpartition(":")
    if not host or not number.isdecimal() or not 0 < int(number) < 65536:
        raise ValueError(say("no-address"))
    return host.strip("[]"), int(number)

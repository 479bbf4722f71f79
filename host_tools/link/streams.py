"""Open a port as a stream of bytes: a serial port of this computer, or an emulated tray's socket."""

import errno
import socket
from typing import TYPE_CHECKING

from host_tools import optional
from host_tools.link.ports import SOCKET, PortFailure, is_socket, why_not_open
from host_tools.link.stream import Stream
from simulator.texts import HostTexts

if TYPE_CHECKING:
    from serial import Serial

texts = HostTexts("link")

_READ_S = 0.05
_WRITE_S = 5.0


class SerialStream:
    """A pyserial port as a Stream: a read returns what has come, and waits a moment for the first byte."""

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
    """An emulated tray's serial port. Pyserial's own socket:// returns single bytes."""

    def __init__(self, connection: socket.socket):
        self._connection = connection
        connection.settimeout(_READ_S)

    def read(self, size: int) -> bytes:
        try:
            data = self._connection.recv(size)
        except TimeoutError:
            return b""
        if not data:
            raise OSError(errno.ECONNRESET, texts("closed"))
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
        return SocketStream(socket.create_connection(_address(name), _WRITE_S))
    except (OSError, ValueError) as error:
        raise PortFailure(texts("not-opened", name=name, reason=why_not_open(error, name))) from None


def open_serial(name: str, timeout_s: float) -> "Serial":
    """Open a serial port with pyserial. Raise PortFailure as above.

    A read waits up to `timeout_s` for all of its bytes.
    """
    try:
        return optional.load("host_tools.link.pyserial").open_port(name, timeout_s, _WRITE_S)
    except (OSError, ValueError) as error:
        raise PortFailure(texts("not-opened", name=name, reason=why_not_open(error, name))) from None
    except Exception as error:
        if type(error).__module__ != "termios":  # raised by pyserial when the board goes during opening
            raise
        raise PortFailure(texts("not-opened", name=name, reason=why_not_open(OSError(*error.args), name))) from None


def _address(name: str) -> tuple[str, int]:
    host, _, number = name.removeprefix(SOCKET).rstrip("/").rpartition(":")
    if not host or not number.isdecimal() or not 0 < int(number) < 65536:
        raise ValueError(texts("no-address"))
    return host.strip("[]"), int(number)

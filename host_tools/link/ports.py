"""Find the serial port of the tray, and explain why a port cannot be opened.

A port is named as mpremote names it: a device (/dev/ttyACM0, COM3), a0, u0 or c0 for short, id:SERIAL for the board
with that serial number, or an address such as socket://127.0.0.1:2424 for an emulated one.
"""

import argparse
import errno
import re
import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING

from host_tools import optional
from host_tools.errors import Failure
from simulator.texts import HostTexts

if TYPE_CHECKING:
    from serial.tools.list_ports_common import ListPortInfo

texts = HostTexts("link")

# USB vendor id of Raspberry Pi and product id of a Pico with MicroPython: ports/rp2/mpconfigport.h, boards/RPI_PICO.
VENDOR_ID = 0x2E8A
PRODUCT_ID = 0x0005
SOCKET = "socket://"
_SHORT = {"a": "/dev/ttyACM", "u": "/dev/ttyUSB", "c": "COM"}


@dataclass(frozen=True)
class Board:
    """A Pico with MicroPython that the system has found."""

    port: str
    serial: str  # the board's serial number

    def __str__(self) -> str:
        return f"{self.port} (board {self.serial})"


class PortFailure(Failure):
    """A port cannot be opened."""


def add_port_argument(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--port",
        metavar=texts("metavar-port"),
        help=texts("help-port"),
    )


# Finding the port.


def boards() -> list[Board]:
    """Return all Picos with MicroPython that the system has found."""
    return [
        Board(port.device, port.serial_number or "?")
        for port in sorted(_comports(), key=lambda port: port.device)
        if (port.vid, port.pid) == (VENDOR_ID, PRODUCT_ID)
    ]


def is_socket(name: str) -> bool:
    """Return whether the name is an address, not a device: an emulated tray's or the simulator's."""
    return name.startswith(SOCKET)


def find_port(port: str | None) -> str:
    """Return the name by which the port is opened: the given one, or that of the only board."""
    if port is None or port == "auto":
        return _only_board()
    if port.startswith("id:"):
        wanted = port.removeprefix("id:").lower()
        for board in boards():
            if board.serial.lower() == wanted:
                return board.port
        raise PortFailure(texts("no-number", port=port, there=_what_is_there()))
    if short := re.fullmatch(r"([auc])(\d+)", port):
        return _SHORT[short[1]] + short[2]
    return port.removeprefix("port:")


def _only_board() -> str:
    there = boards()
    if len(there) == 1:
        return there[0].port
    if there:
        lines = [texts("several-boards-line", port=f"{board.port:<14}", number=board.serial) for board in there]
        raise PortFailure("\n    ".join([texts("several-boards", count=len(there)), *lines]))
    raise PortFailure(texts("none-there", there=_what_is_there()))


def _what_is_there() -> str:
    names = [str(board) for board in boards()] or [port.device for port in _comports() if port.vid is not None]
    return texts("there", ports=", ".join(sorted(names))) if names else texts("no-usb")


def _comports() -> "list[ListPortInfo]":
    return optional.load("host_tools.link.pyserial").comports()


def why_not_open(error: OSError | ValueError, name: str, system: str = sys.platform) -> str:
    """Return what a port's error means on this system, and what to do."""
    words = str(error).lower()
    number = error.errno if isinstance(error, OSError) else None
    if isinstance(error, ValueError):
        return texts("bad-port", error=error)
    if is_socket(name):
        return texts("no-socket", reason=error.strerror or error)
    if "exclusively lock" in words or number == errno.EBUSY or "resource busy" in words:
        return texts("busy")
    if system == "win32" and ("permissionerror" in words or "access is denied" in words):
        return texts("busy")
    if number in (errno.EACCES, errno.EPERM) or "permission denied" in words:
        return _no_permission(system)
    if number == errno.ENOENT or "filenotfounderror" in words or "no such file" in words:
        return texts("no-such-port", there=_what_is_there())
    if number == errno.ENOTTY or "inappropriate ioctl" in words:
        return texts("no-serial-port", there=_what_is_there())
    return texts("other-error", error=error)


def _no_permission(system: str) -> str:
    if system.startswith("linux"):
        return texts("no-permission-linux")
    if system == "darwin":
        return texts("no-permission-macos")
    return texts("no-permission")

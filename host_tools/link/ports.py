"""Which serial port the tray is at, and what keeps a port from being opened, in words.

A port is named as mpremote names it: a device (/dev/ttyACM0, COM3), a0, u0 or c0 for short, id:SERIAL for the board with
that serial number, or an address such as socket://127.0.0.1:2424 for an emulated one.
"""

import argparse
import errno
import re
import sys
from dataclasses import dataclass
from typing import Any

from host_tools import optional
from host_tools.errors import Failure

# Raspberry Pi's number, and that of a Pico with MicroPython: ports/rp2/mpconfigport.h and boards/RPI_PICO.
VENDOR_ID = 0x2E8A
PRODUCT_ID = 0x0005
SOCKET = "socket://"
BUSY = "another program has it open. Close it (a terminal, Thonny, mpremote, another tray24) and start again"
_SHORT = {"a": "/dev/ttyACM", "u": "/dev/ttyUSB", "c": "COM"}


@dataclass(frozen=True)
class Board:
    """A board with MicroPython for the Pico that the system sees."""

    port: str
    serial: str  # the board's own number

    def __str__(self) -> str:
        return f"{self.port} (board {self.serial})"


class PortFailure(Failure):
    """A port cannot be opened."""


def add_port_argument(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--port",
        metavar="PORT",
        help="where the tray is: a port, id:NUMBER of a board, or socket://HOST:PORT (default: the only one there)",
    )


# Which port.


def boards() -> list[Board]:
    """All Picos with MicroPython that the system sees."""
    return [
        Board(port.device, port.serial_number or "?")
        for port in sorted(_comports(), key=lambda port: port.device)
        if (port.vid, port.pid) == (VENDOR_ID, PRODUCT_ID)
    ]


def is_socket(name: str) -> bool:
    """An address, and no device: an emulated tray is there, or the simulator's."""
    return name.startswith(SOCKET)


def find_port(port: str | None) -> str:
    """The name by which the port is opened: of this one, or of the only board there."""
    if port is None or port == "auto":
        return _only_board()
    if port.startswith("id:"):
        wanted = port.removeprefix("id:").lower()
        for board in boards():
            if board.serial.lower() == wanted:
                return board.port
        raise PortFailure(
            f"--port {port}: no board with that number is there; {_what_is_there()}. Plug it in, or correct the number"
        )
    if short := re.fullmatch(r"([auc])(\d+)", port):
        return _SHORT[short[1]] + short[2]
    return port.removeprefix("port:")


def _only_board() -> str:
    there = boards()
    if len(there) == 1:
        return there[0].port
    if there:
        lines = "".join(f"\n    --port {board.port:<14} or --port id:{board.serial}" for board in there)
        raise PortFailure(f"{len(there)} boards are there; choose one:{lines}")
    raise PortFailure(
        f"no tray is there: {_what_is_there()}. Plug it in with a USB cable that carries data (many only charge); "
        "if it is a new Pico, start with './tray24 setup'"
    )


def _what_is_there() -> str:
    names = [str(board) for board in boards()] or [port.device for port in _comports() if port.vid is not None]
    return f"what is there is {', '.join(sorted(names))}" if names else "the system sees no serial port on USB"


def _comports() -> list[Any]:
    return optional.load("host_tools.link.pyserial").comports()


def why_not_open(error: OSError | ValueError, name: str, system: str = sys.platform) -> str:
    """What a port's error means on this system, and what to do."""
    words = str(error).lower()
    number = error.errno if isinstance(error, OSError) else None
    if isinstance(error, ValueError):
        return f"{error}. Give a port (/dev/ttyACM0, COM3), id:NUMBER or socket://HOST:PORT"
    if is_socket(name):
        return (
            f"{error.strerror or error}. Start the emulated tray first ('./tray24 pico', or './tray24 play --link 2424'), or "
            "correct the address"
        )
    if "exclusively lock" in words or number == errno.EBUSY or "resource busy" in words:
        return BUSY
    if system == "win32" and ("permissionerror" in words or "access is denied" in words):
        return BUSY
    if number in (errno.EACCES, errno.EPERM) or "permission denied" in words:
        return _no_permission(system)
    if number == errno.ENOENT or "filenotfounderror" in words or "no such file" in words:
        return (
            f"there is no such port; {_what_is_there()}. Plug the tray in, or name its port; without --port it is found"
        )
    if number == errno.ENOTTY or "inappropriate ioctl" in words:
        return f"it is no serial port; {_what_is_there()}. Name the tray's port; without --port it is found"
    return f"{error}. Unplug the tray, plug it in and start again"


def _no_permission(system: str) -> str:
    if system.startswith("linux"):
        return (
            "you may not use serial ports. Join their group with 'sudo usermod -aG dialout $USER' (on Arch: uucp), "
            "log out and in, and start again"
        )
    if system == "darwin":
        return "macOS does not let you use it: allow the accessory when it asks, and start from your own account"
    return "you may not use it: start from an account that may use serial ports"

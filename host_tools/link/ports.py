"""Which serial port the tray is at, and how it is opened; what keeps it from being opened, in words.

A port is named as mpremote names it: a device (/dev/ttyACM0, COM3), a0, u0 or c0 for short, id:SERIAL for the board with
that serial number, or an address such as socket://127.0.0.1:2424 for an emulated one.
"""

import argparse
import errno
import re
import secrets
import socket
import sys
from dataclasses import dataclass
from typing import Any

from host_tools.errors import Failure
from host_tools.link.client import Link, LinkError, Silence, Stream, Unplugged
from host_tools.terminal.console import say
from tray24 import __version__

# Raspberry Pi's number, and that of a Pico with MicroPython: ports/rp2/mpconfigport.h and boards/RPI_PICO.
VENDOR_ID = 0x2E8A
PRODUCT_ID = 0x0005
_ECHO = b'"do":"hello"'  # the request as it was typed: only MicroPython's prompt says it
_PROMPTS = (b">>> ", b"MicroPython v", _ECHO)
_NOTHING = b"\r\n\0 "
_SOCKET = "socket://"
_IDS = 1 << 29
_EMULATED = 20  # times slower than a real one; twice as many fit into most of the client's limits
_READ_S = 0.05
_WRITE_S = 5.0
_SHORT = {"a": "/dev/ttyACM", "u": "/dev/ttyUSB", "c": "COM"}
_ANSWER_S = 5.0  # a tray that starts answers after some of them
_PROMPT_S = 1.0  # in which a tray may still answer after something that a prompt may have left on the wire
_LONGEST_QUOTE = 60
_NO_TRAY = "'./tray24 setup' takes a new Pico from the beginning, './tray24 flash' puts the tray onto one that runs MicroPython"


@dataclass(frozen=True)
class Board:
    """A board with MicroPython for the Pico that the system sees."""

    port: str
    serial: str  # the board's own number

    def __str__(self) -> str:
        return f"{self.port} (board {self.serial})"


class PortFailure(Failure):
    """A port cannot be opened."""


class NoTray(Failure):
    """No tray answers at a port. `heard` is what comes in its place: MicroPython's prompt (`at_prompt`), or b"" for
    nothing at all, and then it may be a tray that is slow."""

    def __init__(self, words: str, heard: bytes = b""):
        super().__init__(words)
        self.heard = heard.strip(_NOTHING)
        self.at_prompt = _is_prompt(heard)


def add_port_argument(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--port",
        metavar="PORT",
        help="where the tray is: a port, id:NUMBER of a board, or socket://HOST:PORT (default: the only one there)",
    )


def open_link(port: str | None, any_version: bool = False, timeout_s: float = _ANSWER_S) -> Link:
    """Return a link to the tray at this port, or to the only one there. Its version fits, or may be any.

    A Failure says what else is there. A Pico has `timeout_s` to answer, an emulated one many times as long.
    """
    name = find_port(port)
    # A late answer to the program before must not be taken for one to this: their numbers differ.
    link = Link(
        open_stream(name),
        f"the tray at {name}",
        last_id=secrets.randbelow(_IDS),
        slowness=slowness(name),
        tell=say,
    )
    try:
        try:
            greet(link, timeout_s)
        except Unplugged:
            if not is_socket(name):
                raise
            raise PortFailure(f"{name} was closed by the other side at once: {_BUSY}") from None
        if is_virtual(link.version):
            link.slowness = 1.0
        if not any_version:
            check_version(link.version["tray24"])
    except BaseException:
        link.close()
        raise
    return link


def is_virtual(version: dict[str, Any]) -> bool:
    """Whether the tray that has told this of itself is the simulator's: it runs on Python."""
    return "tray24" in version and not version.get("micropython")


def slowness(name: str) -> float:
    """Return how many times as long as on a Pico all takes at this port: an emulated one is behind a socket."""
    return _EMULATED if is_socket(name) else 1.0


def greet(link: Link, timeout_s: float = _ANSWER_S) -> None:
    """Ask the tray what it is, once; a Failure says what answers in its place."""
    link.clear()
    try:
        version = link.hello(timeout_s, _PromptWatch(link))
    except Silence as silence:
        raise NoTray(f"{link.name} does not answer: {_in_its_place(silence.heard)}", silence.heard) from None
    except LinkError as error:
        raise Failure(
            f"{link.name} answers, but not to 'hello': {error}. {_NO_TRAY[0].upper()}{_NO_TRAY[1:]}."
        ) from None
    if not isinstance(version, dict) or not isinstance(version.get("tray24"), str):
        raise NoTray(f"{link.name}: what answers there is no tray. Choose another port with --port.")
    link.version = version


class _PromptWatch:
    """Whether MicroPython's prompt is there, so that there is no tray to wait for: at once, or soon, after it was heard."""

    def __init__(self, link: Link):
        self._link = link
        self._since_s: float | None = None

    def __call__(self, heard: bytes) -> bool:
        if _ECHO in heard:
            return True
        if not _is_prompt(heard):
            return False
        if self._since_s is None:
            self._since_s = self._link.now_s()
        return self._link.now_s() - self._since_s >= _PROMPT_S * self._link.slowness


def check_version(version: str) -> None:
    """The tools and the tray speak of the same things only when they are of the same release."""
    theirs, ours = _release(version), _release(__version__)
    if theirs < ours:
        raise Failure(
            f"the tray has tray24 {version}, which is older than these tools ({__version__}): "
            "bring it up to date with './tray24 flash' (records, settings and calibration stay)"
        )
    if theirs > ours:
        raise Failure(
            f"the tray has tray24 {version}, which is newer than these tools ({__version__}): "
            "get the newer tools (git pull), or put theirs onto the tray with './tray24 flash'"
        )


def _release(version: str) -> tuple[int, ...]:
    """The numbers that must agree: 0.1.7 is of release 0.1."""
    return tuple(int(number) for number in re.findall(r"\d+", version)[:2])


def _is_prompt(heard: bytes) -> bool:
    return any(sign in heard for sign in _PROMPTS)


def _in_its_place(heard: bytes) -> str:
    if _is_prompt(heard):
        return (
            f"MicroPython is there, at its prompt, but no tray runs. {_NO_TRAY[0].upper()}{_NO_TRAY[1:]}; where one has "
            "run, './tray24 doctor' tells why it has stopped."
        )
    if heard.strip(_NOTHING):
        quote = heard.decode("utf-8", "replace").strip()[-_LONGEST_QUOTE:]
        return (
            f"what comes from there is no tray's ({quote!r}). Choose another port with --port; if it is the tray's, "
            f"another program may run on it: {_NO_TRAY}."
        )
    return (
        "nothing comes from there. Unplug the tray, plug it in, wait for its menu and start again; "
        f"if it still is silent, {_NO_TRAY}."
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
    return name.startswith(_SOCKET)


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
    from serial.tools import list_ports

    return list(list_ports.comports())


# Opening it.


class SerialStream:
    """A pyserial port as a Stream: reading gives what is there at once, and waits a moment for the first byte."""

    def __init__(self, port: Any):
        self._port = port

    def read(self, size: int) -> bytes:
        try:
            return self._port.read(min(size, max(1, self._port.in_waiting)))
        except TypeError as error:  # pyserial's, when the port was closed while it read
            raise OSError(errno.EIO, str(error)) from None

    def write(self, data: bytes) -> None:
        self._port.write(data)

    def close(self) -> None:
        self._port.close()


class SocketStream:
    """An emulated tray's serial port. Pyserial's own socket:// gives single bytes."""

    def __init__(self, connection: socket.socket):
        self._connection = connection
        connection.settimeout(_READ_S)

    def read(self, size: int) -> bytes:
        try:
            data = self._connection.recv(size)
        except TimeoutError:
            return b""
        if not data:
            raise OSError(errno.ECONNRESET, "the other side has closed it")
        return data

    def write(self, data: bytes) -> None:
        self._connection.settimeout(_WRITE_S)
        self._connection.sendall(data)
        self._connection.settimeout(_READ_S)

    def close(self) -> None:
        self._connection.close()


def open_stream(name: str) -> Stream:
    """A port by its name, for nobody else as long as it is open. PortFailure says why not, and what to do."""
    if not is_socket(name):
        return SerialStream(open_serial(name, _READ_S))
    try:
        return SocketStream(socket.create_connection(_address(name), _WRITE_S))
    except (OSError, ValueError) as error:
        raise PortFailure(f"{name} cannot be opened: {why_not_open(error, name)}") from None


def open_serial(name: str, timeout_s: float) -> Any:
    """The same as pyserial has it; a read waits so long for all of its bytes."""
    import serial

    try:
        port = serial.serial_for_url(name, do_not_open=True, timeout=timeout_s, write_timeout=_WRITE_S, exclusive=True)
        port.open()
    except (OSError, ValueError) as error:
        raise PortFailure(f"{name} cannot be opened: {why_not_open(error, name)}") from None
    except Exception as error:
        if type(error).__module__ != "termios":  # pyserial's, when the board goes while it is opened
            raise
        raise PortFailure(f"{name} cannot be opened: {why_not_open(OSError(*error.args), name)}") from None
    return port


def _address(name: str) -> tuple[str, int]:
    host, _, number = name.removeprefix(_SOCKET).rstrip("/").rpartition(":")
    if not host or not number.isdecimal() or not 0 < int(number) < 65536:
        raise ValueError("this is no address")
    return host.strip("[]"), int(number)


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
        return _BUSY
    if system == "win32" and ("permissionerror" in words or "access is denied" in words):
        return _BUSY
    if number in (errno.EACCES, errno.EPERM) or "permission denied" in words:
        return _no_permission(system)
    if number == errno.ENOENT or "filenotfounderror" in words or "no such file" in words:
        return (
            f"there is no such port; {_what_is_there()}. Plug the tray in, or name its port; without --port it is found"
        )
    if number == errno.ENOTTY or "inappropriate ioctl" in words:
        return f"it is no serial port; {_what_is_there()}. Name the tray's port; without --port it is found"
    return f"{error}. Unplug the tray, plug it in and start again"


_BUSY = "another program has it open. Close it (a terminal, Thonny, mpremote, another tray24) and start again"


def _no_permission(system: str) -> str:
    if system.startswith("linux"):
        return (
            "you may not use serial ports. Join their group with 'sudo usermod -aG dialout $USER' (on Arch: uucp), "
            "log out and in, and start again"
        )
    if system == "darwin":
        return "macOS does not let you use it: allow the accessory when it asks, and start from your own account"
    return "you may not use it: start from an account that may use serial ports"

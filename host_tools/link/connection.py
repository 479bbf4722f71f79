"""Opening a link to the tray at a port of this computer, and waiting for a board whose port has gone.

The simulator's tray is reached over a socket. It runs on Python, so no firmware can be flashed to it.
"""

import re
import time
from collections.abc import Callable
from typing import TypeVar

from host_tools.errors import Failure
from host_tools.link import ports
from host_tools.link.client import Link, Unplugged
from host_tools.link.hello import ANSWER_S, EMULATED, connect_stream, is_virtual
from host_tools.terminal.console import print_message
from simulator.texts import HostTexts

say = HostTexts("link")

_REASON = re.compile(rb"^tray24: (.+?)\r?$", re.MULTILINE)  # as `simulator.tray.link_server.format_refusal` writes it
_VIRTUAL_S = 3.0  # the simulator's tray answers at once, unlike an emulated Pico
_PAUSE_S = 0.3
T = TypeVar("T")


def open_link(port: str | None, any_version: bool = False, timeout_s: float = ANSWER_S) -> Link:
    """Return a link to the tray at this port, or to the only tray connected.

    Check the version of the tray, unless `any_version`. Raise Failure if no tray is there, or one of another version;
    its text says what is there. A Pico has `timeout_s` to answer, an emulated tray many times as long.
    """
    name = ports.find_port(port)
    stream = ports.open_stream(name)
    try:
        return connect_stream(
            stream, say("the-tray", port=name), get_slowness(name), any_version, timeout_s, print_message
        )
    except Unplugged as error:
        if not ports.is_socket(name):
            raise
        if reason := _REASON.search(error.heard):
            text = reason[1].decode("utf-8", "replace")
            raise ports.PortFailure(say("not-opened", name=name, reason=text)) from None
        raise ports.PortFailure(say("closed-at-once", name=name)) from None


def get_slowness(name: str) -> float:
    """Return how many times slower than a Pico the tray at this port may be: behind a socket it may be emulated."""
    return EMULATED if ports.is_socket(name) else 1.0


def check_board(port: str) -> None:
    """Raise Failure when the port cannot be opened or leads to the simulator's tray. Anything else is accepted."""
    if not ports.is_socket(port):
        ports.open_stream(port).close()
        return
    try:
        with open_link(port, any_version=True, timeout_s=_VIRTUAL_S / get_slowness(port)) as link:
            version = link.version
    except (ports.PortFailure, Unplugged):
        raise
    except Failure:
        return  # no tray answers: one can be flashed
    if is_virtual(version):
        raise Failure(say("nothing-to-flash", port=port, reason=say("virtual")))


def await_board(
    attempt: Callable[[], T],
    name: str,
    timeout_s: float,
    now_s: Callable[[], float] = time.monotonic,
    sleep: Callable[[float], None] = time.sleep,
) -> T:
    """Call `attempt` until it raises no Failure, and return its result.

    Raise Failure after `timeout_s` of real time. `name` is what the message calls the board.
    """
    end_s = now_s() + timeout_s
    while True:
        try:
            return attempt()
        except Failure as failure:
            last_failure = failure
        if now_s() >= end_s:
            raise Failure(say("not-back", name=name, seconds=f"{timeout_s:g}", last=last_failure))
        sleep(_PAUSE_S)


def find_board_port(name: str, serial: str) -> str:
    """Return the port of the board with this serial number, or `name` when it is not found."""
    board_ports = [board.port for board in ports.list_boards() if serial and board.serial.lower() == serial.lower()]
    return board_ports[0] if board_ports else name

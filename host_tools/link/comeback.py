"""Wait for a board that was reset or flashed: its port goes away and comes back, perhaps under another name."""

import time
from collections.abc import Callable
from typing import TypeVar

from host_tools.errors import Failure
from host_tools.link import ports
from simulator.texts import HostTexts

texts = HostTexts("link")

_PAUSE_S = 0.3
T = TypeVar("T")


def await_board(
    attempt: Callable[[], T],
    name: str,
    timeout_s: float,
    now_s: Callable[[], float] = time.monotonic,
    sleep: Callable[[float], None] = time.sleep,
) -> T:
    """Return the result of `attempt` as soon as it does not fail. `timeout_s` is real time."""
    end_s = now_s() + timeout_s
    while True:
        try:
            return attempt()
        except Failure as failure:
            last = failure
        if now_s() >= end_s:
            raise Failure(texts("not-back", name=name, seconds=f"{timeout_s:g}", last=last))
        sleep(_PAUSE_S)


def port_of(name: str, serial: str) -> str:
    """Return the port of the board with this serial number, or `name` when it is not found."""
    there = [board.port for board in ports.boards() if serial and board.serial.lower() == serial.lower()]
    return there[0] if there else name

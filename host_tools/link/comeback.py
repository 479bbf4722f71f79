"""A board that was reset, or has just been flashed: its port goes away and comes back, perhaps under another name."""

import time
from collections.abc import Callable
from typing import TypeVar

from host_tools.errors import Failure
from host_tools.link import ports

_PAUSE_S = 0.3
T = TypeVar("T")


def await_board(
    attempt: Callable[[], T],
    name: str,
    timeout_s: float,
    now_s: Callable[[], float] = time.monotonic,
    sleep: Callable[[float], None] = time.sleep,
) -> T:
    """Return what `attempt` does as soon as it does not fail. `timeout_s` are the person's seconds."""
    end_s = now_s() + timeout_s
    while True:
        try:
            return attempt()
        except Failure as failure:
            last = failure
        if now_s() >= end_s:
            raise Failure(
                f"{name} did not come back within {timeout_s:g} s. Unplug it, plug it in and start the command again. "
                f"What was seen last: {last}"
            )
        sleep(_PAUSE_S)


def port_of(name: str, serial: str) -> str:
    """Where the board with this number is; `name` where that is not to be known."""
    there = [board.port for board in ports.boards() if serial and board.serial.lower() == serial.lower()]
    return there[0] if there else name

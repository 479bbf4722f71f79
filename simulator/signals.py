"""The signals that end a command, and a block of code in which they wait."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager

ENDING = [getattr(signal, name) for name in ("SIGINT", "SIGTERM") if hasattr(signal, name)]
CAN_BLOCK = hasattr(signal, "pthread_sigmask")


@contextmanager
def blocked() -> Iterator[None]:
    """Block these signals in the block, also for processes that start in it. Windows cannot, so there they come."""
    if not CAN_BLOCK:
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, ENDING)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)

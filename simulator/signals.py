"""The signals that end a command, and a context manager that delays them."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager

ENDING = [getattr(signal, name) for name in ("SIGINT", "SIGTERM") if hasattr(signal, name)]
CAN_BLOCK = hasattr(signal, "pthread_sigmask")


@contextmanager
def block_signals() -> Iterator[None]:
    """Block the signals that end a command (`ENDING`) within the `with` block, also for processes started there.

    On Windows do nothing.
    """
    if not CAN_BLOCK:
        yield
        return
    old_mask = signal.pthread_sigmask(signal.SIG_BLOCK, ENDING)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, old_mask)

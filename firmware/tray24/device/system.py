"""The Pico itself: its firmware, its board number, and restarting it."""

import sys
import time
from binascii import hexlify

import machine
from tray24_build import SOURCES_SHA256  # pyright: ignore[reportMissingImports] (the build makes it)

from tray24.compat import const

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Callable

_SENDING_MS = const(100)


class System:
    """`system` of ports.Ports. `leave()` is called before a restart."""

    def __init__(self, leave: "Callable[[], object]") -> None:
        self._leave = leave

    def about(self) -> dict[str, str | None]:
        """Return the versions from sys.implementation, the board's number, and the hash of the frozen sources."""
        return {
            "micropython": ".".join([str(part) for part in sys.implementation.version[:3]]),
            "machine": sys.implementation[2],  # pyright: ignore[reportIndexIssue] # a tuple in MicroPython
            "board": hexlify(machine.unique_id()).decode(),
            "sources": SOURCES_SHA256,
        }

    def restart(self) -> None:
        """Restart the Pico once USB has sent all written data."""
        self._leave()
        time.sleep_ms(_SENDING_MS)  # pyright: ignore[reportAttributeAccessIssue] # MicroPython's
        machine.reset()

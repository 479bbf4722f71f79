"""What a Pico says of itself: its firmware and its number; and its restart."""

import sys
import time
from binascii import hexlify

import machine

from tray24.compat import const

_SENDING_MS = const(100)


class System:
    """`system` of ports.Ports. `leave()` is called before a restart."""

    def __init__(self, leave):
        self._leave = leave

    def about(self):
        """Return what sys.implementation has, and the board's number."""
        return {
            "micropython": ".".join([str(part) for part in sys.implementation[1][:3]]),
            "machine": sys.implementation[2],
            "board": hexlify(machine.unique_id()).decode(),
            "sources": None,
        }

    def restart(self):
        """Once USB has carried away what was written."""
        self._leave()
        time.sleep_ms(_SENDING_MS)
        machine.reset()

"""What the tray sends: lines that wait until somebody reads, in pieces."""

import json

from tray24.compat import const
from tray24.link.lines import LINE_BYTES

# What is sent is a multiple of this, filled up with blanks, and goes out in pieces of it: a port that can take a byte
# can take a piece (see board.serial).
PIECE_BYTES = const(64)
_PIECES = const(3)
_SOON_MS = const(1)
_MOST_EVENTS = const(16)  # that wait for somebody to read them
SEPARATORS = (",", ":")


class Sender:
    """Events are dropped first; `lost` of them since it was told."""

    def __init__(self, ports):
        self.ports = ports
        self.lost = 0
        self._out = []
        self._sent = 0  # bytes of the first of them

    def send_event(self, event):
        """Send a dictionary, whose "event" names it. Dropped, and counted, while nobody reads or there is no memory."""
        if len(self._out) < _MOST_EVENTS:
            try:
                if self._send(event):
                    return
            except MemoryError:
                pass  # it may be the tray's senses that tell: they go on
        self.lost += 1

    def _send(self, message):
        return self._put(json.dumps(message, separators=SEPARATORS))

    def _put(self, text):
        """A line that waits to go out; False for one that is too long."""
        data = text.encode()
        if len(data) < LINE_BYTES:
            self._out.append(data + b" " * ((-1 - len(data)) % PIECE_BYTES) + b"\n")
            return True
        return False

    def _write(self):
        """Some pieces of the first line that waits."""
        first = memoryview(self._out[0])
        for _ in range(_PIECES):
            taken = self.ports.serial.write(first[self._sent : self._sent + PIECE_BYTES])
            if not taken:
                return 0
            self._sent += taken
            if self._sent == len(first):
                self._out.pop(0)
                self._sent = 0
                break
        return _SOON_MS

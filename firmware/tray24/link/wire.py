"""The bytes on the wire: lines from the host, and pieces of lines to it."""

import json
from binascii import b2a_base64

from tray24.compat import const

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from array import array
    from collections.abc import Mapping

    from tray24.ports import Ports, Serial

LINE_BYTES = const(1024)  # including its end, in both directions
# A line is padded with blanks to a multiple of this, and sent in pieces of this size: a port that accepts a byte
# accepts a piece (see device.serial).
PIECE_BYTES = const(64)
_PIECES = const(3)
_MOST_EVENTS = const(16)  # waiting to be sent
_SEPARATORS = (",", ":")


def to_json(message: "Mapping[str, object] | str") -> str:
    """Return a dictionary or a string as JSON, the text of one line."""
    return json.dumps(message, separators=_SEPARATORS)


def base64(data: "array[int] | bytearray | bytes") -> str:
    """Return bytes as base64 text for a JSON string."""
    return b2a_base64(data)[:-1].decode()


class Lines:
    """Received bytes, cut into lines. A line that is too long is dropped, and reported at its end."""

    def __init__(self) -> None:
        self._rest = b""
        self._too_long = False

    def add(self, data: bytes) -> None:
        """Add received bytes."""
        self._rest += data
        if len(self._rest) >= LINE_BYTES and b"\n" not in self._rest:
            self._too_long = True
            self._rest = b""

    def take(self) -> bytes | None:
        """Return the next line that is not blank, without its end; b"" for a too long one; None if none is complete."""
        while True:
            line, end, rest = self._rest.partition(b"\n")
            if not end:
                return None
            self._rest = rest
            if self._too_long or len(line) >= LINE_BYTES:
                self._too_long = False
                return b""
            line = line.strip(b" \t\r")
            if line:
                return line


class Sender:
    """A queue of lines for the host, written as fast as it reads. `lost` counts events dropped since the last one."""

    def __init__(self, ports: "Ports") -> None:
        self.ports = ports
        self._serial: Serial = ports.serial  # pyright: ignore[reportAttributeAccessIssue] # there is no link without
        self.lost = 0
        self._out: list[bytes] = []
        self._sent = 0  # bytes sent of the first line in the queue

    def send_event(self, event: "Mapping[str, object]") -> None:
        """Send a dictionary whose "event" names it. Drop and count it if nobody reads or there is no memory."""
        if len(self._out) < _MOST_EVENTS:
            try:
                if self._send(event):
                    return
            except MemoryError:
                pass  # the caller may be the senses, which must continue
        self.lost += 1

    def _send(self, message: "Mapping[str, object]") -> bool:
        return self._put(to_json(message))

    def _put(self, text: str) -> bool:
        """Queue a line; return False if it is too long."""
        data = text.encode()
        if len(data) < LINE_BYTES:
            self._out.append(data + b" " * ((-1 - len(data)) % PIECE_BYTES) + b"\n")
            return True
        return False

    def _write(self) -> bool:
        """Write some pieces of the first line in the queue; return False if none went out."""
        first = memoryview(self._out[0])
        for _ in range(_PIECES):
            taken = self._serial.write(first[self._sent : self._sent + PIECE_BYTES])
            if not taken:
                return False
            self._sent += taken
            if self._sent == len(first):
                self._out.pop(0)
                self._sent = 0
                break
        return True

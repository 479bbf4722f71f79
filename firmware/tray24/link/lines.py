"""Bytes that come in pieces, to lines. A line that is too long is dropped as it comes, and told once, at its end."""

from tray24.compat import const

LINE_BYTES = const(1024)  # with its end, in both directions


class Lines:
    """`add` what has come, then `take` whole lines until there is none."""

    def __init__(self):
        self._rest = b""
        self._too_long = False

    def add(self, data):
        """Some more bytes."""
        self._rest += data
        if len(self._rest) >= LINE_BYTES and b"\n" not in self._rest:
            self._too_long = True
            self._rest = b""

    def take(self):
        """The next line that is not blank, without its end; b"" for one that was too long; None when none is whole."""
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

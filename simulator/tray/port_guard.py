"""A guard of the ports that serve a tray's serial port: it keeps browsers out.

A page of any site may send requests to the ports of this machine. It cannot read the answers, but the tray would carry
out each line of a request's body. So a connection is dropped that begins as a browser's does: with an HTTP request, TLS
or STUN. TLS and STUN contain Ctrl-C, which interrupts the tray's program. Programs for a serial port begin otherwise:
with a letter or sign, a line end, or one of the control characters that MicroPython's prompt obeys.
"""

import re

# RFC 9112, section 3: a method, which a page may choose, a blank, the target, a blank, the version. Browsers begin the
# target with a slash, and send nothing before the method.
_TOKEN = rb"[!#$%&'*+.^_`|~0-9A-Za-z-]+"
_REQUEST = re.compile(_TOKEN + rb" [/*][^\r\n]* HTTP/[0-9]\.[0-9]\r?\n")
_MAY_BE_REQUEST = re.compile(_TOKEN + rb"(?: (?:[/*][^\r\n]*\r?)?)?")
_LONGEST = 1 << 16  # bytes of a line that is held back
# The first byte: line ends, tab, Ctrl-C, Ctrl-D, Ctrl-E and what can be printed. TLS begins with 0x16 (RFC 8446,
# section 5.1), STUN with 0 or 1 (RFC 8489, section 5), over TCP after its length, which is below 0x300 (RFC 4571,
# section 2).
_FIRST = frozenset(b"\r\n\t\x03\x04\x05") | frozenset(range(0x20, 0x7F))


class FromBrowser(Exception):
    """A connection that begins as a browser's."""


class PortGuard:
    """The guard of one connection."""

    def __init__(self) -> None:
        self._held = b""
        self._knows = False

    def admit(self, data: bytes) -> bytes:
        """Return the bytes to pass on. What may be the beginning of a request is held back until more has come.

        Raise FromBrowser, and pass nothing on, if the connection is a browser's.
        """
        if self._knows:
            return data
        data = self._held + data
        if data[0] not in _FIRST or _REQUEST.match(data):
            raise FromBrowser
        if _MAY_BE_REQUEST.fullmatch(data):
            if len(data) > _LONGEST:
                raise FromBrowser
            self._held = data
            return b""
        self._held = b""
        self._knows = True
        return data

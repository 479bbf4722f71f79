"""A guard of the ports that serve a tray's serial port: it keeps browsers out.

A page of any site may send requests to the ports of this machine. It cannot read the answers, but the tray would carry
out each line of a request's body. So a connection is dropped that begins as a browser's does: with an HTTP request, TLS
or STUN. TLS and STUN contain Ctrl-C, which interrupts the tray's program. Programs for a serial port begin otherwise.
"""

import re

_METHOD = re.compile(rb"[A-Z]{1,16}")
_REQUEST = re.compile(rb"[A-Z]{1,16} ")  # RFC 9112, section 3: a method, then a blank
_TLS = 0x16  # RFC 8446, section 5.1: a handshake
_STUN = (0x00, 0x01)  # RFC 8489, section 5: the two highest bits of a message are 0


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
        if data[0] == _TLS or data[0] in _STUN or _REQUEST.match(data):
            raise FromBrowser
        if _METHOD.fullmatch(data):
            self._held = data
            return b""
        self._held = b""
        self._knows = True
        return data

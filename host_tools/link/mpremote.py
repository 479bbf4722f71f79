"""The part of mpremote that the prompt uses; it is not installed on computers that never connect to a board."""

import struct
from typing import Any

from mpremote.transport import TransportError
from mpremote.transport_serial import SerialTransport

# The errors that mpremote raises when the other side does not follow the raw prompt's protocol.
NOT_UNDERSTOOD = (TransportError, struct.error, AssertionError)


def open_transport(stream: Any, name: str) -> Any:
    """Return mpremote's transport around an open port. Its own way of opening hides why a port cannot be opened."""
    transport = SerialTransport.__new__(SerialTransport)
    transport.in_raw_repl = False
    transport.use_raw_paste = True
    transport.device_name = name
    transport.mounted = False
    transport.serial = stream
    return transport

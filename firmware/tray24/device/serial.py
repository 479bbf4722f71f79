"""The USB serial port, which is MicroPython's console: bytes from and to a host, without ever waiting.

Ctrl-C is not received: MicroPython filters it and ends the tray.
"""

import sys
from select import POLLIN, POLLOUT, poll


class Serial:
    """`serial` of ports.Ports.

    While a host has the port open and does not read, a write waits 500 ms for room (MicroPython's
    shared/tinyusb/mp_usbd_cdc.c). The program can only ask whether there is some room, not how much. But USB takes 64
    bytes at a time out of a buffer of 256: as long as only pieces of 64 are written, some room is room for one. Without
    a host there is always room, and what is written is lost.
    """

    def __init__(self):
        self._in = sys.stdin.buffer
        self._out = sys.stdout.buffer
        self._readable = poll()
        self._readable.register(self._in, POLLIN)
        self._writable = poll()
        self._writable.register(self._out, POLLOUT)
        self._byte = bytearray(1)

    def read(self, limit):
        """Return at most so many received bytes.

        They are read one by one, as a longer read would wait for the rest. ipoll leaves no garbage, unlike poll: it would
        have to be collected in the middle of a long line.
        """
        data = bytearray()
        while len(data) < limit and next(self._readable.ipoll(0), None):
            self._in.readinto(self._byte)
            data.append(self._byte[0])
        return bytes(data)

    def write(self, data):
        """Write all of the data (at most 64 bytes), or nothing; return how many bytes."""
        if self._writable.poll(0):
            return self._out.write(data)
        return 0

"""The USB serial port, which is MicroPython's console: bytes of a host's in and out, without ever waiting.

Ctrl-C is no byte: MicroPython takes it out of what comes and ends the tray with it.
"""

import sys
from select import POLLIN, POLLOUT, poll


class Serial:
    """`serial` of ports.Ports.

    While a host has the port open and does not read, a write waits 500 ms for room (MicroPython's
    shared/tinyusb/mp_usbd_cdc.c), and nobody is told how much room there is, only that there is some. But USB takes 64
    bytes at a time out of a buffer of 256. As long as only pieces of 64 go in, some room is room for one. With no host
    there is always room: what is written is lost.
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
        """One by one: to read more than has come would wait for the rest. And without leaving garbage at each of them,
        as poll does: it would have to be collected in the middle of a long line."""
        data = bytearray()
        while len(data) < limit and next(self._readable.ipoll(0), None):
            self._in.readinto(self._byte)
            data.append(self._byte[0])
        return bytes(data)

    def write(self, data):
        """All of it (at most 64 bytes), or nothing."""
        if self._writable.poll(0):
            return self._out.write(data)
        return 0

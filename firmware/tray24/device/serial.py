"""The driver of the USB serial port to a host, which is also MicroPython's console. No call ever waits."""

import sys
from select import POLLIN, POLLOUT, poll


class Serial:
    """The serial port to a host, `serial` of ports.Ports. No call waits.

    While a host has the port open and does not read, MicroPython's write would wait 500 ms for room in its buffer
    (shared/tinyusb/mp_usbd_cdc.c). So `write` first asks whether there is room, and writes at most 64 bytes. USB also
    takes 64 bytes at a time from the buffer of 256: if there is any room, it is enough for 64 bytes. Without a host
    there is always room, and written data is lost.
    """

    def __init__(self) -> None:
        self._input = sys.stdin.buffer
        self._output = sys.stdout.buffer
        self._input_poll = poll()
        self._input_poll.register(self._input, POLLIN)
        self._output_poll = poll()
        self._output_poll.register(self._output, POLLOUT)
        self._byte = bytearray(1)

    def read(self, limit: int) -> bytes:
        """Return at most `limit` received bytes.

        The bytes are read one by one, because a longer read would wait for the rest. Before each byte `ipoll` tells
        whether it has arrived. Unlike `poll` it leaves no garbage, whose collection would interrupt a long line.
        """
        data = bytearray()
        ipoll = self._input_poll.ipoll  # pyright: ignore[reportAttributeAccessIssue] # MicroPython's
        while len(data) < limit and next(ipoll(0), None):
            self._input.readinto(self._byte)  # pyright: ignore[reportAttributeAccessIssue] # MicroPython's
            data.append(self._byte[0])
        return bytes(data)

    def write(self, data: bytes | memoryview) -> int:
        """Write all of the data (at most 64 bytes) or nothing; return the number of bytes written."""
        if self._output_poll.poll(0):
            return self._output.write(data)
        return 0

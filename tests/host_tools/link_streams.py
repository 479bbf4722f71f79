"""Streams for the link in tests: to a rig's tray, to a function that acts as a tray, and faulty ones."""

import json
import random

from host_tools.link import ports
from tray24 import __version__

STEP_MS = 4  # milliseconds that pass while nothing comes
_MAX_MS = 300_000  # three times what the longest examination of a tray waits


class RigStream:
    """A stream of bytes to the tray of a rig; reading lets the tray's time pass.

    Raise AssertionError with the display's text when a host has waited for `max_ms` in all, so that no test hangs.
    """

    def __init__(self, rig, max_ms=_MAX_MS):
        self._rig = rig
        self._host = rig.tray.serial.host
        self._rest = b""
        self._left_ms = max_ms

    def now_s(self):
        return self._rig.tray.clock.now_ms / 1000

    def read(self, size):
        if not self._rest:
            self._rest = self._host.read()
        if not self._rest:
            self._left_ms -= STEP_MS
            if self._left_ms < 0:
                raise AssertionError(f"the host waits without end; the display: {self._rig.read_display()!r}")
            self._rig.wait_ms(STEP_MS)
            self._rest = self._host.read()
        data, self._rest = self._rest[:size], self._rest[size:]
        return data

    def write(self, data):
        self._host.write(data)

    def close(self):
        pass


class FakeStream:
    """A stream to a fake tray: `answer(request)` returns the lines of the tray's reply.

    Its clock advances only when a read finds nothing.
    """

    def __init__(self, answer):
        self._answer = answer
        self._received = b""  # bytes to the host
        self._written = b""
        self.requests = []
        self.passed_ms = 0
        self.closed = False

    def now_s(self):
        return self.passed_ms / 1000

    def send(self, data):
        self._received += data

    def read(self, size):
        if not self._received:
            self.passed_ms += STEP_MS
        data, self._received = self._received[:size], self._received[size:]
        return data

    def write(self, data):
        *lines, self._written = (self._written + data).split(b"\n")
        for line in lines:
            if line:
                request = json.loads(line)
                self.requests.append(request)
                for answer in self._answer(request):
                    self.send(answer if isinstance(answer, bytes) else json.dumps(answer).encode() + b"\n")

    def close(self):
        self.closed = True


class SlowStream(FakeStream):
    """A stream to a fake tray that handles one request after another; each takes `seconds` on its clock."""

    def __init__(self, seconds, answer):
        super().__init__(answer)
        self.seconds = seconds
        self._work = []  # lines, each with the time at which it is sent

    def send(self, data):
        start_ms = max([self.passed_ms] + [due_ms for due_ms, _ in self._work])
        self._work.append((start_ms + 1000 * self.seconds, data))

    def read(self, size):
        if self._work and self._work[0][0] <= self.passed_ms:
            super().send(self._work.pop(0)[1])
        return super().read(size)


def patch_virtual_tray(monkeypatch):
    """Let every socket lead to a fake tray that says that it is the simulator's."""

    version = {"tray24": __version__, "micropython": "", "machine": "virtual tray, Python 3.11", "board": "0" * 16}
    stream = FakeStream(lambda request: [{"id": request["id"], "ok": version}])
    monkeypatch.setattr(ports, "open_stream", lambda name: stream)


class FaultyStream:
    """A stream around another stream, with faults of a bad cable.

    late: so many reads return nothing before one returns data. pieces: a read returns at most so many bytes. lost,
    garbled: of a thousand bytes, so many are missing or changed (`seed` determines which). unplugged_after: after so
    many more bytes, the stream is closed.
    """

    def __init__(self, stream, late=0, pieces=1024, lost=0, garbled=0, unplugged_after=None, seed=1):
        self._stream = stream
        self._late_turns = late
        self._piece_bytes = pieces
        self._lost, self._garbled = lost, garbled
        self._bytes_left = unplugged_after
        self._rng = random.Random(seed)
        self._turns = 0

    def __getattr__(self, name):
        return getattr(self._stream, name)

    def read(self, size):
        self._turns += 1
        if self._turns % (self._late_turns + 1):
            self._stream.read(0)  # time passes
            return b""
        data = self._stream.read(min(size, self._piece_bytes))
        data = self._limit_data(data)
        return bytes(self._corrupt_byte(byte) for byte in data if self._rng.randrange(1000) >= self._lost)

    def write(self, data):
        return self._stream.write(self._limit_data(data))

    def _corrupt_byte(self, byte):
        return self._rng.randrange(256) if self._rng.randrange(1000) < self._garbled else byte

    def _limit_data(self, data):
        if self._bytes_left is not None:
            if not self._bytes_left:
                raise OSError(5, "Input/output error")
            data = data[: self._bytes_left]
            self._bytes_left -= len(data)
        return data

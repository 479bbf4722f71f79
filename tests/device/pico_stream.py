"""A stream for the host tools' link to the serial port of an emulated Pico."""

_STEP_MS = 2


class PicoStream:
    """A stream to an emulated Pico; reading lets its time pass."""

    def __init__(self, pico):
        self._pico = pico
        self._rest = b""

    def now_s(self):
        return self._pico.now_us / 1_000_000

    def read(self, size):
        self._rest += self._pico.pop_bytes()
        if not self._rest:
            self._pico.run_ms(_STEP_MS)
            self._rest = self._pico.pop_bytes()
        data, self._rest = self._rest[:size], self._rest[size:]
        return data

    def write(self, data):
        self._pico.type_keys(bytes(data))

    def close(self):
        pass

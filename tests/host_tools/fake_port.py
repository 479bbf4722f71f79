"""A fake serial port for mpremote, with the raw prompt of a fake board at the other end."""

from host_tools.link.prompt import BoardError

_RAW = b"raw REPL; CTRL-B to exit\r\n>"
FACTS = '["micropython", "1.28.0", "Raspberry Pi Pico with RP2040", "e660"]'


class FakePort:
    """A serial port whose `board` runs the programs that are sent to it; without a board nothing answers.

    `facts` is the board's report about itself, `prints` is output that it sends unasked. After `unplugged_after` more
    writes the port is gone.
    """

    def __init__(self, board=None, facts=FACTS, prints=b"", unplugged_after=None):
        self.board = board
        self.facts = facts
        self.prints = prints
        self.unplugged_after = unplugged_after
        self.closed = False
        self.programs = []
        self._came = b""
        self._typed = b""
        self._raw = False

    def inWaiting(self):
        return len(self._came)

    def read(self, size=1):
        data, self._came = self._came[:size], self._came[size:]
        return data

    def write(self, data):
        if self.unplugged_after is not None:
            self.unplugged_after -= 1
            if self.unplugged_after < 0:
                raise OSError(5, "Input/output error")
        self._came += self.prints
        if self.board is not None:
            for byte in data:
                self._receive_byte(bytes([byte]))
        return len(data)

    def flush(self):
        pass

    def close(self):
        self.closed = True

    def _receive_byte(self, byte):
        if byte == b"\x01" and self._typed.endswith(b"\x05A"):
            self._typed = b""
            self._came += b"R\x00"  # no raw paste
        elif byte == b"\x01":
            self._raw, self._typed = True, b""
            self._came += _RAW
        elif byte in b"\x02\x03":
            self._raw, self._typed = self._raw and byte == b"\x03", b""
        elif byte == b"\x04" and self._raw:
            self._execute(self._typed.lstrip(b"\r").decode())
            self._typed = b""
        else:
            self._typed += byte

    def _execute(self, program):
        if not program:
            self.board.start()
            self._came += b"OK\r\nMPY: soft reboot\r\n" + _RAW
            return
        self.programs.append(program)
        said, error = "", ""
        try:
            said = self.facts + "\n" if "unique_id" in program else self.board.execute(program)
        except BoardError as raised:
            error = raised.trace
        self._came += b"OK" + said.replace("\n", "\r\n").encode() + b"\x04" + error.encode() + b"\x04>"

"""A fake serial port for mpremote, with the raw prompt of a fake board at the other end."""

from host_tools.link.prompt import BoardError

_RAW = b"raw REPL; CTRL-B to exit\r\n>"
FACTS = '["micropython", "1.28.0", "Raspberry Pi Pico with RP2040", "e660"]'


class FakePort:
    """A serial port whose `board` runs the programs that are sent to it; without a board nothing answers.

    `facts` is the board's report about itself, `prints` is output that it sends unasked. After `unplugged_after` more
    writes the port is gone.
    """

    def __init__(self, board=None, facts=FACTS, noise=b"", unplugged_after=None):
        self.board = board
        self.facts = facts
        self.prints = noise
        self.unplugged_after = unplugged_after
        self.closed = False
        self.programs = []
        self._received = b""
        self._program_text = b""
        self._is_raw = False

    def inWaiting(self):
        return len(self._received)

    def read(self, size=1):
        data, self._received = self._received[:size], self._received[size:]
        return data

    def write(self, data):
        if self.unplugged_after is not None:
            self.unplugged_after -= 1
            if self.unplugged_after < 0:
                raise OSError(5, "Input/output error")
        self._received += self.prints
        if self.board is not None:
            for byte in data:
                self._receive_byte(bytes([byte]))
        return len(data)

    def flush(self):
        pass

    def close(self):
        self.closed = True

    def _receive_byte(self, byte):
        if byte == b"\x01" and self._program_text.endswith(b"\x05A"):
            self._program_text = b""
            self._received += b"R\x00"  # no raw paste
        elif byte == b"\x01":
            self._is_raw, self._program_text = True, b""
            self._received += _RAW
        elif byte in b"\x02\x03":
            self._is_raw, self._program_text = self._is_raw and byte == b"\x03", b""
        elif byte == b"\x04" and self._is_raw:
            self._execute(self._program_text.lstrip(b"\r").decode())
            self._program_text = b""
        else:
            self._program_text += byte

    def _execute(self, program):
        if not program:
            self.board.start()
            self._received += b"OK\r\nMPY: soft reboot\r\n" + _RAW
            return
        self.programs.append(program)
        output, error = "", ""
        try:
            output = self.facts + "\n" if "unique_id" in program else self.board.execute(program)
        except BoardError as board_error:
            error = board_error.trace
        self._received += b"OK" + output.replace("\n", "\r\n").encode() + b"\x04" + error.encode() + b"\x04>"

"""The lines of the link: cutting received bytes into lines, checking requests, and queuing lines for the host."""

import json
from binascii import b2a_base64

from tray24.compat import const

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from array import array
    from collections.abc import Generator, Mapping, Sequence
    from typing import Any, TypeVar

    from tray24.ports import Ports, Serial

    _Handler = TypeVar("_Handler")

LINE_BYTES = const(1024)  # including its end, in both directions
# A line is padded with blanks to a multiple of this, and sent in pieces of this size: a port that accepts a byte
# accepts a piece (see device.serial).
PIECE_BYTES = const(64)
_MAX_PIECES = const(3)
_MAX_EVENTS = const(16)  # waiting to be sent
_SEPARATORS = (",", ":")


def to_json(message: "Mapping[str, object] | str") -> str:
    """Return a dictionary or a string as JSON, in the form of the link: one line without spaces."""
    return json.dumps(message, separators=_SEPARATORS)


def encode_base64(data: "array[int] | bytearray | bytes") -> str:
    """Return bytes as base64 text for a JSON string."""
    return b2a_base64(data)[:-1].decode()


class LineBuffer:
    """A buffer that cuts received bytes into lines.

    It drops a line that is too long. `pop` then returns b"" once the end of that line has arrived.
    """

    def __init__(self) -> None:
        self._rest = b""
        self._too_long = False

    def add(self, data: bytes) -> None:
        """Add received bytes."""
        self._rest += data
        if len(self._rest) >= LINE_BYTES and b"\n" not in self._rest:
            self._too_long = True
            self._rest = b""

    def pop(self) -> bytes | None:
        """Return the next line that has more than spaces, without its line end.

        Return b"" for a line that is too long, None if no line is complete.
        """
        while True:
            line, end, rest = self._rest.partition(b"\n")
            if not end:
                return None
            self._rest = rest
            if self._too_long or len(line) >= LINE_BYTES:
                self._too_long = False
                return b""
            line = line.strip(b" \t\r")
            if line:
                return line


class Sender:
    """A queue of lines for the host, sent as fast as the host reads. `lost` counts dropped events not yet reported."""

    def __init__(self, ports: "Ports") -> None:
        self.ports = ports
        self._serial: Serial = ports.serial  # pyright: ignore[reportAttributeAccessIssue] # there is no link without
        self.lost = 0
        self._queue: list[bytes] = []
        self._sent_bytes = 0  # bytes sent of the first line in the queue

    def send_event(self, event: "Mapping[str, object]") -> None:
        """Queue `event`, a dictionary that has the name of the event at "event".

        If the queue or the memory is full, drop the event and count it in `lost`.
        """
        if len(self._queue) < _MAX_EVENTS:
            try:
                if self._queue_message(event):
                    return
            except MemoryError:
                pass  # the caller may be the sensing code, which must continue
        self.lost += 1

    def _queue_message(self, message: "Mapping[str, object]") -> bool:
        return self._queue_line(to_json(message))

    def _queue_line(self, text: str) -> bool:
        """Queue a line for the host. Return False, and queue nothing, if it is too long."""
        data = text.encode()
        if len(data) < LINE_BYTES:
            self._queue.append(data + b" " * ((-1 - len(data)) % PIECE_BYTES) + b"\n")
            return True
        return False

    def _write_pieces(self) -> bool:
        """Write some pieces of the first line in the queue.

        Return False if the serial port did not accept all of them.
        """
        line = memoryview(self._queue[0])
        for _ in range(_MAX_PIECES):
            byte_count = self._serial.write(line[self._sent_bytes : self._sent_bytes + PIECE_BYTES])
            if not byte_count:
                return False
            self._sent_bytes += byte_count
            if self._sent_bytes == len(line):
                self._queue.pop(0)
                self._sent_bytes = 0
                break
        return True


# No request has more of these characters. A line with more would take a Pico 20 ms to parse, or nest deeply; and a zero
# byte would end the text for MicroPython's parser.
_MAX_COUNTS = ((b"[{", 8), (b'"', 32), (b"0123456789", 128), (b"\0", 0))
_INT_END = const(1 << 30)
_MAX_SURROGATES = const(20)  # ten letters of a name, each as two
_SLICE_BYTES = const(256)  # bytes that can be searched in one slice
_TYPES = {"bool": bool, "str": str, "list": list}
_HELP = "LINK.md lists them"


class Refused(Exception):
    """Raised to refuse a request: `error` says what is wrong, `hint` what would be right."""

    def __init__(self, error: str, hint: str = "") -> None:
        super().__init__(error)
        self.error = error
        self.hint = hint


def parse_request(line: bytes) -> "Generator[None, None, dict[str, object]]":
    """Return the fields of a request line as a dictionary. Raise Refused if the line is no request.

    This generator yields between slices of work.
    """
    request = yield from _parse_json(line)
    if type(request) is not dict:
        raise _make_format_error()
    if b"\\u" in line:
        yield
        for field in request:
            if type(request[field]) is str:
                request[field] = join_surrogates(request[field])
    request_id = request.get("id")
    if type(request_id) is not int or not 0 <= request_id < _INT_END:
        raise Refused("'id' is no number", "give one from 0 to 1073741823")
    return request


def _parse_json(line: bytes) -> "Generator[None, None, Any]":
    """Return the JSON value of a request line. Raise Refused if the line is no JSON, or takes too long to parse.

    This generator yields between slices of work.
    """
    if not line:
        raise Refused("the line is too long", "a line has at most %d bytes, its end included" % LINE_BYTES)
    for letters, max_count in _MAX_COUNTS:
        for at in range(len(letters)):
            max_count -= line.count(letters[at : at + 1])
        if max_count < 0:
            raise _make_format_error()
        if len(line) > _SLICE_BYTES:
            yield
    yield
    try:
        text = str(line, "utf-8")
        if len(line) > _SLICE_BYTES:
            yield
        return json.loads(text)
    except (ValueError, TypeError):
        raise _make_format_error()


def join_surrogates(text: str) -> str:
    r"""Join the surrogate halves of characters that were sent as two \u escapes.

    MicroPython's json leaves the halves apart. Only the first _MAX_SURROGATES letters of `text` are examined, where
    each half counts as a letter: this is enough for a name.
    """
    at = high = 0
    for letter in text[:_MAX_SURROGATES]:
        code = ord(letter)
        if high and 0xDC00 <= code < 0xE000:
            text = text[: at - 1] + chr(0x10000 + ((high & 0x3FF) << 10 | code & 0x3FF)) + text[at + 1 :]
            high = 0
        else:
            at += 1
            high = code if 0xD800 <= code < 0xDC00 else 0
    return text


def _make_format_error() -> Refused:
    return Refused("the line is no request", 'send one JSON object in a line, such as {"id":1,"do":"hello"}')


def check_request(request: dict[str, object], table: "Mapping[str, _Handler]") -> "Generator[None, None, _Handler]":
    """Return the handler of a request from `table`, the mapping `HANDLERS` of tray24.link.link.

    Raise Refused if the table has no such request, or if a field is missing, wrong or unknown. This generator yields
    between slices of work.
    """
    do = request.get("do")
    start = "%s " % (do,)
    rows = [row for row in table if row == do or row.startswith(start)] if type(do) is str and do.isalpha() else []
    if not rows:
        raise Refused("'do' names no request", _HELP)
    fields = rows[0].split(" ")[1:]
    if len(rows) > 1:
        op = request.get("op")
        rows = [row for row in rows if type(op) is str and row.split(" ")[1] == "op:" + op]
        if not rows:
            raise Refused("'op' is none of this request", _HELP)
        fields = rows[0].split(" ")[1:]
        fields[0] = "op"
    yield
    for field in fields:
        _check_field(request, field, fields)
    yield
    known = [field.split(":")[0] for field in fields]
    for name in request:
        if name not in known and name != "id" and name != "do":
            raise Refused("a field that is unknown", _format_hint(fields))
    return table[rows[0]]


def _check_field(request: "Mapping[str, object]", field: str, fields: "Sequence[str]") -> None:
    name, _, kind = field.partition(":")
    if not kind:
        return  # `op` has been checked already
    is_optional = kind[-1] == "?"
    if name not in request:
        if not is_optional:
            raise Refused("'%s' is missing" % name, _format_hint(fields))
    elif not _matches_kind(request[name], kind[:-1] if is_optional else kind):
        raise Refused("'%s' is not what it must be" % name, _format_hint(fields))


def _format_hint(fields: "Sequence[str]") -> str:
    return "fields: " + (" ".join(fields) or "none")


def _matches_kind(value: object, kind: str) -> bool:
    """Return whether a field's `value` has the type `kind`: "int", "bool", "str", "list", or a choice such as "a|b"."""
    if kind == "int":
        return type(value) is int and 0 <= value < _INT_END
    if kind == "list":
        return type(value) is list and not [item for item in value if type(item) is not str]
    if kind in _TYPES:
        return type(value) is _TYPES[kind]
    return type(value) is str and value in kind.split("|")

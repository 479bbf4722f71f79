"""A server for the virtual tray's USB port over TCP on this machine, for one program at a time like a serial port.

A web page of any site may send requests to the ports of this machine. It cannot read the answers, but the tray would
carry out each line of a request's body. So a connection that begins as a browser's does is dropped: with an HTTP
request, TLS or STUN. TLS and STUN contain Ctrl-C, which interrupts the tray's program. Programs for a serial port begin
otherwise: with a letter or other printable character, a line end, or one of the control characters that MicroPython's
prompt obeys.
"""

import contextlib
import re
import select
import socket
import threading
from collections import deque
from collections.abc import Iterator

from simulator.texts import HostTexts
from simulator.tray.serial import HostEnd

# RFC 9112, section 3: a method, which a page may choose, a blank, the target, a blank, the version. Browsers begin the
# target with a slash, and send nothing before the method.
_TOKEN = rb"[!#$%&'*+.^_`|~0-9A-Za-z-]+"
_REQUEST = re.compile(_TOKEN + rb" [/*][^\r\n]* HTTP/[0-9]\.[0-9]\r?\n")
_MAY_BE_REQUEST = re.compile(_TOKEN + rb"(?: (?:[/*][^\r\n]*\r?)?)?")
_MAX_LINE_BYTES = 1 << 16  # bytes of a line that is held back
# The first byte: line ends, tab, Ctrl-C, Ctrl-D, Ctrl-E and what can be printed. TLS begins with 0x16 (RFC 8446,
# section 5.1), STUN with 0 or 1 (RFC 8489, section 5), over TCP after its length, which is below 0x300 (RFC 4571,
# section 2).
_FIRST_BYTES = frozenset(b"\r\n\t\x03\x04\x05") | frozenset(range(0x20, 0x7F))
HOST = "127.0.0.1"
_WAIT_S = 0.005
_QUEUE_BYTES = 4096  # of the system's buffer, for bytes that were sent and not received
_AHEAD_BYTES = 1 << 16
_MAX_AHEAD = 1 << 23  # more than the system stores from a program that has disconnected
_AHEAD_S = 0.05
_RAW_PROMPT = b"\x01"  # Ctrl-A, which requests MicroPython's raw prompt; no request of the link contains it
_say = HostTexts("play")
_say_of_link = HostTexts("link")


class BrowserConnection(Exception):
    """The exception for a connection that begins as a browser's does, and is therefore dropped."""


class PortGuard:
    """A guard of one connection, which rejects browsers by the first bytes that they send."""

    def __init__(self) -> None:
        self._held_data = b""
        self._is_admitted = False

    def filter_bytes(self, data: bytes) -> bytes:
        """Return the bytes to pass on to the tray. Hold back bytes that may be the beginning of a browser's request.

        Raise BrowserConnection if such a request has begun.
        """
        if self._is_admitted:
            return data
        data = self._held_data + data
        if data[0] not in _FIRST_BYTES or _REQUEST.match(data):
            raise BrowserConnection
        if _MAY_BE_REQUEST.fullmatch(data):
            if len(data) > _MAX_LINE_BYTES:
                raise BrowserConnection
            self._held_data = data
            return b""
        self._held_data = b""
        self._is_admitted = True
        return data


class LinkPortTaken(Exception):
    """The exception when the TCP port for the link is not available."""


@contextlib.contextmanager
def serve_link(host: HostEnd, port: int | None) -> Iterator[None]:
    """Serve the tray's serial port over TCP while the `with` block runs, and print the address.

    If `port` is None, do nothing. Raise LinkPortTaken if the port is in use.
    """
    if port is None:
        yield
        return
    try:
        server = LinkServer(host, port)
    except OSError as error:
        reason = error.strerror or str(error)
        text = _say("cannot-listen", host=HOST, port=port, reason=reason, option="--link")
        raise LinkPortTaken(text) from None
    print(_say("port-at", url=f"socket://{HOST}:{server.port}"), flush=True)
    try:
        yield
    finally:
        server.stop()


def open_listener(host: str, port: int) -> socket.socket:
    """Return a listening socket that keeps as few bytes as a serial port would. Raise OSError if the port is taken."""
    listener = socket.create_server((host, port))
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, _QUEUE_BYTES)
    return listener


def get_busy_text() -> str:
    return _say_of_link("busy")


def format_refusal(reason: str) -> bytes:
    """Return the line that tells a program why it is not served."""
    return f"tray24: {reason}\r\n".encode()


def refuse_program(program: socket.socket, reason: str) -> None:
    """Send a program that has connected the reason why it is not served, and close the connection."""
    with program, contextlib.suppress(OSError):
        program.setblocking(False)
        program.sendall(format_refusal(reason))
        program.shutdown(socket.SHUT_WR)
        program.recv(_QUEUE_BYTES)  # a request that is left unread would take the line back


class IncomingBytes:
    """The bytes that a program sends to the tray.

    Normally `receive` reads them from the socket. Only `has_disconnected` reads ahead, to find the end of the
    connection.
    """

    def __init__(self, program: socket.socket) -> None:
        self._program = program
        self._buffer = bytearray()

    @property
    def is_ahead(self) -> bool:
        """True while there are bytes that were read ahead. `receive` returns these first."""
        return bool(self._buffer)

    def receive(self, size: int) -> bytes:
        """Return at most `size` bytes, or b"" after the end of the connection. Raise OSError as `recv` does."""
        if not self._buffer:
            return self._program.recv(size)
        data = bytes(self._buffer[:size])
        del self._buffer[:size]
        return data

    def has_disconnected(self) -> bool:
        """Return whether the program has closed the connection. All bytes that it has sent so far are read ahead.

        A program that has sent far more than the tray can take counts as disconnected, too.
        """
        while len(self._buffer) < _MAX_AHEAD:
            ready, _, _ = select.select([self._program], [], [], _AHEAD_S)
            if not ready:
                return False
            data = self._program.recv(_AHEAD_BYTES)
            if not data:
                return True
            self._buffer += data
        return True


_REPLY_START = b'{"id":'
# MicroPython keeps no order of keys: a line that begins like this is a reply, too, unless it has the key "event".
_ERROR_STARTS = (b'{"error":', b'{"hint":')
_REPLY_ID = re.compile(rb'"id":(\d+|null)\b')
_REQUEST_ID = re.compile(rb'"id"\s*:\s*(\d+)\b')
_PROMPT_KEYS = re.compile(rb"[\x01-\x05]")  # keys that lead to MicroPython's prompt, which answers no request
_MAX_OPEN_REQUESTS = 4096
_MAX_REPLY_BYTES = 1024


class ReplyRouter:
    """A router of replies at a serial port that several programs use one after the other.

    Each program gets only the replies to its own requests. The tray answers each line that is not blank with one line,
    in order. Without the router a program would first receive the answers for which the program before it did not wait.
    """

    def __init__(self) -> None:
        # (offset of its end, line) of each request that is not answered yet.
        self._open_requests: deque[tuple[int, bytes]] = deque(maxlen=_MAX_OPEN_REQUESTS)
        self._late_count = 0  # how many of them, at the front, are of programs that have disconnected
        self._end_offset = 0  # offset of the end of the last complete line
        self._partial_line = b""  # the incomplete line after that
        self._head = b""  # the first bytes of the line that the tray is sending
        self._held_data = b""  # bytes of that line, held back until it is known for which program they are
        self._is_dropping = False  # whether the beginning of that line was for a program that has disconnected

    def note_requests(self, data: bytes) -> None:
        *_, rest = parts = _PROMPT_KEYS.split(data)
        if len(parts) > 1:
            self._open_requests.clear()
            self._late_count = self._end_offset = 0
            self._partial_line = b""
        *lines, self._partial_line = (self._partial_line + rest).split(b"\n")
        for line in lines:
            self._end_offset += len(line) + 1
            if line.strip():
                self._open_requests.append((self._end_offset, line))

    def begin_connection(self, unread_count: int) -> bytes:
        """Begin the connection of the next program. Return the bytes to send to the tray first.

        Of the bytes that earlier programs sent, the tray has not read the last `unread_count`, and these were dropped.
        If the tray has read only a part of a line, return the line end that completes this line. Otherwise return b"".
        """
        read_offset = self._end_offset + len(self._partial_line) - unread_count
        partial_line = self._partial_line[: max(0, read_offset - self._end_offset)]
        while self._open_requests and self._open_requests[-1][0] > read_offset:
            end, line = self._open_requests.pop()
            partial_line = line[: max(0, read_offset - (end - 1 - len(line)))]
        self._end_offset, self._partial_line = read_offset - len(partial_line), b""
        end_of_line = b"\n" if partial_line.strip() else b""
        self.note_requests(partial_line + end_of_line)
        self._late_count = len(self._open_requests)
        self._is_dropping = self._head.startswith(b"{")
        self._held_data = b""
        return end_of_line

    def select_replies(self, data: bytes) -> bytes:
        """Return those parts of `data`, bytes from the tray, that are for the current program."""
        *lines, rest = data.split(b"\n")
        return b"".join([self._select_piece(line + b"\n") for line in lines] + [self._select_piece(rest)])

    def _select_piece(self, piece: bytes) -> bytes:
        """Add `piece`, a part of a line from the tray. Return the bytes to pass to the current program now."""
        self._head = (self._head + piece)[:_MAX_REPLY_BYTES]
        self._held_data += piece
        if piece.endswith(b"\n"):
            if (self._is_reply() and self._check_late()) or self._is_dropping:
                self._held_data = b""
            self._head, self._is_dropping = b"", False
        elif self._is_dropping:
            self._held_data = b""
        elif self._late_count and self._can_be_reply() and len(self._held_data) < _MAX_REPLY_BYTES:
            return b""
        data, self._held_data = self._held_data, b""
        return data

    def _can_be_reply(self) -> bool:
        """Return whether the line that the tray is sending is a reply, or may become one."""
        return any(
            self._head.startswith(start) or start.startswith(self._head) for start in (_REPLY_START, *_ERROR_STARTS)
        )

    def _is_reply(self) -> bool:
        if self._head.startswith(_ERROR_STARTS):
            return b'"event":' not in self._head and _REPLY_ID.search(self._head) is not None
        return self._head.startswith(_REPLY_START)

    def _check_late(self) -> bool:
        """Return whether the reply in `_head`, now complete, is for a program that has disconnected.

        Remove the request that the reply answers, and all requests before that one, from the open requests.
        """
        match = _REPLY_ID.search(self._head)
        number = None if match is None or match[1] == b"null" else match[1]
        late_numbers = [
            _find_number(self._open_requests[index][1])
            for index in range(min(self._late_count, len(self._open_requests)))
        ]
        is_late = bool(late_numbers) and (number is None or number in late_numbers)
        count = late_numbers.index(number) + 1 if number in late_numbers else 1 if is_late else len(late_numbers) + 1
        for _ in range(min(count, len(self._open_requests))):
            self._open_requests.popleft()
        self._late_count = max(0, len(late_numbers) - count)
        return is_late


def _find_number(line: bytes) -> bytes | None:
    """Return the digits of a request's "id", or None if the request has no number as its "id"."""
    match = _REQUEST_ID.search(line)
    return match and match[1]


class LinkServer:
    """A TCP server for the tray's serial port, in a thread of its own. It runs until `stop`.

    Port 0 takes a free port; the attribute `port` has its number.
    """

    def __init__(self, host: HostEnd, port: int):
        """Start to listen on `port` and to serve `host`, the host's end of the tray's USB cable.

        Raise OSError if the port is not available.
        """
        self._host = host
        self._router = ReplyRouter()
        self._unplug_count = host.unplugged
        self._listener = open_listener(HOST, port)
        self.port = self._listener.getsockname()[1]
        self._stop_event = threading.Event()
        self._thread = threading.Thread(target=self._accept_programs, daemon=True)
        self._thread.start()

    def stop(self) -> None:
        self._stop_event.set()
        self._thread.join()
        self._listener.close()

    def _accept_programs(self) -> None:
        while not self._stop_event.is_set():
            with contextlib.suppress(OSError, BrowserConnection):
                ready, _, _ = select.select([self._listener], [], [], 0.1)
                if ready:
                    program, _ = self._listener.accept()
                    with program:
                        self._serve_program(program)

    def _serve_program(self, program: socket.socket) -> None:
        """Pass bytes between a program and the tray until the program disconnects or the tray is unplugged.

        Raise BrowserConnection if the program is a browser.
        """
        program.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        router = self._begin_connection()
        guard = PortGuard()
        incoming = IncomingBytes(program)
        while not self._stop_event.is_set():
            room = self._host.room  # while there is none, the program waits
            sockets = [program, self._listener] if room and not incoming.is_ahead else [self._listener]
            ready, _, _ = select.select(sockets, [], [], _WAIT_S)
            if program in ready or (room and incoming.is_ahead):
                data = incoming.receive(room)
                if not data:
                    return
                admitted_data = guard.filter_bytes(data)
                if _RAW_PROMPT in admitted_data:
                    program.sendall(format_refusal(_say("no-prompt")))
                router.note_requests(admitted_data)
                self._host.write(admitted_data)
            elif ready:
                if not room and incoming.has_disconnected():
                    return  # no program waits for the answers to the rest
                refuse_program(self._listener.accept()[0], get_busy_text())  # only the first program is served
            # A program that does not read must not block this loop: unread bytes stay in the HostEnd.
            _, writable, _ = select.select([], [program], [], 0)
            data = self._host.read() if writable else b""
            if data:
                program.sendall(router.select_replies(data))
            elif self._unplug_count != self._host.unplugged:
                return

    def _begin_connection(self) -> ReplyRouter:
        """Begin a connection, and return the router of the port's replies.

        Create a new router if the tray has been unplugged since the last connection.
        """
        if self._unplug_count != self._host.unplugged:
            self._unplug_count = self._host.unplugged
            self._router = ReplyRouter()
        self._router.select_replies(self._host.read())
        self._host.write(self._router.begin_connection(self._host.open()))
        return self._router

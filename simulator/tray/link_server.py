"""Serve the virtual tray's USB port over TCP on this machine, to one program at a time like a serial port.

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
_LONGEST = 1 << 16  # bytes of a line that is held back
# The first byte: line ends, tab, Ctrl-C, Ctrl-D, Ctrl-E and what can be printed. TLS begins with 0x16 (RFC 8446,
# section 5.1), STUN with 0 or 1 (RFC 8489, section 5), over TCP after its length, which is below 0x300 (RFC 4571,
# section 2).
_FIRST = frozenset(b"\r\n\t\x03\x04\x05") | frozenset(range(0x20, 0x7F))
HOST = "127.0.0.1"
_WAIT_S = 0.005
_QUEUE_BYTES = 4096  # of the system's buffer, for bytes that were sent and not received
_AHEAD_BYTES = 1 << 16
_MAX_AHEAD = 1 << 23  # more than the system keeps of a program that has gone
_AHEAD_S = 0.05
_RAW_PROMPT = b"\x01"  # Ctrl-A: how a program asks MicroPython for it; no request of the link contains it
_say = HostTexts("play")
_of_link = HostTexts("link")


class BrowserConnection(Exception):
    """The exception for a connection that begins as a browser's does, and is therefore dropped."""


class PortGuard:
    """A guard of one connection, which rejects browsers by the first bytes that they send."""

    def __init__(self) -> None:
        self._held = b""
        self._knows = False

    def filter_bytes(self, data: bytes) -> bytes:
        """Return the bytes to pass on to the tray. Hold back bytes that may be the beginning of a browser's request.

        Raise BrowserConnection if such a request has begun.
        """
        if self._knows:
            return data
        data = self._held + data
        if data[0] not in _FIRST or _REQUEST.match(data):
            raise BrowserConnection
        if _MAY_BE_REQUEST.fullmatch(data):
            if len(data) > _LONGEST:
                raise BrowserConnection
            self._held = data
            return b""
        self._held = b""
        self._knows = True
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
        words = _say("cannot-listen", host=HOST, port=port, reason=reason, option="--link")
        raise LinkPortTaken(words) from None
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
    return _of_link("busy")


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
        self._ahead = bytearray()

    @property
    def is_ahead(self) -> bool:
        """Whether bytes have been read ahead. `receive` returns these first."""
        return bool(self._ahead)

    def receive(self, size: int) -> bytes:
        """Return at most `size` bytes, or b"" after the end of the connection. Raise OSError as `recv` does."""
        if not self._ahead:
            return self._program.recv(size)
        data = bytes(self._ahead[:size])
        del self._ahead[:size]
        return data

    def has_disconnected(self) -> bool:
        """Return whether the program has closed the connection; what it sent before that is read ahead.

        A program that has sent far more than the tray can take counts as disconnected, too.
        """
        while len(self._ahead) < _MAX_AHEAD:
            ready, _, _ = select.select([self._program], [], [], _AHEAD_S)
            if not ready:
                return False
            data = self._program.recv(_AHEAD_BYTES)
            if not data:
                return True
            self._ahead += data
        return True


_ANSWER = b'{"id":'
_ERRORS = (b'{"error":', b'{"hint":')  # answers, too, unless they have an "event": MicroPython keeps no order of keys
_ANSWERED = re.compile(rb'"id":(\d+|null)\b')
_ASKED = re.compile(rb'"id"\s*:\s*(\d+)\b')
_PROMPT_KEYS = re.compile(rb"[\x01-\x05]")  # lead to MicroPython's prompt, which answers no request
_MAX_ASKED = 4096
_LONGEST_ANSWER = 1024


class ReplyRouter:
    """A router of replies at a serial port that several programs use one after the other.

    Each program gets only the replies to its own requests. The tray answers each line that is not blank with one line,
    in order. Without the router a program would first receive the answers for which the program before it did not wait.
    """

    def __init__(self) -> None:
        self._asked: deque[tuple[int, bytes]] = deque(maxlen=_MAX_ASKED)  # (place of its end, line), not answered yet
        self._late = 0  # how many of them, at the front, are of programs that have disconnected
        self._ended = 0  # place of the end of the last line
        self._begun = b""  # the line after it
        self._head = b""  # the first bytes of the line that the tray is sending
        self._held = b""  # its bytes that are held back until their program is known
        self._drops = False  # the beginning of this line was for a program that has disconnected

    def note_requests(self, data: bytes) -> None:
        *_, kept = keys = _PROMPT_KEYS.split(data)
        if len(keys) > 1:
            self._asked.clear()
            self._late = self._ended = 0
            self._begun = b""
        *lines, self._begun = (self._begun + kept).split(b"\n")
        for line in lines:
            self._ended += len(line) + 1
            if line.strip():
                self._asked.append((self._ended, line))

    def begin_connection(self, unread: int) -> bytes:
        """Begin the connection of another program. The last `unread` bytes were dropped before the tray read them.

        If the tray has read only a part of a line, return the line end that completes this line. Otherwise return b"".
        """
        read = self._ended + len(self._begun) - unread
        part = self._begun[: max(0, read - self._ended)]
        while self._asked and self._asked[-1][0] > read:
            end, line = self._asked.pop()
            part = line[: max(0, read - (end - 1 - len(line)))]
        self._ended, self._begun = read - len(part), b""
        end_of_line = b"\n" if part.strip() else b""
        self.note_requests(part + end_of_line)
        self._late = len(self._asked)
        self._drops = self._head.startswith(b"{")
        self._held = b""
        return end_of_line

    def select_replies(self, data: bytes) -> bytes:
        """Return those parts of `data`, bytes from the tray, that are for the current program."""
        *lines, rest = data.split(b"\n")
        return b"".join([self._select_piece(line + b"\n") for line in lines] + [self._select_piece(rest)])

    def _select_piece(self, piece: bytes) -> bytes:
        """Add `piece`, a part of a line from the tray, and return the bytes that can be passed on now."""
        self._head = (self._head + piece)[:_LONGEST_ANSWER]
        self._held += piece
        if piece.endswith(b"\n"):
            if (self._is_reply() and self._check_late()) or self._drops:
                self._held = b""
            self._head, self._drops = b"", False
        elif self._drops:
            self._held = b""
        elif self._late and self._can_be_reply() and len(self._held) < _LONGEST_ANSWER:
            return b""
        held, self._held = self._held, b""
        return held

    def _can_be_reply(self) -> bool:
        """Return whether the line that the tray is sending is a reply, or may become one."""
        return any(self._head.startswith(begin) or begin.startswith(self._head) for begin in (_ANSWER, *_ERRORS))

    def _is_reply(self) -> bool:
        if self._head.startswith(_ERRORS):
            return b'"event":' not in self._head and _ANSWERED.search(self._head) is not None
        return self._head.startswith(_ANSWER)

    def _check_late(self) -> bool:
        """Return whether the complete reply is for a program that has disconnected.

        Remove the request that it answers from the list of open requests.
        """
        found = _ANSWERED.search(self._head)
        number = None if found is None or found[1] == b"null" else found[1]
        late = [_find_number(self._asked[index][1]) for index in range(min(self._late, len(self._asked)))]
        is_late = bool(late) and (number is None or number in late)
        count = late.index(number) + 1 if number in late else 1 if is_late else len(late) + 1
        for _ in range(min(count, len(self._asked))):
            self._asked.popleft()
        self._late = max(0, len(late) - count)
        return is_late


def _find_number(line: bytes) -> bytes | None:
    """Return the digits of the number in a request, or None if the request has no number."""
    found = _ASKED.search(line)
    return found and found[1]


class LinkServer:
    """A TCP server for the tray's serial port, in a thread of its own. It runs until `stop`.

    Port 0 takes a free port; the attribute `port` has its number.
    """

    def __init__(self, host: HostEnd, port: int):
        """Start to listen on `port` and to serve `host`, the end of the tray's cable.

        Raise OSError if the port is not available.
        """
        self._host = host
        self._exchange = ReplyRouter()
        self._unplugged = host.unplugged
        self._listener = open_listener(HOST, port)
        self.port = self._listener.getsockname()[1]
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._accept_programs, daemon=True)
        self._thread.start()

    def stop(self) -> None:
        self._ended.set()
        self._thread.join()
        self._listener.close()

    def _accept_programs(self) -> None:
        while not self._ended.is_set():
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
        exchange = self._begin_connection()
        guard = PortGuard()
        incoming = IncomingBytes(program)
        while not self._ended.is_set():
            room = self._host.room  # while there is none, the program waits
            watched = [program, self._listener] if room and not incoming.is_ahead else [self._listener]
            ready, _, _ = select.select(watched, [], [], _WAIT_S)
            if program in ready or (room and incoming.is_ahead):
                data = incoming.receive(room)
                if not data:
                    return
                admitted = guard.filter_bytes(data)
                if _RAW_PROMPT in admitted:
                    program.sendall(format_refusal(_say("no-prompt")))
                exchange.note_requests(admitted)
                self._host.write(admitted)
            elif ready:
                if not room and incoming.has_disconnected():
                    return  # no program waits for the answers to the rest
                refuse_program(self._listener.accept()[0], get_busy_text())  # the answers go to the first
            # A program that does not read must not block this loop: unread bytes stay in the HostEnd.
            _, takes, _ = select.select([], [program], [], 0)
            data = self._host.read() if takes else b""
            if data:
                program.sendall(exchange.select_replies(data))
            elif self._unplugged != self._host.unplugged:
                return

    def _begin_connection(self) -> ReplyRouter:
        """Begin a connection.

        Return the router of the port's replies; after the tray was unplugged this is a new one.
        """
        if self._unplugged != self._host.unplugged:
            self._unplugged = self._host.unplugged
            self._exchange = ReplyRouter()
        self._exchange.select_replies(self._host.read())
        self._host.write(self._exchange.begin_connection(self._host.open()))
        return self._exchange

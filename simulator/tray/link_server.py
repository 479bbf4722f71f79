"""Serve the virtual tray's USB port over TCP on this machine, to one program at a time like a serial port."""

import contextlib
import select
import socket
import threading
from collections.abc import Iterator

from simulator.texts import HostTexts
from simulator.tray.port_guard import FromBrowser, PortGuard
from simulator.tray.serial import HostEnd

HOST = "127.0.0.1"
_WAIT_S = 0.005
_QUEUE_BYTES = 4096  # what the system may keep of bytes that were sent and not received
_AHEAD_BYTES = 1 << 16
_MOST_AHEAD = 1 << 23  # more than the system keeps of a program that has gone
_AHEAD_S = 0.05
# Lines to a program at the other end, beside those of the tray: what they answer is part of the link's protocol.
BUSY = "another program has it open: close that one, then start again"
_NO_PROMPT = (
    "this tray of the simulator runs on Python and has no MicroPython prompt, which mpremote and its like need: "
    "'./tray24 pico' emulates a Pico that has one"
)
_RAW_PROMPT = b"\x01"  # Ctrl-A: how a program asks MicroPython for it; no request of the link contains it
_say = HostTexts("play")


class LinkPortTaken(Exception):
    """The TCP port is not available."""


@contextlib.contextmanager
def serve_link(host: HostEnd, port: int | None) -> Iterator[None]:
    """Serve while the block runs, and print the address.

    Do nothing without a port. Raise LinkPortTaken if it is taken.
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


def listen(host: str, port: int) -> socket.socket:
    """Return a socket that listens for programs, and keeps as little of their bytes as a serial port would.

    Raise OSError when the port is not available.
    """
    listener = socket.create_server((host, port))
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, _QUEUE_BYTES)
    return listener


def line_of(reason: str) -> bytes:
    """Return the line that tells a program why it is not served."""
    return f"tray24: {reason}\r\n".encode()


def refuse(program: socket.socket, reason: str) -> None:
    """Tell a program that has connected why it is not served, and close the connection."""
    with program, contextlib.suppress(OSError):
        program.setblocking(False)
        program.sendall(line_of(reason))
        program.shutdown(socket.SHUT_WR)
        program.recv(_QUEUE_BYTES)  # a request that is left unread would take the line back


class Incoming:
    """The bytes that a program sends, read ahead only to see whether it has gone."""

    def __init__(self, program: socket.socket) -> None:
        self._program = program
        self._ahead = bytearray()

    @property
    def is_ahead(self) -> bool:
        """Return whether bytes have been read ahead, which `receive` returns first."""
        return bool(self._ahead)

    def receive(self, size: int) -> bytes:
        """Return at most so many bytes, b"" at the end. Raise OSError as `recv` does."""
        if not self._ahead:
            return self._program.recv(size)
        data = bytes(self._ahead[:size])
        del self._ahead[:size]
        return data

    def has_gone(self) -> bool:
        """Return whether the program has closed its end behind all that it has sent, or has sent far too much."""
        while len(self._ahead) < _MOST_AHEAD:
            ready, _, _ = select.select([self._program], [], [], _AHEAD_S)
            if not ready:
                return False
            data = self._program.recv(_AHEAD_BYTES)
            if not data:
                return True
            self._ahead += data
        return True


class LinkServer:
    """A server in a thread of its own that runs until `stop`. Port 0 takes a free port, and `port` holds its number."""

    def __init__(self, host: HostEnd, port: int):
        """Start to listen and serve. Raise OSError when the port is not available."""
        self._host = host
        self._listener = listen(HOST, port)
        self.port = self._listener.getsockname()[1]
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._serve, daemon=True)
        self._thread.start()

    def stop(self) -> None:
        self._ended.set()
        self._thread.join()
        self._listener.close()

    def _serve(self) -> None:
        while not self._ended.is_set():
            with contextlib.suppress(OSError, FromBrowser):
                ready, _, _ = select.select([self._listener], [], [], 0.1)
                if ready:
                    program, _ = self._listener.accept()
                    with program:
                        self._carry(program)

    def _carry(self, program: socket.socket) -> None:
        """Pass bytes on until the program disconnects or the tray is unplugged, which closes its port.

        Raise FromBrowser if a browser has connected.
        """
        program.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._host.open()
        guard = PortGuard()
        incoming = Incoming(program)
        unplugged = self._host.unplugged
        while not self._ended.is_set():
            room = self._host.room  # while there is none, the program waits
            watched = [program, self._listener] if room and not incoming.is_ahead else [self._listener]
            ready, _, _ = select.select(watched, [], [], _WAIT_S)
            if program in ready or (room and incoming.is_ahead):
                data = incoming.receive(room)
                if not data:
                    return
                admitted = guard.admit(data)
                if _RAW_PROMPT in admitted:
                    program.sendall(line_of(_NO_PROMPT))
                self._host.write(admitted)
            elif ready:
                if not room and incoming.has_gone():
                    return  # nobody waits for the answers to what is left
                refuse(self._listener.accept()[0], BUSY)  # the answers go to the first
            # A program that does not read must not block this loop: unread bytes stay in the HostEnd.
            _, takes, _ = select.select([], [program], [], 0)
            data = self._host.read() if takes else b""
            if data:
                program.sendall(data)
            elif unplugged != self._host.unplugged:
                return

"""The HTTP server of the pages, with limits for slow, silent and numerous connections."""

import asyncio
import logging
import signal
import socket
import struct
import sys
import threading
import webbrowser
from collections.abc import Mapping
from types import FrameType
from typing import Any

import h11
import uvicorn
from starlette.applications import Starlette
from starlette.requests import ClientDisconnect
from starlette.websockets import WebSocketDisconnect
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from simulator.signals import CAN_BLOCK, ENDING, block_signals
from simulator.texts import HostTexts
from simulator.web.middleware import is_own_address

_STOP_S = 2
_MAX_MESSAGE_BYTES = 1 << 16
_HEADERS_S = 10  # a request that takes longer to arrive is aborted
_UNREAD_S = 20  # a connection whose other end reads nothing for this time is aborted
_MAX_UNREAD_BYTES = 1 << 20  # bytes not yet sent to a connection while more of it is read
_RESET = struct.pack("hh" if sys.platform == "win32" else "ii", 1, 0)  # l_onoff, l_linger of `struct linger`
_MAX_CONNECTIONS = 256
_MAX_REMOTE_CONNECTIONS = 192  # from other machines: they cannot use all connections
_MAX_ADDRESS_CONNECTIONS = 64  # from one other machine
_LOGGER = "uvicorn.error"
_APP_FUNCTIONS = ("run_asgi", "main", "startup")  # functions of uvicorn that log faults of an application
# An answer to a request that was followed by an invalid one raises LocalProtocolError.
_CLIENT_ERRORS = (
    ClientDisconnect,
    WebSocketDisconnect,
    ClientDisconnected,
    h11.LocalProtocolError,
    asyncio.CancelledError,
)
_say = HostTexts("play")
HOST = "127.0.0.1"


class _DrainedProtocol(asyncio.Protocol):
    """A protocol that ends a connection when the other end stops reading what it is sent."""

    transport: asyncio.Transport
    loop: asyncio.AbstractEventLoop
    _unread_timer: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread_timer = self.loop.call_later(_UNREAD_S, self._abort_connection)

    def resume_writing(self) -> None:
        self._cancel_unread_timer()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        self._cancel_unread_timer()
        super().connection_lost(exc)

    def _abort_connection(self) -> None:
        """Reset the connection. After a normal close the system would hold unsent megabytes for minutes."""
        self.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, _RESET)
        self.transport.abort()

    def _cancel_unread_timer(self) -> None:
        if self._unread_timer is not None:
            self._unread_timer.cancel()
            self._unread_timer = None


class _LimitedWebSocketProtocol(_DrainedProtocol, WebSocketsSansIOProtocol):
    """The WebSocket protocol, which disconnects a client that sends pings without reading the answers."""

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.transport.get_write_buffer_size() > _MAX_UNREAD_BYTES:
            self._abort_connection()


class _LimitedHttpProtocol(_DrainedProtocol, H11Protocol):
    """The HTTP protocol, with a time limit for the arrival of a request's head and body."""

    _request_timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        transport.set_write_buffer_limits(high=0)  # writing pauses while anything is unsent
        if self._is_over_limit():
            transport.abort()
        else:
            self._start_request_timer()

    def _is_over_limit(self) -> bool:
        """Return whether too many connections are open.

        There are limits for this client's machine, for all other machines together, and for all connections.
        """
        open_connections = [protocol for protocol in self.connections if not protocol.transport.is_closing()]
        if len(open_connections) > _MAX_CONNECTIONS:
            return True
        addresses = [address for connection in open_connections if (address := _get_peer_address(connection))]
        own_address = _get_peer_address(self)
        return bool(own_address) and (
            len(addresses) > _MAX_REMOTE_CONNECTIONS or addresses.count(own_address) > _MAX_ADDRESS_CONNECTIONS
        )

    def connection_lost(self, exc: Exception | None) -> None:
        self._cancel_request_timer()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.transport.get_protocol() is not self:
            return  # a WebSocket now, which may be silent
        if self.conn.their_state in (h11.IDLE, h11.SEND_BODY):
            self._start_request_timer()
        else:
            self._cancel_request_timer()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._cancel_request_timer()
        super().handle_websocket_upgrade(event)

    def _start_request_timer(self) -> None:
        if self._request_timer is None and not self.transport.is_closing():
            self._request_timer = self.loop.call_later(_HEADERS_S, self.transport.close)

    def _cancel_request_timer(self) -> None:
        if self._request_timer is not None:
            self._request_timer.cancel()
            self._request_timer = None


def _get_peer_address(connection: Any) -> str:
    """Return the address of the other end of a connection, "" if it is this machine or the connection is closed."""
    peer, server = (connection.transport.get_extra_info(name) for name in ("peername", "sockname"))
    return "" if not peer or is_own_address(peer[0], server[0]) else peer[0].partition("%")[0]


def _is_own_fault(log_record: logging.LogRecord) -> bool:
    """Return whether an entry of uvicorn's log is about a fault of this program, not of a client."""
    error = log_record.exc_info[1] if log_record.exc_info else None
    return log_record.funcName in _APP_FUNCTIONS and not isinstance(error, _CLIENT_ERRORS)


class _Server(uvicorn.Server):
    """A server that prints its address once it listens."""

    def __init__(self, config: uvicorn.Config, title: str, url: str, open_browser: bool):
        super().__init__(config)
        self._title = title
        self._url = url
        self._open_browser = open_browser
        self.ended_by = 0  # number of the signal

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=sockets)
        if CAN_BLOCK:
            signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDING)
        print(_say("at", title=self._title, url=self._url), flush=True)
        if self._open_browser:
            # On some systems the command that opens a browser returns only when the browser ends.
            threading.Thread(target=webbrowser.open, args=[self._url], daemon=True).start()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Begin to stop the server at the first signal.

        Ignore a second one, which would cancel the shutdown with a traceback.
        """
        if not self.should_exit:
            self.should_exit = True
            self.ended_by = sig


def is_own_page(headers: Mapping[str, str]) -> bool:
    """Return whether a request comes from a page of this server, or from a program other than a browser.

    `headers` are those of the request.
    """
    origin, host = headers.get("origin"), headers.get("host")
    return origin in (None, f"http://{host}", f"https://{host}")


def build_config(app: Starlette) -> uvicorn.Config:
    """Return the configuration of a server with our limits, which prints only faults of this program."""
    config = uvicorn.Config(
        app,
        http=_LimitedHttpProtocol,
        ws=_LimitedWebSocketProtocol,
        log_level="error",
        timeout_graceful_shutdown=_STOP_S,
        ws_max_size=_MAX_MESSAGE_BYTES,
        proxy_headers=False,  # the address of a request is that of its connection: see `middleware.is_this_computer`
    )
    logging.getLogger(_LOGGER).addFilter(_is_own_fault)
    return config


def serve_until_stopped(app: Starlette, listener: socket.socket, title: str, url: str, open_browser: bool) -> None:
    """Serve `app` on `listener` until Ctrl-C. Print `title` and `url`, and open a browser if wanted.

    After everything is closed, call the process's handler of the signal, which raises KeyboardInterrupt for Ctrl-C.
    """
    server = _Server(build_config(app), title, url, open_browser)
    with block_signals():  # until the server handles them: interrupted earlier, it would print errors
        server.run(sockets=[listener])
    if server.ended_by:
        handler = signal.getsignal(server.ended_by)
        if callable(handler):
            handler(server.ended_by, None)  # not as a signal: code that counts signals must not count it twice
        else:
            signal.raise_signal(server.ended_by)


def serve_locally(app: Starlette, port: int, open_browser: bool, title: str) -> None:
    """Serve `app` on this machine until Ctrl-C. Port 0 means any free port.

    Raise OSError if the port is not available.
    """
    with socket.create_server((HOST, port)) as listener:
        serve_until_stopped(app, listener, title, f"http://{HOST}:{listener.getsockname()[1]}/", open_browser)

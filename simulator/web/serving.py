"""Serve an application of a page at a socket, until Ctrl-C."""

import asyncio
import signal
import socket
import threading
import webbrowser
from collections.abc import Mapping
from types import FrameType
from typing import Any

import h11
import uvicorn
from starlette.applications import Starlette
from uvicorn.protocols.http.h11_impl import H11Protocol

from simulator.signals import CAN_BLOCK, ENDING, blocked
from simulator.texts import HostTexts
from simulator.web.guard import is_own_address

_STOP_S = 2
_LARGEST_MESSAGE = 1 << 16
_HEADERS_S = 10  # a request that takes longer to arrive is given up
_MOST_CONNECTIONS = 256
_MOST_OF_ADDRESS = 64  # of them from one other machine, so that it cannot take all
_say = HostTexts("play")


class _ImpatientProtocol(H11Protocol):
    """The HTTP protocol, with a limit to the time in which the head and the body of a request arrive."""

    _request_ends: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self._count_of_address() > _MOST_OF_ADDRESS:
            transport.abort()
        else:
            self._watch()

    def _count_of_address(self) -> int:
        """Return how many connections the machine at the other end has, 0 for this machine."""
        address = _address_of(self)
        if not address or is_own_address(address):
            return 0
        return sum(_address_of(connection) == address for connection in self.connections)

    def connection_lost(self, exc: Exception | None) -> None:
        self._forget()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.transport.get_protocol() is not self:
            return  # a WebSocket now, which may be silent
        if self.conn.their_state in (h11.IDLE, h11.SEND_BODY):
            self._watch()
        else:
            self._forget()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._forget()
        super().handle_websocket_upgrade(event)

    def _watch(self) -> None:
        if self._request_ends is None and not self.transport.is_closing():
            self._request_ends = self.loop.call_later(_HEADERS_S, self.transport.close)

    def _forget(self) -> None:
        if self._request_ends is not None:
            self._request_ends.cancel()
            self._request_ends = None


def _address_of(connection: Any) -> str:
    """Return the address of the machine at the other end of a connection, "" if it is gone."""
    peer = connection.transport.get_extra_info("peername")
    return peer[0].partition("%")[0] if peer else ""


class _Server(uvicorn.Server):
    """A server that prints its address once it listens."""

    def __init__(self, config: uvicorn.Config, title: str, url: str, open_browser: bool):
        super().__init__(config)
        self._title = title
        self._url = url
        self._open_browser = open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=sockets)
        if CAN_BLOCK:
            signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDING)
        print(_say("at", title=self._title, url=self._url), flush=True)
        if self._open_browser:
            # On some systems the command that opens a browser returns only when the browser ends.
            threading.Thread(target=webbrowser.open, args=[self._url], daemon=True).start()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Begin to end at the first signal only: a second one would cancel what is being closed, with a traceback."""
        if not self.should_exit:
            super().handle_exit(sig, frame)


def is_own_page(headers: Mapping[str, str]) -> bool:
    """Return whether a request comes from this site. Browsers send their site; other programs send none."""
    origin, host = headers.get("origin"), headers.get("host")
    return origin in (None, f"http://{host}", f"https://{host}")


def configured(app: Starlette) -> uvicorn.Config:
    """Return the configuration of a server: its limits."""
    return uvicorn.Config(
        app,
        http=_ImpatientProtocol,
        log_level="warning",
        proxy_headers=False,  # the address of a request is that of its connection: see `guard.is_this_computer`
        timeout_graceful_shutdown=_STOP_S,
        ws_max_size=_LARGEST_MESSAGE,
        limit_concurrency=_MOST_CONNECTIONS,
    )


def serve_until_stopped(app: Starlette, listener: socket.socket, title: str, url: str, open_browser: bool) -> None:
    """Serve until Ctrl-C. After everything is closed, raise KeyboardInterrupt as elsewhere."""
    server = _Server(configured(app), title, url, open_browser)
    with blocked():  # until the server handles them: interrupted while it starts, it prints errors
        server.run(sockets=[listener])

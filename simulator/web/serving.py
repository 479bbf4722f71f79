"""Serve an application of a page at a socket, until Ctrl-C."""

import signal
import socket
import threading
import webbrowser
from types import FrameType

import uvicorn
from starlette.applications import Starlette

from simulator.signals import CAN_BLOCK, ENDING, blocked
from simulator.texts import HostTexts

_STOP_S = 2
_LARGEST_MESSAGE = 1 << 16
_say = HostTexts("play")


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


def serve_until_stopped(app: Starlette, listener: socket.socket, title: str, url: str, open_browser: bool) -> None:
    """Serve until Ctrl-C. After everything is closed, raise KeyboardInterrupt as elsewhere."""
    config = uvicorn.Config(app, log_level="warning", timeout_graceful_shutdown=_STOP_S, ws_max_size=_LARGEST_MESSAGE)
    server = _Server(config, title, url, open_browser)
    with blocked():  # until the server handles them: interrupted while it starts, it prints errors
        server.run(sockets=[listener])

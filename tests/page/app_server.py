"""Servers in threads for tests of the page.

They use the same ports again, so that browsers can keep the page's files from test to test.
"""

import socket
import threading

import uvicorn

_KEPT_FILES = (".js", ".css", ".svg")
_STOP_S = 60  # a server that starts again needs the port of the one before
_free_ports: list[int] = []  # of servers that have ended


def listen(port: int) -> socket.socket:
    """Return a listening socket on this port; on any free one when another program has taken it, or for port 0."""
    try:
        return socket.create_server(("127.0.0.1", port))
    except OSError:
        return socket.create_server(("127.0.0.1", 0))


def make_cacheable(app):
    """Return the application, changed so that browsers cache its scripts, styles and pictures.

    These sixty files do not change while tests run. Loading them all again takes longer than most tests.
    """

    async def serve_cacheable(scope, receive, send):
        async def send_cacheable(message):
            if message["type"] == "http.response.start" and scope["path"].endswith(_KEPT_FILES):
                headers = [(name, value) for name, value in message["headers"] if name != b"cache-control"]
                message["headers"] = [*headers, (b"cache-control", b"max-age=86400, immutable")]
            await send(message)

        await app(scope, receive, send_cacheable)

    return serve_cacheable


class AppServer:
    """A server of an application at `url`.

    After `stop` it can start again on the same port; `release_port` frees the port.
    """

    def __init__(self):
        self._port = _free_ports.pop() if _free_ports else 0

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._port}/"

    def start(self, app) -> "AppServer":
        listener = listen(self._port)
        self._port = listener.getsockname()[1]
        config = uvicorn.Config(make_cacheable(app), log_level="warning", timeout_graceful_shutdown=1)
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(target=self._server.run, kwargs={"sockets": [listener]}, daemon=True)
        self._thread.start()
        return self

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(_STOP_S)
        assert not self._thread.is_alive(), f"the server has not ended within {_STOP_S} s"

    def release_port(self) -> None:
        self.stop()
        _free_ports.append(self._port)

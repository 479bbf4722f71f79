"""Fake networks between a browser and a server: a relay that holds data back, and a proxy that adds a path to URLs."""

import contextlib
import select
import socket
import threading

_STEP_S = 0.02
_MAX = 1 << 16


class PausableRelay:
    """A relay to the server at `port`. While `is_paused` is true, it silently holds back all bytes until later."""

    def __init__(self, port: int):
        self.is_paused = False
        self._target = port
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._listener.getsockname()[1]}/"
        threading.Thread(target=self._accept, daemon=True).start()

    def close(self) -> None:
        self._listener.close()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                browser, _ = self._listener.accept()
                threading.Thread(target=self._forward, args=(browser,), daemon=True).start()

    def _forward(self, browser: socket.socket) -> None:
        with contextlib.suppress(OSError), browser, socket.create_connection(("127.0.0.1", self._target)) as server:
            while True:
                ready, _, _ = select.select([browser, server], [], [], _STEP_S)
                while self.is_paused:
                    threading.Event().wait(_STEP_S)
                for end in ready:
                    data = end.recv(_MAX)
                    if not data:
                        return
                    (server if end is browser else browser).sendall(data)


def serve_in_folder(app, folder: str):
    """Return the application, changed as by a proxy: its URLs begin with the path `folder`, such as "/tray"."""

    async def strip_folder(scope, receive, send):
        if scope["type"] != "lifespan":
            assert scope["path"].startswith(folder + "/"), scope["path"]
            scope = scope | {"path": scope["path"].removeprefix(folder)}
        await app(scope, receive, send)

    return strip_folder

"""The server of read-only pages: the live page with another script, for the browsers of this machine."""

import socket

from starlette.applications import Starlette

from simulator.web.serving import serve_until_stopped

HOST = "127.0.0.1"


def serve(app: Starlette, port: int, open_browser: bool, title: str) -> None:
    """Serve until Ctrl-C. Port 0 takes any free port. Raise OSError when the port is not available."""
    with socket.create_server((HOST, port)) as listener:
        serve_until_stopped(app, listener, title, f"http://{HOST}:{listener.getsockname()[1]}/", open_browser)

"""The server of read-only pages: the live page with another script, for the browsers of this machine."""

import contextlib
import socket
import threading
import webbrowser

import uvicorn
from starlette.applications import Starlette

from simulator.texts import HostTexts

HOST = "127.0.0.1"
LOCAL_NAMES = ["localhost", HOST]
_STOP_S = 2
_say = HostTexts("play")


def serve(app: Starlette, port: int, open_browser: bool, title: str) -> None:
    """Serve until Ctrl-C. Port 0 takes any free port. Raise OSError when the port is not available."""
    listener = socket.create_server((HOST, port))
    url = f"http://{HOST}:{listener.getsockname()[1]}/"
    config = uvicorn.Config(app, log_level="warning", timeout_graceful_shutdown=_STOP_S)
    print(_say("at", title=title, url=url), flush=True)
    if open_browser:
        # On some systems the command that opens a browser returns only when the browser ends.
        threading.Thread(target=webbrowser.open, args=[url], daemon=True).start()
    with listener, contextlib.suppress(KeyboardInterrupt):
        uvicorn.Server(config).run(sockets=[listener])

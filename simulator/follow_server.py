"""Serves a tray to look at to the browsers of this machine: the live page's parts, without anything to press."""

import contextlib
import socket
import threading
import webbrowser

import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from simulator.follow import FollowTable
from simulator.server import PAGE, make_app

HOST = "127.0.0.1"
_NAMES = ["localhost", HOST]
_STOP_S = 2
_LIVE = '<script type="module" src="js/main.js"></script>'
_MIRROR = '<link rel="stylesheet" href="css/mirror.css">\n<script type="module" src="js/mirror.js"></script>'


def make_follow_app(table: FollowTable, time_scale: float = 1) -> Starlette:
    """The application around a table that is only looked at."""
    index = (PAGE / "index.html").read_text(encoding="utf-8").replace(_LIVE, _MIRROR)

    def page(request: Request) -> Response:
        return HTMLResponse(index, headers={"Cache-Control": "no-cache", "X-Content-Type-Options": "nosniff"})

    app = make_app(table, _NAMES, time_scale)
    app.router.routes.insert(0, Route("/", page))
    return app


def serve_follow(table: FollowTable, port: int, open_browser: bool, title: str) -> None:
    """Until Ctrl-C. Port 0 takes any free one; OSError when the port cannot be had."""
    listener = socket.create_server((HOST, port))
    url = f"http://{HOST}:{listener.getsockname()[1]}/"
    config = uvicorn.Config(make_follow_app(table), log_level="warning", timeout_graceful_shutdown=_STOP_S)
    print(f"{title} at {url}", flush=True)
    if open_browser:
        # Some systems' commands for it come back only when the browser ends.
        threading.Thread(target=webbrowser.open, args=[url], daemon=True).start()
    with listener, contextlib.suppress(KeyboardInterrupt):
        uvicorn.Server(config).run(sockets=[listener])

"""Serves one record to the browsers of this machine: the live page's own parts, with a scrubber in place of a tray."""

import contextlib
import mimetypes
import socket
import threading
import webbrowser

import uvicorn
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.trustedhost import TrustedHostMiddleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.routing import Mount, Route

from simulator.replayed import Replayed
from simulator.server import PAGE, Page

HOST = "127.0.0.1"
MOST_LOOKS = 64  # positions in one answer
_LOCAL_NAMES = ["localhost", HOST]
_STOP_S = 2
_LIVE = '<script type="module" src="js/main.js"></script>'
_REPLAY = '<link rel="stylesheet" href="css/replay.css">\n<script type="module" src="js/replay/main.js"></script>'


def make_replay_app(replayed: Replayed) -> Starlette:
    """The page around a record. It is only read: nothing that a browser sends changes anything."""
    index = (PAGE / "index.html").read_text(encoding="utf-8").replace(_LIVE, _REPLAY)
    summary = replayed.summary()

    def page(request: Request) -> Response:
        return HTMLResponse(index, headers={"Cache-Control": "no-cache"})

    def whole(request: Request) -> Response:
        return JSONResponse(summary)

    async def looks(request: Request) -> Response:
        """The positions from `first` on, as many as there are up to MOST_LOOKS."""
        first = request.path_params["first"]
        count = min(MOST_LOOKS, replayed.last + 1 - first)
        return JSONResponse([replayed.look(at) for at in range(first, first + count)])

    mimetypes.add_type("text/javascript", ".js")
    mimetypes.add_type("image/svg+xml", ".svg")
    return Starlette(
        routes=[
            Route("/", page),
            Route("/replay.json", whole),
            Route("/looks/{first:int}.json", looks),
            Mount("/", Page(directory=PAGE)),
        ],
        middleware=[Middleware(TrustedHostMiddleware, allowed_hosts=_LOCAL_NAMES, www_redirect=False)],
    )


def serve_replay(replayed: Replayed, port: int, open_browser: bool) -> None:
    """Until Ctrl-C. Port 0 takes any free one; OSError when the port cannot be had."""
    listener = socket.create_server((HOST, port))
    url = f"http://{HOST}:{listener.getsockname()[1]}/"
    config = uvicorn.Config(make_replay_app(replayed), log_level="warning", timeout_graceful_shutdown=_STOP_S)
    print(f"{replayed.name} at {url}", flush=True)
    if open_browser:
        # Some systems' commands for it come back only when the browser ends.
        threading.Thread(target=webbrowser.open, args=[url], daemon=True).start()
    with listener, contextlib.suppress(KeyboardInterrupt):
        uvicorn.Server(config).run(sockets=[listener])

"""Serve one record to the browsers of this machine: the live page's parts, with a slider in place of a tray."""

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.trustedhost import TrustedHostMiddleware
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from simulator.web.local_pages import LOCAL_NAMES, serve
from simulator.web.page_files import page_routes
from simulator.web.page_html import page_response
from simulator.web.replay.positions import Positions

MOST_LOOKS = 64  # the most positions in one answer


def make_replay_app(positions: Positions) -> Starlette:
    """Return the page around a record. It is read-only: no request changes anything."""
    summary = positions.summary()

    def page(request: Request) -> Response:
        return page_response("js/replay/main.js", "css/replay.css")

    def whole(request: Request) -> Response:
        return JSONResponse(summary)

    async def looks(request: Request) -> Response:
        """Answer with the positions from `first` on, at most MOST_LOOKS of them."""
        first = request.path_params["first"]
        count = min(MOST_LOOKS, positions.last + 1 - first)
        return JSONResponse([positions.look(at) for at in range(first, first + count)])

    return Starlette(
        routes=[
            Route("/", page),
            Route("/replay.json", whole),
            Route("/looks/{first:int}.json", looks),
            *page_routes(),
        ],
        middleware=[Middleware(TrustedHostMiddleware, allowed_hosts=LOCAL_NAMES, www_redirect=False)],
    )


def serve_replay(positions: Positions, port: int, open_browser: bool) -> None:
    """Serve until Ctrl-C. Port 0 takes any free port. Raise OSError when the port is not available."""
    serve(make_replay_app(positions), port, open_browser, positions.name)

"""Serve a record to browsers: the live page's parts, with a slider in place of a tray."""

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from simulator.web.guard import Guard
from simulator.web.local_pages import serve
from simulator.web.page_files import page_routes
from simulator.web.page_html import page_response
from simulator.web.replay.positions import Positions
from simulator.web.replay.watched import OneRecord, Watched

MOST_LOOKS = 64  # the most positions in one answer


def routes(path: str, watched: Watched) -> list[Route]:
    """Return the routes of the page at `path` about a record or the match on the tray. No request changes anything."""

    def page(request: Request) -> Response:
        return page_response("js/replay/main.js", "css/replay.css")

    # Not `async`: reading a long match takes a while, and the tray's time goes on meanwhile.
    def whole(request: Request) -> Response:
        return _found(watched.summary())

    def looks(request: Request) -> Response:
        """Answer with the positions from `first` on, at most MOST_LOOKS of them."""
        asked = request.path_params
        return _found(watched.looks(asked["of"], asked["first"], MOST_LOOKS))

    def sheet(request: Request) -> Response:
        """Answer with the sheet of decisions."""
        return _found(watched.decisions(request.path_params["of"]))

    return [
        Route(path, page),
        Route("/replay.json", whole),
        Route("/looks/{of:int}/{first:int}.json", looks),
        Route("/decisions/{of:int}.json", sheet),
    ]


def _found(answer: object) -> Response:
    return Response(status_code=204) if answer is None else JSONResponse(answer)


def make_replay_app(positions: Positions) -> Starlette:
    """Return the page around a record."""
    return Starlette(
        routes=[*routes("/", OneRecord(positions)), *page_routes()],
        middleware=[Middleware(Guard)],
    )


def serve_replay(positions: Positions, port: int, open_browser: bool) -> None:
    """Serve until Ctrl-C. Port 0 takes any free port. Raise OSError when the port is not available."""
    serve(make_replay_app(positions), port, open_browser, positions.name)

"""Serve a record to browsers: the live page's parts, with a slider instead of a tray."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Sequence
from functools import partial
from weakref import WeakValueDictionary

from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from simulator.web.guard import Guard
from simulator.web.languages import Speaking
from simulator.web.local_pages import serve
from simulator.web.page_files import page_routes
from simulator.web.page_html import page_response
from simulator.web.replay.answers import PATHS, answer
from simulator.web.replay.positions import Positions
from simulator.web.replay.watched import OneRecord


def routes(path: str, find: Callable[[str], object | None], paths: Sequence[str] = PATHS) -> list[Route]:
    """Return the routes of the page at `path` about a record or the match on the tray.

    `find` returns what there is under one of the `paths`. No request changes anything.
    """

    def page(request: Request) -> Response:
        return page_response("js/replay/main.js", "css/replay.css")

    return [Route(path, page), *reading_routes(find, paths)]


class Turns:
    """Turns for what takes a while: one at a time, and addresses alternate, so that none keeps the others waiting."""

    def __init__(self) -> None:
        self._one_at_a_time = asyncio.Lock()
        self._of_addresses: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @contextlib.asynccontextmanager
    async def of(self, request: Request) -> AsyncIterator[bool]:
        """Wait for a request's turn. Yield whether its sender is still there."""
        own = self._of_addresses.setdefault(request.client.host if request.client else "", asyncio.Lock())
        async with own, self._one_at_a_time:
            yield not await request.is_disconnected()


def reading_routes(find: Callable[[str], object | None], paths: Sequence[str]) -> list[Route]:
    """Return routes that answer with what `find` returns for a path, one request at a time, by turns.

    It is called in a thread, because reading a long match takes a while.
    """
    turns = Turns()

    async def read(request: Request) -> Response:
        path = request.url.path.removeprefix("/")
        async with turns.of(request) as is_there:
            if not is_there:
                return Response(status_code=204)
            return await run_in_threadpool(lambda: json_response(find(path)))

    return [Route(each, read) for each in paths]


def json_response(found: object | None) -> Response:
    """Return an answer with an object; None is an answer without content."""
    return Response(status_code=204) if found is None else JSONResponse(found)


def make_replay_app(positions: Positions) -> Starlette:
    """Return the page around a record."""
    return Starlette(
        routes=[*routes("/", partial(answer, OneRecord(positions))), *page_routes()],
        middleware=[Middleware(Speaking), Middleware(Guard)],
    )


def serve_replay(positions: Positions, port: int, open_browser: bool) -> None:
    """Serve until Ctrl-C. Port 0 takes any free port. Raise OSError when the port is not available."""
    serve(make_replay_app(positions), port, open_browser, positions.name)

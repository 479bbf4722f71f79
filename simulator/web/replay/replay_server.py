"""The server of the page that replays records with a slider. It serves one record, or all records of a tray."""

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

from simulator.texts import HostTexts
from simulator.web.http_server import is_own_page, serve_locally
from simulator.web.middleware import HostGuard, LanguageMiddleware, is_this_computer
from simulator.web.page_files import build_page_response, build_page_routes
from simulator.web.records import LIST_PATH, MAX_BYTES, PATH_OF_ONE, Records, UploadRefused
from simulator.web.replay.positions import Positions
from simulator.web.replay.watched_records import PATHS, FileRecord, find_resource
from simulator.web.table.tab import Tab

_KEY = "tray24-key"  # the header with the key of the tab that uploads a record
_MAX_READ = 4 * MAX_BYTES  # the page shortens a longer text to less than this, to get the reason of the refusal
_TOO_LARGE = 413
_FOREIGN = 403
_say = HostTexts("page")


def build_replay_routes(path: str, find: Callable[[str], object | None], paths: Sequence[str] = PATHS) -> list[Route]:
    """Return the routes of the page of records at `path`. `find` returns the JSON value at one of `paths`, or None."""
    page = Route(path, lambda request: build_page_response("js/replay/main.js", "css/replay.css"))
    return [page, *build_reading_routes(find, paths)]


class FairLock:
    """A fair lock for slow requests: one runs at a time, and at most one per client address waits."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()
        self._address_locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @contextlib.asynccontextmanager
    async def hold(self, request: Request) -> AsyncIterator[bool]:
        """Hold the lock for a request. Yield whether its client is still connected."""
        address_lock = self._address_locks.setdefault(request.client.host if request.client else "", asyncio.Lock())
        async with address_lock, self._lock:
            yield not await request.is_disconnected()


def build_reading_routes(find: Callable[[str], object | None], paths: Sequence[str]) -> list[Route]:
    """Return routes that answer with the results of `find`.

    `find` runs in a thread, one call at a time, because it is slow for a long match.
    """
    lock = FairLock()

    async def respond(request: Request) -> Response:
        path = request.url.path.removeprefix("/")
        async with lock.hold(request) as is_connected:
            if not is_connected:
                return Response(status_code=204)
            return await run_in_threadpool(lambda: build_json_response(find(path)))

    return [Route(route_path, respond) for route_path in paths]


def build_json_response(value: object | None) -> Response:
    """Return a response with a JSON value, or one without content for None."""
    return Response(status_code=204) if value is None else JSONResponse(value)


def make_replay_app(positions: Positions) -> Starlette:
    return Starlette(
        routes=[*build_replay_routes("/", partial(find_resource, FileRecord(positions))), *build_page_routes()],
        middleware=[Middleware(LanguageMiddleware), Middleware(HostGuard)],
    )


def serve_replay(positions: Positions, port: int, open_browser: bool) -> None:
    """Serve the page of a record until Ctrl-C. Port 0 means any free port.

    Raise OSError if the port is not available.
    """
    serve_locally(make_replay_app(positions), port, open_browser, positions.name)


def build_record_routes(records: Records, find_tab: Callable[[str], Tab | None]) -> list[Route]:
    """Return the routes of the tray's records and of their page. `find_tab` returns the tab that has a key, or None."""
    check_lock = FairLock()  # so that people who play are not slowed down

    def can_upload(request: Request) -> bool:
        tab = find_tab(request.headers.get(_KEY, ""))
        return is_this_computer(request.scope) or (tab is not None and isinstance(tab.place, int))

    async def upload_record(request: Request) -> Response:
        """Store an uploaded record.

        It must come from a page of this server, on this computer or in a tab at a seat.
        """
        if not is_own_page(request.headers):
            return Response(status_code=_FOREIGN)
        if not can_upload(request):
            return build_json_response({"wrong": _say("record-of-onlooker")})
        data = bytearray()
        async for part in request.stream():
            data += part
            if len(data) > _MAX_READ:
                return Response(status_code=_TOO_LARGE)
        text = data.decode("utf-8", "replace")
        async with check_lock.hold(request) as is_connected:
            if not is_connected:
                return Response(status_code=204)
            try:
                record_data = await run_in_threadpool(records.check_record, text)
            except UploadRefused as error:
                return build_json_response({"wrong": str(error)})
            return build_json_response(records.store_record(record_data))

    return [
        Route(LIST_PATH, upload_record, methods=["POST"]),
        *build_reading_routes(
            records.find_resource, [LIST_PATH]
        ),  # separate, so that the list does not wait for a long match
        *build_replay_routes("/watch.html", records.find_resource, (*PATHS, PATH_OF_ONE)),
    ]

"""The routes by which the live page reads its tray: the match at hand, and records, of which it may bring more."""

from collections.abc import Callable

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from simulator.texts import HostTexts
from simulator.web.guard import is_this_computer
from simulator.web.records import LIST_PATH, PATH_OF_ONE, Records
from simulator.web.replay.answers import PATHS
from simulator.web.replay.server import Turns, json_response, reading_routes, routes
from simulator.web.serving import is_own_page
from simulator.web.table.tab import Tab
from simulator.web.uploads import MOST_BYTES, UploadRefused

_KEY = "tray24-key"  # the header with the key of the tab that brings a record
_MOST_READ = 4 * MOST_BYTES  # of a longer text the page sends less than that, and is told what is wrong
_TOO_LARGE = 413
_FOREIGN = 403
_say = HostTexts("page")


def record_routes(records: Records, tab_of: Callable[[str], Tab | None]) -> list[Route]:
    """Return the routes of the tray's records, and of the page on which they are watched.

    `tab_of` returns the tab that was sent a key, or None.
    """
    checking = Turns()  # so that those who play notice nothing of it

    def may_bring(request: Request) -> bool:
        tab = tab_of(request.headers.get(_KEY, ""))
        return is_this_computer(request.scope) or (tab is not None and isinstance(tab.sit, int))

    async def bring(request: Request) -> Response:
        """Take a record in. Only our own pages may bring one: this computer's, and those of players at a seat."""
        if not is_own_page(request.headers):
            return Response(status_code=_FOREIGN)
        if not may_bring(request):
            return json_response({"wrong": _say("record-of-onlooker")})
        data = bytearray()
        async for part in request.stream():
            data += part
            if len(data) > _MOST_READ:
                return Response(status_code=_TOO_LARGE)
        text = data.decode("utf-8", "replace")
        async with checking.of(request) as is_there:
            if not is_there:
                return Response(status_code=204)
            try:
                checked = await run_in_threadpool(records.check, text)
            except UploadRefused as error:
                return json_response({"wrong": str(error)})
            return json_response(records.keep(checked))

    return [
        Route(LIST_PATH, bring, methods=["POST"]),
        *reading_routes(records.answer, [LIST_PATH]),  # which waits for no long match
        *routes("/watch.html", records.answer, (*PATHS, PATH_OF_ONE)),
    ]

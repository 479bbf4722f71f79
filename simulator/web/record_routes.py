"""The routes of what the live page reads of its tray: the match at hand, and the records, of which it may bring more."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from simulator.web.records import MOST_BYTES, Records
from simulator.web.records import PATHS as OF_RECORDS
from simulator.web.replay.answers import PATHS
from simulator.web.replay.server import json_response, routes
from simulator.web.serving import is_own_page

_TOO_LARGE = 413
_FOREIGN = 403


def record_routes(records: Records) -> list[Route]:
    """Return the routes of the tray's records, and of the page on which they are watched."""

    async def bring(request: Request) -> Response:
        """Take a record in. Only our own pages may bring one."""
        if not is_own_page(request.headers):
            return Response(status_code=_FOREIGN)
        text = b""
        async for part in request.stream():
            text += part
            if len(text) > MOST_BYTES:
                return Response(status_code=_TOO_LARGE)
        return json_response(records.answer("records.json", text.decode("utf-8", "replace")))

    return [
        Route("/records.json", bring, methods=["POST"]),
        *routes("/watch.html", records.answer, (*PATHS, *OF_RECORDS)),
    ]

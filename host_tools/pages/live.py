"""Serve a page that shows a tray live: a program passes its HTML, and the page fetches the table."""

import contextlib
import threading
from collections.abc import AsyncIterator, Callable, Iterator

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from host_tools.errors import Failure
from host_tools.watching import Table
from simulator.content_policy import header
from simulator.texts import HostTexts
from simulator.web.middleware import Guard
from simulator.web.serving import HOST, serve

say = HostTexts("mirror")


def serve_or_fail(port: int, option: str, serve: Callable[[], object]) -> None:
    """Call `serve`, which listens at the port that `option` names. Raise Failure when it cannot use the port."""
    try:
        serve()
    except (OSError, OverflowError) as error:  # a number above 65535 is an OverflowError
        reason = (isinstance(error, OSError) and error.strerror) or str(error).rstrip(".")
        raise Failure(say("cannot-listen", host=HOST, port=str(port), reason=reason, option=option)) from None


class LiveTable:
    """The last of some tables. A thread takes each as it comes, from when the application starts."""

    def __init__(self, tables: Iterator[Table]):
        self._tables = tables
        self.last = next(tables)

    def follow(self) -> None:
        """Take the tables until they end."""
        for table in self._tables:
            self.last = table

    def app(self, page: str) -> Starlette:
        """Return the application: `page` at /, and the last table as JSON values at /table.json."""

        headers = {"Content-Security-Policy": header(page)}

        @contextlib.asynccontextmanager
        async def lifespan(app: Starlette) -> AsyncIterator[None]:
            threading.Thread(target=self.follow, daemon=True).start()
            yield

        return Starlette(
            routes=[
                Route("/", lambda request: HTMLResponse(page, headers=headers)),
                Route("/table.json", lambda request: Response(self.last.as_json(), media_type="application/json")),
            ],
            middleware=[Middleware(Guard)],
            lifespan=lifespan,
        )


def serve_live(page: str, tables: Iterator[Table], port: int, title: str) -> None:
    """Serve `page`, an HTML text, to this machine until Ctrl-C; it finds the table at table.json.

    Port 0 takes a free one. Raise Failure when the first table cannot be had, or the port, given by --http, not be
    used.
    """
    app = LiveTable(tables).app(page)
    serve_or_fail(port, "--http", lambda: serve(app, port, False, title))

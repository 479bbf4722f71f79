"""Servers of pages: a live tray on the caller's own page; a record, line by line; a tray that replays a trace."""

import contextlib
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from host_tools.errors import Failure
from host_tools.follower import Table
from simulator.content_policy import build_header
from simulator.input_files import MAX_RECORD_BYTES, read_input_file
from simulator.texts import HostTexts, escape_line
from simulator.traces.replay import ReplaySource, TraceReplay
from simulator.traces.trace import BadTrace, read_trace
from simulator.web.follow.replica import FollowTable
from simulator.web.http_server import HOST, serve_locally
from simulator.web.middleware import HostGuard
from simulator.web.replay.positions import Positions
from simulator.web.replay.replay_server import serve_replay
from simulator.web.server import serve_follow

say = HostTexts("mirror")
replay_texts = HostTexts("replay")
trace_texts = HostTexts("trace")


def serve_or_fail(port: int, option: str, serve: Callable[[], object]) -> None:
    """Call `serve`, which listens at the port that `option` names. Raise Failure when it cannot use the port."""
    try:
        serve()
    except (OSError, OverflowError) as error:  # a number above 65535 is an OverflowError
        reason = (isinstance(error, OSError) and error.strerror) or str(error).rstrip(".")
        raise Failure(say("cannot-listen", host=HOST, port=str(port), reason=reason, option=option)) from None


class LiveTable:
    """The latest `Table` (state) of a followed tray. A thread updates it while the web application runs."""

    def __init__(self, tables: Iterator[Table]):
        self._tables = tables
        self.last = next(tables)

    def update(self) -> None:
        """Take each new table as the latest one. Return when `tables` ends."""
        for table in self._tables:
            self.last = table

    def make_app(self, page: str) -> Starlette:
        """Return the application: `page` at /, and the latest table as JSON at /table.json."""

        headers = {"Content-Security-Policy": build_header(page)}

        @contextlib.asynccontextmanager
        async def lifespan(app: Starlette) -> AsyncIterator[None]:
            threading.Thread(target=self.update, daemon=True).start()
            yield

        return Starlette(
            routes=[
                Route("/", lambda request: HTMLResponse(page, headers=headers)),
                Route("/table.json", lambda request: Response(self.last.to_json(), media_type="application/json")),
            ],
            middleware=[Middleware(HostGuard)],
            lifespan=lifespan,
        )


def serve_live_page(page: str, tables: Iterator[Table], port: int, title: str) -> None:
    """Serve `page`, an HTML text, to this machine until Ctrl-C; the page finds the tray's state at table.json.

    Port 0 chooses a free one. Raise Failure if the tray cannot be reached, or if the port, given by `--http`, cannot be
    used.
    """
    app = LiveTable(tables).make_app(page)
    serve_or_fail(port, "--http", lambda: serve_locally(app, port, False, title))


def serve_record(file: Path, port: int, opens_browser: bool) -> None:
    """Serve a record's page until Ctrl-C. Raise Failure if the file holds no match, or the port cannot be used."""
    try:
        positions = Positions(read_input_file(file, MAX_RECORD_BYTES), file.name)
    except OSError as error:
        raise Failure(replay_texts("page-unreadable", path=str(file), reason=error.strerror or str(error))) from None
    except ValueError as error:
        raise Failure(replay_texts("no-record", path=str(file), reason=escape_line(str(error)))) from None
    serve_or_fail(port, "--port", lambda: serve_replay(positions, port, opens_browser))


def serve_trace(trace: str, port: int, opens_browser: bool) -> None:
    """Serve a trace's page until Ctrl-C. Raise Failure if the trace cannot be read, or the port cannot be used."""
    try:
        tray = TraceReplay(read_trace(Path(trace)))
    except BadTrace as error:
        raise Failure(str(error)) from None
    except OSError as error:
        raise Failure(trace_texts("unreadable", path=trace, reason=error.strerror or str(error))) from None
    table = FollowTable(ReplaySource(tray, lambda text: print(text, flush=True)))
    serve_or_fail(
        port, "--port", lambda: serve_follow(table, port, opens_browser, trace_texts("page-title", path=trace))
    )

"""The page of a recorded trace: a tray that replays the trace, without controls."""

from pathlib import Path

from host_tools.errors import Failure
from host_tools.pages.serving import serve_or_fail
from simulator.texts import HostTexts
from simulator.traces.fed import FedTray
from simulator.traces.source import FedSource
from simulator.traces.trace import BadTrace, read_trace
from simulator.web.follow.server import serve_follow
from simulator.web.follow.table import FollowTable

say = HostTexts("trace")


def serve(trace: str, port: int, browser: bool) -> None:
    """Serve the page until Ctrl-C. Raise Failure when the trace cannot be read, or the server cannot use the port."""
    try:
        tray = FedTray(read_trace(Path(trace)))
    except BadTrace as error:
        raise Failure(str(error)) from None
    except OSError as error:
        raise Failure(say("unreadable", path=trace, reason=error.strerror or str(error))) from None
    table = FollowTable(FedSource(tray, lambda words: print(words, flush=True)))
    serve_or_fail(port, "--port", lambda: serve_follow(table, port, browser, say("page-title", path=trace)))

"""The pages of files: the match of a record line by line, forward and back; a tray that replays a trace."""

from pathlib import Path

from host_tools.errors import Failure
from host_tools.pages.live import serve_or_fail
from simulator.given_files import MOST_RECORD_BYTES, read_given
from simulator.texts import HostTexts, one_line
from simulator.traces.fed import FedSource, FedTray
from simulator.traces.trace import BadTrace, read_trace
from simulator.web.follow.table import FollowTable
from simulator.web.replay.positions import Positions
from simulator.web.replay.server import serve_replay
from simulator.web.server import serve_follow

of_replay = HostTexts("replay")
of_trace = HostTexts("trace")


def serve_record(file: Path, port: int, browser: bool) -> None:
    """Serve the page until Ctrl-C. Raise Failure when the file holds no match, or the server cannot use the port."""
    try:
        positions = Positions(read_given(file, MOST_RECORD_BYTES), file.name)
    except OSError as error:
        raise Failure(of_replay("page-unreadable", path=str(file), reason=error.strerror or str(error))) from None
    except ValueError as error:
        raise Failure(of_replay("no-record", path=str(file), reason=one_line(str(error)))) from None
    serve_or_fail(port, "--port", lambda: serve_replay(positions, port, browser))


def serve_trace(trace: str, port: int, browser: bool) -> None:
    """Serve the page until Ctrl-C. Raise Failure when the trace cannot be read, or the server cannot use the port."""
    try:
        tray = FedTray(read_trace(Path(trace)))
    except BadTrace as error:
        raise Failure(str(error)) from None
    except OSError as error:
        raise Failure(of_trace("unreadable", path=trace, reason=error.strerror or str(error))) from None
    table = FollowTable(FedSource(tray, lambda words: print(words, flush=True)))
    serve_or_fail(port, "--port", lambda: serve_follow(table, port, browser, of_trace("page-title", path=trace)))

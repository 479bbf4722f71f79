"""The page of one record: its match line by line, forward and back."""

from pathlib import Path

from host_tools.errors import Failure
from host_tools.pages.serving import serve_or_fail
from simulator.given_files import MOST_RECORD_BYTES, read_given
from simulator.texts import HostTexts, one_line
from simulator.web.replay.positions import Positions
from simulator.web.replay.server import serve_replay

say = HostTexts("replay")


def serve(file: Path, port: int, browser: bool) -> None:
    """Serve the page until Ctrl-C. Raise Failure when the file holds no match, or the server cannot use the port."""
    try:
        data = read_given(file, MOST_RECORD_BYTES)
    except OSError as error:
        raise Failure(say("page-unreadable", path=str(file), reason=error.strerror or str(error))) from None
    try:
        positions = Positions(data, file.name)
    except ValueError as error:
        raise Failure(say("no-record", path=str(file), reason=one_line(str(error)))) from None
    serve_or_fail(port, "--port", lambda: serve_replay(positions, port, browser))

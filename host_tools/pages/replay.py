"""The page of one record: its match line by line, forward and back."""

from pathlib import Path

from host_tools.errors import Failure
from host_tools.pages.serving import serve_or_fail
from host_tools.terminal.console import one_line
from simulator.web.replay.positions import Positions
from simulator.web.replay.server import serve_replay


def serve(file: Path, port: int, browser: bool) -> None:
    """Serve the page until Ctrl-C. Failure when the file holds no match, or nobody can listen at the port."""
    try:
        data = file.read_bytes()
    except OSError as error:
        raise Failure(f"{file}: cannot be read: {error.strerror or error}. Name a record (*.t24)") from None
    try:
        positions = Positions(data, file.name)
    except ValueError as error:
        raise Failure(
            f"{file}: there is nothing to look at, its head is not that of a record: {one_line(str(error))}"
        ) from None
    serve_or_fail(port, "--port", lambda: serve_replay(positions, port, browser))

"""The command play: the simulated tray, served to the browser."""

import argparse
from pathlib import Path

from host_tools.errors import Failure, UsageError

_HOST = "127.0.0.1"
_PORT = 8024


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--host", default=_HOST, metavar="H", help=f"address to serve at (default {_HOST}: this machine)"
    )
    parser.add_argument("--port", type=int, default=_PORT, metavar="P", help=f"default {_PORT}; 0 takes a free one")
    parser.add_argument("--no-browser", action="store_true", help="do not open the browser")
    parser.add_argument(
        "--link",
        type=int,
        metavar="PORT",
        help=f"serve the tray's USB port at socket://{_HOST}:PORT, for commands that take --port; 0 takes a free one",
    )
    parser.add_argument(
        "--trace", metavar="FILE", help="show what './tray24 trace' has recorded of a tray, as it happened there"
    )


def run(arguments: argparse.Namespace) -> int:
    if not 0 <= arguments.port <= 65535:
        raise UsageError(f"--port {arguments.port}: give a number from 0 to 65535")
    if arguments.link is not None and not 0 <= arguments.link <= 65535:
        raise UsageError(f"--link {arguments.link}: give a number from 0 to 65535")
    if arguments.trace is not None:
        return _play_trace(arguments)
    from simulator.web import server  # takes a while to load: not for --help

    return server.run(arguments.host, arguments.port, not arguments.no_browser, link_port=arguments.link)


def _play_trace(arguments: argparse.Namespace) -> int:
    """The page shows a tray to which the trace happens; nobody can press anything on it."""
    from simulator.traces.fed import FedTray
    from simulator.traces.source import FedSource
    from simulator.traces.trace import BadTrace, read_trace
    from simulator.web.follow import FollowTable
    from simulator.web.follow_server import serve_follow
    from simulator.web.local_pages import HOST

    if arguments.link is not None or arguments.host != _HOST:
        raise UsageError("--trace: leave out --host and --link, the page only shows what was recorded")
    try:
        tray = FedTray(read_trace(Path(arguments.trace)))
    except BadTrace as error:
        raise Failure(str(error)) from None
    except OSError as error:
        raise Failure(f"{arguments.trace} cannot be read: {error.strerror or error}") from None
    table = FollowTable(FedSource(tray, lambda words: print(words, flush=True)))
    try:
        serve_follow(table, arguments.port, not arguments.no_browser, f"{arguments.trace}: the trace")
    except OSError as error:
        reason = error.strerror or str(error)
        raise Failure(f"cannot listen on {HOST} port {arguments.port}: {reason}. Give another --port.") from None
    return 0

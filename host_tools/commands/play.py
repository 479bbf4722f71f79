"""The command play: the simulated tray, served to the browser."""

import argparse

from host_tools import optional
from host_tools.errors import UsageError

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
    server = optional.load("simulator.web.server")
    return server.run(arguments.host, arguments.port, not arguments.no_browser, link_port=arguments.link)


def _play_trace(arguments: argparse.Namespace) -> int:
    if arguments.link is not None or arguments.host != _HOST:
        raise UsageError("--trace: leave out --host and --link, the page only shows what was recorded")
    page = optional.load("host_tools.pages.trace")
    page.serve(arguments.trace, arguments.port, not arguments.no_browser)
    return 0

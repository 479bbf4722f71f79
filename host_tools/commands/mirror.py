"""The command mirror: show the tray on a large screen, as a page without controls."""

import argparse

from host_tools import optional
from host_tools.errors import UsageError
from host_tools.link import connecting, ports
from simulator.texts import HostTexts

say = HostTexts("mirror")

_HTTP_PORT = 8025


def add_arguments(parser: argparse.ArgumentParser) -> None:
    ports.add_port_argument(parser)
    parser.add_argument(
        "--http", type=int, default=_HTTP_PORT, metavar="P", help=say("help-http", port=str(_HTTP_PORT))
    )
    parser.add_argument("--no-browser", action="store_true", help=say("help-no-browser"))


def run(arguments: argparse.Namespace) -> int:
    if not 0 <= arguments.http <= 65535:
        raise UsageError(say("bad-port", port=str(arguments.http)))
    # Report a port that cannot be opened at once, instead of retrying.
    connecting.open_link(arguments.port).close()
    page = optional.load("host_tools.pages.mirror")
    page.serve(lambda: connecting.open_link(arguments.port), arguments.http, not arguments.no_browser)
    return 0

"""The command `play`: serve the simulated tray to the browser."""

import argparse

from host_tools import optional
from host_tools.errors import UsageError
from simulator.texts import HostTexts
from tray24.ui.toolkit.lights import FULL, KINDS

say = HostTexts("play")

_HOST = "127.0.0.1"
_PORT = 8024


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", default=_HOST, metavar=say("metavar-host"), help=say("help-host", host=_HOST))
    help_port = say("help-port", port=_PORT)
    parser.add_argument("--port", type=int, default=_PORT, metavar=say("metavar-port"), help=help_port)
    parser.add_argument("--no-browser", action="store_true", help=say("help-no-browser"))
    parser.add_argument("--link", type=int, metavar=say("metavar-link"), help=say("help-link", host=_HOST))
    parser.add_argument("--kind", choices=KINDS, default=FULL, help=say("help-kind"))
    parser.add_argument("--trace", metavar=say("metavar-trace"), help=say("help-trace"))


def run(arguments: argparse.Namespace) -> int:
    if not 0 <= arguments.port <= 65535:
        raise UsageError(say("bad-port", port=arguments.port))
    if arguments.link is not None and not 0 <= arguments.link <= 65535:
        raise UsageError(say("bad-link", port=arguments.link))
    if arguments.trace is not None:
        if arguments.link is not None or arguments.host != _HOST:
            raise UsageError(say("trace-alone"))
        servers = optional.load("host_tools.pages.servers")
        servers.serve_trace(arguments.trace, arguments.port, not arguments.no_browser)
        return 0
    server = optional.load("simulator.web.server")
    tray_options = {"link_port": arguments.link, "kind": arguments.kind}
    return server.run_server(arguments.host, arguments.port, not arguments.no_browser, **tray_options)

"""The command `mirror`: show the tray on a large screen, as a page without controls."""

import argparse
import sys
import threading
from collections.abc import Callable

from host_tools import optional
from host_tools.errors import UsageError
from host_tools.link import connection, ports
from host_tools.link.replication import Follower, News, TraySource
from simulator.texts import HostTexts
from simulator.web.follow.replica import FollowTable

say = HostTexts("mirror")

_HTTP_PORT = 8025
_STEP_S = 0.05
_EVENTS = ("line", "leds", "display", "buttons")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    ports.add_port_argument(parser)
    help_http = say("help-http", port=str(_HTTP_PORT))
    parser.add_argument("--http", type=int, default=_HTTP_PORT, metavar="P", help=help_http)
    parser.add_argument("--no-browser", action="store_true", help=say("help-no-browser"))


def run(arguments: argparse.Namespace) -> int:
    port, browser = arguments.http, not arguments.no_browser
    if not 0 <= port <= 65535:
        raise UsageError(say("bad-port", port=str(port)))
    # Report a port that cannot be opened at once, instead of retrying.
    connection.open_link(arguments.port).close()
    serve_or_fail = optional.load("host_tools.pages.servers").serve_or_fail
    serve_follow = optional.load("simulator.web.server").serve_follow
    tray = FollowedTray(Follower(lambda: connection.open_link(arguments.port), _EVENTS), sys.stderr.write)
    tray.start()
    try:
        serve_or_fail(port, "--http", lambda: serve_follow(FollowTable(tray), port, browser, say("page-title")))
    finally:
        tray.stop()
    return 0


class FollowedTray(TraySource):
    """A tray at the other end of a link, whose state is shown on the page of the command `mirror`.

    A thread follows the link.
    """

    def __init__(self, follower: Follower, notify: Callable[[str], object] = lambda text: None):
        super().__init__(follower, lambda trouble: say("not-there", reason=trouble))
        self._notify = notify
        self._is_gone = False
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._follow, daemon=True)

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        self._ended.set()
        if self._thread.is_alive():
            self._thread.join()

    def _follow(self) -> None:
        while not self._ended.is_set():
            try:
                self.step()
            except Exception as error:  # if the thread ended, the page would look alive but never change
                if repr(error) not in map(repr, self.faults):
                    self.faults.append(error)  # for the server to report
                self._print_news(self._follower.disconnect(say("fault", fault=f"{type(error).__name__}: {error}")))
            if self._follower.replica.trouble:
                self._ended.wait(_STEP_S)
        self._follower.close()

    def step(self) -> None:
        """Receive the tray's events for a moment. Print when the tray is disconnected or connected again."""
        self._print_news(self._follower.step(_STEP_S))

    def _print_news(self, news: list[News]) -> None:
        """Print the events in `news` that say that the tray is disconnected or connected again."""
        for kind, text in news:
            if kind == "gone" and not self._is_gone:
                self._is_gone = True
                self._notify(say("gone", reason=text) + "\n")
            elif kind == "here":
                self._is_gone = False
                self._notify(say("connected", board=text) + "\n")

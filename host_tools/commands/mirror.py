"""The command mirror: the tray on a large screen, as a page that only shows what happens on it."""

import argparse
import contextlib
import sys
import threading
from typing import Any

from host_tools.cli import Failure, UsageError
from host_tools.link import ports
from host_tools.link.following import Follower, News
from simulator.web.follow import Shown

_HTTP_PORT = 8025
_STEP_S = 0.05
_WHAT = ("line", "leds", "display", "buttons")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    ports.add_port_argument(parser)
    parser.add_argument(
        "--http", type=int, default=_HTTP_PORT, metavar="P", help=f"default {_HTTP_PORT}; 0 takes a free one"
    )
    parser.add_argument("--no-browser", action="store_true", help="do not open the browser")


def run(arguments: argparse.Namespace) -> int:
    if not 0 <= arguments.http <= 65535:
        raise UsageError(f"--http {arguments.http}: give a number from 0 to 65535")
    from simulator.web.follow import FollowTable  # takes a while to load: not for --help
    from simulator.web.follow_server import serve_follow
    from simulator.web.local_pages import HOST

    ports.open_link(arguments.port).close()  # a port that cannot be is told at once, not tried again and again
    followed = Followed(Follower(lambda: ports.open_link(arguments.port), _WHAT), sys.stderr.write)
    followed.start()
    try:
        serve_follow(FollowTable(followed), arguments.http, not arguments.no_browser, "The tray's mirror")
    except OSError as error:
        reason = error.strerror or str(error)
        raise Failure(f"cannot listen on {HOST} port {arguments.http}: {reason}. Give another --http.") from None
    finally:
        followed.stop()
    return 0


class Followed:
    """A tray at the other end of a link as `simulator.web.follow` looks at one; the link is worked on in a thread."""

    def __init__(self, follower: Follower, tell=lambda words: None):
        self.lock: contextlib.AbstractContextManager[Any] = follower.lock
        self.faults: list[Exception] = []
        self._follower = follower
        self._tell = tell
        self._is_gone = False
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)

    @property
    def changes(self) -> int:
        return self._follower.replica.changes

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        self._ended.set()
        if self._thread.is_alive():
            self._thread.join()

    def _run(self) -> None:
        while not self._ended.is_set():
            try:
                self.step()
            except Exception as error:  # a thread that ends would leave a page that looks alive
                self._note_fault(error)
            if self._follower.replica.trouble:
                self._ended.wait(_STEP_S)
        self._follower.close()

    def _note_fault(self, error: Exception) -> None:
        """The server tells it; the mirror begins anew with the tray."""
        if repr(error) not in map(repr, self.faults):
            self.faults.append(error)
        self._take(self._follower.begin_anew(f"The mirror could not follow it ({type(error).__name__}: {error})."))

    def step(self) -> None:
        """What comes within a moment."""
        self._take(self._follower.step(_STEP_S))

    def _take(self, news: list[News]) -> None:
        """That the tray has gone or is back is told to whoever has started the mirror."""
        for kind, words in news:
            if kind == "gone" and not self._is_gone:
                self._is_gone = True
                self._tell(f"{words}\nThe mirror goes on by itself once the tray is back.\n")
            elif kind == "here":
                self._is_gone = False
                self._tell(f"{words} is there\n")

    def advance(self, ms: int) -> None:
        """Its time passes elsewhere."""

    def look(self) -> Shown:
        replica = self._follower.replica
        match = replica.match
        return Shown(
            plugged=not replica.trouble,
            frame=replica.frame,
            display=replica.display,
            words=" ".join(replica.words),
            pressed=replica.pressed,
            screen=replica.screen,
            note=f"The tray is not there. {replica.trouble}" if replica.trouble else "",
            match=match,
            log=match.log if match else None,
            side=match.side if match else None,
        )

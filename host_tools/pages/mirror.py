"""The page of a tray at the other end of a link, without controls."""

import contextlib
import sys
import threading
from collections.abc import Callable

from host_tools.link.client import Link
from host_tools.link.following import Follower, News
from host_tools.pages.serving import serve_or_fail
from simulator.texts import HostTexts
from simulator.web.follow.server import serve_follow
from simulator.web.follow.table import FollowTable, Shown, shown

say = HostTexts("mirror")

_STEP_S = 0.05
_WHAT = ("line", "leds", "display", "buttons")


def serve(connect: Callable[[], Link], port: int, browser: bool) -> None:
    """Serve the page until Ctrl-C. Raise Failure when the server cannot use the port."""
    followed = Followed(Follower(connect, _WHAT), sys.stderr.write)
    followed.start()
    try:
        serve_or_fail(port, "--http", lambda: serve_follow(FollowTable(followed), port, browser, say("page-title")))
    finally:
        followed.stop()


class Followed:
    """A tray at the other end of a link, as a table for `simulator.web.follow.table`; a thread follows the link."""

    def __init__(self, follower: Follower, tell: Callable[[str], object] = lambda words: None):
        self.lock: contextlib.AbstractContextManager[object] = follower.lock
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
            except Exception as error:  # if the thread ended, the page would look alive but never change
                self._note_fault(error)
            if self._follower.replica.trouble:
                self._ended.wait(_STEP_S)
        self._follower.close()

    def _note_fault(self, error: Exception) -> None:
        """Store an error for the server to report, and follow the tray from the beginning."""
        if repr(error) not in map(repr, self.faults):
            self.faults.append(error)
        self._take(self._follower.begin_again(say("fault", fault=f"{type(error).__name__}: {error}")))

    def step(self) -> None:
        """Receive what comes within a moment."""
        self._take(self._follower.step(_STEP_S))

    def _take(self, news: list[News]) -> None:
        """Print when the tray has gone or is back."""
        for kind, words in news:
            if kind == "gone" and not self._is_gone:
                self._is_gone = True
                self._tell(say("gone", reason=words) + "\n")
            elif kind == "here":
                self._is_gone = False
                self._tell(say("connected", board=words) + "\n")

    def advance(self, ms: int) -> None:
        """Do nothing: the tray's time passes on the tray."""

    def look(self) -> Shown:
        replica = self._follower.replica
        return shown(replica, say("not-there", reason=replica.trouble) if replica.trouble else "")

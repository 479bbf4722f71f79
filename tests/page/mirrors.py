"""A mirror for tests: a server whose page shows what happens on the tray of a rig."""

import threading
import time

from app_server import AppServer

from host_tools.commands.mirror import FollowedTray
from host_tools.link.client import Link
from host_tools.link.replication import Follower
from simulator.tray.rig import Rig
from simulator.web.follow.replica import FollowTable
from simulator.web.server import make_follow_app

_WHAT = ("line", "leds", "display", "buttons")
_STEP_MS = 4
_PAUSE_S = 0.001


class RigConnection:
    """A connection to the tray of a rig. The tray's time passes while the mirror reads from it."""

    def __init__(self, rig):
        self._rig = rig
        self.lock = threading.Lock()

    def get_now_s(self):
        return self._rig.tray.clock.now_ms / 1000

    def connect(self):
        return Link(self, "the tray", self.get_now_s)

    def read(self, size):
        with self.lock:
            self._rig.wait_ms(_STEP_MS)
            data = self._rig.tray.serial.host.read()
        if not data:
            time.sleep(_PAUSE_S)  # a tray that never rests takes the processor from the browser
        return data

    def write(self, data):
        self._rig.tray.serial.host.write(data)

    def close(self):
        pass


class Mirror:
    """The tray of a rig, and a server at `url` whose page mirrors it.

    `run_locked(action)` calls `action`, which may use the rig: meanwhile the mirror does not read from the tray.
    """

    def __init__(self):
        self.rig = Rig()
        self.rig.boot()
        self.connection = RigConnection(self.rig)
        follower = Follower(self.connection.connect, _WHAT, time.monotonic)
        self._followed_tray = FollowedTray(follower)
        self._followed_tray.start()
        self._host = AppServer().start(make_follow_app(FollowTable(self._followed_tray)))
        self.url = self._host.url

    def run_locked(self, action, *arguments, **options):
        with self.connection.lock:
            action(*arguments, **options)

    def release_port(self):
        self._host.release_port()

"""A rig's tray that a host follows in tests, and the states of its match that `follower.follow_tray` yields."""

from host_tools import follower
from host_tools.errors import Failure
from host_tools.link.replication import Follower


class RigFollower:
    """The tray of a rig and a `Follower` of it, which can connect only while `is_there` is true.

    A subclass defines `step`, which lets the follower work once.
    """

    def __init__(self, linked_tray):
        self.linked = linked_tray
        self.rig = linked_tray.rig
        self.stream = linked_tray.stream
        self.is_there = True
        self.follower = Follower(self._open_link, ("line", "leds", "display", "buttons"), self.stream.now_s)

    def _open_link(self):
        if not self.is_there:
            raise Failure("no tray is there: plug it in")
        return self.linked.make_link(self.stream)

    def follow_for(self, ms=1500):
        """Follow the tray for `ms` of its time."""
        end_s = self.stream.now_s() + ms / 1000
        while self.stream.now_s() < end_s:
            before_s = self.stream.now_s()
            self.step()
            if self.stream.now_s() == before_s:
                self.rig.wait_ms(50)  # nobody reads, but time passes


class RigTables:
    """The tray of a rig, followed by `follower.follow_tray`, which yields tables (states of a match).

    The tray's time passes only while a program waits for the next table.
    """

    def __init__(self, linked_tray, monkeypatch):
        self.rig = linked_tray.rig
        self.stream = linked_tray.stream
        self.failure = ""  # the reason why there is no tray, or ""
        self.opened = []  # the ports that were requested
        self._linked_tray = linked_tray
        self._watches = []
        monkeypatch.setattr(follower.connection, "open_link", self._open_link)

    def _open_link(self, port):
        self.opened.append(port)
        if self.failure:
            raise follower.Failure(self.failure)
        return self._linked_tray.make_link(self.stream)

    def follow_tray(self, port=None, lights=False):
        """Yield tables (states of the match), as `follower.follow_tray` does."""
        tables = follower.follow_tray(
            port, lights, self.stream.now_s, lambda seconds: self.rig.wait_ms(int(1000 * seconds))
        )
        self._watches.append(tables)
        return tables

    def make_match_tables(self, *players, game="center", is_last=lambda table: "won" in table.happened, **options):
        """Return a replacement for `follow_tray`, which yields tables (states of a match).

        It begins a match after the first table, and ends with the first table for which `is_last` is true.
        """

        def yield_tables(port=None, lights=False):
            tables = self.follow_tray(port, lights)
            yield next(tables)
            self.rig.start_match(*players, game=game, **options)
            for table in tables:
                yield table
                if is_last(table):
                    return

        return yield_tables

    def __enter__(self):
        return self

    def __exit__(self, *_):
        for tables in self._watches:
            tables.close()  # while the tray is there

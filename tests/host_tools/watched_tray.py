"""Tables as `watch` yields them, of a match that bots play on the rig's tray."""

from host_tools import watching


class Watched:
    """The tray of a rig, and `watch` of it by the rig's clock: time passes only while tables are awaited."""

    def __init__(self, linked, monkeypatch):
        self.rig = linked.rig
        self.stream = linked.stream
        self.there = ""  # why there is no tray
        self.opened = []  # the ports that were asked for
        self._linked = linked
        self._watches = []
        monkeypatch.setattr(watching.connecting, "open_link", self._open)

    def _open(self, port):
        self.opened.append(port)
        if self.there:
            raise watching.Failure(self.there)
        return self._linked.through(self.stream)

    def watch(self, port=None, lights=False):
        """Yield tables, as `watching.watch`."""
        found = watching.watch(port, lights, self.stream.now_s, lambda seconds: self.rig.wait_ms(int(1000 * seconds)))
        self._watches.append(found)
        return found

    def evening(self, *players, game="center", until=lambda table: "won" in table.happened, **options):
        """Return a stand-in for `watch` that begins a match after the first table, and ends at the wanted one."""

        def tables(port=None, lights=False):
            found = self.watch(port, lights)
            yield next(found)
            self.rig.start_match(*players, game=game, **options)
            for table in found:
                yield table
                if until(table):
                    return

        return tables

    def __enter__(self):
        return self

    def __exit__(self, *_):
        for found in self._watches:
            found.close()  # while the tray is there

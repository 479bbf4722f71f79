"""A tray on the desktop's virtual hardware, and a link to it."""

from types import SimpleNamespace

import link_streams
import pytest

from host_tools.cli import main
from host_tools.link.client import Link
from simulator.tray.rig import Rig


class Linked:
    """`rig`: the simulator's; `stream` leads to its tray, `link` asks it. Time passes only while something is awaited."""

    def __init__(self, **options):
        self.rig = Rig(**options)
        self.rig.boot()
        self.stream = link_streams.RigStream(self.rig)
        self.link = self.through(self.stream)

    def through(self, stream):
        """Another link to the same tray, through a stream around `stream`."""
        return Link(stream, "the tray in the test", stream.now_s)


@pytest.fixture
def new_linked():
    """Linked(arguments of Rig), at its home menu."""
    return Linked


@pytest.fixture
def linked():
    """A tray without sensors at its home menu, and a link to it."""
    return Linked()


@pytest.fixture
def tray24(capsys):
    """(exit code, output, complaints) of the command line with these words."""

    def run(*words):
        try:
            code = main([str(word) for word in words])
        except SystemExit as stop:
            code = stop.code
        captured = capsys.readouterr()
        return code, captured.out, captured.err

    return run


@pytest.fixture
def quick_mpremote(monkeypatch):
    """mpremote's time passes only while it sleeps."""
    from mpremote import transport_serial

    passed_s = [0.0]

    def sleep(seconds):
        passed_s[0] += seconds

    monkeypatch.setattr(transport_serial, "time", SimpleNamespace(monotonic=lambda: passed_s[0], sleep=sleep))

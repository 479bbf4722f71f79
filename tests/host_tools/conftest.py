"""Fixtures: a virtual tray with a link to it, a user's folder, and a function that runs commands."""

from types import SimpleNamespace

import link_streams
import pytest
from followed_tray import RigTables

from host_tools.cli import main
from host_tools.link.client import Link
from simulator.tray.rig import Rig


class LinkedTray:
    """A virtual tray and a link to it: `rig` is the simulator's rig, `stream` leads to its tray, `link` sends requests.

    The tray's time passes only while somebody waits for it.
    """

    def __init__(self, spoil=lambda tray: None, **options):
        self.rig = Rig(**options)
        self.rig.pull_plug()
        spoil(self.rig.tray)
        self.rig.boot()
        self.stream = link_streams.RigStream(self.rig)
        self.link = self.make_link(self.stream)

    def make_link(self, stream):
        """Return another link to the same tray; `stream` is this tray's stream or a stream that wraps it."""
        return Link(stream, "the tray in the test", stream.now_s)


@pytest.fixture
def new_linked_tray():
    """Return a function that makes a `LinkedTray`.

    `spoil` damages the tray before power-on; other options are those of Rig.
    """
    return LinkedTray


@pytest.fixture
def linked_tray():
    """Return a tray without sensors at its home menu, and a link to it."""
    return LinkedTray()


@pytest.fixture
def home(tmp_path, monkeypatch):
    """Return the folder in which this computer's data are kept during the test. It does not exist yet."""
    monkeypatch.setenv("TRAY24_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


@pytest.fixture
def rig_tables(linked_tray, monkeypatch):
    """Let programs that follow a tray follow the rig's tray; yield its `RigTables`."""
    with RigTables(linked_tray, monkeypatch) as tables:
        yield tables


@pytest.fixture
def tray24(capsys):
    """Return a function that runs a command of ./tray24 and returns (exit code, output, errors)."""

    def run_command(*words):
        try:
            code = main([str(word) for word in words])
        except SystemExit as stop:
            code = stop.code
        captured = capsys.readouterr()
        return code, captured.out, captured.err

    return run_command


@pytest.fixture
def quick_mpremote(monkeypatch):
    """Let mpremote's clock advance only while it sleeps, so that it does not really wait."""
    from mpremote import transport_serial

    passed_s = [0.0]

    def sleep(seconds):
        passed_s[0] += seconds

    monkeypatch.setattr(transport_serial, "time", SimpleNamespace(monotonic=lambda: passed_s[0], sleep=sleep))

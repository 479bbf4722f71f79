"""Each command for a tray, as somebody types it, at the port of the simulator in a process of its own."""

import os
import shutil

import pytest
from acting import act
from runs import WITH_TRAY
from started import ROOT, Command

GOLDEN = ROOT / "tests" / "golden" / "basic"
pytestmark = pytest.mark.skipif(os.name == "nt", reason="Ctrl-C cannot be sent there")


@pytest.fixture(scope="module")
def port(tmp_path_factory):
    """Yield the port of a tray with three records."""
    folder = tmp_path_factory.mktemp("tray")
    (folder / "home" / "tray").mkdir(parents=True)
    for number in (1, 2, 3):
        shutil.copy(GOLDEN / f"basic-00{number}.t24", folder / "home" / "tray" / f"rec000{number}.t24")
    command = Command(folder, ["play", "--port", "0", "--link", "0", "--no-browser"])
    try:
        yield command.find(r"socket://\S+")[0]
    finally:
        command.interrupt()
        command.end()


@pytest.mark.parametrize("name", WITH_TRAY)
def test_commands_do_what_they_promise(name, port, tmp_path, monkeypatch):
    monkeypatch.setenv("TRAY24_HOME", str(tmp_path / "home"))
    act(WITH_TRAY[name], tmp_path, port=port)

"""Each command that needs no tray, as somebody types it."""

import os

import pytest
from acting import act
from runs import ALONE
from started import ROOT

from host_tools.solving import learning

RECORD = ROOT / "tests" / "golden" / "basic" / "basic-001.t24"
pytestmark = pytest.mark.skipif(os.name == "nt", reason="Ctrl-C cannot be sent there")


@pytest.fixture
def cluster(tmp_path):
    """Yield the address of a scheduler with one worker."""
    distributed = pytest.importorskip("distributed")
    with distributed.LocalCluster(
        n_workers=1,
        threads_per_worker=1,
        processes=False,
        protocol="tcp://",
        host="127.0.0.1",
        dashboard_address=None,
        local_directory=str(tmp_path),
        silence_logs="CRITICAL",
    ) as running:
        yield running.scheduler_address


@pytest.mark.parametrize("name", ALONE)
def test_commands_do_what_they_promise(name, tmp_path, monkeypatch, request):
    monkeypatch.setenv("TRAY24_HOME", str(tmp_path / "home"))
    monkeypatch.chdir(ROOT)
    monkeypatch.setattr(learning, "path_of", lambda game: tmp_path / f"{game}.py")  # solve writes into the firmware
    places = {"record": RECORD}
    if any("{cluster}" in run.words for run in ALONE[name]):
        places["cluster"] = request.getfixturevalue("cluster")
    act(ALONE[name], tmp_path, **places)

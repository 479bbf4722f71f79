"""Commands run as somebody types them: with the port of a simulator in another process, or without a tray."""

import os
import shutil

import pytest
from command_process import ROOT, CommandProcess
from run_execution import execute_runs
from runs import ALONE, WITH_TRAY, Run

GOLDEN = ROOT / "tests" / "golden" / "basic"
ENTRIES = [pytest.param(runs, id=name) for table in (WITH_TRAY, ALONE) for name, runs in table.items()]
pytestmark = pytest.mark.skipif(os.name == "nt", reason="Ctrl-C cannot be sent there")


@pytest.fixture(scope="module")
def port(tmp_path_factory):
    """Yield the port of a tray with three records."""
    folder = tmp_path_factory.mktemp("tray")
    (folder / "home" / "tray").mkdir(parents=True)
    for number in (1, 2, 3):
        shutil.copy(GOLDEN / f"basic-00{number}.t24", folder / "home" / "tray" / f"rec000{number}.t24")
    command = CommandProcess(folder, ["play", "--port", "0", "--link", "0", "--no-browser"])
    try:
        yield command.find_line(r"socket://\S+")[0]
    finally:
        command.interrupt()
        command.finish()


@pytest.fixture
def cluster(tmp_path):
    """Yield the address of the scheduler of a small cluster that has one worker."""
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
    ) as local_cluster:
        yield local_cluster.scheduler_address


TWIN = (
    Run("doctor --port {port} --json", '"faults": \\[\\].*"leds": 48'),
    Run("setup --port {port} --kind full", r"two LEDs in each slot.*setup --kind\s+twin", 1),
    Run("setup --port {port} --kind twin", "2 lights, 48 LEDs.*The tray is ready"),
)


def test_a_board_with_two_leds_a_slot_is_distinguished_from_one_with_one(tmp_path):
    command = CommandProcess(tmp_path, ["play", "--port", "0", "--link", "0", "--kind", "twin", "--no-browser"])
    try:
        execute_runs(TWIN, tmp_path, port=command.find_line(r"socket://\S+")[0])
    finally:
        command.interrupt()
        command.finish()


@pytest.mark.parametrize("runs", ENTRIES)
def test_commands_do_what_they_promise(runs, tmp_path, monkeypatch, request):
    monkeypatch.setenv("TRAY24_HOME", str(tmp_path / "home"))
    monkeypatch.chdir(ROOT)
    if any(run.words.startswith("solve") for run in runs):  # it writes into the firmware
        pytest.importorskip("numpy", reason="numpy is not installed: ./tray24 test --whole installs it")
        monkeypatch.setattr("host_tools.solver.weights.get_weights_path", lambda game: tmp_path / f"{game}.py")
    places = {"record": GOLDEN / "basic-001.t24"}
    for name in ("port", "cluster"):
        if any(f"{{{name}}}" in run.words for run in runs):
            places[name] = request.getfixturevalue(name)
    execute_runs(runs, tmp_path, **places)

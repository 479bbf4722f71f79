"""Matches on a cluster of two workers, of which one is killed: the results are those of a single process."""

import gc
import os
import shutil
import signal
import subprocess
from collections import Counter

import pytest

from host_tools import optional
from host_tools.balance import execution
from host_tools.balance.lineups import Lineup, Table, play_match
from host_tools.errors import Failure

pytestmark = pytest.mark.usefixtures("home")

MATCHES = 60
LINEUP = Lineup(Table("yacht", 2, (), 1), ("random", "random"))


@pytest.fixture
def distributed():
    """Return Dask's package distributed; skip the test without it. Importing it takes a second."""
    return pytest.importorskip(
        "distributed", reason="Dask distributed is not installed: ./tray24 test --whole installs it"
    )


@pytest.fixture
def cluster(distributed):
    """Yield the project's module that connects to a cluster."""
    yield optional.load("host_tools.balance.cluster")
    gc.collect()  # clients that could not connect: collected while another one starts, they wait for its lock forever


@pytest.fixture
def local_cluster(distributed, tmp_path):
    """Return a function that starts a cluster on this computer, as a context manager."""
    common = {"threads_per_worker": 1, "dashboard_address": None, "silence_logs": "CRITICAL"}
    return lambda **options: distributed.LocalCluster(local_directory=str(tmp_path), **common, **options)


@pytest.mark.long  # it starts a scheduler and two workers
def test_a_worker_that_is_killed_loses_nothing(cluster, local_cluster, monkeypatch):
    monkeypatch.setattr(execution, "MAX_MATCHES", 5)
    expected = Counter()
    for number in range(MATCHES):
        play_match(LINEUP, number, expected)
    progress = execution.Progress([(LINEUP, MATCHES)])
    killed_pids = []
    with local_cluster(n_workers=2, processes=True, host="127.0.0.1") as local_scheduler:
        pids = [nanny.pid for nanny in local_scheduler.count_tasks.values()]

        def kill_worker(done):
            if not killed_pids:
                killed_pids.append(pids[0])
                os.kill(pids[0], getattr(signal, "SIGKILL", signal.SIGTERM))

        with cluster.connect_cluster(local_scheduler.scheduler_address) as (executor, workers):
            assert workers() >= 2
            execution.run_plan(progress, executor, workers, kill_worker)
    assert killed_pids and progress.get_played(LINEUP).ranges == [(0, MATCHES)]
    assert progress.get_played(LINEUP).counts == expected


@pytest.mark.parametrize(
    ("address", "is_warned"), [("tcp://127.0.0.1:1", False), ("nowhere://x", True), ("tcp://192.0.2.1:1", True)]
)
def test_where_no_scheduler_answers_is_named_and_an_open_one_in_the_network_warned_of(
    cluster, monkeypatch, capsys, address, is_warned
):
    monkeypatch.setattr(cluster, "_ANSWERS_S", 0.2)
    with (
        pytest.raises(Failure, match=f"--cluster {address}: no scheduler answers there"),
        cluster.connect_cluster(address),
    ):
        pass
    assert ("whoever reaches the scheduler" in capsys.readouterr().err) == is_warned


@pytest.fixture
def make_authority(tmp_path):
    """Return a function that makes a certificate authority of this name.

    The function returns its files: the authority's certificate, and a certificate and key for a computer.
    """
    if not (tool := shutil.which("openssl")):
        pytest.skip("no openssl, which makes certificates")

    def make_certificates(name: str) -> list:
        folder = tmp_path / name
        folder.mkdir()
        new_key_options = "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -keyout"
        for words in (
            f"{new_key_options} ca.key -out ca.pem -subj /CN={name}",
            f"{new_key_options} key.pem -out cert.pem -subj /CN=tray -addext basicConstraints=critical,CA:FALSE "
            f"-CA ca.pem -CAkey ca.key",
        ):
            subprocess.run([tool, *words.split()], cwd=folder, check=True, capture_output=True)
        return [folder / file for file in ("ca.pem", "cert.pem", "key.pem")]

    return make_certificates


@pytest.fixture
def encrypted_cluster(distributed, local_cluster, make_authority):
    """Yield the address of a cluster that trusts only the certificates of one authority, and the files of a client."""
    files = make_authority("own")
    ca, cert, key = map(str, files)
    ends = {
        f"tls_{end}_{part}": path
        for end in ("scheduler", "worker", "client")
        for part, path in (("cert", cert), ("key", key))
    }
    security = distributed.Security(tls_ca_file=ca, require_encryption=True, **ends)
    with local_cluster(n_workers=1, processes=False, host="tls://127.0.0.1", security=security) as local_scheduler:
        yield local_scheduler.scheduler_address, files


def test_matches_are_played_on_a_cluster_with_certificates(cluster, encrypted_cluster, capsys):
    address, files = encrypted_cluster
    assert address.startswith("tls://")
    progress = execution.Progress([(LINEUP, 4)])
    with cluster.connect_cluster(address, files) as (executor, workers):
        execution.run_plan(progress, executor, workers, lambda done: None)
    assert progress.get_played(LINEUP).ranges == [(0, 4)]
    assert capsys.readouterr().err == ""


def test_certificates_of_another_authority_are_refused(cluster, encrypted_cluster, make_authority, monkeypatch):
    monkeypatch.setattr(cluster, "_ANSWERS_S", 1)
    address, _ = encrypted_cluster
    with (
        pytest.raises(Failure, match="certificates that it trusts"),
        cluster.connect_cluster(address, make_authority("other")),
    ):
        pass


def test_files_that_are_no_certificates_are_named(cluster, tmp_path):
    files = [tmp_path / name for name in ("ca.pem", "cert.pem", "key.pem")]
    with (
        pytest.raises(Failure, match=r"--cluster-tls .*key\.pem: .*No such file"),
        cluster.connect_cluster("tls://127.0.0.1:1", files),
    ):
        pass
    for file in files:
        file.write_text("no certificate")
    with (
        pytest.raises(Failure, match=r"--cluster-tls .*Give PEM files"),
        cluster.connect_cluster("tls://127.0.0.1:1", files),
    ):
        pass


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="Windows has no such pipes")
def test_a_pipe_that_is_no_certificate_is_not_waited_for(cluster, tmp_path):
    os.mkfifo(tmp_path / "pipe")
    with (
        pytest.raises(Failure, match="it is a pipe"),
        cluster.connect_cluster("tls://127.0.0.1:1", [tmp_path / "pipe"] * 3),
    ):
        pass

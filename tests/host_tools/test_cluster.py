"""Matches on a cluster: two workers, one of which is killed, play what one process would."""

import os
import signal
from collections import Counter

import pytest

from host_tools.balance import running
from host_tools.balance.plan import Lineup, Table
from host_tools.balance.playing import play_match
from host_tools.errors import Failure

distributed = pytest.importorskip("distributed", reason="Dask distributed is not installed: requirements-cluster.lock")

MATCHES = 60
LINEUP = Lineup(Table("yacht", 2, (), 1), ("random", "random"))


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("TRAY24_HOME", str(tmp_path / "home"))


@pytest.mark.long  # it starts a scheduler and two workers
def test_a_worker_that_is_killed_loses_nothing(monkeypatch, tmp_path):
    from host_tools.balance.cluster import connected

    monkeypatch.setattr(running, "MOST_MATCHES", 5)
    expected = Counter()
    for number in range(MATCHES):
        play_match(LINEUP, number, expected)
    progress = running.Progress([(LINEUP, MATCHES)])
    killed = []
    with distributed.LocalCluster(
        n_workers=2,
        threads_per_worker=1,
        processes=True,
        host="127.0.0.1",
        dashboard_address=None,
        local_directory=str(tmp_path),
        silence_logs="CRITICAL",
    ) as cluster:
        pids = [nanny.pid for nanny in cluster.workers.values()]

        def kill(done):
            if not killed:
                killed.append(pids[0])
                os.kill(pids[0], getattr(signal, "SIGKILL", signal.SIGTERM))

        with connected(cluster.scheduler_address) as (executor, workers):
            assert workers() >= 2
            running.run(progress, executor, workers, kill)
    assert killed and progress.of(LINEUP).ranges == [(0, MATCHES)]
    assert progress.of(LINEUP).counts == expected


def test_a_scheduler_that_does_not_answer_is_named(monkeypatch):
    from host_tools.balance import cluster

    monkeypatch.setattr(cluster, "_ANSWERS_S", 0.2)
    with (
        pytest.raises(Failure, match="--cluster tcp://127.0.0.1:1: no scheduler answers there"),
        cluster.connected("tcp://127.0.0.1:1"),
    ):
        pass


def test_an_address_that_is_none_is_named():
    from host_tools.balance import cluster

    with pytest.raises(Failure, match="no scheduler answers there"), cluster.connected("nowhere://x"):
        pass

"""Fixtures: a server's table whose tray keeps files in memory, and whose dice fall the same in each test."""

from random import Random

import pytest

from simulator.tray.files import MemoryFiles
from simulator.tray.optics import STILL
from simulator.web.table.table import Table


@pytest.fixture(autouse=True)
def untimed(monkeypatch):
    """Let the `Table` measure no real time for simulated presses, so that the speed of this machine does not matter."""
    monkeypatch.setattr("simulator.web.table.table.perf_counter", lambda: 0.0)


@pytest.fixture
def table():
    seeds = iter(range(7, 1000))
    table = Table(MemoryFiles(), lambda: next(seeds), model=STILL)
    table.dice.rng, table.virtual_players.rng = Random(7), Random(7)
    yield table
    table.stop()

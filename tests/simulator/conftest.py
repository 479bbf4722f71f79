"""Fixtures: a table whose tray keeps its files in memory; its electronic and real dice fall the same in each test."""

from random import Random

import pytest

from simulator.tray.files import MemoryFiles
from simulator.tray.optics import STILL
from simulator.web.table.table import Table


@pytest.fixture(autouse=True)
def untimed(monkeypatch):
    """Let the simulated fingers be as fast as they can: time that this machine needs does not count."""
    monkeypatch.setattr("simulator.web.table.table.perf_counter", lambda: 0.0)


@pytest.fixture
def table():
    seeds = iter(range(7, 1000))
    table = Table(MemoryFiles(), lambda: next(seeds), model=STILL)
    table.dice.chance, table.virtual_players.chance = Random(7), Random(7)
    yield table
    table.stop()

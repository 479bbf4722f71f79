"""A table whose tray keeps its files in memory and rolls the same dice each time."""

import pytest

from simulator.tray.files import MemoryFiles
from simulator.tray.optics import STILL
from simulator.web.table.table import Table


@pytest.fixture(autouse=True)
def untimed(monkeypatch):
    """Let fingers that hurry finish at once, however slow this machine is."""
    monkeypatch.setattr("simulator.web.table.table.perf_counter", lambda: 0.0)


@pytest.fixture
def table():
    seeds = iter(range(7, 1000))
    table = Table(MemoryFiles(), lambda: next(seeds), model=STILL)
    yield table
    table.stop()

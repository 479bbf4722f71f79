"""A fresh chip for each test."""

import pytest
from chip import Chip


@pytest.fixture
def chip(monkeypatch):
    chip = Chip()
    chip.install(monkeypatch)
    return chip

"""A fixture that gives each test a new fake chip."""

import pytest
from chip import Chip


@pytest.fixture
def chip(monkeypatch):
    chip = Chip()
    chip.install(monkeypatch)
    return chip

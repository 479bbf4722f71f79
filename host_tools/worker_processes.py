"""A plugin of pytest: its worker processes start without being interrupted, which would show a traceback each."""

from collections.abc import Generator

import pytest

from host_tools.interrupts import INTERRUPTS


@pytest.hookimpl(wrapper=True)
def pytest_sessionstart() -> Generator[None, object, object]:
    """Start them with the signals blocked; tests/conftest.py lets them through once a worker can be interrupted."""
    with INTERRUPTS.kept_from_children():
        return (yield)

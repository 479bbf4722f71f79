"""A plugin of pytest that starts its worker processes with Ctrl-C blocked, so that they print no tracebacks."""

from collections.abc import Generator

import pytest

from simulator.signals import blocked


@pytest.hookimpl(wrapper=True)
def pytest_sessionstart() -> Generator[None, object, object]:
    """Start them with the signals blocked; tests/conftest.py lets them through once a worker can be interrupted."""
    with blocked():  # each process calls `leave_to_parent` when it is ready
        return (yield)

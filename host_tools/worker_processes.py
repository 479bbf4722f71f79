"""A plugin of pytest that starts its worker processes with Ctrl-C blocked, so that they print no tracebacks."""

from collections.abc import Generator

import pytest

from host_tools.interrupts import INTERRUPTS


@pytest.hookimpl(wrapper=True)
def pytest_sessionstart() -> Generator[None, object, object]:
    """Start them with the signals blocked; tests/conftest.py lets them through once a worker can be interrupted."""
    with INTERRUPTS.kept_from_children():
        return (yield)

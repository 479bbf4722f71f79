"""Modules that are made smaller are run as they would be on the tray."""

import sys
from types import ModuleType

import pytest


@pytest.fixture
def load(monkeypatch):
    """Run the modules of {name: source}; gives the last."""

    def run(sources):
        module = None
        for name, source in {"tray24.compat": "def const(value):\n    return value\n", **sources}.items():
            module = ModuleType(name)
            monkeypatch.setitem(sys.modules, name, module)
            parent, _, last = name.rpartition(".")
            monkeypatch.setattr(sys.modules[parent], last, module, raising=False)
            exec(compile(source, name, "exec"), module.__dict__)
        return module

    return run

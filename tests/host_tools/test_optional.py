"""Modules that are loaded by name: the message when a library of theirs is not installed."""

import re
from importlib.util import find_spec

import pytest

from host_tools import optional
from host_tools.checkout import ROOT
from host_tools.errors import Failure


def test_a_missing_library_is_named_in_one_line(monkeypatch, tmp_path):
    (tmp_path / "needs_it.py").write_text("import no_such_library.part\n")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(Failure, match=r"^the Python package no_such_library is missing: [^\n]*$"):
        optional.load("needs_it")


def test_a_module_of_ours_that_is_missing_is_a_fault(monkeypatch):
    with pytest.raises(ModuleNotFoundError):
        optional.load("host_tools.no_such_module")


def test_each_module_of_ours_that_is_loaded_by_its_name_is_there():
    loads = re.compile(r'optional\.load\("((?:host_tools|simulator)[\w.]*)"\)')
    names = {name for path in (ROOT / "host_tools").rglob("*.py") for name in loads.findall(path.read_text("utf-8"))}
    assert len(names) > 15 and [name for name in names if find_spec(name) is None] == []

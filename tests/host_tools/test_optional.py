"""Modules that are loaded by name: the message when a library of theirs is not installed."""

import pytest

from host_tools import optional
from host_tools.errors import Failure


def test_a_missing_library_is_named_in_one_line(monkeypatch, tmp_path):
    (tmp_path / "needs_it.py").write_text("import no_such_library.part\n")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(Failure, match=r"^the Python package no_such_library is missing: [^\n]*$"):
        optional.load("needs_it")


def test_a_module_of_ours_that_is_missing_is_a_fault(monkeypatch):
    with pytest.raises(ModuleNotFoundError):
        optional.load("host_tools.no_such_module")

"""Modules that need an optional library: the message when it is not installed."""

import re
import subprocess
import sys
from importlib.metadata import packages_distributions
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


def test_help_of_each_command_needs_the_packages_of_play_alone():
    lock = (ROOT / "host_tools" / "requirements" / "play.lock").read_text("utf-8")
    play_packages = set(re.findall(r"^([a-z0-9][\w.-]*)==", lock, re.MULTILINE))
    top_packages = packages_distributions().items()
    other_modules = [
        top
        for top, names in top_packages
        if not {re.sub(r"[-_.]+", "-", name).lower() for name in names} & play_packages
    ]
    other_modules = [top for top in other_modules if top not in ("tray24", "host_tools", "simulator", "hardware")]
    code = (
        "import sys, importlib, pathlib\n"
        f"sys.modules.update(dict.fromkeys({other_modules!r}))\n"
        "import host_tools.commands as commands\n"
        "folder = pathlib.Path(commands.__file__).parent\n"
        "for path in sorted(folder.rglob('*.py')):\n"
        "    parts = path.relative_to(folder).with_suffix('').parts\n"
        "    importlib.import_module('.'.join(('host_tools.commands', *parts)).removesuffix('.__init__'))\n"
    )
    subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=True)

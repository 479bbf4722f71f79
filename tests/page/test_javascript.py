"""The page's JavaScript: its format, its linter, and the unit tests of its logic, which run in Node.js."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
TOOLS = Path(sys.prefix, "Scripts" if sys.platform == "win32" else "bin")
SOURCES = ("simulator", "tests")
LONGEST_LINE = 120


def run(*command: str | Path) -> None:
    """Run a command in the checkout; what it prints is the test's failure."""
    found = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert not found.returncode, found.stdout + found.stderr


@pytest.mark.parametrize(
    "command",
    [("oxlint", "--format=unix", *SOURCES), ("oxfmt", "--check", *(f"{folder}/**/*.js" for folder in SOURCES))],
    ids=["linter", "formatter"],
)
def test_nothing_is_found_by_the(command):
    tool = next(iter(TOOLS.glob(command[0] + "*")), None)
    if tool is None:
        pytest.skip(f"{command[0]} is not installed: requirements-dev.lock has it")
    run(tool, *command[1:])


def test_lines_are_no_longer_than_those_of_python():
    paths = [path for folder in SOURCES for path in (ROOT / folder).rglob("*.js")]
    long = [
        f"{path.relative_to(ROOT)}:{number}"
        for path in paths
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if len(line) > LONGEST_LINE
    ]
    assert paths and not long

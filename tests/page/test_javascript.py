"""The page's JavaScript: its format, its linter, and the unit tests of its logic, which run in Node.js."""

import json
import os
import subprocess
import sys
from pathlib import Path

import messages
import playwright
import pytest

from simulator.web.catalog import catalog
from simulator.web.page_texts import browser_texts
from simulator.web.schema.document import document

ROOT = Path(__file__).resolve().parents[2]
TOOLS = Path(sys.prefix, "Scripts" if sys.platform == "win32" else "bin")
SOURCES = ("simulator", "tests")
_LONGEST_S = 120
LONGEST_LINE = 120
UNIT = Path(__file__).parent / "unit"
NODE = Path(playwright.__file__).parent / "driver" / ("node.exe" if sys.platform == "win32" else "node")


def run(*command: str | Path, **variables: str) -> None:
    """Run a command in the checkout. Its output is the test's failure."""
    environment = os.environ | variables
    found = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, env=environment, timeout=_LONGEST_S)
    assert not found.returncode, found.stdout + found.stderr


@pytest.mark.parametrize(
    "command",
    [("oxlint", "--format=unix", *SOURCES), ("oxfmt", "--check", *(f"{folder}/**/*.{{js,mjs}}" for folder in SOURCES))],
    ids=["linter", "formatter"],
)
def test_nothing_is_found_by_the(command):
    tool = next(iter(TOOLS.glob(command[0] + "*")), None)
    if tool is None:
        pytest.skip(f"{command[0]} is not installed: ./tray24 check installs it")
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


def test_the_logic_of_the_page_passes_its_unit_tests(tmp_path):
    """The unit tests get the same texts, schema and facts of games as the page."""
    given = {"texts": browser_texts(), "schema": document(), "games": catalog()["games"]}
    data = tmp_path / "page.json"
    data.write_text(json.dumps(given | {"requests": messages.requests(), "news": messages.news()}), encoding="utf-8")
    files = sorted(UNIT.glob("*.test.js"))
    assert files
    run(NODE, "--test", "--import", (UNIT / "served.mjs").as_uri(), *files, TRAY24_PAGE=str(data))

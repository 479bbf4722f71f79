"""The paths through the code in ARCHITECTURE.md lead through files and functions that exist."""

import ast
import re

import pytest

from host_tools.checkout import FIRMWARE, ROOT

PAGE = (FIRMWARE / "ARCHITECTURE.md").read_text(encoding="utf-8")
PATHS = PAGE[PAGE.index("## Three paths") : PAGE.index("## What is where")]
STOPS = re.findall(r"`([\w/]+\.\w+)`\s+`([\w.]+)`", PATHS)
FOLDERS = re.findall(r"^\| `([\w/.-]+)/`", PAGE, re.MULTILINE)


def names(path):
    """Return the names of a module: functions, classes, their methods, variables; or of a file of texts its keys."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".ftl":
        return set(re.findall(r"^([\w-]+) =", text, re.MULTILINE))
    found = set()
    for node in ast.parse(text).body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            found.add(node.name)
            found |= {f"{node.name}.{below.name}" for below in ast.walk(node) if isinstance(below, ast.FunctionDef)}
        elif isinstance(node, ast.Assign):
            found |= {target.id for target in node.targets if isinstance(target, ast.Name)}
    return found


@pytest.mark.parametrize(("file", "name"), sorted(set(STOPS)), ids=lambda word: word)
def test_a_stop_is_there(file, name):
    path = next(path for path in (FIRMWARE / "tray24" / file, ROOT / file) if path.is_file())
    assert name in names(path)


def test_there_are_three_paths_of_ten_steps():
    for path in PATHS.split("\n### ")[1:]:
        assert len(re.findall(r"^\d+\. ", path, re.MULTILINE)) == 10
    assert len(STOPS) > 40


def test_folders_that_are_listed_exist():
    assert len(FOLDERS) > 30 and not [folder for folder in FOLDERS if not (ROOT / folder).is_dir()]

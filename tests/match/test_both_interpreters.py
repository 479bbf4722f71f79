"""The same seeds lead to the same matches on MicroPython and on CPython."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from host_tools import micropython
from host_tools.checkout import FIRMWARE, ROOT

SCRIPT = Path(__file__).with_name("random_play.py")
PATH = [FIRMWARE, ROOT / "tests" / "micropython"]
GOLDEN = Path(__file__).with_name("random_play.txt")


def test_cpython_plays_as_ever(golden):
    command = [sys.executable, str(SCRIPT)]
    path = os.pathsep.join(map(str, PATH))
    done = subprocess.run(command, env={"PYTHONPATH": path}, capture_output=True, text=True, check=True)
    golden(GOLDEN, done.stdout)


@pytest.mark.level(2)
def test_micropython_plays_the_same():
    done = micropython.run(SCRIPT, path=PATH, capture=True, timeout_s=60)
    assert done.stderr == ""
    assert done.stdout == GOLDEN.read_text()

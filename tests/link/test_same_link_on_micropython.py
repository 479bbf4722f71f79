"""The link sends the same on MicroPython."""

import json
from pathlib import Path

import link_by_clock
import pytest

from host_tools import micropython

MICROPYTHON = micropython.ROOT / "tests" / "micropython"
SCRIPT = Path(__file__).with_name("link_by_clock.py")


def parsed(lines):
    return [json.loads(line) if line.startswith("{") else line for line in lines]


@pytest.mark.level(2)
def test_the_link_says_the_same_on_micropython():
    path = [micropython.FIRMWARE, MICROPYTHON]
    done = micropython.run(SCRIPT, path=path, capture=True, timeout_s=300)
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert parsed(lines[:-1]) == parsed(link_by_clock.heard())
    asked, answered, faults, frames, _ = map(int, lines[-1].split(" "))
    assert asked == answered and not faults and frames > 50

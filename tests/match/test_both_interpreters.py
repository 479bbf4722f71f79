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
GOLDEN = """\
[6313, 6872, 5506, 787, 2692, 6780, 9469, 9570, 5074, 48, 2421, 9091] (423806213, 346041785)
basic random random random 948 692e8a20 [501, 298, 356]
basic keen random 117 8afc523c [528, 0]
center random random random 1017 2e72c817 [640, 287, 252]
line random random 264 fd42eb62 [0, 343]
yacht random random 51 2682ba20 [84, 128]
center keen random keen 558 1eb55353 [443, 89, 518]
line keen random 129 a0faf803 [299, 0]
dominoes keen random keen 251 979e3f2b [456, 111, 727]
yacht keen random 56 b65c05da [649, 62]
1153319288 2899140407 True
"""


def test_cpython_plays_as_ever():
    assert on_cpython() == GOLDEN


@pytest.mark.level(2)
def test_micropython_plays_the_same():
    done = micropython.run(SCRIPT, path=PATH, capture=True, timeout_s=60)
    assert done.stderr == ""
    assert done.stdout == GOLDEN


def on_cpython():
    """Return the output of the script on this interpreter."""
    command = [sys.executable, str(SCRIPT)]
    path = os.pathsep.join(map(str, PATH))
    return subprocess.run(command, env={"PYTHONPATH": path}, capture_output=True, text=True, check=True).stdout

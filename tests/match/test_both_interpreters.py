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
basic random random random 725 a5607b4a [556, 372, 277]
basic sharp random 282 2e27e460 [502, 77]
center random random random 1633 c104fdaf [309, 536, 485]
line random random 493 c146facd [0, 213]
yacht random random 51 2682ba20 [84, 128]
center sharp random sharp 409 71aa7018 [251, 79, 625]
line sharp random 235 c96e1fdd [278, 0]
dominoes sharp random sharp 234 e1c07211 [643, 134, 432]
yacht sharp random 56 e3245490 [809, 62]
2462251844 500440281 True
3877029869 [48] True True
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

"""The same samples mean the same on MicroPython, to the millisecond."""

from pathlib import Path

import pytest
import sense_by_script

from host_tools import micropython
from host_tools.checkout import FIRMWARE, ROOT

SCRIPT = Path(__file__).with_name("sense_by_script.py")
PATH = [FIRMWARE, ROOT / "tests" / "micropython"]


def test_a_script_of_dice_is_seen():
    lines = sense_by_script.seen()
    assert "done " in lines
    told = [line.partition(": ")[2] for line in lines[lines.index("done ") + 1 :] if ": " in line]
    assert told[:24] == [f"{slot} {slot % 5 + 1}" for slot in range(24)]
    assert "faults 000200" in lines


@pytest.mark.level(2)
def test_the_same_is_seen_on_micropython():
    done = micropython.run(SCRIPT, path=PATH, capture=True, timeout_s=120)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == sense_by_script.seen()

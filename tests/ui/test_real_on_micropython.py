"""The same dice and presses give the same display, lights and words on MicroPython."""

from pathlib import Path

import pytest
import real_by_events

from host_tools import micropython
from host_tools.checkout import FIRMWARE, ROOT

SCRIPT = Path(__file__).with_name("real_by_events.py")
PATH = [FIRMWARE, ROOT / "tests" / "micropython"]


@pytest.mark.level(2)
def test_a_match_with_real_dice_looks_the_same_on_micropython():
    done = micropython.run(SCRIPT, path=PATH, capture=True, timeout_s=120)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == real_by_events.seen()

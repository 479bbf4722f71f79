"""The self-test returns the same on MicroPython, and a calibration ends there."""

import json
from pathlib import Path

import pytest
import selftest_by_clock

from host_tools import micropython

SCRIPT = Path(__file__).with_name("selftest_by_clock.py")


def parsed(lines):
    return [json.loads(line) for line in lines if line.startswith("{")]


def test_the_script_leads_to_a_calibrated_tray():
    lines = selftest_by_clock.heard()
    assert lines[-1] == "faults 0 files sensors.cal settings.txt"
    answers = {answer["id"]: answer for answer in parsed(lines)}
    assert answers[19]["ok"] == {"step": "kept"}
    assert answers[20]["ok"]["calibrated"] is True
    assert all("error" in answers[number] for number in (12, 13, 14))


@pytest.mark.level(2)
def test_a_tray_tests_itself_the_same_on_micropython():
    path = [micropython.FIRMWARE, micropython.ROOT / "tests" / "micropython", SCRIPT.parent]
    done = micropython.run(SCRIPT, path=path, capture=True, timeout_s=100)
    assert done.returncode == 0, done.stderr
    here = selftest_by_clock.heard()
    there = done.stdout.splitlines()
    assert parsed(there) == parsed(here)
    assert there[-1] == here[-1]

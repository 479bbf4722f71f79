"""The running tray calls its ports on MicroPython at the same milliseconds and with the same data as on CPython."""

from pathlib import Path

import bare_tray
import pytest

from host_tools import micropython
from host_tools.checkout import ROOT

SCRIPT = Path(__file__).with_name("bare_tray.py")
PATH = [ROOT / "tests" / "micropython"]


def test_a_bare_machine_runs_a_match_without_a_fault():
    lines = bare_tray.record_match()
    assert not [line for line in lines if " fault " in line]
    assert [line for line in lines if line.startswith("match.t24 ")]
    assert len([line for line in lines if " leds " in line]) > 40


def test_bare_trays_of_other_kinds_begin_without_a_fault():
    lines = bare_tray.record_kinds()
    assert not [line for line in lines if " fault " in line]
    wires = [line.split(" ")[1:4] for line in lines if " wire " in line]
    assert wires == [["wire", "1", "20000"], ["wire", "0", "12000"], ["wire", "0", "20000"]]
    assert [line.split(" ")[2] for line in lines if " controller " in line] == ["ssd1306", "sh1106", "ssd1306"]
    assert [line for line in lines if line.startswith("Seat 1, your turn")]


@pytest.mark.level(2)
def test_the_tray_does_the_same_on_micropython():
    result = micropython.run_script(SCRIPT, path=PATH, capture=True, timeout_s=120)
    assert result.returncode == 0, result.stderr
    assert result.stdout.splitlines() == bare_tray.record_match() + bare_tray.record_kinds()

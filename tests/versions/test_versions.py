"""Files that each released version wrote are read by this version: matches go on, and records and settings are there.

`make.py` wrote the files at the release. The other direction, old firmware with new files, is tested in tests/device.
"""

import json
import re
import shutil
from pathlib import Path

import pytest
from matches import play_step

from host_tools.archive.database import FILE
from host_tools.cli import main
from simulator.tray.files import MemoryFiles
from simulator.tray.optics import Optics
from simulator.tray.sensors import SenseRig
from tray24.match.chance import Chance
from tray24.match.journal import JOURNAL
from tray24.match.match import Match
from tray24.ui.menus import settings

HERE = Path(__file__).resolve().parent
VERSIONS = sorted(path for path in HERE.iterdir() if (path / "positions.json").is_file())
assert VERSIONS, f"no files of releases in {HERE}"

pytestmark = pytest.mark.parametrize("version", VERSIONS, ids=lambda path: path.name)


def test_each_match_goes_on_where_it_was(version):
    positions = json.loads((version / "positions.json").read_text("utf-8"))
    assert len(positions) >= 5
    for game, expected in positions.items():
        faults = []
        files = MemoryFiles({JOURNAL: (version / f"{game}.t24").read_bytes()})
        match = Match.resume(files, notify=faults.append)
        assert match and not faults
        position = match.game.describe()
        assert {key: position[key] for key in expected} == expected
        match.undo()
        for _ in range(10):
            if not match.game.over:
                play_step(match, Chance(1))
        resumed_match = Match.resume(files, notify=faults.append)
        assert resumed_match.game.save() == match.game.save() and not faults


def test_settings_are_taken_over(version):
    loaded_settings = settings.load_settings(MemoryFiles({"settings.txt": (version / "settings.txt").read_bytes()}))
    assert (
        loaded_settings["name1"],
        loaded_settings["brightness"],
        loaded_settings["hints"],
        loaded_settings.problems,
    ) == ("Mira", 40, "plays", [])


def test_the_calibration_still_sees_dice(version):
    files = MemoryFiles({"sensors.cal": (version / "sensors.cal").read_bytes()})
    sense_rig = SenseRig(Optics(5), files)
    assert sense_rig.sensing.reference.calibrated and not sense_rig.sensing.problem
    for slot, die in enumerate(("r", "y", "g", "b")):
        sense_rig.place_surface(slot, die)
    sense_rig.wait_until_settled()
    sense_rig.wait_ms(1000)
    assert [sense_rig.sensing.seen[slot] for slot in range(4)] == [1, 2, 3, 4]


def read_scores(version):
    """Return the scores of the match in the record of a version, as its last line says: "70,0"."""
    return re.search(r"# won 0 ([\d,]+)", (version / "rec0001.t24").read_text("utf-8"))[1]


def test_the_record_replays(version, capsys):
    assert main(["replay", str(version / "rec0001.t24")]) == 0
    assert capsys.readouterr().out.endswith(f"over=true scores={read_scores(version)} winners=0\n")


def test_the_archive_opens_with_its_match(version, capsys, monkeypatch, tmp_path):
    monkeypatch.setenv("TRAY24_HOME", str(tmp_path))
    shutil.copy(version / "matches.db", tmp_path / FILE)
    for arguments in (["records", "list"], ["records", "show", "1"]):
        assert main(arguments) == 0
        output = capsys.readouterr()
        assert read_scores(version).partition(",")[0] in output.out and "bot" in output.out and not output.err

"""Write the files of this version of Tray24, which tests of later versions read.

    .venv/bin/python tests/versions/make.py

It makes a journal in the middle of a match of each game, with the position that it leads to, a record, settings, a
calibration and an archive, in the folder of this version. Run it once, at each release.
"""

import json
import os
import sys
import tempfile
from datetime import UTC, date, datetime
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "firmware"), str(ROOT)]

from simulator.tray.files import MemoryFiles  # noqa: E402
from simulator.tray.optics import Optics  # noqa: E402
from simulator.tray.sensors import SenseRig  # noqa: E402
from tray24 import __version__, games  # noqa: E402
from tray24.match.bots.bots import run_to_end  # noqa: E402
from tray24.match.journal import JOURNAL  # noqa: E402
from tray24.match.match import Match  # noqa: E402
from tray24.match.profile import Player, Profile  # noqa: E402
from tray24.ui.menus.settings import Settings  # noqa: E402

_LINES = 90  # of seats in a journal; a line is taken back now and then
_SEED = 20
_DAY = date(2026, 3, 5)


def play_moves(match: Match, lines: int) -> None:
    for number in range(lines):
        if not match.game.over:
            match.enter(run_to_end(match.choose_bot_move()))
        if number % 11 == 10 and match.can_undo:
            match.undo()


def make_journal(game: str, lines: int) -> tuple[bytes, Match]:
    """Return the journal of a match of bots and the match, after `lines` lines or earlier if it is over."""
    files = MemoryFiles()
    match = Match(Profile(game, [Player(0, "Ann", "random"), Player(2, "Bo", "random")], {}, False, _SEED), files)
    play_moves(match, lines)
    return bytes(files.content[JOURNAL]), match


def make_archive(record: bytes) -> bytes:
    """Return the database with one record."""
    with tempfile.TemporaryDirectory() as folder:
        os.environ["TRAY24_HOME"] = folder
        from host_tools.archive.matches import Origin, open_archive

        with open_archive() as archive:
            archive.add_record(
                record, Origin("board e66", "rec0001.t24"), datetime(2026, 3, 5, 20, 0, tzinfo=UTC), _DAY
            )
        (database,) = (path for path in Path(folder).rglob("*") if path.suffix in (".db", ".sqlite", ".sqlite3"))
        return database.read_bytes()


def main() -> None:
    folder = Path(__file__).resolve().parent / __version__
    folder.mkdir(exist_ok=True)
    positions = {}
    for game in games.list_games():
        data, match = make_journal(game, _LINES)
        (folder / f"{game}.t24").write_bytes(data)
        positions[game] = match.game.describe()
    (folder / "positions.json").write_text(json.dumps(positions, indent=1) + "\n", encoding="utf-8")
    files = MemoryFiles()
    match = Match(
        Profile("line", [Player(0, "Ann", "sharp"), Player(1, "Bo", "random")], {"target": "30"}, False, 3), files
    )
    while not match.game.over:
        match.enter(run_to_end(match.choose_bot_move()))
    record = files.content[match.finish()]
    (folder / "rec0001.t24").write_bytes(record)
    settings = Settings()
    for name, value in (("name1", "Mira"), ("brightness", "40"), ("hints", "plays")):
        settings.set(name, value)
    settings.save(files)
    (folder / "settings.txt").write_bytes(files.content["settings.txt"])
    sense_rig = SenseRig(Optics(5))
    complaint = sense_rig.calibrate()
    assert not complaint, complaint
    (folder / "sensors.cal").write_bytes(sense_rig.files.content["sensors.cal"])
    (folder / "matches.db").write_bytes(make_archive(record))


if __name__ == "__main__":
    main()

"""The archive (database of matches): each match is stored once, older files are migrated, bad ones refused."""

import json
import random
import sqlite3
import sys
from datetime import UTC, date, datetime
from pathlib import Path
from zlib import crc32

import pytest

from host_tools.archive import database, exports, facts
from host_tools.archive.matches import Origin, moment_to_evening, open_archive
from host_tools.errors import Failure
from tray24.match.record import replay

GOLDEN = Path(__file__).resolve().parents[1] / "golden"
NOON = datetime(2026, 3, 7, 12, tzinfo=UTC)
HERE = Origin("a test", "rec0001.t24")
THERE = Origin("board e661", "rec0002.t24")


def read_golden(name: str) -> bytes:
    return (GOLDEN / name.split("-")[0] / f"{name}.t24").read_bytes()


@pytest.fixture(autouse=True)
def no_waiting(home, monkeypatch):
    monkeypatch.setattr(database, "_WAIT_S", 0.0)


FILES = {f"rec000{n}.t24": read_golden(name) for n, name in enumerate(("basic-000", "yacht-001", "line-000"), 1)}


def test_the_same_match_from_another_place_is_there_once_with_both_origins():
    with open_archive() as archive:
        match_ids = [archive.add_record(FILES["rec0002.t24"], origin, NOON) for origin in (THERE, HERE)]
        assert (match_ids, len(archive.read_matches())) == ([(1, True), (1, False)], 1)
        assert archive.read_origins(1) == [THERE, HERE]


# The file.


def test_a_newer_database_is_refused_and_left_alone():
    with open_archive() as archive:
        archive.add_record(FILES["rec0001.t24"], HERE, NOON)
    path = database.get_database_path()
    with sqlite3.connect(path) as other:
        other.execute("PRAGMA user_version = 99")
    content = path.read_bytes()
    with pytest.raises(Failure, match="newer Tray24.*version 99.*update"), open_archive():
        pass
    assert path.read_bytes() == content


@pytest.fixture
def next_version(monkeypatch):
    """Return a function that adds a migration step, as if this program's database schema was one version newer."""

    def add_step(step: str):
        monkeypatch.setattr(database, "STEPS", (*database.STEPS, step))

    return add_step


def test_an_older_database_is_brought_up_after_a_copy(home, next_version):
    with open_archive() as archive:
        archive.add_record(FILES["rec0001.t24"], HERE, NOON)
    version = len(database.STEPS)
    next_version("ALTER TABLE matches ADD COLUMN note TEXT; CREATE TABLE more (a);")
    with open_archive() as archive:
        assert archive.read_record(1) == FILES["rec0001.t24"]
    with sqlite3.connect(database.get_database_path()) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (version + 1,)
        assert connection.execute("SELECT note FROM matches").fetchone() == (None,)
    with sqlite3.connect(home / f"records-version-{version}.sqlite") as copy:
        assert copy.execute("PRAGMA user_version").fetchone() == (version,)
        assert copy.execute("SELECT content FROM matches").fetchone() == (FILES["rec0001.t24"],)


def test_a_step_that_fails_leaves_the_database_as_it_was(next_version):
    with open_archive() as archive:
        archive.add_record(FILES["rec0001.t24"], HERE, NOON)
    version = len(database.STEPS)
    next_version("CREATE TABLE more (a); ALTER TABLE nothing ADD COLUMN b;")
    with pytest.raises(Failure, match="nothing"), open_archive():
        pass
    with sqlite3.connect(database.get_database_path()) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (version,)
        assert connection.execute("SELECT count(*) FROM sqlite_schema WHERE name = 'more'").fetchone() == (0,)


@pytest.mark.parametrize("content", [b"SQLite format 3\0" + bytes(3000), b"tray24 1\n" * 500])
def test_a_damaged_database_is_said_and_kept(home, content):
    home.mkdir()
    path = database.get_database_path()
    path.write_bytes(content)
    with pytest.raises(Failure, match="is damaged.*Move it"), open_archive():
        pass
    assert path.read_bytes() == content


def test_another_programs_database_is_refused(home):
    home.mkdir()
    with sqlite3.connect(database.get_database_path()) as other:
        other.execute("CREATE TABLE theirs (a)")
    with pytest.raises(Failure, match="another program's"), open_archive():
        pass


def test_a_database_that_is_being_written_is_said():
    with open_archive() as archive:
        other = sqlite3.connect(archive.path, isolation_level=None)
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(Failure, match="in use: another tray24"):
            archive.add_record(FILES["rec0001.t24"], HERE, NOON)
        other.execute("ROLLBACK")
        other.close()
        assert archive.add_record(FILES["rec0001.t24"], HERE, NOON) == (1, True)


# Facts of records.


@pytest.mark.parametrize("expected", (GOLDEN / "expected.txt").read_text().splitlines())
def test_facts_agree_with_the_rules(expected):
    name, _, verdict = expected.partition(": ")
    path = GOLDEN / name
    match_facts = facts.extract_facts(path.read_bytes())
    expected_facts = dict(word.split("=") for word in verdict.split() if "=" in word)
    if verdict.startswith("illegal"):
        assert (match_facts["fault"]["line"], match_facts["over"]) == (int(verdict.split()[-1]), False)
        return
    assert match_facts["fault"] is None
    scores = [player["score"] for player in match_facts["players"]]
    assert [",".join(map(str, scores)), str(match_facts["hands"])] == [
        expected_facts["scores"],
        expected_facts["hands"],
    ]
    assert [sum(gains) for gains in zip(*match_facts["hand_scores"], strict=True)] == scores
    assert len(match_facts["hand_scores"]) == match_facts["hands"]
    assert [seat for seat, player in enumerate(match_facts["players"]) if player["won"]] == replay(
        path.read_text().splitlines()
    )[1].game.list_winners()


PENALTIES = """tray24 1
game basic
seats 2
---
* first 0
* draw 0 0
* start r5
0 place 0
* draw 1 1 2 3 4
* draw 0 5 6 7 8
1 roll
* roll 1 rD2 g1 g2 g3
1 play rD2 1
* draw 0 9 10
* roll 0 b1 b2
"""


def test_penalties_are_counted_and_what_is_undone_is_not():
    def count_penalties(text):
        match_facts = facts.extract_facts(text.encode())
        assert match_facts["fault"] is None
        return [(player["penalties"], player["penalty_dice"], player["moves"]) for player in match_facts["players"]]

    assert count_penalties(PENALTIES) == [(1, 2, 1), (0, 0, 2)]
    assert count_penalties(PENALTIES + "* undo\n") == [(0, 0, 1), (0, 0, 1)]


def test_dice_taken_from_the_line_are_penalties_too():
    text = read_golden("line-000").decode()
    match_facts = facts.extract_facts(text.encode())
    taken_counts = [player["penalty_dice"] for player in match_facts["players"]]
    played_counts = [
        sum(f" play {c}{kind}" in line for line in text.splitlines() for c in "rygb") for kind in ("D1", "D2")
    ]
    assert 0 < sum(taken_counts) <= played_counts[0] + 2 * played_counts[1] + 2 * text.count(" catch ")


SEATED = PENALTIES.replace(
    "seats 2\n", "seats 2\n# dice real # 01234567\n# seat 0 3 - Mira # 0a0b0c0d\n# seat 1 5 sharp  # 11111111\n"
)


def test_who_sat_where_is_read_from_the_comments():
    match_facts = facts.extract_facts(SEATED.encode())
    players = [(player["name"], player["bot"], player["button"], player["left"]) for player in match_facts["players"]]
    assert (match_facts["real"], players) == (True, [("Mira", "", 3, False), ("", "sharp", 5, False)])
    match_facts = facts.extract_facts((SEATED + "# seat 0 3 random Mira # 22222222\n").encode())
    assert [player["left"] for player in match_facts["players"]] == [True, False]


@pytest.mark.parametrize("data", [b"", b"\xff\xfe\0\0", b"tray24 1\ngame chess\n---\n", b"tray24 1\n" * 3])
def test_what_is_no_record_is_kept_with_its_fault(data):
    with open_archive() as archive:
        number, _ = archive.add_record(data, HERE, NOON)
        assert archive.read_match(number).facts["fault"]
        assert archive.read_record(number) == data


def read_all_records(archive):
    return exports.read_records(archive, archive.read_matches())


def flip_bit(path, column, at, bit):
    """Flip one bit of a text column in the first match of a database."""
    with sqlite3.connect(path) as connection:
        (text,) = connection.execute(f"SELECT CAST({column} AS BLOB) FROM matches WHERE id = 1").fetchone()
        data = bytearray(text)
        data[at] ^= 1 << bit
        kind = "BLOB" if column == "content" else "TEXT"
        connection.execute(f"UPDATE matches SET {column} = CAST(? AS {kind}) WHERE id = 1", (bytes(data),))
    return len(data)


def test_any_flipped_bit_of_the_facts_is_mended_from_the_record():
    with open_archive() as archive:
        for name in FILES:
            archive.add_record(FILES[name], HERE, NOON)
        sound_matches = archive.read_matches()
    rng = random.Random(24)
    size = flip_bit(database.get_database_path(), "facts", 0, 0)
    for at, bit in [(0, 0), *((rng.randrange(size), rng.randrange(8)) for _ in range(150))]:
        flip_bit(database.get_database_path(), "facts", at, bit)
        with open_archive() as archive:
            assert archive.read_matches() == sound_matches


@pytest.mark.parametrize("column", ["content", "sha256", "evening", "played_at"])
def test_a_damaged_match_hides_no_other(column, capsys):
    with open_archive() as archive:
        for name in FILES:
            archive.add_record(FILES[name], HERE, NOON)
        other_matches = {match.id: match for match in archive.read_matches() if match.id != 1}
    flip_bit(database.get_database_path(), column, 3, 7)
    with open_archive() as archive:
        assert {match.id: match for match in archive.read_matches() if match.id != 1} == other_matches
        records = read_all_records(archive)
        assert {match.id for match, _ in records} >= set(other_matches)
        assert exports.format_csv(archive.read_matches()) and exports.format_json(archive, records)
    if column in ("content", "sha256"):
        assert "the record of match 1 differs" in capsys.readouterr().err


def _make_facts(forged_facts):
    """Return `forged_facts`, the forged facts of a match, as JSON, and the checksum of this text."""
    text = json.dumps(forged_facts)
    return text, crc32(text.encode())


def _list_changes():
    """Yield functions that change the facts of a match into facts that only a stranger's program could have written."""
    yield from (lambda match_facts, value=value: value for value in ({}, [], 5, None, "x", {"game": 5}))
    yield lambda match_facts: match_facts | {"game": "chess"}
    yield lambda match_facts: match_facts | {"game": ""}
    yield lambda match_facts: match_facts | {"options": {"target": 5}}
    yield lambda match_facts: match_facts | {"hand_scores": [[1, 2, 3]]}
    yield lambda match_facts: match_facts | {"players": []}
    yield lambda match_facts: match_facts | {"players": [{"name": "\x1b[2J"}]}
    yield lambda match_facts: match_facts | {"fault": {"line": "x"}}
    for name in facts.extract_facts(read_golden("yacht-000")):
        yield lambda match_facts, name=name: match_facts | {name: {"x": [1]}}
        yield lambda match_facts, name=name: {key: value for key, value in match_facts.items() if key != name}


@pytest.mark.parametrize("change", list(_list_changes()))
def test_facts_of_a_strangers_shape_are_found_again(change):
    with open_archive() as archive:
        archive.add_record(read_golden("yacht-000"), HERE, NOON)
        archive.add_record(read_golden("basic-000"), HERE, NOON)
        facts_before = [match.facts for match in archive.read_matches()]
        text, check = _make_facts(change(facts_before[0]))
        archive._connection.execute("UPDATE matches SET facts = ?, facts_check = ? WHERE id = 1", (text, check))
        assert [match.facts for match in archive.read_matches()] == facts_before


@pytest.mark.parametrize("day", ["../../../tmp/x", "", "20260307", "2026-W10-6", "2026-02-30", "x" * 5000])
def test_a_strangers_evening_is_no_path(day):
    with open_archive() as archive:
        archive.add_record(read_golden("yacht-000"), HERE, NOON)
        archive._connection.execute("UPDATE matches SET evening = ?", (day,))
        (match,) = archive.read_matches()
        assert match.evening == "2026-03-07"
        archive._connection.execute("UPDATE matches SET played_at = ?", ("never",))
        (match,) = archive.read_matches()
        assert exports.format_record_name(match) == "0001-01-01-yacht-0001.t24"


def test_facts_of_another_version_are_found_anew(monkeypatch):
    with open_archive() as archive:
        archive.add_record(FILES["rec0001.t24"], HERE, NOON)
        with sqlite3.connect(archive.path) as other:
            other.execute("UPDATE matches SET facts = '{}', facts_version = 0")
        assert archive.read_match(1).facts["game"] == "basic"


# Evenings.


def test_after_midnight_it_is_still_the_evening_before():
    late_time = datetime(2026, 3, 8, 1, 30).astimezone()
    morning_time = datetime(2026, 3, 8, 9, 0).astimezone()
    assert [moment_to_evening(late_time), moment_to_evening(morning_time)] == [date(2026, 3, 7), date(2026, 3, 8)]


# Exports.


def test_exported_records_are_the_same_bytes_and_replace_nothing_else(tmp_path):
    with open_archive() as archive:
        archive.add_record(FILES["rec0001.t24"], HERE, NOON, date(2026, 3, 7))
        (path,) = exports.export_records(read_all_records(archive), tmp_path)
        assert (path.name, path.read_bytes()) == ("2026-03-07-basic-0001.t24", FILES["rec0001.t24"])
        exports.export_records(read_all_records(archive), tmp_path)
        path.write_bytes(b"something else")
        with pytest.raises(Failure, match="exists already with other content"):
            exports.export_records(read_all_records(archive), tmp_path)
        assert path.read_bytes() == b"something else"


def test_csv_has_a_row_for_each_seat_and_no_formula():
    with open_archive() as archive:
        archive.add_record(
            SEATED.replace("Mira", '=1+1, "x"').replace("sharp", "@sharp").encode(), HERE, NOON, date(2026, 3, 7)
        )
        head, *rows = exports.format_csv(archive.read_matches()).splitlines()
    assert head.startswith("match,evening,game,dice,finished")
    assert len(rows) == 2
    for sign in "=+-@\uff1d\uff0b\uff0d\uff20":
        assert exports._escape_cell(f"{sign}1") == f"'{sign}1"
    assert rows[0].startswith('1,2026-03-07,basic,real,no,0,0,"\'=1+1, ""x""",,no,0,no,')


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has other permissions")
def test_an_archive_that_others_could_read_is_closed(monkeypatch, tmp_path):
    monkeypatch.delenv("TRAY24_HOME")
    path = tmp_path / "home" / database.FILE
    database.connect(path).close()
    path.chmod(0o644)
    path.parent.chmod(0o755)
    database.connect(path).close()
    assert [private_path.stat().st_mode & 0o777 for private_path in (path.parent, path)] == [0o700, 0o600]

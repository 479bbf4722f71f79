"""The command records, with files, and with the tray's own firmware at the other end of the link."""

import json
import os
import re
import sqlite3
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

import link_streams
import pytest

from host_tools.archive import database
from host_tools.commands import records
from simulator.tray.data_folder import reserve_folder
from simulator.tray.files import MemoryFiles
from tray24.ui.toolkit.lights import KINDS

pytestmark = pytest.mark.usefixtures("home")

GOLDEN = Path(__file__).resolve().parents[1] / "golden"
TRAY = {
    "rec0001.t24": (GOLDEN / "yacht" / "yacht-001.t24").read_bytes(),
    "rec0002.t24": (GOLDEN / "basic" / "basic-002.t24").read_bytes(),
    "rec0003.t24": (GOLDEN / "basic" / "basic-004-bad0.t24").read_bytes(),
}


@pytest.fixture
def tray(new_linked_tray, monkeypatch):
    """Return a tray with records, to which the command's requests go; `wire` may wrap the stream between them."""
    linked_tray = new_linked_tray(files=MemoryFiles(dict(TRAY)))
    linked_tray.wire = lambda stream: stream
    monkeypatch.setattr(records, "open_link", lambda port: linked_tray.make_link(linked_tray.wire(linked_tray.stream)))
    return linked_tray


@pytest.fixture
def call(tray24):
    return partial(tray24, "records")


def test_records_are_pulled_exported_byte_for_byte_and_fetched_once(tray, call, tmp_path):
    code, out, err = call("pull")
    assert (code, out) == (0, "3 on the tray: 3 new, 0 known\n")
    assert "match 3 is kept, but its record is not legal from line 10 on" in err
    assert call("export", "--out", tmp_path / "out")[0] == 0
    assert sorted(path.read_bytes() for path in (tmp_path / "out").iterdir()) == sorted(TRAY.values())
    tray.wire = lambda stream: link_streams.FaultyStream(stream, unplugged_after=2000)  # less than a record
    assert call("pull")[1] == "3 on the tray: 0 new, 3 known\n"
    tray.wire = lambda stream: stream
    tray.rig.files.content["rec0001.t24"] = (GOLDEN / "line" / "line-001.t24").read_bytes()
    assert call("pull")[1] == "3 on the tray: 1 new, 2 known\n"


def test_json_lists_for_scripts_what_was_pulled(tray, call):
    pulled_records = json.loads(call("pull", "--json")[1])
    assert [
        (pulled_record["name"], pulled_record["match"], pulled_record["new"]) for pulled_record in pulled_records
    ] == [(name, n, True) for n, name in enumerate(TRAY, 1)]
    listed_records = json.loads(call("list", "--json")[1])
    assert [match["sha256"] for match in listed_records] == [
        pulled_record["sha256"] for pulled_record in pulled_records
    ]


@pytest.mark.parametrize("bytes_left", [50, 700, 2500, 4000])
def test_a_pull_that_is_unplugged_keeps_what_it_has_and_goes_on(tray, call, bytes_left):
    tray.wire = lambda stream: link_streams.FaultyStream(stream, unplugged_after=bytes_left)
    code, _, err = call("pull")
    assert code == 1
    copied_count = int(re.search(r"(\d) of 3 records are safely copied", err)[1]) if "safely" in err else 0
    tray.wire = lambda stream: stream
    assert call("pull")[1] == f"3 on the tray: {3 - copied_count} new, {copied_count} known\n"


@pytest.mark.parametrize("trouble", [{"late": 2, "pieces": 7}, {"lost": 1}, {"garbled": 1}])
def test_a_bad_wire_delivers_the_right_bytes_or_an_error(tray, call, tmp_path, trouble):
    """If a cable damages one byte in a thousand, more than any real cable, records arrive unchanged or not at all.

    `records pull` may take several attempts; each keeps the records that have arrived.
    """
    for seed in range(60):
        tray.wire = lambda stream, seed=seed: link_streams.FaultyStream(stream, seed=seed, **trouble)
        if call("pull")[0] == 0:
            break
    call("export", "--out", tmp_path / "out")
    assert sorted(path.read_bytes() for path in (tmp_path / "out").glob("*")) == sorted(TRAY.values())


def test_the_tray_deletes_what_is_copied_and_nothing_else(tray, call):
    code, out, err = call("delete", "--all")
    assert (code, out) == (1, "0 of 3 deleted on the tray\n")
    assert "rec0001.t24 was not deleted: it is not in the archive" in err
    assert set(TRAY) <= set(tray.rig.files.list_names())
    call("pull")
    assert call("delete", "rec0002.t24")[:2] == (0, "1 of 1 deleted on the tray\n")
    assert "rec0002.t24" not in tray.rig.files.list_names()
    assert "rec0001.t24" in tray.rig.files.list_names()
    assert call("pull", "--delete")[1] == "2 on the tray: 0 new, 2 known, 2 deleted on the tray\n"
    assert not set(TRAY) & set(tray.rig.files.list_names())
    assert call("list", "--game", "yacht")[1].count("\n") == 2, "what was deleted there is still here"


def test_the_tray_keeps_what_the_database_does_not_give_back(tray, call):
    call("pull")
    with sqlite3.connect(database.get_database_path()) as other:  # damaged on the disk
        other.execute("UPDATE matches SET content = zeroblob(length(content)) WHERE id = 2")
    tray.rig.files.content["rec0003.t24"] += b"# more\n"  # changed since it was pulled
    assert call("delete", "--all")[:2] == (1, "1 of 3 deleted on the tray\n")
    assert set(TRAY) & set(tray.rig.files.list_names()) == {"rec0002.t24", "rec0003.t24"}


def test_a_name_that_is_not_there_deletes_nothing(tray, call):
    call("pull")
    code, _, err = call("delete", "rec0001.t24", "rec0099.t24")
    assert code == 2 and "rec0099.t24 is not on the tray" in err
    assert "rec0001.t24" in tray.rig.files.list_names()
    assert call("delete")[0] == call("delete", "--all", "rec0001.t24")[0] == 2


def test_what_lies_on_the_tray_is_listed_with_its_copies(tray, call):
    call("pull")
    tray.rig.files.content["rec0004.t24"] = (GOLDEN / "line" / "line-001.t24").read_bytes()
    rows = call("tray")[1].splitlines()
    assert rows[1].split()[-2:] == ["match", "1"]
    assert rows[4].split()[0] == "rec0004.t24" and rows[4].endswith("-")


def test_matches_of_the_simulator_are_taken_in_with_their_evenings(call, home):
    folder = home / "tray"
    folder.mkdir(parents=True)
    for name in ("rec0001.t24", "match.t24"):
        (folder / name).write_bytes(TRAY["rec0001.t24"])
        os.utime(folder / name, (datetime(2026, 2, 3, 20, tzinfo=UTC).timestamp(),) * 2)
    assert call("import")[1] == "1 record: 1 new, 0 known\n"
    assert call("list")[1].splitlines()[1].split()[:3] == ["1", "2026-02-03", "yacht"]
    assert call("evening", "2026-01-31", 1)[0] == 0
    assert call("list", "--since", "2026-02-01")[1].startswith(
        "the database has no such match: './tray24 records list' lists all"
    )


def test_matches_of_all_kinds_of_trays_are_taken_in(call, home):
    """`records import` finds the matches of all kinds of trays and of a second running tray, and uploaded records."""
    names = sorted(TRAY)
    places = [reserve_folder(home, kind).folder for kind in KINDS] + [home / "light-2", home / "tray" / "brought"]
    for number, folder in enumerate(places):
        folder.mkdir(exist_ok=True)
        (folder / "rec0001.t24").write_bytes(TRAY[names[number % len(names)]] + b"# %d\n" % number)
    other = home / "else"
    other.mkdir()
    (other / "rec0001.t24").write_bytes(TRAY[names[0]])
    taken_records = json.loads(call("import", "--json")[1])
    assert {Path(taken_record["file"]).parent for taken_record in taken_records} == set(places)


def test_files_that_are_no_records_are_refused(call, tmp_path):
    (tmp_path / "a.t24").write_bytes(b"\x89PNG")
    assert call("import", tmp_path / "a.t24")[0] == 1
    assert call("import", tmp_path / "missing.t24")[0] == 2
    (tmp_path / "empty").mkdir()
    assert "the folder contains no records" in call("import", tmp_path / "empty")[2]
    assert call("list")[1].startswith("the database has no match yet: './tray24 records pull'")


def test_a_folder_with_bad_files_is_taken_in_as_far_as_it_is_good(call, tmp_path):
    for name in ("rec0001.t24", "rec0002.t24"):
        (tmp_path / name).write_bytes(TRAY[name])
    (tmp_path / "a.t24").write_bytes(b"\x89PNG")
    (tmp_path / "rec0001z.t24").write_bytes(b"tray24 1\n" + bytes(5_000_000))
    (tmp_path / "gone.t24").symlink_to(tmp_path / "nowhere")
    code, out, err = call("import", tmp_path)
    assert (code, out) == (1, "2 records: 2 new, 0 known\n")
    assert "gone.t24" in err and "a.t24 is not a record" in err and "rec0001z.t24 cannot be read: it has 5 MB" in err
    assert len(json.loads(call("list", "--json")[1])) == 2


HOSTILE = "\x1b[2J\x9b31m\u202e\u200b\x07" + "x" * 5000


@pytest.mark.parametrize(
    "record",
    [
        f"tray24 1\n# dice real\n# seat 0 0 - {HOSTILE}\n# seat 1 1 {HOSTILE} {HOSTILE}\ngame line\nseats 2\n---\n",
        f"tray24 1\ngame {HOSTILE}\nseats 2\n---\n",
        f"tray24 1\ngame basic\nseats 2\noption {HOSTILE}={HOSTILE}\n---\n",
        f"tray24 1\ngame basic\nseats 2\n---\n0 {HOSTILE}\n",
        f"tray24 1\n{HOSTILE}\n",
    ],
)
def test_a_strangers_record_cannot_speak_to_the_terminal(call, tmp_path, record):
    path = tmp_path / "\x1b[2Jevil.t24"
    path.write_bytes(record.encode())
    outputs = [
        call("import", path),
        call("list"),
        call("list", "--json"),
        call("show", 1),
        call("show", 1, "--json"),
        call("export", "--format", "csv"),
    ]
    for _, out, err in outputs:
        assert (out + err).replace("\n", "").isprintable()
    for line in [line for index in (0, 1, 3) for line in "".join(outputs[index][1:]).splitlines()]:
        assert len(line) < 1000, "no line is as long as a word of the record"
    for player in json.loads(outputs[2][1])[0]["players"]:
        assert (player["name"] + player["bot"]).isprintable() and len(player["name"]) <= 10 and len(player["bot"]) <= 10


def test_a_match_is_shown_with_its_hands_and_what_is_wrong(tray, call):
    call("pull")
    code, out, _ = call("show", 2)
    assert code == 0
    assert "basic" in out and "from board" in out and "Seat 4 (won)" in out
    assert "not legal from line 10 on" in call("show", 3)[1]
    code, _, err = call("show", 9)
    assert code == 1 and "records list" in err


@pytest.mark.parametrize("arguments", [["export", "--out"], ["export", "--format", "csv", "--out"]])
def test_exports_do_not_write_over_what_is_no_place_for_them(tray, call, tmp_path, arguments):
    call("pull")
    target = tmp_path / "there"
    target.write_text("mine") if arguments[1] == "--out" else target.mkdir()
    assert call(*arguments, target)[0] == 2
    assert target.is_dir() or target.read_text() == "mine"


def test_csv_and_json_go_to_output_or_a_file(tray, call, tmp_path):
    call("pull")
    assert call("export", 1, "--format", "csv")[1].count("\n") == 1 + 2
    path = tmp_path / "all.json"
    assert call("export", "--format", "json", "--out", path)[1] == f"{path}\n"
    exported_matches = json.loads(path.read_text())
    assert [match["record"].encode() for match in exported_matches] == list(TRAY.values())
    assert [match["origins"][0]["name"] for match in exported_matches] == list(TRAY)

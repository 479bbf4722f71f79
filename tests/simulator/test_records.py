"""The records on the tray as the page reads them: the list, a text, positions, and uploaded records."""

import base64
import errno
import os
import re
import time
import zipfile
from io import BytesIO
from pathlib import Path

import pytest

from simulator.tray.files import FolderFiles, MemoryFiles
from simulator.web.records import MAX_BROUGHT, MAX_BYTES, MAX_LINES, Records, check_upload, make_file_word
from simulator.web.replay.record_parser import strip_seal
from tray24.match.bots.characters import find_character

GOLDEN = Path(__file__).resolve().parents[1] / "golden"
GAMES = ["basic-006", "center-000", "line-001", "yacht-001", "dominoes-005"]
NAME = "brought/rec0001.t24"
OWN = "rec0001.t24"


def unseal_lines(text: str) -> list[str]:
    return [strip_seal(line) for line in text.splitlines()]


class NoMatch:
    """A replacement for the running match, on a tray without one."""

    def build_summary(self):
        return None

    def build_states(self, match_id, first_index, max_count):
        return None

    def build_decisions(self, match_id):
        return None


def read_text(name: str) -> str:
    return (GOLDEN / name.split("-")[0] / f"{name}.t24").read_text("utf-8")


def make_records(*names: str) -> Records:
    """Return the `Records` of a tray to which the golden records with these names were uploaded."""
    records = Records(MemoryFiles(), NoMatch())
    for number, name in enumerate(names, 1):
        assert records.upload_record(read_text(name)) == {"name": f"brought/rec{number:04d}.t24"}
    return records


def list_names(records: Records) -> list[str]:
    return [card["name"] for card in records.find_resource("records.json")["records"]]


@pytest.mark.parametrize("name", GAMES)
def test_a_match_that_has_ended_is_listed_with_its_winner(name):
    (card,) = make_records(name).find_resource("records.json")["records"]
    assert card["name"] == NAME
    assert " with " in card["words"] and "points" in card["words"]


def test_players_are_counted_once_for_each_match_that_has_ended():
    records = make_records("line-001", "yacht-001")
    stopped_record = "\n".join(read_text("basic-006").split("\n")[:20])
    assert records.upload_record(stopped_record) == {"name": "brought/rec0003.t24"}
    found = records.find_resource("records.json")
    assert list_names(records) == [f"brought/rec000{number}.t24" for number in (3, 2, 1)]
    assert "did not end" in found["records"][0]["words"]
    assert found["players"][0]["words"].startswith("2 matches")
    assert sum(int(player["words"].split(", ")[1].split()[0]) for player in found["players"]) == 2


def test_a_damaged_file_is_listed_as_such():
    found = Records(MemoryFiles({OWN: b"\xff nonsense"}), NoMatch()).find_resource("records.json")
    card = {"name": OWN, "title": OWN, "players": [], "words": "This file cannot be read.", "when_s": None}
    assert found["records"] == [card]
    assert found["players"] == [] and found["left"] == 0


def list_move_lines(text: str) -> list[str]:
    """Return the lines of a record, of its head and of the match, without comments."""
    return [line for line in unseal_lines(text) if not line.startswith("#")]


def test_a_record_is_read_and_watched():
    records = make_records("yacht-001")
    found = records.find_resource(f"records/{NAME}.json")
    assert found["name"] == "yacht-Seat-1-Seat-2.t24" and list_move_lines(found["text"]) == list_move_lines(
        read_text("yacht-001")
    )
    lines = records.find_resource(f"records/{NAME}/replay.json")["lines"]
    assert len(records.find_resource(f"records/{NAME}/looks/0/0.json")) == min(64, len(lines) + 1)


@pytest.mark.parametrize(
    "path", ["records/rec0009.t24.json", "records/rec0009.t24/replay.json", "records/settings.json", "x"]
)
def test_what_is_no_record_is_not_found(path):
    assert make_records("yacht-001").find_resource(path) is None


def test_a_record_from_elsewhere_is_kept_if_all_its_lines_are_right():
    records = make_records("yacht-001")
    assert records.upload_record(read_text("line-001")) == {"name": "brought/rec0002.t24"}
    text = records.find_resource("records/brought/rec0002.t24.json")["text"]
    assert list_move_lines(text) == list_move_lines(read_text("line-001"))
    assert "already" in records.upload_record(text)["wrong"]
    assert "already" in records.upload_record(read_text("line-001"))["wrong"]
    assert "line" in records.upload_record(read_text("basic-006").replace("play", "take", 1))["wrong"]
    assert len(list_names(records)) == 2


def test_a_record_of_the_trays_own_is_not_brought_again():
    own_record = read_text("line-001").encode()
    records = Records(MemoryFiles({OWN: own_record}), NoMatch())
    assert "already" in records.upload_record(own_record.decode())["wrong"]


def test_a_record_that_is_too_long_is_not_even_read():
    records = make_records()
    assert "kB" in records.upload_record("x" * (MAX_BYTES + 1))["wrong"]
    assert "lines" in records.upload_record("\n" * (MAX_LINES + 1))["wrong"]


def test_comments_that_mean_nothing_are_left_out():
    text = read_text("line-001").replace("---\n", "# dice real\n# " + "x" * 9000 + "\n---\n# seat 0 3 - Ada\n", 1)
    cleaned_record = check_upload(read_text("line-001")).decode()
    data = check_upload(text).decode()
    assert len(data) < len(cleaned_record) + 100
    assert {"# dice real", "# seat 0 3 - Ada"} < set(unseal_lines(data)) and "xx" not in data
    assert check_upload(data).decode() == data


def test_a_bot_keeps_its_character():
    text = read_text("line-001").replace("---\n", "# seat 0 0 fair \n# bot 0 rascal\n# seat 1 1 - Ada\n---\n", 1)
    records = Records(MemoryFiles(), NoMatch())
    records.upload_record(text)
    assert "# bot 0 rascal" in unseal_lines(records.find_resource(f"records/{NAME}.json")["text"])
    assert find_character("rascal").display_name in records.find_resource("records.json")["records"][0]["words"]


def test_what_was_brought_has_a_room_of_its_own():
    own_record = read_text("yacht-001").encode()
    files, brought_files = MemoryFiles({OWN: own_record}), MemoryFiles(capacity=4000)
    records = Records(files, NoMatch(), brought_files)
    assert records.upload_record(read_text("line-001")) == {"name": NAME}
    error_text = records.upload_record(read_text("basic-001"))["wrong"]
    assert "no room" in error_text and list_names(records) == [OWN, NAME] and files.content == {OWN: own_record}


def test_brought_records_are_limited_in_number():
    """Uploads are refused when there are too many records: each upload compares all of them while the match waits.

    With 20,000 small records that took a second.
    """
    brought_files = MemoryFiles({f"rec{number:04d}.t24": b"" for number in range(1, MAX_BROUGHT)}, capacity=None)
    records = Records(MemoryFiles(), NoMatch(), brought_files)
    assert records.upload_record(read_text("line-001"))["name"] == f"brought/rec{MAX_BROUGHT:04d}.t24"
    assert "no room" in records.upload_record(read_text("line-000"))["wrong"]


def test_a_full_disk_is_named_as_the_reason(tmp_path, monkeypatch):
    def raise_disk_full(self, name, data):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(FolderFiles, "write", raise_disk_full)
    records = Records(MemoryFiles(), NoMatch(), FolderFiles(tmp_path))
    assert (
        records.upload_record(read_text("line-001"))["wrong"] == "the record could not be kept: No space left on device"
    )


def test_many_records_are_listed_bit_by_bit():
    """Each request for the list of records stops at its time limit, and the next request gets further.

    Here the clock advances by a millisecond for each record.
    """
    ticks = iter(range(1_000_000))
    record = check_upload(read_text("line-001"))
    files = MemoryFiles({f"rec{number:04d}.t24": record for number in range(1, 1001)}, capacity=None)
    records = Records(files, NoMatch(), clock=lambda: next(ticks) / 1000)
    seen_names, list_count = [], 0
    while len(seen_names) < 1000:
        found = records.find_resource("records.json")
        assert len(found["records"]) + found["left"] == 1000 and bool(found["words"]) == bool(found["left"])
        assert len(found["records"]) <= len(seen_names) + 401
        seen_names = [card["name"] for card in found["records"]]
        list_count += 1
    assert seen_names[0] == "rec1000.t24" and list_count == 3


def test_only_records_of_the_same_size_are_read_to_find_a_twin(monkeypatch):
    """To find out whether an uploaded record is there already, only those of its size are read.

    Reading each of 5,000 records took seconds.
    """
    read_names = []
    files = MemoryFiles({f"rec{number:04d}.t24": bytes(number) for number in range(1, 3001)}, capacity=None)
    records = Records(files, NoMatch())
    monkeypatch.setattr(files, "read", lambda name: read_names.append(name) or files.content[name])
    assert records.upload_record(read_text("line-001")) == {"name": NAME}
    assert len(read_names) == 2


def test_files_for_a_person_say_when_what_was_played_by_whom(tmp_path):
    files = FolderFiles(tmp_path)
    files.write(OWN, read_text("line-001").encode())
    files.write("rec0002.t24", read_text("line-001").encode())
    os.utime(tmp_path / OWN, (1_800_000_000, 1_800_000_000))
    os.utime(tmp_path / "rec0002.t24", (1_800_000_000, 1_800_000_000))
    records = Records(files, NoMatch())
    records.upload_record(read_text("yacht-001"))
    day = time.strftime("%Y-%m-%d", time.localtime(1_800_000_000))
    name = records.find_resource(f"records/{OWN}.json")["name"]
    assert name.startswith(f"{day}-dice-line-") and name.endswith(".t24")
    assert records.find_resource(f"records/{NAME}.json")["name"].startswith("yacht-")
    archive = zipfile.ZipFile(BytesIO(base64.b64decode(records.find_resource("records/all.json")["base64"])))
    assert {name, name.replace(".t24", "-2.t24")} < set(archive.namelist())
    assert [file.split("/")[0] for file in archive.namelist()].count("brought") == 1
    assert archive.read(name).decode() == read_text("line-001")


@pytest.mark.parametrize("word", ["a/b", "..\\c", 'q"?*<>|:', "con\x00trol\n", ".hidden", "x" * 300, ""])
def test_no_name_of_a_player_makes_a_name_that_a_system_refuses(word):
    found = make_file_word(word)
    assert not re.search(r'[\\/:*?"<>|\x00-\x1f\s.]', found) and len(found) <= 16

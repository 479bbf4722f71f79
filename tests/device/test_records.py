"""The host copies the records of an emulated Pico unchanged, each once, and deletes a record only after its copy."""

from pathlib import Path

import images
from pico_stream import PicoStream

from host_tools.archive.matches import delete_record, open_archive, pull_records
from host_tools.link.client import Link
from host_tools.link.records import list_records

GOLDEN = Path(__file__).resolve().parents[1] / "golden"
RECORDS = {
    "rec0001.t24": (GOLDEN / "basic" / "basic-002.t24").read_bytes(),
    "rec0007.t24": (GOLDEN / "yacht" / "yacht-000.t24").read_bytes(),
}


def test_records_are_pulled_byte_for_byte_and_deleted_only_when_copied(new_rig, tmp_path, monkeypatch):
    monkeypatch.setenv("TRAY24_HOME", str(tmp_path))
    rig = new_rig(images.make_flash({f"data/{name}": data for name, data in RECORDS.items()}))
    rig.boot()
    rig.pico.pop_text()
    stream = PicoStream(rig.pico)
    link = Link(stream, "the emulated Pico", stream.now_s)
    with open_archive() as archive:
        records = list_records(link)
        assert {record.name: record.size for record in records} == {name: len(data) for name, data in RECORDS.items()}
        assert delete_record(link, archive, records[0]) is not None
        pulled_records = list(pull_records(link, archive, records))
        assert [archive.read_record(pulled_record.number) for pulled_record in pulled_records] == list(RECORDS.values())
        assert [pulled_record.is_new for pulled_record in pull_records(link, archive, records)] == [False, False]
        assert delete_record(link, archive, records[1]) is None
    files = rig.read_pico_files()
    assert files["rec0001.t24"] == RECORDS["rec0001.t24"] and "rec0007.t24" not in files

"""A campaign of uploads of records during a match: each is stored or refused; the tray keeps all its own files."""

import random
from functools import cache
from unittest import mock

from campaigns.campaign import PRODUCT, Campaign, Fault
from campaigns.mutation import change_bytes
from host_tools.checkout import ROOT
from simulator.tray.files import CAPACITY_BYTES, MemoryFiles
from simulator.tray.rig import Rig
from simulator.web.records import Records, check_upload
from simulator.web.replay.watched_records import RunningMatchRecord
from tray24.match.journal import JOURNAL

_UPLOADS = 60  # of a round
_QUOTA_BYTES = 100_000
_OWN_FILES = {"rec0001.t24": b"somebody's\n" * 2000, "aside0001.t24": b"damaged\n", "kept0001.t24": b"unfinished\n"}


_store_record = Records.store_record


def _store_among_own(self: Records, data: bytes) -> object:
    """Store an uploaded record among the tray's own files, and give them less room than a Pico has: a planted fault."""
    self._uploads = self._files
    self._files.capacity = CAPACITY_BYTES // 20
    return _store_record(self, data)


class Uploads(Campaign):
    about = (*PRODUCT, "tests/campaigns/mutation.py")
    name = "uploads"
    promise = "no record that others bring removes or changes what was played on this computer"
    unit = "uploads"
    night = 100_000
    short = 2
    faults = (
        Fault("records are brought among the tray's own", mock.patch.object(Records, "store_record", _store_among_own)),
    )

    def check(self, number: int, rng: random.Random) -> int:
        files, brought_files = MemoryFiles(_OWN_FILES, capacity=None), MemoryFiles(capacity=_QUOTA_BYTES)
        rig = Rig(files, number)
        rig.press("green")
        rig.start_match("sharp", "gentle", game="basic")
        records = Records(files, RunningMatchRecord(lambda: None), brought_files)
        names: set[str] = set()
        for _ in range(_UPLOADS):
            names |= _upload(records, rng)
            if rng.random() < 0.1:
                journal = files.content[JOURNAL]
                rig.pull_plug()
                rig.boot()
                rig.press("green")
                assert files.content[JOURNAL].startswith(journal)
            rig.wait_ms(rng.choice((0, 20, 2000)))
            assert _OWN_FILES.items() <= files.content.items()
            assert (
                brought_files.get_free_bytes() >= 0
                and {f"brought/{name}" for name in brought_files.list_names()} == names
            )
        assert rig.match and rig.match.journal.saved and not rig.tray.faults
        assert {card["name"] for card in records.find_resource("records.json")["records"]} == {"rec0001.t24"} | names  # type: ignore[index]
        return _UPLOADS


def _upload(records: Records, rng: random.Random) -> set[str]:
    """Upload a record, a record with junk added, or other bytes. Return the name of the stored record, if any."""
    data = rng.choice(_read_records())
    draw = rng.random()
    if draw < 0.4:
        data = data.replace(b"---\n", b"# %d %s\n---\n" % (rng.randrange(99), b"x" * rng.choice((1, 9, 90_000))), 1)
    elif draw < 0.5:
        data = data.replace(b"---\n", b"# seat 0 %d - %c\n---\n" % (rng.randrange(6), rng.randrange(65, 91)), 1)
    elif draw < 0.8:
        data = change_bytes(data, rng)
    reply = records.upload_record(data.decode("utf-8", "replace"))
    if "name" not in reply:
        assert reply["wrong"]
        return set()
    resource = records.find_resource(f"records/{reply['name']}.json")
    assert check_upload(resource["text"]).decode() == resource["text"]  # type: ignore[index]
    return {reply["name"]}


@cache
def _read_records() -> list[bytes]:
    return [path.read_bytes() for path in sorted((ROOT / "tests" / "golden").rglob("*.t24"))]

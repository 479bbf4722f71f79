"""Records on a nearly full tray: a notice comes before the oldest is removed; a tray on a computer keeps all."""

import errno
import os

import pytest

from simulator.tray.files import FolderFiles, MemoryFiles
from simulator.tray.rig import Rig
from tray24.match.journal import JOURNAL

RECORD = "rec0001.t24"
CAPACITY = 60_000  # bytes: less than the tray wants to have left


def start_bots(files) -> Rig:
    rig = Rig(files, 5)
    rig.press("green")
    rig.start_match("sharp", "sharp", game="basic", target=2000)
    return rig


def test_a_nearly_full_tray_says_that_its_oldest_record_goes_before_it_does():
    files = MemoryFiles({RECORD: bytes(CAPACITY - 10_000), "rec0002.t24": bytes(100)}, capacity=CAPACITY)
    rig = start_bots(files)
    assert rig.ui.screen.name == "notice" and "oldest record goes" in rig.ui.format_text()
    assert RECORD in files.content
    rig.press("green")
    rig.wait_until(lambda: RECORD not in files.content, 3_600_000)
    assert "rec0002.t24" in files.content and rig.match.journal.saved


@pytest.mark.parametrize(
    "files",
    [
        MemoryFiles(capacity=CAPACITY),
        MemoryFiles({RECORD: bytes(60_000)}),
        MemoryFiles({RECORD: bytes(60_000)}, capacity=None),
    ],
    ids=["nothing to lose", "room", "a computer"],
)
def test_nothing_is_said_while_nothing_can_go(files):
    assert start_bots(files).ui.screen.name != "notice"


class FullDisk(FolderFiles):
    """The files of a tray in a folder, on a disk that other programs have filled."""

    full = False

    def append(self, name, data):
        if self.full:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        super().append(name, data)


def test_a_computers_full_disk_costs_no_record(tmp_path):
    files = FullDisk(tmp_path)
    files.write(RECORD, b"somebody's\n")
    rig = start_bots(files)
    files.full = True
    marks = len(rig.match.marks)
    rig.wait_until(lambda: len(rig.match.marks) > marks + 20, 3_600_000)
    assert files.read(RECORD) == b"somebody's\n" and not rig.match.journal.saved
    assert rig.ui.saving.message.key == "match_not_saved"
    files.full = False
    rig.wait_ms(1200)
    assert rig.match.journal.saved and files.get_size(JOURNAL) > 0

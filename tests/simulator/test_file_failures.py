"""The page goes on while the tray's files cannot be written; once they can, its log has every line."""

import errno
import os

import pytest

from simulator.tray.files import MemoryFiles
from simulator.tray.optics import STILL
from simulator.web.table.table import Table

BEGIN = '{"do": "new", "players": [{"button": 0, "bot": "sharp"}, {"button": 1, "bot": "sharp"}]}'
CALLS = ("read", "read_part", "size", "names", "free", "write", "append", "remove", "rename")


@pytest.mark.parametrize("error", [errno.EIO, errno.EMFILE, errno.ENOSPC])
def test_the_page_goes_on_and_its_log_has_every_line_afterwards(error):
    files = MemoryFiles({"rec0001.t24": b"an old record"})
    table = Table(files, lambda: 7, model=STILL)
    tab = table.add_tab()

    def wait(ms):
        for _ in range(ms // 50):
            table.advance(50)
            table.collect_news(tab)

    def fail(*arguments):
        raise OSError(error, os.strerror(error))

    wait(5000)
    table.handle_message(tab, BEGIN)
    wait(8000)
    for name in CALLS:
        setattr(files, name, fail)
    known = len(table.log.entries)
    wait(20_000)
    assert not table.tray.faults and len(table.log.entries) <= known + 2
    for name in CALLS:
        delattr(files, name)
    wait(2000)
    assert len(table.log.entries) > known + 5
    assert files.content["rec0001.t24"] == b"an old record"
    assert table.stop() is None
